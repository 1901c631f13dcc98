"""War of the Worlds: its rules against chess, and the slowest decisions of its minds."""

from collections.abc import Iterator
from time import process_time

from engine.core import Level, Thought
from tests.bench.engine import QuickDice, random_moves, speeds
from tests.bench.rows import Row
from tests.titles import NEW_WAVE


def rows() -> Iterator[Row]:
    chess_speed, our_speed = speeds(_random_game)
    yield Row(
        what="random game of The New Wave, actions per second",
        against="python-chess random playout, moves per second",
        measured=our_speed / chess_speed,
        at_least=1.0,
    )
    for level, most in ((Level.NORMAL, 50), (Level.HARD, 1500)):
        yield Row(
            what=f"a thought of *{level}* in The New Wave, slowest of a game",
            against="a clock",
            measured=max(_thoughts(level)) * 1000,
            at_most=most,
            unit="ms",
        )


def _random_game(seed: int) -> int:
    rules = NEW_WAVE.rules
    return random_moves(rules, rules.setup(NEW_WAVE.codecs.options_type(), 2, QuickDice(seed)).state, seed)


def _thoughts(level: Level) -> Iterator[float]:
    """Yields the time of every decision of one game, with a computer of this level in both seats."""
    rules, mind, dice = NEW_WAVE.rules, NEW_WAVE.mind(level), QuickDice(3)
    state = rules.setup(NEW_WAVE.codecs.options_type(), 2, dice).state
    while (asked := rules.decision(state)) is not None:
        seat = asked.seats[0]
        thought = Thought(
            view=rules.view(state, seat),
            decision=asked,
            legal=rules.legal(state, seat),
            dice=dice,
            worlds=tuple(rules.redeal(state, seat, dice) for _ in range(mind.worlds)),
        )
        start = process_time()
        chosen = mind.choose(thought)
        yield process_time() - start
        state = rules.apply(state, seat, chosen, dice).state
