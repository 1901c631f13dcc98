"""The values that rows of the database are turned into."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NewType

from engine.core import Draw, Level, Seat

GameId = NewType("GameId", int)
UserId = NewType("UserId", int)


class Status(StrEnum):
    """Where a table stands."""

    LOBBY = "lobby"  # seats are being taken
    PLAYING = "playing"
    OVER = "over"  # played to an outcome, or resigned
    ENDED = "ended"  # broken off without a result


class ReactionMode(StrEnum):
    """How a seat answers a chance to react."""

    AUTOMATIC = "automatic"  # standing orders answer at once; where none fits, the computer does
    COUNTS = "counts"  # the player is asked when it counts, by a public rule; else as automatic
    ASK = "ask"  # the player is asked, against a clock
    NEVER = "never"  # every window passes at once


class ByWhom(StrEnum):
    """Who made a move."""

    PLAYER = "player"
    STANDING = "standing"  # a reaction nobody was asked for: by a standing order or as the computer would
    CLOCK = "clock"
    COMPUTER = "computer"


class Kind(StrEnum):
    """What a row of the journal is."""

    SETUP = "setup"
    MOVE = "move"
    UNDO = "undo"  # the position goes back to an earlier row; nothing is deleted
    RESIGN = "resign"
    END = "end"


class VoteKind(StrEnum):
    """What the others at a table are asked to agree to."""

    UNDO = "undo"  # take back moves
    END = "end"  # break the game off
    PAUSE = "pause"
    REPLACE = "replace"  # hand a seat to somebody else


class PostKind(StrEnum):
    """What kind of post is owed."""

    BOARD = "board"  # the message of a turn, in the table's thread or channel
    HAND = "hand"  # a direct message with what only this user may know
    CALL = "call"  # a short message that calls a person: a reminder, a nudge after quiet hours
    CARD = "card"  # the lobby's message, which lives on as the table's card in the channel
    NOTICE = "notice"  # a short message that tells the table something: a pause, a seat handed over
    VOTE = "vote"  # a question to the table, by its number; edited as people agree, and when it closes
    OFFER = "offer"  # the offer of a seat that a vote led to, by the number of the vote


@dataclass(frozen=True, kw_only=True)
class Person:
    """A user by the name the table knows them by; a stranger stands for one who wants to be forgotten."""

    id: UserId  # below zero, as Discord has none: a stranger's
    name: str

    @property
    def is_stranger(self) -> bool:
        return self.id < 0


@dataclass(frozen=True, kw_only=True)
class Preferences:
    """What a person has set with /me; the defaults hold for those who have set nothing."""

    user_id: UserId
    zone: str | None = None  # a name of the time zone database; None: quiet hours and days off are unknown
    quiet_from: int = 22  # full hours by the clock of that zone; the same twice: no quiet hours
    quiet_to: int = 8
    days_off: frozenset[int] = frozenset()  # 0 is Monday
    away_until: float | None = None
    hand_by_dm: bool = True
    heads_up: bool = False  # a word when the one before them begins
    lessons: bool = True
    locale: str | None = None  # None: Discord's
    spoken: str | None = None  # that of their Discord when they last sat down

    @property
    def language(self) -> str | None:
        """The language to write to them in; None: nobody knows."""
        return self.locale or self.spoken

    def in_zone(self, zone: str | None) -> "Preferences":
        """Returns the same for somebody who lives by this zone (their server's) unless they have set one."""
        return self if self.zone is not None else replace(self, zone=zone)

    def is_away(self, moment: float) -> bool:
        """Tells whether the person has said that they are away."""
        return self.away_until is not None and moment < self.away_until


@dataclass(frozen=True, kw_only=True)
class ServerSettings:
    """What those who manage a server have set with /server; None: as everywhere."""

    guild_id: int
    channels: tuple[int, ...] = ()  # where tables may be opened; none named: everywhere
    locale: str | None = None  # of its tables
    zone: str | None = None
    pace: int | None = None  # seconds a visit; 0: no clock
    most_tables: int | None = None  # open at once
    opener_role: int | None = None  # who may open a table
    caller_role: int | None = None  # who is called when a lobby looks for players
    forget_days: int | None = None  # after this many days finished games lose names; None: never


@dataclass(frozen=True, kw_only=True)
class FinishedGame:
    """A game somebody has played to its end; options and outcome are still encoded."""

    id: GameId
    title: str
    options: bytes
    outcome: bytes | None
    seat: Seat
    key: str  # of the seat
    resigned: bool  # the person gave up while others went on
    seats: int
    with_people: bool  # a person has played on another seat
    acts: tuple["Act", ...]  # who did what when, in order


@dataclass(frozen=True, kw_only=True)
class Act:
    """A row of the journal, as far as it says who acted when."""

    seat: Seat | None
    by_user: UserId | None
    by_whom: ByWhom
    at: float


@dataclass(frozen=True, kw_only=True)
class Absence:
    """A time somebody was, or will be, away."""

    since: float
    until: float


@dataclass(frozen=True, kw_only=True)
class Chair:
    """A seat of a table and who sits there: nobody, people, or the computer; the first person is captain."""

    seat: Seat
    key: str  # `seat-<key>` in the title's words
    people: tuple[Person, ...] = ()
    computer: bool = False
    level: Level = Level.NORMAL  # how well the computer plays here
    reactions: ReactionMode = ReactionMode.AUTOMATIC
    shares: Mapping[str, UserId] = field(default_factory=dict)  # what of it is one member's, by its label
    former: tuple[Person, ...] = ()  # who has left it to the others
    missed: int = 0  # visits in a row that the clock ended
    away: bool = False  # the computer stands in until somebody is back

    @property
    def is_taken(self) -> bool:
        return self.computer or bool(self.people)

    @property
    def captain(self) -> Person | None:
        """Who answers chances to react for those who share the seat; None where nobody sits."""
        return self.people[0] if self.people else None


@dataclass(frozen=True, kw_only=True)
class Game:
    """A table as the database keeps it; options, settings and outcome are still encoded."""

    id: GameId
    title: str
    rules_version: int
    rules_since: int  # undo and replay do not reach behind this row: other rules held then
    seed: bytes  # of all dice; empty in a lobby whose seed is made at the start
    options: bytes
    settings: bytes
    status: Status
    guild_id: int | None
    channel_id: int
    thread_id: int | None
    host: Person
    locale: str
    seq: int  # the last row of the journal; -1 in the lobby
    turn: int
    turn_seats: tuple[Seat, ...]
    outcome: bytes | None
    name: str = ""  # one of its own; "": it is called by its number
    opened_at: float = 0.0
    touched_at: float = 0.0  # when a person last did anything there
    paused_until: float | None = None  # until then its clocks stand still
    scheme: int = 1  # how the seed comes about
    secret: bytes = b""  # what is sealed
    parts: bytes | None = None  # what else the seed is made from; still encoded, None before the start
    adopted: bool = False  # other rules held before `rules_since`
    revision: int = 0  # counts every change of the table, as `seq` counts rows of the journal
    votes_called: int = 0  # the number of the last question put to the table


@dataclass(frozen=True, kw_only=True)
class Plan:
    """What is left of an order that somebody else's answer has interrupted."""

    seat: Seat
    user_id: UserId
    actions: tuple[bytes, ...]


@dataclass(frozen=True, kw_only=True)
class StandingOrder:
    """A standing order of a seat, still encoded."""

    seat: Seat
    standing: bytes


@dataclass(frozen=True, kw_only=True)
class Vote:
    """A wish that others must agree to; `agreed` are the seats that have."""

    kind: VoteKind
    seq: int  # where the journal stood when it was asked
    number: int = 0  # its own, counted by table; 0: not called yet, or asked before there were numbers
    asked_by: UserId
    agreed: tuple[Seat, ...]
    back_to: int = -1  # of an undo: the row whose position would count again
    about: int | None = None  # moves to take back, days to pause, or who would take a seat
    seat: Seat | None = None  # the seat that would be handed over


@dataclass(frozen=True, kw_only=True)
class Shake:
    """What a person in a lobby adds to the dice."""

    joined: int | None  # the id of the press by which they sat down; None: the lobby's message counts instead
    word: str = ""  # their own; "": none


@dataclass(frozen=True, kw_only=True)
class Visit:
    """A run of decisions by one seat, from being asked to handing over."""

    since: float
    deadline: float | None  # None: without a clock
    acted: bool = False  # its owner has done something since it began
    late: bool = False  # time is up: the computer plays until it ends


class AlarmKind(StrEnum):
    """What happens by itself when its time has come."""

    DEADLINE = "deadline"  # the time of a visit is up
    HALF = "half"  # half of it is over: a reminder
    LAST = "last"  # nearly all of it is over, or a table is about to end
    NUDGE = "nudge"  # quiet hours are over in which somebody's visit began
    CLOSE = "close"  # a lobby that nobody has touched closes
    SLEEP = "sleep"  # a table where everybody is away ends
    RESUME = "resume"  # a pause is over


@dataclass(frozen=True, kw_only=True)
class Alarm:
    """Something that happens by itself at a table."""

    game_id: GameId
    kind: AlarmKind
    due: float
    seat: Seat | None = None  # None: the whole table


@dataclass(frozen=True, kw_only=True)
class Press:
    """The last thing a person did at a table."""

    user_id: UserId
    at: float


@dataclass(frozen=True, kw_only=True)
class Suggestion:
    """What an onlooker would do; still encoded."""

    user_id: UserId
    action: bytes


@dataclass(frozen=True, kw_only=True)
class Move:
    """A row of the journal."""

    game_id: GameId
    seq: int
    kind: Kind
    seat: Seat | None  # None: nobody's in particular (setup, end)
    action: bytes | None
    draws: tuple[Draw, ...]
    told: bytes
    turn: int  # the turn it was made in, named by the number of the move that began it
    cause: int  # the number of the move a person made that set it off; its own when it is that move
    by_user: UserId | None
    by_whom: ByWhom
    interaction_id: int | None
    at: float
    back_to: int | None = None  # of an undo: the row whose position counts again


@dataclass(frozen=True, kw_only=True)
class Snapshot:
    """The position after a row of the journal."""

    seq: int
    rules_version: int
    state: bytes


@dataclass(frozen=True, kw_only=True)
class ReplayPath:
    """How a position comes about: one on record, and the moves since, the earliest first."""

    start: Snapshot
    moves: tuple[Move, ...]


@dataclass(frozen=True, kw_only=True)
class DuePost:
    """A post that a move makes necessary."""

    kind: PostKind
    turn: int
    audience: UserId | None = None  # None: the whole table
    nonce: str = ""  # the same at every attempt to make the post; given to it when it is committed
    subject: str = ""  # what a call or a notice is about; how a vote has closed


@dataclass(frozen=True, kw_only=True)
class Request:
    """An interaction that changes a table; delivered twice, it changes it once."""

    interaction_id: int
    cause: int | None  # the first row of the journal it leads to; None: none


@dataclass(frozen=True, kw_only=True)
class JournalRow:
    """A row of the journal with the position after it."""

    move: Move
    state: bytes
    kept: bool  # the snapshot stays when the game goes on


@dataclass(frozen=True, kw_only=True)
class Commit:
    """All that one change of a table writes, in one transaction; None: that part is as it was."""

    game: Game  # after the change; its revision is one above the one it was made from
    at: float
    goes_on: bool  # something is played next without asking a person
    row: JournalRow | None = None
    frame: bool = False  # options, settings, place, host, language or seed have changed
    chairs: tuple[Chair, ...] | None = None
    visits: Mapping[Seat, Visit] | None = None
    alarms: tuple[Alarm, ...] | None = None
    plans: tuple[Plan, ...] | None = None
    orders: tuple[StandingOrder, ...] | None = None
    suggestions: tuple[Suggestion, ...] | None = None
    votes: tuple[Vote, ...] | None = None  # the present question, or none
    shakes: Mapping[UserId, Shake] | None = None
    looks: Mapping[UserId, int] = field(default_factory=dict)  # people who have seen the journal up to a row
    dues: tuple[DuePost, ...] = ()
    request: Request | None = None


@dataclass(frozen=True, kw_only=True)
class NewGame:
    """A lobby to be opened: its row, who sits there at once, and the posts it needs."""

    game: Game  # without an id yet
    chairs: tuple[Chair, ...]
    shakes: Mapping[UserId, Shake]
    dues: tuple[DuePost, ...]
    closes_at: float  # when it closes by itself
    interaction_id: int | None = None
    follows: GameId | None = None  # the finished game that it is a rematch of


@dataclass(frozen=True, kw_only=True)
class StoredGame:
    """Everything needed to go on with a game."""

    game: Game
    chairs: tuple[Chair, ...]
    visits: Mapping[Seat, Visit]
    press: Press | None
    plans: tuple[Plan, ...]
    orders: tuple[StandingOrder, ...]
    suggestions: tuple[Suggestion, ...]  # for the present question
    head: Snapshot | None  # None in the lobby
    vote: Vote | None  # the question put to the table
    shakes: Mapping[UserId, Shake]
    alarms: tuple[Alarm, ...]


@dataclass(frozen=True, kw_only=True)
class Post:
    """The message that shows a table's card, the board of a turn, a vote or an offer."""

    game_id: GameId
    kind: PostKind
    number: int  # the turn, or the number of the vote; 0 for the card
    channel_id: int
    message_id: int


@dataclass(frozen=True, kw_only=True)
class OwedPost:
    """What is owed to Discord: all open rows of the outbox that one post settles."""

    ids: tuple[int, ...]
    kind: PostKind
    game_id: GameId
    turn: int
    first: int  # the moves it is about, by their numbers in the journal
    last: int
    user_id: UserId | None  # who a hand or a call is for; None for the table
    subject: str  # what a call or a notice is about
    nonce: str  # the same at every attempt, at most 25 characters
    attempts: int


@dataclass(frozen=True, kw_only=True)
class Settled:
    """An owed post that was made, with the message that shows it, or given up for a reason."""

    owed: OwedPost
    post: Post | None = None
    reason: str | None = None  # why it will never be posted
