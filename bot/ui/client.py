"""`GameMaster`, the Discord client of the bot: startup, commands, events and shutdown."""

import asyncio
import hashlib
import json
import logging
import time
from collections.abc import Callable, Mapping
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import discord

import bot.ui
from bot.service.tables import Tables
from bot.store.database.shard_part import Part
from bot.store.rows import GameId, UserId
from bot.ui.client_base import Interaction, TableClient
from bot.ui.days import places
from bot.ui.days.alarm_timer import AlarmTimer
from bot.ui.days.letters import LetterWorker
from bot.ui.days.waiting_questions import WaitingQuestions
from bot.ui.finished import record_command, review
from bot.ui.kit.components import Pressable
from bot.ui.kit.rate_limits import Limits
from bot.ui.kit.replies import Tree, answer_unknown
from bot.ui.kit.translator import Translator
from bot.ui.lobby import challenge, cutting, shaking, table_commands, waiting_list
from bot.ui.people import notes, settings_commands
from bot.ui.playing import act_command, lookup_commands, verb_commands
from bot.ui.playing.live_hands import LiveHands
from bot.ui.playing.live_panels import LivePanels
from bot.ui.process.connected_shards import ConnectedShards
from bot.ui.process.contexts import set_contexts
from bot.ui.process.counters import Counters
from bot.ui.process.discord_internals import upload_commands
from bot.ui.process.emoji_sync import EmojiSync
from bot.ui.process.other_processes import OtherProcesses
from bot.ui.process.shards import Shards
from bot.ui.showing.outbox_worker import OutboxWorker
from bot.ui.trying import line_list
from renderer.shapes import Sprite

log = logging.getLogger(__name__)


def pressable() -> tuple[type[Pressable], ...]:
    """Returns all button and select classes of the front end."""
    for module in walk_packages(bot.ui.__path__, "bot.ui."):
        if not module.name.startswith(WITHOUT_BUTTONS):
            import_module(module.name)
    return tuple(Pressable.every)


WITHOUT_BUTTONS = "bot.ui.process."  # a part of it needs PostgreSQL's driver, which may not be installed
SHUTDOWN_GRACE = 10.0  # seconds for unfinished answers at shutdown
SYNCED = "commands"  # the key of the last synced commands, with the application id
COMMAND_IDS = "command-ids"  # the key of their ids, with the application id


