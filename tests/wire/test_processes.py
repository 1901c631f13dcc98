"""Several processes of one bot on one PostgreSQL: they share its guilds, and take over from each other."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path

import pytest

from tests.bot.databases import Postgres
from tests.wire.books import Books
from tests.wire.callers import Callers
from tests.wire.double import Double
from tests.wire.gateway import shard_of
from tests.wire.players import Player
from tests.wire.process import Bot, until
from tests.wire.siege import TAKEOVER, playing

pytestmark = pytest.mark.slow  # real processes take seconds to start

ANNA = 71


@asynccontextmanager
async def _processes(double: Double, where: str, logs: Path, number: int) -> AsyncIterator[list[Bot]]:
    """Starts processes at the same time."""
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
    double, where = Double(shards=2), postgres.at(tmp_path).url
    async with double.open(), _processes(double, where, tmp_path, 2) as bots:
        await until(lambda: sorted(bot.shards for bot in bots) == [[0], [1]])
        first, second = sorted(bots, key=lambda bot: bot.shards)
        player = Player(double, ANNA, "falling_skies", 1, _channel_of(double, second), privately=1.0)
        async with playing([player]):
            await _some_moves(player, Books(where))
            assert _askers(double, f"/channels/{player.thread}/messages") == {second.name}, (
                "whose table it is"
            )
            # Presses in direct messages arrive at the first.
            await until(lambda: _askers(double, "/interactions/") == {first.name, second.name})
            await second.kill()
            await until(lambda: first.shards == [0, 1], within=TAKEOVER)
            await _some_moves(player, Books(where))
            await second.start(wait=False)
            await until(lambda: len(second.shards) == 1)
            second.freeze()
            await until(lambda: first.shards == [0, 1], within=TAKEOVER)
            second.thaw()
            await until(lambda: len(first.shards) == len(second.shards) == 1)
            await _some_moves(player, Books(where))
    assert not double.complaints, double.complaints


async def _some_moves(player: Player, books: Books) -> None:
    before = books.rows(player.server)
    await until(lambda: books.rows(player.server) > before + 1)


def _askers(double: Double, path: str) -> set[str]:
    """Returns the processes that have sent requests there."""
    return {request.process for request in double.requests if request.path.startswith(path)}


def _channel_of(double: Double, bot: Bot) -> int:
    """Returns a channel of a guild that a process serves."""
    servers = double.world.servers.items()
    return next(channel for guild, channel in servers if shard_of(guild, double.shards) in bot.shards)


HANDOVERS = 3


@pytest.mark.parametrize("at_once", [1, 4])
async def test_no_press_is_lost_when_shards_change_hands_in_peace(
    tmp_path: Path, postgres: Postgres, at_once: int
) -> None:
    """Processes join and stop, as in a rolling update: the next holder listens before the last hangs up."""
    double, where = Double(shards=2, at_once=at_once), postgres.at(tmp_path).url
    async with double.open(), _processes(double, where, tmp_path, 2) as bots:
        await until(lambda: sorted(bot.shards for bot in bots) == [[0], [1]])
        callers = Callers(double)
        async with callers.calling():
            for number in range(HANDOVERS):
                bot = bots[number % 2]
                assert await bot.stop() == 0, bot.said()
                await bot.start(wait=False)
                await until(lambda: sorted(bot.shards for bot in bots) == [[0], [1]])
    assert len(callers.calls) > 20
    assert callers.lost() == []
    assert callers.deafness.longest() == {}
    assert not any("Traceback" in bot.said() for bot in bots)
    assert not double.complaints, double.complaints
