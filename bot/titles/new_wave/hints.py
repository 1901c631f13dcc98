"""Short hints for actions of War of the Worlds: their effects, computed by the rules."""

from collections.abc import Iterator

from bot.titles.title import Words
from engine.new_wave import actions as do
from engine.new_wave.actions import AnyAction
from engine.new_wave.combat import Toll
from engine.new_wave.content import AreaId, Terrain
from engine.new_wave.forecast import Blow, CivilianLoss, MarkerMove, Payment, camp_on_turn, forecast
from engine.new_wave.view import AreaView, OfferCard, View
from renderer.scenes.new_wave import names

GAP = " · "


def hint(view: View, action: AnyAction, words: Words) -> str:
    """Returns the effect of an action; "" if its name is enough."""
    match forecast(view, action):
        case Blow() as blow:
            return GAP.join(_blow(view, blow, words))
        case MarkerMove(before=before, after=after, limit=limit):
            moved = words("hint-marker", before=before, after=after, limit=limit)
            return GAP.join((words("hint-humans-win"), moved)) if after == limit else moved
        case CivilianLoss(before=before, after=after):
            lost = words("hint-civilians", before=before, after=after)
            return GAP.join((words("hint-martians-win"), lost)) if not after else lost
        case Payment(change=change, left=left) if change > 0:
            return words("hint-pays", left=left)
        case _:
            return _other_hint(view, action, words)


def _other_hint(view: View, action: AnyAction, words: Words) -> str:
    """Returns the text of a card in the row, the contents of a destination, or the losses at a turn's end."""
    match action:
        case do.Buy(card=card):
            return GAP.join((cost(view, action, words), names.card_brief(card, words)))
        case do.SwapOffer(card=card):
            price = next(offer.cost for offer in camp_on_turn(view).offer if offer.card == card)
            return GAP.join((words("hint-swap", cost=price), names.card_brief(card, words)))
        case do.MoveUnit(to=area) | do.MoveCivilian(to=area) | do.Place(area=area) | do.PushArmy(to=area):
            return there(view, area, words)
        case do.EndTurn():
            return GAP.join(_losses(view, words))
        case _:
            return ""


def cost(view: View, buy: do.Buy, words: Words) -> str:
    """Returns the price of a purchase, and the rest of the purse."""
    payment = forecast(view, buy)
    assert isinstance(payment, Payment), "a purchase is paid"
    return words("hint-costs", amount=-payment.change, left=payment.left)


def offer_line(offer: OfferCard, count: int, text: str, words: Words) -> str:
    """Returns a card of a row with its price, the number of its copies there, and its text."""
    return words("offer-line", card=names.card(offer.card, words), cost=offer.cost, count=count, text=text)


# --- attacks -------------------------------------------------------------------------------------------


def _blow(view: View, blow: Blow, words: Words) -> Iterator[str]:
    if blow.damage < blow.needed:
        yield words("hint-blow-short", damage=blow.damage, needed=blow.needed)
        return
    felled = list(falls(view.areas[blow.area], blow.toll, words))
    if blow.toll.civilians == view.civilians:
        yield words("hint-martians-win")
    if felled:
        yield words("hint-blow", damage=blow.damage, falls=", ".join(felled))
    else:
        yield words("hint-blow-nothing", damage=blow.damage)
    if felled and blow.toll.lost:
        yield words("hint-lost", lost=blow.toll.lost)


def falls(spot: AreaView, toll: Toll, words: Words) -> Iterator[str]:
    """Yields the losses of an attack, in the order of destruction."""
    if toll.building is not None:
        yield words("falls-building", building=names.building(toll.building, words))
    if toll.choice:
        yield words("falls-either", count=toll.units)
    elif toll.units:
        key = "falls-armies" if spot.terrain is Terrain.LAND else "falls-navies"
        yield words(key, count=toll.units)
    if toll.balloons:
        yield words("falls-balloons")
    if toll.civilians:
        yield words("falls-civilians", count=toll.civilians)


# --- places --------------------------------------------------------------------------------------------


def there(view: View, area: AreaId, words: Words) -> str:
    """Returns the contents of an area in a few words."""
    return ", ".join(contents(view.areas[area], words)) or words("hint-nobody")


def contents(spot: AreaView, words: Words) -> Iterator[str]:
    """Yields the contents of an area, civilians first."""
    if spot.civilians:
        yield words("falls-civilians", count=spot.civilians)
    if spot.building is not None:
        yield names.building(spot.building.kind, words)
    if spot.balloons:
        yield words("hint-balloons")
    yield from (names.unit(unit.id, words) for unit in spot.units)
    yield from (names.marker(marker, words) for marker in spot.markers)


def _losses(view: View, words: Words) -> Iterator[str]:
    """Yields the losses at the end of a turn: cards in hand, and unspent resources."""
    camp = camp_on_turn(view)
    if camp.hand_count:
        yield words("hint-discards", count=camp.hand_count)
    if camp.purse:
        yield words("hint-unspent", purse=camp.purse)
