"""Legal actions and refusals before a roll and after a claim; `after_roll` covers the rest."""

from collections.abc import Iterator

from engine.core import OtherQuestion, Refusal, Seat
from engine.dice_game.actions import (
    Advance,
    AnyAction,
    Decline,
    Remove,
    Roll,
    SetDie,
    Target,
    Tuck,
    Waive,
)
from engine.dice_game.content import (
    AdvanceOwnToken,
    Book,
    CycleInPlayCard,
    LocationId,
    NukedConsolation,
    NukeLimitDelta,
    PresetDie,
    RemoveToken,
    StopBonus,
    Symbol,
    SymbolBonus,
)
from engine.dice_game.effects import green_card
from engine.dice_game.refusals import (
    CannotBeWaived,
    HoldsNoTokens,
    LastOfStack,
    MustAttack,
    NoSpaceLeft,
    NoSuchToken,
    NoTarget,
    NotInPlay,
    OwnToken,
    RuleNotYours,
    RuleSpent,
)
from engine.dice_game.situation import Situation
from engine.dice_game.stacks import in_play, lies_on_more
from engine.dice_game.state import Aiming, Ready, Spoils, State
from engine.dice_game.targets import targets, why_not_target
from engine.dice_game.tokens import can_be_pushed

# Green rules that apply automatically: their owner may switch them off for a turn (R26).
WAIVABLE = (NukeLimitDelta, SymbolBonus, StopBonus, NukedConsolation)

ROLLS: tuple[AnyAction, ...] = (
    Roll(),
    SetDie(face=Symbol.RAY_GUN),
    SetDie(face=Symbol.MARTIAN),
    SetDie(face=Symbol.NUKE),
)


# Declaring a target


def aims(now: Situation, frame: Aiming) -> Iterator[AnyAction]:
    """Yields the targets, the rules that may be waived, and declining a bonus turn."""
    for location in targets(now.book, now.state):
        yield Target(location=location)
    for rule in now.state.claimed[frame.seat]:
        if _why_not_waive(now, frame, rule) is None:
            yield Waive(rule=rule)
    if frame.bonus:
        yield Decline()


def why_not_aim(now: Situation, frame: Aiming, action: AnyAction) -> Refusal | None:
    """Returns the reason against an action before a target is declared; `None` when it is legal."""
    match action:
        case Target(location=location):
            return why_not_target(now.book, now.state, location)
        case Waive(rule=rule):
            return _why_not_waive(now, frame, rule)
        case Decline():
            return None if frame.bonus else MustAttack()
        case Roll() | SetDie():
            return NoTarget()
        case _:
            return OtherQuestion()


def _why_not_waive(now: Situation, frame: Aiming, rule: LocationId) -> Refusal | None:
    if rule not in now.state.claimed[frame.seat]:
        return RuleNotYours()
    if rule in frame.waived:
        return RuleSpent(rule=rule)
    return None if isinstance(now.book.locations[rule].effect, WAIVABLE) else CannotBeWaived(rule=rule)


# The first roll


def rolls(now: Situation, frame: Ready) -> tuple[AnyAction, ...]:
    """Returns the throw, and the throws with one die set first."""
    sets_a_die = green_card(now.book, now.state, frame.seat, PresetDie) is not None
    return ROLLS if sets_a_die else ROLLS[:1]


def why_not_roll(now: Situation, frame: Ready, action: AnyAction) -> Refusal | None:
    """Returns the reason against an action before the first roll; `None` when it is legal."""
    match action:
        case Roll():
            return None
        case SetDie():
            owned = green_card(now.book, now.state, frame.seat, PresetDie)
            return RuleNotYours() if owned is None else None
        case _:
            return OtherQuestion()


# The rule of a claimed card


def uses(now: Situation, frame: Spoils) -> tuple[AnyAction, ...]:
    """Returns the legal uses of the rule."""
    found = _candidates(now, frame)
    return tuple([action for action in found if why_not_use(now, frame, action) is None])


def _candidates(now: Situation, frame: Spoils) -> Iterator[AnyAction]:
    for location in in_play(now.state):
        match now.book.locations[frame.location].effect:
            case AdvanceOwnToken():
                yield Advance(location=location)
            case CycleInPlayCard():
                yield Tuck(location=location)
            case RemoveToken():
                for owner in range(len(now.state.claimed)):
                    yield Remove(location=location, owner=Seat(owner))
    yield Decline()


def why_not_use(now: Situation, frame: Spoils, action: AnyAction) -> Refusal | None:
    """Returns the reason against a use of the rule; `None` when it is legal."""
    book, state = now
    match action, book.locations[frame.location].effect:
        case Advance(location=location), AdvanceOwnToken():
            return _why_not_in_play(state, location) or _why_not_advance(book, state, frame.seat, location)
        case Remove(location=location, owner=owner), RemoveToken():
            return _why_not_in_play(state, location) or _why_not_remove(state, frame.seat, location, owner)
        case Tuck(location=location), CycleInPlayCard():
            return _why_not_in_play(state, location) or _why_not_tuck(state, location)
        case Decline(), _:
            return None
        case _:
            return OtherQuestion()


def _why_not_in_play(state: State, location: LocationId) -> Refusal | None:
    return None if location in state.tokens else NotInPlay(location=location)


def _why_not_advance(book: Book, state: State, seat: Seat, location: LocationId) -> Refusal | None:
    if not book.locations[location].holds_tokens:
        return HoldsNoTokens(location=location)
    return None if can_be_pushed(book, state, location, seat) else NoSpaceLeft(location=location)


def _why_not_remove(state: State, seat: Seat, location: LocationId, owner: Seat) -> Refusal | None:
    if owner == seat:
        return OwnToken(location=location)
    row = state.tokens[location]
    token = owner in range(len(row)) and row[owner] > 0
    return None if token else NoSuchToken(location=location, owner=owner)


def _why_not_tuck(state: State, location: LocationId) -> Refusal | None:
    return None if lies_on_more(state, location) else LastOfStack(location=location)
