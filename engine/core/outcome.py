"""How a game ended."""

from engine.core.data import Data
from engine.core.seats import Seat


class Outcome(Data, frozen=True):
    """The end: no winner is a draw (or, in a solo game, a loss)."""

    winners: tuple[Seat, ...]
    reason: str  # a text key
    scores: tuple[int, ...] = ()  # by seat, where the game counts
