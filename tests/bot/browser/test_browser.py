"""`ackack play` in a real browser: two people play a game from `/new` on, at a desk and on a phone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.bot.browser.axe import serious_findings
from tests.bot.browser.conftest import Shoot
from tests.bot.browser.pages import DESK, PHONE, be, boards, button, click, command, go, idle, narrow

pytestmark = pytest.mark.slow  # starts a browser and a process

PRESSES = 8  # at most, from the question to a figure on the board


def _answer_until(page: Page, on_board: str, best: str) -> None:
    """Takes a turn in the panel: presses buttons and chooses from lists until the board shows the result."""
    expect(button(page, "Take your turn")).to_be_in_viewport()
    button(page, "Take your turn").click()
    idle(page)  # the picture of the choices has followed
    for _ in range(PRESSES):
        panel = page.locator(".message.private").last
        expect(panel.locator(".button:not(:disabled)").first).to_be_visible()
        wanted = panel.locator(".button:not(:disabled)").filter(has_text=re.compile(best))
        lists = panel.locator(".opener:not(:disabled)")
        if wanted.count():
            wanted.first.click()
        else:
            lists.first.click()
            panel.locator(".option").first.click()
        idle(page)
        if re.search(on_board, boards(page).last.get_attribute("alt") or ""):
            return
    pytest.fail(f"the board does not show {on_board}")


# --- playing -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_two_people_play_from_the_lobby_on(page: Page, shoot: Shoot) -> None:
    _open_a_game(page)
    shoot("two-people-board")
    _hands_have_arrived(page)
    shoot("two-people-hand")
    be(page, "Kim")
    go(page, "thread")
    _answer_until(page, r"Martians on the board: [A-H]\d", best="rest")
    be(page, "Alex")
    _answer_until(page, r"Humans on the board: [A-H]\d", best="Activate")
    _take_a_turn_by_command(page)
    _skip_until_a_reminder_comes(page)
    shoot("two-people-reminder")
    _come_back_from_the_lobby(page)


def _open_a_game(page: Page) -> None:
    """Opens a table with a command, joins as two people, starts, and checks that the thread opens."""
    command(page, "new", "The Miniatures", "pace", "24 hours")
    expect(page.get_by_text("Your table is open").last).to_be_visible()
    lobby = page.locator(".message").filter(has=page.get_by_role("button", name="Start")).last
    if not lobby.get_by_text("· Alex").count():  # the host may already have a seat
        button(page, "Join").click()
    expect(lobby.get_by_text("· Alex")).to_be_visible()
    be(page, "Kim")
    expect(page.get_by_text("Your table is open")).to_have_count(0)  # Alex alone can see it
    button(page, "Join").click()
    expect(lobby.get_by_text("· Kim")).to_be_visible()
    button(page, "Start").click()
    expect(page.locator("#place-name")).to_contain_text("Alex and Kim")
    expect(boards(page)).to_have_count(1)
    expect(boards(page)).not_to_have_js_property("naturalWidth", 0)
    expect(button(page, "Take your turn")).to_be_in_viewport()


def _hands_have_arrived(page: Page) -> None:
    """Checks that both players find only their own hand in their direct messages."""
    for name in ("Kim", "Alex"):
        go(page, "channel")
        be(page, name)
        expect(page.locator(".place.direct .badge")).to_have_count(1)
        go(page, "direct")
        expect(page.get_by_text("Your hand:").last).to_be_visible()
        expect(page.locator(".message .shot img").last).to_have_attribute("alt", re.compile("turn"))
        expect(page.locator(".message .shot img").last).to_have_js_property("complete", True)
        expect(page.locator(".place.direct .badge")).to_have_count(0)
        _looks_at_it_large(page)


def _looks_at_it_large(page: Page) -> None:
    page.locator(".message .shot").last.click()
    expect(page.locator("#picture img")).to_be_in_viewport(ratio=0.95)
    expect(page.locator("#picture .alt")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#picture")).not_to_be_visible()


def _take_a_turn_by_command(page: Page) -> None:
    before = boards(page).last.get_attribute("alt") or ""
    command(page, "pass")
    expect(boards(page).last).not_to_have_attribute("alt", before)
    expect(page.locator(".message.private .used").last).to_have_text("Alex used /pass")


def _skip_until_a_reminder_comes(page: Page) -> None:
    """Skips eight hours twice: more than half of the time for a turn."""
    if narrow(page):
        page.locator("#open-right").click()
    ahead = page.locator(".time .clock .ahead")
    told = re.search(r"\d+", (ahead.text_content() or "") if ahead.count() else "")
    hours = int(told[0]) if told else 0
    for later in (8, 16):
        page.get_by_role("button", name="+8 h").click()
        expect(ahead).to_have_text(f"{hours + later} h ahead of real time")
        idle(page)
    page.keyboard.press("Escape")
    expect(page.get_by_text("half your time is gone").last).to_be_in_viewport()


def _come_back_from_the_lobby(page: Page) -> None:
    """Checks that the lobby's message links to the thread and its board."""
    go(page, "channel")
    page.locator(".message .thread-link").last.click()
    expect(button(page, "Take your turn")).to_be_in_viewport()
    go(page, "channel")
    page.locator(".message .jump", has_text="Go to the board").last.click()
    expect(button(page, "Take your turn")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(page: Page) -> None:
    assert serious_findings(page) == []
    _open_a_game(page)
    assert serious_findings(page) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_is_cut_off(page: Page) -> None:
    """Nothing is wider than the window, in the channel, its lists and its dialogs."""
    for opened in ("", "#open-right", "#open-left"):
        if opened and narrow(page):
            page.locator(opened).click()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.keyboard.press("Escape")
    wide = page.evaluate(
        """[...document.querySelectorAll(".talk *")]
             .filter((node) => node.getBoundingClientRect().right > innerWidth + 1)
             .map((node) => node.outerHTML.slice(0, 80))"""
    )
    assert wide == []


# --- the box -----------------------------------------------------------------------------------------------


def test_the_box_offers_and_the_keys_choose(page: Page) -> None:
    page.locator("#input").fill("/ta")
    chosen = page.locator(".offer[aria-selected=true]")
    expect(chosen).to_contain_text("/table")
    first = chosen.inner_text()
    page.keyboard.press("ArrowDown")
    expect(chosen).not_to_have_text(first)
    page.keyboard.press("ArrowUp")
    assert chosen.inner_text() == first
    page.keyboard.press("Escape")
    expect(page.locator("#offers")).not_to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#input")).to_have_value("")


def test_an_option_is_asked_for_and_a_wrong_command_is_not_sent(page: Page) -> None:
    said = page.locator(".message").count()
    page.locator("#input").fill("/new")
    page.keyboard.press("Enter")
    expect(page.locator(".field")).to_contain_text("game")
    expect(page.locator(".offer")).to_have_count(4)
    page.keyboard.type("chess")
    expect(page.locator(".offer")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator(".field.wrong")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator("#input").fill("/dance")
    page.keyboard.press("Enter")
    expect(page.locator(".toast")).to_have_text("Pick a command from the list to use it.")
    assert page.locator(".message").count() == said


def test_somebody_can_be_added_with_a_language_and_a_zone(page: Page) -> None:
    page.get_by_role("button", name="Add a person").click()
    page.get_by_role("textbox", name="Name").fill("Kim")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".complaint")).to_have_text("Someone here is already called Kim. Pick another name.")
    page.get_by_role("textbox", name="Name").fill("<b>Noor</b>")
    page.locator("#form").get_by_label("Language").select_option("de")
    page.locator("#form").get_by_label("Time zone").select_option("Asia/Tokyo")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".person.current .name")).to_contain_text("Noor")
    expect(page.locator(".person.current small")).to_contain_text("Tokyo")
    expect(page.locator(".time .clock").last).to_contain_text(re.compile("tag|Mittwoch"))
    page.locator("#input").fill("hello <img src=x> **all**")
    page.keyboard.press("Enter")
    expect(page.locator(".message .text").last).to_have_text("hello <img src=x> all")
    expect(page.locator(".message strong", has_text="all")).to_be_visible()


