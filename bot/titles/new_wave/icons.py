"""The emoji of actions of War of the Worlds."""

from engine.new_wave import actions as do
from engine.new_wave.actions import AnyAction
from engine.new_wave.content import Side, UnitKind
from engine.new_wave.view import View
from renderer.scenes.new_wave.icons import ICONS

BROUGHT = {"royal_navy": UnitKind.NAVY.value}  # cards with another name than their piece


def icon(view: View, action: AnyAction) -> str:
    """Returns the emoji of an action: its unit, its building, or its cost or gain."""
    match action:
        case do.MoveUnit(unit=unit) | do.Stay(unit=unit) | do.PushArmy(unit=unit):
            return unit.rpartition("_")[0]
        case do.Hit(unit=unit) if unit is not None:
            return unit.rpartition("_")[0]
        case do.MoveCivilian() | do.TakeCivilian():
            return "civilian"
        case do.Buy(card=card) | do.PlayCard(card=card) | do.Join(card=card):
            return _piece(card) or _purse(view, action)
        case do.Place() if view.placing is not None:
            return _piece(view.placing)
        case do.Fire(building=building):
            return str(building)
        case do.Strike() | do.Hit():
            return "damage"
        case _:
            return ""


def _piece(card: str) -> str:
    """Returns the emoji of the piece that a card brings or uses."""
    piece = BROUGHT.get(card, card)
    return piece if piece in ICONS else ""


def _purse(view: View, action: AnyAction) -> str:
    """Returns the emoji of the coins or energy that a purchase costs; "" for other actions."""
    if not isinstance(action, do.Buy):
        return ""
    return "coin" if view.side is Side.HUMANS else "energy"
