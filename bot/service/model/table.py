"""Tables as the front end sees them: the frame, the lobby, a seat's view and offers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

import msgspec

from bot.durations import DAY, HOUR, MINUTE
from bot.proof.seed import Parts, Scheme
from bot.service.model.drawing import Drawing
from bot.store.rows import Chair, Game, GameId, Person, ReactionMode, Status, UserId
from bot.titles.layout import Shape, Tone
from bot.titles.title import AnyAction, AnyOptions, AnyTitle, AnyView, Choice, Words
from engine.core import Decision, Outcome, Seat, Viewer

PACES: Mapping[str, int | None] = {
    "3d": 3 * DAY,
    "24h": DAY,
    "8h": 8 * HOUR,
    "30m": 30 * MINUTE,
    "10m": 10 * MINUTE,
    "none": None,
}  # by the values of /new
DEFAULT_PACE = 3 * DAY


def is_live(pace: int | None) -> bool:
    """Tells whether a pace is that of a live sitting: less than an hour per turn."""
    return pace is not None and pace < HOUR


def pace_name(pace: int | None) -> str:
    """Returns the name of a pace, as in /new; 0 or None: no limit."""
    return next((name for name, seconds in PACES.items() if seconds == (pace or None)), "none")


_PARTS = msgspec.json.Decoder(Parts)


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """The opening of a game that is about to start: the parts of its seed, and the people who may cut."""

    number: int  # the revision of the table that it was made in
    by: UserId  # the person who has started the game
    at: float
    card: str  # the id of the lobby's message; "" if it has none
    words: tuple[str, ...]  # as in `Parts`
    typed: tuple[bool, ...] = ()  # which of the words people typed; empty: an older opening, as if all were
    cutters: tuple[UserId, ...]  # empty: no cut is needed
    message: str = ""  # its own id; "" until it is posted

    def parts(self, cut: str | None) -> Parts:
        """Returns the public parts of the seed."""
        ids = (self.card, self.message) if self.card else (self.message,)
        return Parts(ids=ids, words=self.words, cut=cut)


_OPENING = msgspec.json.Decoder(Opening)


class Pencilled(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a lobby that is reserved for a person."""

    seat: Seat
    user_id: UserId
    name: str
    invited: bool = False  # by name, and asked to accept; False: to a rematch
    lapsed: bool = False  # the seat is no longer reserved, but they may still join


class SeriesGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game of a series."""

    options: dict[str, str]  # those that the series has set
    winners: tuple[int, ...]  # parties; empty: a draw
    sides: tuple[str, ...]  # the keys of the seats that won: other people may have joined since


class SeriesState(msgspec.Struct, frozen=True, kw_only=True):
    """The place of a table in a series. A party keeps its score while people leave and join it."""

    name: str  # of the series, among those of the title
    played: tuple[SeriesGame, ...] = ()  # before this table
    parties: dict[str, int] = {}  # by the keys of the seats; a new seat gets a new number


class TableSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a table, besides the options of its game."""

    threads: bool = True  # play in a thread of its own, where the bot may open one
    window_seconds: int = DAY  # the longest time for a reaction
    pace: int | None = None  # seconds per visit; None: no clock, except for reactions
    slow: int | None = DEFAULT_PACE  # the pace of a live sitting once a person has left it
    substitutes: bool = False  # members of a team may act for each other
    wide: bool = False  # boards in their wide layout, where the game has one
    prompt: bool = False  # only people who take their turns in time may join
    private: bool = False  # only the host and the people in `pencilled` may join
    start: str = (
        ""  # the position that the game starts from, as a line; "": its setup. It counts in no record
    )
    pencilled: tuple[Pencilled, ...] = ()  # people invited by name or to a rematch, with their seats
    series: SeriesState | None = None  # None: a single game
    hall: bool = False  # it is a post of a forum, which is its channel
    paired: bool = False  # its first people were paired from the waiting list of the server


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """The public frame of a table: everything but the state of its game."""

    id: GameId
    title: AnyTitle
    name: str  # its own name; "": none
    status: Status
    guild_id: int | None  # None: opened in a direct message
    channel_id: int  # where it was opened
    thread_id: int | None  # its own thread, if it has one
    host: Person
    locale: str  # the language of its public posts
    options: AnyOptions
    settings: TableSettings
    chairs: tuple[Chair, ...]
    seat_names: Mapping[Seat, str]  # names of the seats in sentences, in the table's language
    seq: int  # the number of the last row of the journal; -1 in the lobby
    turn: int
    seed_hash: str  # public from the start: hexadecimal SHA-256 of the secret
    secret: str | None  # hexadecimal; None until the game is over
    scheme: Scheme  # how the seed is made
    parts: Parts | None  # the public parts of the seed; None before the start
    opening: Opening | None  # of a lobby that waits for the cut
    outcome: Outcome | None
    deadline: float | None  # of the present question, in seconds since the epoch
    asked: tuple[Seat, ...]  # the seats that must decide
    is_on_bank: bool = False  # the deadline is the end of a time bank
    banks: Mapping[Seat, float] = field(default_factory=dict)  # the seconds left of the time banks in use
    paused_until: float | None = None  # its clocks are stopped until then
    cut_until: float | None = None  # the deck is dealt without a cut then

    @property
    def place(self) -> int:
        """The channel or thread its posts go to."""
        return self.thread_id or self.channel_id

    @property
    def is_open(self) -> bool:
        """Tells whether it is a lobby or a running game."""
        return self.status in (Status.LOBBY, Status.PLAYING)

    def chair(self, seat: Seat) -> Chair:
        return self.chairs[seat]

    def seat_of(self, user_id: UserId | None) -> Viewer:
        """Returns the seat the user sits in; None for an onlooker."""
        for chair in self.chairs:
            if any(person.id == user_id for person in chair.people):
                return chair.seat
        return None

    @property
    def everyone(self) -> tuple[Person, ...]:
        return tuple(person for chair in self.chairs for person in chair.people)

    @property
    def cutters(self) -> tuple[Person, ...]:
        """The people who may cut the deck now."""
        cutters = () if self.opening is None else self.opening.cutters
        return tuple(person for person in self.everyone if person.id in cutters)


def table_label(table: Table, words: Words) -> str:
    """Returns the label of a table: its own name, if it has one, and its game."""
    title = words("title-name")
    if table.settings.start:
        title = words("table-from-position", title=title)
    return words("table-label", name=table.name, title=title) if table.name else title


def opening_of(game: Game) -> Opening | None:
    """Returns the opening of a lobby that waits for the cut; None: it does not."""
    return None if game.opening is None else _OPENING.decode(game.opening)


def parts_of(game: Game) -> Parts | None:
    """Returns the public parts of a game's seed; None before the start."""
    return None if game.parts is None else _PARTS.decode(game.parts)


@dataclass(frozen=True, kw_only=True)
class Lobby:
    """The content of a lobby message."""

    table: Table
    label: str  # of the table
    about: str  # the goal of the game, in words
    options: tuple[tuple[str, str], ...]  # each option and its choice, in words
    chairs: tuple[tuple[Chair, str], ...]  # each chair and the name of its seat, in words
    kept: Mapping[Seat, tuple[Person, ...]]  # reserved seats, with their people
    guests: tuple[Person, ...]  # people invited by name who have not answered yet
    people: int  # the most per chair
    ready: bool  # enough seats are taken to start
    # For teams that may share their side out: each part in words, with its owner.
    parts: Mapping[Seat, tuple[tuple[Choice, Person | None], ...]]

    def has_room(self, chair: Chair) -> bool:
        """Tells whether another person may share a chair."""
        return len(chair.people) < self.people


@dataclass(frozen=True, kw_only=True)
class OfferPart:
    """One field of an action in words, by which the orders panel narrows."""

    field: str  # `slot-<field>` asks for it
    label: str


@dataclass(frozen=True, kw_only=True)
class Offer:
    """One legal action: `index` names it as long as `seq` of the view is current."""

    index: int
    action: AnyAction
    kind: str  # its tag; `kind-<tag>` is the short label of the kind
    label: str
    parts: tuple[OfferPart, ...]  # in the order a player would choose
    hint: str  # its odds, or ""
    shape: Shape = Shape.LIST
    tone: Tone = Tone.PLAIN
    closes: bool = False  # it ends or declines
    icon: str = ""  # the name of its emoji; "": none
    suggested: int = 0  # onlookers who suggest it


