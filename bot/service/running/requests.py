"""How a request of the front end is worked off: once, committed, and followed by all that needs nobody."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from bot.service.context import Context
from bot.service.errors import Outrun
from bot.service.model.position import Position
from bot.service.model.table import Table
from bot.service.running.autopilot import Autopilot
from bot.service.running.positions import Positions
from bot.service.showing.pages import Pages
from bot.service.showing.views import table_of
from bot.store import journal
from bot.store.rows import GameId, Move, UserId

T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class Written:
    """What a request has written: its first row is the cause of all that follows."""

    game_id: GameId
    rows: tuple[Move, ...] = ()  # empty: nothing in the journal
    repeated: bool = False

    @classmethod
    def of(cls, position: Position) -> "Written":
        """Returns the row that led to a position."""
        assert position.latest is not None
        return cls(game_id=position.game.id, rows=(position.latest,))

    @property
    def cause(self) -> int | None:
        """The number of the first row."""
        return self.rows[0].seq if self.rows else None


@dataclass(frozen=True, kw_only=True)
class Committed:
    """What came of a request: where the table stands once all has followed, and what the person is told."""

    table: Table
    repeated: bool  # the same interaction had been worked off before; nothing new has happened
    cause: int | None  # the first row it wrote; None: nothing in the journal
    tell: Callable[[], tuple[str, ...]]

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """What the person is told, worked out where it is read; nothing for those who do not sit there."""
        return self.tell()


class Requests:
    """What all services that change a table share."""

    def __init__(self, context: Context, positions: Positions, autopilot: Autopilot, pages: Pages) -> None:
        self._context = context
        self._positions = positions
        self._autopilot = autopilot
        self._pages = pages

    async def change(
        self,
        game_id: GameId,
        interaction_id: int | None,
        attempt: Callable[[], Awaitable[Written]],
        *,
        user_id: UserId | None = None,
        locale: str | None = None,
    ) -> Committed:
        """Changes a table, lets the rest follow and tells the person of it all."""
        return await self.finish(await self.write(game_id, interaction_id, attempt), user_id, locale)

    async def write(
        self, game_id: GameId, interaction_id: int | None, attempt: Callable[[], Awaitable[T]]
    ) -> T | Written:
        """Makes an attempt to change a table, in its turn and once an interaction.

        When another process was quicker, it is made again, from where the table stands then.
        """
        try:
            return await self._write_in_turn(game_id, interaction_id, attempt)
        except Outrun:
            return await self._write_in_turn(game_id, interaction_id, attempt)

    async def _write_in_turn(
        self, game_id: GameId, interaction_id: int | None, attempt: Callable[[], Awaitable[T]]
    ) -> T | Written:
        async with self._positions.queue(game_id):
            written = await self._earlier(interaction_id)
            return await attempt() if written is None else written

    async def _earlier(self, interaction_id: int | None) -> Written | None:
        """Returns what an interaction has written when it was delivered before."""
        if interaction_id is None:
            return None
        move = await self._context.database.read(journal.by_interaction, interaction_id)
        if move is None:
            return None
        rows = await self._positions.moves(move.game_id, move.cause)
        followed = tuple(row for row in rows if row.cause == move.cause)
        return Written(game_id=move.game_id, rows=followed, repeated=True)

    async def finish(
        self, written: Written, user_id: UserId | None = None, locale: str | None = None
    ) -> Committed:
        """Lets the rest follow and tells the person of it all; the table's queue must be free."""
        rows = written.rows
        if not written.repeated:
            rows += await self._autopilot.carry_on(written.game_id, written.cause)
        position = await self._positions.at(written.game_id)
        seat = position.seat_of(user_id)
        return Committed(
            table=table_of(position, self._context.catalogue),
            repeated=written.repeated,
            cause=rows[0].seq if rows else None,
            tell=lambda: self._pages.lines(position, rows, seat, locale) if seat is not None else (),
        )
