"""What a callback reaches through its interaction: the tables, the poster, the words."""

import asyncio
from abc import abstractmethod
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, TypeAlias
from weakref import WeakValueDictionary

import discord

from bot.service.tables import Tables
from bot.store.rows import GameId, Preferences, UserId
from bot.titles.title import Words
from bot.ui.addresses import reconnect_at
from bot.ui.limits import Limits
from bot.ui.shards import Gateway, Shards
from bot.ui.watch import Watch

if TYPE_CHECKING:
    from bot.ui.live_hands import LiveHands
    from bot.ui.live_panels import LivePanels
    from bot.ui.outbox_worker import OutboxWorker


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
        self.watch = watch
        self._at_work: set[asyncio.Task[Any]] = set()
        self._lobbies: WeakValueDictionary[GameId, asyncio.Lock] = WeakValueDictionary()

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connects with the shards that are this process's."""
        advised, url, limit = await self.http.get_bot_gateway()
        gateway = Gateway(url=url, advised=advised, at_once=max(1, limit.get("max_concurrency", 1)))
        share = await self.shares.take(gateway)
        self.shard_count, self.shard_ids = share.count, list(share.ids)
        reconnect_at(url)
        await super().connect(reconnect=reconnect)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Waits until it is this shard's turn; Discord counts how fast a bot connects."""
        await self.shares.may_identify(shard_id or 0)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Hands an event on; the moment an interaction arrives is noted before anybody works on it."""
        if event == "interaction":
            self.watch.arrived(args[0])
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

    def at_lobby(self, game_id: GameId) -> asyncio.Lock:
        """Returns what makes changes of a lobby and of its message happen in the same order."""
        return self._lobbies.setdefault(game_id, asyncio.Lock())

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
