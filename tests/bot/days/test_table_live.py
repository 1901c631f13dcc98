"""Live sittings: 10 or 30 minutes a turn, until somebody leaves for an hour."""

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.durations import DAY, HOUR, MINUTE
from bot.service.model.position import Position
from bot.store.rows import ByWhom, GameId, UserId
from engine.core import Seat
from tests.bot.days.rings import rings
from tests.bot.players import start_table
from tests.bot.wire.requests import Wire
from tests.bot.world import World, answer, options, text

GAME = GameId(1)


async def _position(world: World) -> Position:
    return await world.tables.pages._positions.at(GAME)


async def _sit_down(
    world: World, *actors: MemberActor, pace: str = "10m", zone: str = "UTC"
) -> ChannelHandle:
    for actor in actors:
        await actor.slash(world.channel, "me", zone=zone)
    await world.env.advance_time((20 * HOUR - world.now()) % DAY)
    return await start_table(world, *actors, pace=pace, goal="9", reactions="automatic")


async def _act(world: World, actor: MemberActor) -> None:
    view = await world.tables.views.look(GAME, UserId(actor.id))
    if view.my_turn:
        await world.inside(world.tables.play.choose(GAME, UserId(actor.id), seq=view.seq, index=0))
    await world.env.settle()


async def _play_alone(world: World, actor: MemberActor, minutes: int) -> None:
    """Lets one person act every minute, while the other is silent."""
    for _ in range(minutes):
        await _act(world, actor)
        await world.env.advance_time(MINUTE)


async def _turns_by_clock(world: World, seat: Seat) -> int:
    """Returns the number of turns of a seat that the computer has played."""
    rows = await world.tables.pages._positions.moves(GAME)
    return len({row.turn for row in rows if row.by_whom is ByWhom.CLOCK and row.seat == seat})


async def test_one_turn_is_played_by_the_computer_and_for_the_second_the_others_wait(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _sit_down(world, anna, ben)
    await _play_alone(world, anna, 55)
    position = await _position(world)
    assert position.settings.pace == 10 * MINUTE
    assert await _turns_by_clock(world, Seat(1)) == 1, "the limit holds, and no more than a turn is lost"
    assert not any(chair.away for chair in position.chairs)


@pytest.mark.parametrize("pace", ["10m", "30m"])
async def test_after_an_hour_of_silence_the_game_goes_on_slowly_and_says_so(
    world: World, anna: MemberActor, ben: MemberActor, pace: str
) -> None:
    thread = await _sit_down(world, anna, ben, pace=pace)
    await _play_alone(world, anna, 75)
    position = await _position(world)
    assert position.settings.pace == 3 * DAY
    assert not position.chairs[1].away
    said = [text(message) for message in world.public(thread)]
    (told,) = [each for each in said if "more time per turn now" in each]
    assert "I haven’t heard from Ben for an hour" in told
    assert "3 days" in told
    visit = position.visits[Seat(1)]
    assert visit.deadline is not None
    assert visit.deadline - world.now() > 2 * DAY, "they have all the time of the slow pace"


async def test_nobody_who_plays_is_slowed_down(world: World, anna: MemberActor, ben: MemberActor) -> None:
    await _sit_down(world, anna, ben)
    for _ in range(20):
        for actor in (anna, ben):
            await _act(world, actor)
            await world.env.advance_time(3 * MINUTE)
    position = await _position(world)
    assert not position.is_playing or position.settings.pace == 10 * MINUTE


async def test_a_sitting_reminds_once_a_turn_and_never_at_night(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    await _sit_down(world, anna, ben)
    await _act(world, anna)
    wire.requests.clear()
    await world.env.advance_time(9.5 * MINUTE)
    assert len(rings(wire, ben)) <= 1
    await world.env.advance_time(2 * HOUR)  # it is past 22
    wire.requests.clear()
    await world.env.advance_time(9 * HOUR)
    assert rings(wire, ben) == []


async def test_the_slow_pace_is_that_of_the_server_and_of_the_game_before(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await world.inside(world.tables.servers.set_pace(world.guild.id, DAY))
    await _sit_down(world, anna, ben, pace="30m")
    assert (await _position(world)).settings.slow == DAY


async def test_a_server_has_no_live_pace_by_default(world: World) -> None:
    role = world.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    mona = world.guild.add_member(world.env.create_user("mona"), roles=[role])
    panel = answer(await mona.slash(world.channel, "server"))
    assert not [label for label in options(panel) if "minutes" in label]


async def test_a_live_sitting_that_begins_by_vote_returns_to_the_pace_before(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben, pace="24h", goal="9", reactions="automatic")
    await anna.slash(thread, "table pace", pace="10m")
    await ben.click(world.public(thread)[-1], label="Agree")
    settings = (await _position(world)).settings
    assert (settings.pace, settings.slow) == (10 * MINUTE, DAY)
    await world.env.advance_time(2 * HOUR)
    assert (await _position(world)).settings.pace == DAY
