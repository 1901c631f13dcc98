"""What was found out about a state, kept with that very state: it never changes, so its board never does."""

from msgspec.structs import force_setattr

from engine.miniatures.book import Book
from engine.miniatures.decisions import AnyDecision
from engine.miniatures.field import Field
from engine.miniatures.state import State

_KEPT = "findings"  # beside the fields of a state: neither compared, stored nor copied


class Findings:
    """The board laid out and the question asked, each worked out once; gone when the state is."""

    __slots__ = ("asked", "book", "field")

    def __init__(self, book: Book, field: Field) -> None:
        self.book = book
        self.field = field
        self.asked: AnyDecision | None = None  # None: nobody has worked it out yet


def findings(book: Book, state: State) -> Findings:
    """Returns what is known about a state so far."""
    kept: Findings | None = state.__dict__.get(_KEPT)
    return kept if kept is not None and kept.book is book else keep(state, Findings(book, book.field(state)))


def keep(state: State, found: Findings) -> Findings:
    """Keeps what was found out with its state; two who find it out at once find the same."""
    force_setattr(state, _KEPT, found)
    return found
