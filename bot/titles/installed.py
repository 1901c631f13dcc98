"""Finds the games of installed packages, and loads one by its entry point."""

import logging
import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from bot.titles.title import AnyTitle, Title, as_any_title

log = logging.getLogger(__name__)

GROUP = "ackack.titles"
OURS = "ackack"  # the distribution whose games win over others of the same id
TITLE_API = "TITLE_API"  # the attribute of a package that names the version it was written for
RESERVED = ("common", "fields", "minds")  # folders of `content` that are no games
_ID = re.compile(r"[a-z][a-z0-9_]{0,31}")


class CannotLoad(Exception):
    """A game cannot be loaded; its text is one sentence that says why."""


class NothingInstalled(Exception):
    """No game is installed, so the package itself is not, or an older version of it."""

    def __init__(self) -> None:
        super().__init__(
            "no game is installed: run `pip install --no-deps --no-build-isolation -e .` in the checkout"
        )


@cache
def entries() -> Mapping[str, EntryPoint]:
    """Returns the entry points of all games by id; of two with the same id ours, or the first package's."""
    found: dict[str, EntryPoint] = {}
    for entry in sorted(
        entry_points(group=GROUP), key=lambda entry: (package_of(entry) != OURS, package_of(entry))
    ):
        if entry.name in found:
            log.error(
                "the game %s of %s is left out: %s has a game of this name, too",
                entry.name, package_of(entry), package_of(found[entry.name]),
            )  # fmt: skip
        else:
            found[entry.name] = entry
    if not found:
        raise NothingInstalled
    return found


def package_of(entry: EntryPoint) -> str:
    """Returns the name of the distribution that an entry point belongs to."""
    return entry.dist.name if entry.dist is not None else entry.module


def is_from_outside(entry: EntryPoint) -> bool:
    """Tells whether a game belongs to another package than the bot's; ours are checked by our tests."""
    return package_of(entry) != OURS


def is_id(name: str) -> bool:
    """Tells whether a name can be the id of a game."""
    return _ID.fullmatch(name) is not None and name not in RESERVED


def load(entry: EntryPoint, api: int) -> AnyTitle:
    """Returns the title of an entry point; raises `CannotLoad` with the reason."""
    if not is_id(entry.name):
        raise CannotLoad(
            f"{entry.name!r} cannot be the id of a game: write a-z, 0-9 and _, at most 32 of them"
        )
    try:
        _check_api(entry, api)
        title = entry.load()()
    except CannotLoad:
        raise
    except Exception as error:  # foreign code: whatever it raises, the other games are loaded
        log.debug("loading %s", entry.value, exc_info=True)
        reason = " ".join(str(error).split()) or "no reason given"
        raise CannotLoad(f"{entry.value} raises {type(error).__name__}: {reason}") from error
    if not isinstance(title, Title):
        raise CannotLoad(f"{entry.value} returns {type(title).__name__}, not a Title")
    if title.id != entry.name:
        raise CannotLoad(f"its entry point is named {entry.name}, but its title has the id {title.id!r}")
    return as_any_title(title)


def _check_api(entry: EntryPoint, api: int) -> None:
    """Raises `CannotLoad` if the package of a title was written for another version of the title API."""
    package = entry.module.rpartition(".")[0] or entry.module
    wanted = getattr(import_module(package), TITLE_API, None)
    if wanted is None:
        raise CannotLoad(
            f"{package}/__init__.py does not say for which version it was written: add {TITLE_API} = {api}"
        )
    if wanted != api:
        raise CannotLoad(
            f"{package} was written for version {wanted} of the title API, and this is version {api}"
        )
