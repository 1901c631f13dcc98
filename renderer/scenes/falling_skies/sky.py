"""The sky: its tiles, the ships, the mothership with its next actions, and research."""

from collections.abc import Iterable

from engine.core import tag_of
from engine.falling_skies.battle import Battle
from engine.falling_skies.board import Board
from engine.falling_skies.content import Cell, RowAction, SkySide
from engine.falling_skies.pieces import ALL_COLUMNS, SkySpace, sky_space
from engine.falling_skies.scenarios import danger, research_barred
from renderer.scenes.falling_skies import layout
from renderer.scenes.falling_skies.layout import Layout
from renderer.shapes import Box, Label, Point, Shape, Sprite
from renderer.sprites.invaders import TILE_ROWS
from renderer.words import Words

SIGNS = {Cell.LEFT: "left", Cell.RIGHT: "right", Cell.LOWER: "lower"}
HELD = Box(0, 0, 62, 36)  # a ship in the mothership's bay


def tiles(board: Board, page: Layout) -> Iterable[Shape]:
    """Yields the static part: the tiles with their printed spaces."""
    above = Box(layout.LEFT, page.row(0) - layout.HULL, layout.RIGHT - layout.LEFT, layout.HULL + layout.ROW)
    yield Sprite("lost-sky", above)
    for number, laid in enumerate(reversed(board.setup.sky)):
        box = Box(
            layout.LEFT,
            page.row(1 + number * TILE_ROWS),
            layout.RIGHT - layout.LEFT,
            TILE_ROWS * layout.ROW,
        )
        height = len(board.setup.sky) - number
        hard = ("hard",) if laid.side is SkySide.HARD else ()
        yield Sprite("sky-tile", box, (height, *hard))
    for at, cell in enumerate(board.cells):
        if cell is not Cell.BLANK:
            box = layout.inside(page.sky(SkySpace(at)), layout.SIGN)
            yield Sprite("sky-sign", box, (SIGNS.get(cell, cell.number or 0),))


def shapes(board: Board, battle: Battle, page: Layout, words: Words) -> Iterable[Shape]:
    """Yields the moving part: ships, mothership and tracks."""
    yield from _mothership(battle, page)
    for ship in battle.fleet.ships:
        yield Sprite("ship", layout.inside(page.sky(ship.at), layout.SHIP), (ship.kind.value,))
    yield from _actions(board, battle, page, words)
    yield from _research(board, battle, page, words)


# --- the mothership ------------------------------------------------------------------------------------


def _mothership(battle: Battle, page: Layout) -> Iterable[Shape]:
    row = battle.fleet.mothership
    wide = layout.RIGHT - layout.LEFT
    if row:
        top = page.row(1)
        yield Sprite("lost-sky", Box(layout.LEFT, top, wide, page.row(row + 1) - top))
    hull = Box(layout.LEFT, page.row(row) - layout.HULL + 8, wide, layout.HULL)
    for column in ALL_COLUMNS:
        box = page.sky(sky_space(row, column))
        yield Sprite("dock", box)
    holding = len(battle.fleet.holding)
    yield Sprite("mothership", hull, (holding * HELD.w + 20 if holding else 0,))
    for column, kind in zip(ALL_COLUMNS, battle.fleet.drops, strict=True):
        if kind is not None:
            box = page.sky(sky_space(row, column))
            yield Sprite("ship", Box(box.x + (box.w - 96) // 2, box.y + 2, 96, 52), (kind.value,))
    yield from _waiting_ships(battle, hull)


def _waiting_ships(battle: Battle, hull: Box) -> Iterable[Shape]:
    """Yields the ships waiting to be launched."""
    holding = battle.fleet.holding
    left = hull.x + (hull.w - len(holding) * HELD.w) // 2
    for number, kind in enumerate(holding):
        yield Sprite("ship", Box(left + number * HELD.w, hull.y + 39, HELD.w - 6, HELD.h), (kind.value,))


# --- the rails -----------------------------------------------------------------------------------------


def _heading(x: int, title: str, count: str, unit: str) -> Iterable[Shape]:
    """Yields the heading of a rail: the remaining steps."""
    middle = x + layout.RAIL // 2
    yield Sprite("plate", Box(x, layout.SKY_TOP, layout.RAIL, layout.HULL + layout.ROW - 4))
    wide = layout.RAIL - 8
    yield Label(title, Point(middle, layout.SKY_TOP + 26), 26, "paper", "bold", "mm", width=wide)
    yield Label(count, Point(middle, layout.SKY_TOP + 72), 44, "amber", "display", "mm", width=wide)
    yield Label(unit, Point(middle, layout.SKY_TOP + 116), 27, "paper", "text", "mm", width=wide)


def _actions(board: Board, battle: Battle, page: Layout, words: Words) -> Iterable[Shape]:
    """Yields the mothership's action in each row; the next one is framed."""
    here = battle.fleet.mothership
    rows = board.skull_row - here
    yield from _heading(
        layout.LEFT_RAIL, words("board-mothership"), str(rows), words("board-rows-left", rows=rows)
    )
    for row in range(1, board.sky_rows + 1):
        state = ("past",) if row <= here else ("next",) if row == here + 1 else ()
        box = Box(layout.LEFT_RAIL, page.row(row), layout.RAIL, layout.ROW)
        action = board.actions[row]
        yield Sprite("row-action", box, (row, tag_of(action), amount(action), *state))


def amount(action: RowAction) -> int:
    """Returns the number printed with an action; 0 if it has none."""
    values = [getattr(action, field) for field in action.__struct_fields__]
    return int(values[0]) if values else 0


def _research(board: Board, battle: Battle, page: Layout, words: Words) -> Iterable[Shape]:
    """Yields the costs beside their rows, the city's own below; a marker is on the last step done."""
    steps = len(board.research)
    left = steps - battle.research
    yield from _heading(
        layout.RIGHT_RAIL, words("board-research"), str(left), words("board-steps-left", steps=left)
    )
    for number in range(steps):
        states = []
        if number < battle.research:
            states.append("done")
        if number == battle.research:
            states.append("next")
        if number == steps - 1:
            states.append("last")
        if number >= battle.research and research_barred(board, battle, number) is not None:
            states.append("barred")
        if number >= battle.research and danger(board, number + 1) is not None:
            states.append("danger")
        yield Sprite("research-space", _step(board, number, page), (board.research[number], *states))
    if battle.research:
        box = _step(board, battle.research - 1, page)
        yield Sprite("research-marker", Box(box.x - 4, box.y + 2, 52, 52))


def _step(board: Board, number: int, page: Layout) -> Box:
    """Returns the box of a research step: beside its row, or beside the city for the city's own steps."""
    of_city = len(board.research) - board.sky_rows
    row = board.sky_rows - (number - of_city)
    top = page.row(row) + (8 if number < of_city else 0)
    return Box(layout.RIGHT_RAIL, top, layout.RAIL, layout.ROW)
