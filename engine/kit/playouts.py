"""Games played out to their end in the head: what looking ahead and looking back are made of."""

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
    """Chance for playouts: a linear congruential generator, far quicker than dice that can be checked."""

    def __init__(self, seed: int) -> None:
        self._state = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & _WORD

    def draw(self, choices: int) -> int:
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) & _WORD
        return (self._state >> 33) % choices


class Playout(NamedTuple, Generic[S]):
    """A game that is being played out; it can be put aside between two moves."""

    state: S
    dice: QuickDice
    moves: int = 0  # made so far


def play_on(
    rules: Rules[S, A, E, V, O], playout: Playout[S], glance: Glance[A, V], pause: Callable[[], bool]
) -> tuple[Playout[S], bool]:
    """Plays on at first sight until the game ends or `pause`, asked after each move, says so.

    Returns where that leaves it, and whether it is over: it also is after `MOST_MOVES`.
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
    """Returns what a seat has of a win: all of it, its part of a shared one, or nothing; half of no end."""
    if outcome is None:
        return 0.5
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def shares_of(outcome: Outcome | None, seats: int) -> tuple[float, ...]:
    """Returns what each seat has of a win, 1 in all; of a draw or of no end, all of them have the same.

    Who plays alone wins, or has nothing.
    """
    if outcome is None or (not outcome.winners and seats > 1):
        return (1 / max(2, seats),) * seats
    return tuple([share_of(outcome, Seat(seat)) for seat in range(seats)])
