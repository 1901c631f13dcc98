"""Pictures: drawn off the event loop, once, and not when a newer one has replaced them."""

import asyncio
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

from bot.service.model.drawing import Drawing, Scenes
from bot.service.showing.pictures import Pictures
from bot.text.catalogue import Catalogue
from engine.core import SeededDice
from renderer.shapes import LARGE
from tests.bot.house import ANN, BOB, Inline, house
from tests.duel import DUEL

PNG = b"\x89PNG\r\n\x1a\n"


class Counting(Inline):
    """An executor that counts its calls."""

    def __init__(self) -> None:
        self.handed = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> "Future[Any]":
        self.handed += 1
        return super().submit(fn, *args, **kwargs)


def _drawings() -> list[Any]:
    words = Catalogue([DUEL], strict=True).words("en", DUEL)
    state = DUEL.rules.setup(DUEL.codecs.options_type(), 2, SeededDice(b"x", 0)).state
    views = [DUEL.rules.view(state, viewer) for viewer in (None, 0, 1)]  # type: ignore[arg-type]
    return [Drawing(title=DUEL, kind=Scenes.BOARD, view=view, words=words, locale="en") for view in views]


async def test_what_has_been_drawn_is_not_drawn_again() -> None:
    executor = Counting()
    pictures = Pictures(executor)
    first, other, _ = _drawings()
    again = _drawings()[0]
    assert first.digest == again.digest != other.digest
    picture = await pictures.draw(first)
    assert picture is not None
    assert picture.startswith(PNG)
    assert await pictures.draw(again) is picture
    assert executor.handed == 1
    large = await pictures.draw(first, size=LARGE)
    assert large is not None
    assert large != picture
    assert executor.handed == 2


async def test_the_oldest_picture_makes_room() -> None:
    executor = Counting()
    pictures = Pictures(executor, keep=2)
    first, second, third = _drawings()
    for each in (first, second, third, first):
        await pictures.draw(each)
    assert executor.handed == 4
    await pictures.draw(third)
    assert executor.handed == 4


async def test_a_picture_that_is_overtaken_while_it_waits_is_not_drawn() -> None:
    held = Event()
    with ThreadPoolExecutor(max_workers=1) as thread:
        thread.submit(held.wait)
        pictures = Pictures(thread)
        first, second, third = _drawings()
        overtaken: list[bool] = []
        waiting = [
            asyncio.create_task(pictures.draw(first, wanted=lambda: not overtaken)),
            asyncio.create_task(pictures.draw(second)),
            asyncio.create_task(pictures.draw(third, wanted=lambda: True)),
        ]
        await asyncio.sleep(0)
        overtaken.append(True)
        held.set()
        drawn = await asyncio.gather(*waiting)
    assert [picture is None for picture in drawn] == [True, False, False]


async def test_a_board_is_drawn_from_what_the_viewer_may_see(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        onlooker, ann, bob = [
            await bot.tables.views.look(game, user_id) for user_id in (None, ANN.id, BOB.id)
        ]
        assert onlooker.hand is None
        assert ann.hand is not None
        assert bob.hand is not None
        assert ann.hand.digest != bob.hand.digest
        picture = await bot.tables.pictures.draw(onlooker.board)
        assert picture is not None
        assert picture.startswith(PNG)
