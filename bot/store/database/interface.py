"""A database as the service knows it: asked and told in functions of the store, a transaction each."""

from collections.abc import Callable
from typing import Concatenate, ParamSpec, Protocol, Self, TypeVar

from bot.store.database.connection import Connection

P = ParamSpec("P")
T = TypeVar("T")


ANY = 0  # in the place of a table's number: nobody knows which have changed


class CannotOpen(Exception):  # noqa: N818 - named for what it says
    """Why there is no database to work with, as one sentence for the person who runs the bot."""


class CannotCopy(Exception):  # noqa: N818 - named for what it says
    """Why there is no copy of a database, likewise."""


class NewerDatabase(CannotOpen):
    """It was written by a later version of this program."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"the database is at version {found}, this program knows {known}")


class Overtaken(Exception):  # noqa: N818 - named for what it says
    """The journal already has a row by this number, or a row of this interaction."""


class Database(Protocol):
    """Runs functions of the store, each as one transaction, where the connection lives.

    An open database keeps the process from ending: `async with await open_database(…) as database`.
    """

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def is_shared(self) -> bool:
        """Tells whether other processes may write there, too."""

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Runs a function of the store as one transaction: all of it, for good, or nothing."""

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Runs a function of the store that only asks; all it finds is of one moment."""

    async def tidy(self) -> None:
        """Lets nothing be found in its files that was deleted, as far as the database can."""

    async def others(self) -> str:
        """Returns who else is connected, as far as the database can tell; "": nobody."""

    async def count_on(self) -> None:
        """Lets new rows be numbered after those that were put in with their numbers."""

    def listen(self, listener: Callable[[int], None]) -> None:
        """Calls this, and no other, with the number of each table that another process changes, or `ANY`."""

    async def close(self) -> None:
        """Waits for calls under way, then closes every connection; does nothing if it is closed."""
