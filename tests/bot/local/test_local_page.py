"""The local page's server: the state for each person, its actions and its refusals."""

import asyncio
import re
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import pytest
from aiohttp.test_utils import TestClient, TestServer
from discord import app_commands

import content
from bot.local.run import Unwaited
from bot.local.server import PageServer
from bot.local.session import MOST_GUESTS, Session
from bot.local.state import size_of
from bot.local.words import KEYS
from bot.service.finished.review_analysis import Review, Reviewer
from bot.ui.finished.review import LOOK_AGAIN
from tests.bot.conftest import Mishaps
from tests.bot.players import GAME
from tests.bot.world import World
from tests.duel.title import DUEL

WEB = Path(__file__).parents[3] / "bot" / "local" / "web"
EIGHT_HOURS = 8 * 3600

Json = dict[str, Any]


@dataclass
class Browser:
    """A browser with the address, and helpers to look and act."""

    client: "TestClient[Any, Any]"
    session: Session
    root: str

    async def state(self, name: str = "", place: str = "", **more: str) -> Json:
        """Returns the state of the page for a person, in the channel unless another place is given."""
        asked = {"as": self.number(name) if name else "", "place": place, **more}
        params = {key: value for key, value in asked.items() if value}
        response = await self.client.get(f"{self.root}/state", params=params)
        assert response.status == 200, await response.text()
        return dict(await response.json())

    async def do(self, what: str, name: str, /, **asked: Any) -> Any:
        """Runs an action as a person, in the channel unless another place is given."""
        status, told = await self.attempt(what, name, **asked)
        assert status == 200, told
        return told

    async def attempt(self, what: str, name: str, /, **asked: Any) -> tuple[int, Any]:
        body = {"as": self.number(name), "place": str(self.session.channel.id), **asked}
        response = await self.client.post(f"{self.root}/do/{what}", json=body)
        return response.status, await response.json()

    async def press(self, name: str, label: str, place: str = "") -> None:
        """Presses the latest button with this label that a person sees."""
        state = await self.state(name, place)
        found = [
            (message["id"], part["custom_id"])
            for message in state["messages"]
            for part in _parts(message["parts"])
            if part.get("label") == label
        ]
        message, custom_id = found[-1]
        await self.do("press", name, place=state["place"], message=message, id=custom_id)

    def number(self, name: str) -> str:
        return str(next(guest.id for guest in self.session.guests if guest.profile.name == name))


def _parts(parts: list[Json]) -> list[Json]:
    found = []
    for part in parts:
        inside = [*part.get("components", ()), *filter(None, [part.get("accessory")])]
        found += [part, *_parts(inside)]
    return found


def _said(message: Json) -> str:
    return " ".join([message["text"], *(part.get("content", "") for part in _parts(message["parts"]))])


@pytest.fixture
async def browser(world: World) -> AsyncIterator[Browser]:
    session = Session(world.env, world.tables.key_values)
    await session.begin(None)
    page = PageServer(session, world.tables.catalogue, (DUEL,))
    async with TestClient(TestServer(page.application())) as client:
        yield Browser(client, session, f"/{page.secret}")


async def _begun(browser: Browser) -> str:
    """Opens and starts a duel of the two; returns its thread."""
    await browser.do("command", "Alex", name="new", options={"game": "duel"})
    await browser.press("Alex", "Join")
    await browser.press("Kim", "Join")
    await browser.press("Alex", "Start")
    (thread,) = [place for place in (await browser.state("Kim"))["places"] if place["kind"] == "thread"]
    return str(thread["id"])


# --- access ------------------------------------------------------------------------------------------------


async def test_without_the_secret_there_is_nothing(browser: Browser) -> None:
    for path in ("/", "/state", "/wrong/", "/wrong/state", "/web/app.js", "/events"):
        assert (await browser.client.get(path)).status == 404


async def test_another_host_name_is_not_let_in(browser: Browser) -> None:
    response = await browser.client.get(f"{browser.root}/", headers={"Host": "example.org"})
    assert response.status == 403


