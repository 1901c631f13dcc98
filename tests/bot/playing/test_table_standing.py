"""Standing orders at a Discord table: given in private, silent until they act, gone with their card."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from tests.bot.miniatures import order, prepared, question, say, story
from tests.bot.players import HAND, choose, on_offer, start_table
from tests.bot.wire.requests import Wire
from tests.bot.world import World, answer, buttons, everything, options, running, text
from tests.opaque import AnyTitle
from tests.titles import MINIATURES

pytestmark = pytest.mark.slow  # rounds of miniatures on a simulated Discord

STANDING, GIVE, REMOVE = "Standing orders", "Give an order", "Remove"

# M1 sees S3, and M4 sees S5.
AMBUSH = {
    "scenario": "final-03",
    "figures": "S1 A1, S2 B1, S3 D5, S4 H1, S5 F5, M1 C3, M2 H8, M3 G8, M4 H4",
    "turn": "martian",
    "martian": "peace slippery",
    "human": "ingenuity lucky splat artillery",
}


async def _sheet(world: World, actor: MemberActor, place: ChannelHandle) -> ResponseMessage:
    """Opens the standing orders from the hand."""
    hand = answer(await actor.click(world.board(place), label=HAND))
    return answer(await actor.click(hand, label=STANDING))


async def _give(world: World, actor: MemberActor, place: ChannelHandle, *choices: str) -> ResponseMessage:
    """Gives a standing order, choice by choice."""
    shown = await _sheet(world, actor, place)
    for choice in (GIVE, *choices):
        await choose(actor, shown, choice)
    return shown


# --- the panel ---------------------------------------------------------------------------------------------


async def test_an_order_is_given_changed_and_removed_from_the_hand(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions=None)
    shown = await _sheet(world, ben, place)
    assert shown.ephemeral
    assert "You haven’t given any standing orders yet." in text(shown)
    await choose(ben, shown, GIVE)
    cards = [label for label in on_offer(shown) if label.startswith("The ")]
    assert len(cards) == 3
    await choose(ben, shown, cards[0])
    assert f"{cards[0].lower()} → **When the stroke is how strong?**" in text(shown)
    await choose(ben, shown, "Back")
    await choose(ben, shown, cards[1])
    await choose(ben, shown, "At least 10")
    given = f"parry a stroke of at least 10 with {cards[1].lower()}"
    assert f"Order given: {given}" in text(shown)
    await choose(ben, shown, GIVE)
    await choose(ben, shown, cards[1])
    await choose(ben, shown, "At least 20")
    assert given not in text(shown)
    assert len([label for label in buttons(shown) if label == REMOVE]) == 1
    await choose(ben, shown, REMOVE)
    assert "You haven’t given any standing orders yet." in text(shown)


async def test_how_to_react_is_chosen_in_the_lobby_by_command_and_on_the_sheet(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await anna.slash(world.channel, "new", game="duel")
    lobby = world.public()[-1]
    assert "don’t have a seat" in text(answer(await carl.click(lobby, label="Reactions")))
    await anna.click(lobby, label="Join")
    before = text(world.public()[-1])
    shown = answer(await anna.click(world.public()[-1], label="Reactions"))
    assert list(buttons(shown)) == ["Automatic", "Ask me when it counts", "Always ask", "Never"]
    assert "Nobody waits for you" in text(shown)  # the default
    await choose(anna, shown, "Ask me when it counts")
    assert "50% or more" in text(shown)
    await choose(anna, shown, "Always ask")
    assert "and the clock runs" in text(shown)
    told = answer(await anna.slash(world.channel, "table reactions", mode="never"))
    assert "You never react" in text(told)
    assert text(world.public()[-1]) == before


# --- acting ------------------------------------------------------------------------------------------------


@prepared(**AMBUSH)
async def test_an_ordered_card_answers_by_itself_and_nothing_shows_before(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions=None, game=MINIATURES.id)
    before, sent = _public(world, place), len(wire.requests)
    letters = len(world.letters(ben)), len(world.letters(anna))
    shown = await _give(
        world,
        anna,
        place,
        "Human Ingenuity",
        "When one of your figures has to survive",
        "S3 (carbine, D5)",
        "At least 30% to kill",
    )
    assert "Human Ingenuity when one of your figures has to survive (S3, at least 30% to kill)" in text(shown)
    await _give(world, anna, place, "Splat!", "M2 (grunt, H8)", "Whatever the chance")
    # It appears nowhere but in Anna's private answers.
    assert _public(world, place) == before
    assert (len(world.letters(ben)), len(world.letters(anna))) == letters
    assert [
        request
        for request in wire.requests[sent:]
        if not request.path.startswith(("/webhooks", "/interactions"))
    ] == []
    await world.restart()
    assert _public(world, place) == before
    theirs = answer(await ben.slash(place, "log"))
    assert "Ingenuity" not in text(theirs)

    shown_before = {message.id for message in world.public(place)}
    await order(ben, place, "shoot", figure="M1", target="S3")
    told = story(world, place)
    assert "Human Ingenuity" in told
    assert told.index("Human Ingenuity") < told.index("M1 shoots S3")
    assert "Splat!" not in everything([*world.public(), *world.public(place)])
    # No player was mentioned or waited for, and it is still Ben's turn.
    assert question(world, place).startswith("Ben:")
    new = [message for message in world.public(place) if message.id not in shown_before]
    assert {user.id for message in (*new, world.board(place)) for user in message.mentions} == {ben.id}
    # The order is gone with its card; the other one stays.
    shown = await _sheet(world, anna, place)
    assert "Human Ingenuity" not in text(shown)
    assert "Splat! when an enemy has to survive your attack (M2)" in text(shown)


@prepared(**AMBUSH)
async def test_nobody_else_is_told_that_a_card_was_played_automatically(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions=None, game=MINIATURES.id)
    survive = "When one of your figures has to survive"
    await _give(world, anna, place, "Human Ingenuity", survive, "S3 (carbine, D5)", "At least 30% to kill")
    await order(ben, place, "shoot", figure="M1", target="S3")
    assert "*Human Ingenuity*. (automatic reaction)" in text(answer(await anna.slash(place, "log")))
    assert "automatic" not in text(answer(await ben.slash(place, "log")))
    assert "automatic" not in everything([*world.public(), *world.public(place)])
    assert "📖 Human Ingenuity" in buttons(world.board(place)), "the card can be looked up below the board"


@prepared(**AMBUSH)
async def test_in_ones_own_turn_the_card_named_is_played(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions=None, game=MINIATURES.id)
    attack = {"figure": "M1", "target": "S3"}
    (card,) = await ben.autocomplete(place, "shoot", "card", "Peace", **attack)
    await order(ben, place, "shoot", card=card["value"], **attack)
    told = story(world, place)
    assert "We Come in Peace" in told
    assert told.index("We Come in Peace") < told.index("M1 shoots S3")


@prepared(**AMBUSH)
async def test_nobody_is_asked_in_ones_own_turn_either(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions=None, game=MINIATURES.id)
    await say(ben, place, "Activate M1", "Shoot at S3")
    assert "M1 shoots S3" in story(world, place)
    assert "We Come in Peace" not in story(world, place)


@prepared(**AMBUSH)
async def test_what_ones_own_orders_have_let_pass_does_not_stand_in_the_way_of_taking_back(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions=None, game=MINIATURES.id)
    await anna.slash(place, "table reactions", mode="ask")
    await say(ben, place, "Activate M1", "Shoot at S3")
    assert question(world, place).startswith("Anna:")
    shown = answer(await ben.slash(place, "table undo"))
    assert any(label.startswith("Shoot at S3") for label in on_offer(shown))


@prepared(scenario="final-03", figures="S1 D4, S3 H4, M1 D6, M2 A8, TOR H6", human="splat", martian="peace")
async def test_who_wants_to_be_asked_when_it_counts_is_asked_about_a_hero_only(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions="counts", game=MINIATURES.id)
    await anna.slash(place, "table reactions", mode="never")
    await say(anna, place, "Activate S1", "Shoot at M1")
    assert "S1 shoots M1" in story(world, place)
    assert question(world, place).startswith("Anna:")
    await say(anna, place, "End this activation", "Activate S3", "Shoot at General Tor")
    assert question(world, place).startswith("Ben:")


# --- secrecy -----------------------------------------------------------------------------------------------

NOTHING: tuple[tuple[str, ...], ...] = ()
SOMETHING = (("Splat!", "Anyone", "Whatever the chance"),)
MUCH = (
    *SOMETHING,
    ("Human Ingenuity", "When one of your figures shoots", "Anyone", "Whatever the chance"),
    (
        "Human Ingenuity",
        "When one of your figures has to survive",
        "S4 (carbine, H1)",
        "Whatever the chance",
    ),
    ("Lucky Escape", "S4 (carbine, H1)"),
    ("How to defend in a fight", "Always fight back"),
)


@prepared(**AMBUSH)
async def test_what_the_public_sees_and_when_does_not_depend_on_what_is_ordered(
    tmp_path: Path, title: AnyTitle, wire: Wire
) -> None:
    seen = [
        await _an_attack(tmp_path / f"{number}.db", title, orders, wire)
        for number, orders in enumerate((NOTHING, SOMETHING, MUCH))
    ]
    assert "M1 shoots S3" in seen[0][0]
    assert seen[1] == seen[0]
    assert seen[2] == seen[0]


async def _an_attack(
    path: Path, title: AnyTitle, orders: tuple[tuple[str, ...], ...], wire: Wire
) -> tuple[str, list[tuple[Any, ...]]]:
    """Plays a turn against a player with these orders; returns the public text and requests."""
    first = len(wire.requests)
    async with _world(path, title) as world:
        anna, ben = (world.join(name.lower(), global_name=name) for name in ("Anna", "Ben"))
        place = await start_table(world, anna, ben, reactions=None, game=title.id)
        for each in orders:
            await _give(world, anna, place, *each)
        await say(ben, place, "Activate M1", "Shoot at S3", "End this activation")
        await say(ben, place, "Activate M4", "Shoot at S5")
        public = [
            (request.method, request.segments[3:4] != (), _shape(request.body), request.files)
            for request in wire.requests[first:]
            if request.path.startswith(f"/channels/{place.id}/messages")
        ]
        return everything(world.public(place)), public


@asynccontextmanager
async def _world(path: Path, title: AnyTitle) -> AsyncIterator[World]:
    async with running(World(path, {title.id: title}, 60.0)) as world:
        yield world


def _shape(body: Any) -> Any:
    """Returns a request's body without its nonce."""
    return {name: value for name, value in body.items() if name != "nonce"} if body else body


def _public(world: World, place: ChannelHandle) -> list[tuple[int, str]]:
    return [(message.id, everything([message])) for message in (*world.public(), *world.public(place))]


INVASION = [f"M{number} {column}{row}" for number, (row, column) in enumerate(product("678", "ABCDEFGH"), 1)]


@prepared(scenario="final-10", figures=", ".join(["DEK D1", "TOR A5", *INVASION]), human="splat")
async def test_more_figures_than_a_list_holds_are_turned_over(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions=None, game=MINIATURES.id)
    shown = await _give(world, anna, place, "Splat!")
    assert len(options(shown)) == 25
    assert "Next" in buttons(shown)
    await choose(anna, shown, "Next")
    last = list(options(shown))[-1]
    await choose(anna, shown, last)
    assert "Whatever the chance" in on_offer(shown)
    await choose(anna, shown, "Whatever the chance")
    assert f"({last.partition(' ')[0].rstrip(',')}" in text(shown)


async def test_the_sheet_is_for_those_who_sit_there(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions=None)
    hand = answer(await anna.click(world.board(place), label=HAND))
    result = world.press(carl, hand, STANDING).deliver()
    await world.env.settle()
    assert "don’t have a seat" in text(answer(result))
