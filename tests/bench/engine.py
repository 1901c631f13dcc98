"""The rules: playouts, legal lists, odds, replay."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from statistics import median
from typing import Any

import chess

from bot.testing.replay import replay
from bot.text.catalogue import Catalogue
from bot.titles.title import Choice
from engine.core import Dice, Draw, Level, Recorder, Seat, Thought
from engine.miniatures import MiniaturesRules, Options
from engine.miniatures.actions import Activate, AnyAction
from engine.miniatures.mind.minds import minds
from engine.miniatures.pieces import FigureId
from engine.miniatures.rolls import chance_to_beat, roll, successes
from engine.miniatures.state import State
from engine.miniatures.view import View
from tests.bench.rows import Row, cpu, ratio
from tests.engine.miniatures.position import Position, set_up
from tests.titles import MINIATURES

RULES = MINIATURES.rules
HUMANS = (
    "S1 A3, S2 B3, S3 C3, S4 D3, S5 E3, S6 F3, R1 G3, L1 H3, SGT A4, ASH B4, BUD C4, BRA C4, DEK D4, EDW E4, "
    "EVA F4, JOE G4, PHI H4, TRO H4, L2 D4"
)
MARTIANS = (
    "TOR D5, C1 E5, C2 F5, F1 C6, F2 G6, M1 A5, M2 B5, M3 C5, M4 G5, M5 H5, M6 A6, M7 B6, M8 D6, M9 E6, "
    "M10 F6, M11 H6, M12 A7, M13 C7, M14 E7, M15 G7, M16 H7"
)
TOWN = {
    "scenario": "final-10",
    "round": 3,
    "human": "stealth grenade artillery cute",
    "martian": "cunning heat_ray mind_control peace",
    "rows": ("human strafing 2", "human artillery 2", "martian heat_ray 2", "martian giant_robot 2"),
}
Journal = list[tuple[Seat, AnyAction, tuple[Draw, ...]]]
TRIALS = 10_000
SPEED = 1.0  # of a random playout of python-chess


class QuickDice(Dice):
    """The interpreter's own generator: the bench is about the rules, not about BLAKE2b."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def draw(self, choices: int) -> int:
        return int(self._random.random() * choices)


def rows() -> Iterator[Row]:
    yield from _playouts()
    yield from _listings()
    for level, most in ((Level.NORMAL, 50), (Level.HARD, 1500)):
        yield from _minds_of(level, most)
    yield from _shortcuts()


def _playouts() -> Iterator[Row]:
    chess_speed, our_speed = speeds(_random_game)
    yield Row(
        what="random game of final-01, actions per second",
        against="python-chess random playout, moves per second",
        measured=our_speed / chess_speed,
        at_least=SPEED,
    )


def _listings() -> Iterator[Row]:
    yield Row(
        what="legal actions of a mid-game position",
        against="one applied action",
        measured=_listing_against_applying(),
    )
    yield Row(
        what="legal actions of scenario 10, all figures, slowest position",
        against="a clock",
        measured=_heaviest_listing() * 1000,
        at_most=20,
        unit="ms",
    )
    yield Row(
        what="autocomplete of a command in scenario 10, all figures, slowest",
        against="a clock",
        measured=max(_completions()) * 1000,
        at_most=100,
        unit="ms",
    )


def _minds_of(level: Level, most: int) -> Iterator[Row]:
    yield Row(
        what=f"a thought of *{level}* in scenario 10, all figures, slowest",
        against="a clock",
        measured=max(_thoughts(level)) * 1000,
        at_most=most,
        unit="ms",
    )


def _shortcuts() -> Iterator[Row]:
    """Yields the rows of exact odds against a Monte Carlo, and of a replay against playing."""
    yield Row(
        what="exact odds, cold",
        against=f"a Monte Carlo of {TRIALS:,} trials",
        measured=ratio(_cold_odds, _monte_carlo),
        at_most=1 / 50,
    )
    playing, replaying = _playing_and_replaying()
    yield Row(
        what="replay of a whole game, times faster",
        against="listing and playing it in the bare engine",
        measured=playing / replaying,
    )


def speeds(game: Callable[[int], int], games: int = 6) -> tuple[float, float]:
    """Returns moves per second of chess and of a game of ours, in interleaved rounds."""
    chess_moves = our_moves = 0
    chess_time = our_time = 0.0
    game(0), random_chess(0)  # warm
    for seed in range(games):
        count: list[int] = []
        chess_time += cpu(lambda seed=seed, count=count: count.append(random_chess(seed)))  # type: ignore[misc]
        our_time += cpu(lambda seed=seed, count=count: count.append(game(seed)))  # type: ignore[misc]
        chess_moves += count[0]
        our_moves += count[1]
    return chess_moves / chess_time, our_moves / our_time


def random_chess(seed: int) -> int:
    """Plays a random game of chess; returns the number of moves."""
    chance, board, moves = Random(seed), chess.Board(), 0
    while not board.is_game_over() and moves < 400:
        board.push(chance.choice(list(board.legal_moves)))
        moves += 1
    return moves


def _random_game(seed: int) -> int:
    return random_moves(RULES, RULES.setup(Options(), 2, QuickDice(seed)).state, seed)


