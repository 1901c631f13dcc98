"""The pages that the outbox worker would post after one call."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.service.model import history
from bot.service.model.table import Table
from bot.service.playing.requests import Committed
from bot.service.showing.pages import Page
from bot.service.tables import Tables
from bot.store.rows import GameId, OwedPost, PostKind
from engine.core import Seat


@dataclass(frozen=True, kw_only=True)
class Report:
    """The result of a call."""

    table: Table
    public: tuple[Page, ...]  # one per report, in order and complete, for onlookers
    lines: Mapping[Seat, tuple[str, ...]]  # all new lines, for each seat
    repeated: bool


async def report_of(tables: Tables, done: Committed) -> Report:
    """Returns the report of a call."""
    table, cause = done.table, done.rows[0].seq if done.rows else None
    reports = await _reports(tables, table.id, cause)
    return Report(
        table=table,
        public=tuple([await tables.outbox.page(_board(table.id, number)) for number in reports]),
        lines={chair.seat: await _lines(tables, table, chair.seat, cause) for chair in table.chairs},
        repeated=done.repeated,
    )


async def _reports(tables: Tables, game_id: GameId, cause: int | None) -> list[int]:
    if cause is None:
        return []
    positions = tables.pages._positions
    new = [row for row in await positions.moves(game_id, cause) if row.cause == cause]
    present = (await positions.at(game_id)).game.report
    return sorted({history.report_of(row) for row in new} | ({present} if new else set()))


async def _lines(tables: Tables, table: Table, seat: Seat, cause: int | None) -> tuple[str, ...]:
    positions = tables.pages._positions
    rows = await positions.moves(table.id, cause) if cause is not None else ()
    new = [row for row in rows if row.cause == cause]
    return tables.pages.lines(await positions.at(table.id), new, seat)


def _board(game_id: GameId, number: int) -> OwedPost:
    return OwedPost(
        ids=(), kind=PostKind.BOARD, game_id=game_id, turn=number, first=0, last=0, user_id=None, nonce="",
        attempts=0, subject="", revision=0,
    )  # fmt: skip
