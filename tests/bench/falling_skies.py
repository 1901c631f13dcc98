"""Under Falling Skies: its rules against chess, and the slowest decisions of its minds."""

from collections.abc import Iterator
from functools import partial
from random import Random

from engine.core import Level, Seat, Thought
from engine.falling_skies import Options
from engine.falling_skies.actions import AnyAction
from engine.falling_skies.content import CityId
from engine.falling_skies.mind.minds import minds
from engine.falling_skies.state import State
from engine.falling_skies.view import View
from engine.kit.playouts import QuickDice
from tests.bench.engine import speeds
from tests.bench.rows import Row, cpu
from tests.engine.falling_skies.casebook import Case, given
from tests.engine.falling_skies.loading import game_rules

RULES = game_rules()
COMMANDER = Seat(0)
LEVELS = range(5)
TRIES = 3


def rows() -> Iterator[Row]:
    yield Row(
        what="random games of Under Falling Skies, decisions per second",
        against="python-chess random playout, moves per second",
        measured=_against_chess(),
        at_least=0.7,
    )
    for level, most in ((Level.NORMAL, 30), (Level.HARD, 300)):
        yield Row(
            what=f"a thought of the computer in Under Falling Skies, {level}, slowest",
            against="a clock",
            measured=max(_thoughts(level)) * 1000,
            at_most=most,
            unit="ms",
        )


# Five dice in hand, the whole base open, ships everywhere; cities and people that add ways to place one.
HEAVIEST = [
    Case(
        rules=(),
        name=city,
        city=CityId(city),
        team=team,
        mothership=3,
        drops="ppwpw",
        ships=("purple 7.0", "purple 9.3", "white 11.1", "white 12.4"),
        excavator="5.4",
        energy=7,
        robots={"2.3": "4"} if city == "new_york" else {},
        hand="g2 g4 g6 w3 w5",
    )
    for city, team in (
        ("roswell", ()),
        ("new_york", ()),
        ("tokyo", ("bell+",)),
        ("rio_de_janeiro", ("harper+",)),
    )
]


def _thoughts(level: Level) -> Iterator[float]:
    mind = minds()[level]
    for case in HEAVIEST:
        state = given(case)
        asked = RULES.decision(state)
        assert asked is not None
        view, legal = RULES.view(state, COMMANDER), RULES.legal(state, COMMANDER)
        for luck in range(TRIES):
            thought: Thought[State, AnyAction, View] = Thought(
                view=view, decision=asked, legal=legal, dice=QuickDice(luck)
            )
            yield cpu(partial(mind.choose, thought))


def _against_chess() -> float:
    """Returns our decisions per second, divided by the moves per second of chess."""
    chess_speed, our_speed = speeds(_random_games)
    return our_speed / chess_speed


def _random_games(seed: int) -> int:
    """Plays a random game at each threat level; returns the number of decisions."""
    chance, dice, moves = Random(seed), QuickDice(seed), 0
    for level in LEVELS:
        state = RULES.setup(Options(level=level), 1, dice).state
        while RULES.decision(state) is not None:
            action = chance.choice(RULES.legal(state, COMMANDER))
            state = RULES.apply(state, COMMANDER, action, dice).state
            moves += 1
    return moves
