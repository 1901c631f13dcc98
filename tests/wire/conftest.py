"""A double of Discord, and a bot in front of it."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.bot import databases
from tests.bot.databases import Postgres
from tests.wire.double import Double
from tests.wire.process import Bot


@pytest.fixture
async def double() -> AsyncIterator[Double]:
    """Fails a test in which something was sent that Discord would not take."""
    double = Double()
    async with double.open():
        yield double
    assert not double.complaints, "\n".join(double.complaints)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that keeps what it has said to be written, also when it crashes."""
    with databases.postgres(databases.SURE) as server:
        yield server


@pytest.fixture
async def bot(double: Double, tmp_path: Path) -> AsyncIterator[Bot]:
    """A process that has not been started yet; whatever happens, none is left."""
    bot = Bot(double, str(tmp_path / "tables.db"), tmp_path / "log.txt")
    yield bot
    if not bot.ended:
        await bot.kill()
