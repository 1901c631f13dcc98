"""What a callback reaches through its interaction: the tables, the poster, the words."""

import asyncio
from abc import abstractmethod
from collections.abc import Collection, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeAlias
from weakref import WeakValueDictionary

import discord
import discord.http
import yarl
from discord.gateway import DiscordWebSocket

from bot.service.tables import Tables
from bot.store.database.shard_part import Part
from bot.store.rows import GameId, Preferences, UserId
from bot.titles.title import Words
from bot.ui.kit.rate_limits import Limits
from bot.ui.process.counters import Watch
from bot.ui.process.shards import Gateway, Shards

if TYPE_CHECKING:
    from bot.ui.playing.live_hands import LiveHands
    from bot.ui.playing.live_panels import LivePanels
    from bot.ui.showing.outbox_worker import OutboxWorker


A_MOMENT = 5.0  # seconds for what is under way at shards that are left to others


def send_requests_to(api: str) -> None:
    """Lets all requests go to another address, which has the paths of Discord's own.

    discord.py knows no other way than this attribute; every request and every answer to an interaction is
    built on it.
    """
    discord.http.Route.BASE = api


def _reconnect_at(gateway: str) -> None:
    """Lets connections that cannot be resumed begin where Discord says that new ones begin."""
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


class TableClient(discord.AutoShardedClient):
    """A Discord client that has tables: in as many parts as Discord wants, in one process or several."""

    tables: Tables
    outbox_worker: "OutboxWorker"
    limits: Limits
    live_panels: "LivePanels"
    live_hands: "LiveHands"
    tree: "discord.app_commands.CommandTree[TableClient]"

    def __init__(self, tables: Tables, intents: discord.Intents, shards: Shards, watch: Watch) -> None:
        super().__init__(
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            shard_count=shards.count,
            http_trace=watch.of_requests(),
        )
        self.tables = tables
        self.shares = shards
        tables.duties.follow(lambda: shards.part)
        self.watch = watch
        self._launching: dict[int, asyncio.Task[None]] = {}
        self._at_work: set[asyncio.Task[object]] = set()
        self._threads: WeakValueDictionary[GameId, asyncio.Lock] = WeakValueDictionary()

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connects with the shards that are this process's."""
        advised, url, limit = await self.http.get_bot_gateway()
        gateway = Gateway(url=url, advised=advised, at_once=max(1, limit.get("max_concurrency", 1)))
        assert self.application_id is not None, "logged in"
        self.shard_count = await self.shares.enter(gateway, self.application_id)
        _reconnect_at(url)
        await super().connect(reconnect=reconnect)

    async def launch_shards(self) -> None:
        """Connects the shards that are this process's, now or later."""
        if not self.shares.is_shared:
            await super().launch_shards()
            return
        self._connection.shard_count = self.shard_count
        self.shares.keep(self)

    def is_ready(self) -> bool:
        """Tells whether Discord is connected; who has no shards, because others have them all, is ready."""
        if not self.shares.is_shared:
            return super().is_ready()
        return self.shares.is_entered and all(
            (shard := self.get_shard(number)) is not None and not shard.is_closed()
            for number in self.shares.part.shards
        )

    async def close(self) -> None:
        """Leaves Discord, and then its shards to others."""
        for launching in self._launching.values():
            launching.cancel()
        await super().close()
        await self.shares.close()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Waits until it is this shard's turn; Discord counts how fast a bot connects."""
        await self.shares.may_identify(shard_id or 0)

    # --- shards that come and go ---------------------------------------------------------------------------

    def gain(self, part: Part) -> None:
        """Connects shards, and goes on with what is due at their servers."""
        for number in sorted(part.shards - self._launching.keys()):
            if (shard := self.get_shard(number)) is None or shard.is_closed():
                self._launching[number] = asyncio.create_task(self._launch(number), name=f"shard-{number}")
        self.work_on(self.carry_on(part))

    async def lose(self, shards: Collection[int], *, in_peace: bool) -> None:
        """Hears no more of shards; in peace: once what was heard is answered and posted."""
        for number in shards:
            if (launching := self._launching.pop(number, None)) is not None:
                launching.cancel()
        await asyncio.gather(*(self._hang_up(number) for number in shards))
        if in_peace:
            await self.finish_work(A_MOMENT)
            await self.outbox_worker.finish(A_MOMENT)

    async def reshard(self) -> None:
        await self.close()

    async def _launch(self, number: int) -> None:
        """Connects a shard when it is its turn."""
        try:
            await self.shares.clear(number)
            await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, number)
        finally:
            if self._launching.get(number) is asyncio.current_task():
                del self._launching[number]

    async def on_shard_connect(self, number: int) -> None:
        """Hangs up where a connection was under way while its shard was lost."""
        if not self.shares.holds(number):
            await self._hang_up(number)

    on_shard_resumed = on_shard_connect

    async def _hang_up(self, number: int) -> None:
        if (shard := self.get_shard(number)) is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(shard.disconnect(), A_MOMENT)

    @abstractmethod
    async def carry_on(self, part: Part) -> None:
        """Goes on with what is due and owed at some servers."""

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Hands an event on; the moment an interaction arrives is noted before anybody works on it."""
        if event == "interaction":
            self.watch.note_arrival(args[0])
        super().dispatch(event, *args, **kwargs)

    def at_work(self) -> None:
        """Notes that the present task answers somebody: it is waited for before the bot closes."""
        task = asyncio.current_task()
        assert task is not None, "callbacks are tasks"
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    def work_on(self, work: Coroutine[Any, Any, None]) -> None:
        """Begins something nobody waits for but the bot before it closes."""
        task = asyncio.create_task(work)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    async def finish_work(self, within: float) -> None:
        """Waits until everybody who has pressed something is answered."""
        if self._at_work:
            await asyncio.wait(self._at_work, timeout=within)

    def opening_thread(self, game_id: GameId) -> asyncio.Lock:
        """Returns the lock under which a table's thread is opened: two presses open one."""
        return self._threads.setdefault(game_id, asyncio.Lock())

    @abstractmethod
    async def relocate(self, game_id: GameId, lost: int) -> None:
        """Moves a table away from a place that is gone."""


LOCALE = "locale"  # under this name an interaction carries the language its asker has set

Interaction: TypeAlias = discord.Interaction[TableClient]


async def meet(interaction: Interaction) -> None:
    """Finds out which language the asker wants to be answered in; before anything is said to them."""
    know(interaction, await interaction.client.tables.people.of(UserId(interaction.user.id)))


def know(interaction: Interaction, prefs: Preferences) -> None:
    """Speaks from now on as the asker has set it."""
    interaction.extras[LOCALE] = prefs.locale


def locale_of(interaction: Interaction) -> str:
    """Returns the language of the asker: what they have set, else that of their Discord."""
    return interaction.extras.get(LOCALE) or interaction.locale.value


def public_locale_of(interaction: Interaction) -> str:
    """Returns the language of the place: the server's, or in a direct message the user's."""
    return locale_of(interaction) if interaction.guild_locale is None else interaction.guild_locale.value


def words_of(interaction: Interaction) -> Words:
    """Returns the bot's own words in the asker's language."""
    return interaction.client.tables.catalogue.words(locale_of(interaction))
