"""The computer player in whole games; its choices in clear positions are in `cases/computer.toml`."""

import pytest
from msgspec.structs import replace

from engine.core import NoDice, Seat, SeededDice, play
from engine.dice_game import Options
from engine.dice_game.actions import AnyAction, Remove
from engine.dice_game.content import Difficulty
from engine.dice_game.mind.computer import choose
from engine.dice_game.state import State
from tests.engine.dice_game.digest import digest
from tests.engine.dice_game.figures import at_random, games
from tests.engine.dice_game.loading import rules


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_computers_last_as_long_as_the_digests(players: int) -> None:
    figures = games([choose] * players, Difficulty.EASY, 24, "length")
    wanted = digest().turns_per_player[Difficulty.EASY][players - 2]
    assert figures.turns_per_player == pytest.approx(wanted, rel=0.2)


def test_the_computer_wins_most_games_against_chance() -> None:
    figures = games([choose, at_random, at_random], Difficulty.HARD, 16, "against chance")
    assert figures.wins[0] >= 12


def test_a_seats_number_does_not_matter_to_the_computer() -> None:
    """A rotated table plays the same, so seats are as fair as the draw of the first player."""
    compared = 0
    for seed in range(4):
        step = rules().setup(Options(), 4, SeededDice(b"around", seed))
        for move in range(60):
            decision = rules().decision(step.state)
            if decision is None:
                break
            (seat,) = decision.seats
            chosen = _choice(step.state)
            assert _turned(_choice(_moved_round(step.state, 1)), -1) == chosen
            compared += 1
            step = play(rules(), step.state, seat, chosen, SeededDice(b"around", 1000 * seed + move))
    assert compared > 100


def _choice(state: State) -> AnyAction:
    decision = rules().decision(state)
    assert decision is not None
    (seat,) = decision.seats
    return choose(rules().view(state, seat), decision, rules().legal(state, seat), NoDice())


def _moved_round(state: State, places: int) -> State:
    """Returns the same position rotated by this many seats."""
    assert state.frame is not None

    def moved(seat: int) -> Seat:
        return Seat((seat + places) % len(state.claimed))

    return replace(
        state,
        first=moved(state.first),
        claimed=state.claimed[-places:] + state.claimed[:-places],
        tokens={card: row[-places:] + row[:-places] for card, row in state.tokens.items()},
        frame=replace(state.frame, seat=moved(state.frame.seat)),
        thrower=None if state.thrower is None else moved(state.thrower),
    )


def _turned(action: AnyAction, places: int) -> AnyAction:
    if isinstance(action, Remove):
        return replace(action, owner=Seat((action.owner + places) % 4))
    return action
