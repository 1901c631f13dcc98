"""One connection to PostgreSQL: opening it, its rows, and the statements of the store on it."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, LiteralString

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import PGconn, Ping

from bot.store.database.connection import Cursor, Parameters, PipelineCursor
from bot.store.database.interface import CannotOpen, ServerAway

MOST_ROWS = 8  # inserted by one statement: each number is another statement to prepare
CONNECT_TIMEOUT = 10.0  # seconds until a server that does not answer counts as unreachable

Raw = psycopg.Connection[Any]

# A quoted string stays as it is, even with a question mark or a colon in it.
_TOKEN = re.compile(r"('(?:[^']|'')*')|(::)|(%)|(\?)|:([a-z_]+)")

# A statement that inserts one row, and can insert several.
_INSERT = re.compile(r"(?P<into>insert into .* values )(?P<row>\((?:\?, )*\?\))")


def connect(url: str, name: str = "ackack", **options: int) -> Raw:
    """Opens one connection; raises `CannotOpen` with the reason, or `ServerAway` if the server is away."""
    settings: dict[str, Any] = {"application_name": name, "connect_timeout": int(CONNECT_TIMEOUT), **options}
    try:
        return psycopg.connect(url, autocommit=True, row_factory=row_factory, **settings)
    except psycopg.ProgrammingError as error:
        raise CannotOpen(no_connection(error)) from error
    except psycopg.OperationalError as error:
        raise (ServerAway if _is_away(url) else CannotOpen)(no_connection(error)) from error


def no_connection(error: Exception) -> str:
    return f"PostgreSQL cannot be reached: {reason(error)}"


def _is_away(url: str) -> bool:
    """Tells whether no server answers, or one that accepts no connections yet.

    A server that answers has refused the connection, such as for a wrong password. At a port that is not a
    number there is none.
    """
    if re.search("[^0-9,]", str(conninfo_to_dict(url).get("port") or "")):
        return False
    ping = PGconn.ping(make_conninfo(url, connect_timeout=int(CONNECT_TIMEOUT)).encode())
    return ping in (Ping.NO_RESPONSE, Ping.REJECT)


def version(raw: Raw) -> int:
    """Returns the version of the tables; 0: there are none."""
    (known,) = raw.execute("select to_regclass('schema_version') is not null").fetchall()
    if not known[0]:
        return 0
    (found,) = raw.execute("select version from schema_version").fetchall()
    return int(found["version"])


def reason(error: Exception) -> str:
    """Returns the last line of an error message: the lines before it only name the server."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1] if lines else type(error).__name__


# --- rows and statements -----------------------------------------------------------------------------------


class PgRow(tuple[Any, ...]):
    """A row: its values in order, and by the names of their columns."""

    __slots__ = ()
    _places: dict[str, int]

    def __getitem__(self, key: Any, /) -> Any:
        return tuple.__getitem__(self, self._places[key] if isinstance(key, str) else key)

    def keys(self) -> Iterable[str]:
        return self._places.keys()


@lru_cache(maxsize=512)
def _row_type(columns: tuple[str, ...]) -> type[PgRow]:
    return type(
        "PgRow", (PgRow,), {"_places": {name: at for at, name in enumerate(columns)}, "__slots__": ()}
    )


def row_factory(cursor: "psycopg.Cursor[Any]") -> Callable[[Sequence[Any]], PgRow]:
    """Returns the row type of a result, with access by name and by number as in SQLite."""
    columns = cursor.description
    return PgRow if columns is None else _row_type(tuple(column.name for column in columns))


class PostgresConnection:
    """Runs the statements of the store on PostgreSQL.

    In a pipeline, statements are sent without waiting for their results; the first result that is read
    waits for all that were sent before it. An error of a statement is raised there, or at the commit.
    """

    def __init__(self, raw: Raw, pipeline: psycopg.Pipeline | None = None) -> None:
        self._raw = raw
        self._pipeline = pipeline
        self._required: list[tuple[psycopg.Cursor[Any], Exception]] = []

    def execute(self, statement: str, parameters: Parameters = (), /) -> Cursor:
        return _Cursor(self._raw.execute(_for_psycopg(statement), parameters), self._pipeline, self._required)

    def executemany(self, statement: str, parameters: Iterable[Parameters], /) -> object:
        given = list(parameters)
        if len(given) == 1:
            return self.execute(statement, given[0])
        if 1 < len(given) <= MOST_ROWS and (insert := _INSERT.fullmatch(statement)) is not None:
            values = ", ".join([insert["row"]] * len(given))
            return self.execute(insert["into"] + values, [value for row in given for value in row])
        if given:
            self._raw.cursor().executemany(_for_psycopg(statement), given)
        return None

    @contextmanager
    def checking(self) -> Iterator[None]:
        """Waits for the results of required changes, and raises the error of one that has not happened.

        A statement after it may have failed for the same reason.
        """
        try:
            yield
            if self._required and self._pipeline is not None:
                self._pipeline.sync()
        finally:
            for cursor, error in self._required:
                if cursor.rowcount == 0:
                    raise error


class _Cursor(PipelineCursor):
    """The result of a statement; reading it waits for the server."""

    __slots__ = ("_pipeline", "_raw", "_required")

    def __init__(
        self,
        raw: "psycopg.Cursor[Any]",
        pipeline: psycopg.Pipeline | None,
        required: list[tuple["psycopg.Cursor[Any]", Exception]],
    ) -> None:
        self._raw = raw
        self._pipeline = pipeline
        self._required = required

    def require_change(self, error: Exception) -> None:
        self._required.append((self._raw, error))

    @property
    def rowcount(self) -> int:
        if self._pipeline is not None:
            self._pipeline.sync()
        return self._raw.rowcount

    def fetchone(self) -> Any:
        return self._raw.fetchone()

    def fetchall(self) -> list[Any]:
        return self._raw.fetchall()

    def __iter__(self) -> Iterator[Any]:
        return iter(self._raw.fetchall())


@lru_cache(maxsize=1024)
def _for_psycopg(statement: str) -> LiteralString:
    """Returns a statement with the placeholders of psycopg: `%s` for `?`, `%(name)s` for `:name`."""
    return _TOKEN.sub(_translate, statement)


def _translate(found: "re.Match[str]") -> str:
    quoted, colons, percent, mark, name = found.groups()
    if quoted is not None:
        return str(quoted).replace("%", "%%")
    if colons is not None:
        return "::"
    if percent is not None:
        return "%%"
    return "%s" if mark is not None else f"%({name})s"
