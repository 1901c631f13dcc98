"""Exact probabilities of a player's possible actions, calculated from the view."""

from collections.abc import Mapping
from functools import lru_cache
from math import comb
from operator import add
from typing import NamedTuple, TypeAlias, TypeVar

from engine.core import Data, Seat
from engine.dice_game import actions
from engine.dice_game.content import (
    AllowReroll,
    Effect,
    FirstRollMulligan,
    Location,
    LocationId,
    NukeLimitDelta,
    RerollNuke,
    Symbol,
    SymbolBonus,
)
from engine.dice_game.forecast import NO_DICE, SINGLE, FirstRoll, Forecast, Payoff, Roll, Terms, at, count
from engine.dice_game.view import Attack, View

G = TypeVar("G", bound=Effect)
Greens: TypeAlias = Mapping[type[Effect], Effect]


class Chances(Data, frozen=True):
    """The probabilities for the roll of an action, and for the whole turn if the player keeps rolling.

    To keep rolling is to re-roll all Martians until a claim, the nukes or the last Martian ends the turn.
    Helpful rules are used: for the claim first, then against the nukes.
    """

    nuked_now: float
    claim_now: float
    nuked: float  # in this turn
    claim: float


def chances(view: View, action: actions.AnyAction) -> Chances | None:
    """Returns the probabilities of an action of the player on turn, or None if no dice are rolled."""
    attack = view.attack
    if attack is None:
        return None
    match action:
        case actions.Target(location=location) | actions.Switch(location=location):
            target: LocationId | None = location
        case _:
            target = attack.target
    step = step_of(view, attack, action)
    if target is None or step is None:
        return None
    return _chances(terms_of(view, attack, target), step)


def spaces_to_gain(view: View, action: actions.AnyAction) -> int:
    """Returns the maximum number of spaces that a re-roll adds to the present total, or 0."""
    attack = view.attack
    if attack is None or attack.target is None or not view.card(attack.target).holds_tokens:
        return 0
    terms = terms_of(view, attack, attack.target)
    match step_of(view, attack, action):
        case RerollAll(roll=roll, symbol=symbol):
            return _most_gained(terms, roll, symbol, view.dice.count(symbol))
        case RerollOne(roll=roll) if roll.nukes < terms.limit:
            return _most_gained(terms, roll, Symbol.NUKE, 1)
        case _:
            return 0


def _most_gained(terms: Terms, roll: Roll, symbol: Symbol, dice: int) -> int:
    """Returns the maximum number of symbols that re-rolling some dice of a symbol adds."""
    rest = [n - dice * one for n, one in zip(roll, SINGLE[symbol], strict=True)]
    turned = (Roll(*map(add, rest, [dice * n for n in face])) for face in SINGLE.values())
    return max(terms.matching(each) for each in turned) - terms.matching(roll)


def chance_to_be_nuked(dice: int, limit: int, rerolls: int | None) -> float:
    """Returns the chance of being nuked after some re-rolls of all Martians; `None`: until none are left.

    A die shows a nuke after r re-rolls with chance (1 - 3^-(r+1)) / 2.
    """
    share = 0.5 if rerolls is None else (1 - 3.0 ** -(rerolls + 1)) / 2
    return sum(comb(dice, n) * share**n * (1 - share) ** (dice - n) for n in range(limit, dice + 1))


# Steps: the dice operation of an action


class Throw(NamedTuple):
    """The first roll, without a die that was set."""

    kept: Roll


class Rethrow(NamedTuple):
    """A repeated first roll."""

    kept: Roll


class RerollAll(NamedTuple):
    """A re-roll of all dice showing a symbol."""

    roll: Roll
    symbol: Symbol
    also: bool  # the target's own re-roll is still available


class RerollOne(NamedTuple):
    """A re-roll of one nuke, before the check."""

    roll: Roll
    kept: Roll  # the die that is still as it was set
    first: bool
    also: bool


class Turned(NamedTuple):
    """No roll: the dice are applied to another target."""

    roll: Roll


Step: TypeAlias = Throw | Rethrow | RerollAll | RerollOne | Turned


def step_of(view: View, attack: Attack, action: actions.AnyAction) -> Step | None:
    """Returns the dice operation of an action, or None if it has none."""
    roll = count(view.dice)
    kept = SINGLE[view.dice[0]] if attack.die_set else NO_DICE
    also = attack.target not in attack.spent
    match action:
        case actions.Target() | actions.Roll():
            return Throw(kept=NO_DICE)
        case actions.SetDie(face=face):
            return Throw(kept=SINGLE[face])
        case actions.ThrowAgain():
            return Rethrow(kept=kept)
        case actions.Reroll(symbol=symbol):
            return RerollAll(roll=roll, symbol=symbol, also=also)
        case actions.RerollOneNuke(set_die=set_die):
            return RerollOne(roll=roll, kept=NO_DICE if set_die else kept, first=attack.first, also=also)
        case actions.Switch():
            return Turned(roll=roll)
        case _:
            return None


