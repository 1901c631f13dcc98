"""Clocks that nobody can hold: changed settings, days off, and absences at tables that play on."""

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.durations import DAY, HOUR
from bot.service.model.table import Table
from bot.store.rows import Status, UserId
from tests.bot.players import GAME, choose, panel, start_table
from tests.bot.world import World, answer, buttons, options, text
from tests.opaque import AnyTitle
from tests.titles import DICE_GAME


async def _begun(world: World, *actors: MemberActor, pace: str) -> ChannelHandle:
    """Starts a long duel; everybody has kept their cards, and the first player is asked."""
    thread = await start_table(world, *actors, pace=pace, goal="9")
    for actor in actors:
        await choose(actor, await panel(world, actor, thread), "Keep the hand")
    return thread


async def _table(world: World) -> Table:
    return await world.tables.views.table(GAME)


async def _me(world: World, actor: MemberActor, **more: str) -> ResponseMessage:
    return answer(await actor.slash(world.channel, "me", **more))


async def _waits(world: World, actor: MemberActor, seconds: float) -> bool:
    """Lets time pass; tells whether the table still waits for a person's turn."""
    await world.env.advance_time(seconds)
    seat = (await _table(world)).seat_of(UserId(actor.id))
    return seat in (await _table(world)).asked and not (await _table(world)).chairs[seat or 0].missed


async def test_switching_tips_on_and_off_holds_no_clock(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _begun(world, anna, ben, pace="8h")
    begun = world.now()
    for _ in range(20):
        shown = await _me(world, anna)
        await anna.click(shown, label=next(label for label in buttons(shown) if label.startswith("Tips")))
        if not await _waits(world, anna, 54 * 60):
            break
    assert world.now() - begun <= 17 * HOUR, "eight hours, as many of the time bank, and the press after them"


async def test_changing_quiet_hours_again_and_again_holds_no_clock(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _begun(world, anna, ben, pace="8h")
    await _me(world, anna, zone="UTC")
    begun = world.now()
    for press in range(60):
        shown = await _me(world, anna)
        await anna.select(shown, ["22-8" if press % 2 else "21-9"], custom_id="me:quiet")
        if not await _waits(world, anna, 54 * 60):
            break
    assert world.now() - begun <= 8 * HOUR + DAY + HOUR


async def test_days_off_and_quiet_hours_move_a_deadline_by_a_day_at_most(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    shown = await _me(world, anna, zone="UTC")
    await anna.select(shown, ["0", "1", "2", "3", "4", "5"], custom_id="me:days")
    await world.inside(world.tables.people.set_quiet_hours(UserId(anna.id), 16, 8))
    await _begun(world, anna, ben, pace="8h")
    deadline = (await _table(world)).deadline
    assert deadline is not None
    assert deadline - world.now() <= 8 * HOUR + DAY


async def test_at_a_day_a_turn_the_computer_plays_for_somebody_away(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben, pace="24h")
    shown = await _me(world, anna)
    await anna.select(shown, ["14"], custom_id="me:away")
    await world.env.settle()
    table = await _table(world)
    assert table.asked == (table.seat_of(UserId(ben.id)),)
    assert (table.chairs[0].missed, table.chairs[0].away) == (0, False), "that was no missed turn"
    assert "away until" in text(world.board(thread))
    assert "the computer plays for you" in text(shown)


async def test_a_game_for_two_with_three_days_a_turn_waits_for_somebody_away(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _begun(world, anna, ben, pace="3d")
    begun = world.now()
    await anna.select(await _me(world, anna), ["7"], custom_id="me:away")
    assert (await _table(world)).deadline == begun + 10 * DAY
    await world.env.advance_time(2 * DAY)
    await anna.select(await _me(world, anna), ["back"], custom_id="me:away")
    assert (await _table(world)).deadline == world.now() + 3 * DAY, "who is back early has the full time"


async def test_when_all_are_away_the_game_waits(world: World, anna: MemberActor, ben: MemberActor) -> None:
    await _begun(world, anna, ben, pace="8h")
    for actor in (ben, anna):
        await actor.select(await _me(world, actor), ["5"], custom_id="me:away")
    await world.env.advance_time(4 * DAY)
    table = await _table(world)
    assert table.status is Status.PLAYING
    assert table.asked == (table.seat_of(UserId(anna.id)),)
    assert not any(chair.away or chair.missed for chair in table.chairs)


async def test_an_absence_is_planned_ahead_and_begins_by_itself(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _begun(world, anna, ben, pace="24h")
    shown = await _me(world, anna, zone="UTC")
    first = options(shown)[next(label for label in options(shown) if label.startswith("from "))]
    assert first == "now"
    day = [value for label, value in options(shown).items() if label.startswith("from ")][1]
    await anna.select(shown, [day], custom_id="me:first")
    await anna.select(shown, ["5"], custom_id=f"me:away:{day}")
    assert "Until then everything goes on as usual" in text(shown)
    table = await _table(world)
    seat = table.seat_of(UserId(anna.id))
    assert table.asked == (seat,), "it has not begun"
    assert table.deadline is not None
    assert table.deadline <= world.now() + DAY
    assert table.deadline % DAY == 0, "midnight"
    await world.env.advance_time(table.deadline - world.now() + 1)
    table = await _table(world)
    assert table.asked != (seat,), "the computer has played"
    assert table.chairs[0].missed == 0


async def test_a_planned_absence_is_cancelled(world: World, anna: MemberActor) -> None:
    shown = await _me(world, anna, zone="UTC")
    day = [value for label, value in options(shown).items() if label.startswith("from ")][9]
    await anna.select(shown, [day], custom_id="me:first")
    await anna.select(shown, ["5"], custom_id=f"me:away:{day}")
    await anna.select(shown, ["back"], custom_id="me:away")
    assert (await world.tables.people.of(UserId(anna.id))).away_until is None
    assert "away for up to 14 days" in text(shown)


class TestTableOfThree:
    """A table of three does not wait, whatever its pace."""

    @pytest.fixture
    def title(self) -> AnyTitle:
        return DICE_GAME

    async def test_a_table_of_three_does_not_wait_for_somebody_away(
        self, world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
    ) -> None:
        await start_table(world, anna, ben, carl, game="dice_game", pace="3d")
        table = await _table(world)
        asked = table.asked
        first = next(one for one in (anna, ben, carl) if table.seat_of(UserId(one.id)) in asked)
        await first.select(await _me(world, first), ["14"], custom_id="me:away")
        await world.env.settle()
        assert (await _table(world)).asked != asked
