"""Actions in the page: switch person, open places, run commands, press buttons."""

import re

from playwright.sync_api import Locator, Page, expect

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 60  # seconds; the first picture is drawn with a cold cache, on a busy machine
DESK, PHONE = (1280, 900), (390, 844)
# Buttons that lead away from the question.
BESIDE = re.compile(
    r"^(Preview|What would you do|Back|Undo|Next|Previous|My hand|Board as text|Watch as a replay"
    r"|Standing orders|Reactions|Rules|Replay|Note|Mute|Dismiss|Try it out)"
)


def narrow(page: Page) -> bool:
    """Tells whether the page has its columns in drawers."""
    assert page.viewport_size is not None
    return page.viewport_size["width"] < 720


def be(page: Page, name: str) -> None:
    """Switches to a person, with one press where the column is visible."""
    if narrow(page):
        page.locator("#open-right").click()
    page.locator(".person .be", has_text=name).click()
    expect(page.locator(".person.current", has_text=name)).to_be_attached()


def go(page: Page, kind: str) -> None:
    """Opens the first channel, the latest thread, or the direct messages."""
    if narrow(page):
        page.locator("#open-left").click()
    places = page.locator(f".place.{kind}")
    (places.first if kind == "channel" else places.last).click()
    expect(page.locator(f".place.{kind}.current")).to_be_attached()


def button(page: Page, label: str) -> Locator:
    """Returns the latest button whose label begins like this."""
    return page.locator(".message").get_by_role("button", name=re.compile(f"^(?:{label})")).last


def boards(page: Page) -> Locator:
    """Returns the public boards."""
    return page.locator(".message:not(.private) img[alt*='Round']")


def command(page: Page, name: str, *picks: str) -> None:
    """Types a command, and the beginning of an entry for each of its fields."""
    box = page.locator("#input")
    box.click()
    box.press_sequentially(f"/{name}")
    expect(page.locator(".offer[aria-selected=true]")).to_contain_text(f"/{name}")
    page.keyboard.press("Enter")
    for pick in picks:
        page.keyboard.type(pick)
        expect(page.locator(".offer[aria-selected=true]")).to_contain_text(pick)
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".composer.filling")).to_have_count(0)


def idle(page: Page) -> None:
    """Waits until the page has finished working."""
    expect(page.locator("body.working")).to_have_count(0)


def click(page: Page, label: str) -> None:
    """Presses the latest button whose label begins like this, and waits for the page."""
    button(page, label).click()
    idle(page)


def join_as(page: Page, name: str) -> None:
    """Adds a new person and switches to them."""
    if narrow(page):
        page.locator("#open-right").click()
    page.get_by_role("button", name="Add a person").click()
    page.get_by_role("textbox", name="Name").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".person.current", has_text=name)).to_be_attached()


def press(page: Page, panel: Locator) -> None:
    """Presses the first button that answers, chooses from a list, or reopens the question."""
    answers = panel.locator(".button:not(:disabled)").filter(has_not_text=BESIDE)
    if answers.count():
        answers.first.click()
    elif panel.locator(".opener:not(:disabled)").count():
        panel.locator(".opener:not(:disabled)").first.click()
        panel.locator(".option").first.click()
    else:
        button(page, "Take your turn").click()
    idle(page)
