"""The installed games: entry points `ackack.titles`, each loaded on its own, on first use."""

import logging
from collections.abc import Mapping
from functools import cache
from itertools import chain

from bot.titles.checks import clashes, faults
from bot.titles.installed import CannotLoad, entries, is_from_outside, load
from bot.titles.title import AnyTitle

log = logging.getLogger(__name__)

TITLE_API = 1  # the version of `bot.titles.title` and `engine.core`; raised when older packages cannot work


def title_ids() -> tuple[str, ...]:
    """Returns the ids of all installed games, in alphabetical order, without loading any."""
    return tuple(sorted(entries()))


@cache
def titles() -> tuple[AnyTitle, ...]:
    """Returns all games that can be loaded and pass the checks, in the order they are offered."""
    loaded = [title for title in map(_load, title_ids()) if title is not None]
    sound: list[AnyTitle] = []
    for title in sorted(loaded, key=lambda title: (title.package.order, title.id)):
        own = faults(title) if is_from_outside(entries()[title.id]) else ()
        problem = next(chain(clashes(title, sound), own), None)
        if problem is None:
            sound.append(title)
        else:
            _leave_out(title.id, problem)
    return tuple(sound)


def title_of(title_id: str) -> AnyTitle:
    """Returns a title by its id; raises `KeyError` if it is not installed or cannot be loaded."""
    title = _load(title_id)
    if title is None:
        raise KeyError(title_id)
    return title


def left_out() -> Mapping[str, str]:
    """Returns the reasons why installed games are left out, by id."""
    titles()
    return dict(_left_out)


_left_out: dict[str, str] = {}


@cache
def _load(title_id: str) -> AnyTitle | None:
    """Loads a title; one that fails is logged once and left out."""
    found = entries().get(title_id)
    if found is None:
        return None
    try:
        return load(found, TITLE_API)
    except CannotLoad as error:
        _leave_out(title_id, str(error))
        return None


def _leave_out(title_id: str, reason: str) -> None:
    log.error("the game %s is left out: %s", title_id, reason)
    _left_out[title_id] = reason
