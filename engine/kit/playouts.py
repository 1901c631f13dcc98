"""Playouts: simulated games to the end, used by minds and by game analysis."""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from engine.core import Decision, Dice, Glance, Outcome, Rules, Seat

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - options, as in Rules

MOST_MOVES = 5_000

_WORD = (1 << 64) - 1


class QuickDice(Dice):
    """Dice for playouts: a linear congruential generator, much faster than `SeededDice`."""

    def __init__(self, seed: int) -> None:
        self._state = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & _WORD

    def draw(self, choices: int) -> int:
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) & _WORD
        return (self._state >> 33) % choices


class Playout(NamedTuple, Generic[S]):
    """A playout in progress; it can be paused between two moves."""

    state: S
    dice: QuickDice
    moves: int = 0  # played so far


def play_on(
    rules: Rules[S, A, E, V, O], playout: Playout[S], glance: Glance[A, V], pause: Callable[[], bool]
) -> tuple[Playout[S], bool]:
    """Continues a playout until the game ends or `pause`, called after each move, returns true.

    Returns the playout and whether it is over, which it also is after `MOST_MOVES`.
    """
    state, dice, moves = playout
    while moves < MOST_MOVES and (decision := rules.decision(state)) is not None:
        seat = decision.seats[0]
        state = rules.apply(state, seat, _choice(rules, state, decision, seat, glance, dice), dice).state
        moves += 1
        if pause():
            return Playout(state, dice, moves), moves == MOST_MOVES or rules.decision(state) is None
    return Playout(state, dice, moves), True


def _choice(
    rules: Rules[S, A, E, V, O], state: S, decision: Decision, seat: Seat, glance: Glance[A, V], dice: Dice
) -> A:
    legal = rules.legal(state, seat)
    return legal[0] if len(legal) == 1 else glance(rules.view(state, seat), decision, legal, dice)


def share_of(outcome: Outcome | None, seat: Seat) -> float:
    """Returns a seat's share of a win: 1, a part of a shared win, or 0; 0.5 for an unfinished game."""
    if outcome is None:
        return 0.5
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def shares_of(outcome: Outcome | None, seats: int) -> tuple[float, ...]:
    """Returns each seat's share of a win, 1 in total; a draw or an unfinished game is shared equally.

    In a solo game a loss is 0, and an unfinished game counts as half.
    """
    if outcome is None or (not outcome.winners and seats > 1):
        return (1 / max(2, seats),) * seats
    return tuple([share_of(outcome, Seat(seat)) for seat in range(seats)])
