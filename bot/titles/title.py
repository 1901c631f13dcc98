"""The description of a game: rules, codecs, pictures, texts and commands of one title.

A title is built with the types of its game. The rest of the bot uses it as `AnyTitle`, whose states, views,
actions, events and options are opaque types: the type checker rejects a state passed as a view.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Generic, NewType, Protocol, TypeAlias, TypeVar, cast

import msgspec

import content
from bot.characters import Character, characters
from bot.titles.guide import GuideStep
from bot.titles.layout import Layout
from content.pack import OPTION, Fault, Pack
from engine.core import Action, Decision, Dice, Event, Level, Mind, Outcome, Rules, Seat, Thought
from engine.kit.notation import Notation
from engine.kit.temper import NEUTRAL, Temper
from renderer.shapes import PHONE, Scene, Size, Sprite
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
    """One choice of an autocomplete or a select: its value, and the label that people read."""

    value: str
    label: str


def yes_or_no(words: Words) -> Sequence[Choice]:
    """Returns the choices of an option that is on or off."""
    return [Choice(value="true", label=words("choice-yes")), Choice(value="false", label=words("choice-no"))]


def choices_of(values: Iterable[object], prefix: str) -> Callable[[Words], Sequence[Choice]]:
    """Returns the choices of an option with these values, such as an enumeration: `<prefix>-<value>` each."""
    plain = [str(value.value if isinstance(value, Enum) else value) for value in values]
    return lambda words: [Choice(value=value, label=words(f"{prefix}-{value}")) for value in plain]


@dataclass(frozen=True, kw_only=True)
class Slot:
    """One option of a command."""

    name: str  # also its text key: `slot-<verb>-<name>`
    required: bool = True


@dataclass(frozen=True, kw_only=True)
class Verb(Generic[S, A, V]):
    """A slash command that gives a whole order: a sequence of actions, planned ahead without dice.

    `complete` lists the choices of a slot, given the slots already filled; `plan` turns the filled slots into
    actions, the first of which is legal now, or raises `Refused` with the reason. Typed text is passed on
    unchanged: both functions accept labels as well as values.
    """

    name: str
    slots: tuple[Slot, ...]
    complete: Callable[[S, Seat, Mapping[str, str], str, Words], Sequence[Choice]]
    plan: Callable[[S, Seat, Mapping[str, str]], tuple[A, ...]]
    answers: tuple[type[Decision], ...] = (Decision,)  # the questions it can answer


@dataclass(frozen=True, kw_only=True)
class WholeOrder(Generic[A]):
    """Several actions that the orders panel offers as one; the first of them is legal now."""

    kind: str  # text key; orders of one kind share a list
    actions: tuple[A, ...]
    label: str = ""  # short; "": its actions one after the other
    hint: str = ""  # its odds
    ending: str = ""  # text of the last action, where "then" would be misleading


@dataclass(frozen=True, kw_only=True)
class Sketch:
    """A picture of a possibility, with its alt text."""

    scene: Scene
    alt: str
    size: Size = PHONE  # how large it is drawn, and which part of it


@dataclass(frozen=True, kw_only=True)
class Preview(Generic[A, V]):
    """Pictures of possible actions, drawn before one of them is chosen."""

    shows: Callable[[A], bool]  # whether an action has a preview; only then it is offered
    draw: Callable[[V, Sequence[A], Words], Sketch | None]  # None if these actions show nothing


@dataclass(frozen=True, kw_only=True)
class Plate:
    """A picture of the booklet: a made-up example, the same at every table."""

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
    """A slash command that only answers, privately, from the asker's view."""

    name: str
    slots: tuple[Slot, ...]
    complete: Callable[[V, Mapping[str, str], str, Words], Sequence[Choice]]
    answer: Callable[[V, Mapping[str, str], Words], str]
    picture: Callable[[V, Mapping[str, str], Words], Sketch | None] = lambda view, filled, words: None
    of_rules: bool = False  # True if it needs no position, and can be asked before the game starts
    booklet: Callable[[V, str, Words], Sequence[Leaf]] | None = (
        None  # the whole booklet, after the text about the game
    )
    # A topic by its value, labelled with its name alone; None if this table does not have it.
    topic: Callable[[V, str, Words], Choice | None] = lambda view, value, words: None


