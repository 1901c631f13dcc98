"""Starts of a real process while PostgreSQL is away: it waits for the server, as it does for Discord."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.databases import Postgres
from tests.bot.wire.requests import Request
from tests.wire.double import Double
from tests.wire.process import Bot, until

pytestmark = pytest.mark.slow  # a real process takes seconds to start

AWAY = "PostgreSQL cannot be reached"


@pytest.fixture
async def bot(double: Double, postgres: Postgres, tmp_path: Path) -> AsyncIterator[Bot]:
    """A bot on a PostgreSQL server that has crashed."""
    bot = Bot(double, postgres.at(tmp_path).url, tmp_path / "log.txt")
    postgres.crash()
    try:
        yield bot
    finally:
        if not bot.ended:
            await bot.kill()
        if not postgres.is_running:
            postgres.start()


async def test_a_start_waits_for_the_database(bot: Bot, postgres: Postgres, double: Double) -> None:
    await bot.start(wait=False)
    await until(lambda: AWAY in bot.said() or bot.ended)
    assert not bot.ended, bot.said()
    postgres.start()
    await until(lambda: double.gateway.connected() or bot.ended)
    assert await bot.stop() == 0
    assert bot.said().count(f"{AWAY}, it is tried again") == 1
    assert "Traceback" not in bot.said()


async def test_a_process_that_waits_for_the_database_stops_as_asked(bot: Bot) -> None:
    await bot.start(wait=False)
    await until(lambda: AWAY in bot.said() or bot.ended)
    assert await bot.stop() == 0
    assert "Traceback" not in bot.said()


@pytest.mark.parametrize("url", ["postgresql://localhost:1/nowhere", "postgresql://no-such-host.invalid/x"])
async def test_a_server_that_nobody_knows_yet_is_waited_for(double: Double, tmp_path: Path, url: str) -> None:
    """A container of the server that starts later has neither a port nor a name before."""
    bot = Bot(double, url, tmp_path / "log.txt")
    await bot.start(wait=False)
    await until(lambda: AWAY in bot.said() or bot.ended)
    assert await bot.stop() == 0
    assert "Traceback" not in bot.said()


async def test_a_database_that_goes_away_in_the_middle_of_the_start_is_waited_for(
    bot: Bot, postgres: Postgres, double: Double
) -> None:
    postgres.start()

    async def crash_at_login(request: Request, done: bool) -> None:
        if postgres.is_running and not done:
            await asyncio.to_thread(postgres.crash)

    double.faults.append(crash_at_login)
    await bot.start(wait=False)
    await until(lambda: f"{AWAY}, it is tried again" in bot.said() or bot.ended)
    assert not bot.ended, bot.said()
    double.faults.clear()
    postgres.start()
    await until(lambda: double.gateway.connected() or bot.ended)
    assert await bot.stop() == 0, bot.said()
    assert "Traceback" not in bot.said()
