"""The normal computer player: exact turn forecasts, targets by VP per turn, opponents considered."""

from collections.abc import Sequence

from engine.core import Decision, Dice, Seat
from engine.dice_game.actions import (
    Advance,
    AnyAction,
    Claim,
    Remove,
    Stop,
    Switch,
    TakeNukes,
    Target,
    Tuck,
    Waive,
)
from engine.dice_game.content import AdvanceOwnToken, LocationId, SwitchTarget
from engine.dice_game.forecast import Forecast, at, count
from engine.dice_game.mind.leanings import caution, pull
from engine.dice_game.mind.prospects import prospects
from engine.dice_game.odds import greens, step_of, terms_of, worth
from engine.dice_game.view import Attack, Stage, View
from engine.kit.temper import NEUTRAL, Temper, weigh


def choose(
    view: View, decision: Decision, legal: tuple[AnyAction, ...], dice: Dice, temper: Temper = NEUTRAL
) -> AnyAction:
    """Returns the computer's action; deterministic."""
    return legal[0] if len(legal) == 1 else best_of(legal, worths(view, legal, temper))


def best_of(legal: Sequence[AnyAction], worths: Sequence[float]) -> AnyAction:
    """Returns the action with the highest worth, the first of equals."""
    return legal[max(range(len(legal)), key=lambda index: round(worths[index], ALIKE))]


ALIKE = 9  # decimal places: smaller differences count as equal


def worths(view: View, legal: Sequence[AnyAction], temper: Temper = NEUTRAL) -> list[float]:
    """Returns the worth of each action to a temper, in VP, or for targets in VP per turn."""
    attack = view.attack
    assert attack is not None, "nobody is asked any more"
    match attack.stage:
        case Stage.AIM:
            return _aims(view, attack, legal, temper)
        case Stage.ROLL | Stage.DECIDE:
            return _ways_on(view, attack, legal, temper)
        case Stage.SPOILS:
            return [_gain(view, attack, action) for action in legal]


# The target


def _aims(view: View, attack: Attack, legal: Sequence[AnyAction], temper: Temper) -> list[float]:
    """Returns the rate of each target in VP per turn, and of waiving a rule."""
    found = prospects(view, attack.seat, attack.waived)
    return [
        weigh(found[action.location].rate, pull(temper, view, attack.seat, action.location))
        if isinstance(action, Target)
        else _rate_without(view, attack, action.rule)
        if isinstance(action, Waive)
        else 0.0
        for action in legal
    ]


def _rate_without(view: View, attack: Attack, rule: LocationId) -> float:
    """Returns the rate of a target that counts nukes, without a rule that protects from them; else 0."""
    found = prospects(view, attack.seat, (*attack.waived, rule)).values()
    best = max(found, key=lambda prospect: prospect.rate)
    return best.rate if best.terms.only_when_nuked else 0.0


# The dice


def _ways_on(view: View, attack: Attack, legal: Sequence[AnyAction], temper: Temper) -> list[float]:
    assert attack.target is not None, "dice are thrown at a target"
    forecasts = _forecasts(view, attack, caution(temper, view))
    own = forecasts.pop(attack.target)
    return [value(view, attack, action, own, forecasts) for action in legal]


def _forecasts(view: View, attack: Attack, careful: float) -> dict[LocationId, Forecast]:
    """Returns the forecast for the target, and for others that the player may still switch to."""
    may_switch = attack.first and SwitchTarget in greens(view, attack.seat, attack.spent)
    found = prospects(view, attack.seat, only=None if may_switch else attack.target)
    return {
        location: prospect.forecast(terms_of(view, attack, location), careful)
        for location, prospect in found.items()
    }


def value(
    view: View, attack: Attack, action: AnyAction, own: Forecast, others: dict[LocationId, Forecast]
) -> float:
    """Returns the worth of an action, followed by best play."""
    roll = count(view.dice)
    match action:
        case Claim() | Stop() | TakeNukes():
            return at(own.ends, roll)
        case Waive():  # the extra symbol is not counted, and the turn ends without the claim
            return own.payoff.stop[own.terms.matching(roll) - own.terms.extra]
        case Switch(location=location):
            turned = others[location]
            return at(turned.worths_after_check(one_nuke=turned.terms.one_nuke), roll)
        case _:
            step = step_of(view, attack, action)
            assert step is not None, f"{action} does nothing with the dice"
            return worth(own, step, tuple(others.values()))


# The rule of a claimed card


TUCKING = 0.2  # minimum gain in VP for a tuck, because the next card is unknown


def _gain(view: View, attack: Attack, action: AnyAction) -> float:
    """Returns the worth of using the rule this way; declining it is worth 0."""
    match action:
        case Advance(location=location):
            return _push_worth(view, attack, location)
        case Remove(location=location, owner=owner):
            return _token_worth(view, owner, location)
        case Tuck(location=location):
            rivals = [player.seat for player in view.players if player.seat != attack.seat]
            lost = max(_token_worth(view, rival, location) for rival in rivals)
            return lost - _token_worth(view, attack.seat, location) - TUCKING
        case _:
            return 0.0


def _token_worth(view: View, seat: Seat, location: LocationId) -> float:
    """Returns the worth of a seat's progress on a card, compared with none."""
    prospect = prospects(view, seat, only=location).get(location)
    if prospect is None:  # the card is banned now, but the ban may end
        return 0.1 * view.place(location).tokens[seat]
    return prospect.progress_worth(prospect.terms.need) - prospect.progress_worth(prospect.spaces)


def _push_worth(view: View, attack: Attack, location: LocationId) -> float:
    """Returns the worth of advancing the player's own token; always positive."""
    prospect = prospects(view, attack.seat, only=location).get(location)
    rule = view.players[attack.seat].claimed[-1].location.effect
    if prospect is None or not isinstance(rule, AdvanceOwnToken):
        return A_LITTLE
    need = prospect.terms.need
    return A_LITTLE + prospect.progress_worth(max(1, need - rule.spaces)) - prospect.progress_worth(need)


A_LITTLE = 0.01