@dataclass(frozen=True, kw_only=True)
class Query:
    """One question of the dialogue that gives a standing order; values use letters, digits, `_` and `-`."""

    asks: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, kw_only=True)
class Standing(Generic[A, V, R]):
    """Standing orders: a player's answers to reaction windows, given in advance, by the player's own view.

    Orders are values of the game; the service stores them and passes them back.
    """

    order_type: object  # the type to decode; a union is not a `type`
    step: Callable[[V, tuple[str, ...], Words], Query | R]  # the next question, or the finished order
    describe: Callable[[V, R, Words], str]
    about: Callable[[R], object]  # a key: the newer of two orders replaces the other
    stands: Callable[[V, R], bool]  # False if the order is obsolete for good
    answer: Callable[[V, Decision, tuple[A, ...], tuple[R, ...]], A | None]  # None if no order fits
    counts: Callable[[V, Decision], bool] = lambda view, decision: True  # on the public view: important?
    asks: Callable[[Decision, tuple[R, ...]], bool] = lambda decision, orders: False  # an order to be asked
    # Tells whether a card played here uses part of the seat's own turn: then only a named card is played.
    spends_turn: Callable[[V, Decision], bool] = lambda view, decision: False

    @cached_property
    def orders(self) -> "Codec[R]":
        return Codec(self.order_type)


@dataclass(frozen=True, kw_only=True)
class Sharing(Generic[A, V]):
    """How a team shares a seat: the shares that members can get, and the share that an action uses."""

    shares: Callable[[V, Words], Sequence[Choice]]
    subject: Callable[[V, A], str | None]  # the value of a share; None if any member may act
    option: str = "share"  # the name of the option of `/table assign`
    # Several shares that are given at once, by the name of their group.
    groups: Callable[[V], Mapping[str, Sequence[str]]] = lambda view: {}
    label: Callable[[str, Words], str] = lambda group, words: group


class Joined(Event, frozen=True):
    """Events told in one line, one sentence after the other."""

    events: tuple[Event, ...]


@dataclass(frozen=True, kw_only=True)
class Story(Generic[E]):
    """How events are told: joins related events, and drops the ones that say nothing new."""

    kinds: tuple[type[Event], ...]  # its own kinds of events, each with a text (`event-<tag>`)
    tell: Callable[[Sequence[E]], Sequence[Event]]  # `Joined` ones are told in one line


class Namer(Protocol):
    """Names one type of value (a figure, a card, a square), as seen in a view."""

    def __call__(self, value: Any, view: Any, words: Words) -> str: ...


def namer(name: Callable[[T, Words], str]) -> Namer:
    """Returns a namer from a function that does not need the view."""

    def name_anywhere(value: T, view: object, words: Words) -> str:
        return name(value, words)

    return name_anywhere


class Codec(Generic[T]):
    """Encodes values as JSON bytes, and decodes them with validation."""

    def __init__(self, kind: object) -> None:
        self._encoder = msgspec.json.Encoder()
        self._decoder = msgspec.json.Decoder(kind)

    def encode(self, value: T) -> bytes:
        return self._encoder.encode(value)

    def decode(self, raw: bytes) -> T:
        value: T = self._decoder.decode(raw)
        return value


class PackedOptions(Codec[T]):
    """Encodes options together with the digest of the pack they choose from."""

    def __init__(self, kind: object, digest: str) -> None:
        super().__init__(kind)
        self._digest = digest

    def encode(self, value: T) -> bytes:
        fields = msgspec.json.decode(super().encode(value), type=dict[str, msgspec.Raw])
        return msgspec.json.encode({**fields, OPTION: self._digest})

    def decode(self, raw: bytes) -> T:
        fields = msgspec.json.decode(raw, type=dict[str, msgspec.Raw])
        named = fields.pop(OPTION, msgspec.Raw(b'""'))
        if msgspec.json.decode(named) != self._digest:
            raise msgspec.ValidationError(f"these options are not of the pack {self._digest}")
        return super().decode(msgspec.json.encode(fields))


