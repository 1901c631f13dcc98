"""The bench of this game: the working state of one action, with the rule book."""

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
    """The bench of one action."""

    __slots__ = ("_field", "_field_state", "book", "speaker")

    def __init__(self, book: Book, state: State, dice: Dice, speaker: Side | None = None) -> None:
        super().__init__(state, dice)
        self.book = book
        self.speaker = speaker
        self._field_state = state
        self._field = findings(book, state).field

    @property
    def field(self) -> Field:
        """The current board."""
        if self._field_state is not self.state:
            self._update_field()
        return self._field

    def _update_field(self) -> None:
        """Rebuilds the field if the board has changed."""
        before, state = self._field_state, self.state
        if not _same_ground(before, state):
            self._field = self.book.field(state)
        elif before.figures is not state.figures or before.tokens is not state.tokens:
            self._field = self._field.again(state)
        self._field_state = state

    def change(self, figure: FigureId, **changes: Any) -> None:
        """Sets fields of a figure."""
        changed = replace(self.state.figures[figure], **changes)
        self.edit(figures=put(self.state.figures, figure, changed))

    def amend_turn(self, **changes: Any) -> None:
        """Sets fields of the current turn."""
        turn = self.turn
        assert turn is not None
        below, above = self.state.stack[:1], self.state.stack[2:]
        self.restack(*below, replace(turn, **changes), *above)

    def mark(
        self, trace: Trace, at: Square, start: Square | None = None, figure: FigureId | None = None
    ) -> None:
        """Adds a mark to the picture of this turn."""
        stroke = Mark(trace=trace, at=at, start=start, figure=figure)
        self.edit(marks=(*self.state.marks, stroke))


def _same_ground(before: State, state: State) -> bool:
    """Tells whether at most figures and tokens have changed; unchanged values are the same objects."""
    return (
        before.terrain is state.terrain
        and before.rows is state.rows
        and before.round == state.round
        and before.dark_until == state.dark_until
    )
