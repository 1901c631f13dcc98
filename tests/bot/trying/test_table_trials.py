"""*Try it out* in Discord: from the panel and the hand, with a picture, undo, lines and dice."""

import json

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.store.rows import UserId
from tests.bot.forgetting import cells
from tests.bot.players import GAME, HAND, NOT_SEATED, choose, on_offer, panel, seen, start_table
from tests.bot.world import World, answer, buttons, everything, list_with, options, pictures, text

TRY = "Try it out"
TOOLS = (
    "Undo", "Roll again", "Other outcomes", "Dice: most likely", "Dice: roll", "Deal again", "Lines (1)",
    "Lines (2)", "Take this line", "Back to the table", "What would you do?", "New line", "Carry over",
)  # fmt: skip


async def trial(world: World, actor: MemberActor, place: ChannelHandle) -> ResponseMessage:
    """Opens the trial from *Take your turn*."""
    shown = await panel(world, actor, place)
    await actor.click(shown, label=TRY)
    return shown


def orders(shown: ResponseMessage) -> list[str]:
    """Returns the orders that can be tried."""
    return [label for label in on_offer(shown) if label not in TOOLS]


async def stroke(world: World, actor: MemberActor, place: ChannelHandle) -> ResponseMessage:
    """Tries a stroke that is not parried."""
    shown = await trial(world, actor, place)
    for _ in range(2):
        await choose(actor, shown, orders(shown)[0])
    return await choose(actor, shown, "Let it pass")


@pytest.fixture
async def thread(world: World, anna: MemberActor, ben: MemberActor) -> ChannelHandle:
    """A duel in which both have kept their cards."""
    place = await start_table(world, anna, ben)
    for actor in (anna, ben):
        await choose(actor, await panel(world, actor, place), "Keep the hand")
    return place


async def test_two_presses_after_take_your_turn_an_order_is_tried(
    world: World, anna: MemberActor, thread: ChannelHandle
) -> None:
    shown = await panel(world, anna, thread)
    await anna.click(shown, label=TRY)
    assert "**Try it out** · Line 1" in text(shown)
    (alt,) = pictures(shown)
    assert alt.startswith("A trial, not the table.")
    before = orders(shown)
    await choose(anna, shown, before[0])
    assert orders(shown) != before
    assert "Undo" in buttons(shown)
    assert (await seen(world, anna)).seq == 2, "the table has not moved"


async def test_it_opens_from_the_hand_in_a_message_of_its_own(
    world: World, ben: MemberActor, thread: ChannelHandle
) -> None:
    hand = answer(await ben.click(world.board(thread), label=HAND))
    shown = answer(await ben.click(hand, label=TRY))
    assert shown.id != hand.id
    assert "Line 1" in text(shown)
    await choose(ben, shown, orders(shown)[0])
    assert "Undo" in buttons(shown), "it isn’t Ben’s turn, who may think ahead"


async def test_everybody_else_sees_what_they_would_see_anyway(
    world: World, anna: MemberActor, ben: MemberActor, thread: ChannelHandle
) -> None:
    async def all_seen_by_ben() -> str:
        shown = [await panel(world, ben, thread), answer(await ben.click(world.board(thread), label=HAND))]
        shown += [answer(await ben.slash(thread, command)) for command in ("games", "log", "hand")]
        return everything([*shown, *world.public(thread), *world.public(), *world.letters(ben)])

    await panel(world, anna, thread)  # she has seen everything by now
    before, rows = await all_seen_by_ben(), await cells(world)
    shown = await stroke(world, anna, thread)
    for label in ("Roll again", "Deal again", "Undo", "Undo", "Undo"):
        await anna.click(shown, label=label)
    assert await all_seen_by_ben() == before
    assert [row for row in await cells(world) if not row[0].startswith("trials.")] == rows


async def test_an_outcome_is_chosen_by_its_odds(
    world: World, anna: MemberActor, thread: ChannelHandle
) -> None:
    shown = await stroke(world, anna, thread)
    await anna.click(shown, label="Other outcomes")
    label = list(options(shown))[-1]
    await anna.select(shown, [options(shown)[label]], custom_id=list_with(shown, label))
    assert "% for this outcome" in text(shown)
    await anna.click(shown, label="Dice: most likely")
    assert "Dice: roll" in buttons(shown)


async def test_lines_have_names_and_are_kept_over_a_restart(
    world: World, anna: MemberActor, thread: ChannelHandle
) -> None:
    shown = await stroke(world, anna, thread)
    await anna.click(shown, label="Lines (1)")
    asked = await anna.click(shown, label="Rename")
    shown = answer(await anna.submit_modal(asked, {"word": "the *long* road"}))
    assert "*long*" not in text(shown), "typed markup is shown as text"
    assert "long" in text(shown)
    await anna.click(shown, label="Lines (1)")
    await anna.click(shown, label="New line")
    assert "Line 2" in text(shown)
    assert "Undo" not in buttons(shown)
    await world.restart()
    shown = await trial(world, anna, thread)
    assert "Line 2" in text(shown)
    await anna.click(shown, label="Lines (2)")
    (long,) = [label for label in options(shown) if "long" in label]
    await anna.select(shown, [options(shown)[long]], custom_id=list_with(shown, long))
    assert "Undo" in buttons(shown)
    await anna.click(shown, label="Lines (2)")
    await anna.click(shown, label="Delete line")
    assert "Line 2" in text(shown)


