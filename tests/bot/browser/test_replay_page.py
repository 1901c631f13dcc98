"""`replay-<n>.html` in a real browser: stepped by keyboard at both sizes, and compared with the renderer."""

import asyncio
import io
import re
from base64 import b64decode
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Literal

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from bot.service.showing.pictures import paint
from bot.service.showing.replay_steps import Step, layouts
from bot.store.rows import Status
from bot.titles import title_of
from tests.bot.browser.axe import serious_findings
from tests.bot.browser.pages import PATIENCE, PHONE, QUIET
from tests.bot.house import ANN, house
from tests.bot.proofs import say_anything, start
from tests.opaque import AnyTitle
from tests.renderer.measures import likeness
from tests.titles import POLISHED

pytestmark = pytest.mark.slow  # starts a browser

DESK = (1280, 800)
MOVES = 40
GERMAN = "de"
ALIKE = 0.98  # structural similarity to the renderer's picture
READABLE = 4.5  # WCAG's contrast of normal text


@dataclass(frozen=True)
class Replayed:
    """A finished game: its file, and its steps."""

    page: bytes
    steps: tuple[Step, ...]


async def _replayed(title: AnyTitle, folder: Path, locale: str | None = None) -> Replayed:
    async with house(folder / "bot.db", title) as bot:
        game, people = await start(bot, title)
        await say_anything(bot, game, Random(f"{title.id} page"), people, MOVES)
        if (await bot.tables.views.table(game)).status is Status.PLAYING:
            await bot.tables.ending.end(game, ANN.id, moderator=True)
        file = await bot.tables.replay_files.of(game, locale)
        assert file.name == f"replay-{game}.html"
        count = (await bot.tables.replay_steps.one(game, -1)).count
        steps = [(await bot.tables.replay_steps.one(game, number)).step for number in range(count)]
        return Replayed(page=file.page, steps=tuple(steps))


@pytest.fixture
def drawn_quickly() -> None:
    """Pictures are compared, so they are drawn in full quality."""


@pytest.fixture(scope="module")
def games() -> dict[str, Replayed]:
    """A game of every title, played outside the browser's event loop."""
    made = {}
    for title in POLISHED:
        with TemporaryDirectory() as folder:
            made[title.id] = asyncio.run(_replayed(title, Path(folder)))
    with TemporaryDirectory() as folder:
        made[GERMAN] = asyncio.run(_replayed(title_of("dice_game"), Path(folder), GERMAN))
    return made


@pytest.fixture(scope="module")
def browser(games: dict[str, Replayed], chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        expect.set_options(timeout=PATIENCE * 1000)
        yield browser
        browser.close()


@pytest.fixture(params=[PHONE, DESK], ids=lambda size: f"{size[0]}x{size[1]}")
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    width, height = request.param
    return width, height


@pytest.fixture
def page(browser: Browser, size: tuple[int, int]) -> Iterator[Page]:
    """A page that fails nowhere and asks nobody."""
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.append(said.text))
    page.on("request", lambda request: wrong.append(request.url) if "file:" not in request.url else None)
    yield page
    page.close()
    assert wrong == []


def _open(page: Page, folder: Path, replayed: Replayed) -> None:
    file = folder / "replay.html"
    file.write_bytes(replayed.page)
    page.goto(file.as_uri())
    _stands_at(page, 0)


def _stands_at(page: Page, step: int) -> None:
    expect(page.locator("#board")).to_have_attribute("data-step", str(step))


@pytest.mark.parametrize("title", POLISHED, ids=lambda title: title.id)
def test_a_game_is_stepped_through_by_keyboard_from_end_to_end(
    page: Page, games: dict[str, Replayed], title: AnyTitle, tmp_path: Path
) -> None:
    game = games[title.id]
    _open(page, tmp_path, game)
    last = len(game.steps) - 1
    assert last > MOVES // 2
    for number, step in enumerate(game.steps):
        _stands_at(page, number)
        assert page.locator("#count").inner_text() == f"{number + 1} of {last + 1}"
        assert page.locator("#board").get_attribute("aria-label") == _plain(step.alt)
        said = page.locator("#live").text_content() or ""
        assert _plain(step.alt) in said, "a screen reader is told the position"
        assert all(_plain(line) in said for line in step.lines)
        page.keyboard.press("ArrowRight")
    _stands_at(page, last)
    expect(page.locator("#next")).to_be_disabled()
    page.keyboard.press("ArrowLeft")
    _stands_at(page, last - 1)
    page.keyboard.press("Home")
    _stands_at(page, 0)
    page.keyboard.press("End")
    _stands_at(page, last)
    page.locator("#slider").focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    _stands_at(page, 1)


def _plain(text: str) -> str:
    return re.sub(r"\[\[[^|]*\||\]\]|[*`]", "", text)


@pytest.mark.parametrize("title", POLISHED, ids=lambda title: title.id)
def test_three_random_moves_look_like_the_renderers_pictures(
    page: Page, size: tuple[int, int], games: dict[str, Replayed], title: AnyTitle, tmp_path: Path
) -> None:
    game = games[title.id]
    _open(page, tmp_path, game)
    for number in Random(f"{title.id} {size}").sample(range(len(game.steps)), 3):
        page.locator("#slider").fill(str(number))
        _stands_at(page, number)
        url = page.locator("#board").evaluate("(board) => board.toDataURL('image/png')")
        shown = Image.open(io.BytesIO(b64decode(url.partition(",")[2]))).convert("RGB")
        tall, *wide = layouts(game.steps[number].board)
        board = tall if size == PHONE or not wide else wide[0]
        drawn = Image.open(io.BytesIO(paint(board))).convert("RGB")
        assert shown.size == drawn.size
        assert likeness(shown, drawn) >= ALIKE


