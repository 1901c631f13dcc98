"""The outbox: posts to Discord that a committed change requires."""

from collections.abc import Iterable, Mapping, Sequence

from bot.durations import WEEK
from bot.store import key_values, posts
from bot.store.database.connection import Connection, Row
from bot.store.database.shard_part import EVERYTHING, Part
from bot.store.rows import DuePost, GameId, OwedPost, PostKind, Settled

SETTLED_KEPT_FOR = WEEK
PRUNED = 64  # settled rows that are deleted at once
EVERY = 8  # rows settled between two prunes: processes that prune at the same time wait for each other

_OPEN = "select outbox.*, games.revision from outbox join games on games.id = outbox.game_id"
_WITHOUT_NAMES = "case when kind in ('notice', 'vote', 'offer') then '' else subject end"


def owe(db: Connection, game_id: GameId, seq: int, dues: Iterable[DuePost]) -> None:
    """Adds the posts that a move requires."""
    db.executemany(
        "insert into outbox (game_id, seq, turn, kind, audience, nonce, subject)"
        " values (?, ?, ?, ?, ?, ?, ?)",
        [(game_id, seq, due.turn, due.kind, due.audience, due.nonce, due.subject) for due in dues],
    )


def owed_posts(db: Connection, game_id: GameId | None = None) -> tuple[OwedPost, ...]:
    """Returns the owed posts of one table or of all, the oldest first and cards last.

    Rows that one post can settle are one owed post. Rows already tried keep their group and their nonce,
    because the post may have reached Discord: a repeated post is then the same post, and later rows are owed
    separately. A card shows the latest state of the table, so one is enough, after the boards it links to.
    """
    groups: dict[tuple[object, ...], list[Row]] = {}
    for row in _open(db, game_id):
        attempts = 0 if row["kind"] == PostKind.CARD else row["attempts"]
        groups.setdefault((row["game_id"], row["kind"], _post_key(row), attempts), []).append(row)
    owed = [_owed_post(rows) for rows in groups.values()]
    return tuple(sorted(owed, key=lambda post: post.kind is PostKind.CARD))


def latest(db: Connection) -> int:
    """Returns the number of the newest row; 0: there is none."""
    return int(db.execute("select max(id) as latest from outbox").fetchone()["latest"] or 0)


def owed_tables(db: Connection, part: Part = EVERYTHING) -> tuple[GameId, ...]:
    """Returns the tables of some servers with owed posts."""
    found = db.execute(
        "select distinct game_id from outbox join games on games.id = game_id"
        f" where done_at is null and {part.holds('guild_id')} order by game_id"
    )
    return tuple(row["game_id"] for row in found)


def trying(db: Connection, owed: OwedPost) -> None:
    """Counts an attempt to make a post, before it is made."""
    db.execute(f"update outbox set attempts = attempts + 1 where id in ({_marks(owed.ids)})", owed.ids)


def settle(
    db: Connection,
    settled: Iterable[Settled],
    notes: Mapping[str, str],
    at: float,
    attempts: Iterable[OwedPost] = (),
) -> None:
    """Stores which owed posts were made or given up, and which are tried next.

    `notes` are the named values that the front end keeps of them.
    """
    done = tuple(settled)
    for owed in attempts:
        trying(db, owed)
    for reason in dict.fromkeys(one.reason for one in done):
        _close(db, [row for one in done if one.reason == reason for row in one.owed.ids], reason, at)
    for one in done:
        if one.post is not None:
            posts.put(db, one.post)
    for name, value in notes.items():
        key_values.remember(db, name, value)
    _prune(db, [row for one in done for row in one.owed.ids], at)


def _close(db: Connection, rows: Sequence[int], reason: str | None, at: float) -> None:
    """Marks rows as settled, and deletes the names in their subjects."""
    db.execute(
        f"update outbox set done_at = ?, closed = ?, subject = {_WITHOUT_NAMES} where id in ({_marks(rows)})",
        (at, reason, *rows),
    )


def _marks(rows: Sequence[int]) -> str:
    """Returns a placeholder for each row."""
    return ", ".join("?" * len(rows))


def _open(db: Connection, game_id: GameId | None) -> Iterable[Row]:
    """Returns the rows not settled yet, of one table or of all, the oldest first."""
    if game_id is not None:
        return db.execute(f"{_OPEN} where game_id = ? and done_at is null order by outbox.id", (game_id,))
    found = db.execute(f"{_OPEN} where done_at is null order by game_id, outbox.id").fetchall()
    return sorted(found, key=lambda row: int(row["id"]))


def _prune(db: Connection, settled: Iterable[int], now: float) -> None:
    """Deletes some rows settled long ago: not at every call, but more rows than are added between prunes."""
    if all(row % EVERY for row in settled):
        return
    db.execute(
        "delete from outbox where id in"
        " (select id from outbox where done_at is not null and done_at < ? order by done_at limit ?)",
        (now - SETTLED_KEPT_FOR, PRUNED),
    )


def _post_key(row: Row) -> object:
    """Returns the key shared by rows that one post settles: a turn, a notice, or a person and subject."""
    match row["kind"]:
        case PostKind.BOARD | PostKind.OFFER | PostKind.OPENING:
            return row["turn"]
        case PostKind.VOTE:
            return row["turn"], row["audience"]
        case PostKind.NOTICE:
            return row["id"]
    return row["audience"], row["subject"]


def _owed_post(rows: list[Row]) -> OwedPost:
    first, last = rows[0], rows[-1]
    return OwedPost(
        ids=tuple(row["id"] for row in rows),
        kind=PostKind(first["kind"]),
        game_id=first["game_id"],
        turn=last["turn"],
        first=first["seq"],
        last=last["seq"],
        user_id=first["audience"],
        subject=next((row["subject"] for row in reversed(rows) if row["subject"]), ""),
        nonce=first["nonce"],
        attempts=first["attempts"],
        revision=last["revision"],
    )
