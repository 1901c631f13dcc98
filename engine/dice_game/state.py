"""The position: cards, tokens, dice, and the frame that says what is asked."""

from collections.abc import Mapping

from engine.core import Data, Seat, snake
from engine.dice_game.content import Colour, Difficulty, LocationId, Symbol


class Options(Data, frozen=True):
    """What is agreed before the game."""

    difficulty: Difficulty = Difficulty.EASY
    stall_guard: bool = True  # R40; it never acts at a table where things happen
    colours: tuple[Colour, ...] = ()  # what each seat plays with; (): the first ones in the box


class Frame(Data, frozen=True, tag=snake):
    """Who is asked what; answering replaces it."""

    seat: Seat


class Aiming(Frame, frozen=True):
    """A turn begins: a target is to be declared."""

    bonus: bool = False  # a turn on top of the regular one, which may be forgone
    waived: tuple[LocationId, ...] = ()  # green rules the player does without this turn


class Ready(Frame, frozen=True):
    """The target is declared, the dice are in the hand."""

    target: LocationId
    waived: tuple[LocationId, ...] = ()


class Thrown(Frame, frozen=True):
    """The dice lie on the table."""

    target: LocationId
    waived: tuple[LocationId, ...] = ()
    first: bool = True  # nothing has been re-rolled to go on yet
    die_set: bool = False  # the first die still shows what it was set to
    checked: bool = False  # the nuke check of this roll is behind us
    spent: tuple[LocationId, ...] = ()  # cards whose once-a-turn rule is used up


class Spoils(Frame, frozen=True):
    """A claimed card leaves its claimer a choice."""

    location: LocationId


AnyFrame = Aiming | Ready | Thrown | Spoils


class State(Data, frozen=True):
    """A whole game in mid-air."""

    difficulty: Difficulty
    stall_guard: bool
    first: Seat  # has the first-player marker, for the whole game (R01)
    stacks: tuple[tuple[LocationId, ...], ...]  # top first and face up; an empty one has run out
    box: tuple[LocationId, ...]  # left out, unseen (R35)
    tokens: Mapping[LocationId, tuple[int, ...]]  # on cards in play: each seat's space, 0 for none
    claimed: tuple[tuple[LocationId, ...], ...]  # by seat, in the order of claiming
    frame: AnyFrame | None  # None: the game is over
    dice: tuple[Symbol, ...] = ()  # on the table, also after a turn until the next throw
    thrower: Seat | None = None  # whose dice they are; None before the first throw
    nuked: bool = False  # they got their thrower nuked
    round: int = 1
    owed: int = 0  # bonus turns the player on turn still has to come
    stirred: bool = False  # this round saw a claim or a token change
    quiet: int = 0  # full rounds in a row without either
    colours: tuple[Colour, ...] = tuple(Colour)  # by seat, perhaps more than there are seats
