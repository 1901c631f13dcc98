"""One letter a day instead of pings: all games of a person, the changes, and the time left."""

import json
from datetime import UTC, datetime

import pytest
from simcord.actors import MemberActor

from bot.durations import DAY, HOUR
from bot.store.rows import UserId
from tests.bot.conftest import Mishaps
from tests.bot.days.rings import rings
from tests.bot.players import on_offer, start_table
from tests.bot.wire.requests import Wire
from tests.bot.world import World, answer, buttons, text

LETTER = "One letter a day"


async def _wants_letter(world: World, actor: MemberActor, hour: int = 18) -> None:
    """Chooses a letter at an hour (UTC) in the panel of /me."""
    panel = answer(await actor.slash(world.channel, "me", zone="UTC"))
    await actor.select(panel, [str(hour)], custom_id="me:letter")


async def _act(world: World, actor: MemberActor) -> None:
    for game_id in await world.tables.cards.waiting_for(UserId(actor.id)):
        view = await world.tables.views.look(game_id, UserId(actor.id))
        await world.inside(world.tables.play.choose(game_id, UserId(actor.id), seq=view.seq, index=0))
    await world.env.settle()


def _hours(wire: Wire, actor: MemberActor) -> list[int]:
    return [datetime.fromtimestamp(at, UTC).hour for at in rings(wire, actor)]


async def _letters(world: World, actor: MemberActor) -> list[str]:
    return [text(one) for one in world.letters(actor) if "wait" in text(one) and "/me" in text(one)]


async def test_one_letter_a_day_replaces_all_pings(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    await _wants_letter(world, ben)
    await start_table(world, anna, ben, name="First", pace="3d", goal="9")
    await start_table(world, anna, ben, name="Second", pace="3d", goal="9", where="here")
    await _act(world, anna)
    wire.requests.clear()
    await world.env.advance_time(2 * DAY)
    assert _hours(wire, ben) == [18, 18], "once a day, and no reminder"
    first, _ = await _letters(world, ben)
    assert "2 games are waiting for you" in first
    for expected in (
        "First",
        "Second",
        "It’s your turn.",
        "Since the last letter: Anna",
        "<t:",
        "/channels/",
    ):
        assert expected in first


async def test_the_letter_leads_to_the_most_urgent_game_in_one_press(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _wants_letter(world, ben)
    await start_table(world, anna, ben, pace="3d", goal="9")
    await world.env.advance_time(DAY)
    letter = world.letters(ben)[-1]
    assert "Next game (1)" in buttons(letter)
    shown = answer(await ben.user.click(letter, label="Next game (1)"))
    assert on_offer(shown), "the question of that game"


async def test_where_nothing_waits_and_nothing_has_changed_no_letter_comes(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    await _wants_letter(world, ben)
    wire.requests.clear()
    await world.env.advance_time(3 * DAY)
    assert rings(wire, ben) == []


async def test_tables_with_less_than_a_day_per_turn_still_ping(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    await _wants_letter(world, ben, hour=23)
    await world.env.advance_time(9 * HOUR)
    await start_table(world, anna, ben, pace="8h", goal="9")
    wire.requests.clear()
    await world.env.advance_time(15.9 * HOUR)
    assert len(rings(wire, ben)) == 2, "at half, and near the end of the time bank"


async def test_a_restart_sends_no_letter_twice_and_forgets_none(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _wants_letter(world, ben)
    await start_table(world, anna, ben, pace="3d", goal="9")
    await world.stay_down(DAY)
    await world.env.settle()
    assert len(await _letters(world, ben)) == 1, "the one that was missed comes late"
    await world.restart()
    await world.env.settle()
    assert len(await _letters(world, ben)) == 1


async def test_whoever_takes_no_direct_messages_is_pinged_again(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor, mishaps: Mishaps
) -> None:
    mishaps.expect()
    await _wants_letter(world, ben)
    await start_table(world, anna, ben, pace="3d", goal="9")
    door = f"/channels/{ben.user.dm_channel.id}/messages"
    world.env.inject_error("POST", door, status=403, code=50007, times=None)
    await world.env.advance_time(DAY)
    assert (await world.tables.people.of(UserId(ben.id))).letter_hour is None
    wire.requests.clear()
    await world.env.advance_time(DAY)
    assert len(rings(wire, ben)) == 1, "half of the time is over"


@pytest.mark.parametrize("zone", [None, "Asia/Tokyo"])
async def test_the_hour_follows_the_zone(
    world: World, anna: MemberActor, ben: MemberActor, zone: str | None
) -> None:
    await _wants_letter(world, ben)
    user_id = UserId(ben.id)
    prefs = await world.inside(world.tables.people.set_zone(user_id, zone))
    assert prefs.letter_hour == (None if zone is None else 18), "without a zone there is no hour"
    (settings,) = json.loads(await world.tables.my_data.export(user_id))["settings"]
    due = settings["letter_at"]
    assert (due is None) == (zone is None)
    assert due is None or datetime.fromtimestamp(due, UTC).hour == 9, "18 o'clock in Tokyo"


async def test_without_a_zone_no_letter_is_offered(world: World, ben: MemberActor) -> None:
    assert LETTER not in text(answer(await ben.slash(world.channel, "me")))
    await ben.slash(world.channel, "me", zone="UTC")
    assert LETTER in text(answer(await ben.slash(world.channel, "me")))
