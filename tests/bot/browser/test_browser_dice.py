"""The page that comes with a game, opened from disk in a real browser: it computes every roll itself."""

from collections.abc import Iterator
from hashlib import blake2b, sha256
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, sync_playwright

from bot.proof.page import page_of
from bot.proof.record import read
from bot.proof.seed import Frame, Parts, Scheme, seed_of
from bot.text.catalogue import ENGLISH
from engine.core import SeededDice
from tests.bot.browser.pages import QUIET
from tests.bot.forgeries import EVERY_CASE, FORGERIES, pairs
from tests.bot.proofs import OF_LATER_VERSIONS, TITLES, game_file, game_from_position, game_with_pack
from tests.engine.games import catalogue

pytestmark = pytest.mark.slow  # starts a browser

FITS = "I found nothing wrong. Every roll on this page is the one the seed gives."
BAD = "Something is wrong."
LENGTHS = (0, 1, 3, 55, 56, 63, 64, 65, 111, 112, 119, 127, 128, 129, 255, 256, 257, 1000)


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    """The file of a game of every title, made outside the browser's event loop."""
    made = {name: game_file(name) for name in TITLES}
    made |= {"direct": game_file("duel", Scheme.DIRECT), "shared": game_file("duel", Scheme.SHARED)}
    return {**made, "position": game_from_position(), "pack": game_with_pack()}


@pytest.fixture
def browser_page(files: dict[str, bytes], chromium: str) -> Iterator[Page]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        page = browser.new_page()
        wrong: list[str] = []
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("request", lambda request: wrong.append(request.url) if "file:" not in request.url else None)
        yield page
        browser.close()
        assert wrong == [], "the page fails nowhere and asks nobody"


def _open(page: Page, folder: Path, text: bytes) -> str:
    """Opens the page of a file; returns its verdict."""
    file = folder / "game.html"
    file.write_bytes(page_of(text, catalogue().words(ENGLISH)))
    page.goto(file.as_uri())
    return page.locator("#verdict").inner_text()


def test_the_page_computes_as_python_does(
    browser_page: Page, files: dict[str, bytes], tmp_path: Path
) -> None:
    _open(browser_page, tmp_path, files["duel"])
    chance = Random("vectors")
    messages = [chance.randbytes(length) for length in LENGTHS]
    keys = [b"", b"k", chance.randbytes(32), chance.randbytes(64)]
    vectors = [(message, size, key) for message in messages for size in (8, 32, 64) for key in keys]
    computed = browser_page.evaluate(
        "(given) => given.map(([m, size, key]) => hex(blake2b(unhex(m), size, unhex(key))))",
        [(message.hex(), size, key.hex()) for message, size, key in vectors],
    )
    assert computed == [blake2b(m, digest_size=size, key=key).hexdigest() for m, size, key in vectors]
    computed = browser_page.evaluate(
        "(given) => given.map((m) => hex(sha256(unhex(m))))", [message.hex() for message in messages]
    )
    assert computed == [sha256(message).hexdigest() for message in messages]


def test_the_page_makes_seeds_and_draws_as_python_does(
    browser_page: Page, files: dict[str, bytes], tmp_path: Path
) -> None:
    _open(browser_page, tmp_path, files["duel"])
    secret, parts = bytes(range(32)), Parts(ids=("1", "22"), words=("ä 🛸 <b>", "", '"\\'))
    frame = Frame(game=12, title="duel", options=b'{"b":"\xc3\xa4","1":2}', seats=("red", "blue"))
    for scheme, cut in ((Scheme.SHARED, None), (Scheme.CUT, None), (Scheme.CUT, "snip ä"), (Scheme.CUT, "")):
        parts = Parts(ids=parts.ids, words=parts.words, cut=cut)
        head = {"scheme": scheme, "secret": secret.hex(), "ids": parts.ids, "words": parts.words, "cut": cut}
        head |= {"game": 12, "title": "duel", "seats": frame.seats}
        seed = seed_of(scheme, secret, parts, frame)
        computed = browser_page.evaluate(
            "([head, options]) => hex(seedOf(head, options))", [head, frame.options.decode()]
        )
        assert computed == seed.hex()
    choices = [2, 3, 6, 10, 52, 1000, 2**31 + 11, 2**53 - 1, 1]
    drawn = browser_page.evaluate(
        "([seed, rows, choices]) => rows.map((row) => {"
        " const dice = new Dice(unhex(seed), row); return choices.map((each) => dice.draw(each)); })",
        [seed.hex(), [0, 7, 1234], choices],
    )
    for row, faces in zip([0, 7, 1234], drawn, strict=True):
        dice = SeededDice(seed, row)
        assert faces == [dice.draw(each) for each in choices]


