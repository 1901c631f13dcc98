"""Runs a local session: opens the tables, the simulated Discord with our bot, and the page."""

import asyncio
import contextlib
import contextvars
import logging
import signal
import socket
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from hashlib import blake2b
from itertools import count
from pathlib import Path
from typing import TypeVar, cast

import simcord
from simcord.backend.models import Channel

from bot.local.server import HERE, PageServer
from bot.local.session import SERVER, Session
from bot.proof.seed import Scheme
from bot.service.finished.reviews import Background
from bot.service.model.table import Table
from bot.service.running.computers import Computers
from bot.service.showing.pictures import Pictures
from bot.service.tables import Tables, fresh_seed
from bot.store.database.lock import alone_with
from bot.store.database.opening import open_database
from bot.store.rows import GameId, ReactionMode, Status, UserId, names
from bot.text.catalogue import Catalogue
from bot.titles.packs.shelf import Shelf
from bot.titles.title import Words, emoji_of
from bot.ui.client import SYNCED, GameMaster
from bot.ui.kit.rate_limits import no_limits
from bot.ui.process.shards import Shards

log = logging.getLogger(__name__)

T = TypeVar("T")

FIRST_GAME = GameId(1)  # of a database
FIRST_EMOJI = 10**17  # buttons and lists take only IDs as long as Discord's for emoji
LONG_THOUGHT = 60.0  # seconds the computer may think before the page says that it takes long
TICK = 1.0  # seconds between two checks of the real clock

COMPUTER, START = "button-computer", "button-start"
REASON = "a review takes minutes, and a try of a puzzle seconds"


async def play(
    *,
    port: int,
    seed: int | None = None,
    path: Path | None = None,
    title: str | None = None,
    options: Mapping[str, str] | None = None,
    beat: float = 0.0,
    titles: Shelf,
    say: Callable[[str], None],
) -> None:
    """Opens the page, reports its address, and runs until a stop signal.

    With a title, starts a game of it against the computer, unless an earlier game is still in play.
    """
    _check(port)
    stop = _stop_signal()
    async with session_with_bot(path, seed, titles, beat) as (session, tables):
        if title is not None and not await _playing(session, tables):
            await _start_game(session, tables, title, options or {})
        page_server = PageServer(session, tables.catalogue, tuple(titles.values()))
        async with tables.pictures.warming(), page_server.open(port) as page:
            say(page.address)
            await _until(stop, session)


class PortTaken(Exception):
    """Another program already listens on the page's port."""


def _check(port: int) -> None:
    """Raises `PortTaken` early, before the database is opened."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HERE, port))
        except OSError as error:
            raise PortTaken(f"port {port} is taken: choose another with --port") from error


def _stop_signal() -> asyncio.Event:
    """Returns an event that Ctrl-C and SIGTERM set."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: there Ctrl-C cancels instead
            loop.add_signal_handler(name, stop.set)
    return stop


async def _until(stop: asyncio.Event, session: Session) -> None:
    """Keeps the simulated clock in step with the real one until the stop event."""
    while not stop.is_set():
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), TICK)
        try:
            await session.follow_time()
        except Exception:  # already reported where it was raised; the clock keeps running
            log.exception("the clock")


# --- the simulated Discord ---------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def session_with_bot(
    path: Path | None, seed: int | None, titles: Shelf, beat: float = 0.0
) -> AsyncIterator[tuple[Session, Tables]]:
    """Opens a simulated server with our bot in it, and resumes the games of an earlier session."""
    async with _tables(path, seed, titles, beat) as (tables, time):
        client = GameMaster(tables, now=time.now, limits=no_limits(time.now), shards=Shards(1))
        # The page draws emoji by their names, so none are uploaded.
        tables.catalogue.icons.update(
            (name, f"<:{name}:{number}>")
            for number, name in enumerate(emoji_of(titles.values()), FIRST_EMOJI)
        )
        env = time.env = simcord.Env(client, settle_timeout=LONG_THOUGHT)
        tables.reviews.background = Unwaited(env)
        session = Session(env, tables.key_values)
        await session.begin(await tables.views.guild_of(FIRST_GAME))
        places = await _reopen_places(session, tables)
        async with _discord(client, env):
            await _resume_games(session, places)
            yield session, tables
            await client.close()


