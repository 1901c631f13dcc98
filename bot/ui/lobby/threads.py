"""Threads of tables: opening, unarchiving, and names that tell the state of the game."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Literal

import discord

from bot.service.lru_cache import LruCache
from bot.service.model.table import Lobby, Table, table_label
from bot.service.showing.cards import TableCard
from bot.store.rows import GameId, PostKind, Status, names
from bot.text.icons import plain
from bot.titles.title import Words
from bot.ui.client_base import TableClient
from bot.ui.kit.discord_errors import UNREACHABLE
from bot.ui.kit.menus import clip
from bot.ui.process.discord_internals import open_thread

LONGEST_NAME = 100
A_WEEK: Literal[10080] = 10080  # minutes until Discord archives an inactive thread; a post unarchives it
THREAD_EXISTS = 160004
FINISHED = "🏁 "  # before the name of a finished game
RENAMES_EVERY = 600.0  # seconds: Discord allows two renames in ten minutes, and the last one is for the end
REMEMBERED = 4096  # threads in the cache

log = logging.getLogger(__name__)


async def open_at_lobby(client: TableClient, lobby: Lobby, *, again: bool = False) -> int | None:
    """Opens a thread at the lobby message and returns its id; None if Discord refuses.

    `again`: the previous thread is gone or closed, and a new one is needed.
    """
    shown = await client.tables.outbox.post(lobby.table.id, PostKind.CARD)
    if shown is None:
        return None
    try:
        return await open_thread(client, shown.channel_id, shown.message_id, name_of(client, lobby), A_WEEK)
    except discord.HTTPException as error:
        # A thread has the id of its message, so one left by an interrupted start is reused.
        return shown.message_id if error.code == THREAD_EXISTS and not again else None


async def open_beside(client: TableClient, lobby: Lobby) -> int | None:
    """Opens a thread without a message, because the lobby message can have only one."""
    channel = client.get_channel(lobby.table.channel_id)
    if not isinstance(channel, discord.TextChannel):
        return None
    try:
        thread = await channel.create_thread(
            name=name_of(client, lobby),
            type=discord.ChannelType.public_thread,
            auto_archive_duration=A_WEEK,
        )
    except discord.HTTPException:
        return None
    return thread.id


async def unfold(client: TableClient, place: int) -> bool:
    """Unarchives a thread; returns whether that succeeded."""
    try:
        thread = await client.fetch_channel(place)
        if not isinstance(thread, discord.Thread):
            return False
        await thread.edit(archived=False)
    except discord.HTTPException:
        return False
    return True


class ThreadNames:
    """Renames threads, as far as Discord allows, so that the list of threads tells how the games stand."""

    def __init__(self, client: TableClient) -> None:
        self._client = client
        self._renamed: LruCache[int, float] = LruCache(REMEMBERED)  # when a thread was last renamed
        self._later: dict[GameId, asyncio.TimerHandle] = {}  # renames that have to wait

    def stop(self) -> None:
        """Drops the renames that wait; the next turn makes up for them."""
        for later in self._later.values():
            later.cancel()
        self._later.clear()

    async def follow(self, table: Table) -> None:
        """Names the thread of a running game by its round, its score and the people it waits for.

        A rename that comes too soon after another waits, and then tells the game as it is by that time.
        """
        tables = self._client.tables
        now = tables.now()
        if table.thread_id is None:
            return
        wait = (self._renamed.get(table.thread_id) or 0.0) + RENAMES_EVERY - now
        if wait > 0:
            if table.id not in self._later:
                loop = asyncio.get_running_loop()
                self._later[table.id] = loop.call_later(wait, self._follow_later, table.id)
            return
        card = await tables.cards.of_table(table.id)
        words = tables.catalogue.words(table.locale, table.title)
        if await self._rename(table, _name_of_state(card, words), kept=card.lobby.label):
            self._renamed.put(table.thread_id, now)

    def _follow_later(self, game_id: GameId) -> None:
        self._later.pop(game_id, None)
        self._client.work_on(self._follow_again(game_id))

    async def _follow_again(self, game_id: GameId) -> None:
        tables = self._client.tables
        if await tables.ownership.has(game_id):
            table = await tables.views.table(game_id)
            if table.status is Status.PLAYING:
                await self.follow(table)

    async def finish(self, table: Table) -> None:
        """Marks the thread of a finished game, once."""
        words = self._client.tables.catalogue.words(table.locale, table.title)
        await self._rename(table, f"{FINISHED}{_name_of(table, table_label(table, words), words)}")

    async def _rename(self, table: Table, name: str, kept: str = "") -> bool:
        """Renames a thread whose name begins with some text, unless it is finished; tells whether it did."""
        if table.thread_id is None:
            return False
        client = self._client
        try:
            thread = client.get_channel(table.thread_id) or await client.fetch_channel(table.thread_id)
            if not isinstance(thread, discord.Thread) or thread.name.startswith(FINISHED):
                return False
            new = clip(name, LONGEST_NAME)
            if new == thread.name or not thread.name.startswith(kept):  # people have renamed it
                return False
            await thread.edit(name=new)
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.info("the thread of table %d keeps its name: %s", table.id, error)
            return False
        return True


def _name_of_state(card: TableCard, words: Words) -> str:
    """Returns the name of a thread that tells the state of its game; a score that is too long is left out."""
    label, people = card.lobby.label, tuple(person for wait in card.waits for person in wait.people)
    number = words("card-round", number=card.round) if card.round is not None else ""
    turn = words("thread-turn", people=names(people)) if people else ""
    whole = _join((label, number, plain(card.score).replace("**", ""), turn))
    return whole if len(whole) <= LONGEST_NAME else _join((label, number, turn))


def _join(pieces: Sequence[str]) -> str:
    return " · ".join(piece for piece in pieces if piece)


def name_of(client: TableClient, lobby: Lobby) -> str:
    """Returns the name of the thread of a table that starts."""
    words = client.tables.catalogue.words(lobby.table.locale, lobby.table.title)
    return clip(_name_of(lobby.table, lobby.label, words), LONGEST_NAME)


def _name_of(table: Table, label: str, words: Words) -> str:
    return words("thread-name", title=label, players=names(table.everyone))
