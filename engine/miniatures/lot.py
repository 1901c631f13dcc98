"""Maps by lot: both ends alike, and with as much in sight as on the scenario's own map (Q102)."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product
from math import inf

from engine.core import Dice, SeededDice
from engine.miniatures.content import Box, RuinId, Scenario
from engine.miniatures.grid import PLACE, SQUARES, Square
from engine.miniatures.pieces import Side
from engine.miniatures.ruins import (
    cover_of,
    fits,
    open_blocks,
    opposite,
    places_of,
    walls_of,
)
from engine.miniatures.sight import Ground, Height
from engine.miniatures.state import Built

LOTS = 1 << 32  # one roll decides a map: a game's row keeps one number, not hundreds
MAPS = 32  # maps drawn by lot; the one whose lines of sight are most like the scenario's own counts
WHOLE = 2.5  # weight of the whole board against a group's squares, of which maps differ as much more
DRAWS = 100  # draws until a map has all pieces and no open ground
SAMPLE = tuple(at for at in SQUARES if sum(PLACE[at]) % 2 == 0)  # as many lines between them as needed


def map_by_lot(box: Box, scenario: Scenario, dice: Dice) -> tuple[Built, ...]:
    """Returns a map by lot: both halves alike, turned by half a turn, so that no end has the better ruins."""
    lot = SeededDice(dice.draw(LOTS).to_bytes(8, "big"), 0)
    drawn = {wall.edge: wall.height for wall in scenario.map.walls}
    wanted = tuple(_sights(scenario, Ground(drawn, scenario.map.cover, frozenset())))
    best: tuple[Built, ...] = ()
    least = inf
    for _ in range(MAPS):
        built, difference = _some_map(box, scenario, lot), 0.0
        for one, other in zip(_sights(scenario, _ground(box, scenario, built)), wanted, strict=False):
            difference += (one - other) ** 2
            if difference >= least:
                break  # the rest of the map is not looked at
        else:
            best, least = built, difference
    return best


def _some_map(box: Box, scenario: Scenario, lot: Dice) -> tuple[Built, ...]:
    """Returns a map with all pieces that leaves no open ground."""
    built: tuple[Built, ...] = ()
    for _ in range(DRAWS):
        built = ()
        for ruin in box.box:
            built = (*built, *_some_place(box, scenario, built, ruin, lot))
        if len(built) == len(box.box) and not open_blocks(box, built):
            break
    return built


def _some_place(
    box: Box, scenario: Scenario, built: tuple[Built, ...], ruin: RuinId, lot: Dice
) -> Sequence[Built]:
    """Returns a place for a piece: opposite to its twin, else where its twin fits opposite; none: no room."""
    far = [opposite(one) for one in built if one.ruin == ruin and opposite(one) not in built]
    if far and fits(box, scenario, built, far[0]):
        return far[:1]
    for one in lot.shuffle(places_of(ruin)):
        if fits(box, scenario, built, one) and fits(box, scenario, (*built, one), opposite(one)):
            return (one,)
    return ()


def _ground(box: Box, scenario: Scenario, built: Sequence[Built]) -> Ground:
    """Returns the ground of a map before it is turned, with the scenario's own walls set last."""
    walls = {wall.edge: wall.height for wall in walls_of(box, built)}
    walls |= dict.fromkeys(scenario.map.set_last, Height.FULL)
    for border in scenario.map.keep_open:
        walls.pop(border, None)
    return Ground(walls, cover_of(box, built), frozenset())


def _sights(scenario: Scenario, ground: Ground) -> Iterator[float]:
    """Yields what is in sight on a ground: on the whole board, and from where each group begins."""
    yield WHOLE * _share_in_sight(ground, combinations(SAMPLE, 2))
    for group in (group for side in Side for group in scenario.forces.of(side)):
        first = [at for zone in group.zones for at in scenario.map.zones[zone]]
        yield _share_in_sight(ground, product(first, SAMPLE))


def _share_in_sight(ground: Ground, lines: Iterable[tuple[Square, Square]]) -> float:
    """Returns the share of lines that are open, at least in part; 0 without any."""
    hidden = [ground.bars(one, other) for one, other in lines if one != other]
    return hidden.count(False) / len(hidden) if hidden else 0.0
