"""A game of medium size from another package, played in the browser."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.bot.browser.conftest import Shoot, read_address
from tests.bot.browser.pages import PATIENCE, button, go
from tests.outside import ROOT
from tests.test_fifth_game import FIFTH, write_packages

pytestmark = pytest.mark.slow  # starts processes


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of `ackack play`, with a table of the game."""
    folder: Path = write_packages(tmp_path_factory.mktemp("packages"))
    command = [sys.executable, "-m", "bot", "play", "--port", "0", "--seed", "1", "--beat", "0"]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    with subprocess.Popen(
        [*command, "--title", FIFTH], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    ) as playing:
        try:
            yield read_address(playing)
            playing.send_signal(signal.SIGINT)
            assert playing.wait(PATIENCE) == 0
        finally:
            playing.kill()


def test_a_move_is_made_in_the_browser(page: Page, shoot: Shoot) -> None:
    go(page, "thread")
    expect(page.locator(".message img").last).to_be_visible()
    before = page.locator(".message").count()
    button(page, "Take your turn").click()
    expect(page.locator(".message")).not_to_have_count(before)
    shoot("outside-game")