def test_an_untouched_game_of_every_title_is_shown_and_holds(
    browser_page: Page, files: dict[str, bytes], tmp_path: Path
) -> None:
    for name, text in files.items():
        assert _open(browser_page, tmp_path, text) == FITS, name
        record = read(text)
        assert browser_page.locator("#rows tr").count() == len(record.rows)
        draws = sum(len(row.draws) for row in record.rows)
        assert browser_page.locator("#rows").inner_text().count("✓") == draws
        facts = browser_page.locator("#facts").inner_text()
        assert all(fact in facts for fact in (record.head.seal, record.head.seed, record.mark))
        assert not record.head.words or record.head.words[0] in facts, "as text, whatever it looks like"


def test_a_changed_game_is_called_wrong_and_the_row_is_named(
    browser_page: Page, files: dict[str, bytes], tmp_path: Path
) -> None:
    text = files["dice_game"]
    record = read(text)
    (choices, chosen), *_ = record.rows[0].draws
    for old, new, named in (
        (b'"draws":[[%d,%d]' % (choices, chosen), b'"draws":[[%d,%d]' % (choices, chosen + 1), "row 0"),
        (b'"row":3,"kind":"move",', b'"row":3,"kind":"undo",', "row 3"),
        (record.head.secret[:8].encode(), b"deadbeef", "head: the seal"),
        (b"Ack! ", b"Ack? ", "head: the seed"),
        (b'"end":"ended"', b'"end":"over"', "end"),
        (b'"row":5', b'"row":6', "row 5"),
        (b"]\n", b"}\n", "no record of a game"),
    ):
        assert text.count(old) >= 1, old
        assert _open(browser_page, tmp_path, text.replace(old, new, 1)) == BAD, old
        assert named in browser_page.locator("#flaws").inner_text()


def test_the_page_says_the_same_as_the_command(
    browser_page: Page, files: dict[str, bytes], tmp_path: Path
) -> None:
    """It finds every forgery but those that only the rules reveal, and never calls a game proved."""
    for name, what in pairs(EVERY_CASE):
        case = EVERY_CASE[what]
        said = _open(browser_page, tmp_path, case.text(read(files[name])))
        assert case.on_page(browser_page.locator("#verdict").get_attribute("class")), (name, what, said)


def test_the_page_says_what_it_does_not_prove(
    browser_page: Page, files: dict[str, bytes], tmp_path: Path
) -> None:
    limits = browser_page.locator("#limits")
    assert _open(browser_page, tmp_path, files["duel"]) == FITS
    assert "That every move was legal" in limits.inner_text()
    assert "Who made each move." in limits.inner_text()
    assert "Rows 0" not in limits.inner_text()
    record = read(files[OF_LATER_VERSIONS[0]])
    _open(browser_page, tmp_path, FORGERIES["other rules to the last row but one"].text(record))
    assert f"Rows 0 to {len(record.rows) - 2}." in limits.inner_text()
    _open(browser_page, tmp_path, FORGERIES["no dice"].text(record))
    assert limits.inner_text() == "", "where something is wrong, only that is shown"


def test_the_page_says_where_only_the_bot_chose_the_seed(
    browser_page: Page, files: dict[str, bytes], tmp_path: Path
) -> None:
    alone = "Only the bot chose this seed. Nobody else added anything."
    limits = browser_page.locator("#limits")
    _open(browser_page, tmp_path, files["duel"])
    assert alone not in limits.inner_text()
    assert _open(browser_page, tmp_path, files["direct"]) == FITS
    assert alone in limits.inner_text()


def test_the_page_says_that_nobody_cut_the_deck(
    browser_page: Page, files: dict[str, bytes], tmp_path: Path
) -> None:
    """As the command does, also for games from before decks were cut."""
    for name, uncut in (("duel", False), ("shared", True), ("direct", False)):
        assert _open(browser_page, tmp_path, files[name]) == FITS
        assert ("nobody cut the deck" in browser_page.locator("#facts").inner_text()) == uncut


def test_what_was_posted_can_be_pasted_and_compared(
    browser_page: Page, files: dict[str, bytes], tmp_path: Path
) -> None:
    _open(browser_page, tmp_path, files["duel"])
    record = read(files["duel"])
    for posted, said in (
        ("", "Not compared with any post yet."),
        (record.head.seal, "It belongs to this game."),
        (f" {record.marks[3].upper()} ", "It belongs to this game."),
        ("00" * 32, "It doesn’t belong to this game."),
    ):
        browser_page.locator("#posted").fill(posted)
        assert browser_page.locator("#found").inner_text() == said