@dataclass(frozen=True, kw_only=True)
class Codecs(Generic[S, A, E, O]):
    """The codecs of a game's values, by the types to decode; a union is not a `type`."""

    state_type: object
    action_type: object
    event_type: object
    options_type: type[O]
    decoration: tuple[str, ...] = ()  # fields of the state that only pictures use; positions leave them out
    pack: str = ""  # the digest that options name; "": none

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
        return PackedOptions(self.options_type, self.pack) if self.pack else Codec(self.options_type)

    @cached_property
    def position_lines(self) -> Notation[S]:
        """The notation of states; `TypeError` if their type has none, which a title from outside may have."""
        return Notation(self.state_type, self.decoration)

    @cached_property
    def has_notation(self) -> bool:
        """Tells whether positions of the game can be written as lines."""
        try:
            return bool(self.position_lines) and bool(self.option_texts)
        except TypeError:
            return False

    @cached_property
    def action_texts(self) -> Notation[A]:
        return Notation(self.action_type)

    @cached_property
    def option_texts(self) -> Notation[O]:
        return Notation(self.options_type)


@dataclass(frozen=True, kw_only=True)
class Briefing:
    """The story that opens a game of a series, and the topics of `/rules` that are new in it."""

    story: str
    people: tuple[Choice, ...] = ()  # figures
    rules: tuple[Choice, ...] = ()


# The briefing of a game of a series, by its number from 0 and the keys of the seats that won the game before.
Briefer: TypeAlias = Callable[[int, Collection[str], Words], Briefing]


@dataclass(frozen=True, kw_only=True)
class Series:
    """A series of games with a running score: the options of each game, one after the other."""

    name: str  # its value at /new
    label: Callable[[Words], str]
    games: tuple[Mapping[str, str], ...]
    swaps: bool = True  # everybody moves to the next side after each game
    wins: int | None = None  # it ends as soon as a side has won this many; None: all games are played
    next_key: str = "button-series-next"  # the text key of the button that opens the next game
    briefing: Briefer | None = None  # None: its games have no story
    game_name: Callable[[int, Words], str] | None = None  # short, by the number of a game; None: its label


def best_of_three() -> Series:
    """Returns the series of three games with sides swapped; two wins decide it."""
    return Series(name="best-of-3", label=lambda words: words("series-best-of-3"), games=({},) * 3, wins=2)


@dataclass(frozen=True, kw_only=True)
class Setup(Generic[O]):
    """The setup of a game: the options that `/new` asks for."""

    choices: Mapping[str, Callable[[Words], Sequence[Choice]]]  # its options, each with its choices
    matters: Callable[[O, str], bool] = lambda options, name: True  # does an option matter in this game?
    with_seats: Callable[[O, Sequence[str]], O] = lambda options, keys: options  # adds the taken seats
    # Values of options that were not given, from those that were; a newcomer finished no game of this title.
    defaults: Callable[[Mapping[str, str], bool], Mapping[str, str]] = lambda given, newcomer: {}
    # The groups of shares that a team may choose from in the lobby, by the key of its seat.
    parts: Callable[[O, str], Sequence[str]] = lambda options, key: ()
    scenario: tuple[str, ...] = ()  # options that distinguish the games of this title; empty if all are alike
    rematch: Callable[[O, Outcome], O] = lambda options, outcome: options  # what a rematch offers first
    series: tuple[Series, ...] = ()  # the series of this title, in the order they are offered
    in_chapters: Callable[[O], bool] = lambda options: False  # a game that is a series by itself


