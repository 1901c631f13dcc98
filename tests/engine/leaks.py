"""Finds what a viewer can tell about things they cannot see."""

from typing import Any

from tests.engine.games import Game


def leaks(game: Game, rules: Any) -> tuple[list[str], int]:
    """Returns what a viewer notices when hidden things are dealt again, and how often that changed any."""
    found: list[str] = []
    changed = 0
    for number, state in enumerate(game.sample()):
        for viewer in game.viewers:
            dealt = rules.redeal(state, viewer, game.dice((number, viewer)))
            changed += dealt != state
            where = f"{game.title.id}, game {game.name}, position {number}, viewer {viewer}"
            if rules.view(dealt, viewer) != rules.view(state, viewer):
                found.append(f"{where}: the view changes")
            if rules.decision(dealt) != rules.decision(state):
                found.append(f"{where}: the question changes")
            if viewer is not None and rules.legal(dealt, viewer) != rules.legal(state, viewer):
                found.append(f"{where}: what is legal changes")
    return found, changed
