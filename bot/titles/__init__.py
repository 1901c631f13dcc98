"""The list of games; each title is built on first use."""

from functools import cache
from importlib import import_module

from bot.titles.title import AnyTitle, as_any_title

TITLE_IDS = ("miniatures", "dice_game", "falling_skies", "new_wave")


def titles() -> tuple[AnyTitle, ...]:
    """Returns all games, in the order they are offered."""
    return tuple(title_of(title_id) for title_id in TITLE_IDS)


@cache
def title_of(title_id: str) -> AnyTitle:
    """Returns a title by its id; raises `KeyError` when there is none."""
    if title_id not in TITLE_IDS:
        raise KeyError(title_id)
    return as_any_title(import_module(f"bot.titles.{title_id}").title())