def test_rounds_and_buttons_jump_and_the_rest_of_the_page_fits(
    page: Page, size: tuple[int, int], games: dict[str, Replayed], tmp_path: Path
) -> None:
    game = games["dice_game"]
    _open(page, tmp_path, game)
    second = next(number for number, step in enumerate(game.steps) if step.round == 2)
    page.get_by_role("button", name="Round 2", exact=True).click()
    _stands_at(page, second)
    expect(page.get_by_role("button", name="Round 2", exact=True)).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Next move").click()
    _stands_at(page, second + 1)
    page.get_by_role("button", name="First move").click()
    _stands_at(page, 0)
    for title in POLISHED:
        _open(page, tmp_path, games[title.id])
        wide = page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= size[0], f"{title.id} scrolls to the side"
        box = page.locator("#board").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1], f"{title.id}: the board is cut off"


def test_it_plays_by_itself_until_somebody_steps(
    browser: Browser, games: dict[str, Replayed], tmp_path: Path
) -> None:
    page = browser.new_page()
    page.clock.install()
    _open(page, tmp_path, games["dice_game"])
    page.get_by_role("button", name="Play").click()
    for number in (1, 2, 3):
        page.clock.run_for(1200)
        _stands_at(page, number)
    page.keyboard.press("ArrowLeft")
    _stands_at(page, 2)
    page.clock.run_for(5000)
    _stands_at(page, 2)
    page.close()


def test_the_dice_are_checked_in_the_same_file(
    page: Page, games: dict[str, Replayed], tmp_path: Path
) -> None:
    for title in POLISHED:
        _open(page, tmp_path, games[title.id])
        page.locator("#proof summary").first.click()
        expect(page.locator("#verdict")).to_have_text(
            "I found nothing wrong. Every roll on this page is the one the seed gives."
        )


def test_it_speaks_the_language_of_the_table(page: Page, games: dict[str, Replayed], tmp_path: Path) -> None:
    _open(page, tmp_path, games[GERMAN])
    assert page.evaluate("() => document.documentElement.lang") == GERMAN
    expect(page.get_by_role("button", name="Nächste Aktion")).to_be_visible()
    assert {"Runden", "Die Stellung in Worten"} <= set(page.locator("#told").inner_text().splitlines())
    assert "Next move" not in page.content()


# --- for everybody -----------------------------------------------------------------------------------------
# axe is in none of our pinned requirements: these are its serious rules that this page could break.

NAMELESS = """() => [...document.querySelectorAll('button, input, canvas, nav, summary, [role=group]')]
    .filter((item) => item.checkVisibility())
    .filter((item) => !(item.getAttribute('aria-label') || item.labels?.length || item.textContent.trim()))
    .map((item) => item.outerHTML)"""
STRUCTURE = """() => ({
    main: document.querySelectorAll('main').length,
    headings: [...document.querySelectorAll('h1, h2, h3, h4')].filter((item) => item.checkVisibility())
        .map((item) => Number(item.tagName[1])),
    twice: [...document.querySelectorAll('[id]')].map((item) => item.id)
        .filter((id, at, all) => all.indexOf(id) !== at),
    title: document.title,
    lang: document.documentElement.lang,
    small: [...document.querySelectorAll('button')].filter((item) => item.checkVisibility())
        .filter((item) => Math.min(item.offsetWidth, item.offsetHeight) < 24).length,
})"""
FAINT = """(least) => {
    const light = (value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    const luminance = (colour) => {
        const [r, g, b] = colour.match(/[\\d.]+/g).map((part) => light(part / 255));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const behind = (item) => {
        const colour = getComputedStyle(item).backgroundColor;
        return colour === 'rgba(0, 0, 0, 0)' && item.parentElement ? behind(item.parentElement) : colour;
    };
    return [...document.querySelectorAll('main *')]
        .filter((item) => item.checkVisibility() && !item.disabled)
        .filter((item) => [...item.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
        .filter((item) => {
            const lights = [luminance(getComputedStyle(item).color), luminance(behind(item))].sort();
            return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05) < least;
        })
        .map((item) => item.outerHTML.slice(0, 200));
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everything_has_a_name_a_place_and_enough_contrast(
    page: Page, games: dict[str, Replayed], scheme: str, tmp_path: Path
) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    for title in POLISHED:
        _open(page, tmp_path, games[title.id])
        page.locator("#prose summary").click()
        page.locator("#proof summary").first.click()
        assert page.evaluate(NAMELESS) == []
        found = page.evaluate(STRUCTURE)
        assert (found["main"], found["twice"], found["small"]) == (1, [], 0)
        assert found["lang"] == "en"
        assert found["title"]
        assert found["headings"][0] == 1
        assert found["headings"].count(1) == 1
        assert all(
            after - before <= 1
            for before, after in zip(found["headings"], found["headings"][1:], strict=False)
        )
        assert page.evaluate(FAINT, READABLE) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("title", POLISHED, ids=lambda title: title.id)
def test_axe_finds_nothing_serious(
    page: Page,
    games: dict[str, Replayed],
    title: AnyTitle,
    scheme: Literal["light", "dark"],
    tmp_path: Path,
) -> None:
    page.emulate_media(color_scheme=scheme)
    _open(page, tmp_path, games[title.id])
    assert serious_findings(page) == []
    page.keyboard.press("End")
    _stands_at(page, len(games[title.id].steps) - 1)
    assert serious_findings(page) == []


def test_axe_would_find_a_button_without_a_name(
    page: Page, games: dict[str, Replayed], tmp_path: Path
) -> None:
    _open(page, tmp_path, games["dice_game"])
    page.evaluate("document.body.append(document.createElement('button'))")
    (finding,) = serious_findings(page)
    assert finding.startswith("button-name")
