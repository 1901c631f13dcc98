"""Defaults for the rules of a small game: the members that most games answer in the same way."""

from typing import Generic, TypeVar

from engine.core import Decision, Dice, NotAsked, OtherQuestion, Refusal, Seat, Viewer

S = TypeVar("S")
A = TypeVar("A")


class PlainRules(Generic[S, A]):
    """A base class of rules: nothing is hidden, nobody is played for, and there are no rounds.

    A game writes the rest of `engine.core.Rules`, and overrides what does not fit.
    """

    version = 1

    def decision(self, state: S) -> Decision | None:
        raise NotImplementedError

    def refusal(self, state: S, seat: Seat, action: A) -> Refusal:
        """Returns that the seat is not asked, or that it is asked something else."""
        decision = self.decision(state)
        return OtherQuestion() if decision is not None and seat in decision.seats else NotAsked()

    def idle(self, state: S, seat: Seat) -> A | None:
        """Plays nothing for a silent player: the computer stands in."""
        return None

    def round(self, state: S) -> int | None:
        return None

    def redeal(self, state: S, viewer: Viewer, dice: Dice) -> S:
        """Deals nothing again: every viewer sees all."""
        return state