class GameMaster(TableClient):
    """The client of the bot; slash commands and buttons need no privileged intent."""

    def __init__(
        self,
        tables: Tables,
        now: Callable[[], float] = time.time,
        limits: Limits | None = None,
        shards: Shards | None = None,
        counters: Counters | None = None,
        contact: str | None = None,
        emoji: Mapping[str, Sprite] | None = None,
    ) -> None:
        """`emoji` are uploaded to Discord some seconds after a start; by default none, and words are used."""
        super().__init__(tables, discord.Intents(guilds=True), shards or Shards(), counters or Counters())
        self._contact = contact
        self.limits = limits or Limits(now)
        self.outbox_worker = OutboxWorker(self, tables)
        self.live_panels = LivePanels()
        self.live_hands = LiveHands(self)
        self.tree = Tree(self)
        self._connected = ConnectedShards(tables, self.shares, now)
        letters, questions = LetterWorker(self, tables), WaitingQuestions(self, tables)
        self._alarm = AlarmTimer(tables, self._connected.settle, letters, questions, now)
        self._other_processes = OtherProcesses(self, self._alarm)
        self._emoji = EmojiSync(self, tables, emoji or {})
        self._closing: asyncio.Task[None] | None = None
        self._pressable = pressable()
        tables.listen(self._on_change)
        tables.listen_remote(self._other_processes.follow)
        tables.people.listen(lambda user_id: self.work_on(tables.presence.follow(user_id)))
        tables.servers.listen(lambda guild_id: self.work_on(tables.presence.follow_server(guild_id)))
        tables.people.listen(lambda _: self._alarm.set())
        tables.servers.listen(lambda _: self._alarm.set())
        tables.waiting_list.listen(self._alarm.expect)
        self._add_commands()

    @property
    def contact(self) -> str:
        """The address that `/help` shows; unless one is set, a mention of the bot's owner."""
        if self._contact is not None:
            return self._contact
        assert self.application is not None, "set by the login"
        team = self.application.team
        return f"<@{(team.owner_id or self.application.owner.id) if team else self.application.owner.id}>"

    @property
    def runners(self) -> frozenset[UserId]:
        assert self.application is not None, "set by the login"
        team = self.application.team
        people = [self.application.owner] if team is None else team.members
        return frozenset(UserId(one.id) for one in people)

    def _add_commands(self) -> None:
        titles, catalogue = tuple(self.tables.titles.values()), self.tables.catalogue
        for command in (
            *table_commands.commands(self.tables.titles, catalogue),
            *verb_commands.commands(titles, catalogue),
            *act_command.commands(catalogue),
            *lookup_commands.commands(catalogue),
            *settings_commands.commands(catalogue),
            record_command.command(titles, catalogue),
            review.command(catalogue),
            challenge.command(catalogue),
            waiting_list.command(self.tables.waiting_list.titles, catalogue),
        ):
            set_contexts(command)
            self.tree.add_command(command)

    def _on_change(self, game_id: GameId) -> None:
        """Starts posting for a changed table and updates the alarm timer."""
        self.outbox_worker.kick(game_id)
        self._alarm.expect(self.tables.alarms.earliest_at(game_id))

    async def setup_hook(self) -> None:
        """Syncs the commands and resumes the work of an earlier process, before any event."""
        self.add_dynamic_items(*self._pressable)
        await self.tree.set_translator(Translator(self.tables.catalogue))
        await self._sync()
        self._emoji.start()
        await self._resume(self.shares.part)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handles modals and unknown buttons, which discord.py does not dispatch."""
        match interaction.type:
            case discord.InteractionType.modal_submit:
                known = await self._take_modal(interaction)
            case discord.InteractionType.component:
                known = any(item.knows(_custom_id(interaction)) for item in self._pressable)
            case _:
                return
        if not known:
            await answer_unknown(interaction)

    async def _take_modal(self, interaction: Interaction) -> bool:
        """Handles a submitted modal; tells whether it was one of ours."""
        for take in (shaking.take_word, cutting.take_cut, notes.take_note, line_list.take_name):
            if await take(interaction):
                return True
        return False

    # --- connections ---------------------------------------------------------------------------------------

    async def on_shard_connect(self, number: int) -> None:
        """Starts the clocks of a connected shard, after the time without it has been added to them."""
        await super().on_shard_connect(number)
        if self.shares.holds(number):
            self._connected.open(number)
            self._alarm.set()

    on_shard_resumed = on_shard_connect

    async def on_shard_disconnect(self, number: int) -> None:
        """Stops the clocks of a disconnected shard."""
        if self._closing is None:
            await self._connected.close(number)

    async def pulse(self) -> None:
        """Counts the time of connected shards; called regularly while the process runs."""
        self._connected.expect_heartbeats()
        await self._connected.settle()
        self._alarm.set()

    def gain(self, part: Part) -> None:
        """Takes servers over."""
        self.outbox_worker.forget_all()
        super().gain(part)

    async def carry_on(self, part: Part) -> None:
        """Resumes the work of another or earlier process at some servers."""
        try:
            await self._resume(part)
        except Exception:  # the shards are gained again when the database is back
            log.exception("taking over")

    async def _resume(self, part: Part) -> None:
        if part.shards:
            await self.outbox_worker.resume(part)
            self.work_on(self._wake(part))
            self._alarm.set()

    async def _wake(self, part: Part) -> None:
        """Continues interrupted computer moves, which take too long for the startup, and other changes."""
        try:
            await self.tables.presence.catch_up()
            await self.tables.autopilot.wake(part)
        except Exception:
            log.exception("waking the tables")

    async def _sync(self) -> None:
        """Uploads the commands to Discord if they have changed since the last upload."""
        application = self.application_id
        assert application is not None, "set by the login"
        known = await self.commands()
        digest = hashlib.sha256(json.dumps(known, sort_keys=True).encode()).hexdigest()
        name, numbers = f"{SYNCED}:{application}", f"{COMMAND_IDS}:{application}"
        kept = await self.tables.key_values.recall(numbers)
        if kept is None or await self.tables.key_values.recall(name) != digest:
            kept = json.dumps(await upload_commands(self, application, known))
            await self.tables.key_values.remember(numbers, kept)
            await self.tables.key_values.remember(name, digest)
        self.command_ids = json.loads(kept)

    async def commands(self) -> list[dict[str, Any]]:
        """Returns the payload of all commands, with translations."""
        translator = self.tree.translator
        assert translator is not None, "set in setup_hook"
        return [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]

    # --- deleted and joined places -------------------------------------------------------------------------

    async def relocate(self, game_id: GameId, lost: int) -> None:
        await places.relocate(self, game_id, lost)

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        self.at_work()
        await places.move_tables_of_thread(self, event.thread_id, event.parent_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self.at_work()
        await places.end_tables_of_channel(self, channel.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self.at_work()
        await places.put_tables_to_sleep(self, guild.id)
        await self.tables.waiting_list.close(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.at_work()
        await places.wake_tables(self, guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:  # perhaps invited while offline
        self.at_work()
        self.outbox_worker.server_is_there(guild.id)
        await places.wake_tables(self, guild.id)

    async def close(self) -> None:
        """Finishes posts and moves under way, then disconnects; the caller closes the database."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        self.shares.take_no_more()
        await self._emoji.stop()
        self._other_processes.close()
        await self._alarm.stop()
        await self._connected.end()
        self.live_hands.close()
        self.tables.reviews.close()  # they take minutes; waiting people get an answer
        await self.finish_work(SHUTDOWN_GRACE)
        await self.outbox_worker.stop(within=SHUTDOWN_GRACE)
        await self.tables.close()
        await super().close()


def _custom_id(interaction: Interaction) -> str:
    data: Mapping[str, object] = {**(interaction.data or {})}
    return str(data.get("custom_id", ""))
