"""The data of the games: TOML files, loaded straight into the types their games name."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from content.pack import Pack, Table, merge

T = TypeVar("T")

ROOT = Path(__file__).parent
SOURCES = "sources"  # the data file that says where the others come from


class BrokenContent(Exception):
    """A data file does not fit its type: names the file, the entry and the reason."""


@dataclass(frozen=True)
class GameData:
    """The data of a game, from its folder or from a pack on top of it."""

    game: str
    root: Path = ROOT
    merged: Mapping[str, Table] = field(default_factory=dict)  # by data file; empty: those of the folder
    pack: Pack | None = None

    def load(self, name: str, into: type[T]) -> T:
        """Returns a data file as the given type; raises `BrokenContent` when it does not fit."""
        if name not in self.merged:
            return load(self.game, name, into, self.root)
        try:
            return msgspec.convert(self.merged[name], into)
        except msgspec.ValidationError as error:
            raise BrokenContent(f"{self.game}/{name}.toml: {error}") from error

    def load_all(self, files: Mapping[str, Any]) -> dict[str, Any]:
        """Returns several data files by name; raises `BrokenContent` when one does not fit its type."""
        return {name: self.load(name, into) for name, into in files.items()}

    def names(self, folder: str) -> tuple[str, ...]:
        """Returns the names of the data files in a folder, without their endings."""
        if self.pack is None:
            return names(self.game, folder, self.root)
        return tuple(
            sorted(name.removeprefix(f"{folder}/") for name in self.merged if name.startswith(f"{folder}/"))
        )

    def with_pack(self, pack: Pack) -> "GameData":
        """Returns the data with those of a pack on top."""
        own, entries = files(self.game, self.root), entry_tables(self.game, self.root)
        return GameData(self.game, self.root, merge(own, pack.content, entries), pack)


@lru_cache(maxsize=8)
def files(game: str, root: Path = ROOT) -> Mapping[str, Table]:
    """Returns the data files of a game as tables, by name, without its sources; cached, to be read only."""
    folder = root / game
    paths = {
        path.relative_to(folder).with_suffix("").as_posix(): path for path in sorted(folder.rglob("*.toml"))
    }
    return {
        name: tomllib.loads(path.read_text(encoding="utf-8"))
        for name, path in paths.items()
        if name != SOURCES and path.parent.name != "text"
    }


@lru_cache(maxsize=8)
def entry_tables(game: str, root: Path = ROOT) -> frozenset[str]:
    """Returns the tables that have entries, by path: `cards/effects`, or the folder `scenarios`."""
    sections = load(game, SOURCES, dict[str, dict[str, object]], root)
    return frozenset(str(section["of"]) for section in sections.values())


def load(game: str, name: str, into: type[T], root: Path = ROOT) -> T:
    """Reads `<game>/<name>.toml` into the given type; raises `BrokenContent` when it does not fit."""
    path = root / game / f"{name}.toml"
    where = f"{game}/{name}.toml"
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(raw, into)
    except FileNotFoundError as error:
        raise BrokenContent(f"{where}: the file is missing") from error
    except tomllib.TOMLDecodeError as error:
        raise BrokenContent(f"{where}: {error}") from error
    except msgspec.ValidationError as error:
        raise BrokenContent(f"{where}: {error}") from error


def names(game: str, folder: str, root: Path = ROOT) -> tuple[str, ...]:
    """Returns the names of the TOML files in a folder of a game, without their endings."""
    return tuple(sorted(path.stem for path in (root / game / folder).glob("*.toml")))


def texts(game: str, locale: str, root: Path = ROOT) -> str:
    """Returns the words of a game (or of the bot itself: `common`) in one language, as Fluent source."""
    return (root / game / "text" / f"{locale}.ftl").read_text(encoding="utf-8")


def locales(game: str, root: Path = ROOT) -> tuple[str, ...]:
    """Returns the languages a game has words in."""
    return tuple(sorted(path.stem for path in (root / game / "text").glob("*.ftl")))
