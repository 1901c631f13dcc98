"""A game as the bot knows it: rules, codecs, pictures, words and commands of one title.

A title is built with the types of its game. The rest of the bot knows it as `AnyTitle`, whose states, views,
actions, events and options are types of their own that nobody but the title can look into: handing a state to
what wants a view is an error of the type checker.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, NewType, Protocol, TypeAlias, TypeVar, cast

import msgspec

from engine.core import Action, Decision, Dice, Event, Level, Mind, Rules, Seat, Thought
from renderer.shapes import PHONE, Scene, Size
from renderer.words import Words as Words  # the words of a title and of its pictures are the same

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - options, as in Rules
R = TypeVar("R")  # standing orders
T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class Choice:
    """One offer of an autocomplete or a select: what comes back, and what the player reads."""

    value: str
    label: str


def yes_or_no(words: Words) -> Sequence[Choice]:
    """Returns the choices of an option that is on or off."""
    return [Choice(value="true", label=words("choice-yes")), Choice(value="false", label=words("choice-no"))]


@dataclass(frozen=True, kw_only=True)
class Slot:
    """One option of a command."""

    name: str  # also its text key: `slot-<verb>-<name>`
    required: bool = True


@dataclass(frozen=True, kw_only=True)
class Verb(Generic[S, A, V]):
    """A slash command that says a whole order: a sequence of actions looked up ahead without dice.

    `complete` lists what may stand in a slot, given the slots already filled; `plan` turns the filled slots
    into actions, the first of which is legal now, and raises `Refused` with the reason when it cannot. What
    the player typed by hand arrives as typed: both take labels as well as values.
    """

    name: str
    slots: tuple[Slot, ...]
    complete: Callable[[S, Seat, Mapping[str, str], str, Words], Sequence[Choice]]
    plan: Callable[[S, Seat, Mapping[str, str]], tuple[A, ...]]
    answers: tuple[type[Decision], ...] = (Decision,)  # while anything else is asked it makes no sense


@dataclass(frozen=True, kw_only=True)
class WholeOrder(Generic[A]):
    """Several actions that the orders panel offers as one, the first of them legal now."""

    kind: str  # those of a kind stand in one list; the key of what they have in common
    actions: tuple[A, ...]
    hint: str = ""  # its odds
    ending: str = ""  # words that stand for the last action, where "then" would mislead


@dataclass(frozen=True, kw_only=True)
class Sketch:
    """A picture of what might be, with the words for those who cannot see it."""

    scene: Scene
    alt: str
    size: Size = PHONE  # how large it is drawn, and which part of it


@dataclass(frozen=True, kw_only=True)
class Preview(Generic[A, V]):
    """What actions would do, drawn before anybody commits to one of them."""

    shows: Callable[[A], bool]  # whether there is something to see of an action: only then it is offered
    draw: Callable[[V, Sequence[A], Words], Sketch | None]  # None: together these show nothing


@dataclass(frozen=True, kw_only=True)
class Plate:
    """A picture of a booklet: an example made up for it, the same at every table."""

    name: str
    draw: Callable[[Words], Sketch]


@dataclass(frozen=True, kw_only=True)
class Leaf:
    """A page of a booklet."""

    name: str
    text: str
    plates: tuple[Plate, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Lookup(Generic[V]):
    """A slash command that only answers, privately, from what the asker may see."""

    name: str
    slots: tuple[Slot, ...]
    complete: Callable[[V, Mapping[str, str], str, Words], Sequence[Choice]]
    answer: Callable[[V, Mapping[str, str], Words], str]
    picture: Callable[[V, Mapping[str, str], Words], Sketch | None] = lambda view, filled, words: None
    of_rules: bool = False  # True: it tells of no position, and can be asked before the game starts
    booklet: Callable[[V, str, Words], Sequence[Leaf]] | None = (
        None  # all of it, after what the game is about
    )


@dataclass(frozen=True, kw_only=True)
class Query:
    """One question on the way to a standing order; what comes back is letters, digits, `_` and `-`."""

    asks: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, kw_only=True)
class Standing(Generic[A, V, R]):
    """Answers to chances to react that a player gives in advance, seen through their own view and no other.

    Orders are values of the game's own; the service keeps them and hands them back.
    """

    order_type: object  # what the codec decodes one into; unions are no `type`
    step: Callable[[V, tuple[str, ...], Words], Query | R]  # what to ask next, or the order the choices make
    describe: Callable[[V, R, Words], str]
    about: Callable[[R], object]  # of two orders about the same thing the newer holds
    stands: Callable[[V, R], bool]  # False, and for good: what it was about is gone
    answer: Callable[[V, Decision, tuple[A, ...], tuple[R, ...]], A | None]  # None: no order fits
    counts: Callable[[V, Decision], bool] = lambda view, decision: True  # seen by nobody: does it matter?
    asks: Callable[[Decision, tuple[R, ...]], bool] = lambda decision, orders: False  # an order to be asked
    # Whether a card played here uses up a part of the seat's own turn: then only a named card is played.
    spends_turn: Callable[[V, Decision], bool] = lambda view, decision: False

    @cached_property
    def orders(self) -> "Codec[R]":
        return Codec(self.order_type)


@dataclass(frozen=True, kw_only=True)
class Sharing(Generic[A, V]):
    """How a team shares a seat: what can be given to one of its members, and which of it an action uses."""

    shares: Callable[[V, Words], Sequence[Choice]]
    subject: Callable[[V, A], str | None]  # the value of a share; None: the action is anybody's
    option: str = "share"  # what `/table assign` calls a share


@dataclass(frozen=True, kw_only=True)
class Story(Generic[E]):
    """How what happened is told: events that belong together become one, what says nothing is left out."""

    kinds: tuple[type[Event], ...]  # of its own, each with words (`event-<tag>`)
    tell: Callable[[Sequence[E]], Sequence[Event]]


class Namer(Protocol):
    """Names one kind of value (a figure, a card, a square) in words, seen through a view."""

    def __call__(self, value: Any, view: Any, words: Words) -> str: ...


def namer(name: Callable[[T, Words], str]) -> Namer:
    """Returns how a kind of value is named that is called the same whatever is seen of the table."""

    def name_anywhere(value: T, view: object, words: Words) -> str:
        return name(value, words)

    return name_anywhere


class Codec(Generic[T]):
    """Values into JSON bytes and back, checked on the way in."""

    def __init__(self, kind: object) -> None:
        self._encoder = msgspec.json.Encoder()
        self._decoder = msgspec.json.Decoder(kind)

    def encode(self, value: T) -> bytes:
        return self._encoder.encode(value)

    def decode(self, raw: bytes) -> T:
        value: T = self._decoder.decode(raw)
        return value


@dataclass(frozen=True, kw_only=True)
class Codecs(Generic[S, A, E, O]):
    """How the values of a game are kept; the types are what they decode into, and unions are no `type`."""

    state_type: object
    action_type: object
    event_type: object
    options_type: type[O]

    @cached_property
    def states(self) -> Codec[S]:
        return Codec(self.state_type)

    @cached_property
    def actions(self) -> Codec[A]:
        return Codec(self.action_type)

    @cached_property
    def events(self) -> Codec[tuple[E, ...]]:
        return Codec(tuple[self.event_type, ...])  # type: ignore[name-defined] # a type known when it runs

    @cached_property
    def options(self) -> Codec[O]:
        return Codec(self.options_type)


@dataclass(frozen=True, kw_only=True)
class Setup(Generic[O]):
    """What `/new` asks before a game of this title."""

    choices: Mapping[str, Callable[[Words], Sequence[Choice]]]  # its options, with what each may be
    matters: Callable[[O, str], bool] = lambda options, name: True  # does an option change this game?
    with_seats: Callable[[O, Sequence[str]], O] = lambda options, keys: options  # told which seats are taken
    scenario: tuple[str, ...] = ()  # the options that say which game of this title it is; none: all are alike


@dataclass(frozen=True, kw_only=True)
class Artwork(Generic[S, A, V]):
    """What is drawn of a game."""

    board: Callable[[V, Words], Scene]
    hand: Callable[[V, Words], Scene | None] | None = None  # None: nobody ever holds anything secret
    preview: Preview[A, V] | None = None  # None: the board says it all
    closeups: Callable[[V, Words], Mapping[str, Size]] = lambda view, words: {}  # parts of the board by name
    open_view: Callable[[S], V] | None = None  # an onlooker's view of a finished game, nothing face down
    inks: Mapping[str, str] = field(default_factory=dict)  # what a seat is painted with, by its key


@dataclass(frozen=True, kw_only=True)
class Wording(Generic[A, E, V, O]):
    """What is said of a game."""

    namers: Mapping[object, Namer]  # by the type a field is declared with, a NewType or an enum
    alt: Callable[[V, Words], str]  # the picture of the board in words
    text_board: Callable[[V, Words], str]
    hand_text: Callable[[V, Words], str] = lambda view, words: ""
    hint: Callable[[V, A, Words], str] = lambda view, action, words: ""  # a few words beside it, its odds
    reason: Callable[[V, A, Words], str] = lambda view, action, words: ""  # a sentence: what it is good for
    about: Callable[[O, Words], str] = lambda options, words: words("title-goal")  # for newcomers
    story: Story[E] | None = None  # None: an event is a sentence
    lesson: Callable[[type[Decision]], str | None] | None = None  # its key, if a question needs one


@dataclass(frozen=True, kw_only=True)
class Commands(Generic[S, A, V]):
    """The slash commands a title has for itself."""

    verbs: tuple[Verb[S, A, V], ...] = ()
    lookups: tuple[Lookup[V], ...] = ()
    whole: Callable[[S, Seat, Words], Sequence[WholeOrder[A]]] = lambda state, seat, words: ()


@dataclass(frozen=True, kw_only=True)
class Openness:
    """Which decisions of a game may be shared with everybody; none, unless the title says so."""

    no_rivals: bool = False  # nobody to hide from: onlookers may suggest answers, the computer may advise
    open_orders: Callable[[Decision], bool] = lambda decision: False  # may all see what can be answered?


@dataclass(frozen=True, kw_only=True)
class Title(Generic[S, A, E, V, O]):
    """The parts of a game meet here and nowhere else."""

    id: str  # the folder of its words, its key in the database
    rules: Rules[S, A, E, V, O]
    codecs: Codecs[S, A, E, O]
    setup: Setup[O]
    pictures: Artwork[S, A, V]
    wording: Wording[A, E, V, O]
    commands: Commands[S, A, V]
    minds: Mapping[Level, Mind[S, A, V]]  # its computer players; a quick one is always among them
    openness: Openness = field(default_factory=Openness)
    standing: Standing[A, V, Any] | None = None  # None: no answers are given in advance
    sharing: Sharing[A, V] | None = None  # None: a team shares everything

    @property
    def namers(self) -> Mapping[object, Namer]:
        """How its words name values."""
        return self.wording.namers

    def mind(self, level: Level) -> Mind[S, A, V]:
        """Returns the computer player of a level; the quick one where the game knows no such level."""
        return self.minds.get(level) or self.minds[Level.NORMAL]

    def computer(self, view: V, decision: Decision, legal: tuple[A, ...], dice: Dice) -> A:
        """Returns what the quick player does, at first sight."""
        thought: Thought[S, A, V] = Thought(view=view, decision=decision, legal=legal, dice=dice)
        return self.minds[Level.NORMAL].choose(thought)


AnyState = NewType("AnyState", object)
AnyView = NewType("AnyView", object)
AnyOptions = NewType("AnyOptions", object)
AnyOrder = NewType("AnyOrder", object)  # a standing order
AnyAction: TypeAlias = Action
AnyEvent: TypeAlias = Event

AnyTitle: TypeAlias = Title[AnyState, AnyAction, AnyEvent, AnyView, AnyOptions]
AnyVerb: TypeAlias = Verb[AnyState, AnyAction, AnyView]
AnyLookup: TypeAlias = Lookup[AnyView]
AnyStanding: TypeAlias = Standing[AnyAction, AnyView, AnyOrder]


def as_any_title(title: Title[S, A, E, V, O]) -> AnyTitle:
    """Returns a title as the rest of the bot knows it: nobody looks into its values from here on."""
    return cast(AnyTitle, title)
