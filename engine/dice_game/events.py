"""The events of the dice game; all of them are public."""

from engine.core import Event, Revealing, Seat
from engine.dice_game.content import Difficulty, LocationId, Symbol


class TableLaid(Event, frozen=True):
    """The stacks were dealt and the first player was drawn."""

    first: Seat
    difficulty: Difficulty
    height: int  # cards in each stack


class Revealed(Revealing, frozen=True):
    """A card came into play."""

    location: LocationId
    stack: int  # counted from 1


class TurnBegan(Event, frozen=True):
    seat: Seat


class BonusTurnBegan(Event, frozen=True):
    seat: Seat


class TurnSkipped(Event, frozen=True):
    """The seat has no legal target (R33)."""

    seat: Seat


class BonusTurnForgone(Event, frozen=True):
    seat: Seat


class RuleWaived(Event, frozen=True):
    seat: Seat
    rule: LocationId


class TargetDeclared(Event, frozen=True):
    seat: Seat
    location: LocationId


class DieSet(Event, frozen=True):
    seat: Seat
    face: Symbol


class Rolled(Event, frozen=True):
    """All dice on the table after the first throw of a turn."""

    seat: Seat
    nukes: int
    martians: int
    ray_guns: int
    limit: int  # number of nukes that gets the seat nuked


class ThrownAgain(Rolled, frozen=True):
    """The first roll was thrown again; these are the new dice."""


class Rerolled(Rolled, frozen=True):
    """Dice were re-rolled; these are all dice on the table now."""

    symbol: Symbol
    dice: int  # re-rolled


class NukeRerolled(Event, frozen=True):
    """One nuke was re-rolled before the check."""

    seat: Seat
    face: Symbol


class TargetSwitched(Event, frozen=True):
    seat: Seat
    location: LocationId


class Nuked(Event, frozen=True):
    seat: Seat
    nukes: int
    limit: int


class Marked(Event, frozen=True):
    """The player stopped; the token lies on this space now."""

    seat: Seat
    location: LocationId
    space: int
    spaces: int


class ExtraMarked(Marked, frozen=True):
    """A green rule marked extra spaces on a stop."""


class ConsolationMarked(Marked, frozen=True):
    """A green rule marked spaces on a nuked turn."""


class NukesMarked(Marked, frozen=True):
    """The target counts nukes: they were marked as progress."""

    nukes: int


class NothingMarked(Event, frozen=True):
    """The player stopped without progress (R12)."""

    seat: Seat
    location: LocationId


class TokenForfeited(Event, frozen=True):
    """A nuked player lost earlier progress on the target."""

    seat: Seat
    location: LocationId


class Claimed(Event, frozen=True):
    seat: Seat
    location: LocationId
    vp: int
    total: int  # the seat's VP now


class TokensReturned(Event, frozen=True):
    """The tokens of these seats left a card that is no longer in play."""

    location: LocationId
    owners: tuple[Seat, ...]


class StackRanOut(Event, frozen=True):
    stack: int


class LastRound(Event, frozen=True):
    """The first stack ran out: the game ends after this seat's turn (R31)."""

    last: Seat


class BonusTurnEarned(Event, frozen=True):
    seat: Seat
    location: LocationId


class TokenAdvanced(Marked, frozen=True):
    """A claimed card's rule moved the claimer's own token."""


class TokenRemoved(Event, frozen=True):
    seat: Seat
    location: LocationId
    owner: Seat


class TokenSlid(Event, frozen=True):
    """An opponent's token slid back to this space."""

    location: LocationId
    owner: Seat
    space: int


class TokenSlidOff(Event, frozen=True):
    """An opponent's token slid back below space 1 and left the card."""

    location: LocationId
    owner: Seat


class Tucked(Event, frozen=True):
    """A card in play went under its stack."""

    location: LocationId
    stack: int


class RuleDeclined(Event, frozen=True):
    seat: Seat
    location: LocationId


class Stalled(Event, frozen=True):
    """The stall guard cleared the row (R40)."""

    rounds: int


class RoundLimitReached(Event, frozen=True):
    rounds: int


class GameEnded(Event, frozen=True):
    winner: Seat
    vp: int


AnyEvent = (
    TableLaid
    | Revealed
    | TurnBegan
    | BonusTurnBegan
    | TurnSkipped
    | BonusTurnForgone
    | RuleWaived
    | TargetDeclared
    | DieSet
    | Rolled
    | ThrownAgain
    | Rerolled
    | NukeRerolled
    | TargetSwitched
    | Nuked
    | Marked
    | ExtraMarked
    | ConsolationMarked
    | NukesMarked
    | NothingMarked
    | TokenForfeited
    | Claimed
    | TokensReturned
    | StackRanOut
    | LastRound
    | BonusTurnEarned
    | TokenAdvanced
    | TokenRemoved
    | TokenSlid
    | TokenSlidOff
    | Tucked
    | RuleDeclined
    | Stalled
    | RoundLimitReached
    | GameEnded
)
