"""/me: a private panel for personal settings at all tables."""

import shutil
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

import content
from bot.durations import DAY
from bot.store.rows import Preferences, UserId
from bot.text.catalogue import Catalogue
from tests.bot import world as world_of_tests
from tests.bot.players import start_table
from tests.bot.world import World, answer, buttons, parts, text

SELECT = 3


async def own(world: World, actor: MemberActor, **more: str) -> ResponseMessage:
    return answer(await actor.slash(world.channel, "me", **more))


async def kept(world: World, actor: MemberActor) -> Preferences:
    return await world.tables.people.of(UserId(actor.id))


async def pick(actor: MemberActor, shown: ResponseMessage, what: str, *values: str) -> InteractionResult:
    return await actor.select(shown, values, custom_id=f"me:{what}")


def chosen(shown: ResponseMessage, what: str) -> list[str]:
    """Returns the chosen entries of a list in the panel."""
    (found,) = [part for part in parts(shown) if part["type"] == SELECT and part["custom_id"] == f"me:{what}"]
    return [option["label"] for option in found["options"] if option.get("default")]


async def test_who_has_set_nothing_sees_the_defaults(world: World, anna: MemberActor) -> None:
    shown = await own(world, anna)
    assert shown.ephemeral
    assert "**Time zone:** not set" in text(shown)
    assert chosen(shown, "quiet") == ["22:00 to 08:00"]
    assert chosen(shown, "days") == []
    assert chosen(shown, "locale") == ["your Discord’s language"]
    assert {"Hand by direct message: on", "Heads-up when you’re next: off", "Tips: on"} <= buttons(
        shown
    ).keys()
    assert "away for up to 14 days" in text(shown)
    assert world.public() == []


async def test_every_press_changes_the_panel_in_place(world: World, anna: MemberActor) -> None:
    shown = await own(world, anna, zone="europe/berlin")
    await pick(anna, shown, "quiet", "23-7")
    await pick(anna, shown, "days", "5", "6")
    await pick(anna, shown, "away", "3")
    await pick(anna, shown, "locale", "en")
    for label in ("Hand by direct message: on", "Heads-up when you’re next: off", "Tips: on"):
        await anna.click(shown, label=label)
    there = datetime.fromtimestamp(world.now(), ZoneInfo("Europe/Berlin"))
    assert f"Europe/Berlin (it’s {there:%H:%M} now" in text(shown)
    assert chosen(shown, "quiet") == ["23:00 to 07:00"]
    assert chosen(shown, "days") == ["Saturday", "Sunday"]
    assert chosen(shown, "locale") == ["English"]
    away = world.now() + 3 * DAY
    assert f"**Away** until <t:{int(away)}:F>" in text(shown)
    assert {"Hand by direct message: off", "Heads-up when you’re next: on", "Tips: off"} <= buttons(
        shown
    ).keys()
    assert await kept(world, anna) == Preferences(
        user_id=UserId(anna.id),
        zone="Europe/Berlin",
        quiet_from=23,
        quiet_to=7,
        days_off=frozenset({5, 6}),
        away_from=world.now(),
        away_until=away,
        hand_by_dm=False,
        heads_up=True,
        lessons=False,
        locale="en",
    )


async def test_all_of_it_can_be_taken_back(world: World, anna: MemberActor) -> None:
    shown = await own(world, anna, zone="Asia/Tokyo")
    for what, *values in (("quiet", "0-0"), ("days", "0"), ("away", "1"), ("locale", "en")):
        await pick(anna, shown, what, *values)
    assert chosen(shown, "quiet") == ["no quiet hours"]
    await pick(anna, shown, "days")
    await pick(anna, shown, "away", "back")
    await pick(anna, shown, "locale", "auto")
    await pick(anna, shown, "quiet", "22-8")
    await anna.click(shown, label="Clear")
    assert await kept(world, anna) == Preferences(user_id=UserId(anna.id))
    assert "not set" in text(shown)
    assert "**Away** until" not in text(shown)


async def test_a_zone_is_found_by_a_part_of_its_name(world: World, anna: MemberActor) -> None:
    offered = await anna.autocomplete(world.channel, "me", "zone", "new york")
    assert [choice["value"] for choice in offered] == ["America/New_York"]
    there = datetime.fromtimestamp(world.now(), ZoneInfo("America/New_York"))
    assert offered[0]["name"] == f"America/New York · {there:%H:%M}"
    first = await anna.autocomplete(world.channel, "me", "zone", "")
    assert {"Europe/London", "Asia/Tokyo", "UTC"} <= {choice["value"] for choice in first}
    assert await anna.autocomplete(world.channel, "me", "zone", "olympus mons") == []