def worth(own: Forecast, step: Step, others: tuple[Forecast, ...] = ()) -> float:
    """Returns the worth of a step, followed by best play."""
    terms = own.terms
    match step:
        case Throw(kept=kept):
            return FirstRoll(own, others).throw_worth(kept, one_nuke=terms.one_nuke, again=terms.again)
        case Rethrow(kept=kept):
            return FirstRoll(own, others).throw_worth(kept, one_nuke=terms.one_nuke, again=False)
        case RerollAll(roll=roll, symbol=symbol, also=also):
            return own.reroll_worth(roll, symbol, one_nuke=terms.one_nuke, also=also)
        case RerollOne(roll=roll, kept=kept, first=True):
            return FirstRoll(own, others).one_nuke_less(roll, kept, again=terms.again)
        case RerollOne(roll=roll, also=also):
            return own.one_nuke_less(roll, also=also)
        case Turned(roll=roll):
            return at(own.worths_after_check(one_nuke=terms.one_nuke), roll)


@lru_cache(maxsize=4096)
def _chances(terms: Terms, step: Step) -> Chances:
    claim = worth(Forecast(terms, CLAIM_IS_ALL), step)
    return Chances(
        nuked_now=-worth(Forecast(_to_survive(terms), NUKED_IS_ALL), step),
        claim_now=worth(Forecast(terms._replace(may_go_on=False), CLAIM_IS_ALL), step),
        nuked=_nuked_on_the_way(terms, step, claim),
        claim=claim,
    )


def _nuked_on_the_way(terms: Terms, step: Step, claim: float) -> float:
    """Returns the chance of being nuked while rolling for a claim, given the chance of the claim.

    The payoff of being nuked is so small that it only decides between equal chances of a claim. So the
    difference between the turn's worth and the chance of a claim comes from the nukes alone.
    """
    found = worth(Forecast(terms._replace(keeps_rolling=True), CLAIM_IS_MOST), step)
    nuked = round((claim - found) / _SLIGHTLY, 8)  # further digits are not exact
    return nuked + claim if terms.only_when_nuked else nuked


_MOST = 32  # more symbols and nukes than any roll has
_SLIGHTLY = 1e-6  # small compared with any chance of a claim, large compared with rounding errors

CLAIM_IS_MOST = Payoff(claim=1.0, stop=(0.0,) * _MOST, nuked=(-_SLIGHTLY,) * _MOST)
CLAIM_IS_ALL = Payoff(claim=1.0, stop=(0.0,) * _MOST, nuked=(0.0,) * _MOST)
NUKED_IS_ALL = Payoff(claim=0.0, stop=(0.0,) * _MOST, nuked=(-1.0,) * _MOST)


def _to_survive(terms: Terms) -> Terms:
    """Returns the terms under which only the nukes of this roll matter."""
    bare = terms._replace(need=_MOST, may_go_on=False)
    if not terms.only_when_nuked:
        return bare
    return bare._replace(one_nuke=False, again=False)  # being nuked is the aim: no rule is used against it


# The terms of a turn, read from the table


def terms_of(view: View, attack: Attack, target: LocationId) -> Terms:
    """Returns the terms of the turn under way against a target."""
    terms = terms_for(view, attack.seat, target, (*attack.waived, *attack.spent))
    return terms if attack.first else terms._replace(again=False)


def terms_for(view: View, seat: Seat, target: LocationId, gone: tuple[LocationId, ...] = ()) -> Terms:
    """Returns the terms of a seat's turn against a target; `gone` are cards whose rules do not apply."""
    place = view.place(target)
    assert place.card is not None
    return terms_under(view, place.card.location, place.tokens[seat], greens(view, seat, gone))


def terms_under(view: View, card: Location, progress: int, own: Greens) -> Terms:
    """Returns the terms of a turn against a card with this progress, under the player's own green rules."""
    bonus, more = rule(own, SymbolBonus), rule(own, NukeLimitDelta)
    extra = bonus if bonus is not None and bonus.on is card.kind else None
    return Terms(
        dice=view.hand,
        limit=view.visible + (more.amount if more else 0),
        need=card.spaces - progress,
        symbols=card.symbols,
        only_when_nuked=card.counts_only_when_nuked,
        extra=extra.amount if extra else 0,
        extra_needs=extra.needs_symbols if extra else 1,
        reroll_also=card.effect.symbol if isinstance(card.effect, AllowReroll) else None,
        one_nuke=RerollNuke in own,
        again=FirstRollMulligan in own,
    )


def greens(view: View, seat: Seat, gone: tuple[LocationId, ...] = ()) -> Greens:
    """Returns the rules of a seat's claimed cards by kind, without the cards in `gone`."""
    return {
        type(card.location.effect): card.location.effect
        for card in view.players[seat].claimed
        if card.location.effect is not None and card.id not in gone
    }


def rule(own: Greens, kind: type[G]) -> G | None:
    """Returns the rule of this kind, or None."""
    found = own.get(kind)
    return found if isinstance(found, kind) else None
