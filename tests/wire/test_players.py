"""The players of the sieges: they stop when they are told to."""

import asyncio

import pytest

from tests.wire.double import Asked, Double
from tests.wire.players import Player


@pytest.mark.parametrize("steps", range(4))
async def test_a_player_who_is_stopped_as_an_answer_arrives_plays_no_more(steps: int) -> None:
    player = Player(Double(), 71, "dice_game", seed=1)
    asked = Asked(id=1, token="", payload={}, source=None)
    waiting = asyncio.create_task(player._wait(asked))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    asked.told.set()
    for _ in range(steps):
        await asyncio.sleep(0)
    if waiting.done():
        return  # answered before
    waiting.cancel()
    await asyncio.wait({waiting})
    assert waiting.cancelled()
