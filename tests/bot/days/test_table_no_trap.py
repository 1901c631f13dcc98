"""No trap: silent people at a table without a limit, unanswered reactions, and servers full of old tables."""

from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.durations import DAY
from bot.store.rows import GameId, ReactionMode, Status, UserId
from tests.bot.days.rings import rings
from tests.bot.house import BLUE, RED
from tests.bot.players import GAME, choose, on_offer, panel, seen, start_table
from tests.bot.wire.requests import Wire
from tests.bot.world import World, answer, buttons, everything, text


async def _begun(world: World, *actors: MemberActor, pace: str = "3d") -> ChannelHandle:
    """Starts a long duel; everybody has kept their cards."""
    thread = await start_table(world, *actors, pace=pace, goal="9")
    for actor in actors:
        await choose(actor, await panel(world, actor, thread), "Keep the hand")
    return thread


async def _status(world: World) -> Status:
    return (await world.tables.views.table(GAME)).status


async def test_without_a_limit_a_silent_player_is_reminded_three_times(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben, pace="none")
    wire.requests.clear()
    begun, days = world.now(), []
    for day in range(1, 16):
        await world.env.advance_time(begun + day * DAY + 60 - world.now())
        days += [day] * len(rings(wire, anna))
        wire.requests.clear()
    assert days == [3, 7, 14]
    assert "the game is on hold" in text(world.board(thread))
    assert not any(label.startswith("Take over") for label in buttons(world.public()[0]))
    assert "Take over Red" in buttons(world.board(thread))


async def test_without_a_limit_the_other_ends_the_game_after_two_weeks(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben, pace="none")
    await world.env.advance_time(13 * DAY)
    await ben.click(answer(await ben.slash(thread, "table end")), label="Ask the others")
    assert await _status(world) is Status.PLAYING
    await world.env.advance_time(DAY + 60)
    if await _status(world) is Status.PLAYING:
        await ben.click(answer(await ben.slash(thread, "table end")), label="Ask the others")
    assert await _status(world) is Status.ENDED


async def test_without_a_limit_a_stranger_takes_the_seat_after_two_weeks(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await _begun(world, anna, ben, pace="none")
    await world.env.advance_time(14 * DAY + 60)
    await carl.click(world.board(thread), label="Take over Red")
    assert (await seen(world, carl)).my_turn
    assert "Away" not in text(world.board(thread))


async def test_without_a_limit_the_owner_comes_back_and_plays_on(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben, pace="none")
    await world.env.advance_time(20 * DAY)
    shown = answer(await anna.click(world.board(thread), label="I’m back"))
    await choose(anna, shown, "Aim high")
    assert "aims high" in everything(world.boards(thread))
    assert not (await world.tables.views.table(GAME)).chair(RED).away


async def _strike(world: World, anna: MemberActor, thread: ChannelHandle) -> None:
    """Anna attacks, and Ben is asked whether to parry."""
    shown = await panel(world, anna, thread)
    if "Aim high" in on_offer(shown):
        await choose(anna, shown, "Aim high")
    await choose(anna, shown, on_offer(shown)[0])


async def test_unanswered_reactions_are_answered_and_cost_nobody_the_seat(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    await _strike(world, anna, thread)
    assert (await seen(world, ben)).my_turn
    await world.env.advance_time(DAY + 60)
    chair = (await world.tables.views.table(GAME)).chair(BLUE)
    assert not (await seen(world, ben)).window, "it was answered for Ben"
    assert (chair.missed, chair.away) == (0, False)
    assert chair.reactions is ReactionMode.AUTOMATIC
    await ben.click(world.board(thread), label="Take your turn")
    chair = (await world.tables.views.table(GAME)).chair(BLUE)
    assert (chair.reactions, chair.chosen) == (ReactionMode.ASK, None), "Ben has looked in"


async def test_after_an_unanswered_reaction_nobody_waits_for_the_next(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    await _strike(world, anna, thread)
    await world.env.advance_time(DAY + 60)
    waited = 0
    for _ in range(40):
        if await _status(world) is not Status.PLAYING:
            break
        view = await seen(world, ben)
        if view.window and view.my_turn:
            waited += 1
        player = anna if (await seen(world, anna)).my_turn else ben
        shown = await world.tables.views.look(GAME, UserId(player.id))
        if player is ben:  # Ben does not look in, and the computer plays that turn
            await world.env.advance_time(3 * DAY + 60)
            continue
        choice = world.tables.play.choose(GAME, UserId(anna.id), seq=shown.seq, index=0)
        await world.inside(choice)
        await world.env.settle()
    assert waited == 0


async def test_solo_and_sleeping_tables_do_not_fill_a_server(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await world.tables.servers.set_most_tables(world.guild.id, 1)
    await start_table(world, anna, computer=True)
    await _start_another(world, anna, ben)
    result = await anna.slash(world.channel, "new", game="duel")
    assert "one table at a time, and it’s in use" in text(answer(result))
    await world.env.advance_time(2 * DAY)  # both have missed two visits
    assert (await world.tables.outbox.present(GameId(GAME + 1))).asleep
    await anna.slash(world.channel, "new", game="duel")
    assert "Join" in buttons(world.public()[-1])


async def _start_another(world: World, *people: MemberActor) -> None:
    await people[0].slash(world.channel, "new", game="duel", watch="watch", pace="8h", goal="9")
    lobby = world.public()[-1]
    assert "Join" in buttons(lobby)
    for actor in people:
        await actor.click(lobby, label="Join")
    await people[0].click(lobby, label="Start")


async def _rung_days(world: World, wire: Wire, actor: MemberActor, days: int) -> list[int]:
    """Lets days pass; returns those on which a person was notified."""
    wire.requests.clear()
    begun, rung = world.now(), []
    for day in range(1, days + 1):
        await world.env.advance_time(begun + day * DAY + 60 - world.now())
        rung += [day] * len(rings(wire, actor))
        wire.requests.clear()
    return rung


async def test_a_game_against_the_computer_calls_back_twice_and_then_stays_silent(
    world: World, wire: Wire, anna: MemberActor
) -> None:
    thread = await start_table(world, anna, computer=True, goal="9")
    assert "Time per turn" not in text(world.public()[0])
    assert await _rung_days(world, wire, anna, 16) == [1, 3]
    assert "I won’t remind you again" in text(world.public(thread)[-1])
    assert await _status(world) is Status.PLAYING


async def test_a_turn_begins_the_reminders_of_a_solo_game_anew(
    world: World, wire: Wire, anna: MemberActor
) -> None:
    thread = await start_table(world, anna, computer=True, goal="9")
    await world.env.advance_time(DAY + 60)
    await choose(anna, await panel(world, anna, thread), "Keep the hand")
    assert await _rung_days(world, wire, anna, 5) == [1, 3]


async def test_me_switches_the_reminders_of_solo_games_off(
    world: World, wire: Wire, anna: MemberActor
) -> None:
    await start_table(world, anna, computer=True, goal="9")
    await anna.click(answer(await anna.slash(world.channel, "me")), label="Solo reminders: on")
    assert await _rung_days(world, wire, anna, 5) == []


async def test_the_lobby_shows_a_time_limit_only_where_a_clock_will_run(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await anna.slash(world.channel, "new", game="duel")
    lobby = world.public()[-1]
    assert "Time per turn" in text(lobby)
    await anna.click(lobby, label="Add computer")
    assert "Time per turn" not in text(world.public()[-1])
