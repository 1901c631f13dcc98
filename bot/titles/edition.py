"""What of a game is from its rule book, what is publicly known and what is our own design, for `/rules`."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache
from typing import TypeVar

import content
from bot.titles.rule_topics import ABOUT, Topics
from bot.titles.title import Words
from engine.core import Data
from renderer.words import clauses, dash

V = TypeVar("V")

TOPIC = "term-edition"  # its name is common to all games, its text (`-text`) is each game's own


class Source(StrEnum):
    """Where an entry of the data comes from."""

    BOOK = "book"
    PUBLIC = "public"
    OURS = "ours"


class Section(Data, frozen=True):
    """One thing about the entries of a data file (their names, what they do), and where each is from."""

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
def sections(game: str) -> Mapping[str, Section]:
    """Returns what is known of the origin of a game's data, by the names of the sections."""
    return content.load(game, "sources", dict[str, Section])


def section_name(section: str, words: Words) -> str:
    return words(f"edition-{dash(section)}")


def edition(game: str) -> Topics[V]:
    """Returns the topic that tells an owner of the box what differs from it, and why."""

    def tell(view: V, item: str, words: Words) -> str:
        head = words("rules-entry", name=words(TOPIC), text=words(f"{TOPIC}-text"))
        return "\n".join((head, *_lines(game, words)))

    return Topics(
        kind=ABOUT,
        items=lambda view: ("edition",),
        name=lambda view, item, words: words(TOPIC),
        tell=tell,
    )


def _lines(game: str, words: Words) -> Iterator[str]:
    for source in Source:
        parts = [
            _part(section_name(section, words), len(known.entries(source)), known.count, words)
            for section, known in sections(game).items()
            if known.entries(source)
        ]
        if parts:
            yield words(f"edition-from-{source}", parts=clauses(parts, words))


def _part(name: str, count: int, every: int, words: Words) -> str:
    if count == every:
        return words("edition-all", name=name, count=count)
    return words("edition-some", name=name, count=count, all=every)
