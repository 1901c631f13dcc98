"""Sources of random numbers: rolls and shuffles are built from one primitive, `draw`."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class Draw(NamedTuple):
    """One random draw, as recorded in the journal."""

    choices: int
    chosen: int


class Dice(ABC):
    """A source of random numbers, passed to the rules."""

    @abstractmethod
    def draw(self, choices: int) -> int:
        """Returns a uniformly random member of `range(choices)`."""

    def roll(self, sides: int) -> int:
        """Rolls a die and returns its face, counted from 1."""
        return self.draw(sides) + 1

    def shuffle(self, items: Iterable[T]) -> tuple[T, ...]:
        """Returns the items in random order."""
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = self.draw(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile)

    def pick(self, items: Sequence[T]) -> T:
        """Returns a random item."""
        return items[self.draw(len(items))]


class SeededDice(Dice):
    """Dice for live play: keyed BLAKE2b of the move and draw numbers, made unbiased by rejection.

    A move's dice depend only on the table's seed and the move's number, so no generator state is kept, and
    every roll can be checked once the seed is published.
    """

    def __init__(self, seed: bytes, move: int) -> None:
        self._seed = seed
        self._move = move
        self._drawn = 0

    def draw(self, choices: int) -> int:
        assert choices > 0, "nothing to choose from"
        limit = (1 << 64) - (1 << 64) % choices
        while True:
            label = b"%d:%d" % (self._move, self._drawn)
            self._drawn += 1
            value = int.from_bytes(blake2b(label, key=self._seed, digest_size=8).digest(), "big")
            if value < limit:
                return value % choices


class ScriptedDice(Dice):
    """Dice for tests: returns the given faces in order, counted from 1."""

    def __init__(self, *faces: int) -> None:
        self._faces = list(faces)

    def draw(self, choices: int) -> int:
        assert self._faces, f"the script has no face left for a draw of {choices}"
        face = self._faces.pop(0)
        assert 1 <= face <= choices, f"{face} is not a face of {choices}"
        return face - 1

    @property
    def rest(self) -> tuple[int, ...]:
        """The faces not drawn yet."""
        return tuple(self._faces)


class RecordedDice(Dice):
    """Dice for replay: returns the recorded draws; raises `JournalMismatch` if the rules draw differently."""

    def __init__(self, draws: Sequence[Draw]) -> None:
        self._draws = iter(draws)

    def draw(self, choices: int) -> int:
        recorded = next(self._draws, None)
        if recorded is None or recorded[0] != choices:
            raise JournalMismatch(f"the rules draw 1 of {choices}, the journal has {recorded}")
        return recorded[1]


class Recorder(Dice):
    """Wraps other dice and records every draw for the journal."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self.draws: list[Draw] = []

    def draw(self, choices: int) -> int:
        chosen = self._dice.draw(choices)
        self.draws.append(Draw(choices, chosen))
        return chosen


class NoDice(Dice):
    """Dice for previews: every draw raises `LeftToChance`."""

    def draw(self, choices: int) -> int:
        raise LeftToChance(choices)


class JournalMismatch(Exception):
    """Raised when the rules ask for a draw that differs from the recorded one."""


class LeftToChance(Exception):
    """Raised when a preview needs dice."""
