"""The rooms phase: rooms are used, the excavator moves, robots are installed."""

from collections.abc import Iterator

from engine.falling_skies.actions import (
    AnyAction,
    ClearSpace,
    EndRooms,
    Excavate,
    ForgoRobot,
    Install,
    LaunchSatellite,
    RepairBase,
    ScrapRobot,
    UseRoom,
)
from engine.falling_skies.bench import Bench
from engine.falling_skies.board import PATH
from engine.falling_skies.decisions import AnyDecision, InstallRobot, RepeatARoom, UseRooms
from engine.falling_skies.mothership import end_rooms
from engine.falling_skies.phases.calling import answer_otherwise, calls, why_not_otherwise
from engine.falling_skies.phases.phase import ASKED, Phase, Phases, Situation
from engine.falling_skies.refusals import AnyRefusal
from engine.falling_skies.rooms import RoomAction, uses, why_not_use
from engine.falling_skies.rooms_phase import (
    clear_space,
    excavate,
    install,
    scrap_robot,
    use_room,
    why_not_clear,
    why_not_excavate,
    why_not_install,
    why_not_scrap,
)
from engine.falling_skies.state import Installing, Repeating, State, UsingRooms
from engine.kit.phases import no_answer

# --- rooms, in the player's order -----------------------------------------------------------------


def _ask_for_use(state: State, frame: UsingRooms) -> AnyDecision:
    return UseRooms(seats=ASKED)


def _work(now: Situation, frame: UsingRooms) -> Iterator[AnyAction]:
    yield from uses(now.board, now.battle)
    yield Excavate()
    yield from calls(now)
    yield EndRooms()


def _why_not_use(now: Situation, frame: UsingRooms, action: AnyAction) -> AnyRefusal | None:
    match action:
        case UseRoom() | LaunchSatellite() | RepairBase():
            return why_not_use(now.board, now.battle, action)
        case Excavate():
            return why_not_excavate(now.board, now.battle)
        case EndRooms():
            return None
        case _:
            return why_not_otherwise(now, frame, action)


def _use(turn: Bench, frame: UsingRooms, action: AnyAction) -> None:
    match action:
        case UseRoom() | LaunchSatellite() | RepairBase():
            use_room(turn, action)
        case Excavate():
            excavate(turn)
        case EndRooms():
            end_rooms(turn)
        case _:
            answer_otherwise(turn, frame, action)


# --- repeating a room -----------------------------------------------------------------------------


def _ask_to_repeat(state: State, frame: Repeating) -> AnyDecision:
    return RepeatARoom(seats=ASKED, free=frame.free)


def _repeats(now: Situation, frame: Repeating) -> Iterator[AnyAction]:
    return uses(now.board, now.battle, frame)


def _why_not_repeat(now: Situation, frame: Repeating, action: AnyAction) -> AnyRefusal | None:
    if isinstance(action, RoomAction):
        return why_not_use(now.board, now.battle, action, frame)
    return why_not_otherwise(now, frame, action)


def _repeat(turn: Bench, frame: Repeating, action: AnyAction) -> None:
    if isinstance(action, RoomAction):
        return use_room(turn, action, frame)
    return no_answer(turn, frame, action)


# --- a new robot ----------------------------------------------------------------------------------


def _ask_to_install(state: State, frame: Installing) -> AnyDecision:
    return InstallRobot(seats=ASKED, value=frame.value, ready=frame.ready)


def _places(now: Situation, frame: Installing) -> Iterator[AnyAction]:
    yield from (Install(space=at) for at in PATH)
    yield from (ClearSpace(space=at) for at in now.battle.workers)
    yield from (ScrapRobot(space=at) for at in now.battle.robots)
    yield ForgoRobot()


def _why_not_install(now: Situation, frame: Installing, action: AnyAction) -> AnyRefusal | None:
    match action:
        case Install(space=at):
            return why_not_install(now.board, now.battle, at)
        case ClearSpace(space=at):
            return why_not_clear(now.board, now.battle, at)
        case ScrapRobot(space=at):
            return why_not_scrap(now.battle, at)
        case ForgoRobot():
            return None
        case _:
            return why_not_otherwise(now, frame, action)


def _install(turn: Bench, frame: Installing, action: AnyAction) -> None:
    match action:
        case Install(space=at):
            install(turn, frame, at)
        case ClearSpace(space=at):
            clear_space(turn, at)
        case ScrapRobot(space=at):
            scrap_robot(turn, at)
        case ForgoRobot():
            turn.pop()
        case _:
            no_answer(turn, frame, action)


USING_ROOMS: Phases = {
    UsingRooms: Phase(ask=_ask_for_use, options=_work, why_not=_why_not_use, answer=_use),
    Repeating: Phase(ask=_ask_to_repeat, options=_repeats, why_not=_why_not_repeat, answer=_repeat),
    Installing: Phase(ask=_ask_to_install, options=_places, why_not=_why_not_install, answer=_install),
}
