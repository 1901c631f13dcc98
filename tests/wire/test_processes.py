"""Several processes of one bot on one PostgreSQL: they share its servers, and take over from each other."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path

import pytest

from tests.bot.databases import Postgres
from tests.wire.double import Double
from tests.wire.gateway import shard_of
from tests.wire.players import is_move, offered
from tests.wire.process import Bot, until
from tests.wire.siege import TAKEOVER

pytestmark = pytest.mark.slow  # real processes take seconds to start

ANNA = 71


@asynccontextmanager
async def _processes(double: Double, where: str, logs: Path, number: int) -> AsyncIterator[list[Bot]]:
    """Processes that were started at the same time."""
    bots = [Bot(double, where, logs / f"log-{each}.txt", f"bot-{each}") for each in range(number)]
    try:
        await asyncio.gather(*(bot.start(wait=False) for bot in bots))
        yield bots
    finally:
        for bot in bots:
            if not bot.ended:
                bot.thaw()
                await bot.kill()


async def test_processes_started_together_share_the_servers_evenly(
    tmp_path: Path, postgres: Postgres
) -> None:
    double = Double(shards=4, at_once=1)
    async with double.open(), _processes(double, postgres.at(tmp_path).url, tmp_path, 2) as bots:
        await until(lambda: sorted(len(bot.shards) for bot in bots) == [2, 2])
        await until(lambda: double.gateway.connected(4))
        times = double.gateway.identified_at
        assert all(later - one > 4.5 for one, later in pairwise(times)), times
        assert [await bot.stop() for bot in bots] == [0, 0]
        assert not any("Traceback" in bot.said() for bot in bots)
    assert not double.complaints, double.complaints


async def test_a_table_goes_on_when_its_process_is_killed_and_when_it_is_held_up(
    tmp_path: Path, postgres: Postgres
) -> None:
    double = Double(shards=2)
    async with double.open(), _processes(double, postgres.at(tmp_path).url, tmp_path, 2) as bots:
        await until(lambda: sorted(bot.shards for bot in bots) == [[0], [1]])
        first, second = sorted(bots, key=lambda bot: bot.shards)
        thread = await _table(double, _channel_of(double, second))
        await _play_in_private(double, thread, first, second)
        await second.kill()
        await until(lambda: first.shards == [0, 1], within=TAKEOVER)
        await until((await double.command(ANNA, "act", place=thread)).told.is_set)
        await second.start(wait=False)
        await until(lambda: len(second.shards) == 1)
        second.freeze()
        await until(lambda: first.shards == [0, 1], within=TAKEOVER)
        second.thaw()
        await until(lambda: second.shards != first.shards and len(second.shards) == 1)
        assert not any("Traceback" in bot.said() for bot in bots)
    assert not double.complaints, double.complaints


def _channel_of(double: Double, bot: Bot) -> int:
    """Returns a channel of a server that a process has."""
    servers = double.world.servers.items()
    return next(channel for guild, channel in servers if shard_of(guild, double.shards) in bot.shards)


async def _table(double: Double, channel: int) -> int:
    """Starts a game on a server; returns its thread."""
    await until((await double.command(ANNA, "new", place=channel, game="falling_skies")).told.is_set)
    await until(lambda: double.world.channels[channel].messages)
    (lobby,) = double.world.channels[channel].messages.values()
    await double.press(ANNA, lobby, "l:1:start")
    number = int(lobby["id"])  # its thread has the same
    await until(lambda: number in double.world.channels and double.world.channels[number].messages)
    return number


async def _play_in_private(double: Double, thread: int, hears: Bot, posts: Bot) -> None:
    """Plays a move from a direct message: it arrives at one process, and another shows it."""
    asked = await double.command(ANNA, "act", place=thread)
    await until(asked.told.is_set)
    custom_id, values = next(offered(asked.words[-1]))
    while not is_move(custom_id, values):
        asked = await double.press(ANNA, asked.words[-1], custom_id, *values)
        await until(asked.told.is_set)
        custom_id, values = next(offered(asked.words[-1]))
    before = len(double.requests)
    pressed = await double.press(ANNA, double.in_private(ANNA, asked.words[-1]), custom_id, *values)
    await until(pressed.told.is_set)
    shows = f"/channels/{thread}/messages"
    await until(lambda: any(request.path.startswith(shows) for request in double.requests[before:]))
    told = double.requests[before:]
    assert {request.process for request in told if request.path.startswith(shows)} == {posts.name}
    assert {request.process for request in told if "callback" in request.path} == {hears.name}
