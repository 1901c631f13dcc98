"""The protocols of a connection, a cursor and a row, common to both databases."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

Value = str | bytes | int | float | None
Parameters = Sequence[Value] | Mapping[str, Value]


class Row(Protocol):
    """A row: its values in order, and by the names of their columns."""

    def __getitem__(self, key: int | str, /) -> Any: ...  # the type is that of the column
    def __iter__(self) -> Iterator[Any]: ...
    def keys(self) -> Iterable[str]: ...


class Cursor(Protocol):
    """The result of a statement: its rows, or the number of rows it has changed."""

    @property
    def rowcount(self) -> int: ...
    def fetchone(self) -> Any: ...  # a row, or None
    def fetchall(self) -> list[Any]: ...
    def __iter__(self) -> Iterator[Any]: ...


class PipelineCursor(ABC):
    """The result of a statement that was sent without waiting for the result."""

    @abstractmethod
    def require_change(self, error: Exception) -> None:
        """Raises an error before the commit if the statement has changed no row."""


def require_change(cursor: Cursor, error: Exception) -> None:
    """Raises an error if a statement has changed no row: now, or in a pipeline before the commit.

    The transaction fails in either case, so it does not matter what the statements in between have done.
    """
    if isinstance(cursor, PipelineCursor):
        cursor.require_change(error)
    elif cursor.rowcount == 0:
        raise error


class Connection(Protocol):
    """Runs SQL statements, with `?` or `:name` as placeholders, on either database.

    The SQL of the store is limited to the common part of both: `on conflict` instead of `insert or replace`,
    `returning`, `= 0` instead of `not`, `case` instead of `iif` or `max` of two.
    """

    def execute(self, statement: str, parameters: Parameters = ..., /) -> Cursor: ...
    def executemany(self, statement: str, parameters: Iterable[Parameters], /) -> object: ...
