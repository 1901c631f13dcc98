"""The data model of the dice game: location cards with their rules, and the table."""

from collections.abc import Mapping
from enum import Enum
from typing import Annotated, NewType

from msgspec import Meta

from engine.core import Data, snake
from engine.kit.numbers import Amount, Change, Count, Few

LocationId = NewType("LocationId", str)


class Symbol(Enum):
    """The faces of a die."""

    NUKE = "nuke"
    MARTIAN = "martian"
    RAY_GUN = "ray_gun"


class Kind(Enum):
    """The two kinds of location card."""

    CITY = "city"
    MONUMENT = "monument"


class Colour(Enum):
    """The token colours."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    VIOLET = "violet"
    WHITE = "white"


class Difficulty(Enum):
    """The side of the difficulty card that lies face up."""

    EASY = "easy"
    HARD = "hard"


class Effect(Data, frozen=True, tag=snake, tag_field="kind"):
    """The special rule of a location card."""


class Red(Effect, frozen=True):
    """A rule that is active from the card's reveal until the end of the turn in which it is claimed (R25)."""


class Green(Effect, frozen=True):
    """A rule that is active for the claimer of the card until the end of the game (R26)."""


class ExtraTurn(Red, frozen=True):
    """The claimer may take further turns before the next player's turn."""

    turns: Few


class ProgressWhenNuked(Red, frozen=True):
    """The card counts its symbols on nuked turns only."""


class DiceCountDelta(Red, frozen=True):
    """Everyone starts a turn with more or fewer dice."""

    amount: Change


class AdvanceOwnToken(Red, frozen=True):
    """The claimer may move their token on one other card in play, never onto the last space."""

    spaces: Few


class NoTokens(Red, frozen=True):
    """The card holds no tokens: all its symbols must come from one turn."""


class RemoveToken(Red, frozen=True):
    """The claimer may return one token of an opponent."""


class ForbidTarget(Red, frozen=True):
    """Cards of one kind may not be targeted."""

    on: Kind


class NukedPenalty(Red, frozen=True):
    """A nuked player without progress takes their token off the target."""


class CycleInPlayCard(Red, frozen=True):
    """The claimer may tuck one card in play under its stack, if the stack holds more."""


class ShiftTokens(Red, frozen=True):
    """All tokens of the claimer's opponents slide back."""

    spaces: Few


class AllowReroll(Red, frozen=True):
    """A player targeting the card may once re-roll all dice showing one more symbol."""

    symbol: Symbol


class PresetDie(Green, frozen=True):
    """One die may be set before the first roll."""


class FirstRollMulligan(Green, frozen=True):
    """A first roll that would get its owner nuked may be thrown again."""


class SymbolBonus(Green, frozen=True):
    """Some symbols count as more on one kind of target."""

    amount: Few
    on: Kind
    needs_symbols: Few


class SwitchTarget(Green, frozen=True):
    """The target may be changed after the first roll."""


class StopBonus(Green, frozen=True):
    """A stop with some symbols marks more spaces, never the last one."""

    spaces: Few
    needs_symbols: Few


class RerollNuke(Green, frozen=True):
    """Once a turn one nuke die may be re-rolled before nukes are checked."""


class NukeLimitDelta(Green, frozen=True):
    """It takes more nukes to get the owner nuked."""

    amount: Change


class EndVp(Green, frozen=True):
    """At the end the card is worth more for every other card of one kind its owner has claimed."""

    amount: Few
    per: Kind


class NukedConsolation(Green, frozen=True):
    """A nuked turn still marks some spaces, never the last one."""

    spaces: Few


Rule = (
    ExtraTurn
    | ProgressWhenNuked
    | DiceCountDelta
    | AdvanceOwnToken
    | NoTokens
    | RemoveToken
    | ForbidTarget
    | NukedPenalty
    | CycleInPlayCard
    | ShiftTokens
    | AllowReroll
    | PresetDie
    | FirstRollMulligan
    | SymbolBonus
    | SwitchTarget
    | StopBonus
    | RerollNuke
    | NukeLimitDelta
    | EndVp
    | NukedConsolation
)


class Location(Data, frozen=True):
    """A location card."""

    kind: Kind
    symbols: tuple[Symbol, ...]  # each counts as one
    spaces: Few
    vp: Count
    nukes: Count  # in the corner
    effect: Rule | None = None  # None: a plain card

    @property
    def locks_martians(self) -> bool:
        """Tells whether Martians count and so may not be re-rolled, which leaves one roll (R18, R19, R21)."""
        return Symbol.MARTIAN in self.symbols

    @property
    def holds_tokens(self) -> bool:
        return not isinstance(self.effect, NoTokens)

    @property
    def counts_only_when_nuked(self) -> bool:
        return isinstance(self.effect, ProgressWhenNuked)


class Table(Data, frozen=True):
    """The other parts of the game: dice, tokens, stacks and round limits."""

    dice: Annotated[int, Meta(ge=2, le=20)]
    faces: tuple[Symbol, ...]
    tokens: Few
    stacks: Annotated[int, Meta(ge=2, le=6)]
    cards_per_stack: tuple[Few, ...]  # for two players, for three, and so on
    quiet_rounds: Amount
    last_round: Annotated[int, Meta(ge=1, le=999)]
    difficulty: Mapping[Difficulty, Count]  # nuke symbols on each side


class Book(Data, frozen=True):
    """The complete game data that the rules are built from."""

    locations: Mapping[LocationId, Location]
    table: Table

    def __getitem__(self, location: LocationId) -> Location:
        return self.locations[location]
