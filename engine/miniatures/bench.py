"""The bench of this game: the state being worked on, with the rule book at hand."""

from typing import Any

from msgspec.structs import replace

from engine.core import Dice, Turn
from engine.kit.edit import put
from engine.miniatures.book import Book
from engine.miniatures.content import Scenario, Skill
from engine.miniatures.events import AnyEvent
from engine.miniatures.field import Field
from engine.miniatures.grid import Square
from engine.miniatures.pieces import Figure, FigureId, Mark, Place, Side, Trace
from engine.miniatures.state import AnyFrame, State, Taking


def taking(state: State) -> Taking | None:
    """Returns the turn that is going on; `None` between turns."""
    frame = state.stack[1] if len(state.stack) > 1 else None
    return frame if isinstance(frame, Taking) else None


class Bench(Turn[State, AnyEvent]):
    """Lives for the length of one action."""

    __slots__ = ("book",)

    def __init__(self, book: Book, state: State, dice: Dice) -> None:
        super().__init__(state, dice)
        self.book = book

    @property
    def field(self) -> Field:
        return self.book.field(self.state)

    @property
    def scenario(self) -> Scenario:
        return self.book.scenario(self.state)

    @property
    def top(self) -> AnyFrame:
        return self.state.stack[-1]

    @property
    def on_turn(self) -> Side | None:
        turn = taking(self.state)
        return turn.side if turn is not None else None

    def figure(self, figure: FigureId) -> Figure:
        return self.state.figures[figure]

    def alive(self, figure: FigureId) -> bool:
        return self.state.figures[figure].place is Place.BOARD

    def has(self, figure: FigureId, skill: Skill) -> bool:
        return skill in self.book.profile(self.figure(figure)).skills

    def edit(self, **changes: Any) -> None:
        """Sets fields of the state."""
        self.state = replace(self.state, **changes)

    def change(self, figure: FigureId, **changes: Any) -> None:
        """Sets fields of a figure."""
        changed = replace(self.state.figures[figure], **changes)
        self.state = replace(self.state, figures=put(self.state.figures, figure, changed))

    def push(self, *frames: AnyFrame) -> None:
        self.state = replace(self.state, stack=self.state.stack + frames)

    def pop(self) -> None:
        self.state = replace(self.state, stack=self.state.stack[:-1])

    def retop(self, frame: AnyFrame) -> None:
        """Puts a frame in the place of the top one."""
        self.state = replace(self.state, stack=(*self.state.stack[:-1], frame))

    def amend(self, **changes: Any) -> None:
        """Sets fields of the top frame."""
        self.retop(replace(self.top, **changes))

    def amend_turn(self, **changes: Any) -> None:
        """Sets fields of the turn that is going on."""
        turn = taking(self.state)
        assert turn is not None
        below, above = self.state.stack[:1], self.state.stack[2:]
        self.state = replace(self.state, stack=(*below, replace(turn, **changes), *above))

    def mark(
        self, trace: Trace, at: Square, start: Square | None = None, figure: FigureId | None = None
    ) -> None:
        """Leaves a stroke to be drawn."""
        stroke = Mark(trace=trace, at=at, start=start, figure=figure)
        self.state = replace(self.state, marks=(*self.state.marks, stroke))
