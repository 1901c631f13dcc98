"""The life of a local evening: tables, the simulated Discord with our bot in it, the page, the end."""

import asyncio
import contextlib
import logging
import signal
import socket
import tempfile
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from hashlib import blake2b
from itertools import count
from pathlib import Path

import simcord
from simcord.backend.models import Channel

from bot.local.server import HERE, PageServer
from bot.local.session import SERVER, Evening
from bot.proof.seed import Scheme
from bot.service.model.table import Table
from bot.service.running.computers import Computers
from bot.service.showing.pictures import Pictures
from bot.service.tables import Tables, fresh_seed
from bot.store.database.lock import alone_with
from bot.store.database.opening import open_database
from bot.store.rows import ReactionMode, Status, UserId
from bot.text.catalogue import Catalogue
from bot.titles.title import AnyTitle, Words
from bot.ui.client import SYNCED, GameMaster
from bot.ui.kit.rate_limits import no_limits
from bot.ui.process.shards import Shards

log = logging.getLogger(__name__)

PATIENCE = 60.0  # seconds the computer may think before the page says that it takes long
TICK = 1.0  # seconds between two looks at the real clock

COMPUTER, START = "button-computer", "button-start"


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
    """Opens the page, tells its address, and goes on until told to stop.

    With a title, a game of it against the computer is begun at once, unless an earlier one goes on.
    """
    _check(port)
    stop = _stop_signal()
    async with evening_with_bot(path, seed, titles) as (evening, tables):
        if title is not None and not await _playing(evening, tables):
            await _begin(evening, tables, title, options or {})
        page_server = PageServer(evening, tables.catalogue, tuple(titles))
        async with tables.pictures.warming(), page_server.open(port) as page:
            say(page.address)
            await _until(stop, evening)


class PortTaken(Exception):  # noqa: N818 - named for what it says
    """Another program listens where the page was to be."""


def _check(port: int) -> None:
    """Raises `PortTaken` at once rather than when the table is laid."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HERE, port))
        except OSError as error:
            raise PortTaken(f"port {port} is taken: choose another with --port") from error


def _stop_signal() -> asyncio.Event:
    """Returns what Ctrl-C and SIGTERM set."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # not on Windows: there Ctrl-C cancels instead
            loop.add_signal_handler(name, stop.set)
    return stop


async def _until(stop: asyncio.Event, evening: Evening) -> None:
    """Keeps the simulated clock with the real one until told to stop."""
    while not stop.is_set():
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), TICK)
        try:
            await evening.follow_time()
        except Exception:  # what went wrong while time passed has been told; the clock goes on
            log.exception("the clock")


# --- the simulated Discord ---------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def evening_with_bot(
    path: Path | None, seed: int | None, titles: Sequence[AnyTitle]
) -> AsyncIterator[tuple[Evening, Tables]]:
    """A simulated server with our bot in it, and the games of an earlier evening going on."""
    async with _tables(path, seed, titles) as (tables, time):
        client = GameMaster(tables, now=time.now, limits=no_limits(time.now), shards=Shards(1))
        async with _discord(client) as env:
            time.env = env
            evening = Evening(env, tables.key_values)
            await evening.begin()
            await _go_on(evening, tables)
            yield evening, tables
            await client.close()


@contextlib.asynccontextmanager
async def _discord(client: GameMaster) -> AsyncIterator[simcord.Env]:
    """The simulated Discord with our bot in it, under its own name."""
    env = simcord.Env(client, settle_timeout=PATIENCE)
    env.backend.bot_user.name = SERVER
    # This Discord is new every time, whatever the database says: it has been told no commands.
    await client.tables.key_values.remember(f"{SYNCED}:{env.backend.application_id}", "")
    await env.start()
    try:
        yield env
    finally:
        await env.shutdown()


class _Time:
    """The time of the simulated Discord, which is not ours."""

    env: simcord.Env | None = None

    def now(self) -> float:
        return self.env.now().timestamp() if self.env is not None else 0.0


@contextlib.asynccontextmanager
async def _tables(
    path: Path | None, seed: int | None, titles: Sequence[AnyTitle]
) -> AsyncIterator[tuple[Tables, _Time]]:
    """Tables in the given file, or in one that is gone afterwards."""
    time = _Time()
    with tempfile.TemporaryDirectory(prefix="ackack-") as folder:
        where = path or Path(folder) / "tables.db"
        with alone_with(where):
            async with await open_database(where) as database:
                yield (
                    Tables(
                        database,
                        {title.id: title for title in titles},
                        Catalogue(titles),
                        computers=Computers(),
                        pictures=Pictures(),
                        now=time.now,
                        new_seed=_seeds(seed),
                        scheme=Scheme.SHARED if seed is None else Scheme.DIRECT,
                    ),
                    time,
                )


def _seeds(seed: int | None) -> Callable[[], bytes]:
    """Chance for each new table; the same again for the same number."""
    if seed is None:
        return fresh_seed
    numbers = count()
    return lambda: blake2b(b"%d:%d" % (seed, next(numbers)), digest_size=32).digest()


# --- games that are there from the beginning ---------------------------------------------------------------


async def _go_on(evening: Evening, tables: Tables) -> None:
    """Lays the games of an earlier evening out again, each with its board for those who play."""
    for table in await _playing(evening, tables):
        words = tables.catalogue.words(table.locale, table.title)
        place = evening.handle(_place(evening, table, words))
        for guest in evening.guests:
            if table.seat_of(UserId(guest.id)) is not None:
                async with evening.alone():
                    await guest.member.slash(place, "board")
                    await guest.member.slash(place, "act")


async def _playing(evening: Evening, tables: Tables) -> list[Table]:
    """Returns the games that are on, the earliest first."""
    known = await tables.views.in_guild(evening.server.id)
    return [table for table in reversed(known) if table.status is Status.PLAYING]


def _place(evening: Evening, table: Table, words: Words) -> Channel:
    """Returns where a table is played; its thread is opened again, under its old number."""
    backend = evening.env.backend
    if table.thread_id is None:
        return backend.get_channel(evening.channel.id)
    players = ", ".join(person.name for person in table.everyone)
    name = words("thread-name", title=words("title-name"), players=players)
    thread = backend.create_thread(
        evening.channel.id, name, backend.bot_user.id, message_id=table.thread_id, broadcast=False
    )
    backend.announce_thread_create(thread)
    return thread


async def _begin(evening: Evening, tables: Tables, title: str, options: Mapping[str, str]) -> None:
    """Does what people do: opens a table, takes in the computer, starts."""
    host, channel = evening.guests[0].member, evening.channel
    async with evening.alone():
        await host.slash(channel, "new", game=title, **options)
        table = (await tables.views.at(channel.id))[0]  # the latest; whoever opens a table sits at it
        # Who plays in a browser sits in front of it: they are asked.
        await tables.standing_orders.set_reactions(table.id, UserId(host.id), ReactionMode.ASK)
        alone = all(chair.is_taken for chair in table.chairs)  # a game for one
        for label in (START,) if alone else (COMPUTER, START):
            lobby = channel.last_message
            assert lobby is not None, "/new has posted a lobby"
            await host.click(lobby, label=tables.catalogue.words(table.locale)(label))
