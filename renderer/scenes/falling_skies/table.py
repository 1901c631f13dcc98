"""The page of a game: sky above, city between, base below."""

from collections.abc import Iterable

from engine.falling_skies.battle import Battle
from engine.falling_skies.board import Board
from engine.falling_skies.content import CitySide
from engine.falling_skies.view import View
from renderer.scenes.falling_skies import base, foot, head, layout, names, sky
from renderer.scenes.falling_skies import forecast as coming
from renderer.scenes.falling_skies.forecast import Forecast
from renderer.scenes.falling_skies.layout import Layout
from renderer.shapes import Box, Label, Point, Scene, Shape, Sprite
from renderer.words import Words, dash


def scene(view: View, words: Words, forecast: Forecast | None = None) -> Scene:
    """Returns the page of the game in play or just ended, with a forecast if given."""
    board, battle = view.board, view.battle
    assert board is not None, "no game is in play"
    assert battle is not None, "no game is in play"
    page = Layout(rows=board.sky_rows, foot=foot.height(board, words))
    return Scene(
        width=layout.WIDTH,
        height=page.height,
        ground=(
            head.SKY,
            *sky.tiles(board, page),
            *_city(board, page, words),
        ),
        shapes=(
            *_head(view, board, battle, words),
            *sky.shapes(board, battle, page, words),
            *base.shapes(board, battle, page, words),
            *foot.shapes(board, battle, page, words),
            *_stamp(battle, page, words),
            *_coming(forecast, battle, page),
        ),
    )


def _coming(forecast: Forecast | None, battle: Battle, page: Layout) -> Iterable[Shape]:
    if forecast is not None:
        yield from coming.caption(forecast)
        yield from coming.shapes(forecast, battle.fleet.mothership, page)


def _head(view: View, board: Board, battle: Battle, words: Words) -> Iterable[Shape]:
    yield from head.title(state_of_play(battle, words), words)
    yield from head.threat(board.setup.level, len(board.setup.sky), words)
    assert view.difficulty is not None, "a game in play is rated"
    yield from head.difficulty(view.difficulty, words)


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
    middle = (layout.LEFT + layout.RIGHT) // 2
    yield Label(
        name.upper(), Point(middle, strip.y + 24), 32, "amber", "display", "mm", width=880, halo="ink"
    )
    text = names.city_text(setup.city, setup.side, words)
    yield Label(text, Point(middle, strip.y + 56), 27, "paper", "bold", "mm", width=890, halo="ink")


def _stamp(battle: Battle, page: Layout, words: Words) -> Iterable[Shape]:
    """Yields the result as a stamp over the middle of the sky."""
    if battle.result is None:
        return
    won = battle.result.won
    middle = Point(layout.WIDTH // 2, page.row(page.rows // 2 + 2))
    yield Sprite("stamp", Box(middle.x - 270, middle.y - 120, 540, 240), ("leaf" if won else "blood",))
    word = words("board-saved" if won else "board-lost").upper()
    yield Label(word, middle, 84, "paper", "display", "mm", width=430, halo="ink")
