"""The phase of setting up a free game."""

from collections.abc import Iterable

from engine.core import OtherQuestion
from engine.falling_skies.actions import AnyAction
from engine.falling_skies.bench import Bench
from engine.falling_skies.decisions import AnyDecision, PutTogether
from engine.falling_skies.muster import MusterAction, muster, muster_actions, why_not_muster
from engine.falling_skies.phases.phase import ASKED, Phase, Phases, Situation
from engine.falling_skies.refusals import AnyRefusal
from engine.falling_skies.state import Mustering, State
from engine.kit.phases import no_answer


def _ask(state: State, frame: Mustering) -> AnyDecision:
    return PutTogether(seats=ASKED)


def _options(now: Situation, frame: Mustering) -> Iterable[AnyAction]:
    return muster_actions(now.content)


def _why_not(now: Situation, frame: Mustering, action: AnyAction) -> AnyRefusal | None:
    if not isinstance(action, MusterAction):
        return OtherQuestion()
    return why_not_muster(now.content, frame.draft, action)


def _answer(turn: Bench, frame: Mustering, action: AnyAction) -> None:
    if not isinstance(action, MusterAction):
        return no_answer(turn, frame, action)
    return muster(turn, frame.draft, action)


MUSTERING: Phases = {
    Mustering: Phase(ask=_ask, options=_options, why_not=_why_not, answer=_answer),
}
