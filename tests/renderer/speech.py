"""The language in which tests draw: English, unless they say otherwise for a while."""

from collections.abc import Iterator
from contextlib import contextmanager

from bot.text.catalogue import COMMON, ENGLISH, Speaker
from tests.engine.games import catalogue

_spoken = [ENGLISH]


def spoken() -> str:
    """Returns the language that is spoken now."""
    return _spoken[-1]


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speaks a language for a while."""
    _spoken.append(language)
    try:
        yield
    finally:
        _spoken.pop()


class Speech:
    """The words of a title (None: the bot's own) in whatever language is spoken when they are asked for."""

    def __init__(self, title: Speaker | None = None) -> None:
        self._book = title.id if title else COMMON

    def __call__(self, key: str, /, **params: object) -> str:
        return catalogue().format(self._book, spoken(), key, params)
