"""The board: maps as drawn, steps past walls (R3), line of sight (R5, B1)."""

import random
import tomllib
from collections import Counter
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from engine.miniatures.book import Book
from engine.miniatures.content import ScenarioId
from engine.miniatures.grid import (
    AROUND,
    BIT,
    COLUMNS,
    PLACE,
    SCATTER,
    SQUARES,
    Direction,
    Edge,
    Square,
    beside,
    distance,
    edge,
    ends_of,
    square,
)
from engine.miniatures.sight import FAR, Ground, Height, Sight, _crossings, draw_lines
from engine.miniatures.state import State, Terrain
from tests.engine.holding import holds
from tests.engine.miniatures.loading import game_content, game_rules, scenario_names
from tests.engine.miniatures.oracle import slow_sight
from tests.engine.miniatures.position import Position, set_up

FACTS = Path(__file__).with_name("facts")
ZONES = {
    "R": "red",
    "B": "blue",
    "G": "green",
    "V": "violet",
    "VX": "violet",
    "K": "black",
    "RA": "red_A",
    "RB": "red_B",
    "NW": "red_NW",
    "NE": "red_NE",
    "SW": "red_SW",
    "SE": "red_SE",
}
HEIGHTS = {
    "====": Height.FULL,
    "#": Height.FULL,
    "----": Height.LOW,
    "|": Height.LOW,
    ". .": Height.RUBBLE,
    ":": Height.RUBBLE,
}


class Drawing(NamedTuple):
    """A map as the digest draws it."""

    walls: dict[Edge, Height]
    cover: dict[Square, str]
    starred: set[Square]
    zones: dict[str, set[Square]]
    exits: dict[Square, int]


def drawings() -> dict[str, Drawing]:
    """Reads the drawn maps."""
    text = (FACTS / "maps.txt").read_text(encoding="utf-8")
    return {name: _drawing(body) for name, _, body in (part.partition("\n") for part in text.split("@ ")[1:])}


def _drawing(body: str) -> Drawing:
    drawn = Drawing(walls={}, cover={}, starred=set(), zones={}, exits={})
    row = 8
    for line in body.splitlines():
        if line.startswith("   +"):
            _read_borders(drawn, line, row)
        elif line.startswith("cover: "):
            for piece in line.removeprefix("cover: ").split(", "):
                at, kind = piece.split()
                drawn.cover[Square(at)] = kind
        elif line.strip() and line.strip()[0].isdigit():
            row = int(line.split()[0])
            _read_row(drawn, line, row)
            row -= 1
    return drawn


def _read_borders(drawn: Drawing, line: str, row: int) -> None:
    """Reads the north sides of a row's squares."""
    for x in range(8):
        piece = line[4 + 5 * x : 8 + 5 * x].strip()
        if piece:
            drawn.walls[edge(x, row - 1, "N")] = HEIGHTS[piece]


def _read_row(drawn: Drawing, line: str, row: int) -> None:
    """Reads squares and their east sides."""
    line = line.ljust(48)
    for x in range(8):
        at = square(x, row - 1)
        words = line[4 + 5 * x : 8 + 5 * x]
        if "*" in words:
            drawn.starred.add(at)
        mark = words.replace("*", "").strip()
        if mark in ZONES:
            drawn.zones.setdefault(ZONES[mark], set()).add(at)
        elif mark.isdigit():
            drawn.exits[at] = int(mark)
        border = line[8 + 5 * x].strip()
        if border:
            drawn.walls[edge(x, row - 1, "E")] = HEIGHTS[border]


DRAWINGS = drawings()


def _state(name: str) -> State:
    return set_up(game_rules(), Position(scenario=name))


def _ground(name: str) -> Ground:
    return game_rules().book.ground(_state(name))


# --- the maps -------------------------------------------------------------------------------------


@holds("R0.1", "Q52", "R18.1")
@pytest.mark.parametrize("name", scenario_names())
def test_the_maps_are_as_drawn(name: str) -> None:
    drawn, ground = DRAWINGS[name], _ground(name)
    board = game_content().scenarios[ScenarioId(name)].map
    assert ground.walls == drawn.walls
    assert board.cover == drawn.cover
    assert drawn.starred == set(drawn.cover)
    assert {zone: set(squares) for zone, squares in board.zones.items()} == drawn.zones
    assert {way.square: way.value for way in board.exits if way.value} == drawn.exits


