"""Games played in memory, without a table: each seat by chance or by a mind."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from bot.characters import find
from bot.service.running.computers import luck
from bot.titles.title import AnyAction, AnyEvent, AnyOptions, AnyState, AnyTitle
from engine.core import Level, Outcome, Seat, SeededDice, play, thought_for
from engine.kit.temper import NEUTRAL, Temper

RANDOM, COMPUTER = "random", "computer"
PLAYERS = (RANDOM, COMPUTER, *Level)

Player = Callable[[AnyTitle, AnyState, Seat, bytes], AnyAction]  # the seat that decides, and chance


class Endless(Exception):
    """The game did not end within its limit of moves."""


@dataclass(frozen=True, kw_only=True)
class PlayoutStep:
    """One step of a playout: the setup, or one move."""

    number: int
    seat: Seat | None  # None: the setup
    action: AnyAction | None  # None: the setup
    events: tuple[AnyEvent, ...]
    state: AnyState


def player_of(name: str) -> Player:
    """Returns the player with this name: chance, or the computer at a level or as a character."""
    if name == RANDOM:
        return by_chance
    if (character := find(name)) is not None:
        return by_mind(character.level, character.temper)
    return by_mind(Level.NORMAL if name == COMPUTER else Level(name))


def is_named(name: str) -> bool:
    """Tells whether a name is a player's: one of `PLAYERS`, or a character."""
    return name in PLAYERS or find(name) is not None


def by_chance(title: AnyTitle, state: AnyState, seat: Seat, chance: bytes) -> AnyAction:
    """Picks any legal action."""
    return SeededDice(chance, 0).pick(title.rules.legal(state, seat))


def by_mind(level: Level, temper: Temper = NEUTRAL) -> Player:
    """Returns a player that chooses as the computer of a level and temper does, from the seat's view."""

    def choose(title: AnyTitle, state: AnyState, seat: Seat, chance: bytes) -> AnyAction:
        mind = title.mind(level, temper)
        return mind.choose(thought_for(title.rules, state, seat, chance, mind.worlds))

    return choose


def playout(
    title: AnyTitle, options: AnyOptions, players: Sequence[Player], seed: bytes, limit: int
) -> Iterator[PlayoutStep]:
    """Plays a game step by step to its end; raises `Endless` when it takes more moves than the limit."""
    rules = title.rules
    step = rules.setup(options, len(players), SeededDice(seed, 0))
    yield PlayoutStep(number=0, seat=None, action=None, events=step.events, state=step.state)
    for number in range(1, limit + 1):
        decision = rules.decision(step.state)
        if decision is None:
            return
        seat = decision.seats[0]
        action = players[seat](title, step.state, seat, luck(seed, number))
        step = play(rules, step.state, seat, action, SeededDice(seed, number))
        yield PlayoutStep(number=number, seat=seat, action=action, events=step.events, state=step.state)
    if rules.decision(step.state) is not None:
        raise Endless(f"no end after {limit} moves")


def outcome_of(title: AnyTitle, state: AnyState) -> Outcome:
    """Returns the outcome of a finished game."""
    outcome = title.rules.outcome(state)
    assert outcome is not None, "the game asks nothing, yet has no outcome"
    return outcome
