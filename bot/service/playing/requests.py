"""Requests of people: a change of a table, followed by all automatic moves."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from bot.service.context import Context
from bot.service.model.table import Table
from bot.service.running.autopilot import Autopilot
from bot.service.running.positions import Positions
from bot.service.running.writer import Decide, TableWriter, Written
from bot.service.showing.pages import Pages
from bot.service.showing.views import table_of
from bot.store.rows import GameId, Move, UserId


@dataclass(frozen=True, kw_only=True)
class Committed:
    """The result of a request: the table after all automatic moves, and the lines for the person."""

    game_id: GameId
    seq: int  # of the last row
    repeated: bool  # the same interaction had been processed before; nothing new has happened
    rows: tuple[Move, ...]  # its rows of the journal, with the automatic moves
    show: Callable[[], Table]
    tell: Callable[[], tuple[str, ...]]

    @cached_property
    def table(self) -> Table:
        """The frame of the table, made on demand."""
        return self.show()

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """The events as sentences for the person, translated on demand; none for onlookers."""
        return self.tell()


Meanwhile = Callable[[Committed], Awaitable[None]]


class Requests:
    """Makes changes that people request."""

    def __init__(
        self, context: Context, positions: Positions, writer: TableWriter, autopilot: Autopilot, pages: Pages
    ) -> None:
        self._context = context
        self._positions = positions
        self._writer = writer
        self._autopilot = autopilot
        self._pages = pages

    async def change(
        self,
        game_id: GameId,
        decide: Decide,
        *,
        interaction_id: int | None = None,
        user_id: UserId | None = None,
        locale: str | None = None,
        meanwhile: Meanwhile | None = None,
    ) -> Committed:
        """Changes a table and plays automatic moves; returns the result for the person.

        `meanwhile` gets the result so far in the pause before a computer answers.
        """
        written = await self._writer.change(game_id, decide, interaction_id=interaction_id)
        return await self.finish(written, user_id, locale, meanwhile)

    async def finish(
        self,
        written: Written,
        user_id: UserId | None = None,
        locale: str | None = None,
        meanwhile: Meanwhile | None = None,
    ) -> Committed:
        """Plays automatic moves after a change; returns the result for the person."""
        rows = written.rows

        async def at_beat(played: Sequence[Move]) -> None:
            assert meanwhile is not None
            await meanwhile(await self._result(written, (*written.rows, *played), user_id, locale))

        if written.goes_on and not written.repeated:
            rows += await self._autopilot.carry_on(
                written.game_id, written.cause, None if meanwhile is None else at_beat
            )
        return await self._result(written, rows, user_id, locale)

    async def _result(
        self, written: Written, rows: tuple[Move, ...], user_id: UserId | None, locale: str | None
    ) -> Committed:
        position = await self._positions.at(written.game_id)
        seat = position.seat_of(user_id)
        return Committed(
            game_id=written.game_id,
            seq=position.game.seq,
            repeated=written.repeated,
            rows=rows,
            show=lambda: table_of(position, self._context.catalogue),
            tell=lambda: self._pages.lines(position, rows, seat, locale) if seat is not None else (),
        )