@dataclass(frozen=True, kw_only=True)
class Artwork(Generic[S, A, V]):
    """The pictures of a game."""

    board: Callable[[V, Words], Scene]  # as posted: near to square, legible in 550 x 350 and 360 wide
    wide: Callable[[V, Words], Scene] | None = None  # a layout for desktops; then `board` is for phones
    whole: Callable[[V, Words], Scene] | None = None  # with everything around it; None if the board has all
    hand: Callable[[V, Words], Scene | None] | None = None  # None if there are no secret hands
    preview: Preview[A, V] | None = None  # None if the board is enough
    closeups: Callable[[V, Words], Mapping[str, Size]] = lambda view, words: {}  # parts of the board by name
    open_view: Callable[[S], V] | None = None  # an onlooker's view of a finished game, all face up
    emoji: Mapping[str, Sprite] = field(default_factory=dict)  # by their names, which screen readers speak
    inks: Mapping[str, str] = field(default_factory=dict)  # the ink of a seat, by its key


@dataclass(frozen=True, kw_only=True)
class Wording(Generic[A, E, V, O]):
    """The texts of a game."""

    namers: Mapping[object, Namer]  # by the declared type of a field, a NewType or an enum
    alt: Callable[[V, Words], str]  # alt text of the board
    text_board: Callable[[V, Words], str]
    status: Callable[[V, Words], Sequence[str]] = lambda view, words: ()  # what the posted board leaves out
    hand_text: Callable[[V, Words], str] = lambda view, words: ""
    hint: Callable[[V, A, Words], str] = lambda view, action, words: ""  # short, with odds
    # What a player needs to know for a choice, from the legal actions: lines above the answers in a panel.
    aid: Callable[[V, Decision, Sequence[A], Words], Sequence[str]] = lambda view, decision, legal, words: ()
    icon: Callable[[V, A], str] = lambda view, action: ""  # the name of an emoji of `Artwork.emoji`
    reason: Callable[[V, A, Words], str] = lambda view, action, words: ""  # one sentence: its purpose
    about: Callable[[O, Words], str] = lambda options, words: words("title-goal")  # for newcomers
    story: Story[E] | None = None  # None: one sentence per event
    lesson: Callable[[type[Decision]], str | None] | None = None  # its text key, if a question needs one
    # The value of the topic of `/rules` that explains an event, if it needs one; None if no event does.
    topic: Callable[[E], str | None] | None = None
    # Sentences about what stood out in a finished game, from its public events and last view.
    honours: Callable[[Sequence[E], V, Mapping[Seat, str], Words], Iterable[str]] = (
        lambda events, view, names, words: ()
    )
    asides: tuple[type[Event], ...] = ()  # events without a deed of weight: no emphasis, never a result
    score: Callable[[V, Mapping[Seat, str], Words], str] = lambda view, names, words: ""  # for headings
    # The course of a game in chapters, told as that of a series: where it stands, what was played, its score.
    chronicle: Callable[[V, Words], Sequence[str]] = lambda view, words: ()


@dataclass(frozen=True, kw_only=True)
class Commands(Generic[S, A, V]):
    """The slash commands of a title, and the orders of its panels."""

    verbs: tuple[Verb[S, A, V], ...] = ()
    lookups: tuple[Lookup[V], ...] = ()
    whole: Callable[[S, Seat, Words], Sequence[WholeOrder[A]]] = lambda state, seat, words: ()
    layout: Layout[A, V] = field(default_factory=Layout)  # of its questions
    guide: tuple[GuideStep[A, V], ...] = ()  # of a first game; empty: none is offered


@dataclass(frozen=True, kw_only=True)
class Openness:
    """The decisions of a game that may be public; none by default."""

    no_rivals: bool = False  # without opponents onlookers may suggest answers, the computer may advise
    open_orders: Callable[[Decision], bool] = lambda decision: False  # are the possible answers public?


class Stage(StrEnum):
    """How far a title is made, and so which tests it has to pass."""

    PLAYABLE = "playable"  # rules that conform, and English words
    POLISHED = "polished"  # also lessons, a booklet, all languages, legible letters and first-hour questions


@dataclass(frozen=True, kw_only=True)
class DataFormat:
    """The data files of a title, whose entries a pack can replace, and how the title is built from them."""

    files: Mapping[str, object]  # the type of each file; `scenarios/*` are the files of a folder
    build: Callable[[content.GameData], "Title[Any, Any, Any, Any, Any]"]
    # Faults of data that fit their types; a path begins with the file.
    faults: Callable[[content.GameData], Iterable[Fault]] = lambda source: ()
    needed: Mapping[str, tuple[str, ...]] = field(
        default_factory=dict
    )  # entries that must be there, by table
    closed: Mapping[str, Collection[str]] = field(default_factory=dict)  # all entries a table can have
    domains: Mapping[object, Collection[str]] = field(
        default_factory=dict
    )  # ids that no table defines, by type


