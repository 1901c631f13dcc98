"""Previews of actions, calculated from the view, for texts and arrows shown before a click."""

from msgspec.structs import replace

from engine.core import Data
from engine.falling_skies.actions import Place
from engine.falling_skies.battle import Battle, Fleet
from engine.falling_skies.board import Board
from engine.falling_skies.content import RoomId, RoomKind
from engine.falling_skies.events import AnyEvent
from engine.falling_skies.pieces import Ship, ShipKind, SkySpace, sky_space
from engine.falling_skies.placement import foresee
from engine.falling_skies.rooms import dice_in, furthest, in_sights, room_cost, room_value
from engine.falling_skies.view import View


class ShipMove(Data, frozen=True):
    """The descent of a ship, before any space is triggered."""

    ship: ShipKind
    start: SkySpace  # a drop point lies in the mothership's row
    end: SkySpace | None  # None: hits the city


class PlacementPreview(Data, frozen=True):
    """The effect of placing a die."""

    rows: int
    moves: tuple[ShipMove, ...]
    events: tuple[AnyEvent, ...]  # in order
    fleet: Fleet  # afterwards
    rerolled: int  # number of dice to be re-rolled
    robot_lost: bool


class RoomPreview(Data, frozen=True):
    """The value of a room with the dice in it."""

    value: int
    cost: int
    ships: tuple[Ship, ...]  # shot down by a fighter room
    steps: int  # climbed by a research room


def preview_placement(view: View, place: Place) -> PlacementPreview:
    """Returns the ship movements and other effects of a placement."""
    board, battle = _table(view)
    foresight = foresee(board, battle, place)
    skips = not place.die.white or battle.marks.no_rerolls
    return PlacementPreview(
        rows=foresight.rows,
        moves=_moves(board, battle.fleet, place, foresight.rows),
        events=foresight.events,
        fleet=foresight.fleet,
        rerolled=0 if skips else len(battle.hand) - 1,
        robot_lost=place.space in battle.robots,
    )


def preview_room(view: View, room: RoomId) -> RoomPreview | None:
    """Returns the value of a room, or None while a die is missing in it."""
    board, battle = _table(view)
    printed = board.rooms[room]
    dice = dice_in(board, battle, printed)
    if dice is None:
        return None
    value = room_value(board, battle, dice)
    return RoomPreview(
        value=value,
        cost=room_cost(board, battle, printed),
        ships=in_sights(board, battle, dice) if printed.kind is RoomKind.FIGHTER else (),
        steps=furthest(board, battle, value) if printed.kind is RoomKind.RESEARCH else 0,
    )


def preview_worker(view: View, place: Place) -> RoomPreview | None:
    """Returns the value of a room once a die is placed; None while another die is missing, or if it digs."""
    board, battle = _table(view)
    room = board.room_at[place.space]
    if room is None or not battle.is_excavated(place.space):
        return None
    workers = {**battle.workers, place.space: place.die}
    return preview_room(replace(view, battle=replace(battle, workers=workers)), room)


def _table(view: View) -> tuple[Board, Battle]:
    assert view.board is not None, "no game is in play"
    assert view.battle is not None, "no game is in play"
    return view.board, view.battle


def _moves(board: Board, fleet: Fleet, place: Place, rows: int) -> tuple[ShipMove, ...]:
    if not rows:
        return ()
    ships = [(ship.kind, ship.row) for ship in fleet.ships if ship.column == place.column]
    dropped = fleet.drops[place.column]
    if dropped is not None:
        ships.insert(0, (dropped, fleet.mothership))
    return tuple(
        ShipMove(
            ship=kind,
            start=sky_space(row, place.column),
            end=sky_space(row + rows, place.column) if row + rows <= board.sky_rows else None,
        )
        for kind, row in ships
    )