def random_moves(rules: Any, state: Any, seed: int) -> int:
    """Plays a random game of any title; returns the number of moves."""
    chance, dice = Random(seed), QuickDice(seed)
    moves = 0
    while (decision := rules.decision(state)) is not None:
        seat = decision.seats[0]
        state = rules.apply(state, seat, chance.choice(rules.legal(state, seat)), dice).state
        moves += 1
    return moves


def _journal(seed: int) -> tuple[State, Journal]:
    chance = Random(seed)
    state = start = RULES.setup(Options(), 2, QuickDice(seed)).state
    moves: Journal = []
    while (decision := RULES.decision(state)) is not None:
        seat, dice = decision.seats[0], Recorder(QuickDice(len(moves)))
        action = chance.choice(RULES.legal(state, seat))
        state = RULES.apply(state, seat, action, dice).state
        moves.append((seat, action, tuple(dice.draws)))
    return start, moves


def _middle(scenario: str, share: float) -> tuple[State, Seat]:
    """Returns a position at a share of a random game's length, where a figure or an action is chosen."""
    chance, dice = Random(5), QuickDice(5)
    options = Options(scenario=scenario)  # type: ignore[arg-type]  # a name as typed
    state = RULES.setup(options, 2, dice).state
    seen: list[tuple[State, Seat]] = []
    while (decision := RULES.decision(state)) is not None and len(seen) < 400:
        seat = decision.seats[0]
        if type(decision).__name__ in ("TakeTurn", "ChooseAction"):
            seen.append((state, seat))
        state = RULES.apply(state, seat, chance.choice(RULES.legal(state, seat)), dice).state
    return seen[int(len(seen) * share)]


def _listing_against_applying() -> float:
    state, seat = _middle("final-01", 0.4)
    action = RULES.legal(state, seat)[0]
    return ratio(
        lambda: [RULES.legal(state, seat) for _ in range(300)],
        lambda: [RULES.apply(state, seat, action, QuickDice(1)) for _ in range(300)],
    )


def _heaviest() -> Iterator[tuple[State, Seat]]:
    """Yields positions of scenario 10 with all forty figures face to face, full hands and rows laid.

    Per side: the start of a turn, then two activated figures. A figure that lays covering fire has the most
    legal actions, then a hero with Heroics and a soldier with a freeze ray.
    """
    assert isinstance(RULES, MiniaturesRules)
    for side, actors in (("human", ("L2", "DEK")), ("martian", ("F1", "C1"))):
        state = set_up(RULES, Position(figures=f"{HUMANS}, {MARTIANS}", turn=side, **TOWN))  # type: ignore[arg-type]
        seat = Seat(("human", "martian").index(side))
        yield state, seat
        for actor in actors:
            yield RULES.apply(state, seat, Activate(figure=FigureId(actor)), QuickDice(1)).state, seat


def _heaviest_listing() -> float:
    """Returns the median time of the legal list in the slowest position; positions take turns."""
    positions = list(_heaviest())
    rounds = [
        [cpu(lambda state=state, seat=seat: RULES.legal(state, seat)) for state, seat in positions]  # type: ignore[misc]
        for _ in range(21)
    ]
    medians: list[float] = [median(times) for times in zip(*rounds, strict=True)]
    return max(medians)


def _completions() -> Iterator[float]:
    """Yields the autocomplete time of every slot of every command, over busy positions."""
    words = Catalogue([MINIATURES]).words("en", MINIATURES)
    for state, seat in (*_heaviest(), *(_middle("final-10", share) for share in (0.0, 0.1, 0.2, 0.3))):
        for verb in MINIATURES.commands.verbs:
            filled: dict[str, str] = {}
            for slot in verb.slots:
                offered: list[Sequence[Choice]] = []
                yield cpu(lambda: offered.append(verb.complete(state, seat, filled, slot.name, words)))  # noqa: B023 - called at once
                if offered[0]:
                    filled[slot.name] = offered[0][0].value


def _thoughts(level: Level) -> Iterator[float]:
    """Yields the time of a decision of a new computer player, over busy positions.

    Three computers decide each, and the quickest counts: a busy machine can only take longer.
    """
    assert isinstance(RULES, MiniaturesRules)
    for state, seat in _heaviest():
        asked, legal = RULES.decision(state), RULES.legal(state, seat)
        assert asked is not None
        thought: Thought[State, AnyAction, View] = Thought(
            view=RULES.view(state, seat), decision=asked, legal=legal, dice=QuickDice(1)
        )
        yield min(cpu(partial(minds(RULES.book)[level].choose, thought)) for _ in range(3))


def _cold_odds() -> None:
    successes.cache_clear()
    chance_to_beat.cache_clear()
    chance_to_beat(6, 5, False, 4, 6, False, 1)


def _monte_carlo() -> float:
    dice, kills = QuickDice(3), 0
    for _ in range(TRIALS):
        kills += roll(dice, 6, 5)[1] > roll(dice, 4, 6)[1] + 1
    return kills / TRIALS


def _playing_and_replaying() -> tuple[float, float]:
    start, moves = _journal(11)
    playing = replaying = 0.0
    for _ in range(3):
        playing += cpu(lambda: _journal(11))
        replaying += cpu(lambda: replay(RULES, start, moves))
    return playing, replaying
