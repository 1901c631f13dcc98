"""Values of the games: which of them need garbage collection."""

from collections.abc import Iterator

from engine.core.data import Data
from tests.titles import TITLES


def _kinds(kind: type[Data]) -> Iterator[type[Data]]:
    yield kind
    for child in kind.__subclasses__():
        yield from _kinds(child)


def test_only_values_to_which_something_can_be_added_are_searched_for_garbage() -> None:
    """Attributes added later may refer back to their value; all other values refer only to older ones."""
    kinds = list(_kinds(Data))
    assert len(kinds) > 100 * len(TITLES)
    assert [kind for kind in kinds if kind.__struct_config__.gc != bool(kind.__dictoffset__)] == []
