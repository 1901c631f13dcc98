"""A simulated Discord with our bot: a server, a channel, people, and helpers to look and press."""

import asyncio
import re
from collections.abc import AsyncIterator, Coroutine, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import discord
import simcord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.components import walk_components
from simcord.enums import InteractionType
from simcord.interactions import base_payload
from simcord.results import InteractionResult, ResponseMessage, to_discord_message

from bot.proof.seed import Scheme
from bot.service.running.computers import Computers
from bot.service.showing.pictures import Pictures
from bot.service.tables import Tables
from bot.store.database.interface import Database
from bot.store.database.opening import open_database
from bot.ui.client import GameMaster
from bot.ui.kit import ids
from bot.ui.kit.rate_limits import no_limits
from bot.ui.process.shards import Shards
from renderer.shapes import Sprite
from tests.bot.databases import database_at
from tests.engine.games import catalogue_of
from tests.opaque import AnyTitle

Shown = discord.Message | ResponseMessage
T = TypeVar("T")

PAUSE = 0.005  # seconds between two checks whether the bot is idle
TEXT, BUTTON, SELECT, GALLERY, SECTION = 10, 2, 3, 12, 9
# Prefixes of the ids of buttons that answer a question.
ANSWERS = ("m:", "p:", "bm:", "bp:", "wm:", "wp:", "trm:", "trp:", "pzm:", "pzp:")
ANSWER = re.compile(r"\*\*(.+?)\*\* · ")  # the text of an answer, before its odds


class Env(simcord.Env):
    """A simulated Discord that waits only 5 instead of 50 ms after every press."""

    async def _settle_internal(self, *, idle: float = PAUSE, **how: Any) -> None:
        await super()._settle_internal(idle=min(idle, PAUSE), **how)


class Client(GameMaster):
    """The bot, with its commands built once per set of titles."""

    worded: ClassVar[dict[tuple[str, ...], list[dict[str, Any]]]] = {}

    async def commands(self) -> list[dict[str, Any]]:
        titles = self.tables.titles
        games = (*titles, *(offer.key for title in titles for offer in titles.offers(title)))
        if games not in self.worded:
            self.worded[games] = await super().commands()
        return self.worded[games]


@dataclass
class Process:
    """One process of the bot: everything that ends when it is killed."""

    database: Database
    tables: Tables
    client: GameMaster
    computers: Computers
    thread: ThreadPoolExecutor

    async def die(self) -> None:
        """Ends without a shutdown, as a killed process does; closes only the test's own resources."""
        self.thread.shutdown()
        await self.database.close()


