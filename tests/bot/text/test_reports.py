"""A report is short: at most 8 lines and 90 words at the median, in every game and language."""

from statistics import median

import pytest

import content
from bot.text.catalogue import COMMON
from tests.bot.text.reports import reports, words_in
from tests.opaque import AnyTitle
from tests.titles import TITLES

MOST_LINES = 8
MOST_WORDS = 90


@pytest.mark.parametrize("language", content.locales(COMMON))
@pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.id))
def test_a_report_is_short(title: AnyTitle, language: str) -> None:
    told = reports(title, language)
    assert median(map(len, told)) <= MOST_LINES
    assert median(map(words_in, told)) <= MOST_WORDS


def test_a_round_under_falling_skies_is_told_in_eight_lines() -> None:
    (title,) = (title for title in TITLES if title.openness.no_rivals)
    told = [len(lines) for lines in reports(title, "en")]
    longer = [lines for lines in told if lines > MOST_LINES]
    assert len(longer) <= len(told) / 10, f"{len(longer)} of {len(told)}"
