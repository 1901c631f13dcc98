"""What is owed to Discord after a committed move."""

import sqlite3
from collections.abc import Iterable

from bot.store import posts
from bot.store.rows import DuePost, GameId, OwedPost, Post, PostKind


def owe(sqlite: sqlite3.Connection, game_id: GameId, seq: int, dues: Iterable[DuePost]) -> None:
    """Adds what a move makes necessary."""
    sqlite.executemany(
        "insert into outbox (game_id, seq, turn, kind, audience, nonce, subject)"
        " values (?, ?, ?, ?, ?, ?, ?)",
        [(game_id, seq, due.turn, due.kind, due.audience, due.nonce, due.subject) for due in dues],
    )


def owed_posts(sqlite: sqlite3.Connection, game_id: GameId | None = None) -> tuple[OwedPost, ...]:
    """Returns what is owed, the oldest first: rows that one post can settle are one owed post.

    Rows already tried stay together under their nonce, because they may have been posted without our knowing:
    a repeated post is then the same post, and what came later is owed apart. A card says how the table stands
    at last, so one does for all, after the boards it leads to.
    """
    groups: dict[tuple[object, ...], list[sqlite3.Row]] = {}
    for row in sqlite.execute(
        "select * from outbox where done_at is null and (? is null or game_id = ?) order by id",
        (game_id, game_id),
    ):
        attempts = 0 if row["kind"] == PostKind.CARD else row["attempts"]
        groups.setdefault((row["game_id"], row["kind"], _told_in_one(row), attempts), []).append(row)
    owed = [_owed_post(rows) for rows in groups.values()]
    return tuple(sorted(owed, key=lambda post: post.kind is PostKind.CARD))


def trying(sqlite: sqlite3.Connection, owed: OwedPost) -> None:
    """Counts an attempt, before it is made."""
    sqlite.executemany("update outbox set attempts = attempts + 1 where id = ?", [(row,) for row in owed.ids])


def settle(sqlite: sqlite3.Connection, owed: OwedPost, post: Post | None, at: float) -> None:
    """Notes that an owed post was made, and which message shows it; a notice names people no longer here."""
    sqlite.executemany(
        "update outbox set done_at = ?, subject = iif(kind = 'notice', '', subject) where id = ?",
        [(at, row) for row in owed.ids],
    )
    if post is not None:
        posts.put(sqlite, post)


def close(sqlite: sqlite3.Connection, owed: OwedPost, reason: str, at: float) -> None:
    """Gives up an owed post for good, with the reason."""
    sqlite.executemany(
        "update outbox set done_at = ?, closed = ? where id = ?", [(at, reason, row) for row in owed.ids]
    )


def _told_in_one(row: sqlite3.Row) -> object:
    """Returns what rows have in common that one post settles: a turn, a person; a notice stands alone."""
    match row["kind"]:
        case PostKind.BOARD:
            return row["turn"]
        case PostKind.NOTICE:
            return row["id"]
    return row["audience"], row["subject"]


def _owed_post(rows: list[sqlite3.Row]) -> OwedPost:
    first, last = rows[0], rows[-1]
    return OwedPost(
        ids=tuple(row["id"] for row in rows),
        kind=PostKind(first["kind"]),
        game_id=first["game_id"],
        turn=last["turn"],
        first=first["seq"],
        last=last["seq"],
        user_id=first["audience"],
        subject=first["subject"],
        nonce=first["nonce"],
        attempts=first["attempts"],
    )
