"""Wishes that others at a table must agree to: one a table."""

import msgspec

from bot.store.connection import Connection
from bot.store.rows import GameId, Vote, VoteKind
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
    )


def put(db: Connection, game_id: GameId, wish: Vote) -> None:
    """Keeps a wish, in place of any other."""
    drop(db, game_id)
    db.execute(
        "insert into votes (game_id, kind, seq, back_to, asked_by, agreed, about, seat)"
        " values (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            game_id, wish.kind, wish.seq, wish.back_to, wish.asked_by, msgspec.json.encode(wish.agreed),
            wish.about, wish.seat,
        ),
    )  # fmt: skip


def drop(db: Connection, game_id: GameId) -> None:
    """Ends what is asked."""
    db.execute("delete from votes where game_id = ?", (game_id,))
