"""The legal actions after a roll.

The steps after a roll (rescue, nuke check, switch, claim, re-roll or stop) are one decision here: it offers
the actions of the first open step and the rules that may still be used before it.
"""

from collections.abc import Iterator

from engine.core import OtherQuestion, Refusal
from engine.dice_game.actions import (
    AnyAction,
    Claim,
    Reroll,
    RerollOneNuke,
    Stop,
    Switch,
    TakeNukes,
    ThrowAgain,
    Waive,
)
from engine.dice_game.content import (
    Book,
    Effect,
    FirstRollMulligan,
    LocationId,
    RerollNuke,
    SwitchTarget,
    Symbol,
    SymbolBonus,
)
from engine.dice_game.effects import green_card, target_lets_reroll
from engine.dice_game.reckoning import Reckoning, reckon
from engine.dice_game.refusals import (
    AlreadyTarget,
    CannotBeWaived,
    FirstRollOnly,
    MartiansLocked,
    MustClaim,
    NotEnough,
    NothingShows,
    NotNuked,
    NukesChecked,
    NukesFirst,
    RuleNotYours,
    RuleSpent,
    SymbolStays,
)
from engine.dice_game.stacks import in_play
from engine.dice_game.state import State, Thrown
from engine.dice_game.targets import targets, why_not_target

CLAIMS: tuple[AnyAction, ...] = (Claim(),)
GOES_ON: tuple[AnyAction, ...] = (Reroll(symbol=Symbol.MARTIAN), Reroll(symbol=Symbol.RAY_GUN), Stop())
NUKED: tuple[AnyAction, ...] = (TakeNukes(),)


def options(book: Book, state: State, frame: Thrown) -> tuple[AnyAction, ...]:
    """Returns the legal actions, in a stable order."""
    count = reckon(book, state, frame)
    found = _candidates(book, state, frame, count)
    return tuple([action for action in found if why_not(book, state, frame, count, action) is None])


def _candidates(book: Book, state: State, frame: Thrown, count: Reckoning) -> Iterator[AnyAction]:
    """Yields the possible actions: the ordinary ones, and the ones the player's own green cards add."""
    yield from NUKED if count.is_nuked else CLAIMS if count.claims else GOES_ON
    for rule in state.claimed[frame.seat]:
        match book.locations[rule].effect:
            case FirstRollMulligan():
                yield ThrowAgain()
            case RerollNuke():
                yield RerollOneNuke(set_die=False)
                yield RerollOneNuke(set_die=True)
            case SwitchTarget():
                for location in in_play(state):
                    yield Switch(location=location)
            case SymbolBonus():
                yield Waive(rule=rule)


def why_not(book: Book, state: State, frame: Thrown, count: Reckoning, action: AnyAction) -> Refusal | None:
    """Returns the reason against an action after a roll, or None if it is legal."""
    match action:
        case Claim():
            return _under_nukes(count) or _not_enough(frame, count)
        case Stop():
            return _under_nukes(count) or _must_claim(frame, count)
        case TakeNukes():
            return _not_nuked(count)
        case Reroll(symbol=symbol):
            return _under_nukes(count) or _must_claim(frame, count) or _no_reroll(book, state, frame, symbol)
        case ThrowAgain():
            return _no_use_of(FirstRollMulligan, book, state, frame, first=True) or _not_nuked(count)
        case RerollOneNuke(set_die=set_die):
            return _no_use_of(RerollNuke, book, state, frame, first=False) or _no_reroll_of_nuke(
                book, state, frame, count, set_die
            )
        case Switch(location=location):
            return _no_switch(book, state, frame, count) or _no_new_target(book, state, frame, location)
        case Waive(rule=rule):
            return _no_waiving(book, state, frame, count, rule)
        case _:
            return OtherQuestion()


def _under_nukes(count: Reckoning) -> Refusal | None:
    return NukesFirst(nukes=count.nukes, limit=count.limit) if count.is_nuked else None


def _not_nuked(count: Reckoning) -> Refusal | None:
    return None if count.is_nuked else NotNuked(nukes=count.nukes, limit=count.limit)


def _must_claim(frame: Thrown, count: Reckoning) -> Refusal | None:
    return MustClaim(target=frame.target) if count.claims else None


def _not_enough(frame: Thrown, count: Reckoning) -> Refusal | None:
    if count.claims:
        return None
    return NotEnough(target=frame.target, total=count.total, spaces=count.spaces)


def _no_reroll(book: Book, state: State, frame: Thrown, symbol: Symbol) -> Refusal | None:
    """Returns the reason against a re-roll: only Martians, and the symbol the target allows (R08, R09)."""
    if symbol is Symbol.MARTIAN:
        if book.locations[frame.target].locks_martians:
            return MartiansLocked(target=frame.target)
    elif not target_lets_reroll(book, frame.target, symbol):
        return SymbolStays(symbol=symbol)
    elif frame.target in frame.spent:
        return RuleSpent(rule=frame.target)
    return None if symbol in state.dice else NothingShows(symbol=symbol)


def _no_use_of(kind: type[Effect], book: Book, state: State, frame: Thrown, *, first: bool) -> Refusal | None:
    """Returns the reason why the player cannot use a once-a-turn rule of this kind now."""
    rule = green_card(book, state, frame.seat, kind)
    if rule is None:
        return RuleNotYours()
    if rule in frame.spent:
        return RuleSpent(rule=rule)
    return FirstRollOnly(rule=rule) if first and not frame.first else None


def _no_reroll_of_nuke(
    book: Book, state: State, frame: Thrown, count: Reckoning, set_die: bool
) -> Refusal | None:
    if frame.checked:
        return NukesChecked(rule=green_card(book, state, frame.seat, RerollNuke) or frame.target)
    set_nuke = frame.die_set and state.dice[0] is Symbol.NUKE
    if not (set_nuke if set_die else count.nukes > set_nuke):
        return NothingShows(symbol=Symbol.NUKE)
    if count.claims and not _nukes_matter(book, state, frame, count):
        return MustClaim(target=frame.target)
    return None


def _nukes_matter(book: Book, state: State, frame: Thrown, count: Reckoning) -> bool:
    """Tells whether one nuke less could change anything about a mandatory claim."""
    if Symbol.NUKE in book.locations[frame.target].symbols:
        return True
    return _no_switch(book, state, frame, count) is None and len(targets(book, state)) > 1


def _no_switch(book: Book, state: State, frame: Thrown, count: Reckoning) -> Refusal | None:
    return _no_use_of(SwitchTarget, book, state, frame, first=True) or _under_nukes(count)


def _no_new_target(book: Book, state: State, frame: Thrown, location: LocationId) -> Refusal | None:
    if location == frame.target:
        return AlreadyTarget(location=location)
    return why_not_target(book, state, location)


def _no_waiving(
    book: Book, state: State, frame: Thrown, count: Reckoning, rule: LocationId
) -> Refusal | None:
    """Returns the reason against waiving a rule: only a symbol that decides a claim may be left uncounted."""
    if rule not in state.claimed[frame.seat]:
        return RuleNotYours()
    decides = isinstance(book.locations[rule].effect, SymbolBonus) and count.claims_by_extra
    return None if decides else CannotBeWaived(rule=rule)