@dataclass(frozen=True, kw_only=True)
class OfferedOrder:
    """An order of several actions: `index` names it as long as `seq` of the view is current."""

    index: int
    kind: str  # the key of the list it belongs to
    actions: tuple[AnyAction, ...]
    label: str
    hint: str  # its odds, or ""
    icon: str = ""  # the name of its emoji; "": none


@dataclass(frozen=True, kw_only=True)
class LineOrder:
    """The next order of a tried line that a viewer takes; no offer: the game went another way."""

    number: int  # of the line
    name: str  # "": it has none
    offer: Offer | None


@dataclass(frozen=True, kw_only=True)
class Guidance:
    """A step of a guided first game, or a question between two steps, and the offer that is highlighted."""

    step: int | None  # its place in the title's guide, from 1; None: a question between two steps
    text: str
    offer: Offer | None  # None only between two steps: nothing is highlighted


@dataclass(frozen=True, kw_only=True)
class SuggestedAction:
    """An action that onlookers suggest, with their number."""

    label: str
    count: int


@dataclass(frozen=True, kw_only=True)
class Shown:
    """A table as shown to one viewer."""

    table: Table
    viewer: Viewer
    words: Words
    view: AnyView
    asks: str  # the question in words, or how the game ended
    asked: tuple[Seat, ...]
    waits_for: tuple[Person, ...]  # the people who are to answer for these seats
    window: bool  # the question is a chance to react
    board: Drawing
    hand: Drawing | None  # None: this viewer holds nothing secret

    @cached_property
    def alt(self) -> str:
        """The alternative text of the board picture."""
        return self.table.title.wording.alt(self.view, self.words)

    @cached_property
    def status(self) -> tuple[str, ...]:
        """What the posted board does not show, in lines: scores, rows, piles."""
        return tuple(self.table.title.wording.status(self.view, self.words))

    @cached_property
    def text_board(self) -> str:
        """The whole board as text."""
        return self.table.title.wording.text_board(self.view, self.words)

    @cached_property
    def hand_text(self) -> str:
        """The hand of this viewer as text; "" for onlookers."""
        return "" if self.viewer is None else self.table.title.wording.hand_text(self.view, self.words)


@dataclass(frozen=True, kw_only=True)
class SeatView(Shown):
    """A table as one user sees it now, with their offers; onlookers have the public view."""

    locale: str
    decision: Decision | None  # the open question, of any seat
    since: int  # the row since which this viewer has the same question: choices made since then are valid
    offers: tuple[Offer, ...]  # empty unless this viewer is asked; without actions reserved for teammates
    suggests: bool  # the viewer is an onlooker who may suggest one of the offers
    reactions: ReactionMode | None  # of the viewer's own chair
    look_ahead: Callable[[], tuple[OfferedOrder, ...]] = tuple  # calculates the whole orders on demand
    stopped: str = ""  # the illegal step of the viewer's plan, in words; "": none
    takes_back: bool = False  # the viewer may undo their last order without a vote
    note: str = ""  # the viewer's private note about the table
    muted: bool = False  # the table notifies the viewer of nothing
    line: LineOrder | None = None  # None: the viewer takes no line
    waiting: int = 0  # games that wait for the viewer; not counted while this one does
    guidance: Guidance | None = None  # None: no guide leads the viewer here

    @property
    def seq(self) -> int:
        return self.table.seq

    def holds(self, seq: int) -> bool:
        """Tells whether the offers that this viewer saw at a row are still valid."""
        return (self.my_turn or self.suggests) and self.since <= seq <= self.seq

    @cached_property
    def orders(self) -> tuple[OfferedOrder, ...]:
        """The orders of several actions that this viewer may give."""
        return self.look_ahead() if self.my_turn else ()

    @property
    def aid(self) -> tuple[str, ...]:
        """The aid of the viewer's choice, in lines; empty unless they are asked."""
        if not self.my_turn or self.decision is None:
            return ()
        legal = tuple(offer.action for offer in self.offers)
        return tuple(self.table.title.wording.aid(self.view, self.decision, legal, self.words))

    @property
    def my_turn(self) -> bool:
        return self.viewer is not None and self.viewer in self.asked and bool(self.offers)
