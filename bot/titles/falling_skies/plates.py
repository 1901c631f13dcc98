"""Example pictures of the rules: the descent of a ship, and the value of a room with its dice."""

from collections.abc import Iterable

from msgspec.structs import replace

from bot.titles.falling_skies.preview import Previews
from bot.titles.title import Plate, Sketch, Words
from engine.falling_skies import FallingSkiesRules
from engine.falling_skies.actions import Place
from engine.falling_skies.battle import Battle, Fleet, RoundPhase
from engine.falling_skies.board import LaidTile, Setup
from engine.falling_skies.content import CityId, CitySide, SkySide, TileId
from engine.falling_skies.pieces import Column, Die, Robot, Ship, ShipKind, Space
from engine.falling_skies.state import Mode, Placing, State
from engine.falling_skies.view import View
from renderer.paint import origin
from renderer.scenes import falling_skies as scenes
from renderer.scenes.caption import caption
from renderer.scenes.falling_skies.layout import COLUMN, LEFT, Layout
from renderer.shapes import Box, Label, Scene, Shape, Size

COLUMNS = 3  # of a picture, from the left
FIRST_ROW = 13  # the highest row of the sky shown
DEEP_DOWN = 19  # step of the excavator: all rooms above it are open


class Plates:
    """Draws the examples on tables set up for them."""

    def __init__(self, rules: FallingSkiesRules, previews: Previews) -> None:
        self._rules = rules
        self._previews = previews

    def all(self) -> tuple[Plate, ...]:
        return (Plate(name="descent", draw=self._descent), Plate(name="rooms-phase", draw=self._room))

    def _descent(self, words: Words) -> Sketch:
        """Draws a die about to be placed, and the way of the ship above it."""
        ship = Ship(kind=ShipKind.PURPLE, column=Column(0), row=13)
        view = self._table(_battle(ships=(ship,), hand=(Die.GREY_2,)))
        place = Place(die=Die.GREY_2, column=Column(0), space=Space(5))
        sketch = self._previews.sketch(view, [place], words)
        assert sketch is not None, "a placement is seen before it is made"
        page = _layout(view)
        top, bottom = page.row(FIRST_ROW), page.space(Space(10)).y
        ground = tuple(shape for shape in sketch.scene.ground if not _is_cut_off(shape, page))
        scene = replace(sketch.scene, ground=ground)
        return _sketch(scene, scene.shapes, words("plate-descent"), top, bottom)

    def _room(self, words: Words) -> Sketch:
        """Draws a room of two spaces with both dice, and a robot in the room beside it."""
        workers = {Space(11): Die.GREY_3, Space(12): Die.WHITE_2}
        robots = {Space(10): Robot(value=4)}
        battle = _battle(workers=workers, robots=robots, phase=RoundPhase.ROOMS)
        view = self._table(battle)
        scene, page = scenes.scene(view, words), _layout(view)
        top, floor = page.space(Space(10)).y, page.space(Space(15)).y
        told = (words("plate-rooms-sum"), words("plate-rooms-robot"))
        foot = caption(told, LEFT, floor, COLUMNS * COLUMN)
        above = [shape for shape in scene.shapes if origin(shape).y < floor]
        shapes = (*above, *foot.shapes)
        return _sketch(scene, shapes, words("plate-rooms"), top, floor + foot.box.h)

    def _table(self, battle: Battle) -> View:
        state = State(mode=Mode.STANDARD, level=0, stack=(Placing(),), battle=battle)
        return self._rules.view(state, None)


def _battle(
    *,
    ships: tuple[Ship, ...] = (),
    hand: tuple[Die, ...] = (),
    workers: dict[Space, Die] | None = None,
    robots: dict[Space, Robot] | None = None,
    phase: RoundPhase = RoundPhase.DICE,
) -> Battle:
    """Returns a game in its fourth round, in the city for beginners."""
    tiles = tuple(LaidTile(tile=TileId(f"sky{height}"), side=SkySide.EASY) for height in range(1, 5))
    return Battle(
        setup=Setup(city=CityId("roswell"), side=CitySide.NORMAL, sky=tiles, scenario=None, team=()),
        fleet=Fleet(mothership=3, ships=ships),
        excavator=DEEP_DOWN,
        energy=3,
        damage=0,
        round=4,
        hand=hand,
        workers=workers or {},
        robots=robots or {},
        phase=phase,
    )


def _layout(view: View) -> Layout:
    assert view.board is not None, "a game is in play"
    return Layout(rows=view.board.sky_rows)


def _is_cut_off(shape: Shape, page: Layout) -> bool:
    """Tells whether a label is in the middle of the whole page, and would be cut off in a part of it."""
    strip = page.strip
    inside = isinstance(shape, Label) and strip.y <= shape.at.y < strip.y + strip.h
    return inside and isinstance(shape, Label) and not shape.text.isdigit()


def _sketch(scene: Scene, shapes: Iterable[Shape], alt: str, top: int, bottom: int) -> Sketch:
    window = Box(LEFT - 6, top, COLUMNS * COLUMN + 12, bottom - top)
    return Sketch(scene=replace(scene, shapes=tuple(shapes)), alt=alt, size=Size(scale=2, window=window))
