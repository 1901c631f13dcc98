"""The alternatives that a refusal names are legal, and every game names some."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine.core import Refusal, Seat
from engine.kit.ways_out import MOST
from tests.engine.games import games
from tests.opaque import AnyTitle
from tests.titles import POLISHED

every_title = pytest.mark.parametrize("title", POLISHED, ids=lambda title: str(title.id))


def _refusals(title: AnyTitle) -> Iterator[tuple[Any, Seat, Any, Refusal]]:
    """Yields refused actions of random games, taken from other positions of the same game."""
    for game in games(title):
        pool = list(dict.fromkeys(step.action for step in game.steps))
        for state in game.sample(12):
            for seat in game.seats:
                legal = title.rules.legal(state, seat)
                for action in pool[:: max(1, len(pool) // 60)]:
                    if legal and action not in legal:
                        yield state, seat, action, title.rules.refusal(state, seat, action)


@every_title
def test_named_alternatives_are_legal(title: AnyTitle) -> None:
    named = set()
    for state, seat, action, refusal in _refusals(title):
        instead = getattr(refusal, "instead", ())
        assert len(instead) <= MOST
        legal = title.rules.legal(state, seat)
        for value in instead:
            named.add(type(refusal))
            assert any(
                value in (getattr(each, field) for field in each.__struct_fields__) for each in legal
            ), f"{action}: {refusal}"
    assert named, "no refusal names an alternative"
