"""Fair ways out: ends by vote, seats of people who play in time, abandoned seats, and prompt people."""

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.durations import DAY, HOUR
from bot.service.finished.results import Tally
from bot.store import people
from bot.store.rows import Status, UserId
from tests.bot.players import GAME, choose, on_offer, panel, start_table
from tests.bot.world import World, answer, buttons, everything, text
from tests.opaque import AnyTitle
from tests.titles import DICE_GAME


async def _begun(world: World, *actors: MemberActor, pace: str = "8h") -> ChannelHandle:
    thread = await start_table(world, *actors, pace=pace, goal="9")
    for actor in actors:
        await choose(actor, await panel(world, actor, thread), "Keep the hand")
    return thread


async def _status(world: World) -> Status:
    return (await world.tables.views.table(GAME)).status


async def _until_away(world: World, ben: MemberActor, thread: ChannelHandle) -> None:
    """Anna is silent until the computer stands in for her; Ben plays."""
    for _ in range(30):
        table = await world.tables.views.table(GAME)
        if table.chairs[0].away:
            return
        if 1 in table.asked:
            shown = await panel(world, ben, thread)
            await choose(ben, shown, on_offer(shown)[0])
        else:
            await world.env.advance_time(8 * HOUR + 60)
    raise AssertionError("she is still there")


# --- ending ------------------------------------------------------------------------------------------------


