"""A cache of data derived from a state, attached to the immutable state itself."""

from msgspec.structs import force_setattr

from engine.miniatures.book import Book
from engine.miniatures.decisions import AnyDecision
from engine.miniatures.field import Field
from engine.miniatures.state import State

_ATTRIBUTE = "findings"  # in the state's __dict__: neither compared, stored nor copied


class Findings:
    """The cached field and decision of a state."""

    __slots__ = ("asked", "book", "field")

    def __init__(self, book: Book, field: Field) -> None:
        self.book = book
        self.field = field
        self.asked: AnyDecision | None = None  # None: not computed yet


def findings(book: Book, state: State) -> Findings:
    """Returns the cache of a state, and creates it if needed."""
    kept: Findings | None = state.__dict__.get(_ATTRIBUTE)
    return kept if kept is not None and kept.book is book else keep(state, Findings(book, book.field(state)))


def keep(state: State, found: Findings) -> Findings:
    """Attaches a cache to its state; safe between threads, because each would compute the same values."""
    force_setattr(state, _ATTRIBUTE, found)
    return found
