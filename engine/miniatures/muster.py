"""Creation of figures with unique labels from a list of units."""

from collections.abc import Iterable, Mapping

from engine.miniatures.book import Book
from engine.miniatures.content import Unit
from engine.miniatures.pieces import Figure, FigureId, Place


def muster(book: Book, present: Mapping[FigureId, Figure], units: Iterable[Unit]) -> list[Figure]:
    """Returns new figures with the next free numbers: "M1", "M2"; a unique one has no number."""
    labels = set(present)
    fresh: list[Figure] = []
    for unit in units:
        profile = book.profiles[unit.profile]
        for _ in range(unit.count):
            label = _label(profile.label, unique=profile.unique, taken=labels)
            labels.add(label)
            fresh.append(
                Figure(
                    id=label,
                    profile=unit.profile,
                    side=profile.side,
                    place=Place.WAITING,
                    heroics=profile.heroics,
                )
            )
    return fresh


def _label(prefix: str, *, unique: bool, taken: set[FigureId]) -> FigureId:
    if unique:
        return FigureId(prefix)
    number = 1
    while FigureId(f"{prefix}{number}") in taken:
        number += 1
    return FigureId(f"{prefix}{number}")
