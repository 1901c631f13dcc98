"""Fixtures: a double of Discord, and a bot connected to it."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.bot import databases
from tests.bot.databases import Postgres
from tests.wire.double import Double
from tests.wire.process import Bot


@pytest.fixture
async def double() -> AsyncIterator[Double]:
    """Fails a test that sent a request Discord would reject."""
    double = Double()
    async with double.open():
        yield double
    assert not double.complaints, "\n".join(double.complaints)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server that keeps committed data even when it crashes."""
    with databases.postgres(databases.SURE) as server:
        yield server


@pytest.fixture
async def bot(double: Double, tmp_path: Path) -> AsyncIterator[Bot]:
    """A bot that is not started yet; killed at the end if still running."""
    bot = Bot(double, str(tmp_path / "tables.db"), tmp_path / "log.txt")
    yield bot
    if not bot.ended:
        await bot.kill()
