"""Why players may not do what they asked for."""

from engine.core import Refusal, Seat
from engine.dice_game.content import LocationId, Symbol


class WrongMoment(Refusal, frozen=True):
    """This is not what the game asks now."""


class NoTarget(Refusal, frozen=True):
    """A target is declared before the dice are thrown."""


class NotInPlay(Refusal, frozen=True):
    location: LocationId


class Banned(Refusal, frozen=True):
    """A card in play forbids the target."""

    location: LocationId
    by: LocationId


class AlreadyTarget(Refusal, frozen=True):
    location: LocationId


class MustAttack(Refusal, frozen=True):
    """A regular turn may not be passed (R03)."""


class RuleNotYours(Refusal, frozen=True):
    """No card the player has claimed allows it."""


class CannotBeWaived(Refusal, frozen=True):
    """The rule is not one that works by itself and may be switched off now."""

    rule: LocationId


class RuleSpent(Refusal, frozen=True):
    """Once a turn, and that was it."""

    rule: LocationId


class FirstRollOnly(Refusal, frozen=True):
    rule: LocationId


class NukesChecked(Refusal, frozen=True):
    """The rule works before the nuke check of a roll, not after it."""

    rule: LocationId


class NukesFirst(Refusal, frozen=True):
    """Enough nukes show to get one nuked: nothing else can be done with the roll."""

    nukes: int
    limit: int


class NotNuked(Refusal, frozen=True):
    nukes: int
    limit: int


class MustClaim(Refusal, frozen=True):
    """A target that can be claimed is claimed (R10)."""

    target: LocationId


class NotEnough(Refusal, frozen=True):
    target: LocationId
    total: int
    spaces: int


class MartiansLocked(Refusal, frozen=True):
    """Martians that count for the target may not be re-rolled."""

    target: LocationId


class SymbolStays(Refusal, frozen=True):
    """Dice showing this symbol are not re-rolled (R08)."""

    symbol: Symbol


class NothingShows(Refusal, frozen=True):
    """No die shows the symbol."""

    symbol: Symbol


class HoldsNoTokens(Refusal, frozen=True):
    location: LocationId


class NoSpaceLeft(Refusal, frozen=True):
    """The token already lies one short of the last space."""

    location: LocationId


class NoSuchToken(Refusal, frozen=True):
    """The opponent has no token there."""

    location: LocationId
    owner: Seat


class OwnToken(Refusal, frozen=True):
    """The rule takes an opponent's token, not one's own."""

    location: LocationId


class NotADieFace(Refusal, frozen=True):
    """What was typed is no symbol."""

    typed: str


class NotALocation(Refusal, frozen=True):
    """What was typed is no card."""

    typed: str


class LastOfStack(Refusal, frozen=True):
    """Nothing lies under the card."""

    location: LocationId


AnyRefusal = (
    WrongMoment
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
