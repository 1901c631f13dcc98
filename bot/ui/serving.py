"""Being on Discord until asked to stop, or until it will not have us; tried again where it is not there."""

import asyncio
import contextlib
import gc
import logging
import signal
import time
from collections.abc import Callable, Iterator

import discord
from discord.gateway import ReconnectWebSocket

from bot.ui.client import GameMaster
from bot.ui.kit.discord_errors import UNREACHABLE
from bot.ui.process.heartbeat import Heartbeat

log = logging.getLogger(__name__)

A_MOMENT = 1.0  # seconds for discord.py to notice that it is closed
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0  # seconds between two tries to reach Discord
MINUTE = 60.0
FOR_GOOD = (4004, 4010, 4011, 4012, 4013, 4014)  # how the gateway closes on what will not change by itself
TOO_MANY = 429  # from a machine in front of Discord; Discord's own are waited for

MAY_PASS = (
    *UNREACHABLE,
    discord.GatewayNotFound,
    ReconnectWebSocket,
    discord.HTTPException,
    discord.ConnectionClosed,
)


def spare_the_collector() -> None:
    """Takes what stays as long as the process, words above all, out of what is searched for garbage.

    A full search walks through everything that is alive and holds the event loop meanwhile: for a fifth of
    a second, with the words of all games and languages among it.
    """
    gc.collect()
    gc.freeze()


@contextlib.contextmanager
def stop_signals() -> Iterator[asyncio.Event]:
    """Listens for what asks a process to stop; the event is set then."""
    loop, asked, signals = asyncio.get_running_loop(), asyncio.Event(), (signal.SIGINT, signal.SIGTERM)
    for name in signals:
        loop.add_signal_handler(name, asked.set)
    try:
        yield asked
    finally:
        for name in signals:
            loop.remove_signal_handler(name)


async def keep_serving(new_client: Callable[[], GameMaster], token: str) -> None:
    """Serves until asked to stop; where Discord cannot be reached, tries again after growing pauses."""
    pause, said = FIRST_PAUSE, -MINUTE
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
    """Runs until Discord refuses or the process is asked to stop; then closes cleanly."""
    heartbeat = Heartbeat(
        client.tables.notes,
        lambda: client.is_ready() and not client.is_closed(),
        is_shared=client.shares.is_shared,
    )
    async with client, client.tables.pictures.warming():
        running, stop = asyncio.create_task(client.start(token)), asyncio.create_task(asked.wait())
        heartbeat.start()
        try:
            await asyncio.wait({running, stop}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            stop.cancel()
            await heartbeat.stop()
            await client.close()
            await asyncio.wait({running}, timeout=A_MOMENT)
    if asked.is_set():
        log.info("stopped as asked")
        running.cancel()
    else:
        running.result()  # raises why Discord would have us no longer


def _may_pass(error: Exception) -> bool:
    """Tells whether Discord may have us after a while, with nothing changed here."""
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
