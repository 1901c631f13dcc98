"""Whole games of other packages in the browser: played, reviewed, and verified from their proof files."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.bot.browser.conftest import Shoot, playing_page
from tests.bot.browser.pages import button, click, command, go, press
from tests.outside import run
from tests.test_fifth_game import GAMES, write_packages

pytestmark = pytest.mark.slow  # starts processes

MOST_PRESSES = 200
HEX = r"[0-9a-f]{64}"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the packages of the games."""
    return write_packages(tmp_path_factory.mktemp("packages"))


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    chosen: str = request.param
    return chosen


@pytest.fixture(scope="module")
def address(folder: Path, game: str) -> Iterator[str]:
    """The address of `ackack play`, with a table of the game."""
    with playing_page("--title", game, PYTHONPATH=str(folder)) as address:
        yield address


def test_a_whole_game_is_played_reviewed_and_verified(
    page: Page, folder: Path, game: str, shoot: Shoot, tmp_path: Path
) -> None:
    go(page, "thread")
    expect(page.locator(".message img").last).to_be_visible()
    shoot(f"{game}-1-began")
    _play_out(page)
    shoot(f"{game}-2-over")
    button(page, "Review").click()
    expect(page.locator(".message.private", has_text="chance to win").last).to_be_visible()
    expect(page.locator(".message.private img[alt^='The chance to win']")).to_be_visible()
    shoot(f"{game}-3-review")
    file, seal, mark = _proof(page, tmp_path)
    verified = run(folder, "-m", "bot", "verify", str(file), "--seal", seal, "--mark", mark)
    assert verified.returncode == 0, verified.stdout + verified.stderr
    assert "PROVED: all" in verified.stdout
    elsewhere = run(tmp_path, "-m", "bot", "verify", str(file))  # where the game is not installed
    assert elsewhere.returncode == 2
    assert game in elsewhere.stderr
    assert "Traceback" not in elsewhere.stderr


def _play_out(page: Page) -> None:
    """Presses the first answer again and again, until the game is over."""
    click(page, "Take your turn")
    over = page.locator(".message").get_by_role("button", name=re.compile("^Review"))
    for _ in range(MOST_PRESSES):
        if over.count():
            return
        press(page, page.locator(".message.private").last)
    pytest.fail(f"the game takes more than {MOST_PRESSES} presses")


def _proof(page: Page, folder: Path) -> tuple[Path, str, str]:
    """Saves the proof file of the game; returns it with seal and last mark, as `/table dice` shows them."""
    command(page, "table dice")
    shown = page.locator(".message.private", has_text="Checksum")
    expect(shown).to_be_visible()
    text = shown.inner_text()
    with page.expect_download() as download:
        shown.locator("a.file", has_text=".json").click()
    file = folder / "game.json"
    download.value.save_as(file)
    seal, mark = (re.search(rf"{before} ({HEX})", text) for before in ("sealed:", "Checksum:"))
    assert seal is not None
    assert mark is not None
    return file, seal[1], mark[1]
