"""Statistics of whole games; run as a module it prints the table of the conformance page."""

import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from engine.core import Decision, Dice, SeededDice, play
from engine.dice_game import Options
from engine.dice_game.actions import AnyAction
from engine.dice_game.content import Difficulty
from engine.dice_game.events import Claimed, Nuked, TurnBegan
from engine.dice_game.mind.computer import choose
from engine.dice_game.scoring import place_in_round
from engine.dice_game.view import View
from tests.engine.dice_game.digest import digest
from tests.engine.dice_game.loading import rules

Player = Callable[[View, Decision, tuple[AnyAction, ...], Dice], AnyAction]


def at_random(view: View, decision: Decision, legal: tuple[AnyAction, ...], dice: Dice) -> AnyAction:
    return dice.pick(legal)


@dataclass
class Figures:
    """The totals of many games."""

    players: int
    games: int = 0
    moves: int = 0
    turns: int = 0
    nuked: int = 0
    claims: int = 0
    vp: int = 0
    winner_vp: int = 0
    longest: float = 0.0  # seconds for one move
    wins: list[int] = field(default_factory=list)  # by seat
    wins_in_round: list[int] = field(
        default_factory=list
    )  # by the place in a round, from the first player on

    def __post_init__(self) -> None:
        self.wins = [0] * self.players
        self.wins_in_round = [0] * self.players

    @property
    def turns_per_player(self) -> float:
        return self.turns / self.games / self.players

    def shares(self, wins: Sequence[int]) -> str:
        """Returns wins relative to a fair share."""
        return ", ".join(f"{won * self.players / self.games:.2f}" for won in wins)


def games(seats: Sequence[Player], difficulty: Difficulty, count: int, seed: str) -> Figures:
    """Plays whole games through the public interface."""
    figures = Figures(players=len(seats))
    for number in range(count):
        _play(seats, difficulty, f"{seed} {number}".encode(), figures)
    return figures


def _play(seats: Sequence[Player], difficulty: Difficulty, seed: bytes, figures: Figures) -> None:
    step = rules().setup(Options(difficulty=difficulty), len(seats), SeededDice(seed, 0))
    move = 0
    _count(step.events, figures)
    while (decision := rules().decision(step.state)) is not None:
        move += 1
        (seat,) = decision.seats
        legal = rules().legal(step.state, seat)
        began = time.thread_time()
        action = seats[seat](
            rules().view(step.state, seat), decision, legal, SeededDice(b"choice" + seed, move)
        )
        figures.longest = max(figures.longest, time.thread_time() - began)
        step = play(rules(), step.state, seat, action, SeededDice(seed, move))
        _count(step.events, figures)
    outcome = rules().outcome(step.state)
    assert outcome is not None
    (winner,) = outcome.winners
    figures.games += 1
    figures.moves += move
    figures.vp += sum(outcome.scores)
    figures.winner_vp += outcome.scores[winner]
    figures.wins[winner] += 1
    figures.wins_in_round[place_in_round(step.state, winner)] += 1


def _count(events: Sequence[object], figures: Figures) -> None:
    figures.turns += sum(isinstance(event, TurnBegan) for event in events)
    figures.nuked += sum(isinstance(event, Nuked) for event in events)
    figures.claims += sum(isinstance(event, Claimed) for event in events)


def _line(difficulty: Difficulty, figures: Figures) -> str:
    wanted = digest().turns_per_player[difficulty][figures.players - 2]
    cells = (
        difficulty.value,
        str(figures.players),
        f"{figures.turns_per_player:.2f}",
        f"{wanted:.2f}",
        f"{figures.turns_per_player / wanted:.2f}",
        f"{figures.nuked / figures.turns:.0%}",
        f"{figures.claims / figures.games:.2f}",
        f"{figures.vp / figures.games / figures.players:.2f}",
        f"{figures.winner_vp / figures.games:.2f}",
        figures.shares(figures.wins_in_round),
        f"{figures.longest * 1000:.0f}",
    )
    return f"| {' | '.join(cells)} |\n"


def main(count: int, numbers: Sequence[int]) -> None:
    """Prints a line of the table for each number of players, on both sides of the difficulty card."""
    for difficulty in Difficulty:
        for players in numbers:
            sys.stdout.write(_line(difficulty, games([choose] * players, difficulty, count, "computer")))
            sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]), [int(number) for number in sys.argv[2:]] or range(2, 7))
