"""Threads that tables had to leave for a while, and boards that could not be removed where they stood.

Both are stored, so that after a restart a table still returns, and no old board keeps its buttons.
"""

import logging

import discord
import msgspec

from bot.service.lru_cache import LruCache
from bot.service.model.table import Table
from bot.service.showing.outbox import Settlements
from bot.service.tables import Tables
from bot.store.rows import GameId, Post
from bot.ui.client_base import TableClient

log = logging.getLogger(__name__)

REMEMBERED = 4096  # tables in the cache
MOST_BOARDS = 10  # of a table that are remembered


class Left(msgspec.Struct, frozen=True, kw_only=True):
    """The places and messages that a table has left behind."""

    thread_id: int | None = None  # its own thread, in which the bot may not post
    boards: tuple[tuple[int, int], ...] = ()  # channel and message of boards that stand there twice


NOTHING = Left()


class LeftPlaces:
    """Brings tables back to their threads, and removes boards left behind."""

    def __init__(self, client: TableClient, tables: Tables) -> None:
        self._client = client
        self._tables = tables
        self._known: LruCache[GameId, Left] = LruCache(REMEMBERED)

    def forget_all(self) -> None:
        """Clears the cache: another process may have posted since."""
        self._known = LruCache(REMEMBERED)

    async def leave(self, game_id: GameId, thread_id: int) -> None:
        """Notes that a table has left its thread because the bot may not post there."""
        await self._note(game_id, msgspec.structs.replace(await self._of(game_id), thread_id=thread_id))

    async def come_home(self, table: Table) -> Table:
        """Moves a table back to its thread, if the bot may post there again; returns the table."""
        left = await self._of(table.id)
        if left.thread_id is None:
            return table
        if table.thread_id is None and not self._may_post_in_threads(table.channel_id):
            return table
        await self._note(table.id, msgspec.structs.replace(left, thread_id=None))
        if table.thread_id is not None:  # it has found another thread since
            return table
        log.info("table %d moves back to its thread", table.id)
        await self._tables.places.move(table.id, left.thread_id, board=False)
        return await self._tables.views.table(table.id)

    async def add(self, board: Post, settled: Settlements) -> None:
        """Notes a board that was posted again elsewhere; `clean` removes it."""
        left = await self._of(board.game_id)
        boards = (*left.boards, (board.channel_id, board.message_id))[-MOST_BOARDS:]
        self._settle(board.game_id, msgspec.structs.replace(left, boards=boards), settled)

    async def clean(self, game_id: GameId, settled: Settlements) -> None:
        """Removes the boards left behind, as far as Discord lets the bot."""
        left = await self._of(game_id)
        if left.boards:
            stay = tuple([board for board in left.boards if not await self._remove(*board)])
            self._settle(game_id, msgspec.structs.replace(left, boards=stay), settled)

    async def _remove(self, channel_id: int, message_id: int) -> bool:
        """Deletes a message; returns whether it is gone."""
        try:
            await self._client.get_partial_messageable(channel_id).get_partial_message(message_id).delete()
        except discord.NotFound:
            return True
        except discord.HTTPException as error:
            log.info("message %d stays for now: %s", message_id, error)
            return False
        return True

    def _may_post_in_threads(self, channel_id: int) -> bool:
        channel = self._client.get_channel(channel_id)
        if not isinstance(channel, discord.TextChannel):
            return False
        may = channel.permissions_for(channel.guild.me)
        return may.view_channel and may.send_messages_in_threads

    async def _of(self, game_id: GameId) -> Left:
        if (known := self._known.get(game_id)) is not None:
            return known
        noted = await self._tables.key_values.recall(_name(game_id))
        left = msgspec.json.decode(noted, type=Left) if noted else NOTHING
        self._known.put(game_id, left)
        return left

    def _settle(self, game_id: GameId, left: Left, settled: Settlements) -> None:
        if left != self._known.get(game_id):
            settled.note(_name(game_id), msgspec.json.encode(left).decode())
            self._known.put(game_id, left)

    async def _note(self, game_id: GameId, left: Left) -> None:
        await self._tables.key_values.remember(_name(game_id), msgspec.json.encode(left).decode())
        self._known.put(game_id, left)


def _name(game_id: GameId) -> str:
    return f"left:{game_id}"
