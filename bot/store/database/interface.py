"""The interface of a database, and its errors: each function of the store runs as one transaction."""

from collections.abc import Callable
from typing import Concatenate, ParamSpec, Protocol, Self, TypeVar

from bot.store.database.connection import Connection

P = ParamSpec("P")
T = TypeVar("T")


ANY = 0  # in the place of a table's id: any table may have changed


class CannotOpen(Exception):
    """The database cannot be opened; the message is one sentence for the operator of the bot."""


class ServerAway(CannotOpen):
    """The server does not answer now, or is starting: it may answer later."""


class CannotCopy(Exception):
    """The database cannot be copied; the message is one sentence for the operator of the bot."""


class NewerDatabase(CannotOpen):
    """The database was written by a later version of this program."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"the database is at version {found}, this program knows {known}")


class Overtaken(Exception):
    """The table has changed since it was read, or the interaction has been handled before."""


class Database(Protocol):
    """Runs functions of the store, each as one transaction, off the event loop.

    An open database keeps the process from ending: `async with await open_database(…) as database`.
    """

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def is_shared(self) -> bool:
        """Tells whether other processes may write to the database, too."""

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Runs a function of the store as one transaction; it is committed when this returns."""

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Runs a function of the store that only reads, on one snapshot of the database."""

    async def tidy(self) -> None:
        """Removes deleted data from the files, as far as the database can."""

    async def others(self) -> str:
        """Returns a description of another connected process; "": none is known."""

    async def reset_sequences(self) -> None:
        """Resets the id sequences, so that new rows get ids after the copied ones."""

    def listen(self, listener: Callable[[int], None]) -> None:
        """Sets the only listener; it gets the id of each table that another process changes, or `ANY`."""

    async def close(self) -> None:
        """Waits for calls under way, then closes every connection; does nothing if already closed."""
