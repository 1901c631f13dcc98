"""Newcomers: players that take at first sight what looks best now, without a plan, odds or a memory.

    python -m tests.strength new_wave newcomer easy --games 100

They stand for a person in the first game: *easy* should lose to them about as often as it wins. The module
named by a title has its `sight`, the worth of an action at first sight.
"""

from importlib import import_module
from typing import Any

from bot.cli.games.playout import Player
from engine.core import Seat, SeededDice
from tests.opaque import AnyTitle

NEWCOMER = "newcomer"


def newcomer_of(title: AnyTitle) -> Player:
    """Returns the newcomer of a title."""
    sight = import_module(f"{__name__}.{title.id}").sight

    def choose(title: AnyTitle, state: Any, seat: Seat, chance: bytes) -> Any:
        view, legal = title.rules.view(state, seat), title.rules.legal(state, seat)
        worths = [sight(view, action) for action in legal]
        best = [action for action, worth in zip(legal, worths, strict=True) if worth == max(worths)]
        return SeededDice(chance, 0).pick(best)

    return choose
