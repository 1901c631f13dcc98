"""The ruins of the miniatures in a browser on a phone: built by a person, by the computer, and by lot."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.bot.browser.conftest import Shoot
from tests.bot.browser.pages import PHONE, be, click, command, go, idle

pytestmark = pytest.mark.slow  # starts a browser and a process


@pytest.fixture
def size() -> tuple[int, int]:
    return PHONE


def _open(page: Page, ruins: str) -> None:
    command(page, "new", "The Miniatures", "ruins", ruins)
    expect(page.get_by_text("Ruins: as drawn, built by the Humans, or random").last).to_be_visible()


def _pick(page: Page, option: str) -> None:
    """Opens the list of the panel and picks an entry."""
    page.locator(".message.private").last.locator(".opener:not(:disabled)").first.click()
    page.locator(".message.private").last.locator(".option", has_text=re.compile(f"^{option}")).first.click()
    idle(page)


def _shows_board(page: Page) -> None:
    expect(page.locator(".message:not(.private) .shot img").last).not_to_have_js_property("naturalWidth", 0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_person_builds_the_ruins_and_the_other_turns_the_map(page: Page, shoot: Shoot) -> None:
    _open(page, "build them")
    be(page, "Kim")
    click(page, "Join")
    click(page, "Start")
    be(page, "Alex")
    go(page, "thread")
    click(page, "Take your turn")
    shoot("ruins-panel")
    _pick(page, "B2\u2013C3")
    shoot("ruins-facing")
    _pick(page, "North")
    expect(page.get_by_text("A house stands on B2\u2013C3, open to the north.").last).to_be_visible()
    _shows_board(page)
    shoot("ruins-one")
    click(page, "Undo")
    expect(page.get_by_text("build a house (6 left)").last).to_be_visible()
    click(page, "Place the rest for me")
    be(page, "Kim")
    go(page, "thread")
    expect(page.get_by_text("which way up is the map?").last).to_be_visible()
    _shows_board(page)
    shoot("ruins-built")


def test_the_computer_builds_the_ruins(page: Page, shoot: Shoot) -> None:
    _open(page, "build them")
    click(page, "Leave")
    click(page, "Add computer")
    click(page, "Join")
    click(page, "Start")
    expect(page.get_by_text("more ruins stand.").last).to_be_visible()
    _shows_board(page)
    shoot("ruins-computer")


def test_ruins_by_lot_stand_before_the_first_figure(page: Page, shoot: Shoot) -> None:
    _open(page, "random")
    click(page, "Add computer")
    click(page, "Start")
    expect(page.get_by_text("I’ve placed the ruins at random.").last).to_be_visible()
    _shows_board(page)
    shoot("ruins-lot")
