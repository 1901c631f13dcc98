"""Short hints for actions of Under Falling Skies: their effects, computed by the rules."""

from collections.abc import Iterable

from bot.titles.title import Words
from engine.falling_skies import actions as do
from engine.falling_skies.actions import AnyAction, Place
from engine.falling_skies.battle import Battle
from engine.falling_skies.board import STEP_OF, Board, Setup
from engine.falling_skies.cities import excavation_cost, is_sheltered
from engine.falling_skies.content import CharacterId, CitySide, Content, RoomId, RoomKind, Skull
from engine.falling_skies.decisions import HoldAction, UseRooms
from engine.falling_skies.events import CityHit, MothershipDescended, ShipsCollected, ShipShifted
from engine.falling_skies.pieces import SkySpace, Space, column_of
from engine.falling_skies.preview import (
    PlacementPreview,
    RoomPreview,
    preview_placement,
    preview_room,
    preview_worker,
)
from engine.falling_skies.rooms_phase import ROBOT_MAX
from engine.falling_skies.scenarios import hit_points
from engine.falling_skies.view import View
from renderer.scenes.falling_skies import names

GAP = " · "


class Hints:
    """Returns hints for actions."""

    def __init__(self, content: Content) -> None:
        self._content = content

    def hint(self, view: View, action: AnyAction, words: Words) -> str:
        """Returns the effects of an action; "" if its name is enough."""
        if view.board is None or view.battle is None or view.battle.result is not None:
            return self._between_games(view, action, words)
        return self._in_game(view, view.board, view.battle, action, words)

    def _in_game(self, view: View, board: Board, battle: Battle, action: AnyAction, words: Words) -> str:
        match action:
            case Place():
                return placement(view, board, battle, action, words)
            case do.UseRoom() | do.LaunchSatellite() | do.RepairBase():
                return _room(view, board, battle, action, words)
            case do.Excavate():
                return words("hint-excavate", energy=excavation_cost(board.ability), spaces=_ahead(battle))
            case do.EndRooms() | do.LetPass():
                return _mothership(view, board, battle, words)
            case (
                do.Install(space=at) | do.DigTo(space=at) | do.ClearSpace(space=at) | do.ScrapRobot(space=at)
            ):
                return _occupant(at, board, words)
            case do.PickShip(ship=at):
                return _ship(board, battle, at, words)
            case do.Call(character=character):
                return _power(board.setup, character, words)
            case _:
                return ""

    def _between_games(self, view: View, action: AnyAction, words: Words) -> str:
        match action:
            case do.Defend(scenario=scenario) | do.PickScenario(scenario=scenario):
                return names.scenario_text(scenario, words)
            case do.PickCity(city=city):
                side = view.draft.side if view.draft is not None else CitySide.NORMAL
                return names.city_text(city, side, words)
            case do.PickCitySide(side=side) if view.draft is not None:
                return names.city_text(view.draft.city, side, words)
            case do.DefendLast(city=city) if view.notebook is not None:
                return names.city_text(city, view.notebook.saved[city], words)
            case do.Recruit(character=character, side=side):
                return names.character_text(character, side, words)
            case do.LayTile(tile=tile, side=side):
                return words("stars", stars=self._content.sky[tile].sides[side].stars)
            case do.SetLevel(level=level) | do.DrawSky(level=level):
                return words(f"level-{level}")
            case _:
                return ""


# --- placing -------------------------------------------------------------------------------------------


def placement(view: View, board: Board, battle: Battle, place: Place, words: Words) -> str:
    """Returns the space of a placement, the descent of the ships, and the effects it triggers."""
    preview = preview_placement(view, place)
    what = _use(view, board, battle, place, words)
    return GAP.join((what, *consequences(board, battle, place, preview, words)))


def _use(view: View, board: Board, battle: Battle, place: Place, words: Words) -> str:
    """Returns the use of a die in its space: digging, energy, or work in a room."""
    if not battle.is_excavated(place.space):
        return words("hint-dig", what=_kind(place.space, board, words))
    room, worth = board.room_at[place.space], preview_worker(view, place)
    if room is None or worth is None:
        return _occupant(place.space, board, words)
    match board.rooms[room].kind:
        case RoomKind.ENERGY if worth.value > energy_left(board, battle, worth):
            return words("hint-energy", energy=energy_left(board, battle, worth), full="true")
        case RoomKind.ENERGY:
            return words("hint-gives", energy=worth.value)
        case RoomKind.RESEARCH if is_too_low(board, battle, worth):
            needed, kind = board.research[battle.research], names.kind_of_room(RoomKind.RESEARCH, words)
            return words("hint-too-low", room=kind, value=worth.value, needed=needed)
        case _:
            return _occupant(place.space, board, words)


def is_too_low(board: Board, battle: Battle, worth: RoomPreview) -> bool:
    """Tells whether a research room is worth less than the next space costs."""
    return battle.research < len(board.research) and worth.value < board.research[battle.research]


def energy_left(board: Board, battle: Battle, room: RoomPreview) -> int:
    """Returns the energy that still fits once the cost of a room is paid."""
    return board.energy_limit - battle.energy + room.cost


def _occupant(at: Space, board: Board, words: Words) -> str:
    """Returns the room of a space with its modifier and cost, or a tunnel."""
    name, kind = board.room_at[at], _kind(at, board, words)
    cost = 0 if name is None else board.rooms[name].cost
    return words("hint-room", room=kind, cost=cost) if cost else kind


