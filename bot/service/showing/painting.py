"""Jobs of the drawing process: a view in, a PNG out."""

from functools import cache
from typing import NamedTuple

import msgspec

import renderer
from bot.service.model.drawing import Scenes
from bot.text.catalogue import ENGLISH, Catalogue
from bot.titles import title_of
from bot.titles.title import AnyOptions, AnyTitle, AnyView, Words
from engine.core import SeededDice
from renderer.shapes import Scene


class PictureJob(NamedTuple):
    """A picture to draw in the worker."""

    title_id: str
    kind: Scenes
    view: AnyView
    locale: str


def carry_out(order: PictureJob) -> bytes:
    """Draws a picture; runs in the worker."""
    words = _catalogue(order.title_id).words(order.locale, title_of(order.title_id))
    return renderer.render(scene_of(title_of(order.title_id), order.kind, order.view, words))


def rehearse(title_id: str) -> None:
    """Draws the board of a new game to warm the caches; runs in the worker."""
    title = title_of(title_id)
    options: AnyOptions = msgspec.convert({}, title.codecs.options_type)
    step = title.rules.setup(options, title.rules.seat_plan(options).fewest, SeededDice(b"rehearsal", 0))
    view = title.rules.view(step.state, None)
    carry_out(PictureJob(title_id, Scenes.BOARD, view, ENGLISH))


def scene_of(title: AnyTitle, kind: Scenes, view: AnyView, words: Words) -> Scene:
    """Returns the scene of a view's board or hand."""
    make = title.pictures.board if kind is Scenes.BOARD else title.pictures.hand
    assert make is not None, "this game has no hands"
    scene = make(view, words)
    assert scene is not None, "there is a hand to draw"
    return scene


@cache
def _catalogue(title_id: str) -> Catalogue:
    return Catalogue([title_of(title_id)])
