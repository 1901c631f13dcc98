"""A campaign of Under Falling Skies in a browser, with its briefing."""

import pytest
from playwright.sync_api import Page, expect

from tests.bot.browser.conftest import Shoot
from tests.bot.browser.pages import PHONE, click, command

pytestmark = pytest.mark.slow  # starts a browser and a process


@pytest.fixture
def size() -> tuple[int, int]:
    return PHONE


def _shows_picture(page: Page, alt: str) -> None:
    expect(page.locator(f".message .shot img[alt*='{alt}']").last).not_to_have_js_property("naturalWidth", 0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_campaign_opens_with_its_briefing(page: Page, shoot: Shoot) -> None:
    command(page, "new", "Under Falling Skies", "mode", "the campaign")
    click(page, "Start")
    expect(page.get_by_text("Chapter 1: First Contact.").last).to_be_visible()
    _shows_picture(page, "you have one phone")
    shoot("books-campaign")
    click(page, "📖 First Contact")
    expect(page.locator(".message.private").last).to_contain_text("Four cities, two battles.")
