"""Every title passes the conformance suite; a new title is included automatically."""

import pytest

from bot.testing import CHECKS, conformance
from bot.testing.games import AnyTitle
from tests.engine.games import EVERY

SLOW = (
    conformance.nothing_changes_for_a_viewer_when_what_they_cannot_see_is_dealt_again,
    conformance.what_is_answered_in_the_open_tells_nothing_hidden,
    conformance.every_position_has_words_and_a_picture,
)


@pytest.mark.parametrize(
    "check",
    [pytest.param(check.__name__, marks=[pytest.mark.slow] if check in SLOW else []) for check in CHECKS],
)
@pytest.mark.parametrize("title", EVERY, ids=lambda title: str(title.id))
def test_a_title_conforms(title: AnyTitle, check: str) -> None:
    getattr(conformance, check)(title)
