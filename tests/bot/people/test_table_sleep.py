"""*When do you sleep?*: asked once at the first table; until then quiet hours are learnt from moves."""

import json
from datetime import UTC, datetime

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult, ResponseMessage

from bot.durations import DAY, HOUR, MINUTE
from bot.store.rows import UserId
from tests.bot.days.rings import rings
from tests.bot.players import open_table, start_table
from tests.bot.tongues import speak
from tests.bot.wire.requests import Wire
from tests.bot.world import World, answer, buttons, options, text
from tests.titles import FALLING_SKIES

QUESTION = "When do you sleep?"


@pytest.fixture(autouse=True)
def sleepless() -> None:
    """Quiet hours are guessed here."""


async def _join(world: World, actor: MemberActor) -> InteractionResult:
    return await actor.click(world.public()[-1], label="Join")


def _asked(result: InteractionResult) -> list[ResponseMessage]:
    return [message for message in result.followups if QUESTION in text(message)]


async def _zone(world: World, actor: MemberActor) -> str | None:
    return (await world.tables.people.of(UserId(actor.id))).zone


# --- the question ------------------------------------------------------------------------------------------


async def test_the_first_join_asks_for_the_time_zone_and_no_other_does(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await open_table(world, anna)
    questions = _asked(await _join(world, ben))
    assert len(questions) == 1
    shown = questions[0]
    assert shown.ephemeral
    first, *_ = options(shown)
    assert first.startswith("America/New York · "), "the likely zones of his Discord come first"
    assert len(options(shown)) <= 25
    await open_table(world, anna)
    assert _asked(await _join(world, ben)) == [], "he was asked, though he has not answered"


async def test_a_zone_is_chosen_with_one_press(world: World, anna: MemberActor, ben: MemberActor) -> None:
    await open_table(world, anna)
    (shown,) = _asked(await _join(world, ben))
    await ben.select(shown, ["America/Denver"])
    assert await _zone(world, ben) == "America/Denver"
    assert "Your time zone is America/Denver. Quiet hours: 22:00 to 08:00." in text(shown)
    assert options(shown) == {}


async def test_not_now_is_taken_for_an_answer(world: World, anna: MemberActor, ben: MemberActor) -> None:
    await open_table(world, anna)
    (shown,) = _asked(await _join(world, ben))
    await ben.click(shown, label="Not now")
    assert "`/me` sets your time zone" in text(shown)
    assert (options(shown), buttons(shown)) == ({}, {})
    assert await _zone(world, ben) is None
    await world.restart()
    await open_table(world, anna)
    assert _asked(await _join(world, ben)) == []


@pytest.mark.parametrize(
    ("locale", "question", "likely"),
    [("de", "Wann schläfst du?", "Europe/Berlin"), ("fr", "Quand dors-tu", "Europe/Paris")],
)
async def test_the_question_follows_the_language_of_discord(
    world: World, anna: MemberActor, locale: str, question: str, likely: str
) -> None:
    guest = world.join("guest")
    speak(world, {guest: locale})
    await open_table(world, anna)
    shown = answer(await _join(world, guest))
    assert question in text(shown)
    assert next(iter(options(shown).values())) == likely


async def test_a_host_is_asked_in_the_answer_to_new(world: World, anna: MemberActor) -> None:
    shown = answer(await anna.slash(world.channel, "new", game="duel"))
    assert QUESTION in text(shown)
    assert QUESTION not in text(answer(await anna.slash(world.channel, "new", game="duel")))


async def test_a_person_with_a_zone_is_not_asked(world: World, anna: MemberActor, ben: MemberActor) -> None:
    await ben.slash(world.channel, "me", zone="Europe/Berlin")
    await open_table(world, anna)
    assert _asked(await _join(world, ben)) == []


@pytest.mark.parametrize("title", [FALLING_SKIES], ids=["falling skies"])
async def test_a_solo_game_asks_nobody(world: World, anna: MemberActor) -> None:
    shown = answer(await anna.slash(world.channel, "new", game=FALLING_SKIES.id))
    assert QUESTION not in text(shown)


# --- learning ----------------------------------------------------------------------------------------------


async def _go_to(world: World, hour: int) -> None:
    """Advances time to the next full hour of this number (UTC)."""
    await world.env.advance_time((hour * HOUR - world.now()) % DAY + 60)


async def _all_move(world: World, *actors: MemberActor) -> None:
    """Lets everyone who is asked make a move, a few times over."""
    for actor in actors * 2:
        for game_id in await world.tables.cards.waiting_for(UserId(actor.id)):
            view = await world.tables.views.look(game_id, UserId(actor.id))
            await world.inside(world.tables.play.choose(game_id, UserId(actor.id), seq=view.seq, index=0))
    await world.env.settle()


async def _played_by_day(world: World, anna: MemberActor, ben: MemberActor) -> ChannelHandle:
    """Both have played at every hour from 9 to 23 UTC, on two days."""
    await _go_to(world, 9)
    thread = await start_table(world, anna, ben, goal="9", reactions="automatic")
    for hour in (*range(9, 24), *range(9, 24)):
        await _go_to(world, hour)
        await _all_move(world, anna, ben)
    return thread


async def _learnt(world: World, actor: MemberActor) -> set[int]:
    """Returns the hours (UTC) in which a person never plays."""
    return set((await world.tables.people.of(UserId(actor.id))).learnt or ())


async def test_the_hours_without_moves_become_quiet_hours(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    await _played_by_day(world, anna, ben)
    await world.env.advance_time(7 * HOUR)  # what is learnt is read again after some hours
    assert await _learnt(world, ben) == {22, 23, *range(9)}, "Ben has never played at these hours"
    await _go_to(world, 3)
    wire.requests.clear()
    await start_table(world, anna, ben, where="here")
    assert rings(wire, ben) == [], "it is night where he lives"
    await _go_to(world, 10)
    called = [datetime.fromtimestamp(at, UTC).hour for at in rings(wire, ben)]
    assert called == [9]
    shown = text(answer(await ben.slash(world.channel, "me")))
    assert "I don’t ping you in these hours: <t:" in shown


async def test_after_a_first_press_people_are_pinged_near_that_hour_of_the_day(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    await anna.slash(world.channel, "me", zone="UTC")
    await _go_to(world, 20)
    await open_table(world, anna)
    for actor in (anna, ben):
        await _join(world, actor)
    await world.env.advance_time(2 * MINUTE)
    assert await _learnt(world, ben) == {23, *range(20)}
    await _go_to(world, 3)
    wire.requests.clear()
    await anna.click(world.public()[-1], label="Start")
    assert rings(wire, ben) == [], "Ben may be asleep"
    await _go_to(world, 21)
    assert [datetime.fromtimestamp(at, UTC).hour for at in rings(wire, ben)] == [20]


async def test_people_who_play_in_the_morning_and_in_the_evening_are_pinged_then(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _go_to(world, 7)
    await start_table(world, anna, ben, goal="9", reactions="automatic")
    for hour in (7, 8, 9, 19, 20, 21) * 2:
        await _go_to(world, hour)
        await _all_move(world, anna, ben)
    await world.env.advance_time(7 * HOUR)
    assert await _learnt(world, ben) == {22, 23, *range(7), *range(10, 19)}


async def test_the_zone_of_the_server_counts_until_many_moves_are_known(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _go_to(world, 9)
    await start_table(world, anna, ben, goal="9", reactions="automatic")
    for hour in range(9, 18):
        await _go_to(world, hour)
        await _all_move(world, anna, ben)
    await world.env.advance_time(7 * HOUR)
    ben_now = await world.tables.people.of(UserId(ben.id))
    assert ben_now.in_zone("Asia/Tokyo").zone == "Asia/Tokyo", "nine hours with moves are few"
    assert set(ben_now.in_zone(None).resting or ()) == {*range(18, 24), *range(9)}


async def test_a_zone_counts_more_than_what_was_learnt(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _played_by_day(world, anna, ben)
    await world.env.advance_time(7 * HOUR)
    await ben.slash(world.channel, "me", zone="Asia/Tokyo")
    prefs = (await world.tables.people.of(UserId(ben.id))).in_zone("Europe/Berlin")
    assert (prefs.zone, prefs.quiet_from, prefs.quiet_to) == ("Asia/Tokyo", 22, 8)


async def test_nothing_is_stored_for_learning_and_forget_me_ends_it(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _played_by_day(world, anna, ben)
    await world.env.advance_time(7 * HOUR)
    assert await _learnt(world, ben)
    data = json.loads(await world.tables.my_data.export(UserId(ben.id)))
    assert "zone-asked" in [notice["what"] for notice in data["notices"]]
    assert data["settings"][0]["zone"] is None
    assert data["learnt_quiet_hours_utc"] == [*range(9), 22, 23]
    await world.inside(world.tables.my_data.forget(UserId(ben.id)))
    assert await _learnt(world, ben) == set()