def test_a_late_answer_does_not_bring_back_who_one_was(page: Page) -> None:
    late: list[Route] = []
    page.route("**/state?*", lambda route: route.continue_() if late else late.append(route))
    page.locator("#input").fill("hello")
    page.keyboard.press("Enter")
    while not late:  # the answer to the request is delayed
        page.wait_for_timeout(20)
    page.locator(".person .be", has_text="Kim").click()
    late[0].continue_()
    expect(page.locator(".person.current .name")).to_contain_text("Kim")
    idle(page)
    expect(page.locator(".person.current .name")).to_contain_text("Kim")


# JSON keys whose values people can write.
POISONED = (
    *("name", "server", "text", "content", "label"),
    *("description", "placeholder", "title", "alt", "command"),
)
HOSTILE = '<img src=x onerror="window.harmed=1"><script>window.harmed=1</script>&lt;b&gt;\u202e'


def _poisoned(value: Any, key: str = "") -> Any:
    """Returns a state of the page in which every name, text, label and file name is hostile."""
    if isinstance(value, dict) and key in ("people", "places", "roles"):  # names by id
        return dict.fromkeys(value, HOSTILE)
    if isinstance(value, dict):
        return {name: _poisoned(each, name) for name, each in value.items()}
    if isinstance(value, list):
        return [_poisoned(each) for each in value]
    return HOSTILE if isinstance(value, str) and key in POISONED else value


