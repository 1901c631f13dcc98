"""The base: rooms, excavated spaces, dice, robots, and the tracks of damage and energy."""

from collections.abc import Iterable

from engine.falling_skies.battle import Battle
from engine.falling_skies.board import LAST_STEP, PATH, STEP_OF, Board
from engine.falling_skies.content import Saboteur
from engine.falling_skies.pieces import ALL_COLUMNS, ALL_SPACES, Space
from renderer.scenes.falling_skies import layout, names
from renderer.scenes.falling_skies.layout import Layout
from renderer.shapes import Box, Label, Point, Shape, Sprite
from renderer.words import Words

WAY = 24  # the size of an arrow on the path


def shapes(board: Board, battle: Battle, page: Layout, words: Words) -> Iterable[Shape]:
    """Yields the base, from the rooms to the pieces in them."""
    yield from _rooms(board, battle, page)
    yield from _letters(battle, page)
    yield from _path(battle, page)
    yield from _pieces(battle, page)
    yield from _columns(board, battle, page)
    yield from _damage(board, battle, page, words)
    yield from _energy(board, battle, page, words)


def _rooms(board: Board, battle: Battle, page: Layout) -> Iterable[Shape]:
    for room in board.rooms.values():
        first = page.space(room.spaces[0])
        box = Box(first.x, first.y, first.w * len(room.spaces), first.h)
        dug = "".join(_dug_flag(battle, at) for at in room.spaces)
        yield Sprite("room", box, (room.kind.value, room.cost, room.modifier, dug))
    for at in ALL_SPACES:
        if board.room_at[at] is None:
            yield Sprite("room", page.space(at), ("tunnel", 0, 0, _dug_flag(battle, at)))


def _dug_flag(battle: Battle, at: Space) -> str:
    return "1" if battle.is_excavated(at) else "0"


def _letters(battle: Battle, page: Layout) -> Iterable[Shape]:
    for at in ALL_SPACES:
        box = page.space(at)
        yield Label(names.spot(at), Point(box.x + 10, box.y + 29), 31, "paper", "bold", "ls", halo="ink")


def _path(battle: Battle, page: Layout) -> Iterable[Shape]:
    """Yields the excavator, and arrows along its further path."""
    for step in range(battle.excavator, LAST_STEP):
        box, way = page.space(PATH[step]), layout.onwards(step)
        x = {"left": box.x, "right": box.x + box.w, "down": box.x + box.w // 2}[way]
        y = box.y + box.h if way == "down" else box.y + box.h // 2
        yield Sprite("way", Box(x - WAY // 2, y - WAY // 2, WAY, WAY), (way,))
    box = layout.inside(page.space(PATH[battle.excavator]), layout.EXCAVATOR)
    yield Sprite("excavator", box, (layout.onwards(battle.excavator),))


def _pieces(battle: Battle, page: Layout) -> Iterable[Shape]:
    for at in sorted(battle.robots, key=STEP_OF.__getitem__):
        robot = battle.robots[at]
        resting = () if robot.ready else ("resting",)
        yield Sprite("robot", layout.inside(page.space(at), layout.DIE), (robot.value, *resting))
    for at in sorted(battle.workers, key=STEP_OF.__getitem__):
        die = battle.workers[at]
        digging = ("digging",) if at == battle.digging else ()
        colour = "white" if die.white else "grey"
        yield Sprite("worker", layout.inside(page.space(at), layout.DIE), (colour, die.pips, *digging))
    for at in battle.tokens:
        box = page.space(at)
        yield Sprite("token-toxin", Box(box.x + 52, box.y + 4, 48, 48))


def _columns(board: Board, battle: Battle, page: Layout) -> Iterable[Shape]:
    """Yields the numbers of the columns, and the saboteur's mark."""
    strip = page.strip
    for column in ALL_COLUMNS:
        middle = page.column(column) + layout.COLUMN // 2
        tag = layout.TAG._replace(x=middle - layout.TAG.w // 2, y=strip.y + strip.h - 42)
        yield Sprite("column-tag", tag, (column + 1,))
        if page.wide:
            below = page.sky_middle(column) - tag.w // 2
            yield Sprite("column-tag", tag._replace(x=below, y=page.row(page.rows + 1) + 4), (column + 1,))
        if column == battle.marks.sabotaged and isinstance(board.rule, Saboteur):
            box = Box(middle + 31, strip.y + strip.h - 42, 82, 40)
            yield Sprite("sabotage", box, (board.rule.penalty,))


# --- tracks --------------------------------------------------------------------------------------------


def _head(number: int, title: str, count: str, page: Layout) -> Iterable[Shape]:
    """Yields the name and the count of a track, beside each other or below."""
    box = page.track_head(number)
    if page.wide:
        y = box.y + box.h // 2 + 1
        yield Label(title, Point(box.x + 4, y), 31, "paper", "bold", "lm", width=116)
        yield Label(count, Point(box.x + box.w - 12, y), 34, "amber", "display", "rm", width=84)
        return
    middle, wide = box.x + box.w // 2, box.w - 8
    yield Label(title, Point(middle, box.y + 14), 30, "paper", "bold", "mm", width=wide)
    yield Label(count, Point(middle, box.y + 45), 33, "amber", "display", "mm", width=wide)


def _damage(board: Board, battle: Battle, page: Layout, words: Words) -> Iterable[Shape]:
    """Yields the damage track from the top down, or from the left; the last cell loses the game."""
    limit = board.damage_limit
    count = words("board-of", done=battle.damage, all=limit)
    yield from _head(0, words("board-damage"), count, page)
    for number, box in enumerate(page.cells(0, limit), 1):
        taken = ("taken",) if number <= battle.damage else ()
        last = ("last",) if number == limit else ()
        yield Sprite("damage-cell", box, (number, *taken, *last))


def _energy(board: Board, battle: Battle, page: Layout, words: Words) -> Iterable[Shape]:
    """Yields the energy track from the bottom up, or from the left."""
    limit = board.energy_limit
    count = words("board-of", done=battle.energy, all=limit)
    yield from _head(1, words("board-energy"), count, page)
    cells = page.cells(1, limit)
    for number, box in enumerate(cells if page.wide else reversed(cells), 1):
        full = ("full",) if number <= battle.energy else ()
        yield Sprite("energy-cell", box, (number, *full))
