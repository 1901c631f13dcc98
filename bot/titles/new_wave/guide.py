"""The guided first turn of War of the Worlds: earn, act, move where civilians are, buy, and end the turn."""

from collections.abc import Sequence

from bot.titles.guide import GuideStep
from engine.new_wave import actions as do
from engine.new_wave.actions import AnyAction
from engine.new_wave.content import Gain, Side
from engine.new_wave.decisions import March, TakeTurn
from engine.new_wave.forecast import camp_on_turn, held_mode
from engine.new_wave.view import ModeView, View


def _lasting_plays(view: View, legal: Sequence[AnyAction]) -> list[tuple[do.PlayCard, ModeView]]:
    """Returns the cards that can be played and stay in the deck, each with its option."""
    plays = [action for action in legal if isinstance(action, do.PlayCard)]
    modes = [(play, held_mode(view, play.card, play.mode)) for play in plays]
    return [(play, mode) for play, mode in modes if not mode.removes]


def _earn(view: View, legal: Sequence[AnyAction]) -> AnyAction | None:
    """Returns the card that earns the most energy."""
    earning = [
        (play, mode.effect.amount)
        for play, mode in _lasting_plays(view, legal)
        if isinstance(mode.effect, Gain)
    ]
    return max(earning, key=lambda each: each[1])[0] if earning else None


def _act(view: View, legal: Sequence[AnyAction]) -> AnyAction | None:
    """Returns the card with the most damage among the ones with an effect on the map."""
    acting = [(play, mode) for play, mode in _lasting_plays(view, legal) if not isinstance(mode.effect, Gain)]
    return max(acting, key=lambda each: each[1].damage)[0] if acting else None


def _march(view: View, legal: Sequence[AnyAction]) -> AnyAction | None:
    """Returns the Martian move to the most civilians, unless the unit is among as many already."""
    if view.viewer is not Side.MARTIANS:
        return None
    at = {unit.id: spot.civilians for spot in view.areas.values() for unit in spot.units}
    gains = {
        action: view.areas[action.to].civilians - at[action.unit]
        for action in legal
        if isinstance(action, do.MoveUnit)
    }
    best = max(gains, key=lambda move: gains[move], default=None)
    return best if best is not None and gains[best] > 0 else None


def _buy(view: View, legal: Sequence[AnyAction]) -> AnyAction | None:
    """Returns the dearest card that can be paid."""
    prices = {offer.card: offer.cost for offer in camp_on_turn(view).offer}
    buys = [action for action in legal if isinstance(action, do.Buy)]
    return max(buys, key=lambda buy: prices[buy.card], default=None)


def _end(view: View, legal: Sequence[AnyAction]) -> AnyAction | None:
    """Returns the end of the turn, once no card is left to play."""
    if any(isinstance(action, do.PlayCard) for action in legal):
        return None
    return next((action for action in legal if isinstance(action, do.EndTurn)), None)


GUIDE: tuple[GuideStep[AnyAction, View], ...] = (
    GuideStep(name="earn", question=TakeTurn, choose=_earn),
    GuideStep(name="act", question=TakeTurn, choose=_act),
    GuideStep(name="march", question=March, choose=_march, applies=lambda view: view.viewer is Side.MARTIANS),
    GuideStep(name="buy", question=TakeTurn, choose=_buy),
    GuideStep(name="end", question=TakeTurn, choose=_end),
)
