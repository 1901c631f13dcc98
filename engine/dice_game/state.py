"""The game state: cards, tokens, dice, and the frame of the current decision."""

from collections.abc import Mapping

from engine.core import Data, Seat, snake
from engine.dice_game.content import Colour, Difficulty, LocationId, Symbol

BY_LOT = "lot"


class Options(Data, frozen=True):
    """The options of a game, chosen before it starts."""

    difficulty: Difficulty = Difficulty.EASY
    stall_guard: bool = True  # R40; never acts while the game progresses
    colours: tuple[Colour, ...] = ()  # by seat; (): the first ones in the box
    first: str = BY_LOT  # the colour of the first player, or by lot (R01)


class Frame(Data, frozen=True, tag=snake):
    """The current decision: the asked seat and its context; answering replaces it."""

    seat: Seat


class Aiming(Frame, frozen=True):
    """A turn begins: the player must declare a target."""

    bonus: bool = False  # an additional turn, which may be declined
    waived: tuple[LocationId, ...] = ()  # green rules switched off for this turn


class Ready(Frame, frozen=True):
    """The target is declared, the dice are not thrown yet."""

    target: LocationId
    waived: tuple[LocationId, ...] = ()


class Thrown(Frame, frozen=True):
    """The dice lie on the table."""

    target: LocationId
    waived: tuple[LocationId, ...] = ()
    first: bool = True  # no symbol has been re-rolled yet
    die_set: bool = False  # the first die still shows the face it was set to
    checked: bool = False  # the nuke check of this roll is done
    spent: tuple[LocationId, ...] = ()  # cards whose once-a-turn rule is used up


class Spoils(Frame, frozen=True):
    """A claimed card gives its claimer a choice."""

    location: LocationId


AnyFrame = Aiming | Ready | Thrown | Spoils


class State(Data, frozen=True):
    """The complete state of a game."""

    difficulty: Difficulty
    stall_guard: bool
    first: Seat  # has the first-player marker, for the whole game (R01)
    stacks: tuple[tuple[LocationId, ...], ...]  # top first and face up; an empty one has run out
    box: tuple[LocationId, ...]  # left out, face down (R35)
    tokens: Mapping[LocationId, tuple[int, ...]]  # on cards in play: space of each seat's token, 0 for none
    claimed: tuple[tuple[LocationId, ...], ...]  # by seat, in the order of claiming
    frame: AnyFrame | None  # None: the game is over
    dice: tuple[Symbol, ...] = ()  # on the table, also after a turn until the next throw
    thrower: Seat | None = None  # owner of these dice; None before the first throw
    nuked: bool = False  # they got their thrower nuked
    round: int = 1
    owed: int = 0  # bonus turns left to the player on turn
    stirred: bool = False  # this round saw a claim or a token change
    quiet: int = 0  # full rounds in a row without either
    colours: tuple[Colour, ...] = tuple(Colour)  # by seat; may be longer than the number of seats
