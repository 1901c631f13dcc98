"""Calling characters, which several phases allow."""

from collections.abc import Iterator

from engine.core import OtherQuestion
from engine.falling_skies.actions import AnyAction, Call
from engine.falling_skies.bench import Bench
from engine.falling_skies.characters import call, why_not_call
from engine.falling_skies.phases.phase import Situation
from engine.falling_skies.refusals import AnyRefusal
from engine.falling_skies.state import AnyFrame
from engine.kit.phases import no_answer


def calls(now: Situation) -> Iterator[AnyAction]:
    """Yields a call for every character of the team."""
    return (Call(character=character) for character in now.board.powers)


def why_not_otherwise(now: Situation, frame: AnyFrame, action: AnyAction) -> AnyRefusal | None:
    """Returns the reason against an action outside the phase's own, or None for a legal call."""
    if not isinstance(action, Call):
        return OtherQuestion()
    return why_not_call(now.board, now.battle, frame, action.character)


def answer_otherwise(turn: Bench, frame: AnyFrame, action: AnyAction) -> None:
    """Answers an action outside the phase's own: a call of a character."""
    if not isinstance(action, Call):
        return no_answer(turn, frame, action)
    return call(turn, action.character)
