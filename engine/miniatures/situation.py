"""A position with the rule book beside it and the board laid out: what every rule looks at."""

from engine.miniatures.book import Book
from engine.miniatures.content import Scenario, Skill
from engine.miniatures.field import Field
from engine.miniatures.findings import findings
from engine.miniatures.pieces import Figure, FigureId, Place, Side
from engine.miniatures.state import State, Taking


class Situation:
    """Lives for the length of one call, and so does the board it has laid out."""

    __slots__ = ()

    book: Book
    state: State
    speaker: Side | None  # whose answer is looked for or taken; None where it does not matter

    @property
    def field(self) -> Field:
        """The board as figures find it."""
        raise NotImplementedError

    @property
    def scenario(self) -> Scenario:
        return self.book.content.scenarios[self.state.scenario]

    @property
    def turn(self) -> Taking | None:
        """The turn that is going on; `None` between turns."""
        frame = self.state.stack[1] if len(self.state.stack) > 1 else None
        return frame if isinstance(frame, Taking) else None

    @property
    def on_turn(self) -> Side | None:
        turn = self.turn
        return turn.side if turn is not None else None

    @property
    def off_turn(self) -> Side | None:
        """The side that may only react."""
        turn = self.turn
        return turn.side.enemy if turn is not None else None

    def figure(self, figure: FigureId) -> Figure:
        return self.state.figures[figure]

    def alive(self, figure: FigureId) -> bool:
        return self.state.figures[figure].place is Place.BOARD

    def has(self, figure: FigureId, skill: Skill) -> bool:
        return skill in self.book.profile(self.figure(figure)).skills


class Glance(Situation):
    """A position that is only looked at: the board is laid out once, when it is asked for."""

    __slots__ = ("_field", "book", "speaker", "state")

    def __init__(self, book: Book, state: State, speaker: Side | None = None) -> None:
        self.book = book
        self.state = state
        self.speaker = speaker
        self._field: Field | None = None

    @property
    def field(self) -> Field:
        if self._field is None:
            self._field = findings(self.book, self.state).field
        return self._field
