"""Runs the client until a stop signal; retries while Discord or the database is unreachable."""

import asyncio
import contextlib
import gc
import logging
import signal
import time
from collections.abc import Callable, Iterator

import discord

from bot.durations import DAY, MINUTE
from bot.store.database.interface import Database, ServerAway
from bot.store.database.opening import Address, open_database, unreachable
from bot.ui.client import GameMaster
from bot.ui.kit.discord_errors import UNREACHABLE
from bot.ui.process.discord_internals import ReconnectWebSocket
from bot.ui.process.heartbeat import Heartbeat

log = logging.getLogger(__name__)

OLDEST = 2  # the generation of a full collection
LONG_COLLECTION = 0.008  # seconds of processor time
THRESHOLDS = (10_000, 20, 20)  # objects until a young collection, and young ones until an older one
HANDOVER = 20.0  # seconds for other processes to take over the shards of one that stops
A_MOMENT = 1.0  # seconds for discord.py to notice that it is closed
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0  # seconds between attempts to connect
FOR_GOOD = (4004, 4010, 4011, 4012, 4013, 4014)  # permanent close codes of the gateway
TOO_MANY = 429  # from a proxy; discord.py waits for Discord's own

MAY_PASS = (
    *UNREACHABLE,
    discord.GatewayNotFound,
    ReconnectWebSocket,
    discord.HTTPException,
    discord.ConnectionClosed,
)


def spare_the_collector() -> None:
    """Excludes long-lived objects, the words and later the tables, from garbage collection.

    A full collection visits all live objects and blocks the event loop meanwhile: for a fifth of a second,
    with the words of all games and languages. Young collections are rarer than usual: nearly all objects of a
    move are freed without them.
    """
    gc.set_threshold(*THRESHOLDS)
    gc.callbacks[:] = [one for one in gc.callbacks if not isinstance(one, ShortCollections)]
    gc.collect()
    gc.freeze()
    gc.collect()  # the collector waits for a quarter as many objects as its last full collection has seen
    gc.callbacks.append(ShortCollections())


class ShortCollections:
    """A callback of the garbage collector that keeps full collections short.

    Survivors of a long collection are excluded from the next ones; once a day everything is collected again.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._all_at = now()
        self._began = 0.0

    def __call__(self, phase: str, info: dict[str, int]) -> None:
        if info["generation"] != OLDEST:
            return
        if phase == "start":
            self._began = time.thread_time()
            if self._now() - self._all_at >= DAY:
                self._all_at = self._now()
                gc.unfreeze()
        elif time.thread_time() - self._began >= LONG_COLLECTION:
            gc.freeze()


@contextlib.contextmanager
def stop_signals() -> Iterator[asyncio.Event]:
    """Handles SIGINT and SIGTERM, which set the event."""
    loop, asked, signals = asyncio.get_running_loop(), asyncio.Event(), (signal.SIGINT, signal.SIGTERM)
    for name in signals:
        loop.add_signal_handler(name, asked.set)
    try:
        yield asked
    finally:
        for name in signals:
            loop.remove_signal_handler(name)


class Retries:
    """Growing pauses between attempts, which end at a stop signal, and one warning a minute."""

    def __init__(self, asked: asyncio.Event) -> None:
        self._asked = asked
        self._pause = FIRST_PAUSE
        self._said = float(-MINUTE)

    def begin_again(self) -> None:
        """Notes that an attempt has succeeded for a while: the next pause is short."""
        self._pause = FIRST_PAUSE / 2

    async def pause(self, what: str, error: Exception) -> None:
        """Logs what cannot be reached, and waits before the next attempt."""
        self._pause = min(LONGEST_PAUSE, 2 * self._pause)
        if time.monotonic() - self._said >= MINUTE:
            self._said = time.monotonic()
            log.warning("%s cannot be reached, it is tried again and again: %s", what, _name_of(error))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._asked.wait(), self._pause)


async def open_when_reachable(where: Address, asked: asyncio.Event) -> Database | None:
    """Opens a database, and waits for a server that is away; None: a stop signal came first."""
    retries = Retries(asked)
    while not asked.is_set():
        try:
            return await open_database(where)
        except ServerAway as error:
            await retries.pause("PostgreSQL", error)
    return None


async def keep_serving(new_client: Callable[[], GameMaster], token: str, asked: asyncio.Event) -> None:
    """Serves until a stop signal; if Discord or the database is away, retries after growing pauses."""
    retries, of_database = Retries(asked), unreachable()
    passing: tuple[type[Exception], ...] = (*MAY_PASS, *of_database)
    while not asked.is_set():
        client = new_client()
        try:
            await serve(client, token, asked)
        except passing as error:
            if not _may_pass(error):
                raise
            if client.is_ready():
                retries.begin_again()
            await retries.pause("PostgreSQL" if isinstance(error, of_database) else "Discord", error)


async def serve(client: GameMaster, token: str, asked: asyncio.Event) -> None:
    """Runs the client until it fails or the event is set, then closes it cleanly."""
    heartbeat = Heartbeat(
        client.tables.key_values,
        lambda: client.is_ready() and not client.is_closed(),
        client.pulse,
        deaf=client.deaf_shards,
        is_shared=client.shares.is_shared,
    )
    async with client, client.tables.pictures.warming():
        running, stop = asyncio.create_task(client.start(token)), asyncio.create_task(asked.wait())
        heartbeat.start()
        try:
            await asyncio.wait({running, stop}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            stop.cancel()
            if asked.is_set():
                await client.shares.hand_over(HANDOVER)
            await heartbeat.stop()
            await client.close()
            await asyncio.wait({running}, timeout=A_MOMENT)
    if asked.is_set():
        log.info("stopped as asked")
        running.cancel()
    else:
        running.result()  # raises the error of the client


def _may_pass(error: Exception) -> bool:
    """Tells whether an error is transient."""
    match error:
        case discord.LoginFailure():
            return False
        case discord.ConnectionClosed(code=code):
            return code not in FOR_GOOD
        case discord.HTTPException(status=status):
            return status >= 500 or status == TOO_MANY
    return True


def _name_of(error: Exception) -> str:
    return f"{type(error).__name__} {error}".strip()
