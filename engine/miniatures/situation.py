"""Situations: a state with the rule book and the field, the input of every rule."""

from engine.miniatures.book import Book
from engine.miniatures.content import Scenario, Skill
from engine.miniatures.field import Field
from engine.miniatures.findings import findings
from engine.miniatures.pieces import Figure, FigureId, Place, Side
from engine.miniatures.state import State, Taking


class Situation:
    """A state with its rule book and field, for the length of one call."""

    __slots__ = ()

    book: Book
    state: State
    speaker: Side | None  # the answering side; None if it does not matter

    @property
    def field(self) -> Field:
        """The field of the state."""
        raise NotImplementedError

    @property
    def scenario(self) -> Scenario:
        return self.book.scenario(self.state)

    @property
    def turn(self) -> Taking | None:
        """The current turn; `None` between turns."""
        frame = self.state.stack[1] if len(self.state.stack) > 1 else None
        return frame if isinstance(frame, Taking) else None

    @property
    def on_turn(self) -> Side | None:
        turn = self.turn
        return turn.side if turn is not None else None

    @property
    def off_turn(self) -> Side | None:
        """The side not on turn, which may only react."""
        turn = self.turn
        return turn.side.enemy if turn is not None else None

    def figure(self, figure: FigureId) -> Figure:
        return self.state.figures[figure]

    def alive(self, figure: FigureId) -> bool:
        return self.state.figures[figure].place is Place.BOARD

    def has(self, figure: FigureId, skill: Skill) -> bool:
        return skill in self.book.profile(self.figure(figure)).skills


class ReadOnlySituation(Situation):
    """A read-only situation; its field is fetched on first use."""

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
