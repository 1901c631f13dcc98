"""First games of every title in the page: a new person plays two whole turns by pressing buttons.

Screenshots are saved if the variable SCREENSHOTS names a folder.
"""

import pytest
from playwright.sync_api import Page, expect

from bot.text.catalogue import ENGLISH
from tests.bot.browser.conftest import Shoot
from tests.bot.browser.pages import DESK, PHONE, button, click, idle, join_as, press
from tests.engine.games import catalogue
from tests.titles import DICE_GAME, POLISHED

pytestmark = pytest.mark.slow  # starts a browser and a process

GAMES = {title.id: catalogue().words(ENGLISH, title)("title-name") for title in POLISHED}
NAMES = {DESK: "Robin", PHONE: "Sam"}  # a number is added, so that each person is new
TURNS = 2
PRESSES = 80  # at most, for both turns: a round of Under Falling Skies asks for five dice and the rooms
LESSON = "💡"
SHOWS = """(heading, game) => {
    const name = [...heading.childNodes].find((node) => node.data?.startsWith(game));
    const range = document.createRange();
    range.setStart(name, 0);
    range.setEnd(name, game.length);
    const last = [...range.getClientRects()].at(-1), box = heading.getBoundingClientRect();
    return last.right <= box.right && last.bottom <= box.bottom + 1;
}"""  # whether a heading shows the whole name of a game, with which it begins


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_is_learned_by_playing_it(
    page: Page, size: tuple[int, int], game: str, shoot: Shoot
) -> None:
    join_as(page, f"{NAMES[size]} {list(GAMES).index(game)}")
    _open(page, game, shoot)
    lessons = _play(page, game, shoot)
    shoot(f"{game}-4-two-turns-later")
    assert len(lessons) >= 2, lessons
    if game == DICE_GAME.id:  # every turn rolls dice
        expect(page.locator("img.emoji").first).not_to_have_js_property("naturalWidth", 0)
    assert "<:" not in page.locator("#messages, main").first.inner_text() + "".join(
        page.locator(".option").all_text_contents()
    )  # an emoji that no rule of the page reads
    expect(button(page, "Take your turn")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def _open(page: Page, game: str, shoot: Shoot) -> None:
    """Opens a table with one press, adds the computer, starts, and follows to the thread."""
    page.locator(".welcome").get_by_role("button", name=GAMES[game]).click()
    idle(page)
    expect(button(page, "Start")).to_be_in_viewport()
    shoot(f"{game}-1-lobby")
    computer = button(page, "Add computer")
    if computer.is_enabled():  # a game for one has no seat for it
        computer.click()
        idle(page)
    click(page, "Start")
    name = page.locator("#place-name")
    expect(name).to_contain_text(GAMES[game])
    assert name.evaluate(SHOWS, GAMES[game]), "it is not cut off"
    expect(page.get_by_text("First invasion?").last).to_be_in_viewport()
    expect(button(page, "Take your turn")).to_be_in_viewport()
    expect(page.locator(".message .shot img").last).not_to_have_js_property("naturalWidth", 0)
    shoot(f"{game}-2-first-question")


def _question(page: Page) -> str | None:
    """Returns the id of the board message that mentions the player; each turn has its own."""
    calls = page.locator(".message.called").filter(has=page.locator(".shot"))
    return calls.last.get_attribute("data-id") if calls.count() else None


def _play(page: Page, game: str, shoot: Shoot) -> set[str]:
    """Presses buttons until two turns are over; returns the lessons shown."""
    lessons: set[str] = set()
    asked = {_question(page)}
    click(page, "Take your turn")
    for number in range(PRESSES):
        panel = page.locator(".message.private").last
        expect(panel).to_be_visible()
        lessons |= {line for line in panel.inner_text().splitlines() if LESSON in line}
        if number == 0:
            assert lessons
            shoot(f"{game}-3-lesson")
        press(page, panel)
        asked |= {_question(page)} - {None}
        if len(asked) > TURNS:
            return lessons
    pytest.fail(f"two turns take more than {PRESSES} presses")
