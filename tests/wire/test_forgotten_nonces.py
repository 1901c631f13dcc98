"""Posts that were made but not noted, by a process that comes back when Discord has forgotten the nonces."""

import asyncio

import pytest

from tests.bot.wire.requests import Request
from tests.wire.books import Books
from tests.wire.double import Double
from tests.wire.faults import Which, posts, strike
from tests.wire.players import Player
from tests.wire.process import Bot, until
from tests.wire.siege import playing
from tests.wire.world import CHANNEL, NONCE_MEMORY

pytestmark = pytest.mark.slow  # a real process takes seconds to start

ANNA = 71
LATER = NONCE_MEMORY * 2


async def _die_at(bot: Bot, double: Double, which: Which) -> None:
    """Kills the bot as the answer to a post is on its way, and starts it when the nonce is forgotten."""
    double.faults.append(strike(which, bot.strike, after=True))
    await until(lambda: bot.ended)
    await bot.kill()
    double.faults.clear()
    double.world.let_pass(LATER)


async def _settle(bot: Bot) -> None:
    await bot.start()
    await until(lambda: Books(bot.database).owed() == 0)


async def test_a_lobby_that_was_posted_but_not_noted_is_found_again(bot: Bot, double: Double) -> None:
    await bot.start()
    dying = asyncio.create_task(_die_at(bot, double, posts("channels", "*", "messages")))
    await asyncio.sleep(0)
    await double.command(ANNA, "new", game="dice_game")
    await dying
    await _settle(bot)
    (lobby,) = double.world.channels[CHANNEL].messages
    assert Books(bot.database).ask("select message_id from posts where kind = 'card'") == [(lobby,)]


@pytest.mark.parametrize("title", ["dice_game", "new_wave"])
async def test_boards_openings_and_hands_are_not_doubled(bot: Bot, double: Double, title: str) -> None:
    """A process is killed at one post after another, and always comes back too late."""
    await bot.start()
    player = Player(double, ANNA, title, seed=3)
    seen: set[tuple[int, int]] = set()

    def is_new(request: Request) -> bool:
        """Tells whether a post goes to a place where none was lost yet, besides the lobby's channel."""
        if not posts("channels", "*", "messages")(request):
            return False
        place = int(request.segments[1])
        post = (place, len(double.world.channels[place].messages))
        is_first = place != CHANNEL and post not in seen
        seen.add(post)
        return is_first

    async with playing([player]):
        for _ in range(5):
            await _die_at(bot, double, is_new)
            await _settle(bot)
    assert Books(bot.database).faults(double.world, player.told) == []
    for channel in double.world.channels.values():
        shown = [str(message["components"]) for message in channel.messages.values()]
        assert len(shown) == len(set(shown)), "no message stands there twice"
