"""Reads the packs of a folder; one with a fault is refused whole, and the others are used."""

import logging
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from bot.titles.packs.checks import ABOUT, faults_of
from bot.titles.packs.shape import differences, nearest
from bot.titles.packs.toml_lines import lines_of
from bot.titles.packs.trial import trial_faults
from bot.titles.title import AnyTitle
from content.pack import Fault, Pack, PackContent, Table

log = logging.getLogger(__name__)

TEXTS = "text"
MOST_FILES = 200
LONGEST_SHOWN = 60  # characters of a line that cannot be read


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `pack.toml`."""

    game: str
    name: str
    only: tuple[str, ...] = ()


class PackRefusal(NamedTuple):
    """A reason why a pack is refused, with its place."""

    file: str
    line: int
    reason: str
    right: str = ""

    def __str__(self) -> str:
        right = f" Nearest right: {self.right}" if self.right else ""
        return f"{self.file}, line {self.line}: {self.reason}.{right}"


class BadPack(Exception):
    """A pack cannot be used; has all reasons."""

    def __init__(self, refusals: Iterable[PackRefusal]) -> None:
        self.refusals = tuple(refusals)
        super().__init__(str(self.refusals[0]))


def packs_in(folder: Path | None, titles: Mapping[str, AnyTitle]) -> list[Pack]:
    """Returns the packs of a folder that can be used; logs why others are left out."""
    if folder is None:
        return []
    if not folder.is_dir():
        log.error("there are no packs: ACKACK_PACKS is %s, which is no folder", folder)
        return []
    found: list[Pack] = []
    for path in pack_folders(folder):
        try:
            found.append(read_pack(path, titles))
        except BadPack as error:
            more = len(error.refusals) - 1
            log.error("the pack %s is left out: %s%s", path.name, error, f" ({more} more)" if more else "")
    return found


def pack_folders(folder: Path) -> list[Path]:
    """Returns the folders of packs in a folder."""
    return [path for path in sorted(folder.iterdir()) if path.is_dir() and not path.name.startswith(".")]


def read_pack(folder: Path, titles: Mapping[str, AnyTitle], *, moves: int = 30) -> Pack:
    """Returns the pack of a folder; raises `BadPack`. Up to `moves` are played of each of its games."""
    files = _Files(folder)
    about = files.about(titles)
    pack = Pack.of(
        PackContent(
            game=about.game,
            id=folder.name,
            name=about.name,
            only=about.only,
            data=dict(files.tables()),
            texts=dict(files.texts()),
        )
    )
    files.check(faults_of(pack, titles[about.game]))
    files.check(trial_faults(pack, titles[about.game], moves))
    return pack


class _Files:
    """The files of a pack, and the lines of their values."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._texts: dict[str, str] = {}

    def about(self, titles: Mapping[str, AnyTitle]) -> About:
        """Returns the content of `pack.toml`; raises `BadPack`."""
        if not (self._folder / f"{ABOUT}.toml").is_file():
            raise BadPack(
                [PackRefusal(f"{ABOUT}.toml", 1, "the file is missing", 'game = "…" and name = "…"')]
            )
        table = self._parse(ABOUT)
        self.check(differences(table, About, (ABOUT,), {}))
        about = msgspec.convert(table, About)
        if about.game not in titles:
            right = f'"{nearest(about.game, titles)}"'
            self.check([Fault((ABOUT, "game"), f"there is no game {about.game!r}", right)])
        return about

    def tables(self) -> Iterator[tuple[str, Table]]:
        """Yields the data files as tables, by name."""
        for path in self._paths():
            name = path.relative_to(self._folder).with_suffix("").as_posix()
            if path.suffix == ".toml" and name != ABOUT:
                yield name, self._parse(name)

    def texts(self) -> Iterator[tuple[str, str]]:
        """Yields the Fluent sources by language."""
        for path in self._paths():
            if path.suffix == ".ftl":
                yield path.stem, self._read(path.relative_to(self._folder).as_posix())

    def _paths(self) -> list[Path]:
        paths = sorted(
            path for path in self._folder.rglob("*") if path.is_file() and not path.name.startswith(".")
        )
        for path in paths:
            where = path.relative_to(self._folder)
            if path.suffix == ".ftl" and where.parts[:-1] != (TEXTS,):
                raise BadPack(
                    [PackRefusal(where.as_posix(), 1, "texts are in the folder text", f"{TEXTS}/en.ftl")]
                )
            if path.suffix not in (".ftl", ".toml", ".md", ".txt"):
                raise BadPack(
                    [PackRefusal(where.as_posix(), 1, "only .toml and .ftl are read", f"{where.stem}.toml")]
                )
        if len(paths) > MOST_FILES:
            raise BadPack(
                [
                    PackRefusal(
                        f"{ABOUT}.toml", 1, f"{len(paths)} files are here, {MOST_FILES} at most are read"
                    )
                ]
            )
        return paths

    def _read(self, file: str) -> str:
        try:
            text = (self._folder / file).read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            line = error.object.count(b"\n", 0, error.start) + 1
            raise BadPack(
                [PackRefusal(file, line, "the text is not UTF-8", "save the file as UTF-8")]
            ) from error
        self._texts[file] = text
        return text

    def _parse(self, name: str) -> Table:
        file = f"{name}.toml"
        try:
            return tomllib.loads(self._read(file))
        except tomllib.TOMLDecodeError as error:
            reason, line = _place(str(error), self._texts[file])
            wrong = "".join(self._texts[file].splitlines()[line - 1 : line])
            raise BadPack([PackRefusal(file, line, reason, _mend_line(wrong, reason))]) from error

    def check(self, faults: Iterable[Fault]) -> None:
        """Raises `BadPack` if there are faults."""
        refusals = [self._refusal(fault) for fault in faults]
        if refusals:
            raise BadPack(refusals)

    def _refusal(self, fault: Fault) -> PackRefusal:
        name = str(fault.path[0])
        file = name if name.endswith(".ftl") else f"{name}.toml"
        if file not in self._texts:  # one of the game itself, in which the pack leaves something open
            file = f"{ABOUT}.toml"
            return PackRefusal(
                file,
                self._line(file, ("only",)),
                f"{'.'.join(map(str, fault.path))}: {fault.reason}",
                fault.right,
            )
        shown = ".".join(map(str, fault.path[1:])) if not name.endswith(".ftl") else ""
        reason = f"{shown}: {fault.reason}" if shown else fault.reason
        return PackRefusal(file, self._line(file, fault.path[1:]), reason, fault.right)

    def _line(self, file: str, path: tuple[str | int, ...]) -> int:
        text = self._texts[file]
        if file.endswith(".ftl"):
            return _line_of_key(text, path[0]) if path else 1
        lines = lines_of(text)
        places = (lines[path[:size]] for size in range(len(path), 0, -1) if path[:size] in lines)
        return next(places, 1)


def _line_of_key(text: str, key: str | int) -> int:
    if isinstance(key, int):
        return key
    lines = text.splitlines()
    return next(
        (number for number, line in enumerate(lines, 1) if line.startswith((f"{key} ", f"{key}="))), 1
    )


def _mend_line(line: str, reason: str) -> str:
    """Returns a line that TOML can read, like one that it cannot."""
    shown = line.strip()[:LONGEST_SHOWN]
    if "overwrite" in reason or "twice" in reason or ("=" not in shown and not shown.startswith("[")):
        return "leave this line out, or write key = value"
    if shown.count('"') % 2:
        return f'{shown}"'
    if shown.startswith("["):
        return f"{shown.rstrip(']')}]"
    return f"{shown} 1" if shown.endswith("=") else f"{shown.partition('=')[0].strip()} = 1"


def _place(message: str, text: str) -> tuple[str, int]:
    """Returns the reason and the line of a message of the TOML reader."""
    reason, _, place = message.partition(" (at ")
    digits = "".join(letter for letter in place.partition(",")[0] if letter.isdecimal())
    return f"this is not TOML: {reason}", int(digits) if digits else max(1, text.count("\n"))
