"""The decision a game waits for."""

from engine.core.data import Data, snake
from engine.core.seats import Seat


class Decision(Data, frozen=True, tag=snake):
    """A question to one or more seats; each game subclasses it and adds its own fields.

    A decision, its seats and its timing are public: they follow from public knowledge alone.
    """

    seats: tuple[Seat, ...]  # seats that have not answered yet


class Window(Decision, frozen=True):
    """A chance to react; standing orders or the clock may answer for a silent player."""
