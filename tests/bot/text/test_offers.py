"""Offers of random positions fit: label and hint within 80 characters, shortened by whole parts."""

from collections.abc import Iterator

import pytest

import content
from bot.text.catalogue import COMMON
from bot.text.icons import plain
from bot.ui.kit.menus import LONGEST_OFFER, with_hint
from renderer.words import capitalise
from tests.engine.games import catalogue, games, names
from tests.opaque import AnyTitle
from tests.titles import TITLES

MOST_OFFERS = 20  # of a position


def _offers(title: AnyTitle, language: str) -> Iterator[tuple[str, str]]:
    """Yields the labels and hints of legal actions."""
    words = catalogue().words(language, title)
    for game in games(title):
        for state in game.sample(10):
            for seat in game.seats:
                legal, view = title.rules.legal(state, seat), title.rules.view(state, seat)
                for action in legal[:: max(1, len(legal) // MOST_OFFERS)]:
                    label = catalogue().describe(
                        title, "action", action, view=view, seats=names(game), locale=language
                    )
                    yield capitalise(label), plain(title.wording.hint(view, action, words))


@pytest.mark.parametrize("language", content.locales(COMMON))
@pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.id))
def test_offers_fit_and_nothing_is_cut(title: AnyTitle, language: str) -> None:
    for label, hint in _offers(title, language):
        shown = with_hint(label, hint, LONGEST_OFFER)
        assert len(shown) <= LONGEST_OFFER
        assert shown.startswith(label)
        assert "…" not in shown.removeprefix(label)