def _kind(at: Space, board: Board, words: Words) -> str:
    """Returns the room of a space with its modifier of the dice, or a tunnel."""
    name = board.room_at[at]
    if name is None:
        return words("room-tunnel")
    room = board.rooms[name]
    kind, modifier = names.kind_of_room(room.kind, words), names.modifier(room).strip()
    return words("hint-modified", room=kind, modifier=modifier) if modifier else kind


def consequences(
    board: Board, battle: Battle, place: Place, preview: PlacementPreview, words: Words
) -> Iterable[str]:
    """Yields the immediate effects of a placement, the worst first."""
    if is_fatal(board, battle, preview):
        yield words("hint-fatal")
    yield _descent(battle, place, preview, words)
    yield from _triggers(preview, words)
    if preview.rerolled:
        yield words("hint-reroll", dice=preview.rerolled)
    if preview.robot_lost:
        yield words("hint-robot-lost")


def is_fatal(board: Board, battle: Battle, preview: PlacementPreview) -> bool:
    """Tells whether a placement loses the game."""
    return (
        preview.fleet.mothership >= board.skull_row
        or battle.damage + harm(board, battle, preview) >= board.damage_limit
    )


def harm(board: Board, battle: Battle, preview: PlacementPreview) -> int:
    """Returns the damage of ships that would hit the city; shelters take the first hits."""
    hits = [event.ship for event in preview.events if isinstance(event, CityHit)]
    return sum(
        hit_points(board.rule, ship)
        for number, ship in enumerate(hits)
        if not is_sheltered(battle, board.ability, number)
    )


def _descent(battle: Battle, place: Place, preview: PlacementPreview, words: Words) -> str:
    ships = ships_above(battle, place)
    if not ships:
        return words("hint-no-ships")
    return words("hint-descent", ships=ships, rows=preview.rows)


def ships_above(battle: Battle, place: Place) -> int:
    """Returns the number of ships that a placement moves: in its column, and launched into it."""
    docked = battle.fleet.drops[place.column] is not None
    return sum(ship.column == place.column for ship in battle.fleet.ships) + docked


def _triggers(preview: PlacementPreview, words: Words) -> Iterable[str]:
    hits = sum(isinstance(event, CityHit) for event in preview.events)
    if hits:
        yield words("hint-city-hit", hits=hits)
    for event in preview.events:
        match event:
            case ShipShifted(end=end):
                yield words("hint-drifts", column=column_of(end) + 1)
            case MothershipDescended(row=row):
                yield words("hint-mothership", row=row)
            case ShipsCollected(ships=ships):
                yield words("hint-collected", ships=len(ships))


# --- rooms ---------------------------------------------------------------------------------------------


def _room(
    view: View,
    board: Board,
    battle: Battle,
    action: do.UseRoom | do.LaunchSatellite | do.RepairBase,
    words: Words,
) -> str:
    preview = preview_room(view, action.room)
    if preview is None:  # a second use, after the dice were removed
        return ""
    told = [words("hint-value", value=preview.value, cost=preview.cost)]
    if isinstance(action, do.UseRoom):
        told.extend(_effect(board, battle, action.room, preview, words))
    return GAP.join(told)


def _effect(board: Board, battle: Battle, room: RoomId, preview: RoomPreview, words: Words) -> Iterable[str]:
    match board.rooms[room].kind:
        case RoomKind.ENERGY:
            left = energy_left(board, battle, preview)
            full = "true" if preview.value > left else "false"
            yield words("hint-energy", energy=min(preview.value, left), full=full)
        case RoomKind.FIGHTER:
            yield words("hint-shoots", ships=len(preview.ships))
        case RoomKind.ROBOT:
            yield words("hint-robot", value=min(preview.value, ROBOT_MAX))


def _ahead(battle: Battle) -> int:
    """Returns the number of spaces that the excavator would move."""
    return 0 if battle.digging is None else STEP_OF[battle.digging] - battle.excavator


# --- the mothership, ships, people ---------------------------------------------------------------------


def _mothership(view: View, board: Board, battle: Battle, words: Words) -> str:
    """Returns the mothership's next action; in the rooms phase, also the number of unused dice."""
    row = _next_row(view, battle)
    does = board.actions[row]
    told = [words("hint-next", row=row, action=names.action(does, words))]
    if isinstance(does, Skull):
        told.insert(0, words("hint-fatal"))
    if isinstance(view.asked, UseRooms) and battle.workers:
        told.append(words("hint-unused", dice=len(battle.workers)))
    return GAP.join(told)


def _next_row(view: View, battle: Battle) -> int:
    """Returns the row whose action the mothership performs next."""
    return view.asked.row if isinstance(view.asked, HoldAction) else battle.fleet.mothership + 1


def loses_at_once(view: View, action: AnyAction) -> bool:
    """Tells whether ending the rooms, or letting the mothership act, loses the game."""
    if view.board is None or view.battle is None or not isinstance(action, do.EndRooms | do.LetPass):
        return False
    return isinstance(view.board.actions[_next_row(view, view.battle)], Skull)


def _ship(board: Board, battle: Battle, at: SkySpace, words: Words) -> str:
    kind = next(ship.kind for ship in battle.fleet.ships if ship.at == at)
    cell = board.cells[at]
    return GAP.join((names.ship(kind, words), names.cell(cell, words)))


def _power(setup: Setup, character: CharacterId, words: Words) -> str:
    side = next(member.side for member in setup.team if member.character == character)
    return names.character_text(character, side, words)
