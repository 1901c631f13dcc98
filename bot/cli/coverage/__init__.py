"""Which titles name what their games should show; of the others, kinds of actions and events say enough."""

from collections.abc import Callable
from functools import cache
from typing import cast

from bot.cli.coverage import falling_skies, miniatures, new_wave
from bot.cli.coverage.counting import Coverage
from bot.titles.falling_skies import load as load_falling_skies
from bot.titles.miniatures import load as load_miniatures
from bot.titles.new_wave import load as load_new_wave
from bot.titles.title import AnyAction, AnyEvent, AnyOptions, AnyView
from engine.miniatures.book import Book

AnyCoverage = Coverage[AnyAction, AnyEvent, AnyView, AnyOptions]

_COUNTING: dict[str, Callable[[], object]] = {
    "miniatures": lambda: miniatures.coverage(Book(load_miniatures())),
    "falling_skies": lambda: falling_skies.coverage(load_falling_skies()),
    "new_wave": lambda: new_wave.coverage(load_new_wave()),
}


@cache
def coverage_of(title_id: str) -> AnyCoverage | None:
    """Returns how the games of a title are counted; None: by their actions and events alone."""
    counting = _COUNTING.get(title_id)
    return None if counting is None else cast(AnyCoverage, counting())
