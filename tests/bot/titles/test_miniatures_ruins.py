"""Ruins at a Discord table: built by a person or the computer, or by lot; options that do not fit."""

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from tests.bot.miniatures import from_the_start, press, question, story
from tests.bot.players import TEXT_BOARD, choose, open_table, panel, start_table
from tests.bot.world import World, answer, list_with, pictures, text
from tests.engine.holding import holds
from tests.titles import MINIATURES

pytestmark = pytest.mark.slow  # a set-up of miniatures on a simulated Discord

REST = "Place the rest for me"
RUINS = "Ruins: as drawn, built by the Humans, or random"
STEAL = "8. You Keep What You Steal (final rules)"
TURN = "The Martian player can rotate the map"


async def _map(world: World, actor: MemberActor, place: ChannelHandle) -> str:
    """Returns the drawing of the board as text: walls, cover and squares."""
    return text(answer(await actor.click(world.board(place), label=TEXT_BOARD))).split("```")[1]


@holds("R18.1", "Q101", "Q97")
@from_the_start()
async def test_a_person_builds_the_ruins_and_the_martian_turns_them(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game=MINIATURES.id, scenario="final-01", ruins="build")
    assert question(world, place) == "Anna: build a house (6 left)."
    assert text(await panel(world, ben, place)).startswith("It’s not your turn")
    before = await _map(world, anna, place)

    # Two presses a ruin: where, which way. The board shows it at once.
    await press(world, anna, place, "B2\u2013C3", "North")
    assert question(world, place) == "Anna: build a shop (5 left)."
    assert "A house stands on B2\u2013C3, open to the north." in story(world, place)
    assert await _map(world, anna, place) != before

    # Undo is free: no die was rolled.
    await anna.slash(place, "table undo")
    assert question(world, place) == "Anna: build a house (6 left)."
    await press(world, anna, place, "F6\u2013G7", "South")
    await press(world, anna, place, REST)
    assert "5 more ruins stand." in story(world, place)

    # Then the map is turned, although nobody asked for it at /new.
    assert question(world, place) == "Ben: which way up is the map?"
    await press(world, ben, place, "Turned a quarter clockwise")
    assert question(world, place).startswith("Ben: place M1")


@holds("R18.1", "Q101")
@from_the_start()
async def test_a_preview_shows_the_ruin_where_it_would_stand(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game=MINIATURES.id, scenario="final-01", ruins="build")
    shown = await panel(world, anna, place)
    sketch = answer(await anna.click(shown, label="Preview"))
    assert "Where the house can stand." in text(sketch)
    await choose(anna, sketch, "C4\u2013D5")
    assert pictures(sketch)[0].startswith("A house on C4\u2013D5. ")
    await choose(anna, sketch, "East")
    assert pictures(sketch)[0].startswith("A house on C4\u2013D5, open to the east. ")
    await anna.click(sketch, label="Confirm")
    assert question(world, place) == "Anna: build a shop (5 left)."


@holds("R18.1", "Q101", "Q97")
@from_the_start()
async def test_the_computer_builds_for_the_humans(world: World, anna: MemberActor) -> None:
    await open_table(world, anna, game=MINIATURES.id, scenario="final-01", ruins="build")
    lobby = world.public()[-1]
    await anna.click(lobby, label="Add computer")
    await anna.click(lobby, label="Join")
    await anna.click(lobby, label="Start")
    place = world.thread()
    told = story(world, place)
    assert "A house stands on " in told
    assert "5 more ruins stand." in told
    assert question(world, place) == "Anna: which way up is the map?"


@holds("R18.1", "Q97")
@from_the_start()
async def test_the_computer_turns_the_map_for_the_martians(world: World, anna: MemberActor) -> None:
    place = await start_table(
        world, anna, computer=True, game=MINIATURES.id, scenario="final-03", ruins="lot"
    )
    told = story(world, place)
    assert "I’ve placed the ruins at random." in told
    assert "The map is " in told
    assert question(world, place).startswith("Anna: place ")


@holds("R18.1", "Q102")
@from_the_start()
async def test_ruins_by_lot_differ_from_table_to_table(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    boards = []
    for _ in range(2):
        place = await start_table(
            world, anna, ben, game=MINIATURES.id, ruins="lot", turn_map="false", where="here"
        )
        assert question(world, place).startswith("Ben: place M1"), "nobody turns it"
        boards.append(await _map(world, anna, place))
        await anna.click(answer(await anna.slash(place, "table resign")), label="Resign")
    assert boards[0] != boards[1]


# --- options -------------------------------------------------------------------------------------


@from_the_start()
async def test_the_lobby_offers_ruins_and_asks_for_the_turn_unless_they_are_as_drawn(
    world: World, anna: MemberActor
) -> None:
    choices = await anna.autocomplete(world.channel, "new", "ruins", "", game=MINIATURES.id)
    assert [choice["name"] for choice in choices] == ["as drawn", "build them", "random"]
    await open_table(world, anna, game=MINIATURES.id)
    lobby = world.public()[-1]
    assert RUINS not in text(lobby), "the lobby names only choices that are not the usual ones"
    assert TURN not in text(lobby)
    shown = answer(await anna.click(lobby, label="Options"))
    await anna.select(shown, ["lot"], custom_id=list_with(shown, "random"))
    changed = text(world.public()[-1])
    assert f"{RUINS}: **random**" in changed
    assert f"{TURN}: **yes**" in changed
    assert "Ruins and cover from" not in changed
    # Another option keeps these.
    await anna.select(shown, ["final-08"], custom_id=list_with(shown, STEAL))
    assert f"{RUINS}: **random**" in text(world.public()[-1])


@from_the_start()
@pytest.mark.parametrize(
    ("given", "refused"),
    [
        ({"scenario": "final-03", "night": "true"}, "night"),
        ({"ruins": "lot", "terrain": "final-08"}, "terrain"),
    ],
)
async def test_options_that_do_not_fit_are_refused_with_a_way_out(
    world: World, anna: MemberActor, given: dict[str, str], refused: str
) -> None:
    said = text(answer(await anna.slash(world.channel, "new", game=MINIATURES.id, **given)))
    assert said == (
        f"“{refused}” doesn’t go with this scenario or your other options. Leave it out, or change them."
    )
    assert not world.public()


@holds("Q97")
@from_the_start()
async def test_who_has_finished_a_game_lets_the_martians_turn_the_map(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game=MINIATURES.id, scenario="final-01")
    assert question(world, place).startswith("Ben: place M1"), "a first game is played on the map as drawn"
    await anna.click(answer(await anna.slash(place, "table resign")), label="Resign")
    place = await start_table(world, anna, ben, game=MINIATURES.id, scenario="final-01", where="here")
    assert question(world, place) == "Ben: which way up is the map?"
