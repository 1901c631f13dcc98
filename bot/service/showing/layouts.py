"""The layout of a table's board: tall for phones or wide for desktops, where its game has both."""

from functools import partial

import msgspec

from bot.service.model.changes.lobby import SettingsChosen
from bot.service.model.position import Position
from bot.service.people.preferences import People
from bot.service.running.writer import Decision, TableWriter
from bot.service.showing.outbox import Outbox
from bot.store.rows import GameId, UserId


class Layouts:
    """Changes the layout of boards, and remembers it for the people who choose it."""

    def __init__(self, writer: TableWriter, people: People, outbox: Outbox) -> None:
        self._writer = writer
        self._people = people
        self._outbox = outbox

    async def choose(
        self, game_id: GameId, user_id: UserId, *, wide: bool, interaction_id: int | None = None
    ) -> None:
        """Stores a person's layout and, if they sit at the table, redraws its board."""
        await self._people.switch(user_id, "wide", wide)
        page = await self._outbox.present(game_id)
        reports = (page.report,) if page.follows is None else (page.follows, page.report)
        decide = partial(_choice, user_id, wide, reports)
        await self._writer.change(game_id, decide, interaction_id=interaction_id)


def _choice(user_id: UserId, wide: bool, reports: tuple[int, ...], position: Position) -> Decision:
    if position.seat_of(user_id) is None or position.settings.wide is wide:
        return None
    return SettingsChosen(settings=msgspec.structs.replace(position.settings, wide=wide), reports=reports)
