"""Votes over days: they ring nobody at night, ask once, lapse, and are counted again."""

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.durations import DAY, HOUR
from bot.service.model.changes.votes import LONGEST
from bot.store.rows import Status, UserId
from tests.bot.days.rings import rings
from tests.bot.players import GAME, best, open_table, seen, start_table
from tests.bot.wire.requests import Wire
from tests.bot.world import World, answer, buttons, everything
from tests.opaque import AnyTitle
from tests.titles import DICE_GAME


@pytest.fixture
def title() -> AnyTitle:
    return DICE_GAME


async def _three(world: World, *people: MemberActor) -> ChannelHandle:
    """Starts the dice game with a limit of 24 hours."""
    return await start_table(world, *people, game=DICE_GAME.id, reactions=None, pace="24h")


def _questions(world: World, place: ChannelHandle) -> list[discord.Message]:
    """Returns the open votes of a place."""
    return [message for message in world.public(place) if "Agree" in buttons(message)]


async def _act(world: World, actor: MemberActor) -> None:
    view = await seen(world, actor)
    await world.inside(world.tables.play.choose(GAME, UserId(actor.id), seq=view.seq, index=best(view).index))


async def _until(world: World, hour: int) -> None:
    """Advances time to a full hour of UTC."""
    now = world.now()
    await world.env.advance_time((hour * HOUR - now % DAY) % DAY)


async def test_a_vote_at_night_rings_in_the_morning_and_stands_once(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    await world.inside(world.tables.people.set_zone(UserId(ben.id), "UTC"))
    await _until(world, 20)
    thread = await start_table(world, anna, ben, game=DICE_GAME.id, reactions=None)
    await _until(world, 2)
    wire.requests.clear()
    await anna.slash(thread, "table pause", days=3)
    assert len(_questions(world, thread)) == 1
    assert rings(wire, ben) == []
    await _until(world, 7)
    assert rings(wire, ben) == []
    await world.env.advance_time(HOUR + 5)
    assert [moment % DAY // HOUR for moment in rings(wire, ben)] == [8]
    (question,) = _questions(world, thread)
    await ben.click(question, label="Agree")
    assert (await world.tables.views.table(GAME)).paused_until is not None
    await world.env.advance_time(DAY)
    assert len(rings(wire, ben)) == 1


async def test_a_vote_that_is_answered_in_the_night_rings_no_more(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    await world.inside(world.tables.people.set_zone(UserId(ben.id), "UTC"))
    await _until(world, 20)
    thread = await start_table(world, anna, ben, game=DICE_GAME.id, reactions=None)
    await _until(world, 2)
    await anna.slash(thread, "table pause", days=3)
    await ben.click(_questions(world, thread)[0], label="Disagree")
    wire.requests.clear()
    await world.env.advance_time(8 * HOUR)
    assert rings(wire, ben) == []
    assert _questions(world, thread) == []


async def test_a_vote_rings_nobody_on_vacation_until_they_are_back(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await start_table(world, anna, ben, carl, game=DICE_GAME.id, reactions=None)
    await carl.select(answer(await carl.slash(world.channel, "me")), ["2"], custom_id="me:away")
    wire.requests.clear()
    await anna.slash(thread, "table pause", days=14)
    assert (len(rings(wire, ben)), rings(wire, carl)) == (1, [])
    back = (await world.tables.people.of(UserId(carl.id))).away_until
    assert back is not None
    await world.env.advance_time(back - world.now() - 60)
    assert rings(wire, carl) == []
    await world.env.advance_time(120)
    assert len(rings(wire, carl)) == 1
    assert len(_questions(world, thread)) == 1


async def test_asking_again_and_again_rings_once(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await _three(world, anna, ben, carl)
    wire.requests.clear()
    for number in range(12):
        await anna.slash(thread, "table pause", days=3 + number % 2)
    assert (len(rings(wire, ben)), len(rings(wire, carl))) == (1, 1)
    assert len(_questions(world, thread)) == 1
    for _ in range(3):
        await ben.click(_questions(world, thread)[0], label="Disagree")
        await anna.slash(thread, "table pause", days=3)
    assert len(rings(wire, carl)) == 1
    await world.env.advance_time(HOUR)
    wire.requests.clear()
    await anna.slash(thread, "table pause", days=5)
    assert len(rings(wire, carl)) == 1, "an hour later it is another matter"


async def test_a_vote_lapses_after_three_days(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await start_table(world, anna, ben, carl, game=DICE_GAME.id, reactions=None)
    await anna.slash(thread, "table pause", days=14)
    await world.env.advance_time(3 * DAY - 60)
    assert len(_questions(world, thread)) == 1
    await world.env.advance_time(120)
    assert _questions(world, thread) == []
    assert "three days have passed" in everything(world.public(thread))


async def test_a_vote_lapses_when_the_game_has_moved_on(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben, game=DICE_GAME.id, reactions=None)
    await ben.click(answer(await ben.slash(thread, "table end")), label="Ask the others")
    asked = (await world.tables.views.table(GAME)).seq
    while (seq := (await world.tables.views.table(GAME)).seq) < asked + LONGEST:
        assert _questions(world, thread), f"after {seq - asked} rows"
        await _act(world, anna if (await seen(world, anna)).my_turn else ben)
        await world.env.settle()
    assert _questions(world, thread) == []
    assert "the game has moved on" in everything(world.public(thread))


async def test_a_vote_is_counted_again_when_the_missing_voter_turns_away(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await _three(world, anna, ben, carl)
    while not (await seen(world, carl)).my_turn:
        await _act(world, anna if (await seen(world, anna)).my_turn else ben)
    await world.env.settle()
    await world.env.advance_time(2 * DAY + 60)  # Carl's first miss, when his time bank is empty
    while not (await seen(world, carl)).my_turn:
        await _act(world, anna if (await seen(world, anna)).my_turn else ben)
    await world.env.settle()
    await ben.click(answer(await ben.slash(thread, "table end")), label="Ask the others")
    await anna.click(_questions(world, thread)[0], label="Agree")
    assert await _status(world) is Status.PLAYING
    await world.env.advance_time(DAY + 60)  # the second: he is away
    assert await _status(world) is Status.ENDED
    assert "Everyone at the table has agreed" in everything(world.public(thread))
    assert await world.tables.outbox.owed_posts() == ()


async def test_a_vote_is_counted_again_when_the_missing_voter_resigns(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await _three(world, anna, ben, carl)
    await anna.slash(thread, "table pause", days=5)
    await ben.click(_questions(world, thread)[0], label="Agree")
    await carl.click(answer(await carl.slash(thread, "table resign")), label="Resign")
    assert (await world.tables.views.table(GAME)).paused_until is not None
    assert _questions(world, thread) == []
    assert await world.tables.outbox.owed_posts() == ()


async def _status(world: World) -> Status:
    return (await world.tables.views.table(GAME)).status


async def test_a_vote_falls_with_its_asker(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await open_table(world, anna, game=DICE_GAME.id)
    for actor in (anna, ben, carl):
        await actor.click(world.public()[-1], label="Join")
    await anna.click(world.public()[-1], label="Start")
    thread = world.thread()
    await ben.slash(thread, "table pause", days=5)
    await ben.click(answer(await ben.slash(thread, "table resign")), label="Resign")
    assert _questions(world, thread) == []
    assert (await world.tables.views.table(GAME)).paused_until is None
