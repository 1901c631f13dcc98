"""Text files, parsed lazily, entry by entry: most entries are never used by a process."""

import logging
import re
from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

from fluent.syntax import FluentParser, ast

import content

log = logging.getLogger(__name__)

Entry = ast.Message | ast.Term

_ENTRY_START = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)  # the rest of an entry is indented


class BrokenWords(Exception):
    """A text file is malformed; names the file and the place."""


class TextSource:
    """The texts of a book in one language, by key; keys of terms begin with a hyphen."""

    def __init__(self, name: str, text: str) -> None:
        self._name = name
        begins = list(_ENTRY_START.finditer(text))
        ends = [0, *(begin.start() for begin in begins), len(text)]
        self._preface, *parts = (text[begin:end] for begin, end in pairwise(ends))
        self._texts = dict(zip((begin[1] for begin in begins), parts, strict=True))
        self._entries: dict[str, Entry | None] = {}

    def entry(self, key: str) -> Entry | None:
        """Returns the entry of a key, or None; a malformed entry is logged and counts as missing."""
        if key not in self._entries:
            try:
                self._entries[key] = self._parse(key)
            except BrokenWords as error:
                log.error("%s", error)
                self._entries[key] = None
        return self._entries[key]

    @property
    def keys(self) -> Collection[str]:
        """The keys of all entries."""
        return self._texts.keys()

    def check(self) -> None:
        """Raises `BrokenWords` if any entry is malformed."""
        for text in (self._preface, *self._texts.values()):
            list(self._parts_of(text))

    def _parse(self, key: str) -> Entry | None:
        if key not in self._texts:
            return None
        (entry,) = self._parts_of(self._texts[key])
        return entry

    def _parts_of(self, text: str) -> Iterator[Entry]:
        for part in FluentParser(with_spans=False).parse(text).body:
            if isinstance(part, ast.Junk):
                raise BrokenWords(f"{self._name}: {part.annotations[0].message}: {part.content}")
            if isinstance(part, Entry):
                yield part


def sources(folder: Path) -> dict[str, TextSource]:
    """Returns the text sources below a folder by language."""
    return {
        locale: _source(f"{folder.name}/text/{locale}.ftl", content.texts(folder.name, locale, folder.parent))
        for locale in content.locales(folder.name, folder.parent)
    }


def sources_of(name: str, texts: Mapping[str, str]) -> dict[str, TextSource]:
    """Returns the text sources of a pack by language."""
    return {locale: _source(f"{name}/text/{locale}.ftl", text) for locale, text in texts.items()}


@lru_cache(maxsize=32)
def _source(name: str, text: str) -> TextSource:
    """Returns the source of a text file; cached, so all catalogues of a process share it."""
    return TextSource(name, text)