def test_nothing_the_page_is_told_becomes_an_element(page: Page) -> None:
    """Hostile names of servers, channels, people, messages, buttons and files are shown as text."""
    command(page, "new", "Dice")
    expect(page.get_by_text("Your table is open").last).to_be_visible()
    command(page, "me")
    kinds = page.evaluate("new Set([...document.querySelectorAll('*')].map((node) => node.tagName)).size")
    page.route("**/state*", _answer_hostile)
    page.reload()
    expect(page.locator(".message").last).to_contain_text("<img src=x")
    for where in (".place", ".person .name", "#place-name", ".message .button", ".message .body"):
        expect(page.locator(where).first).to_contain_text("<script>")
    assert page.locator("img[src=x]").count() == 0
    assert page.locator("body script").count() == 0
    assert page.locator("[onerror]").count() == 0
    assert page.evaluate("window.harmed") is None
    assert page.evaluate(
        "new Set([...document.querySelectorAll('*')].map((node) => node.tagName)).size <= " + str(kinds)
    )
    page.unroute_all(behavior="wait")  # a request may be on its way


def _answer_hostile(route: Route) -> None:
    response = route.fetch()
    route.fulfill(response=response, json=_poisoned(response.json()))


def test_a_form_is_filled_in(page: Page) -> None:
    asked = page.evaluate(
        """async () => {
          const { page } = await import(new URL("web/page.js", location.href));
          const component = { type: 4, custom_id: "word", style: 1, required: true };
          const components = [{ type: 18, label: "Which?", component }];
          page.after({ form: { title: "A word", token: "1", components } });
          return document.getElementById("form").open;
        }"""
    )
    assert asked
    page.get_by_label("Which?").fill("saucer")
    page.locator("#form").get_by_role("button", name="Send").click()
    expect(page.locator(".complaint")).to_have_text(re.compile("gone"))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_server_is_set_up_with_lists_that_are_searched(page: Page, shoot: Shoot) -> None:
    command(page, "server")
    panel = page.locator(".message.private").last
    expect(panel.get_by_text("Tables on this server")).to_be_in_viewport()
    channels, _, opener, caller = (panel.locator(".opener").nth(number) for number in range(4))
    channels.click()
    page.keyboard.type("loun")
    expect(panel.get_by_role("option")).to_have_count(1)
    panel.get_by_role("option", name="# lounge").click()
    panel.get_by_role("button", name="Choose").click()
    expect(channels).to_have_text("# lounge")
    opener.click()
    page.keyboard.type("hos")
    page.keyboard.press("Enter")  # the first match
    expect(opener).to_have_text("Hosts")
    caller.click()
    page.keyboard.type("nobody")
    expect(panel.locator(".none").nth(3)).to_contain_text("Nothing matches.")
    expect(panel.locator(".none").nth(3)).to_be_visible()
    page.keyboard.press("Escape")
    caller.click()
    panel.get_by_role("option", name="Players").click()
    expect(caller).to_have_text("Players")
    shoot("server")
    for number in (2, 1, 0):
        panel.get_by_role("button", name="Clear").nth(number).click()
        idle(page)
    expect(panel.get_by_role("button", name="Clear")).to_have_count(0)


def test_the_rules_are_read_with_their_pictures(page: Page, shoot: Shoot) -> None:
    page.locator(".welcome").get_by_role("button", name="The Dice Game").click()
    idle(page)
    click(page, "Rules")
    panel = page.locator(".message.private").last
    expect(panel.get_by_text("The game in a minute").first).to_be_in_viewport()
    panel.locator(".opener").click()
    panel.get_by_role("option", name="Claiming cards").click()
    expect(panel.locator(".shot img")).not_to_have_js_property("naturalWidth", 0)
    expect(panel.locator(".shot img")).to_have_attribute("alt", re.compile("^Claiming a card"))
    shoot("rules")
    panel.get_by_role("button", name="Next").click()
    expect(panel.locator(".shot")).to_have_count(0)
    button(page, "Cancel").click()


