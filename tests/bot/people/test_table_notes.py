"""*Note* and *Mute*: private to one person at one table, exported with their data and deleted with it."""

import json

from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.durations import DAY
from bot.store.rows import GameId, UserId
from tests.bot.days.rings import rings
from tests.bot.forgetting import cells
from tests.bot.players import GAME, HAND, choose, panel, start_table
from tests.bot.wire.requests import Wire
from tests.bot.world import World, answer, buttons, everything, parts, text

SECRET = "Ben bluffs with low cards"
TWO_LINES = f"{SECRET}\nkeep the *nine* for round 3"


async def _write(world: World, actor: MemberActor, place: ChannelHandle, note: str) -> ResponseMessage:
    """Writes a note from the orders panel; returns the panel that shows it."""
    asked = await actor.click(await panel(world, actor, place), label="Note")
    return answer(await actor.submit_modal(asked, {"word": note}))


async def _all_seen_by(world: World, actor: MemberActor, place: ChannelHandle) -> str:
    """Returns everything that a person can look at: panel, hand, games, log, letters and public posts."""
    shown = [await panel(world, actor, place), answer(await actor.click(world.board(place), label=HAND))]
    shown += [answer(await actor.slash(place, command)) for command in ("games", "log", "hand", "me")]
    public = [*world.public(place), *world.public(), *world.letters(actor)]
    return everything([*shown, *public])


async def test_a_note_stands_on_top_of_the_turn_and_the_hand(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    kept = await _write(world, anna, thread, TWO_LINES)
    assert "Noted. Nobody else can see it." in text(kept)
    hand = answer(await anna.click(world.board(thread), label=HAND))
    for shown in (await panel(world, anna, thread), hand):
        (first, *_) = [part["content"] for part in parts(shown) if part["type"] == 10]
        assert first.splitlines()[:2] == ["**Your note**", f"> {SECRET}"]
        assert "*nine*" not in first, "typed markup is shown as text"


async def test_a_note_is_changed_and_deleted(world: World, anna: MemberActor, ben: MemberActor) -> None:
    thread = await start_table(world, anna, ben)
    await _write(world, anna, thread, SECRET)
    await world.restart()
    assert "second thoughts" in text(await _write(world, anna, thread, "second thoughts"))
    assert SECRET not in await _all_seen_by(world, anna, thread)
    gone = await _write(world, anna, thread, "  ")
    assert "Your note is gone." in text(gone)
    assert "Your note**" not in text(await panel(world, anna, thread))
    assert [value for where, value in await cells(world) if where.startswith("own_tables")] == []


async def test_nobody_else_sees_a_note(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _write(world, anna, thread, SECRET)
    assert SECRET in await _all_seen_by(world, anna, thread)
    assert SECRET not in await _all_seen_by(world, ben, thread)
    note = buttons(await panel(world, anna, thread))["Note"]["custom_id"]
    assert str(GAME) in note, "the id names the table, not the person"
    await choose(anna, await panel(world, anna, thread), "Keep the hand")
    assert SECRET not in everything(world.public(thread))


async def test_a_seat_that_is_taken_over_shows_no_note(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await start_table(world, anna, ben, pace="none")
    await _write(world, anna, thread, SECRET)
    await choose(ben, await panel(world, ben, thread), "Keep the hand")
    await world.env.advance_time(14 * DAY + 60)
    shown = answer(await carl.click(world.board(thread), label="Take over Red"))
    assert SECRET not in text(shown)
    assert SECRET not in await _all_seen_by(world, carl, thread)
    refused = await anna.click(world.board(thread), label=HAND)
    assert SECRET not in text(answer(refused))


async def test_a_note_of_another_table_is_another_note(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _write(world, anna, thread, SECRET)
    await start_table(world, anna, ben, where="here")
    assert SECRET not in text(await panel(world, anna, world.channel))
    assert (await world.tables.own_tables.of(GameId(2), UserId(anna.id))).note == ""


async def test_my_data_holds_the_note_and_forget_me_deletes_it(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _write(world, anna, thread, SECRET)
    data = json.loads(await world.tables.my_data.export(UserId(anna.id)))
    assert data["own_notes"] == [{"game_id": GAME, "note": SECRET, "muted": 0, "guide": 0}]
    assert json.loads(await world.tables.my_data.export(UserId(ben.id)))["own_notes"] == []
    shown = answer(await anna.slash(world.channel, "me"))
    await anna.click(shown, label="Forget me")
    await anna.click(shown, label="Yes, forget me")
    assert [value for _, value in await cells(world) if SECRET in value] == []


async def test_an_onlooker_has_no_note(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    shown = await panel(world, anna, thread)
    refused = world.press(carl, shown, "Note").deliver()
    await world.env.settle()
    assert "You don’t have a seat" in text(answer(refused))


# --- muting ------------------------------------------------------------------------------------------------


async def test_a_muted_table_pings_nobody_and_its_clock_runs_on(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben, pace="24h", goal="9")
    await choose(anna, await panel(world, anna, thread), "Keep the hand")
    hand = answer(await ben.click(world.board(thread), label=HAND))
    told = answer(await ben.click(hand, label="Mute"))
    assert "won’t ping you any more" in text(told)
    wire.requests.clear()
    await world.env.advance_time(2 * DAY - 60)
    assert rings(wire, ben) == [], "neither half of the time nor the end of the time bank"
    await world.env.advance_time(120)
    assert not (await world.tables.views.look(GAME, UserId(ben.id))).my_turn, (
        "the computer has played for him"
    )


async def test_a_table_that_is_unmuted_reminds_again(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben, pace="24h", goal="9")
    hand = answer(await ben.click(world.board(thread), label=HAND))
    await ben.click(hand, label="Mute")
    hand = answer(await ben.click(world.board(thread), label=HAND))
    assert "Unmute" in buttons(hand)
    assert "pings you again" in text(answer(await ben.click(hand, label="Unmute")))
    wire.requests.clear()
    await world.env.advance_time(2 * DAY - 60)
    assert len(rings(wire, ben)) == 2, "at half and near the end of the time bank"
