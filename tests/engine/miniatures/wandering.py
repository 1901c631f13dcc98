"""Random games, step by step, for checks of invariants, secrets and codecs."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from engine.core import Dice, Seat
from engine.miniatures import Options
from engine.miniatures.actions import AnyAction
from engine.miniatures.content import ScenarioId
from engine.miniatures.events import AnyEvent
from engine.miniatures.state import State
from tests.engine.miniatures.loading import game_rules


class Chance(Dice):
    """Fast dice for tests, without a proof."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def draw(self, choices: int) -> int:
        return int(self._random.random() * choices)


class Stride(NamedTuple):
    """One step of a random game: the state before, seat, legal actions, action, state after and events."""

    before: State
    seat: Seat
    options: tuple[AnyAction, ...]
    action: AnyAction
    after: State
    told: tuple[AnyEvent, ...]


def begin(name: str, seed: str, *, turn_map: bool = False) -> State:
    options = Options(scenario=ScenarioId(name), turn_map=turn_map)
    return game_rules().setup(options, 2, Chance(f"{name} {seed} table")).state


def wander(name: str, seed: str, *, limit: int = 20_000, turn_map: bool = False) -> Iterator[Stride]:
    """Plays random legal actions until the game is over."""
    rules, dice, mind = game_rules(), Chance(f"{name} {seed} dice"), Chance(f"{name} {seed} mind")
    state = begin(name, seed, turn_map=turn_map)
    for _ in range(limit):
        asked = rules.decision(state)
        if asked is None:
            return
        seat = asked.seats[0]
        options = rules.legal(state, seat)
        assert options, f"nothing answers {asked}"
        action = mind.pick(options)
        step = rules.apply(state, seat, action, dice)
        yield Stride(state, seat, options, action, step.state, step.events)
        state = step.state
    raise AssertionError(f"{name} {seed} goes on for ever")