class World:
    """Discord as the bot and its players see it."""

    pictures: type[Pictures] = Pictures

    def __init__(
        self,
        path: Path,
        titles: Mapping[str, AnyTitle],
        patience: float = 10.0,  # less than the retry delay of the poster
        scheme: Scheme = Scheme.DIRECT,  # the same dice at every run
        beat: float = 0.0,  # seconds before a computer answers, by Discord's clock
        emoji: Mapping[str, Sprite] | None = None,  # that the bot uploads
    ) -> None:
        self.emoji = emoji
        self._scheme = scheme
        self._beat = beat
        self._path = path
        self._patience = patience
        self.titles = titles
        self._seeds: Iterator[int] = iter(range(1, 1000))
        self.env: simcord.Env
        self.process: Process
        self.channel: ChannelHandle

    @property
    def tables(self) -> Tables:
        return self.process.tables

    async def start(self) -> None:
        """Starts Discord and the bot."""
        self.process = await self._process()
        self.env = Env(self.process.client, settle_timeout=self._patience)
        await self.env.start()
        self.guild = self.env.create_guild("Bases and Barracks", preferred_locale="en-US")
        self.channel = self.guild.create_text_channel("games")
        await self.env.settle()

    async def stop(self) -> None:
        """Closes the bot as SIGTERM does, then Discord."""
        try:
            await self.process.client.close()
            await self.env.shutdown()
        finally:
            await self.process.die()

    async def restart(self) -> None:
        """Kills the bot and starts another on the same database."""
        killed = self.process
        killed.database.listen(lambda table: None)  # a dead process receives no notifications
        self.process = await self._process()
        try:
            await self.env.restart_bot(self.process.client)
        finally:
            await killed.die()

    async def stay_down(self, seconds: float) -> None:
        """Stops the bot, advances time without it, and starts another on the same database."""
        await self.process.client.close()
        await self.env.advance_time(seconds)
        await self.restart()

    async def _process(self) -> Process:
        database = await open_database(database_at(self._path))
        thread = ThreadPoolExecutor(max_workers=1)
        computers = Computers(thread, find=lambda name: self.titles[name])
        tables = Tables(
            database,
            self.titles,
            catalogue_of(self.titles.values()),
            computers=computers,
            pictures=self.pictures(thread),
            now=self.now,
            new_seed=lambda: next(self._seeds).to_bytes(32, "big"),
            scheme=self._scheme,
            beat=self._beat,
        )
        # Discord's clock stands still while a test presses, so a whole game takes less than a minute.
        limits = no_limits(self.now)
        client = Client(tables, now=self.now, limits=limits, shards=Shards(1), emoji=self.emoji)
        return Process(database, tables, client, computers, thread)

    def now(self) -> float:
        return self.env.now().timestamp()

    async def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs a call in the bot's context, so that its timers use Discord's clock."""
        with self.env._bot_scope():
            task = asyncio.get_running_loop().create_task(work)
        return await task

    def join(self, name: str, **more: Any) -> MemberActor:
        """Adds a person to the server."""
        return self.guild.add_member(self.env.create_user(name, **more))

    # --- seeing --------------------------------------------------------------------------------------------

    def thread(self) -> ChannelHandle:
        """Returns the only thread of the channel."""
        (thread,) = self.channel.threads
        return thread

    def public(self, place: ChannelHandle | None = None) -> list[discord.Message]:
        """Returns the public messages of a channel or thread, oldest first."""
        return [message for message in (place or self.channel).history() if not message.flags.ephemeral]

    def boards(self, place: ChannelHandle | None = None) -> list[discord.Message]:
        """Returns the reports of a channel or thread, and the question below them."""
        return [message for message in self.public(place) if pictures(message) or _asks(message)]

    def board(self, place: ChannelHandle | None = None) -> discord.Message:
        """Returns the latest report or question."""
        return self.boards(place)[-1]

    def picture(self, place: ChannelHandle | None = None) -> str:
        """Returns the alt text of the latest board picture."""
        return [alt for message in self.public(place) for alt in pictures(message)][-1]

    def letters(self, actor: MemberActor) -> list[discord.Message]:
        """Returns the bot's direct messages to a person."""
        return [message for message in actor.user.dm_channel.history() if message.author.bot]

    # --- acting at once ------------------------------------------------------------------------------------

    def press(self, actor: MemberActor, message: Shown, label: str) -> "Press":
        """Presses a button without waiting for the bot."""
        button = buttons(message)[label]
        place = message.channel_id if isinstance(message, ResponseMessage) else message.channel.id
        stored = self.env.backend.get_message(place, message.id)
        record, payload = base_payload(
            self.env.backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=stored.channel_id,
            guild_id=self.guild.id,
            user_id=actor.id,
            data={"custom_id": button["custom_id"], "component_type": BUTTON, "id": button["id"]},
        )
        payload["message"] = simcord.backend.serializers.message_payload(self.env.backend, stored)
        record.source_message_id = stored.id
        return Press(self, record, payload)


@asynccontextmanager
async def running(world: World) -> AsyncIterator[World]:
    """Runs a world for a block; raises the errors that the bot has met in it."""
    await world.start()
    try:
        yield world
    finally:
        await world.stop()
    world.env.raise_errors()