@holds("R0.1")
def test_squares_are_named_from_the_bottom_left() -> None:
    assert len(SQUARES) == 64
    assert (SQUARES[0], SQUARES[7], SQUARES[8], SQUARES[-1]) == ("A1", "H1", "A2", "H8")
    assert beside(Square("A1"), Direction.N) == "A2"
    assert beside(Square("A1"), Direction.E) == "B1"
    assert beside(Square("A1"), Direction.S) is None
    assert COLUMNS == "ABCDEFGH"


@holds("FE7")
def test_an_edge_runs_between_two_corners() -> None:
    assert ends_of(Edge("D4/N")) == ((3, 4), (4, 4))
    assert ends_of(Edge("D4/E")) == ((4, 3), (4, 4))


@holds("R0.6", "Q52")
@pytest.mark.parametrize("name", scenario_names())
def test_no_map_takes_more_building_pieces_than_the_box_has(name: str) -> None:
    assert len(DRAWINGS[name].walls) <= 34


@holds("Q52", "R3.2")
@pytest.mark.parametrize("name", scenario_names())
def test_every_square_of_every_mix_of_terrain_reaches_every_other(name: str) -> None:
    """All 576 combinations of a scenario with a map's walls: twelve maps, four turns."""
    book = Book(game_content())
    state = _state(name)
    for terrain in scenario_names():
        for quarters in range(4):
            laid = replace(state, terrain=Terrain(map=ScenarioId(terrain), quarters=quarters))
            assert _reached(book.ground(laid)) == set(SQUARES), (terrain, quarters)


def _reached(ground: Ground) -> set[Square]:
    reached, waiting = {SQUARES[0]}, [SQUARES[0]]
    while waiting:
        for to in ground.steps[waiting.pop()]:
            if to not in reached:
                reached.add(to)
                waiting.append(to)
    return reached


@holds("Q52", "R18.1")
def test_the_scenarios_own_walls_are_set_last() -> None:
    book = Book(game_content())
    for quarters in range(4):
        laid = replace(_state("final-08"), terrain=Terrain(map=ScenarioId("final-03"), quarters=quarters))
        walls = book.ground(laid).walls
        assert all(walls[Edge(border)] is Height.FULL for border in ("D3/N", "C4/E", "D4/E"))
        assert walls.get(Edge("D4/N")) is not Height.FULL
        bank = replace(_state("final-03"), terrain=Terrain(map=ScenarioId("final-08"), quarters=quarters))
        assert len(book.ground(bank).walls) == len(DRAWINGS["final-08"].walls) - 3


@holds("R18.1", "Q52", "Q97")
def test_a_turned_map_turns_its_walls_and_cover_alone() -> None:
    book = Book(game_content())
    state = _state("final-01")
    turned = replace(state, terrain=Terrain(map=ScenarioId("final-01"), quarters=1))
    # B1/N lies between B1 and B2; a quarter clockwise takes B1 to A7 and B2 to B7.
    assert book.ground(turned).walls[Edge("A7/E")] is Height.FULL
    assert book.cover(turned)[Square("D8")] == "tree"  # it was at A4
    assert game_rules().view(turned, None).zones == game_rules().view(state, None).zones


# --- steps ----------------------------------------------------------------------------------------

STEPS = [
    ("final-08", "D4", "C5 D5 E5", "C3 C4 D3 E3 E4"),
    ("final-02", "D4", "E5", "D5"),
    ("final-02", "C5", "", "D5"),
    ("final-02", "C4", "", "D5"),
    ("final-01", "B1", "A2 C2", "B2"),
    ("final-01", "A2", "A3 B3", "B2"),
    ("final-01", "C1", "C2 D2", ""),
    ("final-01", "A3", "B3", ""),
]


@holds("R3.1", "R3.2", "R3.3", "Q13", "B1")
@pytest.mark.parametrize(("name", "at", "open_", "barred"), STEPS)
def test_steps(name: str, at: str, open_: str, barred: str) -> None:
    steps = _ground(name).steps[Square(at)]
    assert set(open_.split()) <= set(steps)
    assert not set(barred.split()) & set(steps)


