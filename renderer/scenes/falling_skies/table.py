"""The page of a game: sky above, city between, base below."""

from collections.abc import Iterable

from engine.falling_skies.battle import Battle
from engine.falling_skies.board import Board
from engine.falling_skies.content import CitySide
from engine.falling_skies.view import View
from renderer.scenes.falling_skies import base, foot, names, sky
from renderer.scenes.falling_skies import forecast as coming
from renderer.scenes.falling_skies.forecast import Forecast
from renderer.scenes.falling_skies.head import Head
from renderer.scenes.falling_skies.layout import Layout
from renderer.shapes import Box, Label, Point, Scene, Shape, Sprite, finely
from renderer.text import wrap
from renderer.words import Words, dash


def scene(view: View, words: Words, forecast: Forecast | None = None, *, wide: bool = False) -> Scene:
    """Returns the page of the game in play or just ended, with a forecast if given."""
    board, battle = _in_play(view)
    page = Layout(rows=board.sky_rows, wide=wide)
    return Scene(
        width=page.width,
        height=page.height,
        ground=tuple(_ground(board, page, words)),
        shapes=(*_shapes(view, page, words), *_coming(forecast, battle, page)),
    )


def whole(view: View, words: Words) -> Scene:
    """Returns the tall page with the texts of scenario and team."""
    board, battle = _in_play(view)
    page = Layout(rows=board.sky_rows, foot=foot.height(board, words))
    texts = finely(foot.explanations(board, battle, page, words))
    return Scene(
        width=page.width,
        height=page.height,
        ground=tuple(_ground(board, page, words)),
        shapes=(*_shapes(view, page, words), *texts),
    )


def _in_play(view: View) -> tuple[Board, Battle]:
    assert view.board is not None, "no game is in play"
    assert view.battle is not None, "no game is in play"
    return view.board, view.battle


def _ground(board: Board, page: Layout, words: Words) -> Iterable[Shape]:
    yield from Head(page.head, words).ground()
    yield from sky.tiles(board, page)
    yield from _city(board, page, words)


def _shapes(view: View, page: Layout, words: Words) -> Iterable[Shape]:
    board, battle = _in_play(view)
    yield from _head(view, page, words)
    yield from sky.shapes(board, battle, page, words)
    yield from base.shapes(board, battle, page, words)
    yield from foot.shapes(board, battle, page, words)
    yield from _stamp(battle, page, words)


def _coming(forecast: Forecast | None, battle: Battle, page: Layout) -> Iterable[Shape]:
    if forecast is not None:
        yield from coming.shapes(forecast, battle.fleet.mothership, page)


def _head(view: View, page: Layout, words: Words) -> Iterable[Shape]:
    board, battle = _in_play(view)
    head = Head(page.head, words)
    yield from head.title(state_of_play(battle, words))
    yield from head.threat(board.setup.level, len(board.setup.sky))
    assert view.difficulty is not None, "a game in play is rated"
    yield from head.difficulty(view.difficulty)


def state_of_play(battle: Battle, words: Words) -> str:
    """Returns the state of play in one line."""
    if battle.result is not None:
        return words(f"outcome-{dash(battle.result.value)}")
    return words("board-round", round=battle.round, phase=words(f"phase-{battle.phase.value}"))


def _city(board: Board, page: Layout, words: Words) -> Iterable[Shape]:
    strip, setup = page.strip, board.setup
    damaged = ("damaged",) if setup.side is CitySide.DAMAGED else ()
    yield Sprite("skyline", strip, (setup.city, *damaged))
    name = names.city(setup.city, words)
    if damaged:
        name = words("board-damaged-city", city=name)
    middle, room = strip.x + strip.w // 2, 624 if page.wide else 880
    yield Label(
        name.upper(), Point(middle, strip.y + 24), 34, "amber", "display", "mm", width=room, halo="ink"
    )
    lines = wrap(names.city_text(setup.city, setup.side, words), "bold", 31, room, 2 if page.wide else 1)
    for number, line in enumerate(lines):
        at = Point(middle, strip.y + 54 + number * 31)
        yield Label(line, at, 31, "paper", "bold", "mm", width=room, halo="ink")


def _stamp(battle: Battle, page: Layout, words: Words) -> Iterable[Shape]:
    """Yields the result as a stamp over the middle of the sky."""
    if battle.result is None:
        return
    won = battle.result.won
    middle = Point(page.sky_left + page.sky_wide // 2, page.row(page.rows // 2 + 2))
    yield Sprite("stamp", Box(middle.x - 270, middle.y - 120, 540, 240), ("leaf" if won else "blood",))
    word = words("board-saved" if won else "board-lost").upper()
    yield Label(word, middle, 84, "paper", "display", "mm", width=430, halo="ink")
