"""Exact odds of the dice game: short hints for actions, and the answer of `/odds`."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from bot.titles.dice_game.names import symbol as symbol_name
from bot.titles.title import Words
from engine.core import Seat, tag_of
from engine.dice_game.actions import (
    Advance,
    AnyAction,
    Remove,
    Reroll,
    RerollOneNuke,
    Roll,
    SetDie,
    Stop,
    Switch,
    Target,
    ThrowAgain,
)
from engine.dice_game.content import (
    AdvanceOwnToken,
    AllowReroll,
    FirstRollMulligan,
    LocationId,
    PresetDie,
    RerollNuke,
    Symbol,
)
from engine.dice_game.forecast import count
from engine.dice_game.mind.aftermath import vp_gained
from engine.dice_game.mind.prospects import ends_for
from engine.dice_game.mind.tempo import NEVER, turns_needed
from engine.dice_game.odds import Chances, chance_to_be_nuked, chances, greens, spaces_to_gain, terms_of
from engine.dice_game.view import Attack, Stage, View
from engine.kit.percent import percent
from renderer.scenes.dice_game import names
from renderer.words import dash

GAP = " · "
EVEN = 0.5  # a roll with a greater risk is dangerous
LEAST = 1e-6  # differences below this are ignored


def is_dangerous(view: View, action: AnyAction) -> bool:
    """Tells whether a roll is more likely to end in a nuking than not."""
    rolls = isinstance(action, Roll | SetDie | Reroll | RerollOneNuke | ThrowAgain)
    found = chances(view, action) if rolls else None
    return found is not None and found.nuked_now > EVEN


def hint(view: View, action: AnyAction, words: Words) -> str:
    """Returns a short hint for an action: its risk, or the space it leads to."""
    attack = view.attack
    if attack is None:
        return ""
    match action:
        case Stop() if attack.target is not None:
            return words("hint-space", space=attack.total, spaces=view.card(attack.target).spaces)
        case Target(location=location):
            return _target_hint(view, attack, location, words)
        case Switch():
            return _switch_hint(view, attack, action, words)
        case Advance(location=location):
            return _push_hint(view, attack.seat, location, words)
        case Remove(location=location, owner=owner):
            place = view.place(location)
            return words("hint-space", space=place.tokens[owner], spaces=view.card(location).spaces)
        case _:
            return _roll_hint(view, action, words)


def _target_hint(view: View, attack: Attack, location: LocationId, words: Words) -> str:
    return words(
        "hint-target",
        vp=vp_gained(view.players[attack.seat], view.card(location)),
        turns=turns_alone(view, attack, location),
        claim=percent(_chances_of(view, Target(location=location)).claim),
    )


def _roll_hint(view: View, action: AnyAction, words: Words) -> str:
    """Returns the chances of a roll, each for this roll alone and for rolling on."""
    found = chances(view, action)
    if found is None:
        return ""
    again = abs(found.claim - found.claim_now) > LEAST or abs(found.nuked - found.nuked_now) > LEAST
    more = spaces_to_gain(view, action)
    key = "hint-no-claim" if not found.claim else "hint-roll" if again else "hint-one-roll"
    return words(key, again=str(again).lower(), more=more, **in_percent(found))


def _switch_hint(view: View, attack: Attack, switch: Switch, words: Words) -> str:
    """Returns the space that the dice reach on another card, and the chances of rolling on there."""
    found = _chances_of(view, switch)
    if found.claim_now:
        return words("hint-one-roll", **in_percent(found))
    terms, spaces = terms_of(view, attack, switch.location), view.card(switch.location).spaces
    space = words("hint-space", space=spaces - terms.need + terms.matching(count(view.dice)), spaces=spaces)
    if not found.claim and not found.nuked:
        return space
    return GAP.join((space, words("hint-switch", **in_percent(found))))


def _chances_of(view: View, action: Target | Switch) -> Chances:
    found = chances(view, action)
    assert found is not None, "a target is rolled for"
    return found


def in_percent(found: Chances) -> dict[str, str]:
    """Returns the chances as text parameters of hints, reasons and `/odds`."""
    return {
        "nuked_now": percent(found.nuked_now),
        "claim_now": percent(found.claim_now),
        "nuked": percent(found.nuked),
        "claim": percent(found.claim),
    }


def _push_hint(view: View, seat: Seat, location: LocationId, words: Words) -> str:
    rule = view.players[seat].claimed[-1].location.effect
    assert isinstance(rule, AdvanceOwnToken), "only one rule moves a token by choice"
    spaces = view.card(location).spaces
    space = min(view.place(location).tokens[seat] + rule.spaces, spaces - 1)
    return words("hint-space", space=space, spaces=spaces)


def answer(view: View, given: Mapping[str, str], words: Words) -> str:
    """Returns the odds of the player on turn: of every target, or of each roll against the chosen one."""
    attack = view.attack
    if attack is None:
        return words("odds-over")
    lines = [words("odds-limit", limit=attack.limit, visible=view.visible)]
    if attack.stage is not Stage.DECIDE:
        lines.append(_dice(view, attack, words))
    if attack.target is None:
        targets = [place.card.id for place in view.row if place.card is not None and not place.banned]
        lines += (_target(view, attack, target, words) for target in targets)
    else:
        rolls = rolls_left(view, attack, attack.target)
        lines += (GAP.join((_label(action, words), hint(view, action, words))) for action in rolls)
    return "\n".join(lines)


def _dice(view: View, attack: Attack, words: Words) -> str:
    return words(
        "odds-dice",
        dice=view.hand,
        first=percent(chance_to_be_nuked(view.hand, attack.limit, 0)),
        second=percent(chance_to_be_nuked(view.hand, attack.limit, 1)),
        third=percent(chance_to_be_nuked(view.hand, attack.limit, 2)),
        end=percent(chance_to_be_nuked(view.hand, attack.limit, None)),
    )


def _target(view: View, attack: Attack, target: LocationId, words: Words) -> str:
    aimed = replace(view, attack=replace(attack, stage=Stage.ROLL, target=target))
    return words(
        "odds-target",
        location=names.location(target, words),
        vp=vp_gained(view.players[attack.seat], view.card(target)),
        chances=hint(aimed, Roll(), words),
        turns=turns_alone(view, attack, target),
    )


def rolls_left(view: View, attack: Attack, target: LocationId) -> Iterator[AnyAction]:
    """Yields the rolls that the player on turn may choose from, once they have a target."""
    own = greens(view, attack.seat, (*attack.waived, *attack.spent))
    if attack.stage is Stage.ROLL:
        yield Roll()
        if PresetDie in own:
            yield from (SetDie(face=face) for face in Symbol)
        return
    if RerollNuke in own and not attack.checked:
        yield from _nuke_rerolls(view, attack)
    if view.dice.count(Symbol.NUKE) < attack.limit:
        yield from _rerolls(view, attack, target)
    elif attack.first and FirstRollMulligan in own:
        yield ThrowAgain()


def _nuke_rerolls(view: View, attack: Attack) -> Iterator[AnyAction]:
    kept = attack.die_set and view.dice[0] is Symbol.NUKE
    if view.dice.count(Symbol.NUKE) > kept:
        yield RerollOneNuke()
    if kept:
        yield RerollOneNuke(set_die=True)


def _rerolls(view: View, attack: Attack, target: LocationId) -> Iterator[AnyAction]:
    """Yields the re-rolls of Martians and of the symbol that the target allows."""
    card = view.card(target)
    if attack.total >= card.spaces:  # it must be claimed
        return
    if Symbol.MARTIAN in view.dice and not card.locks_martians:
        yield Reroll(symbol=Symbol.MARTIAN)
    rule = card.effect
    if isinstance(rule, AllowReroll) and target not in attack.spent and rule.symbol in view.dice:
        yield Reroll(symbol=rule.symbol)


def _label(action: AnyAction, words: Words) -> str:
    """Returns the label of a roll, as on its button."""
    match action:
        case Reroll(symbol=symbol):
            return words("action-reroll", symbol=symbol_name(symbol, words))
        case SetDie(face=face):
            return words("action-set-die", face=symbol_name(face, words))
        case RerollOneNuke(set_die=set_die):
            return words("action-reroll-one-nuke", set_die=str(set_die).lower())
        case _:
            return words(f"action-{dash(tag_of(action))}")


def turns_alone(view: View, attack: Attack, target: LocationId) -> str | float:
    """Returns the average number of turns that a card takes without interference, "∞" if never."""
    terms = terms_of(view, attack, target)
    ends = ends_for(view, attack.seat, target, attack.waived)
    turns = turns_needed(terms._replace(need=0), ends, view.card(target).spaces)[terms.need]
    return "∞" if turns >= NEVER else round(turns, 1)
