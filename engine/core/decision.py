"""The one question a game waits on."""

from engine.core.data import Data, snake
from engine.core.seats import Seat


class Decision(Data, frozen=True, tag=snake):
    """A question; a game subclasses it with what the question is about.

    A decision, its seats and its timing are public: they follow from public knowledge alone.
    """

    seats: tuple[Seat, ...]  # everyone who still owes an answer


class Window(Decision, frozen=True):
    """A chance to react: standing orders and the clock may answer for a silent player."""
