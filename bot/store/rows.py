"""Dataclasses and enums for the rows of the database."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NewType

import msgspec

from bot.copies import replace
from engine.core import Draw, Level, Seat

GameId = NewType("GameId", int)
UserId = NewType("UserId", int)

USUAL_NIGHT = (22, 8)  # the hours between which a person is not notified, unless they choose others


class Status(StrEnum):
    """The status of a table."""

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
    """The author of a move: the player, a standing order, the clock or the computer."""

    PLAYER = "player"
    STANDING = "standing"  # an automatic reaction: by a standing order, else as the computer would
    CLOCK = "clock"
    COMPUTER = "computer"


class RowKind(StrEnum):
    """The kind of a row of the journal."""

    SETUP = "setup"
    MOVE = "move"
    UNDO = "undo"  # the position goes back to an earlier row; nothing is deleted
    RESIGN = "resign"
    END = "end"


class VoteKind(StrEnum):
    """The subject of a vote."""

    UNDO = "undo"  # take back moves
    END = "end"  # break the game off
    PAUSE = "pause"
    PACE = "pace"  # another time limit
    REPLACE = "replace"  # hand a seat to another person


class PostKind(StrEnum):
    """The kind of a post."""

    BOARD = "board"  # a report with the board, in the table's thread or channel
    HAND = "hand"  # a direct message with the hidden information of this user
    CALL = "call"  # a short message that mentions a person: a reminder, a nudge after quiet hours
    CARD = "card"  # the lobby's message, which stays as the table's card in the channel
    NOTICE = "notice"  # a short message to the table: a pause, a seat handed over
    VOTE = "vote"  # a question to the table, by its number; edited as people agree, and when it closes
    END = "end"  # the post that ends a game; with the subject `review` it is completed by its review
    OFFER = "offer"  # the offer of a seat that a vote led to, by the number of the vote
    OPENING = "opening"  # the parts of the seed, before the deck is cut; never edited
    DIGEST = "digest"  # a direct message to an onlooker: what has happened, or how the game has ended


class WatchMode(StrEnum):
    """The messages that an onlooker is sent of a game."""

    DAILY = "daily"  # a digest a day, and the end
    END = "end"  # only the end


@dataclass(frozen=True, kw_only=True)
class Person:
    """A user and their name at the table; a stranger replaces a user that has asked to be forgotten."""

    id: UserId  # negative for a stranger: Discord has no such ids
    name: str

    @property
    def is_stranger(self) -> bool:
        return self.id < 0


def names(people: Iterable[Person]) -> tuple[str, ...]:
    """Returns the names of people; as a parameter of a sentence they are joined: *A, B and C*."""
    return tuple(person.name for person in people)


@dataclass(frozen=True, kw_only=True)
class Preferences:
    """The preferences of a person, set with /me."""

    user_id: UserId
    zone: str | None = None  # a name of the time zone database; None: quiet hours and days off are unknown
    quiet_from: int = USUAL_NIGHT[0]  # full hours by the clock of that zone; the same twice: no quiet hours
    quiet_to: int = USUAL_NIGHT[1]
    days_off: frozenset[int] = frozenset()  # 0 is Monday
    away_from: float | None = None  # the begin of the present or next absence; None: it began long ago
    away_until: float | None = None
    hand_by_dm: bool = True
    heads_up: bool = False  # a message when the player before them begins
    lessons: bool = True
    locale: str | None = None  # None: Discord's
    spoken: str | None = None  # the language of their Discord when they last sat down
    wide: bool = False  # boards in their wide layout, where a game has one
    invites_by_dm: bool = False  # invitations also as a direct message
    letter_hour: int | None = None  # one letter a day at this hour of their zone; None: pings
    nudges: bool = True  # reminders of games that they play alone
    learnt: frozenset[int] | None = None  # hours of the day (UTC) in which they never play; None: unknown
    is_well_known: bool = False  # these hours are learnt from many moves
    resting: frozenset[int] | None = None  # of a calendar: hours that replace the quiet ones

    @property
    def language(self) -> str | None:
        """The language to write to them in; None: unknown."""
        return self.locale or self.spoken

    def in_zone(self, zone: str | None) -> "Preferences":
        """Returns the preferences for a calendar, if the person has set no time zone.

        The hours in which they never play are quiet. If few moves are known, or the person has chosen other
        hours, the zone (the server's) counts before that.
        """
        if self.zone is not None or (zone is None and self.learnt is None):
            return self
        has_chosen = bool(self.days_off) or (self.quiet_from, self.quiet_to) != USUAL_NIGHT
        if self.learnt is None or (zone is not None and (has_chosen or not self.is_well_known)):
            return replace(self, zone=zone)
        return replace(self, zone="UTC", resting=self.learnt, days_off=frozenset())

    @property
    def is_guessed(self) -> bool:
        """Tells whether the quiet hours of a calendar are a guess from a few moves."""
        return self.resting is not None and not self.is_well_known

    def is_away(self, moment: float) -> bool:
        """Tells whether the person is marked as away at a moment."""
        if self.away_until is None:
            return False
        return (self.away_from is None or self.away_from <= moment) and moment < self.away_until


@dataclass(frozen=True, kw_only=True)
class DueLetter:
    """The daily letter of a person, and when it is due."""

    user_id: UserId
    at: float


@dataclass(frozen=True, kw_only=True)
class Seeker:
    """A person of a server looking for a game, and their wishes."""

    guild_id: int
    person: Person
    titles: tuple[str, ...]
    paces: tuple[str, ...]  # by name
    computer: bool = False  # a table against the computer is opened if nobody fits at once
    since: float | None = None  # None: they do not wait
    asks_at: float | None = None  # when they are asked whether they still wait, or after that no longer do
    asked: bool = False
    game_id: GameId | None = None  # the table of their last pairing

    @property
    def is_waiting(self) -> bool:
        return self.since is not None


@dataclass(frozen=True, kw_only=True)
class ServerSettings:
    """The settings of a server, set with /server; None: the default."""

    guild_id: int
    channels: tuple[int, ...] = ()  # where tables may be opened; none named: everywhere
    locale: str | None = None  # of its tables
    zone: str | None = None
    pace: int | None = None  # seconds a visit; 0: no clock
    most_tables: int | None = None  # open at once
    opener_role: int | None = None  # the role that may open tables
    caller_role: int | None = None  # the role that is mentioned when a lobby looks for players
    hall: int | None = None  # the forum in which each new table is a post
    forget_days: int | None = None  # after this many days finished games lose names; None: never


@dataclass(frozen=True, kw_only=True)
class FinishedGame:
    """A finished game from one person's side; options and outcome are still encoded."""

    id: GameId
    title: str
    options: bytes
    outcome: bytes | None
    seat: Seat
    key: str  # of the seat
    resigned: bool  # the person resigned while others played on, or abandoned their seat
    rescued: bool = False  # the person took the seat over when it was abandoned
    keys: tuple[str, ...]  # of all seats
    with_people: bool  # a person has played on another seat
    acts: tuple["Act", ...]  # the rows of its journal, in order
    settings: bytes = b"{}"  # of the table

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.keys)


