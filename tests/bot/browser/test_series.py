"""A series of scenarios in a browser on a phone: its story, score and picture, and people who change."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.bot.browser.conftest import SLEEPLESS, Shoot, playing_page
from tests.bot.browser.pages import PHONE, be, button, command, go, join_as

pytestmark = pytest.mark.slow  # starts a browser and a process


# The page waits for the review of a finished game: it must be short.
QUICK_REVIEWS = (
    "from bot.service.finished import review_analysis as of;"
    " of.BUDGET = of.BUDGET_FOR_BETTER = 0.1; of.BATCH = of.PAIRS = 2; "
)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with playing_page(script=QUICK_REVIEWS + SLEEPLESS) as address:
        yield address


@pytest.fixture
def size() -> tuple[int, int]:
    return PHONE


def _reads(page: Page, text: str) -> None:
    expect(page.get_by_text(text).last).to_be_visible()


def _join_and_start(page: Page, name: str) -> None:
    """Takes the free seat of the newest lobby as its second person, and starts the game."""
    button(page, "Join").click()
    _reads(page, f"· {name}")
    button(page, "Start").click()
    expect(button(page, "Take your turn")).to_be_visible()


def _resign(page: Page, progress: str) -> None:
    """Loses the game; the picture of the series is drawn, and no wider than the page."""
    command(page, "table resign")
    button(page, "Resign").click()
    _shows_series(page, progress)


def _shows_series(page: Page, progress: str) -> None:
    picture = page.locator(f".message .shot img[alt*='{progress} games played']").last
    expect(picture).not_to_have_js_property("naturalWidth", 0)
    picture.scroll_into_view_if_needed()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def _next(page: Page, name: str, number: int) -> None:
    """Opens the next game of the series as one of its people."""
    be(page, name)
    button(page, "Next scenario").click()
    go(page, "channel")
    _reads(page, f"game {number} of 3")


def test_three_scenarios_with_people_who_leave_and_join(page: Page, shoot: Shoot) -> None:
    command(page, "new", "The Miniatures", "scenario", "Scenarios 2 to 4, sides kept")
    _reads(page, "game 1 of 3")
    shoot("series-first-lobby")
    be(page, "Kim")
    _join_and_start(page, "Kim")
    _resign(page, "1 of 3")
    _reads(page, "Games won: Humans 1 · Martians 0")
    shoot("series-first-end")

    _next(page, "Alex", 2)
    _shows_series(page, "1 of 3")
    shoot("series-second-lobby")
    button(page, "What’s new").click()
    expect(page.locator(".message.private").last).to_contain_text("Deke")
    shoot("series-news")
    button(page, "Release seats").click()  # Kim does not come again
    expect(page.get_by_role("button", name="Release seats")).to_have_count(0)
    join_as(page, "Sam")
    _join_and_start(page, "Sam")
    be(page, "Alex")
    go(page, "thread")
    _resign(page, "2 of 3")
    _reads(page, "Games won: Humans 1 · Martians 1")

    _next(page, "Sam", 3)
    be(page, "Alex")
    _join_and_start(page, "Alex")
    _resign(page, "3 of 3")
    _reads(page, "The series goes to the Martians!")
    shoot("series-last-end")
