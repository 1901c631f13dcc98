"""The phases of the mothership: holding it, descent, action, contamination, launching."""

from collections.abc import Iterator

from engine.falling_skies.actions import AnyAction, Launch, LetPass
from engine.falling_skies.bench import Bench
from engine.falling_skies.decisions import AnyDecision, ChooseDropPoint, HoldAction, HoldDescent
from engine.falling_skies.mothership import (
    act,
    asks_for_drop_point,
    come_down,
    launch_at,
    launch_ships,
    spread,
)
from engine.falling_skies.phases.calling import answer_otherwise, calls, why_not_otherwise
from engine.falling_skies.phases.phase import ASKED, Phase, Phases, Situation
from engine.falling_skies.pieces import ALL_COLUMNS
from engine.falling_skies.refusals import AnyRefusal, NotTheBestPoint
from engine.falling_skies.sky import launch_points, next_to_launch
from engine.falling_skies.state import (
    Acting,
    BeforeAction,
    BeforeDescent,
    Descending,
    Launching,
    Spreading,
    State,
)
from engine.kit.phases import no_answer

# --- a character may hold it ----------------------------------------------------------------------


def _ask_to_hold_descent(state: State, frame: BeforeDescent) -> AnyDecision:
    return HoldDescent(seats=ASKED)


def _ask_to_hold_action(state: State, frame: BeforeAction) -> AnyDecision:
    return HoldAction(seats=ASKED, row=state.in_play.fleet.mothership)


def _holds(now: Situation, frame: BeforeDescent | BeforeAction) -> Iterator[AnyAction]:
    yield from calls(now)
    yield LetPass()


def _why_not_hold(
    now: Situation, frame: BeforeDescent | BeforeAction, action: AnyAction
) -> AnyRefusal | None:
    return None if isinstance(action, LetPass) else why_not_otherwise(now, frame, action)


def _hold(turn: Bench, frame: BeforeDescent | BeforeAction, action: AnyAction) -> None:
    if isinstance(action, LetPass):
        return turn.pop()
    return answer_otherwise(turn, frame, action)


# --- ships are launched ---------------------------------------------------------------------------


def _ask_for_point(state: State, frame: Launching) -> AnyDecision | None:
    """Returns the decision if several drop points are equal, else None."""
    ship = next_to_launch(state.in_play.fleet)
    if ship is None or not asks_for_drop_point(state.in_play):
        return None
    return ChooseDropPoint(seats=ASKED, ship=ship)


def _points(now: Situation, frame: Launching) -> Iterator[AnyAction]:
    return (Launch(column=column) for column in ALL_COLUMNS)


def _why_not_launch(now: Situation, frame: Launching, action: AnyAction) -> AnyRefusal | None:
    match action:
        case Launch(column=column) if column in launch_points(now.battle.fleet):
            return None
        case Launch(column=column):
            return NotTheBestPoint(column=column)
        case _:
            return why_not_otherwise(now, frame, action)


def _launch(turn: Bench, frame: Launching, action: AnyAction) -> None:
    if isinstance(action, Launch):
        return launch_at(turn, action.column)
    return no_answer(turn, frame, action)


DESCENDING: Phases = {
    BeforeDescent: Phase(ask=_ask_to_hold_descent, options=_holds, why_not=_why_not_hold, answer=_hold),
    Descending: Phase(go_on=lambda turn, frame: come_down(turn)),
    BeforeAction: Phase(ask=_ask_to_hold_action, options=_holds, why_not=_why_not_hold, answer=_hold),
    Acting: Phase(go_on=lambda turn, frame: act(turn)),
    Spreading: Phase(go_on=lambda turn, frame: spread(turn)),
    Launching: Phase(
        ask=_ask_for_point,
        options=_points,
        why_not=_why_not_launch,
        answer=_launch,
        go_on=lambda turn, frame: launch_ships(turn),
    ),
}