async def test_a_zone_nobody_knows_is_refused_kindly(world: World, anna: MemberActor) -> None:
    refused = await own(world, anna, zone="Mars/Olympus")
    assert "a time zone called “Mars/Olympus”" in text(refused)
    assert await kept(world, anna) == Preferences(user_id=UserId(anna.id))


async def test_who_was_away_for_long_is_told_what_is_left(world: World, anna: MemberActor) -> None:
    shown = await own(world, anna)
    await pick(anna, shown, "away", "10")
    await world.env.advance_time(11 * DAY)
    shown = await own(world, anna)
    assert "away for up to 4 days" in text(shown)
    refused = await pick(anna, shown, "away", "7")
    (told,) = refused.followups
    assert told.ephemeral
    assert "away for 4 more days now: at most 14 days out of any 60" in text(told)
    assert not (await kept(world, anna)).is_away(world.now())


@pytest.mark.parametrize("label", ["Hand by direct message: on", "Heads-up when you’re next: off"])
async def test_a_double_click_switches_once(world: World, anna: MemberActor, label: str) -> None:
    shown = await own(world, anna)
    press = world.press(anna, shown, label)
    twice = world.press(anna, shown, label)
    press.deliver()
    twice.deliver()
    await world.env.settle()
    prefs = await kept(world, anna)
    assert prefs.hand_by_dm == (label != "Hand by direct message: on")
    assert prefs.heads_up == (label == "Heads-up when you’re next: off")


async def test_what_is_set_outlives_the_bot_and_an_old_panel_still_works(
    world: World, anna: MemberActor
) -> None:
    shown = await own(world, anna, zone="Asia/Tokyo")
    await world.restart()
    await pick(anna, shown, "days", "6")
    prefs = await kept(world, anna)
    assert (prefs.zone, prefs.days_off) == ("Asia/Tokyo", frozenset({6}))


async def test_hands_are_sent_only_to_those_who_want_them(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    shown = await own(world, ben)
    await ben.click(shown, label="Hand by direct message: on")
    thread = await start_table(world, anna, ben)
    assert world.letters(anna) != []
    assert world.letters(ben) == []
    hand = answer(await ben.slash(thread, "hand"))
    assert "can’t send you direct messages" not in text(hand)
    assert await world.tables.outbox.owed_posts() == ()


async def test_the_panel_is_there_in_direct_messages_too(world: World, anna: MemberActor) -> None:
    shown = answer(await anna.user.slash("me", zone="Asia/Tokyo"))
    assert "Asia/Tokyo" in text(shown)


GERMAN = """
language-name = Deutsch
me-title = Deine Einstellungen
games-none = Es wird nichts gespielt.
error-no-such-zone = Diese Zeitzone kenne ich nicht.
post-hand = Deine Hand in { $place }:
"""


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot with some German words."""
    words = tmp_path / "common" / "text"
    shutil.copytree(content.ROOT / "common" / "text", words)
    (words / "de.ftl").write_text(GERMAN, encoding="utf-8")
    monkeypatch.setattr(
        world_of_tests, "catalogue_of", lambda titles: Catalogue(titles, strict=True, common=words.parent)
    )


async def test_private_answers_are_in_the_language_that_was_set(
    german: None, world: World, anna: MemberActor, ben: MemberActor
) -> None:
    shown = await own(world, anna)
    assert "Your settings" in text(shown)
    await pick(anna, shown, "locale", "de")
    assert "Deine Einstellungen" in text(shown)
    assert chosen(shown, "locale") == ["Deutsch"]
    assert "nichts gespielt" in text(answer(await anna.slash(world.channel, "games")))
    assert "kenne ich nicht" in text(await own(world, anna, zone="Mars/Olympus"))
    assert "No games here yet" in text(answer(await ben.slash(world.channel, "games")))
    await start_table(world, anna, ben)
    assert "Deine Hand in" in text(world.letters(anna)[-1])
    assert "Your hand at" in text(world.letters(ben)[-1])
    assert "Take your turn" in buttons(world.board(world.thread()))
    await pick(anna, shown, "locale", "auto")
    assert "Your settings" in text(shown)
