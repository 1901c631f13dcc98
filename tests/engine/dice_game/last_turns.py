"""The last turn of a game solved by brute force, and how close players come to the best play.

Run as a module it prints it: `python -m tests.engine.dice_game.last_turns 300`.
"""

import sys
from collections.abc import Iterator

from engine.core import ScriptedDice, Seat, SeededDice, play
from engine.dice_game import Options
from engine.dice_game.actions import AnyAction
from engine.dice_game.content import ExtraTurn, Symbol
from engine.dice_game.mind.ambition import Ambition
from engine.dice_game.mind.computer import choose
from engine.dice_game.scoring import place_in_round
from engine.dice_game.state import State, Thrown
from tests.engine.dice_game.expectimax import same_dice, throws_of
from tests.engine.dice_game.figures import Player
from tests.engine.dice_game.loading import book, rules, weights

OPEN = 0.01  # closer to 0 or 1, nothing is at stake


class LastTurn:
    """The winning chance of the player with the very last turn: every throw and every answer is played."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._known: dict[tuple[object, ...], float] = {}

    def action(self, state: State, action: AnyAction) -> float:
        """Returns the winning chance after an action, with the best answers to all its results."""
        total, moved = 0.0, 0.0
        for faces, chance in throws_of(state, action):
            step = rules().apply(state, self._seat, action, ScriptedDice(*faces))
            if not same_dice(state, step.state, action):  # otherwise nothing has changed: re-roll once more
                moved += chance
                total += chance * self.position(step.state)
        return total / moved

    def position(self, state: State) -> float:
        """Returns the winning chance with the best action; the order of dice does not matter."""
        outcome = rules().outcome(state)
        if outcome is not None:
            return 1.0 if self._seat in outcome.winners else 0.0
        dice = tuple([state.dice.count(face) for face in Symbol]) if isinstance(state.frame, Thrown) else ()
        key = (dice, state.frame, state.claimed)
        if key not in self._known:
            actions = rules().legal(state, self._seat)
            self._known[key] = max(self.action(state, action) for action in actions)
        return self._known[key]


def last_turns(seed: bytes) -> Iterator[State]:
    """Yields positions of last turns in random games of two: before the turn, and during it."""
    number = 0
    while True:
        number += 1
        state = rules().setup(Options(), 2, SeededDice(seed, number)).state
        move = 0
        while (decision := rules().decision(state)) is not None:
            (seat,) = decision.seats
            legal = rules().legal(state, seat)
            if len(legal) > 1 and is_last(state, seat):
                yield state
            move += 1
            dice = SeededDice(seed + b"move", 1000 * number + move)
            state = play(rules(), state, seat, dice.pick(legal), dice).state


def is_last(state: State, seat: Seat) -> bool:
    """Tells whether this turn is the last, and no face-down card matters to it."""
    hidden = any(
        len(stack) > 1 and isinstance(book().locations[stack[0]].effect, ExtraTurn) for stack in state.stacks
    )
    return not all(state.stacks) and place_in_round(state, seat) == 1 and not state.owed and not hidden


def gaps(player: Player, seed: bytes, count: int) -> Iterator[float]:
    """Yields how much worse than the best a player's choice is, in positions with something at stake."""
    for state in last_turns(seed):
        decision = rules().decision(state)
        assert decision is not None
        (seat,) = decision.seats
        solver = LastTurn(seat)
        chances = [solver.action(state, action) for action in rules().legal(state, seat)]
        if not OPEN < max(chances) < 1 - OPEN or max(chances) - min(chances) < OPEN:
            continue
        legal = rules().legal(state, seat)
        chosen = player(rules().view(state, seat), decision, legal, SeededDice(seed, 0))
        yield max(chances) - chances[legal.index(chosen)]
        count -= 1
        if not count:
            return


def main(count: int) -> None:
    """Prints how far the quick player and the hard player are from the best play."""
    for name, player in (("normal", choose), ("hard", Ambition(book(), weights(), 0).choose)):
        found = list(gaps(player, b"last turns", count))
        worst, mean = max(found), sum(found) / len(found)
        sys.stdout.write(f"{name}: {len(found)} positions, mean {mean:.4f}, worst {worst:.4f}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