@holds("R3.1")
def test_on_open_ground_a_step_goes_to_any_neighbour() -> None:
    ground = Ground({}, {}, frozenset())
    assert all(set(ground.steps[at]) == set(AROUND[at]) for at in SQUARES)
    assert len(ground.steps[Square("D4")]) == 8
    assert len(ground.steps[Square("A1")]) == 3


@holds("R3.1", "R3.2")
@pytest.mark.parametrize("name", scenario_names())
def test_a_walk_is_the_shortest_way_round_the_walls(name: str) -> None:
    ground = Book(game_content()).ground(_state(name))
    for to in SQUARES:
        walks = ground.walks(to)
        assert walks[to] == 0
        for at in SQUARES:
            if at != to:  # one step nearer from the best neighbour
                assert walks[at] == 1 + min(walks[step] for step in ground.steps[at])


def test_a_walk_to_where_nobody_gets_is_far() -> None:
    closed = {Edge("A1/N"): Height.FULL, Edge("A1/E"): Height.FULL}
    ground = Ground(closed, {}, frozenset())
    assert ground.walks(Square("H8"))[Square("A1")] == FAR
    assert ground.walks(Square("A1"))[Square("H8")] == FAR


def test_all_lines_can_be_drawn_ahead() -> None:
    """The first look is never slow: all lines are computed beforehand."""
    _crossings.cache_clear()
    draw_lines()
    drawn = _crossings.cache_info()
    ground = Ground({}, {}, frozenset())
    for at, to in product(SQUARES, repeat=2):
        ground.sight(at, to, frightened=False, standing=0)
    assert _crossings.cache_info().misses == drawn.misses == 15 * 15


@holds("R3.3", "Q13")
@pytest.mark.parametrize(
    ("closed", "open_"),
    [
        ((), True),
        (("D4/N",), True),
        (("D4/N", "D4/E"), False),
        (("D4/N", "E4/N"), False),
        (("D5/E", "D4/E"), False),
        (("D4/N", "D5/E"), True),
        (("D4/E", "E4/N"), True),
        (("D5/E", "E4/N"), False),
    ],
)
def test_a_diagonal_is_barred_if_both_ways_round_the_corner_are_closed(
    closed: tuple[str, ...], open_: bool
) -> None:
    """From D4 to E5: by D5 past D4/N and D5/E, by E4 past D4/E and E4/N."""
    ground = Ground({Edge(border): Height.FULL for border in closed}, {}, frozenset())
    assert (Square("E5") in ground.steps[Square("D4")]) is open_


@holds("R3.2")
@pytest.mark.parametrize(
    ("height", "open_"), [(Height.FULL, False), (Height.LOW, True), (Height.RUBBLE, True)]
)
def test_only_massive_walls_bar_a_step(height: Height, open_: bool) -> None:
    ground = Ground({Edge("D4/N"): height}, {}, frozenset())
    assert (Square("D5") in ground.steps[Square("D4")]) is open_


@holds("R13.3")
def test_the_scatter_die_goes_round_from_the_north() -> None:
    assert [direction.value for direction in SCATTER] == ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]


@holds("R4.2", "Q55")
@pytest.mark.parametrize(
    ("a", "b", "squares"), [("A1", "H8", 7), ("A1", "A1", 0), ("D4", "E6", 2), ("C2", "G3", 4)]
)
def test_distance_counts_diagonals_as_one(a: str, b: str, squares: int) -> None:
    assert distance(Square(a), Square(b)) == distance(Square(b), Square(a)) == squares


# --- sight ----------------------------------------------------------------------------------------


def _vectors() -> list[tuple[str, str, str, tuple[str, ...], bool, str]]:
    raw = tomllib.loads((FACTS / "sight.toml").read_text(encoding="utf-8"))["vector"]
    return [(v["map"], v["from"], v["to"], tuple(v["standing"]), v["frightened"], v["sight"]) for v in raw]


@holds("R5.1", "B1", "Q14", "Q15")
@pytest.mark.parametrize(("name", "start", "to", "standing", "frightened", "seen"), _vectors())
def test_sight_vectors(
    name: str, start: str, to: str, standing: tuple[str, ...], frightened: bool, seen: str
) -> None:
    ground = Ground({}, {}, frozenset()) if name == "empty" else _ground(name)
    upright = sum(BIT[Square(at)] for at in standing)
    found = ground.sight(Square(start), Square(to), frightened=frightened, standing=upright)
    assert found is Sight(seen)