async def test_a_line_is_taken_order_by_order(
    world: World, anna: MemberActor, ben: MemberActor, thread: ChannelHandle
) -> None:
    shown = await trial(world, anna, thread)
    await choose(anna, shown, orders(shown)[0])
    await choose(anna, shown, orders(shown)[-1])
    await anna.click(shown, label="Take this line")
    assert "**Line 1** goes on:" in text(shown)
    await anna.click(shown, label="Confirm")
    assert (await seen(world, anna)).seq == 3
    assert "**Line 1** goes on:" in text(shown)
    await anna.click(shown, label="Confirm")
    assert (await seen(world, anna)).seq == 4
    assert "Line 1" not in text(shown), "the line is over"


async def test_a_line_that_is_left_is_offered_no_more(
    world: World, anna: MemberActor, thread: ChannelHandle
) -> None:
    shown = await trial(world, anna, thread)
    await choose(anna, shown, orders(shown)[0])
    await anna.click(shown, label="Take this line")
    await anna.click(shown, label="Leave the line")
    assert "goes on" not in text(shown)
    assert "goes on" not in text(await panel(world, anna, thread))
    assert (await seen(world, anna)).seq == 2


async def test_a_line_ends_when_the_game_goes_another_way(
    world: World, anna: MemberActor, thread: ChannelHandle
) -> None:
    shown = await trial(world, anna, thread)
    await choose(anna, shown, orders(shown)[0])
    await choose(anna, shown, orders(shown)[0])
    await anna.click(shown, label="Take this line")
    other = [label for label in on_offer(shown) if label not in ("Confirm", "Leave the line")][1]
    await choose(anna, shown, other)
    assert "**Line 1** ends here" in text(shown)
    assert "Line 1" not in text(await panel(world, anna, thread))


async def test_a_line_whose_position_has_passed_says_so_and_is_carried_over(
    world: World, anna: MemberActor, thread: ChannelHandle
) -> None:
    shown = await trial(world, anna, thread)
    first = orders(shown)[0]
    await choose(anna, shown, first)
    await choose(anna, shown, orders(shown)[0])
    await choose(anna, await panel(world, anna, thread), first)
    shown = await trial(world, anna, thread)
    assert "The game has moved on since you began this line." in text(shown)
    await anna.click(shown, label="Carry over")
    assert "moved on" not in text(shown)
    assert "Undo" in buttons(shown)
    await anna.click(shown, label="Undo")
    assert "Undo" not in buttons(shown), "the order that was given is no step any more"


async def test_an_outdated_button_shows_the_line_as_it_stands(
    world: World, anna: MemberActor, thread: ChannelHandle
) -> None:
    shown = await trial(world, anna, thread)
    stale = world.press(anna, shown, orders(shown)[0])
    await choose(anna, shown, orders(shown)[1])
    stale.deliver()
    await world.env.settle()
    assert "You’ve changed this line in the meantime." in text(shown)
    assert "Undo" in buttons(shown)


async def test_there_is_no_hint_against_a_person(
    world: World, anna: MemberActor, thread: ChannelHandle
) -> None:
    assert "What would you do?" not in buttons(await trial(world, anna, thread))


async def test_against_the_computer_it_advises_either_side(world: World, anna: MemberActor) -> None:
    place = await start_table(world, anna, computer=True)
    await choose(anna, await panel(world, anna, place), "Keep the hand")
    shown = await trial(world, anna, place)
    await anna.click(shown, label="What would you do?")
    assert "I’d say:" in text(shown)
    for _ in range(2):
        await choose(anna, shown, orders(shown)[0])
    assert "Let it pass" in buttons(shown), "the other side is asked"
    await anna.click(shown, label="What would you do?")
    assert "I’d say:" in text(shown)


async def test_an_onlooker_tries_nothing(
    world: World, anna: MemberActor, carl: MemberActor, thread: ChannelHandle
) -> None:
    refused = world.press(carl, await panel(world, anna, thread), TRY).deliver()
    await world.env.settle()
    assert text(answer(refused)) == NOT_SEATED


async def test_my_data_holds_the_lines(world: World, anna: MemberActor, thread: ChannelHandle) -> None:
    await stroke(world, anna, thread)
    (line,) = json.loads(await world.tables.my_data.export(UserId(anna.id)))["tried_lines"]
    assert line["game_id"] == GAME
    shown = answer(await anna.slash(world.channel, "me"))
    await anna.click(shown, label="Forget me")
    await anna.click(shown, label="Yes, forget me")
    assert [where for where, _ in await cells(world) if where.startswith("trials.")] == []
