"""Which titles name what their games should show; of the others, kinds of actions and events say enough."""

from collections.abc import Callable
from functools import cache
from typing import cast

from bot.cli.coverage.counting import Coverage
from bot.titles.title import AnyAction, AnyEvent, AnyOptions, AnyView

AnyCoverage = Coverage[AnyAction, AnyEvent, AnyView, AnyOptions]


@cache
def coverage_of(title_id: str) -> AnyCoverage | None:
    """Returns how the games of a title are counted; None: by their actions and events alone."""
    counting = _COUNTING.get(title_id)
    return None if counting is None else cast(AnyCoverage, counting())


def _miniatures() -> object:
    from bot.cli.coverage.miniatures import coverage
    from bot.titles.miniatures import load
    from engine.miniatures.book import Book

    return coverage(Book(load()))


def _falling_skies() -> object:
    from bot.cli.coverage.falling_skies import coverage
    from bot.titles.falling_skies import load

    return coverage(load())


def _new_wave() -> object:
    from bot.cli.coverage.new_wave import coverage
    from bot.titles.new_wave import load

    return coverage(load())


# A game is read when it is counted, not when the command is.
_COUNTING: dict[str, Callable[[], object]] = {
    "miniatures": _miniatures,
    "falling_skies": _falling_skies,
    "new_wave": _new_wave,
}
