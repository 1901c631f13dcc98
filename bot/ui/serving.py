"""Runs the client until a stop signal; reconnects while Discord is unreachable."""

import asyncio
import contextlib
import gc
import logging
import signal
import time
from collections.abc import Callable, Iterator

import discord

from bot.durations import MINUTE
from bot.ui.client import GameMaster
from bot.ui.kit.discord_errors import UNREACHABLE
from bot.ui.process.discord_internals import ReconnectWebSocket
from bot.ui.process.heartbeat import Heartbeat

log = logging.getLogger(__name__)

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
    """Excludes long-lived objects, mostly the words, from garbage collection.

    A full collection visits all live objects and blocks the event loop meanwhile: for a fifth of a second,
    with the words of all games and languages.
    """
    gc.collect()
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


async def keep_serving(new_client: Callable[[], GameMaster], token: str) -> None:
    """Serves until a stop signal; if Discord is unreachable, retries after growing pauses."""
    pause, said = FIRST_PAUSE, float(-MINUTE)
    with stop_signals() as asked:
        while not asked.is_set():
            client = new_client()
            try:
                await serve(client, token, asked)
            except MAY_PASS as error:
                if not _may_pass(error):
                    raise
                pause = FIRST_PAUSE if client.is_ready() else min(LONGEST_PAUSE, 2 * pause)
                if time.monotonic() - said >= MINUTE:
                    said = time.monotonic()
                    log.warning("Discord cannot be reached, it is tried again and again: %s", _name_of(error))
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(asked.wait(), pause)


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
