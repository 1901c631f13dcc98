"""The base class of the client, and the language of an interaction."""

import asyncio
from abc import abstractmethod
from collections.abc import Collection, Coroutine, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeAlias
from weakref import WeakValueDictionary

import discord

from bot.service.tables import Tables
from bot.store.database.shard_part import Part
from bot.store.rows import GameId, Preferences, UserId
from bot.titles.title import Words
from bot.ui.kit.rate_limits import Limits
from bot.ui.process.counters import Counters
from bot.ui.process.discord_internals import connect_to, gateway_of, launch_shard, name_shard_count
from bot.ui.process.shards import Shards

if TYPE_CHECKING:
    from bot.ui.playing.live_hands import LiveHands
    from bot.ui.playing.live_panels import LivePanels
    from bot.ui.showing.outbox_worker import OutboxWorker


A_MOMENT = 5.0  # seconds for work under way on shards that are released


class TableClient(discord.AutoShardedClient):
    """A sharded Discord client with tables, in one process or several."""

    tables: Tables
    outbox_worker: "OutboxWorker"
    limits: Limits
    live_panels: "LivePanels"
    live_hands: "LiveHands"
    tree: "discord.app_commands.CommandTree[TableClient]"

    def __init__(self, tables: Tables, intents: discord.Intents, shards: Shards, counters: Counters) -> None:
        super().__init__(
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            shard_count=shards.count,
            http_trace=counters.of_requests(),
        )
        self.tables = tables
        self.shares = shards
        tables.ownership.follow(lambda: shards.part)
        self.counters = counters
        self.command_ids: Mapping[str, int] = {}  # Discord's ids of the commands, by their names
        self._launching: dict[int, asyncio.Task[None]] = {}
        self._at_work: set[asyncio.Task[object]] = set()
        self._threads: WeakValueDictionary[GameId, asyncio.Lock] = WeakValueDictionary()

    async def connect(self, *, reconnect: bool = True) -> None:
        """Enters the pool of shards and connects."""
        gateway = await gateway_of(self)
        assert self.application_id is not None, "logged in"
        self.shard_count = await self.shares.enter(gateway, self.application_id)
        connect_to(gateway)
        await super().connect(reconnect=reconnect)

    async def launch_shards(self) -> None:
        """Connects all shards; shared ones are connected when this process gains them."""
        if not self.shares.is_shared:
            await super().launch_shards()
            return
        assert self.shard_count is not None, "set by `connect`"
        name_shard_count(self, self.shard_count)
        self.shares.keep(self)

    def is_ready(self) -> bool:
        """Tells whether all shards of this process are connected; without shards it is ready."""
        if not self.shares.is_shared:
            return super().is_ready()
        return self.shares.is_entered and not self.deaf_shards()

    def deaf_shards(self) -> dict[int, bool]:
        """Returns the shards of this process that are not connected, and whether they wait to identify."""
        if not self.shares.is_shared or not self.shares.is_entered:
            return {}
        waiting = self.shares.waiting
        return {
            number: number in waiting
            for number in self.shares.part.shards
            if (shard := self.get_shard(number)) is None or shard.is_closed()
        }

    async def close(self) -> None:
        """Disconnects and releases the shards."""
        for launching in self._launching.values():
            launching.cancel()
        await super().close()
        await self.shares.close()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Waits until a shard may identify, by Discord's rate limit."""
        await self.shares.may_identify(shard_id or 0)

    # --- gained and lost shards ----------------------------------------------------------------------------

    def gain(self, part: Part) -> None:
        """Connects shards and resumes the work at their servers."""
        self.prepare(part.shards)
        self.work_on(self.carry_on(part))

    def prepare(self, shards: Collection[int]) -> None:
        """Connects shards that are not connected yet."""
        for number in sorted(frozenset(shards) - self._launching.keys()):
            if (shard := self.get_shard(number)) is None or shard.is_closed():
                self._launching[number] = asyncio.create_task(self._launch(number), name=f"shard-{number}")

    async def lose(self, shards: Collection[int], *, in_peace: bool) -> None:
        """Disconnects shards; `in_peace`: then finishes answers and posts under way."""
        for number in shards:
            if (launching := self._launching.pop(number, None)) is not None:
                launching.cancel()
        await asyncio.gather(*(self._hang_up(number) for number in shards))
        if in_peace:
            await asyncio.gather(self.finish_work(A_MOMENT), self.outbox_worker.finish(A_MOMENT))

    async def reshard(self) -> None:
        await self.close()

    async def _launch(self, number: int) -> None:
        """Connects a shard once it may identify."""
        try:
            await self.shares.clear(number)
            await launch_shard(self, number)
        finally:
            if self._launching.get(number) is asyncio.current_task():
                del self._launching[number]

    async def on_shard_connect(self, number: int) -> None:
        """Disconnects a shard that was lost while it connected."""
        if self.shares.holds(number):
            self.shares.note_listening(number)
        else:
            await self._hang_up(number)

    on_shard_resumed = on_shard_connect

    async def _hang_up(self, number: int) -> None:
        if (shard := self.get_shard(number)) is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(shard.disconnect(), A_MOMENT)

    @abstractmethod
    async def carry_on(self, part: Part) -> None:
        """Resumes alarms, posts and computer moves at some servers."""

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Dispatches an event; the arrival of interactions is counted first."""
        if event == "interaction":
            self.counters.note_arrival(args[0])
        super().dispatch(event, *args, **kwargs)

    def at_work(self) -> None:
        """Registers the current task, so that shutdown waits for it."""
        task = asyncio.current_task()
        assert task is not None, "callbacks are tasks"
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    def work_on(self, work: Coroutine[Any, Any, None]) -> None:
        """Starts a background task that shutdown waits for."""
        task = asyncio.create_task(work)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    async def finish_work(self, within: float) -> None:
        """Waits for the registered tasks."""
        if self._at_work:
            await asyncio.wait(self._at_work, timeout=within)

    def opening_thread(self, game_id: GameId) -> asyncio.Lock:
        """Returns the lock for opening a table's thread, so that two presses open one thread."""
        return self._threads.setdefault(game_id, asyncio.Lock())

    @property
    @abstractmethod
    def contact(self) -> str:
        """The address that `/help` shows."""

    @property
    @abstractmethod
    def runners(self) -> Collection[UserId]:
        """The people who run the bot, and could know the secrets of its tables."""

    @abstractmethod
    async def relocate(self, game_id: GameId, lost: int) -> None:
        """Moves a table away from a deleted place."""


LOCALE = "locale"  # the key of the asker's language in the extras of an interaction

Interaction: TypeAlias = discord.Interaction[TableClient]


def user_of(interaction: Interaction) -> UserId:
    """Returns the id of the person who pressed or typed."""
    return UserId(interaction.user.id)


async def load_preferences(interaction: Interaction) -> None:
    """Loads the asker's preferences and uses their language; called before any answer."""
    use_language_of(interaction, await interaction.client.tables.people.of(user_of(interaction)))


def use_language_of(interaction: Interaction, prefs: Preferences) -> None:
    """Answers an interaction in the language of these preferences from now on."""
    interaction.extras[LOCALE] = prefs.locale


def locale_of(interaction: Interaction) -> str:
    """Returns the language of the asker: their own setting, else that of their client."""
    return interaction.extras.get(LOCALE) or interaction.locale.value


def public_locale_of(interaction: Interaction) -> str:
    """Returns the language of public posts: the server's, or in a direct message the user's."""
    return locale_of(interaction) if interaction.guild_locale is None else interaction.guild_locale.value


def words_of(interaction: Interaction) -> Words:
    """Returns the common words in the asker's language."""
    return interaction.client.tables.catalogue.words(locale_of(interaction))