@dataclass
class Press:
    """A prepared press that can be delivered once or twice."""

    world: World
    record: Any
    payload: Any

    def deliver(self) -> InteractionResult:
        self.world.env.backend.emit("INTERACTION_CREATE", self.payload)
        return InteractionResult(self.world.env, self.record)


# --- reading messages --------------------------------------------------------------------------------------


def parts(message: Shown) -> Iterator[dict[str, Any]]:
    """Yields every component of a message."""
    if isinstance(message, ResponseMessage):
        return walk_components(message.components)
    return walk_components([dict(part.to_dict()) for part in message.components])


def text(message: Shown | None) -> str:
    """Returns the whole text of a message."""
    assert message is not None, "there is no message"
    said = [part["content"] for part in parts(message) if part["type"] == TEXT]
    return "\n".join([message.content, *said]).strip()


def buttons(message: Shown) -> dict[str, dict[str, Any]]:
    """Returns the buttons of a message by label; a button beside an answer by the answer's text."""
    named = {part["custom_id"]: name for name, _, part in _lines(message)}
    return {
        named.get(part.get("custom_id"), part["label"]): part
        for part in parts(message)
        if part["type"] == BUTTON
    }


def _lines(message: Shown) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yields the sections with a button: its name, the text beside it, and the button."""
    for part in parts(message):
        if part["type"] == SECTION:
            button, said = part["accessory"], " ".join(piece["content"] for piece in part["components"])
            answer = ANSWER.match(said) if button["custom_id"].startswith(ANSWERS) else None
            yield (answer[1], said[answer.end() :], button) if answer else (button["label"], said, button)


def options(message: Shown) -> dict[str, str]:
    """Returns the entries of a message's select: labels and values."""
    return {
        option["label"]: option["value"]
        for part in parts(message)
        if part["type"] == SELECT
        for option in part["options"]
    }


def list_with(message: Shown, label: str) -> str:
    """Returns the id of the select that contains an entry."""
    return next(
        str(part["custom_id"])
        for part in parts(message)
        if part["type"] == SELECT and any(option["label"] == label for option in part["options"])
    )


def told(message: Shown) -> list[str]:
    """Returns the events of a report, one sentence each and without markup."""
    found = list(parts(message))
    kinds = [part["type"] for part in found]
    if GALLERY not in kinds or TEXT not in kinds[: kinds.index(GALLERY)]:
        return []
    lines = found[kinds.index(TEXT)]["content"].splitlines()
    return [_plain(line) for line in lines if not line.startswith(("### ", "-# "))]


def _plain(line: str) -> str:
    """Returns a sentence of a report without the markup of its line."""
    if line.startswith("**") and line.endswith("**"):
        return line[2:-2].replace("__", "**")
    return line.removeprefix("> ")


def _asks(message: Shown) -> bool:
    """Tells whether a message is the latest of its table, with buttons to look at the game."""
    return any(ids.text_board.read(part.get("custom_id") or "") for part in parts(message))


def beside(message: Shown) -> dict[str, str]:
    """Returns the text beside each button that has a line of its own."""
    return {name: said for name, said, _ in _lines(message)}


def pictures(message: Shown) -> list[str]:
    """Returns the alt texts of a message's pictures."""
    return [
        item["description"] for part in parts(message) if part["type"] == GALLERY for item in part["items"]
    ]


def answer(result: InteractionResult) -> ResponseMessage:
    """Returns the private answer to an interaction."""
    assert result.acknowledged
    told = result.response if result.response is not None and result.response.ephemeral else None
    private = [message for message in result.followups if message.ephemeral]
    found = told or (private[0] if private else None)
    assert found is not None, f"no private answer: {result}"
    return found


def everything(messages: Iterable[Shown]) -> str:
    """Returns the text and alt texts of some messages."""
    return "\n".join(piece for message in messages for piece in (text(message), *pictures(message)))


__all__ = [
    "Press",
    "Process",
    "World",
    "answer",
    "beside",
    "buttons",
    "everything",
    "list_with",
    "options",
    "parts",
    "pictures",
    "text",
    "to_discord_message",
    "told",
]
