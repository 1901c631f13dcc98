"""What functions of the store are handed: a connection, whatever database is behind it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

Value = str | bytes | int | float | None
Parameters = Sequence[Value] | Mapping[str, Value]


class Row(Protocol):
    """A row: its values in order, and by the names of their columns."""

    def __getitem__(self, key: int | str, /) -> Any: ...  # a column has the type its table says
    def __iter__(self) -> Iterator[Any]: ...
    def keys(self) -> Iterable[str]: ...


class Cursor(Protocol):
    """What a statement has found, or how many rows it has changed."""

    @property
    def rowcount(self) -> int: ...
    def fetchone(self) -> Any: ...  # a row, or None
    def fetchall(self) -> list[Any]: ...
    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """Says statements, with `?` or `:name` where a value goes; both databases understand all of them.

    So the SQL of the store keeps to what both know: `on conflict` instead of `insert or replace`,
    `returning`, `= 0` instead of `not`, `case` instead of `iif` or `max` of two.
    """

    def execute(self, statement: str, parameters: Parameters = ..., /) -> Cursor: ...
    def executemany(self, statement: str, parameters: Iterable[Parameters], /) -> object: ...