async def test_no_script_runs_that_is_not_a_file_of_ours(browser: Browser) -> None:
    response = await browser.client.get(f"{browser.root}/")
    rules = response.headers["Content-Security-Policy"]
    assert "default-src 'none'" in rules
    assert "unsafe" not in rules
    page = await response.text()
    assert not re.search(r"<script(?![^>]*\bsrc=)|\son\w+=|\sstyle=", page)
    assert not re.search(r"https?://(?!www\.w3\.org)", page)


async def test_every_file_of_the_page_is_served_and_fetches_nothing_from_outside(browser: Browser) -> None:
    for path in sorted(WEB.iterdir()):
        response = await browser.client.get(f"{browser.root}/web/{path.name}")
        text = await response.text()
        assert (response.status, text) == (200, path.read_text("utf-8"))
        assert set(re.findall(r"https?://[\w.]+", text)) <= {"http://www.w3.org"}, path.name
        assert "innerHTML" not in text, path.name
    for name in ("title.otf", "emoji.ttf"):
        assert (await browser.client.get(f"{browser.root}/web/{name}")).status == 200


async def test_what_is_not_there_is_not_found(browser: Browser) -> None:
    for path in ("web/nothing.js", "web/..%2fserver.py", "files/1/2/board.png", "nothing"):
        assert (await browser.client.get(f"{browser.root}/{path}")).status == 404, path
    assert (await browser.client.post(f"{browser.root}/do/nothing", json={})).status == 404


async def test_only_json_is_done(browser: Browser) -> None:
    response = await browser.client.post(f"{browser.root}/do/skip", data={"seconds": "3600"})
    assert response.status == 415
    assert browser.session.skipped == 0


# --- state -------------------------------------------------------------------------------------------------


async def test_it_begins_with_a_channel_and_two_people(browser: Browser) -> None:
    state = await browser.state(words="1")
    assert [person["name"] for person in state["people"]] == ["Alex", "Kim"]
    assert [place["kind"] for place in state["places"]] == ["channel", "channel", "direct"]
    assert state["me"] == browser.number("Alex")
    assert state["games"] == [{"id": "duel", "name": "Duel"}]
    assert set(state["words"]) == set(KEYS)
    assert state["words"]["used"] == "{name} used {command}"


def test_the_page_says_all_its_words_and_no_others() -> None:
    source = "".join(path.read_text("utf-8") for path in WEB.glob("*.[jh]*"))
    asked = set(re.findall(r'(?:say\(|data-label=|")"?([a-z][a-z0-9-]*)"', source))
    assert [key for key in KEYS if key not in asked] == []
    assert [key for key in re.findall(r'\bsay\("([\w-]+)"', source) if key not in KEYS] == []
    words = (content.ROOT / "common" / "text" / "en.ftl").read_text("utf-8")
    told = set(re.findall(r"^local-(?!error-)([\w-]+) =", words, re.MULTILINE)) - {"address"}
    assert told == set(KEYS)
    code = "".join(path.read_text("utf-8") for path in WEB.parent.glob("*.py"))
    refused = set(re.findall(r"^local-error-([\w-]+) =", words, re.MULTILINE))
    assert refused == set(re.findall(r'Refusal\("([\w-]+)"', code))


async def test_what_one_writes_is_new_to_the_other_until_they_look(browser: Browser) -> None:
    await browser.do("say", "Alex", text="hello <b>there</b>")
    direct = (await browser.state("Kim", (await browser.state("Kim"))["places"][-1]["id"]))["place"]
    await browser.do("say", "Alex", text="again")
    channel = (await browser.state("Kim", direct))["places"][0]
    assert (channel["unread"], channel["called"]) == (1, False)
    state = await browser.state("Kim")
    assert [message["text"] for message in state["messages"]] == ["hello <b>there</b>", "again"]
    assert state["new_from"] == state["messages"][1]["id"]
    assert (await browser.state("Kim"))["places"][0]["unread"] == 0
    assert (await browser.state("Alex"))["places"][0]["unread"] == 0


