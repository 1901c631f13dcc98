"""Reasons for actions of Under Falling Skies: one sentence with the gain, and the ships' response."""

from bot.titles.falling_skies.hints import energy_left, ships_above
from bot.titles.title import Words
from engine.falling_skies import actions as do
from engine.falling_skies.actions import AnyAction, Place
from engine.falling_skies.battle import Battle
from engine.falling_skies.board import Board
from engine.falling_skies.content import RoomKind
from engine.falling_skies.decisions import InstallRobot
from engine.falling_skies.events import CityHit, MothershipDescended
from engine.falling_skies.pieces import Ship
from engine.falling_skies.preview import (
    PlacementPreview,
    RoomPreview,
    preview_placement,
    preview_room,
    preview_worker,
)
from engine.falling_skies.view import View
from renderer.words import dash


def reason(view: View, action: AnyAction, words: Words) -> str:
    """Returns the reason for an action; "" if its name and hint are enough."""
    board, battle = view.board, view.battle
    if board is None or battle is None or battle.result is not None:
        return ""
    match action:
        case Place():
            use = words(f"reason-use-{_use(view, board, battle, action)}")
            return words("reason-place", use=use, ships=_ships(view, board, battle, action, words))
        case do.UseRoom(room=room):
            return _room(board, battle, action, preview_room(view, room), words)
        case do.Excavate():
            return words("reason-excavate")
        case do.EndRooms():
            return words("reason-end-rooms")
        case do.Install() if isinstance(view.asked, InstallRobot):
            rounds = min(view.asked.value, board.skull_row - battle.fleet.mothership - 1)
            return words("reason-install", rounds=rounds) if rounds else ""
        case _:
            return ""


def _use(view: View, board: Board, battle: Battle, place: Place) -> str:
    """Returns the use of a die in its space, as the suffix of a text key; "nothing" if it has none."""
    room = board.room_at[place.space]
    if not battle.is_excavated(place.space):
        return "digging"
    if room is None:
        return "nothing"
    kind = board.rooms[room].kind
    if kind is RoomKind.ANTI_AIRCRAFT:
        return dash(kind.value) if ships_above(battle, place) else "nothing"
    worth = preview_worker(view, place)
    if worth is None:
        return "part"
    if worth.value == 0 or (kind is RoomKind.RESEARCH and not worth.steps):
        return "nothing"
    if kind is RoomKind.ENERGY:
        return _energy(worth.value, energy_left(board, battle, worth))
    return dash(kind.value)


def _energy(value: int, left: int) -> str:
    """Returns the use of an energy room, given the energy that still fits."""
    if value <= left:
        return "energy"
    return "energy-fill" if left else "energy-full"


def _ships(view: View, board: Board, battle: Battle, place: Place, words: Words) -> str:
    """Returns the effect of the ships that a placement moves, the worst first."""
    preview = preview_placement(view, place)
    hits = sum(isinstance(event, CityHit) for event in preview.events)
    if hits:
        return words("reason-ships-hit", ships=hits)
    if any(isinstance(event, MothershipDescended) for event in preview.events):
        return words("reason-ships-call")
    if not preview.moves:
        return words("reason-ships-none")
    targets = len(_targets(board, preview, battle.fleet.ships))
    return words("reason-ships-target", ships=targets) if targets else words("reason-ships-calm")


def _targets(board: Board, preview: PlacementPreview, before: tuple[Ship, ...]) -> list[Ship]:
    moved = (ship for ship in preview.fleet.ships if ship not in before)
    return [ship for ship in moved if board.cells[ship.at].number is not None]


def _room(board: Board, battle: Battle, use: do.UseRoom, preview: RoomPreview | None, words: Words) -> str:
    if preview is None:  # a second use, after the dice were removed
        return ""
    match board.rooms[use.room].kind:
        case RoomKind.RESEARCH:
            return words("reason-research", left=len(board.research) - battle.research - use.steps)
        case RoomKind.ENERGY:
            gain = min(preview.value, energy_left(board, battle, preview)) - preview.cost
            return words("reason-energy", gain=gain, total=battle.energy + gain)
        case RoomKind.FIGHTER:
            return words("reason-shoots", ships=len(preview.ships))
        case _:
            return words("reason-robot")
