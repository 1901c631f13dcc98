"""The values that rows of the database are turned into."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NewType

from engine.core import Draw, Seat

GameId = NewType("GameId", int)
UserId = NewType("UserId", int)


class Status(StrEnum):
    """Where a table stands."""

    LOBBY = "lobby"  # seats are being taken
    PLAYING = "playing"
    OVER = "over"  # played to an outcome, or resigned
    ENDED = "ended"  # broken off without a result


class Reactions(StrEnum):
    """How a seat answers a chance to react."""

    ASK = "ask"  # the player is asked, against a clock
    NEVER = "never"  # a standing order lets every window pass at once


class ByWhom(StrEnum):
    """Who made a move."""

    PLAYER = "player"
    STANDING = "standing"  # a standing order the player gave in advance
    CLOCK = "clock"
    COMPUTER = "computer"


class Kind(StrEnum):
    """What a row of the journal is."""

    SETUP = "setup"
    MOVE = "move"
    UNDO = "undo"  # the position goes back to an earlier row; nothing is deleted
    RESIGN = "resign"
    END = "end"


class Owed(StrEnum):
    """What kind of post is owed."""

    BOARD = "board"  # the message of a turn, in the table's thread or channel
    HAND = "hand"  # a direct message with what only this user may know


@dataclass(frozen=True, kw_only=True)
class Person:
    """A user by the name the table knows him by."""

    id: UserId
    name: str


@dataclass(frozen=True, kw_only=True)
class Chair:
    """A seat of a table and who sits there: nobody, people, or the computer."""

    seat: Seat
    people: tuple[Person, ...] = ()
    computer: bool = False
    reactions: Reactions = Reactions.ASK

    @property
    def taken(self) -> bool:
        return self.computer or bool(self.people)


@dataclass(frozen=True, kw_only=True)
class Post:
    """The message that shows a turn of a table, or its lobby (`turn` is None)."""

    game_id: GameId
    turn: int | None
    channel_id: int
    message_id: int


@dataclass(frozen=True, kw_only=True)
class Debt:
    """What is owed to Discord: all open rows of the outbox that one post settles."""

    ids: tuple[int, ...]
    kind: Owed
    game_id: GameId
    turn: int
    first: int  # the moves it is about, by their numbers in the journal
    last: int
    user_id: UserId | None  # whom a hand is for; None for the table
    nonce: str  # the same at every attempt, at most 25 characters
    attempts: int


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
    cause: int  # the number of the player's move that set it off; its own when it is that move
    by_user: UserId | None
    by_whom: ByWhom
    interaction_id: int | None
    at: float
    back_to: int | None = None  # of an undo: the row whose position counts again
