"""Copying of all rows from one database to another."""

from collections.abc import Callable, Iterator, Sequence

from bot.store.database.connection import Connection, Value

PAGE = 500  # rows that are copied at once

# Every table with its key; a table comes after the tables it refers to.
TABLES = {
    "games": ("id",),
    "seats": ("game_id", "seat"),
    "sitters": ("game_id", "user_id"),
    "moves": ("game_id", "seq"),
    "snapshots": ("game_id", "seq"),
    "plans": ("game_id", "seat"),
    "orders": ("game_id", "seat", "number"),
    "shares": ("game_id", "seat", "label"),
    "suggestions": ("game_id", "user_id"),
    "watchers": ("game_id", "user_id"),
    "shakes": ("game_id", "user_id"),
    "pencilled": ("game_id", "user_id"),
    "visits": ("game_id", "seat"),
    "alarms": ("game_id", "kind", "seat"),
    "votes": ("game_id",),
    "posts": ("game_id", "kind", "number"),
    "looks": ("game_id", "user_id"),
    "own_tables": ("game_id", "user_id"),
    "trials": ("game_id", "user_id", "number"),
    "requests": ("interaction_id",),
    "outbox": ("id",),
    "reviews": ("game_id",),
    "notices": ("user_id", "what"),
    "facts": ("name",),
    "people": ("user_id",),
    "absences": ("user_id", "since"),
    "blocks": ("user_id", "blocked_id"),
    "seekers": ("guild_id", "user_id"),
    "table_watches": ("guild_id", "title", "user_id"),
    "servers": ("guild_id",),
    "packs": ("digest",),
    "connections": ("shards", "shard"),
}

Record = dict[str, Value]
Pages = Callable[[str, tuple[Value, ...] | None], Sequence[Record]]


class Different(Exception):
    """A copied row differs from its original."""


def page(db: Connection, table: str, after: tuple[Value, ...] | None) -> list[Record]:
    """Returns the next rows of a table after a key, in the order of keys; None: the first rows."""
    keys = ", ".join(TABLES[table])
    marks = ", ".join("?" for _ in TABLES[table])
    beyond = "" if after is None else f"where ({keys}) > ({marks})"
    found = db.execute(f"select * from {table} {beyond} order by {keys} limit {PAGE}", after or ())
    return [{column: row[column] for column in row.keys()} for row in found]  # noqa: SIM118 - not a mapping


def count(db: Connection) -> int:
    """Returns the number of rows of all tables."""
    return sum(int(db.execute(f"select count(*) from {table}").fetchone()[0]) for table in TABLES)


def is_empty(db: Connection) -> bool:
    """Tells whether all tables are empty."""
    return not any(db.execute(f"select 1 from {table} limit 1").fetchone() for table in TABLES)


def fill(db: Connection, pages: Pages) -> dict[str, int]:
    """Inserts all rows of another database, then compares both; returns the number of rows by table."""
    for table in TABLES:
        for rows in _all(table, pages):
            _put(db, table, rows)
    return {table: _compare(db, table, pages) for table in TABLES}


def _all(table: str, pages: Pages) -> Iterator[Sequence[Record]]:
    after = None
    while rows := pages(table, after):
        yield rows
        after = tuple(rows[-1][key] for key in TABLES[table])


def _put(db: Connection, table: str, rows: Sequence[Record]) -> None:
    columns = tuple(rows[0])
    marks = ", ".join("?" for _ in columns)
    db.executemany(
        f"insert into {table} ({', '.join(columns)}) values ({marks})",
        [tuple(row[column] for column in columns) for row in rows],
    )


def _compare(db: Connection, table: str, pages: Pages) -> int:
    """Compares a table row by row and returns their number; raises `Different` at the first difference."""
    count = 0
    theirs = (row for rows in _all(table, pages) for row in rows)
    ours = (row for rows in _all(table, lambda name, after: page(db, name, after)) for row in rows)
    for row in theirs:
        if next(ours, None) != row:
            raise Different(f"{table}, {', '.join(f'{key} {row[key]!r}' for key in TABLES[table])}")
        count += 1
    if next(ours, None) is not None:
        raise Different(f"{table} has more rows than it was given")
    return count
