"""From `ackack new-title` to a game in the browser, as a package from outside."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import pytest
from playwright.sync_api import Page, expect

from bot.__main__ import main
from tests.bot.browser.conftest import Shoot, read_address
from tests.bot.browser.pages import PATIENCE, button, go
from tests.outside import ROOT, run

pytestmark = pytest.mark.slow  # installs a package and starts processes

GAME = "crop_circles"


MOST_SECONDS = 120  # from `ackack new-title` to a move in the browser
_began: list[float] = []


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the new game, installed."""
    _began.append(perf_counter())
    folder = tmp_path_factory.mktemp("titles")
    assert main(["new-title", GAME, "--in", str(folder)]) == 0
    _install(folder)
    return folder


def _install(folder: Path) -> None:
    options = ("--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")
    where = ("--target", str(folder / "site"), str(folder / GAME))
    done = run(folder, "-m", "pip", "install", *options, *where)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """The address of `ackack play`, with a table of the new game."""
    command = [sys.executable, "-m", "bot", "play", "--port", "0", "--seed", "1", "--beat", "0"]
    environment = {**os.environ, "PYTHONPATH": str(folder / "site")}
    with subprocess.Popen(
        [*command, "--title", GAME], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    ) as playing:
        try:
            yield read_address(playing)
            playing.send_signal(signal.SIGINT)
            assert playing.wait(PATIENCE) == 0
        finally:
            playing.kill()


def test_its_checks_and_its_own_tests_are_green(folder: Path) -> None:
    checked = run(folder / "site", "-m", "bot", "check-title", GAME)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "FAIL" not in checked.stdout
    assert checked.stdout.endswith(f"{GAME} is playable.\n")
    tests = run(
        folder / "site", "-m", "pytest", "-q", str(folder / GAME / "tests"), "-p", "no:cacheprovider",
        "-c", os.devnull,
    )  # fmt: skip
    assert tests.returncode == 0, tests.stdout


def test_it_is_played_in_the_browser(page: Page, shoot: Shoot) -> None:
    go(page, "thread")
    board = page.locator(".message img[alt*='Cards in the deck']")
    expect(board.last).to_be_visible()
    button(page, "Take your turn").click()
    button(page, "Send a card").click()
    page.get_by_role("option").first.click()
    expect(page.locator(".message", has_text="sends the").last).to_be_visible()
    shoot("new-title-sent")
    assert perf_counter() - _began[0] < MOST_SECONDS


def test_a_broken_copy_fails_its_checks(folder: Path) -> None:
    rules = folder / "site" / GAME / "rules.py"
    honest = rules.read_text("utf-8")
    try:
        rules.write_text(
            honest.replace("hand=() if viewer is None else", "hand=state.hands[0] if viewer is None else")
        )
        checked = run(folder / "site", "-m", "bot", "check-title", GAME)
        rules.write_text(honest.replace("from typing", "import no_such_module\nfrom typing"), "utf-8")
        unread = run(folder / "site", "-m", "bot", "check-title", GAME)
    finally:
        rules.write_text(honest, "utf-8")
    assert checked.returncode == 1
    assert "FAIL  nothing changes for a viewer when what they cannot see is dealt again" in checked.stdout
    assert "No module named 'no_such_module'" in unread.stderr
    assert "Traceback" not in unread.stderr


@pytest.mark.parametrize(
    ("title_id", "reason"),
    [
        ("Crop Circles", "cannot be the id of a game"),
        ("common", "cannot be the id of a game"),
        ("x" * 25, "cannot be the id of a game"),
        ("dice_game", "there is a game dice_game already"),
        (GAME, "exists already"),
    ],
)
def test_a_name_that_cannot_be_is_refused(
    folder: Path, capsys: pytest.CaptureFixture[str], title_id: str, reason: str
) -> None:
    assert main(["new-title", title_id, "--in", str(folder)]) == 2
    assert reason in capsys.readouterr().err
