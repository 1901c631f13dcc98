"""Reasons for actions of the dice game: one sentence with gain and risk."""

from bot.titles.dice_game.odds import in_percent, turns_alone
from bot.titles.title import Words
from engine.core import Seat
from engine.dice_game import actions as do
from engine.dice_game.actions import AnyAction
from engine.dice_game.content import LocationId, Symbol
from engine.dice_game.mind.aftermath import vp_gained
from engine.dice_game.mind.prospects import threats_to
from engine.dice_game.odds import Chances, chances, spaces_to_gain
from engine.dice_game.view import Attack, View
from engine.kit.percent import percent, whole_percent
from renderer.scenes.dice_game.names import location as name

WORTH_SAYING = 0.05  # smaller chances are not mentioned


def reason(view: View, action: AnyAction, words: Words) -> str:
    """Returns the reason for an action; "" if its name and odds are enough."""
    attack = view.attack
    if attack is None:
        return ""
    found = chances(view, action)
    match action:
        case do.Target(location=location) if found is not None:
            return _aim(view, attack, location, found, words)
        case do.Stop() if attack.target is not None:
            return _stop(view, attack.target, words)
        case do.Reroll() if found is not None and attack.target is not None:
            return _reroll(view, attack, attack.target, action, words)
        case do.ThrowAgain() | do.RerollOneNuke() if found is not None:
            saved = view.dice.count(Symbol.NUKE) >= attack.limit
            return words("reason-saved" if saved else "reason-roll", **in_percent(found))
        case do.SetDie() if found is not None:
            plain = chances(view, do.Roll())
            assert plain is not None, "a roll is left to the dice"
            return words("reason-set-die", claim=percent(found.claim), plain=percent(plain.claim))
        case do.Switch(location=location) if found is not None:
            return words("reason-switch", location=name(location, words), claim=percent(found.claim))
        case do.Remove(location=location, owner=owner):
            return _remove(view, location, owner, words)
        case _:
            return ""


def _aim(view: View, attack: Attack, location: LocationId, found: Chances, words: Words) -> str:
    """Returns the points of a target, its average number of turns, and the risk that a rival is faster."""
    threats = threats_to(view, attack.seat)
    risk = max([takes[location] for takes in threats.values()], default=0.0)
    return words(
        "reason-target",
        vp=vp_gained(view.players[attack.seat], view.card(location)),
        turns=turns_alone(view, attack, location),
        claim=percent(found.claim),
        risk=whole_percent(risk) if risk >= WORTH_SAYING else 0,
    )


def _reroll(view: View, attack: Attack, target: LocationId, action: do.Reroll, words: Words) -> str:
    """Returns the space that stopping keeps, the spaces that a re-roll can add, and its odds."""
    card, found = view.card(target), chances(view, action)
    assert found is not None, "a roll is left to the dice"
    gains = card.holds_tokens and attack.total > view.place(target).tokens[attack.seat]
    more = min(spaces_to_gain(view, action), card.spaces - attack.total)
    return words(
        "reason-reroll",
        stake="nuked" if card.counts_only_when_nuked else "space" if gains else "nothing",
        space=attack.total,
        spaces=card.spaces,
        more=0 if card.counts_only_when_nuked else more,
        **in_percent(found),
    )


def _stop(view: View, target: LocationId, words: Words) -> str:
    """Returns the odds of rolling on instead, "" if that is not possible."""
    if view.card(target).locks_martians or Symbol.MARTIAN not in view.dice:
        return ""
    found = chances(view, do.Reroll(symbol=Symbol.MARTIAN))
    assert found is not None, "a roll is left to the dice"
    return words("reason-stop", **in_percent(found))


def _remove(view: View, location: LocationId, owner: Seat, words: Words) -> str:
    left = view.card(location).spaces - view.place(location).tokens[owner]
    return words("reason-remove", location=name(location, words), left=left)
