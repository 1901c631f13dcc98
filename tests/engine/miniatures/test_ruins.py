"""Ruins: built by the human player, by lot or by the computer; the rules for them are written out here."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from statistics import mean

import pytest

from engine.core import Level, RecordedDice, Refused, Seat, SeededDice, Thought, play
from engine.miniatures import Options
from engine.miniatures import actions as do
from engine.miniatures import decisions as ask
from engine.miniatures import events as tell
from engine.miniatures.actions import AnyAction
from engine.miniatures.content import ScenarioId
from engine.miniatures.grid import SQUARES, Direction, Edge, Square
from engine.miniatures.mind.minds import minds
from engine.miniatures.options import Ruins
from engine.miniatures.pieces import Quarters, Site
from engine.miniatures.state import State
from engine.miniatures.view import View
from tests.engine.holding import holds
from tests.engine.miniatures.loading import game_rules, scenario_names

HUMAN, MARTIAN = Seat(0), Seat(1)
SEEDS = 25  # for each of the twelve scenarios: three hundred maps
BOX = 34  # building pieces
LETTERS = "ABCDEFGH"

Point = tuple[int, int]
Walls = dict[frozenset[Point], str]  # by the two squares they stand between, with their heights


def _begin(name: str, ruins: Ruins, seed: bytes = b"", *, turn_map: bool = False) -> State:
    options = Options(scenario=ScenarioId(name), ruins=ruins, turn_map=turn_map)
    return game_rules().setup(options, 2, SeededDice(seed, 0)).state


def _do(state: State, seat: Seat, action: AnyAction) -> tuple[State, tuple[tell.AnyEvent, ...]]:
    step = play(game_rules(), state, seat, action, SeededDice(b"", 1))
    return step.state, tuple(step.events)


# --- the rules for ruins, written a second time ---------------------------------------------------


def _point(square: str) -> Point:
    return LETTERS.index(square[0]), int(square[1]) - 1


def _walls(state: State) -> Walls:
    found: Walls = {}
    for wall in game_rules().view(state, None).walls:
        square, side = wall.edge.split("/")
        x, y = _point(square)
        between = frozenset({(x, y), (x, y + 1) if side == "N" else (x + 1, y)})
        assert between not in found, f"two walls on {wall.edge}"
        found[between] = wall.height.value
    return found


def _turned(walls: Walls, quarters: int) -> Walls:
    for _ in range(quarters):
        walls = {frozenset((y, 7 - x) for x, y in ends): height for ends, height in walls.items()}
    return walls


def _own_walls(name: str) -> tuple[set[frozenset[Point]], set[frozenset[Point]]]:
    """Returns the walls that a scenario sets last, and the edges that it keeps open."""
    drawn = game_rules().book.content.scenarios[ScenarioId(name)].map

    def between(edge: str) -> frozenset[Point]:
        square, side = edge.split("/")
        x, y = _point(square)
        return frozenset({(x, y), (x, y + 1) if side == "N" else (x + 1, y)})

    return {between(edge) for edge in drawn.set_last}, {between(edge) for edge in drawn.keep_open}


def _reached(full: Iterable[frozenset[Point]]) -> int:
    """Returns the number of squares that can be walked to from A1 around full walls."""
    barred, seen, waiting = set(full), {(0, 0)}, [(0, 0)]
    while waiting:
        x, y = waiting.pop()
        for to in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            inside = 0 <= to[0] < 8 and 0 <= to[1] < 8
            if inside and to not in seen and frozenset({(x, y), to}) not in barred:
                seen.add(to)
                waiting.append(to)
    return len(seen)


def _on_rim(point: Point) -> bool:
    return 0 in point or 7 in point


def _check(name: str, state: State) -> None:
    """Checks ruins before the map is turned, against every rule for them."""
    walls, (last, kept) = _walls(state), _own_walls(name)
    built = {ends: height for ends, height in walls.items() if ends not in last}
    cover = {_point(square) for square in game_rules().view(state, None).cover}
    assert len(walls) <= BOX
    assert not any(_on_rim(point) for point in cover), "cover on the rim"
    assert not any(all(map(_on_rim, ends)) for ends in built), "a wall on the rim"
    for quarters in range(4):
        turned = _turned(built, quarters)
        full = ({ends for ends, height in turned.items() if height == "full"} | last) - kept
        assert _reached(full) == 64, f"a square is closed in after {quarters} quarters"
    squares = [
        square
        for piece in state.terrain.built or ()
        for square in _claimed(piece.ruin, piece.at, piece.facing)
    ]
    assert max(Counter(squares).values(), default=1) == 1, "two ruins on one square"


def _claimed(ruin: str, site: Site, facing: Direction) -> list[Point]:
    """Returns the squares of a piece: houses and shops take four, a wall the two in front of it."""
    x, y = _point(site)
    if ruin != "wall":
        return [(x + dx, y + dy) for dx in (0, 1) for dy in (0, 1)]
    return {
        Direction.S: [(x, y), (x + 1, y)],
        Direction.N: [(x, y + 1), (x + 1, y + 1)],
        Direction.W: [(x, y), (x, y + 1)],
        Direction.E: [(x + 1, y), (x + 1, y + 1)],
    }[facing]


def _open_blocks(state: State) -> list[Point]:
    """Returns the blocks of three by three squares without a wall or cover in them."""
    walls, cover = _walls(state), {_point(square) for square in game_rules().view(state, None).cover}
    found = []
    for left in range(6):
        for low in range(6):
            block = {(left + dx, low + dy) for dx in range(3) for dy in range(3)}
            if not block & cover and not any(ends <= block for ends in walls):
                found.append((left, low))
    return found


# --- by lot ---------------------------------------------------------------------------------------


@pytest.mark.slow  # chooses each of three hundred maps among many
@holds("R18.1", "Q101", "Q102")
@pytest.mark.parametrize("name", scenario_names())
def test_every_map_by_lot_keeps_the_rules_for_ruins(name: str) -> None:
    maps, sights = set(), []
    for seed in range(SEEDS):
        state = _begin(name, Ruins.LOT, f"lot {seed}".encode())
        _check(name, state)
        assert _open_blocks(state) == [], f"open ground with seed {seed}"
        last, _ = _own_walls(name)
        built = {ends: height for ends, height in _walls(state).items() if ends not in last}
        assert len(state.terrain.built or ()) == 6
        if not last:
            assert _turned(built, 2) == built, "one end has other ruins"
        maps.add(state.terrain.built)
        sights.append(_in_sight(state))
    assert abs(mean(sights) - _in_sight(_begin(name, Ruins.DRAWN))) < 0.06, "like the scenario's own map"
    assert len(maps) > SEEDS * 0.9, "maps differ"


def _in_sight(state: State) -> float:
    """Returns the share of pairs of squares that see each other."""
    ground = game_rules().book.ground(state)
    lines = [not ground.hides(one, other, frightened=False) for one, other in combinations(SQUARES, 2)]
    return mean(lines)


@holds("Q102")
def test_a_map_by_lot_is_told_and_the_same_for_the_same_seed() -> None:
    options = Options(ruins=Ruins.LOT)
    one, two = (game_rules().setup(options, 2, SeededDice(b"seed", 0)) for _ in range(2))
    assert tell.RuinsDrawn() in one.events
    assert one.state == two.state
    assert _begin("final-01", Ruins.LOT, b"other").terrain != one.state.terrain


# --- by hand --------------------------------------------------------------------------------------


@holds("R18.1", "Q101")
@pytest.mark.parametrize("name", scenario_names())
def test_whatever_the_human_player_builds_keeps_the_rules(name: str) -> None:
    """Every choice of a piece is legal wherever it stands; random ones are followed to the end."""
    for seed in range(3):
        state, dice = _begin(name, Ruins.BUILD), SeededDice(f"{name} {seed}".encode(), 0)
        while isinstance(asked := game_rules().decision(state), ask.BuildRuins):
            assert asked.seats == (HUMAN,)
            choices = [one for one in game_rules().legal(state, HUMAN) if isinstance(one, do.Build)]
            state, _ = _do(state, HUMAN, dice.pick(choices))
            _check(name, state)


@holds("R18.1", "Q97", "Q101")
def test_the_human_player_builds_before_the_martian_turns_the_map_and_markers_lie() -> None:
    state = _begin("final-01", Ruins.BUILD, turn_map=True)
    asked = game_rules().decision(state)
    assert isinstance(asked, ask.BuildRuins)
    assert (asked.ruin, asked.left) == ("house", 6)
    assert not state.markers
    state, told = _do(state, HUMAN, do.Build(site=Site(Square("B3")), facing=Direction.E))
    assert told[0] == tell.RuinBuilt(ruin=asked.ruin, site=Site(Square("B3")), facing=Direction.E)
    # It opens to the east: its back, a full and a low wall, is to the west.
    walls = {wall.edge: wall.height.value for wall in game_rules().view(state, None).walls}
    assert (walls[Edge("A3/E")], walls[Edge("A4/E")]) == ("full", "low")
    assert "C3/E" not in walls
    assert "C4/E" not in walls
    state, told = _do(state, HUMAN, do.BuildRest())
    assert tell.RestBuilt(count=5) in told
    assert isinstance(game_rules().decision(state), ask.OrientMap)
    assert not state.markers
    before = _walls(state)
    state, _ = _do(state, MARTIAN, do.Orient(quarters=Quarters(1)))
    assert _walls(state) == _turned(before, 1)
    assert len(state.markers) == 8


@holds("Q101")
def test_building_rolls_no_dice_so_it_can_be_undone() -> None:
    state = _begin("final-01", Ruins.BUILD, turn_map=True)
    for action in (game_rules().legal(state, HUMAN)[5], do.BuildRest()):
        state = play(game_rules(), state, HUMAN, action, RecordedDice(())).state
    _check("final-01", state)
    assert len(state.terrain.built or ()) == 6


@holds("Q101")
def test_a_ruin_may_not_stand_on_the_rim_on_another_one_or_be_built_by_the_martians() -> None:
    state = _begin("final-01", Ruins.BUILD)
    state, _ = _do(state, HUMAN, do.Build(site=Site(Square("C3")), facing=Direction.S))
    for site in ("A1", "A4", "G4", "D4", "C3", "H8"):
        with pytest.raises(Refused):
            _do(state, HUMAN, do.Build(site=Site(Square(site)), facing=Direction.S))
    with pytest.raises(Refused):
        _do(state, MARTIAN, do.BuildRest())


@holds("Q101")
def test_a_piece_without_room_stays_in_the_box() -> None:
    """Houses and shops that keep one square apart leave no room for more."""
    state = _begin("final-01", Ruins.BUILD)
    told: list[tell.AnyEvent] = []
    while isinstance(game_rules().decision(state), ask.BuildRuins):
        legal = [one for one in game_rules().legal(state, HUMAN) if isinstance(one, do.Build)]
        wanted = [one for one in legal if one.site in ("C3", "C6", "F3", "F6")] or legal
        state, events = _do(state, HUMAN, wanted[0])
        told += events
        _check("final-01", state)
    built = len(state.terrain.built or ())
    left = [event for event in told if isinstance(event, tell.NoRoomForRuin)]
    assert built + len(left) == 6


@holds("Q101")
def test_a_silent_human_player_gets_the_rest_built() -> None:
    state = _begin("final-04", Ruins.BUILD)
    assert game_rules().idle(state, HUMAN) == do.BuildRest()


# --- the computer ---------------------------------------------------------------------------------


def _computer(state: State, seat: Seat, level: Level, seed: bytes) -> AnyAction:
    decision, game = game_rules().decision(state), game_rules()
    assert decision is not None
    thought: Thought[State, AnyAction, View] = Thought(
        view=game.view(state, seat),
        decision=decision,
        legal=game.legal(state, seat),
        dice=SeededDice(seed, 1),
    )
    return minds(game.book)[level].choose(thought)


@holds("R18.1", "Q101")
@pytest.mark.parametrize("level", [Level.EASY, Level.NORMAL, Level.HARD])
def test_the_computer_builds_a_town_that_is_alike_at_both_ends(level: Level) -> None:
    towns = set()
    for seed in range(8):
        state = _begin("final-01", Ruins.BUILD, turn_map=True)
        moves = 0
        while isinstance(game_rules().decision(state), ask.BuildRuins):
            state, _ = _do(state, HUMAN, _computer(state, HUMAN, level, f"{seed}".encode()))
            moves += 1
        assert moves == 2, "the first ruin by lot, then the rest"
        _check("final-01", state)
        assert _turned(_walls(state), 2) == _walls(state)
        towns.add(state.terrain.built)
    assert len(towns) > 4


@holds("R18.1", "Q97")
def test_the_computer_turns_shelter_towards_its_own_squares() -> None:
    """All ruins lie in the south, where the humans enter: the Martians turn them to their own side."""
    state = _begin("final-01", Ruins.BUILD, turn_map=True)
    while isinstance(game_rules().decision(state), ask.BuildRuins):
        legal = [one for one in game_rules().legal(state, HUMAN) if isinstance(one, do.Build)]
        state, _ = _do(state, HUMAN, min(legal, key=lambda one: one.site[1]))
    assert _computer(state, MARTIAN, Level.NORMAL, b"") == do.Orient(quarters=Quarters(2))
