"""A short siege: a killed bot loses nothing, doubles nothing and leaves nothing behind."""

from pathlib import Path

import pytest

from tests.bot.databases import Postgres
from tests.wire.siege import besiege


@pytest.mark.slow
async def test_kills_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    result = await besiege(str(tmp_path / "tables.db"), tmp_path, kills=3, tables=4, seed=7)
    assert not result.faults, "\n".join(result.faults)
    assert result.told > 0


@pytest.mark.slow
async def test_what_a_killed_process_leaves_is_taken_over(tmp_path: Path, postgres: Postgres) -> None:
    address = postgres.at(tmp_path).url
    result = await besiege(address, tmp_path, kills=2, tables=4, seed=3, processes=2, server=postgres)
    assert not result.faults, "\n".join(result.faults)
    assert result.told > 0
