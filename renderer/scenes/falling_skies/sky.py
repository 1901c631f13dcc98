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
    above = Box(page.sky_left, page.sky_top, page.sky_wide, layout.HULL + page.row_height)
    yield Sprite("lost-sky", above)
    for number, laid in enumerate(reversed(board.setup.sky)):
        top = page.row(1 + number * TILE_ROWS)
        box = Box(page.sky_left, top, page.sky_wide, TILE_ROWS * page.row_height)
        height = len(board.setup.sky) - number
        hard = ("hard",) if laid.side is SkySide.HARD else ()
        yield Sprite("sky-tile", box, (height, *hard))
    for at, cell in enumerate(board.cells):
        if cell is not Cell.BLANK:
            yield Sprite("sky-sign", page.sign(SkySpace(at)), (SIGNS.get(cell, cell.number or 0),))


def shapes(board: Board, battle: Battle, page: Layout, words: Words) -> Iterable[Shape]:
    """Yields the moving part: ships, mothership and tracks."""
    yield from _mothership(battle, page)
    for ship in battle.fleet.ships:
        yield Sprite("ship", page.ship(ship.at), (ship.kind.value,))
    yield from _actions(board, battle, page, words)
    yield from _research(board, battle, page, words)


# --- the mothership ------------------------------------------------------------------------------------


def _mothership(battle: Battle, page: Layout) -> Iterable[Shape]:
    row = battle.fleet.mothership
    left, wide = page.sky_left, page.sky_wide
    if row:
        top = page.row(1)
        yield Sprite("lost-sky", Box(left, top, wide, page.row(row + 1) - top))
    hull = Box(left, page.row(row) - layout.HULL + 8, wide, layout.HULL)
    for column in ALL_COLUMNS:
        box = page.sky(sky_space(row, column))
        yield Sprite("dock", box)
    holding = len(battle.fleet.holding)
    yield Sprite("mothership", hull, (holding * HELD.w + 20 if holding else 0,))
    for column, kind in zip(ALL_COLUMNS, battle.fleet.drops, strict=True):
        if kind is not None:
            yield Sprite("ship", page.ship(sky_space(row, column), docked=True), (kind.value,))
    yield from _waiting_ships(battle, hull)


def _waiting_ships(battle: Battle, hull: Box) -> Iterable[Shape]:
    """Yields the ships waiting to be launched."""
    holding = battle.fleet.holding
    left = hull.x + (hull.w - len(holding) * HELD.w) // 2
    for number, kind in enumerate(holding):
        yield Sprite("ship", Box(left + number * HELD.w, hull.y + 39, HELD.w - 6, HELD.h), (kind.value,))


# --- the rails -----------------------------------------------------------------------------------------


def _heading(x: int, title: str, count: str, unit: str, page: Layout) -> Iterable[Shape]:
    """Yields the heading of a rail: the remaining steps."""
    middle, top = x + layout.RAIL // 2, page.sky_top
    yield Sprite("plate", Box(x, top, layout.RAIL, layout.HULL + page.row_height - 4))
    wide = layout.RAIL - 8
    yield Label(title, Point(middle, top + 24), 27, "paper", "bold", "mm", width=wide, aside=True)
    yield Label(count, Point(middle, top + 68), 46, "amber", "display", "mm", width=wide)
    yield Label(unit, Point(middle, top + 112), 27, "paper", "text", "mm", width=wide, aside=True)


def _actions(board: Board, battle: Battle, page: Layout, words: Words) -> Iterable[Shape]:
    """Yields the mothership's action in each row; the next one is framed."""
    here = battle.fleet.mothership
    rows, rail = board.skull_row - here, page.rails[0]
    unit = words("board-rows-left", rows=rows)
    yield from _heading(rail, words("board-mothership"), str(rows), unit, page)
    for row in range(1, board.sky_rows + 1):
        state = ("past",) if row <= here else ("next",) if row == here + 1 else ()
        box = Box(rail, page.row(row), layout.RAIL, page.row_height)
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
    unit = words("board-steps-left", steps=left)
    yield from _heading(page.rails[1], words("board-research"), str(left), unit, page)
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
        yield Sprite("research-marker", Box(box.x - 4, box.y + (box.h - 52) // 2, 52, 52))


def _step(board: Board, number: int, page: Layout) -> Box:
    """Returns the box of a research step: beside its row, or beside the city for the city's own steps."""
    of_city = len(board.research) - board.sky_rows
    if number < of_city and page.wide:
        strip = page.strip
        x = strip.x + strip.w - layout.RAIL - 6
        return Box(x, strip.y + 8 + (of_city - 1 - number) * layout.ROW, layout.RAIL, layout.ROW)
    row = board.sky_rows - (number - of_city)
    top = page.row(row) + (8 if number < of_city else 0)
    return Box(page.rails[1], top, layout.RAIL, page.row_height)
