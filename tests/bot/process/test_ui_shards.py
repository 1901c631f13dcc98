"""The pace at which shards connect, and the shards of a process."""

import asyncio

import pytest

from bot.store.database.shard_part import EVERYTHING
from bot.ui.process.shards import SPACING, Gateway, Shards

BOT = 1100
GATEWAY = Gateway(url="wss://gateway.example", advised=4, at_once=2)


async def test_one_process_takes_all_shards_as_many_as_are_advised_unless_it_is_told() -> None:
    assert await Shards().enter(GATEWAY, BOT) == 4
    assert await Shards(2).enter(GATEWAY, BOT) == 2
    assert Shards().part == EVERYTHING


async def test_shards_of_one_bucket_identify_five_seconds_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(round(seconds))

    shards = Shards()
    await shards.enter(GATEWAY, BOT)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    for shard_id in range(5):
        await shards.may_identify(shard_id)
    assert waits == [0, 0, SPACING, SPACING, 2 * SPACING]