class Unwaited(Background):
    """Runs work for which the page does not wait: an action is done while a review goes on for minutes.

    The tries of a puzzle are such work, too.
    """

    def __init__(self, env: simcord.Env) -> None:
        self._env = env

    def start(self, work: Coroutine[object, object, T], name: str) -> asyncio.Task[T]:
        # In a context of its own the simulated Discord does not count it as the bot's work.
        return contextvars.Context().run(super().start, work, name)

    async def join(self, task: asyncio.Task[T]) -> T:
        joined = await self._env.external_wait(super().join(task), reason=REASON)
        return cast(T, joined)

    async def is_done(self, work: asyncio.Future[T], within: float) -> bool:
        return bool(await self._env.external_wait(super().is_done(work, within), reason=REASON))


@contextlib.asynccontextmanager
async def _discord(client: GameMaster, env: simcord.Env) -> AsyncIterator[None]:
    """Connects our bot to the simulated Discord."""
    env.backend.bot_user.name = SERVER
    # The simulated Discord is new each time and has no commands yet: forget the ones synced earlier.
    await client.tables.key_values.remember(f"{SYNCED}:{env.backend.application_id}", "")
    await env.start()
    try:
        yield
    finally:
        await env.shutdown()


class _Time:
    """The clock of the simulated Discord; 0 until it has started."""

    env: simcord.Env | None = None

    def now(self) -> float:
        return self.env.now().timestamp() if self.env is not None else 0.0


@contextlib.asynccontextmanager
async def _tables(
    path: Path | None, seed: int | None, titles: Shelf, beat: float
) -> AsyncIterator[tuple[Tables, _Time]]:
    """Opens the tables in the given file, or in a temporary one."""
    time = _Time()
    with tempfile.TemporaryDirectory(prefix="ackack-") as folder:
        where = path or Path(folder) / "tables.db"
        with alone_with(where):
            async with await open_database(where) as database:
                yield (
                    Tables(
                        database,
                        titles,
                        Catalogue(titles.values()),
                        computers=Computers(),
                        pictures=Pictures(),
                        now=time.now,
                        new_seed=_seeds(seed),
                        scheme=Scheme.CUT if seed is None else Scheme.DIRECT,
                        beat=beat,
                        reviews_ends=True,
                    ),
                    time,
                )


def _seeds(seed: int | None) -> Callable[[], bytes]:
    """Returns a source of seeds for new tables; reproducible with a number."""
    if seed is None:
        return fresh_seed
    numbers = count()
    return lambda: blake2b(b"%d:%d" % (seed, next(numbers)), digest_size=32).digest()


# --- games that are there from the beginning ---------------------------------------------------------------


async def _reopen_places(session: Session, tables: Tables) -> list[tuple[Table, Channel]]:
    """Returns the games of an earlier session with their places; the bot must find them when it connects."""
    return [
        (table, _place(session, table, tables.catalogue.words(table.locale, table.title)))
        for table in await _playing(session, tables)
    ]


async def _resume_games(session: Session, places: Sequence[tuple[Table, Channel]]) -> None:
    """Resumes the games of an earlier session: shows the board and the panel to each player."""
    for table, channel in places:
        place = session.handle(channel)
        for guest in session.guests:
            if table.seat_of(UserId(guest.id)) is not None:
                async with session.alone():
                    await guest.member.slash(place, "board")
                    await guest.member.slash(place, "act")


async def _playing(session: Session, tables: Tables) -> list[Table]:
    """Returns the games in play, the earliest first."""
    known = await tables.views.in_guild(session.server.id)
    return [table for table in reversed(known) if table.status is Status.PLAYING]


def _place(session: Session, table: Table, words: Words) -> Channel:
    """Returns the channel of a table; reopens its thread under its old id."""
    backend = session.env.backend
    if table.thread_id is None:
        return backend.get_channel(session.channel.id)
    name = words("thread-name", title=words("title-name"), players=names(table.everyone))
    thread = backend.create_thread(
        session.channel.id, name, backend.bot_user.id, message_id=table.thread_id, broadcast=False
    )
    backend.announce_thread_create(thread)
    return thread


async def _start_game(session: Session, tables: Tables, title: str, options: Mapping[str, str]) -> None:
    """Starts a game as a person would: opens a table, adds the computer, starts."""
    host, channel = session.guests[0].member, session.channel
    async with session.alone():
        await host.slash(channel, "new", game=title, **options)
        table = (await tables.views.at(channel.id))[0]  # the newest table; its host has a seat
        # A person in front of the browser can answer at once, so reactions are asked.
        await tables.standing_orders.set_reactions(table.id, UserId(host.id), ReactionMode.ASK)
        alone = all(chair.is_taken for chair in table.chairs)  # a game for one person
        for label in (START,) if alone else (COMPUTER, START):
            lobby = channel.last_message
            assert lobby is not None, "/new has posted a lobby"
            await host.click(lobby, label=tables.catalogue.words(table.locale)(label))