@dataclass(frozen=True, kw_only=True)
class Act:
    """The author and time of a row of the journal."""

    seat: Seat | None
    by_user: UserId | None
    by_whom: ByWhom
    at: float


@dataclass(frozen=True, kw_only=True)
class Promptness:
    """The turns with a time limit that a person has taken in time, and all of them."""

    in_time: int
    total: int

    @property
    def percent(self) -> int:
        return 100 * self.in_time // self.total if self.total else 100


@dataclass(frozen=True, kw_only=True)
class Absence:
    """A period in which a person was, or will be, away."""

    since: float
    until: float


@dataclass(frozen=True, kw_only=True)
class Chair:
    """A seat of a table: empty, or taken by people (the first is captain) or the computer."""

    seat: Seat
    key: str  # `seat-<key>` in the title's words
    people: tuple[Person, ...] = ()
    computer: bool = False
    level: Level = Level.NORMAL  # how well the computer plays here
    character: str | None = None  # who it is here; None: nobody in particular
    reactions: ReactionMode = ReactionMode.AUTOMATIC
    chosen: ReactionMode | None = None  # the people's own choice, while the seat is switched to automatic
    shares: Mapping[str, UserId] = field(default_factory=dict)  # one member's parts of it, by label
    former: tuple[Person, ...] = ()  # people that have left the seat to the others
    quitters: frozenset[UserId] = frozenset()  # those of them who abandoned it
    rescuers: frozenset[UserId] = frozenset()  # people who took it over when it was abandoned
    missed: int = 0  # visits in a row that the clock ended
    away: bool = False  # until a person is back; the computer stands in, if the table has a pace
    asked_at: float = 0.0  # when its people last notified the others of a vote
    acted_at: float = 0.0  # when its people last acted; counted only in a live sitting
    bank_used: float = 0.0  # seconds of the seat's time bank, which is one time limit

    @property
    def is_taken(self) -> bool:
        return self.computer or bool(self.people)

    @property
    def captain(self) -> Person | None:
        """The person that answers chances to react for the seat; None: no person sits there."""
        return self.people[0] if self.people else None


