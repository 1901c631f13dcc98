"""The outcomes of an order on a copy, with their odds: counted where that is possible, else sampled."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import prod

import msgspec
from msgspec.structs import replace as with_fields

from bot.copies import replace
from bot.service.model.position import Position
from bot.service.trying.lines import TrialLine, roll_again
from engine.core import Dice, Draw, Seat, SeededDice

MOST_WAYS = 216  # in which dice may fall; more are sampled
SAMPLES = 160
MOST_OUTCOMES = 25  # entries of a list


@dataclass(frozen=True, kw_only=True)
class TrialOutcome:
    """One outcome of an order: the line after it, and its odds."""

    line: TrialLine
    odds: float


@dataclass(frozen=True, kw_only=True)
class Outcomes:
    """The outcomes of an order, the most likely first."""

    listed: tuple[TrialOutcome, ...]
    count: int  # of all outcomes that were found
    exact: bool  # the odds are counted; else they are estimated from samples


class _FixedDice(Dice):
    """Dice that show given faces first, and then the first face of each."""

    def __init__(self, faces: list[int]) -> None:
        self._faces = faces
        self.path: list[Draw] = []

    def draw(self, choices: int) -> int:
        chosen = self._faces[len(self.path)] if len(self.path) < len(self._faces) else 0
        self.path.append(Draw(choices, chosen))
        return chosen


def outcomes_of(position: Position, line: TrialLine, own: Seat) -> Outcomes:
    """Returns the outcomes of the last order of a line."""
    ways = list(_ways(lambda dice: roll_again(position, line, dice)))
    exact = len(ways) <= MOST_WAYS
    if not exact:
        drawn = (SeededDice(b"outcomes", number) for number in range(SAMPLES))
        ways = [(roll_again(position, line, dice), 1 / SAMPLES) for dice in drawn]
    first = line.last_order
    found = [
        TrialOutcome(line=_with_odds(one, first, odds), odds=odds)
        for one, odds in _alike(position, ways, first, own)
    ]
    found.sort(key=lambda one: -one.odds)
    return Outcomes(listed=tuple(found[:MOST_OUTCOMES]), count=len(found), exact=exact)


def _ways(run: Callable[[Dice], TrialLine]) -> Iterator[tuple[TrialLine, float]]:
    """Yields the lines of all ways in which dice may fall, with their odds; one more than allowed."""
    faces: list[int] = []
    for _ in range(MOST_WAYS + 1):
        dice = _FixedDice(faces)
        line = run(dice)
        yield line, prod(1 / draw.choices for draw in dice.path)
        path = dice.path
        while path and path[-1].chosen + 1 == path[-1].choices:
            path.pop()
        if not path:
            return
        faces = [*(draw.chosen for draw in path[:-1]), path[-1].chosen + 1]


def _alike(
    position: Position, ways: list[tuple[TrialLine, float]], first: int, own: Seat
) -> list[tuple[TrialLine, float]]:
    """Returns one line for each outcome, with the sum of odds.

    Outcomes are alike if they look alike afterwards, or if they are told alike: whichever joins more.
    """
    by_view: dict[bytes, tuple[TrialLine, float]] = {}
    by_events: dict[bytes, tuple[TrialLine, float]] = {}
    rules, codec = position.title.rules, position.title.codecs.events
    for line, odds in ways:
        events = tuple(event for one in line.reached[first + 1 :] for event in one.events)
        _add(by_view, msgspec.json.encode(rules.view(line.state, own)), line, odds)
        _add(by_events, codec.encode(events), line, odds)
    return list(min((by_view, by_events), key=len).values())


def _add(found: dict[bytes, tuple[TrialLine, float]], key: bytes, line: TrialLine, odds: float) -> None:
    known, so_far = found.get(key, (line, 0.0))
    found[key] = (known, so_far + odds)


def _with_odds(line: TrialLine, first: int, odds: float) -> TrialLine:
    """Returns a line whose last order has its odds noted."""
    noted = with_fields(line.steps[first], odds=odds)
    return replace(line, steps=(*line.steps[:first], noted, *line.steps[first + 1 :]))
