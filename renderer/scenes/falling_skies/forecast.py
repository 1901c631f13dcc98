"""Forecasts on the board: descending ships, triggered effects, and ships shot down."""

from collections.abc import Iterable

import msgspec

from engine.falling_skies.events import CityHit, MothershipDescended, ShipShifted
from engine.falling_skies.pieces import Die, SkySpace, Space, column_of, sky_space
from engine.falling_skies.preview import PlacementPreview, ShipMove
from renderer.scenes.falling_skies import layout
from renderer.scenes.falling_skies.layout import Layout
from renderer.shapes import Box, Point, Shape, Sprite, Track

FALL = "move-martian martian"
DRIFT = "move-neutral amber"


class Forecast(msgspec.Struct, frozen=True, kw_only=True):
    """A forecast laid over the board, computed by the caller from the rules."""

    caption: str  # names the forecast action
    spaces: tuple[Space, ...] = ()  # on offer
    die: tuple[Die, Space] | None = None  # a die at its new place; None if several are on offer
    placements: tuple[PlacementPreview, ...] = ()  # effects on the ships, one per column
    targets: tuple[SkySpace, ...] = ()  # ships that would be shot down


def shapes(forecast: Forecast, mothership: int, page: Layout) -> Iterable[Shape]:
    """Yields the overlay of the board."""
    for at in forecast.spaces:
        yield Sprite("preview-reach", layout.inside(page.space(at), layout.DIE), (1,))
    if forecast.die is not None:
        yield from _die(*forecast.die, page)
    for placement in forecast.placements:
        yield from _placement(placement, mothership, page)
    for target in forecast.targets:
        box = page.ship(target)
        yield Sprite("preview-pick", Box(box.x - 8, box.y - 2, box.w + 16, box.h + 4))


def _die(die: Die, at: Space, page: Layout) -> Iterable[Shape]:
    box = layout.inside(page.space(at), layout.DIE)
    yield Sprite("worker", box, ("white" if die.white else "grey", die.pips))
    yield Sprite("preview-pick", Box(box.x - 10, box.y - 10, box.w + 20, box.h + 20))


def _placement(placement: PlacementPreview, mothership: int, page: Layout) -> Iterable[Shape]:
    """Yields arrows for movements, then marks for the triggered effects."""
    for move in placement.moves:
        yield from _fall(move, mothership, page)
    for event in placement.events:
        match event:
            case ShipShifted(start=start, end=end):
                yield Track(style=DRIFT, points=(_middle(start, page), _middle(end, page)))
            case CityHit(column=column):
                x, y = page.sky_middle(column), _ground(page)
                yield Sprite("burst", Box(x - 44, y - 38, 88, 88), ("martian",))
            case MothershipDescended(row=row):
                yield from _descent(row, page)


def _fall(move: ShipMove, mothership: int, page: Layout) -> Iterable[Shape]:
    column = column_of(move.start)
    docked = move.start == sky_space(mothership, column)
    start = _middle(move.start, page, docked=docked)
    if move.end is None:
        end = Point(page.sky_middle(column), _ground(page))
    else:
        end = _middle(move.end, page)
        yield Sprite("ship", page.ship(move.end), (move.ship.value, "ghost"))
    yield Track(style=FALL, points=(start, end))


def _middle(at: SkySpace, page: Layout, *, docked: bool = False) -> Point:
    box = page.ship(at, docked=docked)
    return Point(box.x + box.w // 2, box.y + box.h // 2)


def _ground(page: Layout) -> int:
    """Returns where a falling ship hits the city: below the last row."""
    return min(page.row(page.rows + 1) + 8, page.height - 50)


def _descent(row: int, page: Layout) -> Iterable[Shape]:
    """Yields a bar across the row that the mothership would reach."""
    yield Sprite("preview-descent", Box(page.sky_left, page.row(row), page.sky_wide, page.row_height))
