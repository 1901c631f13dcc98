"""Boards drawn in a separate process: the same picture, and a bot that survives its painter."""

import asyncio
import multiprocessing
import os
import signal

import msgspec
import pytest

from bot.service.model.drawing import Drawing, Scenes
from bot.service.showing.pictures import Pictures, paint
from bot.text.catalogue import Catalogue
from bot.titles import title_of
from bot.titles.title import AnyOptions
from engine.core import SeededDice

pytestmark = pytest.mark.slow  # starts processes


@pytest.fixture(autouse=True)
def drawn_quickly() -> None:
    """Draws in full quality, as the started processes do."""


def _board(title_id: str = "dice_game", locale: str = "en") -> Drawing:
    title = title_of(title_id)
    options: AnyOptions = msgspec.convert({}, title.codecs.options_type)
    state = title.rules.setup(options, title.rules.seat_plan(options).fewest, SeededDice(b"x", 0)).state
    words = Catalogue([title]).words(locale, title)
    view = title.rules.view(state, None)
    return Drawing(title=title, kind=Scenes.BOARD, view=view, words=words, locale=locale)


async def test_a_board_drawn_elsewhere_is_the_same_to_the_byte() -> None:
    pictures = Pictures(cores=2)
    try:
        is_same = await pictures.draw(_board()) == paint(_board())
        assert is_same  # a bool: pytest would spend minutes on comparing the bytes
        assert multiprocessing.active_children()
    finally:
        pictures.close()


async def test_a_painter_that_is_killed_is_replaced() -> None:
    pictures = Pictures(cores=2, keep=1)
    try:
        first = await pictures.draw(_board())
        (painter,) = multiprocessing.active_children()
        assert painter.pid is not None
        os.kill(painter.pid, signal.SIGKILL)
        await pictures.draw(_board("falling_skies"))
        assert await pictures.draw(_board()) == first
    finally:
        pictures.close()


async def test_one_core_is_enough() -> None:
    pictures = Pictures(cores=1)
    before = set(multiprocessing.active_children())
    try:
        assert await pictures.draw(_board()) == paint(_board())
        assert set(multiprocessing.active_children()) <= before
    finally:
        pictures.close()


async def test_what_is_overtaken_while_the_painter_is_busy_is_not_drawn() -> None:
    pictures = Pictures(cores=2)
    try:
        busy = asyncio.create_task(pictures.draw(_board("new_wave")))
        await asyncio.sleep(0)
        overtaken = await pictures.draw(_board(), wanted=lambda: False)
        assert overtaken is None
        assert await busy is not None
    finally:
        pictures.close()


async def test_sprites_are_drawn_ahead() -> None:
    pictures = Pictures(cores=2)
    try:
        await pictures.warm()
        assert pictures.waiting == 0
        assert await pictures.draw(_board()) is not None
    finally:
        pictures.close()
