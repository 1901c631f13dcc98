"""The sources of a game's data for `/rules`: rule book, public knowledge, or our own design."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import TypeVar

import content
from bot.titles.rule_topics import ABOUT, Topics
from bot.titles.title import Words
from engine.core import Data
from renderer.words import clauses, dash

V = TypeVar("V")

TOPIC = "term-edition"  # the name is shared by all games, the text (`-text`) is the game's own


class Source(StrEnum):
    """The source of an entry of the data."""

    BOOK = "book"
    PUBLIC = "public"
    OURS = "ours"


class Section(Data, frozen=True):
    """One aspect of the entries of a data file (names, effects), with the source of each entry."""

    of: str  # the data file; after a slash, the table in it
    book: tuple[str, ...] = ()
    public: tuple[str, ...] = ()
    ours: tuple[str, ...] = ()

    def entries(self, source: Source) -> tuple[str, ...]:
        return {Source.BOOK: self.book, Source.PUBLIC: self.public, Source.OURS: self.ours}[source]

    @property
    def count(self) -> int:
        return sum(len(self.entries(source)) for source in Source)


@cache
def sections(game: str, root: Path = content.ROOT) -> Mapping[str, Section]:
    """Returns the sources of a game's data, by section; the data are in a folder of the root."""
    return content.load(game, "sources", dict[str, Section], root)


def section_name(section: str, words: Words) -> str:
    return words(f"edition-{dash(section)}")


def edition(game: str, root: Path = content.ROOT) -> Topics[V]:
    """Returns the topic that tells owners of the box how this edition differs from it."""

    def tell(view: V, item: str, words: Words) -> str:
        head = words("rules-entry", name=words(TOPIC), text=words(f"{TOPIC}-text"))
        return "\n".join((head, *_lines(sections(game, root), words), words("edition-unofficial")))

    return Topics(
        kind=ABOUT,
        items=lambda view: ("edition",),
        name=lambda view, item, words: words(TOPIC),
        tell=tell,
    )


def _lines(known_sections: Mapping[str, Section], words: Words) -> Iterator[str]:
    for source in Source:
        parts = [
            _part(section_name(section, words), len(known.entries(source)), known.count, words)
            for section, known in known_sections.items()
            if known.entries(source)
        ]
        if parts:
            yield words(f"edition-from-{source}", parts=clauses(parts, words))


def _part(name: str, count: int, every: int, words: Words) -> str:
    if count == every:
        return words("edition-all", name=name, count=count)
    return words("edition-some", name=name, count=count, all=every)
