"""How a call of the front end is worked off: once, committed, and followed by all that needs nobody."""

from dataclasses import dataclass

from bot.service.autopilot import Autopilot
from bot.service.context import Context
from bot.service.pages import Pages
from bot.service.position import Position
from bot.service.positions import Positions
from bot.service.table import Table
from bot.service.views import table_of
from bot.store import journal
from bot.store.rows import GameId, UserId


@dataclass(frozen=True, kw_only=True)
class Written:
    """What a call has written: its first row is the cause of all that follows."""

    game_id: GameId
    cause: int | None  # None: nothing in the journal
    repeated: bool = False

    @classmethod
    def of(cls, position: Position) -> "Written":
        """Returns what led to a position: the row just written."""
        return cls(game_id=position.game.id, cause=position.game.seq)


@dataclass(frozen=True, kw_only=True)
class Committed:
    """What came of a call: where the table stands once all has followed, and what its caller is told."""

    table: Table
    lines: tuple[str, ...]  # nothing for those who do not sit at the table
    repeated: bool  # the same interaction had been worked off before; nothing new has happened
    cause: int | None  # the first row it wrote; None: nothing in the journal


class Calls:
    """What all services that change a table share."""

    def __init__(self, context: Context, positions: Positions, autopilot: Autopilot, pages: Pages) -> None:
        self._context = context
        self._positions = positions
        self._autopilot = autopilot
        self._pages = pages

    async def earlier(self, interaction_id: int | None) -> Written | None:
        """Returns what an interaction has written when it was delivered before."""
        if interaction_id is None:
            return None
        move = await self._context.database.read(journal.by_interaction, interaction_id)
        if move is None:
            return None
        return Written(game_id=move.game_id, cause=move.cause, repeated=True)

    async def finish(
        self, written: Written, user_id: UserId | None = None, locale: str | None = None
    ) -> Committed:
        """Lets the rest follow and tells the caller of it all; the table's queue must be free."""
        cause = written.cause
        if not written.repeated:
            cause = await self._autopilot.carry_on(written.game_id, cause)
        position = await self._positions.at(written.game_id)
        return Committed(
            table=table_of(position, self._context.catalogue),
            lines=await self._pages.lines_of(position, cause, position.seat_of(user_id), locale),
            repeated=written.repeated,
            cause=cause,
        )
