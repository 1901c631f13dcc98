"""Random games of every title, played once and shared by many tests."""

from collections.abc import Collection
from functools import cache

from bot.testing.games import PlayedGame as Game
from bot.testing.games import PlayedStep as Step
from bot.testing.games import games as games_of
from bot.testing.games import names, play
from bot.text.catalogue import Catalogue
from tests.duel import DUEL
from tests.opaque import AnyTitle
from tests.titles import TITLES

__all__ = ["EVERY", "Game", "Step", "catalogue", "catalogue_of", "games", "names", "play"]

EVERY: tuple[AnyTitle, ...] = (*TITLES, DUEL)


def games(title: AnyTitle) -> tuple[Game, ...]:
    """Returns the games of a title; of a changed copy, those of the original."""
    (original,) = (each for each in EVERY if each.id == title.id)
    return games_of(original)


@cache
def catalogue() -> Catalogue:
    """Returns all words; a missing one raises an error."""
    return Catalogue(EVERY, strict=True)


def catalogue_of(titles: Collection[AnyTitle]) -> Catalogue:
    """Returns the words of these titles, from a shared catalogue if their folders are the usual ones."""
    known = {title.id: title.folder for title in EVERY}
    if all(known.get(title.id) == title.folder for title in titles):
        return catalogue()
    return Catalogue(titles, strict=True)
