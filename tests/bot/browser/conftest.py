"""`ackack play` in a process of its own, and a browser that opens it."""

import os
import re
import selectors
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from tests.bot.browser.pages import DESK, PATIENCE, PHONE, QUIET

ROOT = Path(__file__).parents[3]
ADDRESS = re.compile(r"http://\S+")
KEPT = "SCREENSHOTS"  # the environment variable of the folder for screenshots

Shoot = Callable[[str], None]


# The process finds no more packages than `make play` installs. Like the fixture `sleepless`: people without a
# time zone are awake until many moves of theirs are known.
SLEEPLESS = (
    "import sys; from tests.bot.bare import bare; bare('play');"
    " from bot.__main__ import main; from bot.store import people;"
    " people.FEWEST_TO_GUESS_FROM = people.FEWEST_TO_LEARN_FROM; sys.exit(main(sys.argv[1:]))"
)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The address that `ackack play` prints; afterwards the process must stop cleanly."""
    with playing_page() as address:
        yield address


@contextmanager
def playing_page(*options: str, script: str = SLEEPLESS, **environment: str) -> Iterator[str]:
    """Runs `ackack play` in a process of its own; yields its address, and stops it cleanly."""
    command = [sys.executable, "-c", script, "play", "--port", "0", "--seed", "1", "--beat", "0", *options]
    variables = {**os.environ, **environment}
    with subprocess.Popen(command, cwd=ROOT, env=variables, stdout=subprocess.PIPE, text=True) as playing:
        try:
            yield _read_address(playing)
            playing.send_signal(signal.SIGINT)
            assert playing.wait(PATIENCE) == 0
        finally:
            playing.kill()


def _read_address(playing: "subprocess.Popen[str]") -> str:
    """Reads the address from the output of the process."""
    assert playing.stdout is not None
    with selectors.DefaultSelector() as waiting:
        waiting.register(playing.stdout, selectors.EVENT_READ)
        assert waiting.select(PATIENCE), "ackack play says nothing"
    line = playing.stdout.readline()
    found = ADDRESS.search(line)
    assert found is not None, line
    return found[0]


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        expect.set_options(timeout=PATIENCE * 1000)
        yield browser
        browser.close()


@pytest.fixture
def size() -> tuple[int, int]:
    return DESK


@pytest.fixture
def page(browser: Browser, address: str, size: tuple[int, int]) -> Iterator[Page]:
    """The page; errors in its console fail the test."""
    page = browser.new_page(
        viewport={"width": size[0], "height": size[1]},
        has_touch=size == PHONE,
        reduced_motion="reduce",  # moving elements must come to rest before they are pressed
    )
    page.set_default_timeout(PATIENCE * 1000)
    wrong: list[str] = []

    def heard(said: ConsoleMessage) -> None:
        if said.type == "error" and "status of 400" not in said.text:  # a refusal is shown as text
            wrong.append(said.text)

    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", heard)
    page.goto(address)
    expect(page.get_by_role("heading", name="Welcome to Ack-Ack!")).to_be_visible()
    yield page
    page.close()
    assert wrong == []


@pytest.fixture
def shoot(page: Page, size: tuple[int, int]) -> Iterator[Shoot]:
    """Saves a screenshot under a name if the variable is set; one more at the end."""
    folder, width = os.environ.get(KEPT), size[0]

    def keep(name: str) -> None:
        if folder:
            page.screenshot(path=Path(folder) / f"{name}-{width}.png")

    yield keep
    keep("at-the-end")
