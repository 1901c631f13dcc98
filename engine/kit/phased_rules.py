"""Rules of a game that keeps one frame at a time and has a table of phases for its kinds."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar

from engine.core import Action, Decision, Dice, NotAsked, OtherQuestion, Outcome, Refusal, Seat, Step, Turn
from engine.kit.phases import Phase
from engine.kit.plain_rules import PlainRules
from engine.kit.ways_out import Ways, with_ways_out


class Framed(Protocol):
    """A state with a waiting frame; None is a frame, too, where the table of phases has it."""

    @property
    def frame(self) -> Any: ...


S = TypeVar("S", bound=Framed)
N = TypeVar("N")  # the situation: a state with the game's content
B = TypeVar("B", bound=Turn[Any, Any])  # the bench
A = TypeVar("A", bound=Action)
E = TypeVar("E")
Q = TypeVar("Q", bound=Decision)


class PhasedRules(PlainRules[S, A], Generic[S, N, B, A, E, Q]):
    """A base class of rules: question, legal actions, refusals and answers are those of the waiting frame."""

    phases: Mapping[type[Any], Phase[Any, N, Any, Any, A, Q]]
    ways: Ways = MappingProxyType({})

    def look_at(self, state: S, seat: Seat | None = None) -> N:
        """Returns the situation that the phases decide by, where a seat answers if it is given."""
        raise NotImplementedError

    def bench(self, state: S, seat: Seat, dice: Dice) -> B:
        """Returns the bench on which an answer of a seat is applied."""
        raise NotImplementedError

    def settle(self, bench: B) -> None:
        """Runs the steps after an answer that need no decision."""

    def outcome(self, state: S) -> Outcome | None:
        raise NotImplementedError

    def is_asked(self, state: S, seat: Seat) -> bool:
        """Tells whether the waiting frame asks a seat; the game goes on."""
        question = self.decision(state)
        return question is not None and seat in question.seats

    def decision(self, state: S) -> Q | None:
        if self.outcome(state) is not None:
            return None
        return self.phases[type(state.frame)].ask(self.look_at(state), state.frame)

    def legal(self, state: S, seat: Seat) -> tuple[A, ...]:
        if self.outcome(state) is not None or not self.is_asked(state, seat):
            return ()
        return self.options(self.look_at(state, seat), state.frame)

    def options(self, now: N, frame: Any) -> tuple[A, ...]:
        """Returns the legal actions in a frame."""
        return tuple(self.phases[type(frame)].options(now, frame))

    def alternatives(self, state: S, seat: Seat, action: A) -> tuple[A, ...]:
        """Returns the legal actions in the order in which a refusal of an action names them."""
        return self.legal(state, seat)

    def refusal(self, state: S, seat: Seat, action: A) -> Refusal:
        if self.outcome(state) is not None or not self.is_asked(state, seat):
            return NotAsked()
        why_not = self.phases[type(state.frame)].why_not
        reason = why_not(self.look_at(state, seat), state.frame, action) or OtherQuestion()
        return with_ways_out(reason, action, self.alternatives(state, seat, action), self.ways)

    def idle(self, state: S, seat: Seat) -> A | None:
        if self.outcome(state) is not None or not self.is_asked(state, seat):
            return None
        now, frame = self.look_at(state, seat), state.frame
        return self.phases[type(frame)].idle(now, frame, self.options(now, frame))

    def apply(self, state: S, seat: Seat, action: A, dice: Dice) -> Step[S, E]:
        bench = self.bench(state, seat, dice)
        self.phases[type(state.frame)].answer(bench, state.frame, action)
        self.settle(bench)
        return bench.step()
