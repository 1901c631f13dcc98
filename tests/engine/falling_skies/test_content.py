"""The data agree with the digest: counts, sums and the layout of every tile."""

from itertools import pairwise

import pytest

from engine.falling_skies.board import LAST_STEP, PATH, STEP_OF, LaidTile, Setup, lay_out
from engine.falling_skies.content import (
    Cell,
    CityId,
    CitySide,
    RoomKind,
    SkySide,
    TileId,
    TileSet,
)
from engine.falling_skies.games import tiles_of
from engine.falling_skies.pieces import ALL_SPACES, COLUMNS, space
from tests.engine.falling_skies.loading import game_content
from tests.engine.holding import holds

CONTENT = game_content()
SIDES = [(name, side) for name, tile in CONTENT.sky.items() for side in tile.sides]


def _setup(city: str, side: SkySide = SkySide.EASY, face: CitySide = CitySide.NORMAL) -> Setup:
    sky = tuple(LaidTile(tile=tile, side=side) for tile in tiles_of(CONTENT, TileSet.STANDARD))
    return Setup(city=CityId(city), side=face, sky=sky)


@holds("S7.1")
def test_there_is_as_much_of_everything_as_in_the_box() -> None:
    assert len(CONTENT.cities) == 3 + 4 + 5 + 5
    assert len(CONTENT.characters) == 12
    assert len(CONTENT.scenarios) == 13
    assert [len(tiles_of(CONTENT, tiles)) for tiles in TileSet] == [4, 4, 1]
    for chapter in (1, 2, 3):
        assert sum(one.chapter == chapter for one in CONTENT.scenarios.values()) == 4
        assert sum(one.chapter == chapter for one in CONTENT.characters.values()) == 4
    assert [sum(city.chapter == chapter for city in CONTENT.cities.values()) for chapter in range(4)] == [
        3,
        4,
        5,
        5,
    ]


@holds("R8")
@pytest.mark.parametrize(("name", "side"), SIDES)
def test_an_arrow_points_at_a_blank_space_beside_it(name: TileId, side: SkySide) -> None:
    """So R8, a shifted ship triggers nothing further, never matters."""
    for row in CONTENT.sky[name].sides[side].cells:
        for column, symbol in enumerate(row):
            if symbol in "<>":
                assert row[column + (1 if symbol == ">" else -1)] == "."
                assert 0 <= column + (1 if symbol == ">" else -1) < COLUMNS


@pytest.mark.parametrize(("name", "side"), SIDES)
def test_a_side_has_four_rows_of_actions_and_stars_of_its_set(name: TileId, side: SkySide) -> None:
    tile = CONTENT.sky[name]
    stars = {TileSet.STANDARD: (0, 1), TileSet.ADVANCED: (1, 2), TileSet.FINAL: (0, 0)}[tile.set]
    assert len(tile.sides[side].actions) == 4
    assert tile.sides[side].stars == stars[list(tile.sides).index(side)]


@holds("S2", "S5")
@pytest.mark.parametrize(
    ("city", "side", "total"),
    [
        ("roswell", SkySide.EASY, 49),
        ("new_york", SkySide.EASY, 51),
        ("washington", SkySide.EASY, 55),
        ("roswell", SkySide.HARD, 57),
        ("new_york", SkySide.HARD, 59),
        ("washington", SkySide.HARD, 63),
    ],
)
def test_research_adds_up(city: str, side: SkySide, total: int) -> None:
    assert sum(lay_out(CONTENT, _setup(city, side)).research) == total


@holds("S1.9", "final_battle")
@pytest.mark.parametrize(
    ("tile", "side", "row"),
    [
        ("sky2", SkySide.EASY, 12),
        ("sky2", SkySide.HARD, 11),
        ("adv2", SkySide.EASY, 11),
        ("adv2", SkySide.HARD, 11),
    ],
)
def test_the_skull_lies_on_the_second_tile(tile: str, side: SkySide, row: int) -> None:
    sky = list(_setup("roswell").sky)
    sky[1] = LaidTile(tile=TileId(tile), side=side)
    setup = Setup(city=CityId("roswell"), side=CitySide.NORMAL, sky=tuple(sky))
    assert lay_out(CONTENT, setup).skull_row == row
    last = LaidTile(tile=TileId("sky5"), side=SkySide.BACK)
    higher = Setup(city=CityId("roswell"), side=CitySide.NORMAL, sky=(*sky, last))
    assert lay_out(CONTENT, higher).skull_row == row + 4
    assert lay_out(CONTENT, higher).sky_rows == 20


@holds("S4")
@pytest.mark.parametrize("city", CONTENT.cities)
def test_every_space_of_a_base_is_a_room_or_a_printed_tunnel(city: CityId) -> None:
    board = lay_out(CONTENT, _setup(city))
    tile = CONTENT.cities[city]
    printed = [*CONTENT.bases.upper[tile.upper].tunnels, *CONTENT.bases.lower[tile.lower].tunnels]
    tunnels = {space(row, column) for row, column in printed}
    assert {at for at in ALL_SPACES if board.room_at[at] is None} == tunnels
    assert sum(len(room.spaces) for room in board.rooms.values()) == len(ALL_SPACES) - len(tunnels)
    assert board.room_at[PATH[LAST_STEP]] is None
    guns = [room for room in board.rooms.values() if room.kind is RoomKind.ANTI_AIRCRAFT]
    assert [(room.id, room.spaces) for room in guns] == [(f"AA{at + 1}", (at,)) for at in range(COLUMNS)]
    assert all((room.cost, room.modifier) == (0, 0) for room in guns)


@holds("R1", "S4")
def test_every_excavator_starts_in_a_tunnel() -> None:
    for tile in CONTENT.bases.upper.values():
        assert tile.excavator in tile.tunnels


@holds("S4")
def test_the_path_winds_down_the_base() -> None:
    first = [space(0, 4), space(0, 3), space(0, 2), space(0, 1), space(0, 0), space(1, 0), space(1, 1)]
    assert list(PATH[:7]) == first
    assert PATH[LAST_STEP] == space(5, 4)
    for one, other in pairwise(PATH):
        assert abs(one - other) in (1, COLUMNS)
    assert sorted(STEP_OF) == sorted(ALL_SPACES)


@holds("R26")
def test_of_the_three_standard_cities_only_roswell_has_no_robot_room() -> None:
    for city in ("roswell", "new_york", "washington"):
        rooms = lay_out(CONTENT, _setup(city)).rooms.values()
        assert any(room.kind is RoomKind.ROBOT for room in rooms) == (city != "roswell")


def test_only_the_second_tile_has_a_skull_and_only_it() -> None:
    for name, tile in CONTENT.sky.items():
        for side in tile.sides.values():
            skulls = sum(type(action).__name__ == "Skull" for action in side.actions)
            assert skulls == (1 if tile.height == 2 else 0), name


def test_every_symbol_is_known() -> None:
    faces = [CONTENT.sky[name].sides[side] for name, side in SIDES]
    printed = {symbol for face in faces for row in face.cells for symbol in row}
    assert printed == {cell.value for cell in Cell}
    assert [Cell(symbol).number for symbol in ".<>M17"] == [None, None, None, None, 1, 7]
