"""A game as the bot knows it: rules, codecs, pictures, words and commands of one title.

This is the one place that speaks of games without their types: `AnyTitle` hands states, actions and views
from one method of a title to another without looking inside, hence the `Any`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from engine.core import Decision, Dice, Event, Rules, Seat
from renderer.shapes import Scene, Size

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - options, as in Rules


class Words(Protocol):
    """The catalogue bound to one language: keys and parameters into words."""

    def __call__(self, key: str, /, **params: object) -> str: ...


@dataclass(frozen=True, kw_only=True)
class Choice:
    """One offer of an autocomplete or a select: what comes back, and what the player reads."""

    value: str
    label: str


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


@dataclass(frozen=True, kw_only=True)
class Sketch:
    """A picture of what might be, with the words for those who cannot see it."""

    scene: Scene
    alt: str


@dataclass(frozen=True, kw_only=True)
class Preview(Generic[A, V]):
    """What actions would do, drawn before anybody commits to one of them."""

    shows: Callable[[A], bool]  # whether there is something to see of an action: only then it is offered
    draw: Callable[[V, Sequence[A], Words], Sketch | None]  # None: together these show nothing


@dataclass(frozen=True, kw_only=True)
class Lookup(Generic[V]):
    """A slash command that only answers, privately, from what the asker may see."""

    name: str
    slots: tuple[Slot, ...]
    complete: Callable[[V, Mapping[str, str], str, Words], Sequence[Choice]]
    answer: Callable[[V, Mapping[str, str], Words], str]
    picture: Callable[[V, Mapping[str, str], Words], Sketch | None] = lambda view, filled, words: None
    of_rules: bool = False  # True: it tells of no position, and can be asked before the game starts


@dataclass(frozen=True, kw_only=True)
class Query:
    """One question on the way to a standing order; what comes back is letters, digits, `_` and `-`."""

    asks: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, kw_only=True)
class Standing(Generic[A, V]):
    """Answers to chances to react that a player gives in advance, seen through his own view and no other.

    Orders are values of the game's own; the service keeps them and hands them back.
    """

    order_type: Any  # what the codec decodes one into; unions are no `type`
    step: Callable[[V, tuple[str, ...], Words], Any]  # a `Query` after these choices, or the order they make
    describe: Callable[[V, Any, Words], str]
    about: Callable[[Any], object]  # of two orders about the same thing the newer holds
    stands: Callable[[V, Any], bool]  # False, and for good: what was armed is gone
    answer: Callable[[V, Decision, tuple[A, ...], tuple[Any, ...]], A | None]  # None: no order fits

    @cached_property
    def orders(self) -> "Codec[Any]":
        return Codec(self.order_type)


@dataclass(frozen=True, kw_only=True)
class Sharing(Generic[A, V]):
    """How a team shares a seat: what can be given to one of its members, and which of it an action uses."""

    shares: Callable[[V, Words], Sequence[Choice]]
    subject: Callable[[V, A], str | None]  # the value of a share; None: the action is anybody's


@dataclass(frozen=True, kw_only=True)
class SeatPlan:
    """The chairs of a table: a text key for each (`seat-<key>`), and how many must be taken to start."""

    keys: tuple[str, ...]
    fewest: int
    people: int = 1  # how many may share a chair as a team


@dataclass(frozen=True, kw_only=True)
class Story(Generic[E]):
    """How what happened is told: events that belong together become one, what says nothing is left out."""

    kinds: tuple[type[Event], ...]  # of its own, each with words (`event-<tag>`)
    tell: Callable[[Sequence[E]], Sequence[Event]]


@dataclass(frozen=True, kw_only=True)
class Coverage(Generic[A, E, V, O]):
    """What games played out should have shown, beyond kinds of actions and events, each under a name."""

    known: Callable[[O], Iterable[str]]  # all that these options let occur
    seen: Callable[[V, A | None, tuple[E, ...]], Iterable[str]]  # in a step, taken from what an onlooker saw


class Namer(Protocol):
    """Names one kind of value (a figure, a card, a square) in words, seen through a view."""

    def __call__(self, value: Any, view: Any, words: Words) -> str: ...


@dataclass(frozen=True, kw_only=True)
class Title(Generic[S, A, E, V, O]):
    """The four parts of a game meet here and nowhere else."""

    id: str  # the folder of its words, its key in the database
    rules: Rules[S, A, E, V, O]
    version: int  # raised when moves already played would no longer replay to the same state
    state_type: Any  # these four are what the codecs decode into; unions are no `type`
    action_type: Any
    event_type: Any
    options_type: type[O]
    choices: Mapping[str, Callable[[Words], Sequence[Choice]]]  # options of /new with what each may be
    seats: Callable[[O], SeatPlan]
    namers: Mapping[Any, Namer]  # by the type a field is declared with, a NewType or an enum
    reasons: tuple[str, ...]  # every `Outcome.reason` the rules may give
    board: Callable[[V, Words], Scene]
    hand: Callable[[V, Words], Scene | None]  # None: this viewer holds nothing secret
    hand_text: Callable[[V, Words], str]
    alt: Callable[[V, Words], str]
    text_board: Callable[[V, Words], str]
    hint: Callable[[V, A, Words], str]  # a few words beside an action: its odds; "" when there is none
    computer: Callable[[V, Decision, tuple[A, ...], Dice], A]
    matters: Callable[[O, str], bool] = lambda options, name: True  # does an option change this game?
    about: Callable[[O, Words], str] = lambda options, words: words("title-goal")  # for whoever is new to it
    verbs: tuple[Verb[S, A, V], ...] = ()
    lookups: tuple[Lookup[V], ...] = ()
    standing: Standing[A, V] | None = None  # None: every chance to react passes unless a player is asked
    sharing: Sharing[A, V] | None = None  # None: a team shares everything
    reveals: tuple[type[Event], ...] = ()  # public events that turn up hidden things: no free undo of these
    story: Story[E] | None = None  # None: an event is a sentence
    coverage: Coverage[A, E, V, O] | None = None  # None: kinds of actions and events say enough
    preview: Preview[A, V] | None = None  # None: the board says it all
    places: Callable[[V, Words], Mapping[str, Size]] = lambda view, words: {}  # what to look at from near
    laid_open: Callable[[S], V] | None = None  # an onlooker's view of a finished game, nothing face down
    suggestible: Callable[[Decision], bool] = lambda decision: False  # may onlookers suggest an answer?
    open_orders: Callable[[Decision], bool] = lambda decision: False  # may all see what can be answered?
    seated: Callable[[O, Sequence[str]], O] = lambda options, keys: options  # told whose chairs are taken
    inks: Mapping[str, str] = field(default_factory=dict)  # what a chair is painted with, by its key
    hands: bool = True  # False: nobody ever holds anything secret
    advises: bool = False  # the computer may be asked what it would do: there is nobody to be unfair to
    round: Callable[[V], int | None] = lambda view: getattr(view, "round", None)  # a new one, a new message

    @cached_property
    def states(self) -> "Codec[S]":
        return Codec(self.state_type)

    @cached_property
    def actions(self) -> "Codec[A]":
        return Codec(self.action_type)

    @cached_property
    def events(self) -> "Codec[tuple[E, ...]]":
        return Codec(tuple[self.event_type, ...])  # type: ignore[name-defined] # a type known when it runs

    @cached_property
    def options(self) -> "Codec[O]":
        return Codec(self.options_type)


T = TypeVar("T")


class Codec(Generic[T]):
    """Values into JSON bytes and back, checked on the way in."""

    def __init__(self, kind: Any) -> None:
        self._encoder = msgspec.json.Encoder()
        self._decoder = msgspec.json.Decoder(kind)

    def encode(self, value: T) -> bytes:
        return self._encoder.encode(value)

    def decode(self, raw: bytes) -> T:
        value: T = self._decoder.decode(raw)
        return value


AnyTitle: TypeAlias = Title[Any, Any, Any, Any, Any]
