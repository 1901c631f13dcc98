"""The outcome of a game."""

from engine.core.data import Data
from engine.core.seats import Seat


class Outcome(Data, frozen=True):
    """The result of a finished game; no winner means a draw (in a solo game, a loss)."""

    winners: tuple[Seat, ...]
    reason: str  # a text key
    scores: tuple[int, ...] = ()  # by seat, if the game keeps score
