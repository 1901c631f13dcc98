"""Reasons for actions of Under Falling Skies: one sentence with the gain, and the ships' response."""

from bot.titles.title import Words
from engine.falling_skies import actions as do
from engine.falling_skies.actions import AnyAction, Place
from engine.falling_skies.battle import Battle
from engine.falling_skies.board import Board
from engine.falling_skies.content import RoomKind
from engine.falling_skies.decisions import InstallRobot
from engine.falling_skies.events import CityHit, MothershipDescended
from engine.falling_skies.pieces import Ship
from engine.falling_skies.preview import PlacementPreview, RoomPreview, preview_placement, preview_room
from engine.falling_skies.view import View
from renderer.words import dash


def reason(view: View, action: AnyAction, words: Words) -> str:
    """Returns the reason for an action; "" if its name and hint are enough."""
    board, battle = view.board, view.battle
    if board is None or battle is None or battle.result is not None:
        return ""
    match action:
        case Place():
            use = words(f"reason-use-{_use(board, battle, action)}")
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


def _use(board: Board, battle: Battle, place: Place) -> str:
    """Returns the use of a die in its space, as the suffix of a text key."""
    room = board.room_at[place.space]
    if not battle.is_excavated(place.space):
        return "digging"
    if room is None:
        return "nothing"
    return dash(board.rooms[room].kind.value)


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
            total = min(board.energy_limit, battle.energy - preview.cost + preview.value)
            return words("reason-energy", total=total)
        case RoomKind.FIGHTER:
            return words("reason-shoots", ships=len(preview.ships))
        case _:
            return words("reason-robot")
