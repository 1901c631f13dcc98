"""Prints the figures of docs/conformance/falling_skies.md.

python -m tests.engine.falling_skies.figures wins roswell normal 0 300
python -m tests.engine.falling_skies.figures random 2000
python -m tests.engine.falling_skies.figures campaigns 40 1
"""

import sys
from collections import Counter
from collections.abc import Callable
from itertools import product
from time import process_time

from engine.core import Decision, Dice
from engine.falling_skies import Options
from engine.falling_skies.actions import AnyAction
from engine.falling_skies.content import CityId, CitySide
from engine.falling_skies.mind.computer import Commander
from engine.falling_skies.state import Mode
from engine.falling_skies.view import View
from tests.engine.falling_skies.loading import game_content
from tests.engine.falling_skies.wandering import finished

LEVELS = range(5)


class Timed:
    """The computer player, with timing."""

    def __init__(self) -> None:
        self.thoughts: list[float] = []

    def __call__(self, view: View, decision: Decision, legal: tuple[AnyAction, ...], dice: Dice) -> AnyAction:
        before = process_time()
        action = Commander().choose(view, decision, legal, dice)
        self.thoughts.append(process_time() - before)
        return action

    def __str__(self) -> str:
        ordered = sorted(self.thoughts)
        mean, late = sum(ordered) / len(ordered), ordered[len(ordered) * 99 // 100]
        return f"{mean * 1e3:.1f} ms a move, {late * 1e3:.0f} ms at 99 %, {ordered[-1] * 1e3:.0f} ms at most"


def wins(city: str, side: str, level: str, games: str, first: str = "0") -> str:
    """Returns the computer's win rate; `first` continues an earlier run."""
    player, ends, rounds = Timed(), Counter[str](), 0
    options = Options(city=CityId(city), side=CitySide(side), level=int(level))
    for number in range(int(first), int(first) + int(games)):
        state = finished(options, number, player, checked=False)
        assert state.outcome is not None
        assert state.battle is not None
        ends[state.outcome.reason] += 1
        rounds += state.battle.round
    rate = 100 * ends["research_complete"] / int(games)
    return (
        f"{city} {side} level {level}: {rate:.1f} % of {games}, "
        f"{rounds / int(games):.1f} rounds, {dict(ends)}, {player}"
    )


def random(games: str) -> str:
    """Checks that random games end on every city, side and level."""
    cells = list(product(game_content().cities, CitySide, LEVELS))
    ends = Counter[str]()
    for number in range(int(games)):
        city, side, level = cells[number % len(cells)]
        state = finished(Options(city=city, side=side, level=level), number)
        assert state.outcome is not None
        ends[state.outcome.reason] += 1
    return f"{games} random games over {len(cells)} cells: {dict(ends)}"


def campaigns(games: str, level: str) -> str:
    """Plays campaigns to their score; returns their statistics."""
    player, ends, scores = Timed(), Counter[str](), Counter[int]()
    scenarios, characters, used = Counter[str](), Counter[str](), Counter[str]()

    def played(view: View, decision: Decision, legal: tuple[AnyAction, ...], dice: Dice) -> AnyAction:
        if view.battle is not None and view.battle.result is not None:
            used.update(view.battle.spent)
        return player(view, decision, legal, dice)

    for number in range(int(games)):
        state = finished(Options(mode=Mode.CAMPAIGN, level=int(level)), number, played)
        assert state.outcome is not None
        assert state.notebook is not None
        ends[state.outcome.reason] += 1
        scores[state.outcome.scores[0]] += 1
        scenarios.update(record.scenario for record in state.notebook.battles)
        characters.update(record.character for record in state.notebook.battles if record.character)
    return "\n".join(
        [
            f"{games} campaigns at level {level}: {dict(ends)}, scores {sorted(scores.elements())}",
            f"scenarios fought: {dict(sorted(scenarios.items()))}",
            f"characters met: {dict(sorted(characters.items()))}",
            f"characters used: {sorted(used)}",
            str(player),
        ]
    )


FIGURES: dict[str, Callable[..., str]] = {"wins": wins, "random": random, "campaigns": campaigns}

if __name__ == "__main__":
    sys.stdout.write(FIGURES[sys.argv[1]](*sys.argv[2:]) + "\n")
