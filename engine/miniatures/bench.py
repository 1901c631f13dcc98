"""The bench of this game: the state being worked on, with the rule book at hand."""

from typing import Any

from msgspec.structs import replace

from engine.core import Dice
from engine.kit.edit import put
from engine.kit.stack import StackTurn
from engine.miniatures.book import Book
from engine.miniatures.events import AnyEvent
from engine.miniatures.field import Field
from engine.miniatures.findings import findings
from engine.miniatures.grid import Square
from engine.miniatures.pieces import FigureId, Mark, Side, Trace
from engine.miniatures.situation import Situation
from engine.miniatures.state import AnyFrame, State


class Bench(StackTurn[State, AnyEvent, AnyFrame], Situation):
    """Lives for the length of one action."""

    __slots__ = ("_field", "_laid", "book", "speaker")

    def __init__(self, book: Book, state: State, dice: Dice, speaker: Side | None = None) -> None:
        super().__init__(state, dice)
        self.book = book
        self.speaker = speaker
        self._laid = state
        self._field = findings(book, state).field

    @property
    def field(self) -> Field:
        """The board as it is by now."""
        if self._laid is not self.state:
            self._lay_out()
        return self._field

    def _lay_out(self) -> None:
        """Lays the board out again if something on it has changed."""
        laid, state = self._laid, self.state
        if not _same_ground(laid, state):
            self._field = self.book.field(state)
        elif laid.figures is not state.figures or laid.tokens is not state.tokens:
            self._field = self._field.again(state)
        self._laid = state

    def edit(self, **changes: Any) -> None:
        """Sets fields of the state."""
        self.state = replace(self.state, **changes)

    def change(self, figure: FigureId, **changes: Any) -> None:
        """Sets fields of a figure."""
        changed = replace(self.state.figures[figure], **changes)
        self.state = replace(self.state, figures=put(self.state.figures, figure, changed))

    def amend_turn(self, **changes: Any) -> None:
        """Sets fields of the turn that is going on."""
        turn = self.turn
        assert turn is not None
        below, above = self.state.stack[:1], self.state.stack[2:]
        self.restack(*below, replace(turn, **changes), *above)

    def mark(
        self, trace: Trace, at: Square, start: Square | None = None, figure: FigureId | None = None
    ) -> None:
        """Leaves a stroke to be drawn."""
        stroke = Mark(trace=trace, at=at, start=start, figure=figure)
        self.state = replace(self.state, marks=(*self.state.marks, stroke))


def _same_ground(before: State, state: State) -> bool:
    """Tells whether nothing has changed but who is where; what is unchanged is the same object."""
    return (
        before.terrain is state.terrain
        and before.rows is state.rows
        and before.round == state.round
        and before.dark_until == state.dark_until
    )
