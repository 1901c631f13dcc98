"""The lines of the values in a TOML file; the file is known to be well-formed."""

import re
from collections.abc import Iterator
from typing import TypeAlias

Path: TypeAlias = tuple[str | int, ...]

_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_KEY = re.compile(r"[ \t]*(?:\"((?:[^\"\\]|\\.)*)\"|'([^']*)'|([A-Za-z0-9_-]+))[ \t]*")
_TEXT = re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'', re.DOTALL)
_SCALAR = re.compile(r"[^,\]}#\n]*")


def lines_of(text: str) -> dict[Path, int]:
    """Returns the first line of every table and value, by its path."""
    return dict(reversed(list(_Reader(text).read())))


class _Reader:
    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._counts: dict[Path, int] = {}  # elements of arrays of tables

    def read(self) -> Iterator[tuple[Path, int]]:
        table: Path = ()
        self._skip()
        while self._at < len(self._text):
            line = self._line()
            if self._text.startswith("[", self._at):
                table = self._header()
                yield table, line
            else:
                keys = self._keys()
                self._at += 1  # the equals sign
                yield from self._value((*table, *keys), line)
            self._skip()

    def _line(self) -> int:
        return self._text.count("\n", 0, self._at) + 1

    def _skip(self) -> None:
        blank = _BLANK.match(self._text, self._at)
        assert blank is not None, "nothing is a blank, too"
        self._at = blank.end()

    def _header(self) -> Path:
        double = self._text.startswith("[[", self._at)
        self._at += 2 if double else 1
        named = self._resolve(self._keys())
        self._at += 2 if double else 1
        if not double:
            return named
        self._counts[named] = self._counts.get(named, -1) + 1
        return (*named, self._counts[named])

    def _resolve(self, keys: Path) -> Path:
        """Returns the path of a table, with the numbers of the arrays it lies in."""
        path: Path = ()
        for number, key in enumerate(keys):
            path = (*path, key)
            if path in self._counts and number < len(keys) - 1:
                path = (*path, self._counts[path])
        return path

    def _keys(self) -> Path:
        keys: Path = ()
        while True:
            found = _KEY.match(self._text, self._at)
            assert found is not None, "a key is here"
            keys = (*keys, next(group for group in found.groups() if group is not None))
            self._at = found.end()
            if not self._text.startswith(".", self._at):
                return keys
            self._at += 1

    def _value(self, path: Path, line: int | None = None) -> Iterator[tuple[Path, int]]:
        self._skip()
        yield path, line or self._line()
        if self._text.startswith("[", self._at):
            yield from self._array(path)
        elif self._text.startswith("{", self._at):
            yield from self._inline_table(path)
        else:
            kind = _TEXT if self._text[self._at] in "\"'" else _SCALAR
            found = kind.match(self._text, self._at)
            assert found is not None, "a value is here"
            self._at = found.end()

    def _array(self, path: Path) -> Iterator[tuple[Path, int]]:
        self._at += 1
        number = 0
        while not self._ends("]"):
            yield from self._value((*path, number))
            number += 1
            self._comma()

    def _inline_table(self, path: Path) -> Iterator[tuple[Path, int]]:
        self._at += 1
        while not self._ends("}"):
            line, keys = self._line(), self._keys()
            self._at += 1
            yield from self._value((*path, *keys), line)
            self._comma()

    def _ends(self, sign: str) -> bool:
        self._skip()
        if self._text.startswith(sign, self._at):
            self._at += 1
            return True
        return False

    def _comma(self) -> None:
        self._skip()
        if self._text.startswith(",", self._at):
            self._at += 1
