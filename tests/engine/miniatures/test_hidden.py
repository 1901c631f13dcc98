"""No view, question or list of legal actions reveals hidden parts."""

from collections import Counter

import pytest

from engine.core import Seat, Viewer
from engine.miniatures.pieces import Side
from engine.miniatures.state import State
from tests.engine.holding import holds
from tests.engine.miniatures.loading import game_rules, scenario_names
from tests.engine.miniatures.wandering import Chance, begin, wander

VIEWERS: tuple[Viewer, ...] = (Seat(0), Seat(1), None)
EVERY = 5  # steps between two checks


@pytest.mark.slow
@holds("R9.2", "R14.2", "Q65")
@pytest.mark.parametrize("name", scenario_names())
def test_dealt_again_nothing_looks_different(name: str) -> None:
    game, dice = game_rules(), Chance(name)
    for number, stride in enumerate(wander(name, "hidden", turn_map=True)):
        if number % EVERY:
            continue
        for viewer in VIEWERS:
            other = game.redeal(stride.before, viewer, dice)
            assert game.view(other, viewer) == game.view(stride.before, viewer)
            assert game.decision(other) == game.decision(stride.before)
            if viewer is not None:
                assert game.legal(other, viewer) == game.legal(stride.before, viewer)


@holds("R18.2")
@pytest.mark.parametrize("name", ["final-01", "beta-03"])
def test_a_redeal_loses_nothing_and_changes_something(name: str) -> None:
    changed = 0
    for stride in wander(name, "kept"):
        for viewer in VIEWERS:
            other = game_rules().redeal(stride.before, viewer, Chance("again"))
            assert _cards(other) == _cards(stride.before)
            assert _markers(other) == _markers(stride.before)
            changed += other != stride.before
    assert changed


@holds("R9.2", "Q65")
@pytest.mark.parametrize(
    ("viewer", "dealt"),
    [(Seat(0), {Side.MARTIAN}), (Seat(1), {Side.HUMAN}), (None, {Side.HUMAN, Side.MARTIAN})],
)
def test_a_redeal_deals_every_hand_but_ones_own(viewer: Viewer, dealt: set[Side]) -> None:
    state = begin("final-01", "hands")
    assert all(state.hands.values())
    again = [game_rules().redeal(state, viewer, Chance(f"hands {number}")) for number in range(5)]
    assert {side for other in again for side in Side if other.hands[side] != state.hands[side]} == dealt


def _cards(state: State) -> Counter[str]:
    return Counter([*state.deck, *(card for hand in state.hands.values() for card in hand)])


def _markers(state: State) -> Counter[object]:
    return Counter([*(marker.kind for marker in state.markers), *state.spare])
