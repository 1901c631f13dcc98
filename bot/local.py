"""`ackack play`: the same client, unchanged, on SimCord's simulated Discord, in a browser."""

import asyncio
import contextlib
import signal
import socket
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from hashlib import blake2b
from itertools import count
from pathlib import Path
from typing import Any

import simcord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.preview import Preview

from bot.client import SYNCED, GameMaster
from bot.proof.seed import Scheme
from bot.service.computers import Computers
from bot.service.pictures import Pictures
from bot.service.tables import Tables, fresh_seed
from bot.store.database import Database
from bot.store.rows import Reactions, Status, UserId
from bot.text.catalogue import ENGLISH, Catalogue
from bot.titles.title import AnyTitle

SERVER, CHANNEL = "Ack-Ack", "table"
PLAYER, FRIEND = "Alex", "Kim"  # the two people to switch between; the first sits at the table
PATIENCE = 60.0  # seconds the computer may think before the page says that something hangs
LOOK_EVERY = 0.2  # seconds between two looks whether a page has missed something

JOIN, COMPUTER, START = "button-join", "button-computer", "button-start"


async def play(
    *,
    port: int,
    seed: int | None = None,
    path: Path | None = None,
    title: str | None = None,
    options: Mapping[str, str] | None = None,
    titles: Sequence[AnyTitle],
    say: Callable[[str], None],
) -> None:
    """Opens a table against the computer, tells its address, and goes on until told to stop."""
    _check(port)
    stop = _asked_to_stop()
    async with _tables(path, seed, titles) as (tables, world):
        client = GameMaster(tables, now=world.now)
        words = tables.catalogue.words(ENGLISH)
        async with _discord(client) as env:
            world.env = env
            channel, people = await _seat(env, tables, title or titles[0].id, options or {})
            async with env.preview(channel, viewers=people, layout="channel", port=port) as page:
                say(words("local-address", address=page.url))
                await _keep_up(env, page, stop)
            await client.close()


class PortTaken(Exception):  # noqa: N818 - named for what it says
    """Another program listens where the page was to be."""


def _check(port: int) -> None:
    """Raises `PortTaken` at once rather than when the table is laid."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError as error:
            raise PortTaken(f"port {port} is taken: choose another with --port") from error


def _asked_to_stop() -> asyncio.Event:
    """Returns what Ctrl-C and SIGTERM set."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # not on Windows: there Ctrl-C cancels instead
            loop.add_signal_handler(name, stop.set)
    return stop


@contextlib.asynccontextmanager
async def _discord(client: GameMaster) -> AsyncIterator[simcord.Env]:
    """The simulated Discord with our bot in it, under its own name."""
    env = simcord.Env(client, settle_timeout=PATIENCE)
    env.backend.bot_user.name = SERVER
    # This Discord is new every time, whatever the database says: it has been told no commands.
    await client.tables.notes.remember(f"{SYNCED}:{env.backend.application_id}", "")
    await env.start()
    try:
        with env.time_context():
            yield env
    finally:
        await env.shutdown()


class _World:
    """The time of the simulated Discord, which is not ours."""

    env: simcord.Env | None = None

    def now(self) -> float:
        return self.env.now().timestamp() if self.env is not None else 0.0


@contextlib.asynccontextmanager
async def _tables(
    path: Path | None, seed: int | None, titles: Sequence[AnyTitle]
) -> AsyncIterator[tuple[Tables, _World]]:
    """Tables in the given file, or in one that is gone afterwards."""
    world = _World()
    with tempfile.TemporaryDirectory(prefix="ackack-") as folder:
        database = await Database.open(path or Path(folder) / "tables.db")
        try:
            yield (
                Tables(
                    database,
                    {title.id: title for title in titles},
                    Catalogue(titles),
                    computers=Computers(),
                    pictures=Pictures(),
                    now=world.now,
                    new_seed=_seeds(seed),
                    scheme=Scheme.SHARED if seed is None else Scheme.DIRECT,
                ),
                world,
            )
        finally:
            await database.close()


def _seeds(seed: int | None) -> Callable[[], bytes]:
    """Chance for each new table; the same again for the same number."""
    if seed is None:
        return fresh_seed
    numbers = count()
    return lambda: blake2b(b"%d:%d" % (seed, next(numbers)), digest_size=32).digest()


async def _seat(
    env: simcord.Env, tables: Tables, title: str, options: Mapping[str, str]
) -> tuple[ChannelHandle, list[MemberActor]]:
    """Does what people do: joins a server, opens a table, sits down opposite the computer, starts."""
    server = env.create_guild(SERVER)
    channel = server.create_text_channel(CHANNEL)
    people = [
        server.add_member(env.create_user(name.casefold(), global_name=name)) for name in (PLAYER, FRIEND)
    ]
    # The simulated clock starts at a fixed date, and numbers are made from it: people keep theirs from one
    # evening to the next, but what they do from now on must not look like what they did before.
    await env.advance_time(max(0.0, time.time() - env.now().timestamp()))
    host, words = people[0], tables.catalogue.words(ENGLISH)
    if any(table.status is Status.PLAYING for table in await tables.views.at(channel.id)):
        await host.slash(channel, "board")  # a game of an earlier evening goes on
        await host.slash(channel, "act")
        return channel, people
    await host.slash(channel, "new", game=title, where="here", **options)
    for label in (JOIN, COMPUTER, START):
        if label == COMPUTER and all(chair.taken for chair in (await tables.views.at(channel.id))[0].chairs):
            continue  # a game for one
        lobby = channel.last_message
        assert lobby is not None, "/new has posted a lobby"
        await host.click(lobby, label=words(label))
        if label == JOIN:
            await _be_asked(tables, channel, host)
    return channel, people


async def _be_asked(tables: Tables, channel: ChannelHandle, host: MemberActor) -> None:
    """Who plays in a browser sits in front of it: they are asked when they could react."""
    table = (await tables.views.at(channel.id))[0]  # the latest
    await tables.standing_orders.set_reactions(table.id, UserId(host.id), Reactions.ASK)


async def _keep_up(env: simcord.Env, page: Preview, stop: asyncio.Event) -> None:
    """Shows on every open page what happens there by itself or by another's hand, until told to stop."""
    changes = _Changes(page)
    env.backend.subscribers.append(changes.heard)
    closed = asyncio.create_task(page.wait_closed())
    stopped = asyncio.create_task(stop.wait())
    try:
        while not await _either(closed, stopped):
            await changes.publish()
    finally:
        closed.cancel()
        stopped.cancel()
        env.backend.subscribers.remove(changes.heard)


async def _either(*events: "asyncio.Task[Any]") -> bool:
    done, _ = await asyncio.wait(events, timeout=LOOK_EVERY, return_when=asyncio.FIRST_COMPLETED)
    return bool(done)


class _Changes:
    """Notices what the pages have not been shown: SimCord draws only the page on which somebody acted."""

    ALONE = 2  # pages SimCord counts when one browser looks: its own and the browser's

    def __init__(self, page: Preview) -> None:
        self._page = page
        self._missed = False

    def heard(self, event: str, payload: Any) -> None:
        """Listens to everything that happens in the simulated Discord."""
        acting = self._page._active_action is not None
        if event.startswith("MESSAGE_") and not (acting and len(self._page._pages) <= self.ALONE):
            self._missed = True

    async def publish(self) -> None:
        """Draws the pages again, unless somebody is just acting: then next time."""
        if not self._missed:
            return
        with contextlib.suppress(simcord.SetupError, TimeoutError):
            await self._page.refresh()
            self._missed = False
