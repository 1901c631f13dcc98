"""Whole activations by one command: what is interrupted goes on by itself, or stops and says so."""

import pytest
from simcord.actors import MemberActor

from tests.bot.miniatures import let_pass, offers, order, prepared, question, say, story
from tests.bot.players import panel, start_table
from tests.bot.world import World, everything, text
from tests.titles import MINIATURES

pytestmark = pytest.mark.slow  # turns of the miniatures on a simulated Discord

DUEL = {
    "scenario": "final-03",
    "figures": "S1 D4, S3 H1, M1 D6, M2 A8",
    "human": "splat",
    "martian": "peace",
}
STOPPED = "Your order stops here."


@prepared(**DUEL)
async def test_after_a_shot_and_all_its_windows_the_figure_goes_on_by_itself(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    """Both want to be asked: first Anna about her own card, then Ben about his."""
    place = await start_table(world, anna, ben, reactions="ask", game=MINIATURES.id)
    assert "Then move to C3" in [
        name.capitalize().replace("c3", "C3")
        for name in await offers(anna, place, "shoot", "then", figure="S1", target="M1")
    ]
    await order(anna, place, "shoot", figure="S1", target="M1", then="move C3")
    assert question(world, place).startswith("Anna: a card")
    await let_pass(world, place, anna)
    assert question(world, place).startswith("Ben: a card")
    await let_pass(world, place, ben)
    told = story(world, place)
    assert told.index("S1 shoots at M1") < told.index("C3")
    assert STOPPED not in text(await panel(world, anna, place))


@prepared(**{**DUEL, "figures": "S1 E4, S3 H1, M1 D6, M2 A8"})
async def test_a_figure_goes_somewhere_and_shoots_from_there(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions="never", game=MINIATURES.id)
    (shot, *_) = await anna.autocomplete(place, "move", "then", "M1", figure="S1", to="D4")
    await order(anna, place, "move", figure="S1", to="D4", then=shot["value"])
    assert "S1 shoots at M1" in story(world, place)


@prepared(scenario="final-01", figures="S1 A1, S3 H1, M1 H8, M2 H7", markers="A2 artefact")
async def test_where_an_order_cannot_go_on_it_stops_and_tells_only_who_gave_it(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions="never", game=MINIATURES.id)
    shown = await order(anna, place, "move", figure="S1", to="A2", then="shoot M1")
    assert f"{STOPPED} This cannot be done any more: *shoot at M1*." in text(shown)
    assert STOPPED in text(await panel(world, anna, place))
    assert STOPPED not in everything([*world.public(), *world.public(place)])
    assert question(world, place).startswith("Anna:")
    await say(anna, place, "Do nothing more")
    assert STOPPED not in text(await panel(world, anna, place))


@prepared(**DUEL)
async def test_a_step_that_could_never_follow_is_refused_and_nothing_happens(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions="never", game=MINIATURES.id)
    before = question(world, place)
    for then in ("sing a song", "shoot M9", "move Z9", "move"):
        await order(anna, place, "move", figure="S1", to="D3", then=then)
        assert question(world, place) == before
