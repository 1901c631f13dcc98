"""Games played out to their end in the head: what looking ahead and looking back are made of."""

from typing import TypeVar

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


def play_out(
    rules: Rules[S, A, E, V, O], state: S, glance: Glance[A, V], dice: Dice, most: int = MOST_MOVES
) -> Outcome | None:
    """Returns how a game ends when everybody plays at first sight; None: it does not within `most` moves."""
    for _ in range(most):
        decision = rules.decision(state)
        if decision is None:
            return rules.outcome(state)
        seat = decision.seats[0]
        action = _choice(rules, state, decision, seat, glance, dice)
        state = rules.apply(state, seat, action, dice).state
    return None


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
