"""The computer's choices before deployment: the ruins it builds, and the map's orientation."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core import Dice
from engine.miniatures.actions import AnyAction, Build, BuildRest, Orient
from engine.miniatures.book import Book
from engine.miniatures.grid import SQUARES, Square
from engine.miniatures.pieces import Quarters, Side
from engine.miniatures.ruins import first_squares, in_pairs
from engine.miniatures.sight import Ground, Sight
from engine.miniatures.view import View

TURNS = 4


def next_ruin(book: Book, view: View, legal: Sequence[AnyAction], dice: Dice) -> AnyAction:
    """Returns the first piece by lot, then the rest: a map alike at both ends gains least by a turn."""
    before, box = view.terrain.built or (), book.content.ruins
    if before:
        return BuildRest()
    scenario = book.content.scenarios[view.scenario]
    places = book.sites(view.scenario, before, box.box[0])
    site = dice.pick(in_pairs(box, scenario, before, places) or places)
    action = Build(site=site.at, facing=site.facing)
    assert action in legal, f"{action} is no site"
    return action


def best_top(book: Book, view: View, side: Side) -> Orient:
    """Returns the orientation that exposes the enemy's first squares most, and the own ones least."""
    scenario = book.content.scenarios[view.scenario]
    own, enemy = (first_squares(scenario, one) for one in (side, side.enemy))

    def danger(quarters: int) -> float:
        ground = book.ground_of(view.scenario, replace(view.terrain, quarters=quarters))
        return _exposure(ground, own) - _exposure(ground, enemy)

    return Orient(quarters=Quarters(min(range(TURNS), key=danger)))


def _exposure(ground: Ground, squares: Sequence[Square]) -> float:
    """Returns the average number of squares with clear sight of one of these."""
    seen = sum(
        ground.sight(shooter, at, frightened=False, standing=0) is Sight.CLEAR
        for at in squares
        for shooter in SQUARES
        if shooter != at
    )
    return seen / len(squares) if squares else 0.0
