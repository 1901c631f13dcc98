"""From `ackack new-title` to a game in the browser, as a package from outside."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import pytest
from playwright.sync_api import Page, expect

from bot.__main__ import main
from tests.bot.browser.conftest import Shoot, playing_page
from tests.bot.browser.pages import button, go
from tests.outside import ROOT, run
from tests.test_fifth_game import hold_by_tests_of_all_games

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
    with playing_page("--title", GAME, PYTHONPATH=str(folder / "site")) as address:
        yield address


def test_make_check_is_green(folder: Path) -> None:
    checked = _make(folder, "check")
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "FAIL" not in checked.stdout
    assert f"{GAME} is playable.\n" in checked.stdout
    assert " passed" in checked.stdout


def _make(folder: Path, target: str) -> "subprocess.CompletedProcess[str]":
    """Runs a target of the new package, with the bot of this checkout."""
    paths = os.pathsep.join((str(folder / "site"), str(ROOT)))
    return subprocess.run(
        ["make", "-C", str(folder / GAME), target, f"PYTHON={sys.executable}"],
        env={**os.environ, "PYTHONPATH": paths, "PYTEST_ADDOPTS": "-p no:cacheprovider"},
        capture_output=True,
        text=True,
        check=False,
    )


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


def test_the_tests_of_all_games_hold_it(folder: Path) -> None:
    hold_by_tests_of_all_games(folder / "site", GAME)


def test_a_broken_copy_fails_its_checks(folder: Path) -> None:
    rules = folder / "site" / GAME / "rules.py"
    honest = rules.read_text("utf-8")
    try:
        rules.write_text(
            honest.replace("hand=() if viewer is None else", "hand=state.hands[0] if viewer is None else")
        )
        checked = run(folder / "site", "-m", "bot", "check-title", GAME)
        tested = run(folder / "site", "-m", "pytest", str(folder / GAME / "tests"), "-p", "no:cacheprovider")
        rules.write_text(honest.replace("from typing", "import no_such_module\nfrom typing"), "utf-8")
        unread = run(folder / "site", "-m", "bot", "check-title", GAME)
    finally:
        rules.write_text(honest, "utf-8")
    assert checked.returncode == 1
    assert "FAIL  nothing changes for a viewer when what they cannot see is dealt again" in checked.stdout
    assert tested.returncode == 1
    assert "viewer None: the view changes" in tested.stdout, "the plug-in shows what has failed"
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