@dataclass(frozen=True, kw_only=True)
class Game:
    """A table as the database keeps it; options, settings and outcome are still encoded."""

    id: GameId
    title: str
    rules_version: int
    rules_since: int  # undo and replay stop at this row: earlier rows were played under other rules
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
    report: int = 0  # the report of the present turn, named by the turn that began it
    name: str = ""  # "": the table is shown by its number
    opened_at: float = 0.0
    touched_at: float = 0.0  # when a person last acted there
    paused_until: float | None = None  # its clocks are stopped until then
    scheme: int = 1  # how the seed is made, a `Scheme`
    secret: bytes = b""  # the sealed secret that the seed is made from
    parts: bytes | None = None  # the public inputs of the seed; still encoded, None before the start
    adopted: bool = False  # rows before `rules_since` were played under other rules
    revision: int = 0  # counts every change of the table, as `seq` counts rows of the journal
    votes_called: int = 0  # the number of the last vote
    opening: bytes | None = None  # of a lobby that waits for the cut; still encoded
    rolls: int = 0  # rows of the journal with draws, also those that were taken back


@dataclass(frozen=True, kw_only=True)
class Plan:
    """The remaining actions of an order interrupted by another player's answer; still encoded."""

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
    """A vote of a table; `agreed` are the seats that have agreed."""

    kind: VoteKind
    seq: int  # the last row of the journal when it was called
    number: int = 0  # counted per table; 0: not called yet, or older than these numbers
    asked_at: float = 0.0  # when it was called, or when the seat was offered
    silent: bool = False  # it notifies nobody: the asker has just called another
    asked_by: UserId
    agreed: tuple[Seat, ...]
    back_to: int = -1  # of an undo: the row whose position would count again
    about: int | None = None  # moves to take back, days to pause, seconds a visit, or who would take a seat
    seat: Seat | None = None  # the seat that would be handed over


@dataclass(frozen=True, kw_only=True)
class Shake:
    """The contribution of a person in a lobby to the seed of the dice."""

    joined: int | None  # the id of the press by which they sat down; None: the lobby's message counts instead
    word: str = ""  # a word they typed; "": none


@dataclass(frozen=True, kw_only=True)
class Visit:
    """A run of decisions by one seat, from being asked to handing over."""

    since: float
    deadline: float | None  # None: without a clock
    acted: bool = False  # its owner has done something since it began
    late: bool = False  # time is up: the computer plays until it ends
    call_at: float | None = None  # its owner is called then; None: they were called when it began
    bank_from: float | None = None  # since when it draws on the time bank of its seat; None: it does not


class AlarmKind(StrEnum):
    """The kind of an alarm."""

    DEADLINE = "deadline"  # the time of a visit is up
    HALF = "half"  # half of it is over: a reminder
    LAST = "last"  # nearly all of it is over, or a table is about to end
    NUDGE = "nudge"  # the quiet hours in which a visit began are over
    CLOSE = "close"  # an idle lobby closes
    SLEEP = "sleep"  # a table where everybody is away ends
    RESUME = "resume"  # a pause is over
    WAITS = "waits"  # at a table without a pace: a seat has been asked for some days
    WAITING = "waiting"  # it still is
    ABSENT = "absent"  # it counts as away from now on
    ASK = "ask"  # a person who was in quiet time is notified of an open vote
    LAPSE = "lapse"  # a vote has been open for too long
    CUT = "cut"  # nobody has cut the deck
    INVITE = "invite"  # people invited by name have not answered
    DIGEST = "digest"  # an onlooker is sent what has happened since yesterday


@dataclass(frozen=True, kw_only=True)
class Alarm:
    """A timed event of a table."""

    game_id: GameId
    kind: AlarmKind
    due: float
    seat: Seat | None = None  # None: the whole table


@dataclass(frozen=True, kw_only=True)
class Press:
    """The last move made by a person at a table."""

    user_id: UserId
    at: float


@dataclass(frozen=True, kw_only=True)
class Suggestion:
    """An action suggested by an onlooker; still encoded."""

    user_id: UserId
    action: bytes


