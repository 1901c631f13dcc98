"""Options of /new and their effect on the game: scenario, rules, terrain, map, night."""

import pytest
from simcord.actors import MemberActor

from tests.bot.miniatures import NO_CARD, from_the_start, offers, press, question, say, sit_down, story
from tests.bot.players import TEXT_BOARD, open_table, start_table
from tests.bot.world import World, answer, pictures, text
from tests.engine.holding import holds
from tests.titles import MINIATURES

pytestmark = pytest.mark.slow  # rounds of miniatures on a simulated Discord

REST = "Deploy the rest for me"
DARK = "Dark: shots reach 3"


async def _offered(actor: MemberActor, world: World, slot: str, typed: str = "") -> list[str]:
    choices = await actor.autocomplete(world.channel, "new", slot, typed, game=MINIATURES.id)
    return [choice["name"] for choice in choices]


@from_the_start()
async def test_scenarios_of_both_rule_sets_are_offered_and_the_lobby_says_what_was_chosen(
    world: World, anna: MemberActor
) -> None:
    offered = await _offered(anna, world, "scenario")
    scenarios, series = offered[:12], offered[12:]
    assert series[0] == "All ten scenarios, sides kept"
    assert all(name.startswith("Scenarios ") for name in series[2:]), series
    assert scenarios[0] == "1. The Invaders Are Here! (final rules)"
    beta = ["1. Who\u2019s There? (beta rules)", "3. Protect and Serve (beta rules)"]
    assert await _offered(anna, world, "scenario", "beta") == scenarios[10:] == beta
    assert len(await _offered(anna, world, "terrain")) == 12
    assert await _offered(anna, world, "terrain", "steal") == ["You Keep What You Steal"]
    assert await _offered(anna, world, "night") == await _offered(anna, world, "turn_map") == ["yes", "no"]
    await open_table(world, anna, game=MINIATURES.id, scenario="beta-03", terrain="final-08", turn_map="true")
    lobby = text(world.public()[-1])
    assert "Scenario: **3. Protect and Serve (beta rules)**" in lobby
    assert "Ruins and cover from: **You Keep What You Steal**" in lobby
    assert "The Martian player can rotate the map: **yes**" in lobby
    assert "Eva and Troy try to leave" in lobby
    assert "Night" not in lobby  # this scenario decides it itself


@holds("RB.1", "RB.8", "Q62")
@from_the_start()
async def test_the_beta_is_played_by_its_own_rules(world: World, anna: MemberActor, ben: MemberActor) -> None:
    """Its sergeant is a hero, and heroes follow the sergeant as soldiers do: up to four within reach."""
    place = await sit_down(world, anna, ben, scenario="beta-03")
    await say(ben, place, REST)
    assert question(world, place) == "Anna: place Eva (9 left)."
    await say(anna, place, REST)
    assert question(world, place) == "Anna: use Authority to go first in round 1?"
    await say(anna, place, NO_CARD)
    await say(ben, place, "Activate M1", "End this activation", "End the turn")
    await say(anna, place, "Activate Sergeant", "End this activation")
    (lead,) = [label for label in await offers(anna, place, "act", "action") if "lead others" in label]
    near = lead.partition(" · ")[2].split(", ")
    assert len(near) >= 4, near
    await say(anna, place, "Spend Heroics and lead others")
    for follower in near[:4]:
        await say(anna, place, f"Activate {follower}", "End this activation")
    told = story(world, place)
    assert [line for line in told.splitlines() if "follows" in line] == [
        f"{follower} follows Sergeant." for follower in near[:4]
    ]
    assert question(world, place) == "Anna: activate a second figure, play a card, or end your turn."


@holds("Q52", "R18.1")
@from_the_start()
@pytest.mark.parametrize(
    ("terrain", "walled"), [("final-03", False), ("final-08", True)], ids=["as printed", "another's"]
)
async def test_ruins_of_another_scenario_stand_in_the_way(
    world: World, anna: MemberActor, ben: MemberActor, terrain: str, walled: bool
) -> None:
    place = await start_table(world, anna, ben, game=MINIATURES.id, scenario="final-03", terrain=terrain)
    await say(ben, place, REST)
    await say(anna, place, "Place it in G1", REST)
    await say(ben, place, "Activate M1", "End this activation", "End the turn")
    ways = await offers(anna, place, "move", "to", figure="DEK")
    assert ("G2, one step" not in ways) is walled, ways
    assert "F1, one step" in ways


@holds("Q52", "Q97", "R18.1")
@from_the_start()
async def test_the_martian_player_turns_the_ruins_of_another_scenario(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(
        world, anna, ben, game=MINIATURES.id, scenario="final-03", terrain="final-08", turn_map="true"
    )
    assert question(world, place) == "Ben: which way up is the map?"
    before = pictures(world.board(place))
    await say(ben, place, "Use the map upside down")
    assert "The map is upside down." in story(world, place)
    assert pictures(world.board(place)) != before
    await say(ben, place, REST)
    await say(anna, place, "Place it in G1", REST)
    await say(ben, place, "Activate M1", "End this activation", "End the turn")
    # The wall between G1 and G2 is now at the other end of the board, between B8 and B7.
    assert "G2, one step" in await offers(anna, place, "move", "to", figure="DEK")


@holds("Q42", "R21.5")
@from_the_start()
@pytest.mark.parametrize(
    ("scenario", "night", "dark"),
    [
        ("final-05", "true", True),
        ("final-05", "false", False),
        ("final-06", "false", True),
        ("final-03", "false", False),
    ],
)
async def test_night_falls_where_it_may_be_chosen(
    world: World, anna: MemberActor, ben: MemberActor, scenario: str, night: str, dark: bool
) -> None:
    place = await sit_down(world, anna, ben, scenario=scenario, night=night)
    if question(world, place) == "Anna: choose a hero.":
        await press(world, anna, place, "Deke")
    board = text(answer(await ben.click(world.board(place), label=TEXT_BOARD)))
    assert (DARK in board) is dark
