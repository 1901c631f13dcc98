"""The waiting list of each server: people looking for a game, and people waiting for a table to open."""

from collections.abc import Collection, Iterable, Sequence

from bot.store import requests
from bot.store.database.connection import Connection, Row
from bot.store.database.interface import Overtaken
from bot.store.database.shard_part import EVERYTHING, Part
from bot.store.rows import GameId, Person, Seeker, UserId


def of(db: Connection, guild_id: int, user_id: UserId) -> Seeker | None:
    """Returns the wishes of a person on a server, waiting or not; None: they have never looked for a game."""
    row = db.execute(
        "select * from seekers where guild_id = ? and user_id = ?", (guild_id, user_id)
    ).fetchone()
    return None if row is None else _seeker(row)


def put(db: Connection, seeker: Seeker) -> None:
    """Stores the wishes of a person; whether they wait does not change."""
    db.execute(
        "insert into seekers (guild_id, user_id, name, titles, paces, computer) values (?, ?, ?, ?, ?, ?)"
        " on conflict (guild_id, user_id) do update set name = excluded.name, titles = excluded.titles,"
        " paces = excluded.paces, computer = excluded.computer",
        (
            seeker.guild_id, seeker.person.id, seeker.person.name, " ".join(seeker.titles),
            " ".join(seeker.paces), int(seeker.computer),
        ),
    )  # fmt: skip


def wait(db: Connection, seeker: Seeker, at: float, asks_at: float, interaction_id: int | None) -> None:
    """Stores the wishes of a person, waiting from now on, or since they began to.

    An interaction that has opened a table before, and is delivered again, changes nothing.
    """
    if interaction_id is not None and requests.find(db, interaction_id) is not None:
        return
    put(db, seeker)
    db.execute(
        "update seekers set since = ?, asks_at = ?, asked = 0, game_id = null"
        " where guild_id = ? and user_id = ? and since is null",
        (at, asks_at, seeker.guild_id, seeker.person.id),
    )


def stop(db: Connection, guild_id: int, user_id: UserId) -> bool:
    """Takes a person off the waiting list; tells whether they were on it."""
    return _leave(db, guild_id, user_id, None)


def take(db: Connection, guild_id: int, user_ids: Iterable[UserId], game_id: GameId) -> None:
    """Takes people off the waiting list for a table; raises `Overtaken` if one of them is not on it."""
    for user_id in sorted(user_ids):  # in one order, so that no two transactions wait for each other
        if not _leave(db, guild_id, user_id, game_id):
            raise Overtaken(f"person {user_id} no longer waits")


def _leave(db: Connection, guild_id: int, user_id: UserId, game_id: GameId | None) -> bool:
    left = db.execute(
        "update seekers set since = null, asks_at = null, asked = 0, game_id = ?"
        " where guild_id = ? and user_id = ? and since is not null",
        (game_id, guild_id, user_id),
    )
    return left.rowcount == 1


def go_on(db: Connection, guild_id: int, user_id: UserId, asks_at: float) -> bool:
    """Stores that a person still waits, and when they are asked again; tells whether they were waiting."""
    went_on = db.execute(
        "update seekers set asks_at = ?, asked = 0 where guild_id = ? and user_id = ? and since is not null",
        (asks_at, guild_id, user_id),
    )
    return went_on.rowcount == 1


def waiting(db: Connection, guild_id: int) -> tuple[Seeker, ...]:
    """Returns the waiting people of a server, the longest waiting first."""
    rows = db.execute(
        "select * from seekers where guild_id = ? and since is not null order by since, user_id", (guild_id,)
    )
    return tuple(_seeker(row) for row in rows)


def earliest(db: Connection, part: Part = EVERYTHING) -> float | None:
    """Returns when the next person of some servers is asked or stops waiting; None: none."""
    row = db.execute(
        f"select asks_at from seekers where asks_at is not null and {part.holds('guild_id')}"
        " order by asks_at limit 1"
    ).fetchone()
    return row and float(row["asks_at"])


def due(db: Connection, now: float, part: Part = EVERYTHING) -> tuple[Seeker, ...]:
    """Returns the people of some servers to be asked, or to stop waiting, by now."""
    rows = db.execute(
        f"select * from seekers where asks_at <= ? and {part.holds('guild_id')} order by asks_at, user_id",
        (now,),
    )
    return tuple(_seeker(row) for row in rows)


def note_asked(db: Connection, seeker: Seeker, asks_at: float, *, asked: bool) -> None:
    """Stores that a person was asked (or not yet) and when their turn comes again, unless they answered."""
    db.execute(
        "update seekers set asked = ?, asks_at = ? where guild_id = ? and user_id = ? and asks_at = ?",
        (int(asked), asks_at, seeker.guild_id, seeker.person.id, seeker.asks_at),
    )


def leave_server(db: Connection, guild_id: int) -> None:
    """Deletes the waiting list of a server."""
    db.execute("delete from seekers where guild_id = ?", (guild_id,))
    db.execute("delete from table_watches where guild_id = ?", (guild_id,))


# --- people who wait for a table to open -------------------------------------------------------------------


def watches_of(db: Connection, guild_id: int, user_id: UserId) -> tuple[str, ...]:
    """Returns the games whose next table on a server a person is told of."""
    rows = db.execute(
        "select title from table_watches where user_id = ? and guild_id = ? order by title",
        (user_id, guild_id),
    )
    return tuple(row["title"] for row in rows)


def watch(db: Connection, guild_id: int, user_id: UserId, titles: Sequence[str]) -> None:
    """Replaces the games whose next table a person is told of."""
    db.execute("delete from table_watches where user_id = ? and guild_id = ?", (user_id, guild_id))
    db.executemany(
        "insert into table_watches (guild_id, title, user_id) values (?, ?, ?)",
        [(guild_id, title, user_id) for title in titles],
    )


def watchers(db: Connection, guild_id: int, title: str) -> tuple[UserId, ...]:
    """Returns the people to be told of the next table of a game."""
    rows = db.execute(
        "select user_id from table_watches where guild_id = ? and title = ? order by user_id",
        (guild_id, title),
    )
    return tuple(UserId(row["user_id"]) for row in rows)


def take_watchers(
    db: Connection, guild_id: int, title: str, user_ids: Iterable[UserId]
) -> Collection[UserId]:
    """Deletes the watches of people told now; returns the people not told before."""
    return [
        user_id
        for user_id in sorted(user_ids)
        if db.execute(
            "delete from table_watches where guild_id = ? and title = ? and user_id = ?",
            (guild_id, title, user_id),
        ).rowcount
    ]


def _seeker(row: Row) -> Seeker:
    return Seeker(
        guild_id=row["guild_id"],
        person=Person(id=UserId(row["user_id"]), name=row["name"]),
        titles=tuple(row["titles"].split()),
        paces=tuple(row["paces"].split()),
        computer=bool(row["computer"]),
        since=row["since"],
        asks_at=row["asks_at"],
        asked=bool(row["asked"]),
        game_id=row["game_id"],
    )
