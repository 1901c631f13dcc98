"""The emoji of actions of the dice game."""

from engine.dice_game import actions as do
from engine.dice_game.actions import AnyAction
from engine.dice_game.content import Symbol
from engine.dice_game.view import View


def icon(view: View, action: AnyAction) -> str:
    """Returns the emoji of an action: the face of a die it is about, or the owner's token."""
    match action:
        case do.SetDie(face=face):
            return face.value
        case do.Reroll(symbol=symbol):
            return symbol.value
        case do.RerollOneNuke() | do.TakeNukes():
            return Symbol.NUKE.value
        case do.Remove(owner=owner):
            return f"{view.players[owner].colour.value}_token"
        case _:
            return ""
