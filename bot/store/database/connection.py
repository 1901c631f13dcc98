"""The protocols of a connection, a cursor and a row, common to both databases."""

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


class Connection(Protocol):
    """Runs SQL statements, with `?` or `:name` as placeholders, on either database.

    The SQL of the store is limited to the common part of both: `on conflict` instead of `insert or replace`,
    `returning`, `= 0` instead of `not`, `case` instead of `iif` or `max` of two.
    """

    def execute(self, statement: str, parameters: Parameters = ..., /) -> Cursor: ...
    def executemany(self, statement: str, parameters: Iterable[Parameters], /) -> object: ...
