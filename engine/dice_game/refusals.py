"""The reasons for refusing an action."""

from engine.core import OtherQuestion, Refusal, Seat
from engine.dice_game.content import LocationId, Symbol
from engine.kit.ways_out import Way, Ways


class NoTarget(Refusal, frozen=True):
    """A target must be declared before the dice are thrown."""


class NotInPlay(Refusal, frozen=True):
    location: LocationId
    instead: tuple[LocationId, ...] = ()


class Banned(Refusal, frozen=True):
    """A card in play forbids the target."""

    location: LocationId
    by: LocationId
    instead: tuple[LocationId, ...] = ()


class AlreadyTarget(Refusal, frozen=True):
    location: LocationId


class MustAttack(Refusal, frozen=True):
    """A regular turn may not be passed (R03)."""


class RuleNotYours(Refusal, frozen=True):
    """No claimed card of the player allows it."""


class CannotBeWaived(Refusal, frozen=True):
    """The rule is not an automatic one that may be switched off now."""

    rule: LocationId


class RuleSpent(Refusal, frozen=True):
    """The rule works once a turn and was already used."""

    rule: LocationId


class FirstRollOnly(Refusal, frozen=True):
    rule: LocationId


class NukesChecked(Refusal, frozen=True):
    """The rule works before the nuke check of a roll, not after it."""

    rule: LocationId


class NukesFirst(Refusal, frozen=True):
    """The roll gets the player nuked: no other action is possible."""

    nukes: int
    limit: int


class NotNuked(Refusal, frozen=True):
    nukes: int
    limit: int


class MustClaim(Refusal, frozen=True):
    """A target that can be claimed must be claimed (R10)."""

    target: LocationId


class NotEnough(Refusal, frozen=True):
    target: LocationId
    total: int
    spaces: int


class MartiansLocked(Refusal, frozen=True):
    """Martians that count for the target may not be re-rolled."""

    target: LocationId


class SymbolStays(Refusal, frozen=True):
    """Dice showing this symbol may not be re-rolled (R08)."""

    symbol: Symbol


class NothingShows(Refusal, frozen=True):
    """No die shows the symbol."""

    symbol: Symbol


class HoldsNoTokens(Refusal, frozen=True):
    location: LocationId


class NoSpaceLeft(Refusal, frozen=True):
    """The token already lies one space short of the last."""

    location: LocationId


class NoSuchToken(Refusal, frozen=True):
    """The opponent has no token there."""

    location: LocationId
    owner: Seat


class OwnToken(Refusal, frozen=True):
    """The rule takes an opponent's token, not the player's own."""

    location: LocationId


class NotADieFace(Refusal, frozen=True):
    """The typed text names no symbol."""

    typed: str


class NotALocation(Refusal, frozen=True):
    """The typed text names no card."""

    typed: str


class LastOfStack(Refusal, frozen=True):
    """No card lies under this one."""

    location: LocationId


AnyRefusal = (
    OtherQuestion
    | NoTarget
    | NotInPlay
    | Banned
    | AlreadyTarget
    | MustAttack
    | RuleNotYours
    | CannotBeWaived
    | RuleSpent
    | FirstRollOnly
    | NukesChecked
    | NukesFirst
    | NotNuked
    | MustClaim
    | NotEnough
    | MartiansLocked
    | SymbolStays
    | NothingShows
    | HoldsNoTokens
    | NoSpaceLeft
    | NoSuchToken
    | OwnToken
    | NotADieFace
    | NotALocation
    | LastOfStack
)

WAYS: Ways = {  # the legal alternatives that a refusal names
    NotInPlay: Way(("location",)),
    Banned: Way(("location",)),
}
