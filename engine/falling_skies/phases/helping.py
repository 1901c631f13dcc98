"""The phases of character powers that need a choice: picking ships, digging for free."""

from collections.abc import Iterator

from engine.falling_skies.actions import AnyAction, DigTo, EnoughShips, PickShip
from engine.falling_skies.bench import Bench
from engine.falling_skies.board import PATH
from engine.falling_skies.characters import (
    dig_to,
    pick_ship,
    why_not_dig,
    why_not_enough,
    why_not_pick_ship,
)
from engine.falling_skies.decisions import AnyDecision, DigFreely, PickShips
from engine.falling_skies.phases.calling import why_not_otherwise
from engine.falling_skies.phases.phase import ASKED, Phase, Phases, Situation
from engine.falling_skies.refusals import AnyRefusal
from engine.falling_skies.state import DiggingFree, PickingShips, State
from engine.kit.phases import no_answer

# --- picking ships --------------------------------------------------------------------------------


def _ask_for_ship(state: State, frame: PickingShips) -> AnyDecision:
    return PickShips(seats=ASKED, character=frame.character, left=frame.left)


def _ships(now: Situation, frame: PickingShips) -> Iterator[AnyAction]:
    yield from (PickShip(ship=ship.at) for ship in now.battle.fleet.ships)
    yield EnoughShips()


def _why_not_pick(now: Situation, frame: PickingShips, action: AnyAction) -> AnyRefusal | None:
    match action:
        case PickShip(ship=at):
            return why_not_pick_ship(now.board, now.battle, frame, at)
        case EnoughShips():
            return why_not_enough(frame)
        case _:
            return why_not_otherwise(now, frame, action)


def _pick(turn: Bench, frame: PickingShips, action: AnyAction) -> None:
    match action:
        case PickShip(ship=at):
            pick_ship(turn, frame, at)
        case EnoughShips():
            turn.pop()
        case _:
            no_answer(turn, frame, action)


# --- a free move of the excavator -----------------------------------------------------------------


def _ask_how_far(state: State, frame: DiggingFree) -> AnyDecision:
    return DigFreely(seats=ASKED, spaces=frame.spaces)


def _spaces(now: Situation, frame: DiggingFree) -> Iterator[AnyAction]:
    return (DigTo(space=at) for at in PATH)


def _why_not_dig(now: Situation, frame: DiggingFree, action: AnyAction) -> AnyRefusal | None:
    if isinstance(action, DigTo):
        return why_not_dig(now.battle, frame, action.space)
    return why_not_otherwise(now, frame, action)


def _dig(turn: Bench, frame: DiggingFree, action: AnyAction) -> None:
    if isinstance(action, DigTo):
        return dig_to(turn, action.space)
    return no_answer(turn, frame, action)


HELPING: Phases = {
    PickingShips: Phase(ask=_ask_for_ship, options=_ships, why_not=_why_not_pick, answer=_pick),
    DiggingFree: Phase(ask=_ask_how_far, options=_spaces, why_not=_why_not_dig, answer=_dig),
}