async def test_a_game_is_played_in_its_thread_with_hands_in_direct_messages(browser: Browser) -> None:
    thread = await _begun(browser)
    board = (await browser.state("Kim", thread))["messages"][-1]
    (picture,) = [item for part in _parts(board["parts"]) for item in part.get("items", ())]
    assert (picture["width"], picture["height"]) > (0, 0)
    assert picture["alt"]
    drawn = await browser.client.get(f"{browser.root}/{picture['url']}")
    assert drawn.content_type == "image/png"
    assert size_of(await drawn.read()) == (picture["width"], picture["height"])
    for name in ("Alex", "Kim"):
        direct = (await browser.state(name))["places"][-1]
        assert (direct["kind"], direct["unread"], direct["called"]) == ("direct", 1, True)
        (hand,) = (await browser.state(name, direct["id"]))["messages"]
        assert f"<#{thread}>" in _said(hand)


async def test_everyone_has_direct_messages_of_their_own(browser: Browser) -> None:
    places = {name: (await browser.state(name, "direct"))["place"] for name in ("Alex", "Kim")}
    assert places["Alex"] != places["Kim"]
    status, told = await browser.attempt("say", "Kim", place=places["Alex"], text="let me in")
    assert (status, told) == (400, {"error": "That channel is gone. Pick another one on the left."})


async def test_the_lobby_leads_to_its_thread_once(browser: Browser) -> None:
    thread = await _begun(browser)
    messages = (await browser.state("Kim"))["messages"]
    assert [message["thread"]["id"] for message in messages if message["thread"]] == [thread]


async def test_a_private_answer_is_seen_by_one_and_can_be_put_away(browser: Browser) -> None:
    thread = await _begun(browser)
    await browser.press("Alex", "My hand", thread)
    own = (await browser.state("Alex", thread))["messages"][-1]
    assert own["private"]
    assert not any(each["private"] for each in (await browser.state("Kim", thread))["messages"])
    await browser.do("dismiss", "Alex", message=own["id"])
    assert not any(each["private"] for each in (await browser.state("Alex", thread))["messages"])


async def test_those_who_are_asked_are_called(browser: Browser) -> None:
    thread = await _begun(browser)
    await browser.do("add", "Alex", profile={"name": "Robin"})
    called = {}
    for name in ("Alex", "Kim", "Robin"):
        places = (await browser.state(name))["places"]
        called[name] = next(place["called"] for place in places if place["id"] == thread)
    assert called == {"Alex": True, "Kim": True, "Robin": False}  # in a duel both are on turn


# --- commands ----------------------------------------------------------------------------------------------


async def test_commands_are_listed_with_their_options(browser: Browser) -> None:
    params = {"as": browser.number("Alex"), "place": str(browser.session.channel.id)}
    commands = await (await browser.client.get(f"{browser.root}/commands", params=params)).json()
    (new,) = [command for command in commands if command["name"] == "new"]
    assert new["about"] == "Open a new table"
    game = new["options"][0]
    assert (game["name"], game["required"], game["choices"][0]["value"]) == ("game", True, "duel")
    assert "table start" in [command["name"] for command in commands]


async def test_commands_have_the_names_of_whoever_types_them(browser: Browser) -> None:
    await browser.do("edit", "Kim", profile={"name": "Kim", "locale": "de", "zone": "Europe/Berlin"})
    params = {"as": browser.number("Kim"), "place": str(browser.session.channel.id)}
    commands = await (await browser.client.get(f"{browser.root}/commands", params=params)).json()
    (new,) = [command for command in commands if command["name"] == "neu"]
    assert {"spiel", "sprache"} <= {option["name"] for option in new["options"]}
    await browser.do("command", "Kim", name="neu", options={"spiel": "duel", "sprache": "fr"})
    state = await browser.state("Kim")
    assert "Rejoindre" in str(state["messages"][-2:])
    status, told = await browser.attempt("command", "Kim", name="tanzen", options={})
    assert status == 400
    assert "/tanzen" in told["error"]


async def test_the_bot_offers_values_while_one_types(browser: Browser) -> None:
    asked = {"name": "new", "option": "goal", "typed": "one", "options": {"game": "duel"}}
    assert await browser.do("suggest", "Alex", **asked) == [{"name": "one point", "value": "1"}]


