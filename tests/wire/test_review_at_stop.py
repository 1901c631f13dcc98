"""A review under way when the process is stopped ends quietly; everyone waiting gets an answer."""

import pytest

from bot.service.errors import ReviewInterrupted
from bot.text.catalogue import ENGLISH, Catalogue
from tests.wire.books import Books
from tests.wire.double import Double
from tests.wire.players import Player
from tests.wire.process import Bot, until
from tests.wire.siege import playing
from tests.wire.world import said

pytestmark = pytest.mark.slow  # a real process takes seconds to start

ANNA = 71
MOVES = 3
OVER = "select count(*) from games where status = 'over'"


async def test_a_review_under_way_at_a_stop_ends_quietly(bot: Bot, double: Double) -> None:
    await bot.start()
    books, player = Books(bot.database), Player(double, ANNA, "falling_skies", 1)
    async with playing([player]):
        await until(lambda: player.started and books.rows(player.server) > MOVES)
    confirm = await double.command(ANNA, "table resign", place=player.thread)
    await until(confirm.told.is_set)
    await double.press(ANNA, confirm.words[-1], f"x:{player.game}:resign")
    await until(lambda: books.ask(OVER) == [(1,)])
    asked = await double.command(ANNA, "review", place=player.thread)
    await until(asked.told.is_set)
    assert "%" in said(asked.words[-1]), "the progress"
    assert await bot.stop() == 0
    assert said(asked.words[-1]).strip() == Catalogue([]).words(ENGLISH)(ReviewInterrupted().key)
    assert "Traceback" not in bot.said()
    assert "ERROR" not in bot.said()
