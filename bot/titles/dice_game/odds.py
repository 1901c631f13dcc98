"""The exact risk beside an action, and all of it for `/odds`."""

from collections.abc import Mapping

from bot.titles.dice_game.names import location as location_name
from bot.titles.title import Words
from engine.core import Seat
from engine.dice_game.actions import Advance, AnyAction, Remove, Stop, Switch, Target
from engine.dice_game.content import AdvanceOwnToken, LocationId
from engine.dice_game.mind.prospects import ends_for
from engine.dice_game.mind.tempo import NEVER, turns_needed
from engine.dice_game.odds import Chances, chance_to_be_nuked, chances, terms_of
from engine.dice_game.view import Attack, View
from engine.kit.percent import percent


def hint(view: View, action: AnyAction, words: Words) -> str:
    """Returns a few words beside an action: its risk, or where it leads."""
    attack = view.attack
    if attack is None:
        return ""
    match action:
        case Stop() if attack.target is not None:
            return words("hint-space", space=attack.total, spaces=view.card(attack.target).spaces)
        case Target(location=location):
            found = chances(view, action)
            assert found is not None, "a target is rolled for"
            return words("hint-target", turns=turns_alone(view, attack, location), nuked=percent(found.nuked))
        case Advance(location=location):
            return _push_hint(view, attack.seat, location, words)
        case Remove(location=location, owner=owner):
            place = view.place(location)
            return words("hint-space", space=place.tokens[owner], spaces=view.card(location).spaces)
        case _:
            found = chances(view, action)
            return "" if found is None else _risk(found, words, rolls=not isinstance(action, Switch))


def _risk(found: Chances, words: Words, *, rolls: bool) -> str:
    if not rolls:
        return words("hint-switch", claim=percent(found.claim))
    key = "hint-one-roll" if found.claim - found.claim_now < 1e-9 else "hint-roll"
    return words(key, nuked=percent(found.nuked), now=percent(found.claim_now), claim=percent(found.claim))


def _push_hint(view: View, seat: Seat, location: LocationId, words: Words) -> str:
    rule = view.players[seat].claimed[-1].location.effect
    assert isinstance(rule, AdvanceOwnToken), "only one rule moves a token by choice"
    spaces = view.card(location).spaces
    space = min(view.place(location).tokens[seat] + rule.spaces, spaces - 1)
    return words("hint-space", space=space, spaces=spaces)


def answer(view: View, given: Mapping[str, str], words: Words) -> str:
    """Tells the risk of the next roll and the chances of every target for the player on turn."""
    attack = view.attack
    if attack is None:
        return words("odds-over")
    lines = [
        words("odds-limit", limit=attack.limit, visible=view.visible),
        words(
            "odds-dice",
            dice=view.hand,
            first=percent(chance_to_be_nuked(view.hand, attack.limit, 0)),
            second=percent(chance_to_be_nuked(view.hand, attack.limit, 1)),
            third=percent(chance_to_be_nuked(view.hand, attack.limit, 2)),
            end=percent(chance_to_be_nuked(view.hand, attack.limit, None)),
        ),
    ]
    targets = [place.card.id for place in view.row if place.card is not None and not place.banned]
    return "\n".join([*lines, *(_target(view, attack, target, words) for target in targets)])


def _target(view: View, attack: Attack, target: LocationId, words: Words) -> str:
    found = chances(view, Target(location=target))
    assert found is not None, "a target is rolled for"
    return words(
        "odds-target",
        location=location_name(target, view, words),
        nuked=percent(found.nuked),
        now=percent(found.claim_now),
        claim=percent(found.claim),
        turns=turns_alone(view, attack, target),
    )


def turns_alone(view: View, attack: Attack, target: LocationId) -> str | float:
    """Returns how many turns a card takes on average, as long as nobody gets in the way."""
    terms = terms_of(view, attack, target)
    ends = ends_for(view, attack.seat, target, attack.waived)
    turns = turns_needed(terms._replace(need=0), ends, view.card(target).spaces)[terms.need]
    return "∞" if turns >= NEVER else round(turns, 1)