async def test_a_command_works_in_a_direct_message(browser: Browser) -> None:
    await _begun(browser)
    direct = (await browser.state("Alex"))["places"][-1]["id"]
    await browser.do("command", "Alex", place=direct, name="hand", options={})
    assert (await browser.state("Alex", direct))["messages"][-1]["used"]["command"] == "hand"
    await browser.do("say", "Alex", place=direct, text="thanks")
    assert (await browser.state("Alex", direct))["messages"][-1]["text"] == "thanks"


async def test_everyone_is_heard_in_their_own_language(browser: Browser, world: World) -> None:
    await browser.do("edit", "Kim", profile={"name": "Kim", "locale": "de", "zone": "Europe/Berlin"})
    heard = []
    world.env.backend.subscribers.append(lambda event, payload: heard.append(payload.get("locale")))
    await browser.do("command", "Kim", name="games", options={})
    await browser.do("command", "Alex", name="games", options={})
    assert [locale for locale in heard if locale] == ["de", "en-GB"]


async def test_a_form_is_shown_and_sent_back(
    browser: Browser, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def leave_it(interaction: discord.Interaction[Any]) -> None:
        """Does nothing: the bot would answer that it does not know this form."""

    monkeypatch.setattr("bot.ui.client.answer_unknown", leave_it)

    class Form(discord.ui.Modal, title="A word"):
        word: discord.ui.TextInput["Form"] = discord.ui.TextInput(label="Which?", custom_id="word")

        async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_message(f"You said {self.word.value}.", ephemeral=True)

    @app_commands.command(name="word", description="Asks for a word")
    async def ask(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Form())

    world.process.client.tree.add_command(ask)
    await world.process.client.tree.sync()
    form = (await browser.do("command", "Alex", name="word", options={}))["form"]
    assert form["title"] == "A word"
    status, _ = await browser.attempt("submit", "Kim", token=form["token"], values={"word": "mine"})
    assert status == 400
    await browser.do("submit", "Alex", token=form["token"], values={"word": "saucer"})
    assert (await browser.state("Alex"))["messages"][-1]["text"] == "You said saucer."
    status, told = await browser.attempt("submit", "Alex", token=form["token"], values={"word": "again"})
    assert (status, told) == (400, {"error": "That’s gone. Look at the newest message."})


def _lists(state: Json) -> dict[str, Json]:
    """Returns the selects of the newest message by the end of their id."""
    parts = _parts(state["messages"][-1]["parts"])
    return {part["custom_id"].partition(":")[2]: part for part in parts if "options" in part}


def _marked(part: Json) -> list[str]:
    return [option["label"] for option in part["options"] if option["default"]]


async def test_the_server_is_set_up_with_lists_of_its_channels_and_roles(browser: Browser) -> None:
    await browser.do("command", "Alex", name="server", options={})
    lists = _lists(await browser.state("Alex"))
    assert [option["label"] for option in lists["channels"]["options"]] == ["# table", "# lounge"]
    assert [option["label"] for option in lists["caller"]["options"]] == ["Hosts", "Players"]
    message = (await browser.state("Alex"))["messages"][-1]["id"]
    for what, label in (("channels", "# lounge"), ("opener", "Hosts"), ("caller", "Players")):
        values = [each["value"] for each in lists[what]["options"] if each["label"] == label]
        await browser.do("choose", "Alex", message=message, id=f"sv:{what}", values=values)
        assert _marked(_lists(await browser.state("Alex"))[what]) == [label]
    await browser.do("command", "Alex", name="new", options={"game": "duel"})
    state = await browser.state("Alex")
    assert f"<#{state['places'][1]['id']}>" in _said(state["messages"][-1])  # not here, but there
    lounge = state["places"][1]["id"]
    await browser.do("command", "Kim", place=lounge, name="new", options={"game": "duel"})
    assert "<@&" in _said((await browser.state("Kim", lounge))["messages"][-1])  # only that role may
    await browser.do("command", "Alex", place=lounge, name="new", options={"game": "duel"})
    called = (await browser.state("Kim"))["places"][1]
    assert (called["unread"], called["called"]) == (1, True)


async def test_those_who_do_not_manage_the_server_are_not_offered_its_settings(browser: Browser) -> None:
    status, told = await browser.attempt("command", "Kim", name="server", options={})
    assert (status, told) == (400, {"error": "There’s no command /server here. Type / to see them all."})


async def test_what_no_list_holds_is_not_chosen(browser: Browser) -> None:
    await browser.do("command", "Alex", name="server", options={})
    message = (await browser.state("Alex"))["messages"][-1]["id"]
    for what, value in (("opener", "17"), ("channels", "17"), ("opener", "x")):
        status, _ = await browser.attempt("choose", "Alex", message=message, id=f"sv:{what}", values=[value])
        assert status == 400, (what, value)


# --- refusals ----------------------------------------------------------------------------------------------

GONE = "That’s gone. Look at the newest message."


REFUSALS: list[tuple[str, Json, str]] = [
    ("say", {"text": "  "}, "Type between 1 and 2,000 characters."),
    ("say", {"text": "x" * 2001}, "Type between 1 and 2,000 characters."),
    ("say", {"text": "hi", "place": "17"}, "That channel is gone. Pick another one on the left."),
    ("say", {"text": "hi", "place": 17}, GONE),
    ("say", {"text": "hi", "as": "17"}, "That person is gone. Pick another one under *People*."),
    ("say", {}, GONE),
    ("command", {"name": "dance", "options": {}}, "There’s no command /dance here. Type / to see them all."),
    ("command", {"name": "new", "options": {}}, "Please choose one of the values offered for “game”."),
    (
        "command",
        {"name": "new", "options": {"game": "chess"}},
        "Please choose one of the values offered for “game”.",
    ),
    (
        "command",
        {"name": "new", "options": {"game": "duel", "colour": "red"}},
        "Please choose one of the values offered for “colour”.",
    ),
    ("command", {"name": "new", "options": "game"}, GONE),
    ("press", {"message": "17", "id": "t:1"}, GONE),
    ("choose", {"message": "17", "id": "t:1", "values": []}, GONE),
    ("submit", {"token": "17", "values": {}}, GONE),
    ("add", {"profile": {"name": "  "}}, "Please choose a name."),
    ("add", {"profile": {"name": "Kim"}}, "Someone here is already called Kim. Pick another name."),
    ("edit", {"profile": {"name": "Kim"}}, "Someone here is already called Kim. Pick another name."),
    ("add", {"profile": {"nickname": 3}}, GONE),
    ("skip", {"seconds": "soon"}, GONE),
]


async def test_what_cannot_be_done_is_said_kindly_and_changes_nothing(browser: Browser) -> None:
    before = await browser.state("Alex")
    for what, asked, told in REFUSALS:
        assert await browser.attempt(what, "Alex", **asked) == (400, {"error": told}), (what, asked)
        after = await browser.state("Alex")
        for part in ("messages", "people", "places", "skipped"):
            assert after[part] == before[part], (what, asked)


async def test_a_button_that_has_gone_is_refused(browser: Browser) -> None:
    await browser.do("command", "Alex", name="new", options={"game": "duel"})
    lobby = (await browser.state("Alex"))["messages"][-1]["id"]
    for pressed in ("l:99:join", "nonsense"):
        status, told = await browser.attempt("press", "Alex", message=lobby, id=pressed)
        assert (status, told) == (400, {"error": GONE})


async def test_a_bot_that_stays_silent_is_told_of(browser: Browser, world: World, mishaps: Mishaps) -> None:
    @app_commands.command(name="sleep", description="Says nothing")
    async def sleep(interaction: discord.Interaction[Any]) -> None:
        return

    world.process.client.tree.add_command(sleep)
    await world.process.client.tree.sync()
    status, told = await browser.attempt("command", "Alex", name="sleep", options={})
    assert (status, told) == (400, {"error": "Ack-Ack didn’t answer. Try again."})


async def test_no_action_waits_for_a_review(
    browser: Browser, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    released, review = asyncio.Event(), Reviewer.review

    async def held(reviewer: Reviewer) -> Review:
        await released.wait()
        return await review(reviewer)

    monkeypatch.setattr(Reviewer, "review", held)
    monkeypatch.setattr(world.tables, "reviews_ends", True)
    monkeypatch.setattr(world.tables.reviews, "background", Unwaited(world.env))
    thread = await _begun(browser)
    await browser.do("command", "Alex", place=thread, name="table resign", options={})
    await browser.press("Alex", "Resign", thread)
    assert world.tables.reviews.ahead(GAME) == 0, "it is being made"
    begun = time.monotonic()
    await browser.press("Alex", "Review", thread)
    assert time.monotonic() - begun < LOOK_AGAIN, "its progress is shown later"
    thinking = (await browser.state("Alex", thread))["messages"][-1]
    await browser.do("command", "Kim", name="new", options={"game": "duel"})
    assert "Cancel" in str((await browser.state("Kim"))["messages"][-1])
    released.set()
    while not await world.tables.reviews.is_ready(GAME):  # noqa: ASYNC110 - there is no event to wait for
        await asyncio.sleep(0.01)
    await world.env.settle()
    state = await browser.state("Alex", thread)
    shown = next(message for message in state["messages"] if message["id"] == thinking["id"])
    assert shown != thinking, "the review is shown where it was asked for"


async def test_a_bug_is_told_without_its_inside(
    browser: Browser, mishaps: Mishaps, monkeypatch: pytest.MonkeyPatch
) -> None:
    mishaps.expect()
    monkeypatch.setattr(browser.session, "skip", lambda seconds: 1 / 0)
    status, told = await browser.attempt("skip", "Alex", seconds=60)
    assert (status, told) == (400, {"error": "Something went wrong here. Try again."})
    assert [record.levelname for record in mishaps.records] == ["ERROR"]


# --- people and time ---------------------------------------------------------------------------------------


async def test_somebody_can_join_and_change(browser: Browser) -> None:
    added = await browser.do("add", "Alex", profile={"name": "Robin", "locale": "fr", "zone": "Asia/Tokyo"})
    assert added == {"id": browser.number("Robin")}
    await browser.do("say", "Robin", text="bonjour")
    await browser.do("edit", "Robin", profile={"name": "Sam"})
    state = await browser.state("Sam")
    assert [person["name"] for person in state["people"]] == ["Alex", "Kim", "Sam"]
    assert state["messages"][-1]["author"]["name"] == "Sam"


async def test_there_is_room_for_this_many(browser: Browser) -> None:
    for number in range(MOST_GUESTS - 2):
        await browser.do("add", "Alex", profile={"name": f"Guest {number}"})
    status, told = await browser.attempt("add", "Alex", profile={"name": "One more"})
    assert (status, told) == (
        400,
        {"error": "That’s everyone: there’s room for 12 people. Press a name to play as them."},
    )


async def test_the_people_of_an_evening_come_back_under_their_numbers(browser: Browser) -> None:
    await browser.do("add", "Alex", profile={"name": "Robin", "zone": "Asia/Tokyo"})
    profiles = [guest.profile for guest in browser.session.guests]
    again = Session(browser.session.env, browser.session._notes)
    assert list(await again._saved_profiles()) == profiles


async def test_time_follows_ours_and_can_be_skipped(browser: Browser, world: World) -> None:
    before = (await browser.state("Alex"))["now"]
    await browser.do("skip", "Alex", seconds=EIGHT_HOURS)
    state = await browser.state("Alex")
    assert EIGHT_HOURS <= state["now"] - before < EIGHT_HOURS + 60
    assert state["skipped"] == EIGHT_HOURS
    assert world.now() == state["now"]  # the bot uses the same clock
    await browser.session.follow_time()
    assert 0 <= (await browser.state("Alex"))["now"] - state["now"] < 60


async def test_the_page_hears_of_what_happens(browser: Browser) -> None:
    async with browser.client.get(f"{browser.root}/events") as stream:
        first = await stream.content.readline()
        await stream.content.readline()
        await browser.do("say", "Alex", text="hello")
        second = await stream.content.readline()
    assert first.startswith(b"data: ")
    assert int(second.removeprefix(b"data: ")) > int(first.removeprefix(b"data: "))
