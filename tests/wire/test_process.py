"""The bot as a real process, on a real socket."""

from signal import SIGINT, SIGTERM, Signals

import pytest

from tests.wire.books import Books
from tests.wire.double import Double
from tests.wire.faults import posts, reset, strike
from tests.wire.process import Bot, until
from tests.wire.world import CHANNEL, Json, said

pytestmark = pytest.mark.slow  # a real process takes seconds to start

ANNA, BEN = 71, 72


@pytest.mark.parametrize("by", [SIGTERM, SIGINT])
async def test_a_lobby_is_opened_and_the_process_stops_as_asked(
    bot: Bot, double: Double, by: Signals
) -> None:
    await bot.start()
    asked = await double.command(ANNA, "new", game="dice_game")
    await until(asked.told.is_set)
    (lobby,) = double.world.channels[CHANNEL].messages.values()
    assert "User71" in said(lobby)
    assert await bot.stop(by) == 0
    assert "stopped as asked" in bot.said()
    assert "Traceback" not in bot.said()


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_a_lobby_whose_post_is_cut_off_can_be_played(bot: Bot, double: Double, after: bool) -> None:
    await bot.start()
    double.faults.append(reset(posts("channels", "*", "messages"), after=after))
    asked = await double.command(ANNA, "new", game="falling_skies")
    await until(asked.told.is_set)
    assert "keep trying" in said(asked.words[-1])
    await until(lambda: _lobby(double))
    start = await double.press(ANNA, _lobby(double), "l:1:start")
    await until(lambda: len(double.world.channels) > 1)
    await until(start.answered.is_set)
    assert len(double.world.channels[CHANNEL].messages) == 1


async def test_a_lobby_whose_post_is_cut_off_shows_who_joins_before_it_is_tried_again(
    bot: Bot, double: Double
) -> None:
    """The second attempt gets the first message by its nonce, as it was then."""
    await bot.start()
    double.faults.append(reset(posts("channels", "*", "messages"), after=True))
    asked = await double.command(ANNA, "new", game="dice_game")
    await until(asked.told.is_set)
    joined = await double.press(BEN, _lobby(double), "l:1:join")
    await until(joined.answered.is_set)
    await until(lambda: Books(bot.database).owed() == 0)
    assert "User72" in said(_lobby(double))


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_a_lobby_whose_bot_is_killed_while_it_is_posted_can_be_played(
    bot: Bot, double: Double, after: bool
) -> None:
    await bot.start()
    double.faults.append(strike(posts("channels", "*", "messages"), bot.strike, after=after))
    await double.command(ANNA, "new", game="falling_skies")
    await bot.wait()
    await bot.start()
    await until(lambda: _lobby(double))
    start = await double.press(ANNA, _lobby(double), "l:1:start")
    await until(lambda: len(double.world.channels) > 1)
    await until(start.answered.is_set)
    assert len(double.world.channels[CHANNEL].messages) == 1


def _lobby(double: Double) -> Json:
    """Returns the lobby's message; None while the bot has none."""
    found = list(double.world.channels[CHANNEL].messages.values())
    return found[0] if found else {}
