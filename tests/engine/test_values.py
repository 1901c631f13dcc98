"""Values of the games: what the collector of garbage may pass over, and what it may not."""

from collections.abc import Iterator

from engine.core.data import Data
from tests.titles import TITLES


def _kinds(kind: type[Data]) -> Iterator[type[Data]]:
    yield kind
    for child in kind.__subclasses__():
        yield from _kinds(child)


def test_only_values_to_which_something_can_be_added_are_searched_for_garbage() -> None:
    """What is added later may refer back to its value; all others refer to what was there before them."""
    kinds = list(_kinds(Data))
    assert len(kinds) > 100 * len(TITLES)
    assert [kind for kind in kinds if kind.__struct_config__.gc != bool(kind.__dictoffset__)] == []
