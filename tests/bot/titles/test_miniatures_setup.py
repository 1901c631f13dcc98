"""Before the first turn: the map is turned, heroes are chosen, both sides deploy."""

import re

import pytest
from simcord.actors import MemberActor

from tests.bot.miniatures import from_the_start, offers, press, question, say, sit_down, story
from tests.bot.players import TEXT_BOARD, on_offer, panel
from tests.bot.world import World, answer, pictures, text

pytestmark = pytest.mark.slow  # rounds of miniatures on a simulated Discord

REST = "Deploy the rest for me"


@from_the_start()
async def test_the_martian_turns_the_map_and_both_sides_deploy(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await sit_down(world, anna, ben, scenario="final-04", turn_map="true")

    # The Martian player turns the map, before anything is placed on it.
    assert question(world, place) == "Ben: which way up is the map?"
    assert text(await panel(world, anna, place)).startswith("It’s not your turn")
    before = pictures(world.board(place))
    await press(world, ben, place, "Turned a quarter clockwise")
    told = story(world, place)
    assert "The map is turned a quarter clockwise." in told
    assert "The Humans draw 4 cards." in told
    assert pictures(world.board(place)) != before

    # Martians first: the commander of zone A by button, a grunt by /act, the rest by the game master.
    assert question(world, place) == "Ben: place C1 (11 left)."
    zone = ["Place it in A3", "Place it in B4", "Place it in A4", REST]
    assert sorted(on_offer(await panel(world, ben, place))) == sorted(zone)
    shown = await press(world, ben, place, "Place it in A4")
    assert "C1 deploys in A4." in text(shown)
    assert question(world, place) == "Ben: place M1 (10 left)."
    assert sorted(await offers(ben, place, "act", "action")) == sorted(zone)
    await say(ben, place, "Place it in B4", REST)

    # Then the humans, each in their own zone.
    assert question(world, place) == "Anna: place Ashley (10 left)."
    assert await offers(anna, place, "act", "action") == [
        *(f"Place it in {column}8" for column in "CDEF"),
        REST,
    ]
    await say(anna, place, "Place it in D8", "Place it in E8", REST)
    assert question(world, place) == "Anna: activate two figures, or activate one and play a card."
    told = story(world, place)
    assert re.search(r"Deployed: C1\b[^,*]* in \*\*A4\*\*", told)
    assert re.search(r"Ashley[^,*]* in \*\*D8\*\*", told)
    assert "**Round 1.** The Humans go first." in told
    board = text(answer(await anna.click(world.board(place), label=TEXT_BOARD)))
    for label in ("ASH", "PHI", "C1", "C2", "F1", "M8", "S6", "L2"):
        assert label in board


@from_the_start()
@pytest.mark.parametrize("scenario", ["final-06"])
async def test_a_hero_is_chosen_by_what_they_can_do(
    world: World, anna: MemberActor, ben: MemberActor, scenario: str
) -> None:
    place = await sit_down(world, anna, ben, scenario=scenario)
    assert question(world, place) == "Anna: choose a hero."
    heroes = await offers(anna, place, "act", "action")
    assert len(heroes) == 7, "the seven without a partner"
    assert "Choose Deke · shoots 3+ up to 6 squares, fights 4+, survives 3+" in heroes
    assert "Choose Joe · fights 3+, survives 5+ · Fixin\u2019 Stuff" in heroes
    await press(world, anna, place, "Choose Deke" if "Choose Deke" in heroes else "Deke")
    assert "Deke joins the Humans." in story(world, place)
    assert question(world, place) == "Ben: place General Tor (7 left)."
    await say(ben, place, REST)
    assert question(world, place) == "Anna: place Deke (11 left)."
    await say(anna, place, REST)
    assert question(world, place).startswith("Anna: activate two figures")
    assert "DEK" in text(answer(await ben.click(world.board(place), label=TEXT_BOARD)))


@from_the_start()
async def test_chaos_places_everybody_by_the_dice(world: World, anna: MemberActor, ben: MemberActor) -> None:
    place = await sit_down(world, anna, ben, scenario="final-05", night="true")
    await press(world, anna, place, "Phil")
    # If the dice put a figure among enemies, its owner places it.
    for _ in range(40):
        if "stand?" not in question(world, place):
            break
        actor = anna if question(world, place).startswith("Anna") else ben
        squares = [
            label for label in await offers(actor, place, "act", "action") if label.startswith("Place")
        ]
        await say(actor, place, squares[0])
    told = story(world, place)
    assert "Phil joins the Humans." in told
    assert "Deployed: " in told
    assert "go first." in told
    board = text(answer(await ben.click(world.board(place), label=TEXT_BOARD)))
    for label in ("PHI", "L1", "S6", "F2", "M8"):
        assert label in board
