"""What the front end is shown of a table: its frame, its lobby, a seat's view of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

import msgspec

from bot.proof.seed import Parts, Scheme
from bot.service.model.drawing import Drawing
from bot.store.rows import Chair, Game, GameId, Person, ReactionMode, Status, UserId
from bot.titles.title import AnyAction, AnyOptions, AnyTitle, AnyView, Words
from engine.core import Decision, Outcome, Seat, Viewer

HOUR = 60 * 60
DAY = 24 * HOUR

PACES: Mapping[str, int | None] = {
    "3d": 3 * DAY,
    "24h": DAY,
    "8h": 8 * HOUR,
    "none": None,
}  # by what /new calls them
DEFAULT_PACE = 3 * DAY

_PARTS = msgspec.json.Decoder(Parts)


class Pencilled(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a lobby kept for somebody who has not sat down yet."""

    seat: Seat
    user_id: UserId
    name: str


class TableSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What the host settled for a table besides the game's own options."""

    threads: bool = True  # play in a thread of its own, where the bot may open one
    window_seconds: int = DAY  # how long a chance to react stays open at most
    pace: int | None = None  # seconds for a visit; None: without a clock, but for chances to react
    substitutes: bool = False  # of those who share a seat, one may act for another
    pencilled: tuple[Pencilled, ...] = ()  # who is asked to a rematch, and on which seat


@dataclass(frozen=True, kw_only=True)
class Table:
    """The frame of a game: what everyone may know without looking at the board."""

    id: GameId
    title: AnyTitle
    name: str  # one of its own; "": none
    status: Status
    guild_id: int | None  # None: opened in a direct message
    channel_id: int  # where it was opened
    thread_id: int | None  # where it is played, if it has a thread of its own
    host: Person
    locale: str  # the language of its public posts
    options: AnyOptions
    settings: TableSettings
    chairs: tuple[Chair, ...]
    seat_names: Mapping[Seat, str]  # who is meant when a sentence speaks of a seat, in the table's language
    seq: int  # the number of the last row of the journal; -1 in the lobby
    turn: int
    seed_hash: str  # public from the start: hexadecimal SHA-256 of the secret
    secret: str | None  # hexadecimal, told when the game is over
    scheme: Scheme  # how the seed comes about
    parts: Parts | None  # what else it is made from, for all to know; None before the start
    outcome: Outcome | None
    deadline: float | None  # until when the present question may be answered, in seconds since the epoch
    asked: tuple[Seat, ...]  # who owes an answer
    paused_until: float | None = None  # until then its clocks stand still

    @property
    def place(self) -> int:
        """The channel or thread its posts go to."""
        return self.thread_id or self.channel_id

    @property
    def is_open(self) -> bool:
        """Tells whether it is still looked after: a lobby, or a game in play."""
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


def table_label(table: Table, words: Words) -> str:
    """Returns what a table is called wherever it is spoken of: its game, after its own name if it has one."""
    title = words("title-name")
    return words("table-label", name=table.name, title=title) if table.name else title


def parts_of(game: Game) -> Parts | None:
    """Returns what the seed of a game was made from besides the secret; None before the start."""
    return None if game.parts is None else _PARTS.decode(game.parts)


@dataclass(frozen=True, kw_only=True)
class Lobby:
    """A table before the game: what the lobby message shows."""

    table: Table
    label: str  # what it is called
    about: str  # what it is about and who wins, in words
    options: tuple[tuple[str, str], ...]  # each option and its choice, in words
    chairs: tuple[tuple[Chair, str], ...]  # each chair and the name of its seat, in words
    kept: Mapping[Seat, tuple[Person, ...]]  # free seats, and who they are kept for
    people: int  # how many may share a chair
    ready: bool  # may be started

    def has_room(self, chair: Chair) -> bool:
        """Tells whether somebody else may sit there."""
        return len(chair.people) < self.people


@dataclass(frozen=True, kw_only=True)
class OfferPart:
    """One field of an action in words: the orders panel narrows by it."""

    field: str  # `slot-<field>` asks for it
    label: str


@dataclass(frozen=True, kw_only=True)
class Offer:
    """One legal action: `index` names it as long as `seq` of the view stands."""

    index: int
    action: AnyAction
    kind: str  # its tag; `kind-<tag>` is the short label of all of this kind
    label: str
    parts: tuple[OfferPart, ...]  # in the order a player would choose
    hint: str  # its odds, or ""
    suggested: int = 0  # how many onlookers would do this


@dataclass(frozen=True, kw_only=True)
class OfferedOrder:
    """Several actions that can be said as one: `index` names them as long as `seq` of the view stands."""

    index: int
    kind: str  # the key of what those in one list have in common
    actions: tuple[AnyAction, ...]
    label: str
    hint: str  # its odds, or ""


@dataclass(frozen=True, kw_only=True)
class Suggested:
    """An action onlookers would take, and how many of them."""

    label: str
    count: int


@dataclass(frozen=True, kw_only=True)
class Shown:
    """A table as one viewer is shown it."""

    table: Table
    viewer: Viewer
    words: Words
    view: AnyView
    asks: str  # the question in words; how the game ended, when it has
    asked: tuple[Seat, ...]
    waits_for: tuple[Person, ...]  # of the people in those seats, who is to answer
    window: bool  # the question is a chance to react
    board: Drawing
    hand: Drawing | None  # None: this viewer holds nothing secret

    @cached_property
    def alt(self) -> str:
        """The picture in words, for those who cannot see it."""
        return self.table.title.wording.alt(self.view, self.words)

    @cached_property
    def text_board(self) -> str:
        """All that the picture shows, as text."""
        return self.table.title.wording.text_board(self.view, self.words)

    @cached_property
    def hand_text(self) -> str:
        """What this viewer holds, as text; "" for onlookers."""
        return "" if self.viewer is None else self.table.title.wording.hand_text(self.view, self.words)


@dataclass(frozen=True, kw_only=True)
class SeatView(Shown):
    """A table as one user sees it now: their seat's view with what they may do, or an onlooker's."""

    locale: str
    decision: Decision | None  # the question the game waits on, whoever is asked
    since: int  # the row since which this viewer is asked just this: a choice made from then on still holds
    offers: tuple[Offer, ...]  # empty unless this viewer is asked; less what only others of the side may do
    suggests: bool  # an onlooker: the offers are those of the one who is asked, to say what they would do
    reactions: ReactionMode | None  # of the viewer's own chair
    look_ahead: Callable[[], tuple[OfferedOrder, ...]] = tuple  # worked out only where they are shown
    stopped: str = ""  # where the viewer's order could not go on, in words; "": no order has stopped
    takes_back: bool = False  # what the viewer has done last can be taken back, and nobody has to be asked

    @property
    def seq(self) -> int:
        return self.table.seq

    def holds(self, seq: int) -> bool:
        """Tells whether what this viewer chose from at a row is what they may choose from now."""
        return (self.my_turn or self.suggests) and self.since <= seq <= self.seq

    @cached_property
    def orders(self) -> tuple[OfferedOrder, ...]:
        """What this viewer may say in one order of several actions."""
        return self.look_ahead() if self.my_turn else ()

    @property
    def my_turn(self) -> bool:
        return self.viewer is not None and self.viewer in self.asked and bool(self.offers)
