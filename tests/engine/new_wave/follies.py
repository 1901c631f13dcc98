"""Counts foolish moves of the Martians: blows at empty areas, steps back, first hands without a kill.

    python -m tests.engine.new_wave.follies normal --games 25

The second player plays the humans. Cards must be played (R20), so some of these moves are forced.
"""

import argparse
from collections import Counter
from typing import Any

from bot.cli.games.known_titles import seed_of
from bot.titles import title_of
from engine.new_wave import Options
from engine.new_wave.actions import EndTurn, Hit, MoveUnit, Strike
from engine.new_wave.events import BuildingFell, CiviliansKilled, CivilianTaken, DamageLost, UnitFell
from engine.new_wave.state import MARTIANS, State
from tests.earlier import player_named
from tests.opaque import steps_of

LIMIT = 20_000  # moves
WALK_AND_BLOW = ("reap", "tripod")  # two of them reach a neighbouring area and kill


class Count:
    """One game's foolish moves."""

    def __init__(self, start: State) -> None:
        self.found: Counter[str] = Counter()
        self._state = start
        self._left: dict[str, str] = {}  # the area of each tripod before its last step
        self._able = sum(start.camp.hand.count(card) for card in WALK_AND_BLOW) > 1
        self.found["first hands that can kill"] += self._able

    def see(self, played: Any) -> None:
        """Counts one move."""
        before, self._state = self._state, played.state
        if played.seat != MARTIANS:
            return
        told = tuple(type(event) for event in played.events)
        if isinstance(played.action, MoveUnit) and played.action.unit.startswith("tripod"):
            self._step(played.action, before)
        if isinstance(played.action, Hit | Strike):
            self._blow(told)
        if before.round == 1 and self._able and not {CiviliansKilled, CivilianTaken}.isdisjoint(told):
            self.found["first hands that kill"] += 1
            self._able = False
        if isinstance(played.action, EndTurn):
            self._able = False

    def _step(self, step: MoveUnit, before: State) -> None:
        self.found["steps"] += 1
        self.found["steps back"] += self._left.get(step.unit) == step.to
        self._left[step.unit] = before.units[step.unit].area

    def _blow(self, told: tuple[type, ...]) -> None:
        felled = not {BuildingFell, UnitFell, CiviliansKilled}.isdisjoint(told)
        self.found["blows"] += felled or DamageLost in told
        self.found["blows at nobody"] += not felled and DamageLost in told


def follies(martians: str, humans: str, games: int, seed: str) -> Counter[str]:
    """Returns the totals of all games."""
    title = title_of("new_wave")
    players = [player_named(title, martians), player_named(title, humans)]
    found: Counter[str] = Counter()
    for number in range(games):
        steps = steps_of(title, Options(), players, seed_of("follies", seed, number), LIMIT)
        count = Count(next(steps).state)
        for played in steps:
            count.see(played)
        found += count.found
    return found


def main() -> None:
    """Plays and prints the totals."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("martians")
    parser.add_argument("humans", nargs="?", default="normal@e6e1752")
    parser.add_argument("--games", type=int, default=25)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    for name, count in follies(asked.martians, asked.humans, asked.games, asked.seed).items():
        print(f"{name}: {count}")


if __name__ == "__main__":
    main()
