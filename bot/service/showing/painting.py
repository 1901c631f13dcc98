"""Jobs of the drawing process: a view in, a PNG out."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import msgspec

import renderer
from bot.service.model.drawing import Scenes
from bot.text.catalogue import ENGLISH, Catalogue
from bot.titles import title_of
from bot.titles.packs.shelf import TitleRef
from bot.titles.title import AnyOptions, AnyTitle, AnyView, Words
from engine.core import SeededDice
from renderer.scenes.watermark import with_mark
from renderer.shapes import Scene


class PictureJob(NamedTuple):
    """A picture to draw in the worker."""

    title: TitleRef
    kind: Scenes
    view: AnyView
    locale: str
    players: Mapping[str, str] = {}
    mark: str = ""


def carry_out(order: PictureJob) -> bytes:
    """Draws a picture; runs in the worker."""
    title = order.title.resolve(title_of)
    words = _catalogue(order.title.id).words(order.locale, title, order.players)
    return renderer.render(with_mark(scene_of(title, order.kind, order.view, words), order.mark))


def rehearse(title_id: str) -> None:
    """Draws the board of a new game to warm the caches; runs in the worker."""
    title = title_of(title_id)
    options: AnyOptions = msgspec.convert({}, title.codecs.options_type)
    step = title.rules.setup(options, title.rules.seat_plan(options).fewest, SeededDice(b"rehearsal", 0))
    view = title.rules.view(step.state, None)
    carry_out(PictureJob(TitleRef(title_id), Scenes.BOARD, view, ENGLISH))


def scene_of(title: AnyTitle, kind: Scenes, view: AnyView, words: Words) -> Scene:
    """Returns the scene of a view."""
    art = title.pictures
    makers = {Scenes.BOARD: art.board, Scenes.WIDE: art.wide, Scenes.WHOLE: art.whole, Scenes.HAND: art.hand}
    make = makers[kind]
    assert make is not None, f"this game has no {kind}"
    scene = make(view, words)
    assert scene is not None, f"there is a {kind} to draw"
    return scene


@cache
def _catalogue(title_id: str) -> Catalogue:
    return Catalogue([title_of(title_id)])
