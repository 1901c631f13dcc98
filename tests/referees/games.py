"""Random games for the referees: played by the engine, told as plain values."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from engine.core import Dice, Private, Seat, tag_of
from tests.opaque import AnyTitle
from tests.referees.verdict import Told

LONGEST = 20_000  # moves of one game


class Chance(Dice):
    """Fast dice for tests, without a proof."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def draw(self, choices: int) -> int:
        return int(self._random.random() * choices)


class Step(NamedTuple):
    """One action (with the question it answers) and its public events as plain values, and the state then."""

    seat: Seat
    action: Told
    events: list[Told]
    state: Any


Choose = Callable[[Sequence[Told], random.Random], int]  # the index of the chosen action


def play(title: AnyTitle, options: object, seats: int, seed: str, choose: Choose) -> Iterator[Step]:
    """Yields a whole game; the first step is the set-up, with an empty action."""
    rules, dice, mind = title.rules, Chance(f"{seed} dice"), random.Random(f"{seed} mind")
    began = rules.setup(options, seats, Chance(f"{seed} table"))
    yield Step(Seat(0), {"type": "set_up", "asked": ""}, _plain(began.events), began.state)
    state = began.state
    for _ in range(LONGEST):
        asked = rules.decision(state)
        if asked is None:
            return
        seat = asked.seats[0]
        legal = rules.legal(state, seat)
        told = [{**msgspec.to_builtins(action), "asked": tag_of(type(asked))} for action in legal]
        index = choose(told, mind)
        step = rules.apply(state, seat, legal[index], dice)
        yield Step(seat, told[index], _plain(step.events), step.state)
        state = step.state
    raise AssertionError(f"{seed} goes on for ever")


def _plain(events: Sequence[object]) -> list[Told]:
    return [msgspec.to_builtins(event) for event in events if not isinstance(event, Private)]


def at_random(actions: Sequence[Told], mind: random.Random) -> int:
    """Chooses any action."""
    return mind.randrange(len(actions))


def by_weight(weights: dict[str, float]) -> Choose:
    """Returns a choice that prefers some types of actions; a type counts once, however many there are."""

    def choose(actions: Sequence[Told], mind: random.Random) -> int:
        types = sorted({action["type"] for action in actions})
        kind = mind.choices(types, [weights.get(one, 1.0) for one in types])[0]
        return mind.choice([number for number, action in enumerate(actions) if action["type"] == kind])

    return choose