@dataclass(frozen=True, kw_only=True)
class GameWatcher:
    """An onlooker of a game that is sent digests, or only the end."""

    user_id: UserId
    mode: WatchMode
    seen: int  # the last row of the journal that they have been told
    due: float | None  # when the next digest is due; None: only the end is told


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the journal."""

    game_id: GameId
    seq: int
    kind: RowKind
    seat: Seat | None  # None: no seat's (setup, end)
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
    report: int | None = None  # the report that tells it; None: it is older than reports
    round: int | None = None  # the round it was made in; None: unknown, or the game has none


@dataclass(frozen=True, kw_only=True)
class Snapshot:
    """The position after a row of the journal."""

    seq: int
    rules_version: int
    state: bytes


@dataclass(frozen=True, kw_only=True)
class ReplayPath:
    """A position on record and the moves since, the earliest first."""

    start: Snapshot
    moves: tuple[Move, ...]


@dataclass(frozen=True, kw_only=True)
class DuePost:
    """A post that a move requires."""

    kind: PostKind
    turn: int
    audience: UserId | None = None  # None: the whole table
    nonce: str = ""  # the same at every attempt to make the post; given to it when it is committed
    subject: str = ""  # the subject of a call or notice, or the result of a vote


@dataclass(frozen=True, kw_only=True)
class Clocks:
    """The clocks of one table, and the calendars they depend on."""

    game: Game
    visits: Mapping[Seat, Visit]
    alarms: tuple[Alarm, ...]
    calendars: Mapping[Seat, Preferences]  # of the captains
    vote: Vote | None = None  # the open vote
    is_unposted: bool = False  # Discord has not seen all of the table yet
    dues: tuple[DuePost, ...] = ()  # posts that moved clocks require


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """An interaction that changes a table; if it is delivered twice, only the first counts."""

    interaction_id: int
    cause: int | None  # the first row of the journal it leads to; None: none


class JournalRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the journal with the position after it."""

    move: Move
    state: bytes
    kept: bool  # the snapshot stays when the game goes on


class Commit(msgspec.Struct, frozen=True, kw_only=True):
    """The rows that one change of a table writes in one transaction; None: that part is unchanged."""

    game: Game  # after the change; its revision is one above the one it was made from
    at: float
    goes_on: bool  # the next action is automatic
    counts: bool  # it is one of the tables that its server limits
    row: JournalRow | None = None
    frame: bool = False  # options, settings, place, host, language or seed have changed
    chairs: tuple[Chair, ...] | None = None
    visits: Mapping[Seat, Visit] | None = None
    alarms: tuple[Alarm, ...] | None = None
    plans: tuple[Plan, ...] | None = None
    orders: tuple[StandingOrder, ...] | None = None
    suggestions: tuple[Suggestion, ...] | None = None
    watchers: tuple[GameWatcher, ...] | None = None
    votes: tuple[Vote, ...] | None = None  # the open vote, or none
    turns: Mapping[UserId, bool] = {}  # turns that ended: taken in time, or missed
    shakes: Mapping[UserId, Shake] | None = None
    looks: Mapping[UserId, int] = {}  # people who have seen the journal up to a row
    dues: tuple[DuePost, ...] = ()
    request: Request | None = None


@dataclass(frozen=True, kw_only=True)
class NewGame:
    """A lobby to be opened: its row, its first sitters, and the posts it requires."""

    game: Game  # without an id yet
    chairs: tuple[Chair, ...]
    shakes: Mapping[UserId, Shake]
    dues: tuple[DuePost, ...]
    closes_at: float  # when it closes by itself
    lapses_at: float | None = None  # when seats are no longer reserved for invited people; None: for nobody
    interaction_id: int | None = None
    follows: GameId | None = None  # the finished game that it is a rematch of
    paired: tuple[UserId, ...] = ()  # people who leave the waiting list of the server for it
    watchers: tuple[UserId, ...] = ()  # people who are told of it, unless they were told of another meanwhile


@dataclass(frozen=True, kw_only=True)
class StoredGame:
    """A table with its chairs, clocks, orders and newest position, as read from the database."""

    game: Game
    chairs: tuple[Chair, ...]
    visits: Mapping[Seat, Visit]
    press: Press | None
    plans: tuple[Plan, ...]
    orders: tuple[StandingOrder, ...]
    suggestions: tuple[Suggestion, ...]  # for the present decision
    head: Snapshot | None  # None in the lobby
    vote: Vote | None  # the open vote
    shakes: Mapping[UserId, Shake]
    alarms: tuple[Alarm, ...]
    watchers: tuple[GameWatcher, ...] = ()
    end: Move | None = None  # the row that broke the game off


@dataclass(frozen=True, kw_only=True)
class Post:
    """The message that shows a table's card, the board of a turn, a vote or an offer."""

    game_id: GameId
    kind: PostKind
    number: int  # the report, or the number of the vote; 0 for the card
    channel_id: int
    message_id: int


@dataclass(frozen=True, kw_only=True)
class OwedPost:
    """A post owed to Discord: all open rows of the outbox that it settles."""

    ids: tuple[int, ...]
    kind: PostKind
    game_id: GameId
    turn: int
    first: int  # the moves it is about, by their numbers in the journal
    last: int
    user_id: UserId | None  # the recipient of a hand or a call; None for the table
    subject: str  # the subject of a call or notice, or the result of a vote
    nonce: str  # the same at every attempt, at most 25 characters
    attempts: int
    revision: int  # of the table when the rows were read: the post must not show an older position


@dataclass(frozen=True, kw_only=True)
class Settled:
    """An owed post that was made, with its message, or given up, with the reason."""

    owed: OwedPost
    post: Post | None = None
    reason: str | None = None  # why it will never be posted