@dataclass(frozen=True, kw_only=True)
class Package:
    """The package of a title: its files, its stage, and its place among the games."""

    stage: Stage = Stage.PLAYABLE
    folder: Path | None = None  # the folder above its `text` and its data; None: `content/<id>`
    order: int = 100  # games are offered by this number, then by id
    data: DataFormat | None = None  # None: it takes no packs
    pack: Pack | None = None  # that its data and some of its texts are from


class TemperedMinds(Mapping[Level, Mind[S, A, V]]):
    """The computer players of a game that knows tempers: neutral ones, and those of a temper, built once."""

    def __init__(self, build: Callable[[Temper], Mapping[Level, Mind[S, A, V]]]) -> None:
        self.of = cache(build)

    def __getitem__(self, level: Level) -> Mind[S, A, V]:
        return self.of(NEUTRAL)[level]

    def __iter__(self) -> Iterator[Level]:
        return iter(self.of(NEUTRAL))

    def __len__(self) -> int:
        return len(self.of(NEUTRAL))


@dataclass(frozen=True, kw_only=True)
class Title(Generic[S, A, E, V, O]):
    """A game with all its parts."""

    id: str  # the name of its entry point, and its key in the database
    rules: Rules[S, A, E, V, O]
    codecs: Codecs[S, A, E, O]
    setup: Setup[O]
    pictures: Artwork[S, A, V]
    wording: Wording[A, E, V, O]
    commands: Commands[S, A, V]
    minds: Mapping[Level, Mind[S, A, V]]  # its computer players, always including `NORMAL`
    openness: Openness = field(default_factory=Openness)
    standing: Standing[A, V, Any] | None = None  # None if the game has no standing orders
    sharing: Sharing[A, V] | None = None  # None if members share everything
    package: Package = field(default_factory=Package)

    @property
    def pack(self) -> Pack | None:
        """The pack that its data and some of its texts are from; None: they are its own."""
        return self.package.pack

    @property
    def key(self) -> str:
        """The id, with the digest of the pack if there is one: `miniatures+3f2a…`."""
        return self.id if self.pack is None else f"{self.id}+{self.pack.digest}"

    @property
    def texts(self) -> Mapping[str, str]:
        """The texts of its pack by language, as Fluent sources."""
        return {} if self.pack is None else self.pack.content.texts

    @property
    def folder(self) -> Path:
        """The folder above its texts and its data."""
        return self.package.folder or content.ROOT / self.id

    @property
    def namers(self) -> Mapping[object, Namer]:
        """The naming functions of its texts."""
        return self.wording.namers

    @property
    def characters(self) -> tuple[Character, ...]:
        """The named players of the computer; none in a game that knows no tempers."""
        return characters() if isinstance(self.minds, TemperedMinds) else ()

    def mind(self, level: Level, temper: Temper = NEUTRAL) -> Mind[S, A, V]:
        """Returns the computer player of a level, or the normal one if the game does not have that level."""
        minds = self.minds.of(temper) if isinstance(self.minds, TemperedMinds) else self.minds
        return minds.get(level) or minds[Level.NORMAL]

    def computer(self, view: V, decision: Decision, legal: tuple[A, ...], dice: Dice) -> A:
        """Returns the choice of the normal computer player, from the view alone."""
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
AnyGuideStep: TypeAlias = GuideStep[AnyAction, AnyView]


def emoji_of(titles: Iterable[AnyTitle]) -> dict[str, Sprite]:
    """Returns the emoji of some titles by their names, which differ."""
    return {name: sprite for title in titles for name, sprite in title.pictures.emoji.items()}


def as_any_title(title: Title[S, A, E, V, O]) -> AnyTitle:
    """Returns a title with opaque types for the rest of the bot."""
    return cast(AnyTitle, title)
