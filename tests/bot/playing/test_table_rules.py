"""`/rules` at a table: it knows the table's rule set, and a post about an event offers its topic."""

import pytest
from simcord.actors import MemberActor

from tests.bot.miniatures import prepared, say, sit_down
from tests.bot.players import open_table
from tests.bot.world import World, answer, buttons, text
from tests.titles import MINIATURES

pytestmark = pytest.mark.slow  # real games on a simulated Discord

# What only the beta says, and what only the final rules say, by topic.
DIFFERENT = {
    "Support": ("One card does nothing", "One card strikes at random"),
    "Markers": ("be activated on one", "Move onto a marker to turn"),
    "Brave": ("even if it’s frightened", "on its feet"),
    "Follow Me!": ("Heroes can be among them", "unactivated soldiers"),
    "Frightened": ("any enemy, frightened or not", "an enemy who isn’t frightened"),
    "Action": ("A fight starts when a figure enters", "then shoot or fight"),
    "Scatter": ("stays where it is", "stops before the first step"),
    "Civilians": ("markers of both kinds", "scatter (3)"),
    "Stray Shot": ("rolled for each square", "rolled once"),
    "Strafing Run": ("4 squares in a line", "to the edge"),
}


@pytest.mark.parametrize("title", [MINIATURES], ids=["miniatures"])
@pytest.mark.parametrize(("scenario", "beta"), [("beta-03", True), ("final-02", False)])
async def test_a_table_is_told_the_rules_it_plays_by(
    world: World, anna: MemberActor, scenario: str, *, beta: bool
) -> None:
    await open_table(world, anna, game="miniatures", scenario=scenario)
    for topic, (of_beta, of_final) in DIFFERENT.items():
        told = text(answer(await anna.slash(world.channel, "rules", topic=topic)))
        assert (of_beta in told, of_final in told) == (beta, not beta), f"{topic}: {told}"


@pytest.mark.parametrize("title", [MINIATURES], ids=["miniatures"])
async def test_every_event_token_and_keyword_is_found_by_its_name(world: World, anna: MemberActor) -> None:
    await open_table(world, anna, game="miniatures", scenario="final-01")
    asked = ("Wings of Death", "Hidden Stash", "Mutant bug", "Burning wreck", "Loot", "Uplink", "Scatter")
    for topic in (*asked, "Lasting cards", "Ties", "Teams", "Scared Civilian", "Set-up: deployment"):
        told = answer(await anna.slash(world.channel, "rules", topic=topic))
        assert told.ephemeral
        assert text(told).lower().startswith(f"**{topic.lower()}**")


@pytest.mark.parametrize("title", [MINIATURES], ids=["miniatures"])
async def test_rulings_stand_below_a_topic_with_their_numbers(world: World, anna: MemberActor) -> None:
    await open_table(world, anna, game="miniatures", scenario="final-01")
    told = text(answer(await anna.slash(world.channel, "rules", topic="Round")))
    assert told.startswith("**Round** (R1.1, R1.5, R1.6)")
    assert "-# Q100 · " in told


@prepared(scenario="final-01", figures="S1 A1, M1 H8 activated", deck="FE6", turn="human")
async def test_a_post_about_an_event_offers_its_topic(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    place = await sit_down(world, anna, ben)
    await say(anna, place, "Activate S1", "End this activation")
    (told,) = (board for board in world.boards(place) if "draw an event: *Wings of Death*" in text(board))
    assert "📖 Wings of Death" in buttons(told)
    for actor in (anna, carl):  # also for somebody who only watches
        shown = answer(await actor.click(told, label="📖 Wings of Death"))
        assert shown.ephemeral
        assert text(shown).startswith("**Wings of Death** (FE6): The mutant bug lands")


@prepared(scenario="final-01", figures="S1 A1, S2 B1, M1 H8, M2 H7", turn="human")
async def test_a_post_without_an_event_offers_none(world: World, anna: MemberActor, ben: MemberActor) -> None:
    place = await sit_down(world, anna, ben)
    await say(anna, place, "Activate S1", "Move to A2", "End this activation")
    assert not any(label.startswith("📖") for board in world.boards(place) for label in buttons(board))


@prepared(scenario="final-08", figures="BUD D4, BRA D5, S1 B1, TOR A8", turn="human")
async def test_a_hero_has_a_life_and_a_soldier_has_values(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await sit_down(world, anna, ben)
    buddy = text(answer(await anna.slash(place, "figure", figure="BUD")))
    assert "> Robbed a bank on the very day" in buddy
    assert "> " not in text(answer(await anna.slash(place, "figure", figure="S1")))
    assert "the biggest dome" in text(answer(await ben.slash(place, "figure", figure="TOR")))


@pytest.mark.parametrize("title", [MINIATURES], ids=["miniatures"])
@pytest.mark.parametrize("scenario", ["final-07", "beta-03"])
async def test_a_scene_opens_the_lobby_and_the_booklet(
    world: World, anna: MemberActor, scenario: str
) -> None:
    await open_table(world, anna, game="miniatures", scenario=scenario)
    scene = (
        "The transmitter still works." if scenario == "final-07" else "Eva and Troy are across the street."
    )
    assert scene in text(world.public()[-1])
    assert scene in text(answer(await anna.slash(world.channel, "rules")))
