"""Finds hidden information that a viewer could infer."""

from typing import Any

from bot.testing.games import PlayedGame


def leaks(game: PlayedGame, rules: Any) -> tuple[list[str], int]:
    """Returns the differences seen after hidden parts are redealt, and how often that changed the state."""
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
