"""The newcomer of War of the Worlds: The New Wave."""

from engine.new_wave import actions as do
from engine.new_wave.content import (
    AirStrike,
    AreaId,
    Assault,
    Attack,
    Deploy,
    Gain,
    Guerrilla,
    Harvest,
    MoveUnit,
    Side,
)
from engine.new_wave.forecast import Blow, forecast, held_mode
from engine.new_wave.view import View

FAR = 99


def sight(view: View, action: do.AnyAction) -> float:
    """Strikes where it can, earns, buys the dearest card, walks to the nearest prey; throws no card away."""
    match action:
        case do.PlayCard(card=card, mode=mode):
            return _card_sight(view, action, held_mode(view, card, mode).removes)
        case do.Buy(card=card):
            return 1.0 + next(one.cost for one in view.camps[view.side].offer if one.card == card) / 10
        case do.Fire() | do.Regenerate() | do.TakeCivilian() | do.Join():
            return 9.0
        case do.Hit() | do.Strike():
            seen = forecast(view, action)
            return 8.0 + (2 * seen.toll.civilians + seen.toll.units if isinstance(seen, Blow) else 0)
        case do.MoveUnit(to=to):
            return 5.0 - _steps_to_prey(view, to)
        case do.Stay(unit=unit):
            here = next(at for at, area in view.areas.items() if any(one.id == unit for one in area.units))
            return 5.5 - _steps_to_prey(view, here)
        case do.Place(area=at):
            return view.areas[at].civilians - _steps_to_prey(view, at)
        case do.SwapOffer() | do.MoveCivilian():
            return -1.0
        case _:
            return 0.0


def _card_sight(view: View, play: do.PlayCard, removes: bool) -> float:
    if removes:
        return -1.0
    match held_mode(view, play.card, play.mode).effect:
        case (
            Attack(amount=amount)
            | Guerrilla(amount=amount)
            | Assault(amount=amount)
            | AirStrike(amount=amount)
        ):
            return 5.0 + amount
        case Harvest() | Deploy():
            return 5.0
        case Gain(amount=amount):
            return 2.0 + amount
        case MoveUnit():
            return 2.5
        case _:
            return 0.0


def _steps_to_prey(view: View, start: AreaId) -> int:
    """Returns the steps from an area to the nearest civilians, or for humans to the nearest Martians."""
    martians = view.side is Side.MARTIANS
    seen, edge = {start}, [start]
    for steps in range(len(view.areas)):
        if any(view.areas[at].civilians if martians else view.areas[at].hostile for at in edge):
            return steps
        edge = [to for at in edge for to in view.areas[at].neighbours if to not in seen]
        seen.update(edge)
    return FAR