def test_lists_are_opened_walked_and_chosen_from(page: Page) -> None:
    command(page, "me")
    panel = page.locator(".message.private").last
    quiet, days_off = panel.locator(".opener").nth(0), panel.locator(".opener").nth(1)
    quiet.click()
    expect(panel.locator(".option:focus")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(panel.get_by_role("option")).to_have_count(0)
    quiet.click()
    page.keyboard.press("ArrowDown")
    chosen = panel.locator(".option:focus span").inner_text()
    page.keyboard.press("Enter")
    expect(quiet).to_have_text(chosen)
    days_off.click()  # several may be chosen here
    names = [panel.get_by_role("option").nth(number).inner_text() for number in (0, 2)]
    for number in (0, 2):
        panel.get_by_role("option").nth(number).click()
    panel.get_by_role("button", name="Choose").click()
    expect(days_off).to_have_text(", ".join(names))


# --- marked up text ----------------------------------------------------------------------------------------

MARKED = {
    "**bold** and *thin*": "<p><strong>bold</strong> and <em>thin</em></p>",
    "_thin_ but snake_case_name": "<p><em>thin</em> but snake_case_name</p>",
    "***both*** __line__ ~~gone~~": "<p><strong><em>both</em></strong> <u>line</u> <s>gone</s></p>",
    "**a *b* c**": "<p><strong>a <em>b</em> c</strong></p>",
    "`*code*` 2 * 3 * 4": "<p><code>*code*</code> 2 * 3 * 4</p>",
    "```\n# a  b\n```": '<pre tabindex="0"><code># a  b</code></pre>',
    "## Head\nText\n-# small": '<h3>Head</h3><p>Text</p><p class="small">small</p>',
    "- a\n- b\n  - c\nd": "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul><p>d</p>",
    "2. a\n3. b": '<ol start="2"><li>a</li><li>b</li></ol>',
    "> a\n> b\nc": "<blockquote><p>a<br>b</p></blockquote><p>c</p>",
    "a\nb": "<p>a<br>b</p>",
    r"\*plain\* <b>&": "<p>*plain* &lt;b&gt;&amp;</p>",
    "[x](javascript:alert(1))": "<p>x)</p>",
    "[our page](https://example.org/a)": (
        '<p><a href="https://example.org/a" target="_blank" rel="noreferrer noopener">our page</a></p>'
    ),
    "[it](https://discord.com/channels/1/2/3)": '<p><button class="jump" type="button">it</button></p>',
    "<@1> in <#2>": '<p><span class="mention">@?</span> in <span class="mention">#?</span></p>',
    "</new:3> <:ufo:4>": '<p><span class="mention">/new</span> '
    '<img class="emoji" src="emoji/ufo" alt="ufo" loading="lazy"></p>',
}


def test_text_is_marked_up_as_on_discord(page: Page) -> None:
    shown: dict[str, Any] = page.evaluate(
        """async (texts) => {
          const { markdown } = await import(new URL("web/markdown.js", location.href));
          return Object.fromEntries(texts.map((text) => {
            const box = document.createElement("div");
            box.append(...markdown(text));
            return [text, box.innerHTML];
          }));
        }""",
        list(MARKED),
    )
    assert shown == MARKED


def test_times_are_told_in_the_language_and_zone_of_the_person(page: Page) -> None:
    shown = page.evaluate(
        """async () => {
          const { timestamp, moment, now } = await import(new URL("web/times.js", location.href));
          const told = (locale, zone) =>
            moment(86400, { dateStyle: "long", timeStyle: "short" }, { locale, zone });
          const away = (seconds) => timestamp(Math.round(now()) + seconds, "R").textContent;
          const nowhere = told("en-GB", "No/Where") !== "";
          return [told("en-GB", "UTC"), told("de", "Asia/Tokyo"), nowhere, away(7200), away(-60)];
        }"""
    )
    assert shown == [
        "2 January 1970 at 00:00",
        "2. Januar 1970 um 09:00",
        True,
        "in 2 hours",
        "1 minute ago",
    ]


def test_a_spoiler_is_read_when_pressed(page: Page) -> None:
    page.locator("#input").fill("it was ||the **butler**||")
    page.keyboard.press("Enter")
    spoiler = page.locator(".spoiler").last
    expect(spoiler).not_to_have_class(re.compile("open"))
    spoiler.click()
    expect(spoiler).to_have_class(re.compile("open"))
