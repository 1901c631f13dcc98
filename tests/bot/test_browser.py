"""`ackack play` in a real browser: a person takes a turn by panel and one by command, and is answered."""

import os
import re
import selectors
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect, sync_playwright

pytestmark = pytest.mark.slow  # a browser, and a process of its own

ROOT = Path(__file__).parents[2]
SCREENSHOT = ROOT / "build" / "browser.png"
NAMES = ("chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 60  # seconds; the first picture is drawn cold, on a busy machine
PASSES = 6  # so often a person may have to say no before it is the computer's turn

ADDRESS = re.compile(r"http://\S+")


@pytest.fixture
def chromium() -> str:
    """An installed Chromium: demanded where CI runs, reported as missing elsewhere."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None and os.environ.get("CI"):
        pytest.fail("CI needs Chromium for this test")
    if found is None:
        pytest.skip("no Chromium is installed")
    return found


@pytest.fixture
def address() -> Iterator[str]:
    """The address `ackack play` tells; afterwards it must stop cleanly when asked to."""
    command = [sys.executable, "-m", "bot", "play", "--port", "0", "--seed", "1"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as playing:
        try:
            yield _told(playing)
            playing.send_signal(signal.SIGINT)
            assert playing.wait(PATIENCE) == 0
        finally:
            playing.kill()


def _told(playing: "subprocess.Popen[str]") -> str:
    """Returns the address from what the process says."""
    assert playing.stdout is not None
    with selectors.DefaultSelector() as waiting:
        waiting.register(playing.stdout, selectors.EVENT_READ)
        assert waiting.select(PATIENCE), "ackack play says nothing"
    line = playing.stdout.readline()
    found = ADDRESS.search(line)
    assert found is not None, line
    return found[0]


@pytest.fixture
def page(chromium: str, address: str) -> Iterator[Page]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        page = browser.new_page(viewport={"width": 1280, "height": 1500})
        page.set_default_timeout(PATIENCE * 1000)
        expect.set_options(timeout=PATIENCE * 1000)
        page.goto(address)
        try:
            yield page
        finally:
            SCREENSHOT.parent.mkdir(exist_ok=True)
            page.screenshot(path=SCREENSHOT)
            browser.close()


def test_a_person_plays_in_a_browser(page: Page) -> None:
    expect(_button(page, "Take your turn")).to_be_visible()
    _take_a_turn_with_the_panel(page)
    _take_a_shot_by_command(page)
    boards = _boards(page).count()
    _pass_until_the_computer_has_played(page, boards)
    # The computer has answered: new boards are there and drawn, and it is the person's move again.
    assert _boards(page).count() > boards
    expect(_button(page, "Take your turn")).to_be_visible()
    _boards(page).last.scroll_into_view_if_needed()
    expect(_boards(page).last).not_to_have_js_property("naturalWidth", 0)
    assert page.get_by_text(re.compile(r"M\d (goes|shoots|aims|stays|fights)")).count() > 0
    _button(page, "Take your turn").scroll_into_view_if_needed()  # for the picture we keep


def _take_a_turn_with_the_panel(page: Page) -> None:
    """Brings a figure onto the board with nothing but buttons."""
    for label in (r"Take your turn", r"Activate", r"S1\b", r"E1"):
        _button(page, label).click()
    expect(page.get_by_text("S1 enters at E1.").first).to_be_visible()
    expect(_boards(page).last).to_have_attribute("alt", re.compile("Humans on the board: E1 S1"))


def _take_a_shot_by_command(page: Page) -> None:
    """Types /shoot and takes what it offers."""
    _type_command(page, "shoot")
    _choose(page, "figure", "S1")
    _choose(page, "target", "M")
    page.locator("#channel-composer button[type=submit]").click()
    expect(page.get_by_text("a card before the roll?").first).to_be_visible()
    _button(page, "No").click()
    expect(page.get_by_text(re.compile("S1 shoots at M")).first).to_be_visible()


def _pass_until_the_computer_has_played(page: Page, boards: int) -> None:
    for _ in range(PASSES):
        _type_command(page, "pass")
        page.locator("#channel-composer button[type=submit]").click()
        expect(page.locator("[data-command-mode]")).to_have_count(0)
        page.wait_for_timeout(1000)
        if _boards(page).count() > boards + 1:
            return


def _type_command(page: Page, name: str) -> None:
    composer = page.locator("#channel-composer-input")
    composer.fill(f"/{name}")
    expect(page.get_by_role("option", name=f"/{name}").first).to_be_visible()
    composer.press("Enter")


def _choose(page: Page, slot: str, typed: str) -> None:
    """Types into a field of a command and takes the first thing it offers."""
    page.get_by_role("combobox", name=re.compile(slot)).press_sequentially(typed)
    page.locator("#command-suggestion-listbox [role=option]", has_text=typed).first.click()


def _button(page: Page, label: str) -> Locator:
    """The latest button with a label that begins so."""
    return page.get_by_role("button", name=re.compile(f"^{label}")).last


def _boards(page: Page) -> Locator:
    return page.locator("img[alt*='Round']")
