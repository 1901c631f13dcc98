"""The upload of emoji by a real process that is killed in the middle of it."""

from collections import Counter

import pytest

from bot.titles.title import emoji_of
from tests.titles import TITLES
from tests.wire.double import Double
from tests.wire.process import Bot, until

pytestmark = pytest.mark.slow  # a real process takes seconds to start

FEW = 10


async def test_an_upload_that_was_cut_short_is_finished_by_the_next_process(bot: Bot, double: Double) -> None:
    wanted = emoji_of(TITLES)
    await bot.start()
    await until(lambda: len(double.world.emoji) >= FEW)
    await bot.kill()
    await bot.start()
    await until(lambda: len(double.world.emoji) == len(wanted))
    assert {str(one["name"]) for one in double.world.emoji.values()} == set(wanted)
    made = Counter(
        request.body["name"]
        for request in double.requests
        if request.method == "POST" and request.segments[-1:] == ("emojis",)
    )
    again = {name for name, count in made.items() if count > 1}
    assert len(again) <= 1, "at most the one under way when it was killed"
    assert await bot.stop() == 0
    assert "Traceback" not in bot.said()
    assert double.complaints == []
