"""The language of test pictures: English, unless a test changes it."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from bot.text.catalogue import COMMON, ENGLISH, Speaker
from renderer.words import PLAYER
from tests.engine.games import catalogue

_spoken = [ENGLISH]


def spoken() -> str:
    """Returns the present language."""
    return _spoken[-1]


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Sets the language while the context is open."""
    _spoken.append(language)
    try:
        yield
    finally:
        _spoken.pop()


class Speech:
    """The words of a title (None: the bot's own) in the language at the time of each call."""

    def __init__(self, title: Speaker | None = None, players: Mapping[str, str] | None = None) -> None:
        self._book = title.id if title else COMMON
        self._players = players or {}

    def __call__(self, key: str, /, **params: object) -> str:
        if key.startswith(PLAYER):
            return self._players.get(key.removeprefix(PLAYER), "")
        return catalogue().format(self._book, spoken(), key, params)
