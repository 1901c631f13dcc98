"""The start of the process under faults, and the keeping of its connection."""

import asyncio
import time

import pytest

from tests.wire.double import Double
from tests.wire.faults import anything, posts, refuse
from tests.wire.process import Bot, until
from tests.wire.world import CHANNEL, said

pytestmark = pytest.mark.slow  # a real process takes seconds to start

ANNA = 71


async def test_discord_out_of_reach_is_tried_again_without_a_traceback(bot: Bot, double: Double) -> None:
    double.faults.append(refuse(anything, 503, times=3))
    await bot.start()
    assert bot.said().count("Discord cannot be reached") == 1
    assert "Traceback" not in bot.said()


async def test_an_ordinary_start_warns_of_nothing(bot: Bot) -> None:
    await bot.start()
    assert await bot.stop() == 0
    assert "WARNING" not in bot.said()
    assert "voice" not in bot.said()


async def test_a_process_that_cannot_reach_discord_stops_as_asked(bot: Bot, double: Double) -> None:
    double.faults.append(refuse(anything, 503, times=1000))
    await bot.start(wait=False)
    await until(lambda: "Discord cannot be reached" in bot.said())
    assert await bot.stop() == 0
    assert "Traceback" not in bot.said()


async def test_a_gateway_out_of_reach_is_tried_again_without_a_traceback(bot: Bot, double: Double) -> None:
    double.gateway.silent = True
    await bot.start(wait=False)
    await until(lambda: "Failed to connect" in bot.said())
    double.gateway.silent = False
    await until(double.gateway.connected)
    assert "Traceback" not in bot.said()


async def test_a_wrong_token_has_its_sentence_and_its_code(bot: Bot, double: Double) -> None:
    bot.double.token, right = "another-token-entirely", double.token
    await bot.start(wait=False)
    double.token = right
    assert await bot.wait() == 2
    assert bot.said().splitlines()[-1] == "ackack: Discord refuses the token in DISCORD_TOKEN"
    assert "Traceback" not in bot.said()


@pytest.mark.parametrize("way", ["reconnect", "invalidate", "cut"])
async def test_a_connection_that_ends_is_taken_up_again(bot: Bot, double: Double, way: str) -> None:
    await bot.start()
    before = len(double.gateway.identified), double.gateway.resumed
    if way == "reconnect":
        await double.gateway.ask_to_reconnect()
    elif way == "invalidate":
        await double.gateway.invalidate()
    else:
        await double.gateway.cut()
    await until(lambda: (len(double.gateway.identified), double.gateway.resumed) != before)
    await until(double.gateway.connected)
    asked = await double.command(ANNA, "new", game="dice_game")
    await until(asked.told.is_set)
    assert len(double.world.channels[CHANNEL].messages) == 1
    assert (double.gateway.resumed > 0) == (way != "invalidate")
    assert "Traceback" not in bot.said()


async def test_the_bot_connects_with_as_many_shards_as_it_is_advised(bot: Bot, double: Double) -> None:
    double.shards = 3
    begun = time.monotonic()
    await bot.start()
    assert sorted(double.gateway.identified) == [(0, 3), (1, 3), (2, 3)]
    assert time.monotonic() - begun < 30, "sixteen may identify at once"
    asked = await double.command(ANNA, "new", game="dice_game")
    await until(asked.told.is_set)
    assert "User71" in said(*double.world.channels[CHANNEL].messages.values())


async def test_limits_and_hiccups_of_discord_are_waited_for(bot: Bot, double: Double) -> None:
    await bot.start()
    double.faults += [
        refuse(posts("channels", "*", "messages"), 429, times=2),
        refuse(posts("interactions", "*", "*", "callback"), 500),
    ]
    asked = await double.command(ANNA, "new", game="dice_game")
    await until(asked.told.is_set)
    await until(lambda: double.world.channels[CHANNEL].messages)
    await asyncio.sleep(0.1)
    assert len(double.world.channels[CHANNEL].messages) == 1
    assert "Traceback" not in bot.said()
