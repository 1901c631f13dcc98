"""Finds what a viewer can tell about things he cannot see."""

from collections.abc import Callable
from typing import Any

from engine.core import Dice, Viewer
from tests.engine.games import Game

Redeal = Callable[[Any, Viewer, Dice], Any]


def leaks(game: Game, rules: Any, redeal: Redeal) -> tuple[list[str], int]:
    """Returns what a viewer notices when hidden things are dealt anew, and how often that changed any."""
    found: list[str] = []
    dealt_anew = 0
    for number, state in enumerate(game.sample()):
        for viewer in game.viewers:
            dealt = redeal(state, viewer, game.dice((number, viewer)))
            dealt_anew += dealt != state
            where = f"{game.title.id}, game {game.name}, position {number}, viewer {viewer}"
            if rules.view(dealt, viewer) != rules.view(state, viewer):
                found.append(f"{where}: the view changes")
            if rules.decision(dealt) != rules.decision(state):
                found.append(f"{where}: the question changes")
            if viewer is not None and rules.legal(dealt, viewer) != rules.legal(state, viewer):
                found.append(f"{where}: what is legal changes")
    return found, dealt_anew
