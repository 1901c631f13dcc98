"""Migrations: numbered SQL files, each run once and in order."""

import re
from dataclasses import dataclass
from pathlib import Path

from bot.store.database.interface import NewerDatabase

MIGRATIONS = Path(__file__).parent / "migrations"

_NUMBERED = re.compile(r"(\d{4})_\w+\.sql")


@dataclass(frozen=True, kw_only=True)
class Migration:
    """One migration: the version it leads to, and its SQL."""

    version: int
    script: str


def steps(folder: Path, done: int, first: int = 1) -> tuple[Migration, ...]:
    """Returns the migrations that a database at a version still needs; 0: it is empty.

    `first` is the number of the first file: support for a kind of database that was added later starts with
    the tables of that version. Raises `NewerDatabase`.
    """
    files = _by_number(folder, first)
    known = max(files, default=0)
    if done > known:
        raise NewerDatabase(done, known)
    return tuple(
        Migration(version=number, script=path.read_text(encoding="utf-8"))
        for number, path in files.items()
        if number > done
    )


def _by_number(folder: Path, first: int) -> dict[int, Path]:
    files = dict(enumerate(sorted(folder.glob("*.sql")), start=first))
    for number, path in files.items():
        name = _NUMBERED.fullmatch(path.name)
        assert name is not None, f"{path.name} is not named like a migration"
        assert int(name[1]) == number, f"migration {number} is missing: found {path.name}"
    return files
