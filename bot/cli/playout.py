"""A game played out in memory, without a table: each seat by chance or by the computer."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.service.computers import luck
from bot.titles.title import AnyTitle
from engine.core import Dice, Outcome, Seat, SeededDice, play

RANDOM, COMPUTER = "random", "computer"
PLAYERS = (RANDOM, COMPUTER)


class Endless(Exception):  # noqa: N818 - named for what it says
    """The game has not come to an end within its bound."""


@dataclass(frozen=True, kw_only=True)
class Played:
    """One step of a playout: the setup, then one a move."""

    number: int
    seat: Seat | None  # None: the setup
    action: Any
    events: tuple[Any, ...]
    state: Any


def playout(
    title: AnyTitle, options: Any, players: Sequence[str], seed: bytes, limit: int
) -> Iterator[Played]:
    """Plays a game step by step to its end; raises `Endless` when it takes more moves than the limit."""
    rules = title.rules
    step = rules.setup(options, len(players), SeededDice(seed, 0))
    yield Played(number=0, seat=None, action=None, events=step.events, state=step.state)
    for number in range(1, limit + 1):
        decision = rules.decision(step.state)
        if decision is None:
            return
        seat = decision.seats[0]
        action = _choice(title, step.state, seat, players[seat], SeededDice(luck(seed, number), 0))
        step = play(rules, step.state, seat, action, SeededDice(seed, number))
        yield Played(number=number, seat=seat, action=action, events=step.events, state=step.state)
    if rules.decision(step.state) is not None:
        raise Endless(f"no end after {limit} moves")


def outcome_of(title: AnyTitle, state: Any) -> Outcome:
    """Returns how a finished game ended."""
    outcome = title.rules.outcome(state)
    assert outcome is not None, "the game asks nothing, yet has no outcome"
    return outcome


def _choice(title: AnyTitle, state: Any, seat: Seat, player: str, dice: Dice) -> Any:
    legal = title.rules.legal(state, seat)
    assert legal, f"seat {seat} is asked but may do nothing"
    if player == RANDOM:
        return dice.pick(legal)
    decision = title.rules.decision(state)
    assert decision is not None
    return title.computer(title.rules.view(state, seat), decision, legal, dice)
