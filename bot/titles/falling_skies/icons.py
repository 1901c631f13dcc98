"""The emoji of actions of Under Falling Skies."""

from engine.falling_skies import actions as do
from engine.falling_skies.actions import AnyAction
from engine.falling_skies.content import RoomKind
from engine.falling_skies.view import View


def icon(view: View, action: AnyAction) -> str:
    """Returns the emoji of an action: its die, its room, its ship or the excavator."""
    match action:
        case do.Place(die=die) | do.TurnDie(die=die) | do.PickDie(die=die):
            return die.value
        case do.UseRoom(room=room) | do.LaunchSatellite(room=room) | do.RepairBase(room=room):
            return "" if view.board is None else f"{view.board.rooms[room].kind.value}_room"
        case do.PickShip(ship=at) if view.battle is not None:
            kinds = [ship.kind.value for ship in view.battle.fleet.ships if ship.at == at]
            return f"{kinds[0]}_ship" if kinds else ""
        case do.Install() | do.ScrapRobot():
            return f"{RoomKind.ROBOT.value}_room"
        case do.PayEnergy():
            return f"{RoomKind.ENERGY.value}_room"
        case do.Excavate() | do.DigTo():
            return "excavator"
        case _:
            return ""
