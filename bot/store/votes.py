"""Votes: the open vote of a table, at most one at a time."""

from collections.abc import Iterable

import msgspec

from bot.store.database.connection import Connection
from bot.store.rows import GameId, Vote, VoteKind
from engine.core import Seat

_SEATS = msgspec.json.Decoder(tuple[int, ...])


def standing(db: Connection, game_id: GameId) -> Vote | None:
    """Returns the open vote of a table; None: there is none."""
    row = db.execute("select * from votes where game_id = ?", (game_id,)).fetchone()
    return row and Vote(
        kind=VoteKind(row["kind"]),
        number=row["number"],
        seq=row["seq"],
        asked_by=row["asked_by"],
        agreed=tuple(Seat(seat) for seat in _SEATS.decode(row["agreed"])),
        back_to=row["back_to"],
        about=row["about"],
        seat=row["seat"],
        asked_at=row["asked_at"],
        silent=bool(row["silent"]),
    )


def put(db: Connection, game_id: GameId, standing: Iterable[Vote]) -> None:
    """Replaces the open vote of a table; deletes it if none is given."""
    db.execute("delete from votes where game_id = ?", (game_id,))
    db.executemany(
        "insert into votes"
        " (game_id, number, kind, seq, back_to, asked_by, agreed, about, seat, asked_at, silent)"
        " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                game_id, vote.number, vote.kind, vote.seq, vote.back_to, vote.asked_by,
                msgspec.json.encode(vote.agreed), vote.about, vote.seat, vote.asked_at, int(vote.silent),
            )
            for vote in standing
        ],
    )  # fmt: skip
