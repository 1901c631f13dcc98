"""The sources of a game's data for `/rules`: rule book, public knowledge, our own design, or a pack."""

import re
from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import TypeVar

import content
from bot.titles.rule_topics import ABOUT, Topics, entries
from bot.titles.title import Words
from content.pack import Pack, changed_entries
from engine.core import Data
from renderer.words import clauses, dash, enumerate_items

V = TypeVar("V")

MOST_NAMED = 6  # entries of a pack that are named
NAMES = "_names"  # the end of the name of a section about names
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
    pack: tuple[str, ...] = ()  # of the table's pack; never in a file

    def entries(self, source: Source) -> tuple[str, ...]:
        return {Source.BOOK: self.book, Source.PUBLIC: self.public, Source.OURS: self.ours}[source]

    @property
    def count(self) -> int:
        return len(self.pack) + sum(len(self.entries(source)) for source in Source)


@cache
def sections(game: str, root: Path = content.ROOT) -> Mapping[str, Section]:
    """Returns the sources of a game's data, by section; the data are in a folder of the root."""
    return content.load(game, "sources", dict[str, Section], root)


def section_name(section: str, words: Words) -> str:
    return words(f"edition-{dash(section)}")


def edition(data: content.GameData) -> Topics[V]:
    """Returns the topic that tells owners of the box how this edition differs from it."""
    known = sections(data.game, data.root)
    prefixes: Mapping[str, str] = {}
    if data.pack is not None:
        prefixes = _prefixes(data, known)
        known = {name: _with_pack(name, section, data, data.pack) for name, section in known.items()}

    def tell(view: V, item: str, words: Words) -> str:
        head = words("rules-entry", name=words(TOPIC), text=words(f"{TOPIC}-text"))
        mine = [] if data.pack is None else _of_pack(data.pack, known, prefixes, words)
        return "\n".join((head, *mine, *_lines(known, words), words("edition-unofficial")))

    return entries(ABOUT, ("edition",), tell, prefix="term")


def _with_pack(name: str, section: Section, data: content.GameData, pack: Pack) -> Section:
    """Returns a section with the entries that are a pack's; a section about names has those it renames."""
    ours = {entry for source in Source for entry in section.entries(source)}
    mine = changed_entries(pack, content.files(data.game, data.root)).get(section.of, frozenset())
    if name.endswith(NAMES):
        before = _messages(content.texts(data.game, "en", data.root)).items()
        keys = dict(_messages(pack.content.texts.get("en", "")).items() - before)
        mine = frozenset(
            entry for entry in ours | mine if any(key.endswith(f"-{_in_key(entry)}") for key in keys)
        )
    gone = ours - mine if section.of in pack.content.only else frozenset()
    left = {
        source.value: tuple(
            entry for entry in section.entries(source) if entry not in mine and entry not in gone
        )
        for source in Source
    }
    return Section(of=section.of, pack=tuple(sorted(mine)), **left)


def _messages(text: str) -> dict[str, str]:
    """Returns the first lines of the messages of a Fluent source, by key."""
    return dict(re.findall(r"(?m)^([\w-]+) *= *(.*)$", text))


def _in_key(entry: str) -> str:
    return dash(entry).lower()


def _prefixes(data: content.GameData, known: Mapping[str, Section]) -> dict[str, str]:
    """Returns the shortest prefix of keys that name all entries of a table: `effect` for `effect-f-peace`."""
    keys, found = _messages(content.texts(data.game, "en", data.root)), {}
    for section in known.values():
        entries = [_in_key(entry) for source in Source for entry in section.entries(source)]
        starts = {key[: -len(entries[0]) - 1] for key in keys if entries and key.endswith(f"-{entries[0]}")}
        fitting = [start for start in starts if all(f"{start}-{entry}" in keys for entry in entries)]
        if fitting:
            found[section.of] = min(fitting, key=len)
    return found


def _of_pack(
    pack: Pack, known: Mapping[str, Section], prefixes: Mapping[str, str], words: Words
) -> list[str]:
    """Returns the line, if any, about the entries of a pack, with their names where there are few."""
    parts = []
    for name, section in known.items():
        title, count = section_name(name, words), len(section.pack)
        if 0 < count <= MOST_NAMED:
            prefix = prefixes.get(section.of)
            named = [words(f"{prefix}-{_in_key(each)}") if prefix else each for each in section.pack]
            entries = enumerate_items(named, words)
            parts.append(words("edition-named", name=title, count=count, all=section.count, entries=entries))
        elif count:
            parts.append(_part(title, count, section.count, words))
    line = words("edition-from-pack", name=pack.content.name, parts=clauses(parts, words))
    return [line] if parts else []


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