async def test_the_host_ends_a_running_game_only_if_the_other_agrees(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    shown = answer(await anna.slash(thread, "table end"))
    assert "End game" not in buttons(shown)
    await anna.click(shown, label="Ask the others")
    assert await _status(world) is Status.PLAYING
    await ben.click(world.public(thread)[-1], label="Agree")
    assert await _status(world) is Status.ENDED
    for look in (world.public()[0], world.board(thread), answer(await anna.slash(thread, "board"))):
        assert "Everyone at the table has agreed to end the game" in text(look)


async def test_a_button_to_end_that_was_shown_before_others_came_back_ends_nothing(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    await world.env.advance_time(8 * HOUR + 60)  # Anna's first turn
    await _until_away(world, ben, thread)
    shown = answer(await ben.slash(thread, "table end"))
    assert "End game" in buttons(shown), "Ben is the host now, and Anna is away"
    await anna.click(world.board(thread), label="I’m back")
    told = (await ben.click(shown, label="End game")).followups
    assert "one person can’t end it alone" in everything(told)
    assert await _status(world) is Status.PLAYING


async def test_the_last_one_there_ends_the_game_and_is_named(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, ben, anna)  # Ben is the host
    for _ in range(30):
        table = await world.tables.views.table(GAME)
        if table.chairs[0].away:
            break
        if 1 in table.asked:
            shown = await panel(world, anna, thread)
            await choose(anna, shown, on_offer(shown)[0])
        else:
            await world.env.advance_time(8 * HOUR + 60)
    await anna.click(answer(await anna.slash(thread, "table end")), label="End game")
    assert await _status(world) is Status.ENDED
    assert "The host has ended the game" in text(world.public()[0]), "Anna is the host by then"


async def test_every_look_at_an_ended_game_tells_the_true_reason_also_after_a_restart(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben, pace="none")
    await world.env.advance_time(30 * DAY)  # the game is on hold, and ends
    assert await _status(world) is Status.ENDED
    await world.restart()
    told = text(answer(await anna.slash(thread, "board")))
    assert "Nobody has played here for a long time" in told
    assert "The host has ended the game" not in everything((*world.public(), *world.public(thread)))


# --- seats -------------------------------------------------------------------------------------------------


class TestTableOfThree:
    """A vote about a seat, at a table of three."""

    @pytest.fixture
    def title(self) -> AnyTitle:
        return DICE_GAME

    async def test_nobody_who_plays_in_time_is_voted_out(
        self, world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
    ) -> None:
        dora = world.join("dora", global_name="Dora")
        thread = await start_table(world, anna, ben, carl, game="dice_game", pace="3d")
        table = await world.tables.views.table(GAME)
        (seat,) = table.asked
        asker, other = [one for one in (anna, ben, carl) if table.seat_of(UserId(one.id)) != seat]
        told = await asker.slash(thread, "table replace", person=dora, seat=str(seat))
        assert "takes their turns in time" in text(answer(told))
        await world.env.advance_time(DAY + 60)
        await asker.slash(thread, "table replace", person=dora, seat=str(seat))
        await other.click(world.public(thread)[-1], label="Agree")
        await dora.click(world.public(thread)[-1], label="Take the seat")
        assert (await world.tables.views.table(GAME)).seat_of(UserId(dora.id)) == seat


async def _tally(world: World, actor: MemberActor) -> Tally:
    found = await world.tables.records.of(UserId(actor.id), locale="en")
    return next((tally for tally in found.tallies.values() if tally.total), Tally())


@pytest.mark.parametrize("wins", [True, False], ids=["rescued", "lost"])
async def test_an_abandoned_game_is_lost_and_who_rescues_it_can_only_win(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor, wins: bool
) -> None:
    thread = await _begun(world, anna, ben)
    await _until_away(world, ben, thread)
    await carl.click(world.board(thread), label="Take over Red")
    loser = ben if wins else carl
    await loser.click(answer(await loser.slash(thread, "table resign")), label="Resign")
    await world.restart()
    assert await _tally(world, anna) == Tally(lost=1)
    assert await _tally(world, carl) == (Tally(won=1) if wins else Tally())
    assert await _tally(world, ben) == (Tally(lost=1) if wins else Tally(won=1))


async def test_who_returns_to_the_seat_they_abandoned_plays_for_their_own_record(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    await _until_away(world, ben, thread)
    await carl.click(world.board(thread), label="Take over Red")
    await carl.slash(thread, "table replace", person=anna)
    await anna.click(world.public(thread)[-1], label="Take the seat")
    await anna.click(answer(await anna.slash(thread, "table resign")), label="Resign")
    assert await _tally(world, anna) == Tally(lost=1)
    assert await _tally(world, carl) == Tally()


# --- prompt people -----------------------------------------------------------------------------------------


async def test_the_record_tells_how_many_turns_were_taken_in_time(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    await _until_away(world, ben, thread)
    await anna.click(world.board(thread), label="I’m back")
    await ben.click(answer(await ben.slash(thread, "table resign")), label="Resign")
    made = await world.process.database.read(people.promptness, UserId(anna.id))
    assert (made.in_time, made.total) == (1, 3), "she kept her cards, and missed two turns"
    assert "**In time:** 1 of 3 turns (33%)" in text(answer(await anna.slash(thread, "record")))
    punctual = await world.process.database.read(people.promptness, UserId(ben.id))
    assert (punctual.in_time, punctual.total) == (1, 1), "reactions do not count"


async def _takes_turns(world: World, actor: MemberActor, *, in_time: int, too_late: int) -> None:
    for number in range(in_time + too_late):
        await world.process.database.write(people.count_turn, UserId(actor.id), number < in_time)


async def test_a_table_for_prompt_people_is_closed_to_others_and_open_to_newcomers(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await _takes_turns(world, ben, in_time=18, too_late=2)
    await anna.slash(world.channel, "new", game="duel", prompt="prompt")
    lobby = world.public()[-1]
    assert "only people who take their turns in time" in text(lobby)
    told = text(answer(await ben.click(lobby, label="Join")))
    assert "more than 90% of their turns in time. You’re at 90%" in told
    await _takes_turns(world, ben, in_time=1, too_late=0)
    await ben.click(lobby, label="Join")
    assert "Ben" in text(world.public()[-1])
    await ben.click(lobby, label="Leave")
    await _takes_turns(world, carl, in_time=0, too_late=9)
    await carl.click(lobby, label="Join")
    assert "Carl" in text(world.public()[-1]), "too few turns to tell"


async def test_a_seat_is_not_taken_over_beside_a_blocked_person(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    """The refusal is that of a seat whose owner has just come back."""
    dora = world.join("dora", global_name="Dora")
    thread = await _begun(world, anna, ben)
    await world.tables.blocks.put(UserId(carl.id), [UserId(ben.id)])
    await _until_away(world, ben, thread)
    late = world.press(dora, world.board(thread), "Take over Red")
    refused = text(answer(await carl.click(world.board(thread), label="Take over Red")))
    assert (await world.tables.views.table(GAME)).seat_of(UserId(anna.id)) == 0
    await anna.click(world.board(thread), label="I’m back")
    result = late.deliver()
    await world.env.settle()
    assert text(answer(result)) == refused