def test_all_vectors_of_the_digest_are_here() -> None:
    assert len(_vectors()) == 26


@pytest.mark.slow
@holds("B1", "Q14")
@pytest.mark.parametrize("name", scenario_names())
def test_sight_agrees_with_the_slow_way(name: str) -> None:
    """Random questions on every map, with people and wrecks in between."""
    rng = random.Random(name)
    drawn = DRAWINGS[name]
    for _ in range(40):
        start, to = rng.sample(SQUARES, 2)
        standing = frozenset(rng.sample(SQUARES, rng.choice((0, 4, 12))))
        opaque = frozenset(rng.sample(SQUARES, rng.choice((0, 0, 2))))
        frightened = rng.random() < 0.3
        cover = {**drawn.cover, **dict.fromkeys(opaque, "wreck")}
        fast = Ground(drawn.walls, cover, opaque).sight(
            start, to, frightened=frightened, standing=sum(BIT[at] for at in standing)
        )
        slow = slow_sight(drawn.walls, frozenset(cover), opaque, start, to, standing, frightened=frightened)
        assert fast is slow, (start, to, standing, opaque, frightened)


@holds("B1")
@pytest.mark.parametrize("name", scenario_names())
def test_blocked_is_symmetric_and_partial_the_norm(name: str) -> None:
    ground = _ground(name)
    seen = {
        (a, b): ground.sight(a, b, frightened=False, standing=0) for a in SQUARES for b in SQUARES if a != b
    }
    assert all((seen[a, b] is Sight.BLOCKED) == (seen[b, a] is Sight.BLOCKED) for a, b in seen)
    share = {sight: count / len(seen) for sight, count in Counter(seen.values()).items()}
    assert 0.11 <= share[Sight.CLEAR] <= 0.23
    assert 0.53 <= share[Sight.PARTIAL] <= 0.69
    assert 0.16 <= share[Sight.BLOCKED] <= 0.32


WALLS = [
    # the wall between D4 and D5, start and target, whether the target is frightened, and the sight
    ("low", "D4", "D5", False, "partial"),  # on the target's border, though also on the shooter's
    ("low", "D4", "D6", False, "clear"),  # the shooter looks over the wall of their own square
    ("low", "D3", "D6", False, "partial"),
    ("low", "D3", "D5", True, "blocked"),  # a lying figure behind it is hidden
    ("low", "D3", "D6", True, "partial"),  # a lying figure is hidden only by walls around its own square
    ("rubble", "D4", "D5", False, "partial"),
    ("rubble", "D3", "D6", False, "clear"),
    ("rubble", "D3", "D5", True, "partial"),
    ("full", "D4", "D5", False, "blocked"),
    ("full", "D3", "D6", False, "blocked"),
]


@holds("B1", "R5.1", "Q15")
@pytest.mark.parametrize(("height", "start", "to", "frightened", "seen"), WALLS)
def test_walls_in_the_line_of_sight(height: str, start: str, to: str, frightened: bool, seen: str) -> None:
    """A long wall along the north side of row 4."""
    walls = {edge(x, 3, "N"): Height(height) for x in range(8)}
    ground = Ground(walls, {}, frozenset())
    found = ground.sight(Square(start), Square(to), frightened=frightened, standing=0)
    assert found is Sight(seen)


COVER = [
    ("D5", "D4", "D6", "partial"),  # in between
    ("D6", "D4", "D6", "partial"),  # in the target's square
    ("D4", "D4", "D6", "clear"),  # in the shooter's square: it never matters
]


@holds("B1", "R5.1")
@pytest.mark.parametrize(("at", "start", "to", "seen"), COVER)
def test_cover_in_the_line_of_sight(at: str, start: str, to: str, seen: str) -> None:
    ground = Ground({}, {Square(at): "car"}, frozenset())
    assert ground.sight(Square(start), Square(to), frightened=False, standing=0) is Sight(seen)


@holds("B1")
def test_figures_beside_shooter_and_target_never_matter() -> None:
    ground = Ground({}, {}, frozenset())
    both = BIT[Square("D4")] | BIT[Square("D7")]
    assert ground.sight(Square("D4"), Square("D7"), frightened=False, standing=both) is Sight.CLEAR


@holds("B1")
def test_places_cover_the_board_once() -> None:
    assert sorted(PLACE.values()) == sorted((x, y) for x in range(8) for y in range(8))
