"""Wishes that others at a table must agree to: one a table."""

import msgspec

from bot.store.database.connection import Connection
from bot.store.rows import GameId, Vote, VoteKind, VotePost
from engine.core import Seat

_SEATS = msgspec.json.Decoder(tuple[int, ...])


def standing(db: Connection, game_id: GameId) -> Vote | None:
    """Returns what is asked at a table; a wish to take back lapses when the journal has moved on."""
    row = db.execute(
        "select votes.* from votes join games on games.id = votes.game_id"
        " where votes.game_id = ? and (votes.kind <> 'undo' or votes.seq = games.seq)",
        (game_id,),
    ).fetchone()
    return row and Vote(
        kind=VoteKind(row["kind"]),
        seq=row["seq"],
        asked_by=row["asked_by"],
        agreed=tuple(Seat(seat) for seat in _SEATS.decode(row["agreed"])),
        back_to=row["back_to"],
        about=row["about"],
        seat=row["seat"],
        number=row["number"],
    )


def call(db: Connection, game_id: GameId, wish: Vote) -> int:
    """Stores a new vote in place of any other; returns its number."""
    drop(db, game_id)
    db.execute("update games set votes_called = votes_called + 1 where id = ?", (game_id,))
    db.execute(
        "insert into votes (game_id, number, kind, seq, back_to, asked_by, agreed, about, seat)"
        " values (?, (select votes_called from games where id = ?), ?, ?, ?, ?, ?, ?, ?)",
        (
            game_id, game_id, wish.kind, wish.seq, wish.back_to, wish.asked_by,
            msgspec.json.encode(wish.agreed), wish.about, wish.seat,
        ),
    )  # fmt: skip
    (number,) = db.execute("select number from votes where game_id = ?", (game_id,)).fetchone()
    return int(number)


def count(db: Connection, game_id: GameId, number: int, agreed: tuple[Seat, ...]) -> None:
    """Stores the seats that have agreed to a vote."""
    db.execute(
        "update votes set agreed = ? where game_id = ? and number = ?",
        (msgspec.json.encode(agreed), game_id, number),
    )


def note_post(db: Connection, game_id: GameId, number: int, channel_id: int, message_id: int) -> None:
    """Stores which message asks a vote."""
    db.execute(
        "update votes set channel_id = ?, message_id = ? where game_id = ? and number = ?",
        (channel_id, message_id, game_id, number),
    )


def post(db: Connection, game_id: GameId) -> VotePost | None:
    """Returns the message that asks the present vote of a table."""
    row = db.execute(
        "select channel_id, message_id from votes where game_id = ? and message_id is not null", (game_id,)
    ).fetchone()
    return row and VotePost(channel_id=row["channel_id"], message_id=row["message_id"])


def drop(db: Connection, game_id: GameId) -> None:
    """Ends what is asked."""
    db.execute("delete from votes where game_id = ?", (game_id,))
