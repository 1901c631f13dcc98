"""The data of the games: TOML files, loaded straight into the types their games name."""

import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")

ROOT = Path(__file__).parent


class BrokenContent(Exception):
    """A data file does not fit its type: names the file, the entry and the reason."""


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
