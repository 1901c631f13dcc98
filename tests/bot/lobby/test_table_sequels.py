"""Whole activations in one order, by command or panel: an interrupted order continues by itself, or stops."""

import pytest
from simcord.actors import MemberActor

from bot.service.errors import NotAllowed, Stale
from bot.store.rows import UserId
from tests.bot.miniatures import let_pass, offers, order, prepared, press, question, say, story
from tests.bot.players import GAME, choose, panel, seen, start_table
from tests.bot.world import World, everything, options, text
from tests.titles import MINIATURES

pytestmark = pytest.mark.slow  # turns of the miniatures on a simulated Discord

DUEL = {
    "scenario": "final-03",
    "figures": "S1 D4, S3 H1, M1 D6, M2 A8",
    "human": "splat",
    "martian": "peace",
}
STOPPED = "Your order stopped here"


@prepared(**DUEL)
async def test_after_a_shot_and_all_its_windows_the_figure_goes_on_by_itself(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    """Both want to be asked: first Anna, then Ben, each about their own card."""
    place = await start_table(world, anna, ben, reactions="ask", game=MINIATURES.id)
    assert "Then move to C3" in [
        name.capitalize().replace("c3", "C3")
        for name in await offers(anna, place, "shoot", "then", figure="S1", target="M1")
    ]
    await order(anna, place, "shoot", figure="S1", target="M1", then="move C3")
    assert question(world, place).startswith("Anna: play a card")
    await let_pass(world, place, anna)
    assert question(world, place).startswith("Ben: play a card")
    await let_pass(world, place, ben)
    told = story(world, place)
    assert told.index("S1 shoots M1") < told.index("C3")
    assert STOPPED not in text(await panel(world, anna, place))


@prepared(**{**DUEL, "figures": "S1 E4, S3 H1, M1 D6, M2 A8"})
async def test_a_figure_goes_somewhere_and_shoots_from_there(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions="never", game=MINIATURES.id)
    (shot, *_) = await anna.autocomplete(place, "move", "then", "M1", figure="S1", to="D4")
    await order(anna, place, "move", figure="S1", to="D4", then=shot["value"])
    assert "S1 shoots M1" in story(world, place)


@prepared(scenario="final-01", figures="S1 A1, S3 H1, M1 H8, M2 H7", markers="A2 artefact")
async def test_where_an_order_cannot_go_on_it_stops_and_tells_only_who_gave_it(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions="never", game=MINIATURES.id)
    shown = await order(anna, place, "move", figure="S1", to="A2", then="shoot M1")
    assert f"{STOPPED}: *shoot at M1* is no longer possible." in text(shown)
    assert STOPPED in text(await panel(world, anna, place))
    assert STOPPED not in everything([*world.public(), *world.public(place)])
    assert question(world, place).startswith("Anna:")
    await say(anna, place, "End this activation")
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


@prepared(**DUEL)
async def test_the_panel_takes_a_shot_and_the_step_after_it_as_one_order(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    """Both want to be asked: the step follows after all answers, without another press."""
    place = await start_table(world, anna, ben, reactions="ask", game=MINIATURES.id)
    shown = await press(world, anna, place, "S1", "Shoot at M1, then move to C3")
    assert question(world, place).startswith("Anna: play a card")
    await let_pass(world, place, anna)
    assert question(world, place).startswith("Ben: play a card")
    await let_pass(world, place, ben)
    told = story(world, place)
    assert told.index("S1 shoots M1") < told.index("C3")
    assert STOPPED not in text(shown)


@prepared(**{**DUEL, "figures": "S1 E4, S3 H1, M1 D6, M2 A8"})
async def test_the_panel_takes_a_step_and_the_shot_after_it_with_the_odds_from_there(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions="never", game=MINIATURES.id)
    shown = await press(world, anna, place, "S1")
    view = await seen(world, anna)
    (both,) = (each for each in view.orders if each.label == "move to D4, then shoot at M1")
    assert "% to kill" in both.hint
    await choose(anna, shown, "Move to D4, then shoot at M1")
    assert "S1 shoots M1" in story(world, place)
    moves = await world.tables.pages._positions.moves(view.table.id)
    assert len({row.cause for row in moves[view.seq + 1 :]}) == 1, "it was one order"


@prepared(**{**DUEL, "figures": "S1 E4, S3 H1, M1 H8, M2 A8"})
async def test_what_the_panel_took_as_one_order_is_taken_back_as_one(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions="never", game=MINIATURES.id)
    shown = await press(world, anna, place, "S1")
    before = options(shown)
    (walk,) = (label for label in before if label.endswith("then move to E2"))
    await choose(anna, shown, walk)
    assert "E2" in story(world, place)
    await choose(anna, shown, "Undo")
    assert options(shown).keys() == before.keys()
    await choose(anna, shown, "Undo")
    assert "Activate S1" in options(shown)


@prepared(**DUEL)
async def test_an_order_chosen_from_an_old_list_is_not_played(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions="never", game=MINIATURES.id)
    await press(world, anna, place, "S1")
    view = await seen(world, anna)
    for seq, index in ((view.seq, 99999), (view.seq, -1), (view.seq - 1, 0), (view.seq + 1, 0)):
        with pytest.raises(Stale):
            await world.tables.play.choose_order(GAME, UserId(anna.id), seq=seq, index=index)
    with pytest.raises(NotAllowed):
        await world.tables.play.choose_order(GAME, UserId(ben.id), seq=view.seq, index=0)
    assert (await seen(world, anna)).seq == view.seq


@prepared(**DUEL)
async def test_chances_to_react_in_ones_own_turn_take_nothing_from_its_time(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions="never", game=MINIATURES.id)
    before = (await seen(world, anna)).table.deadline
    await press(world, anna, place, "S1", "Shoot at M1, then move to C3")
    view = await seen(world, anna)
    assert view.my_turn
    assert view.table.deadline == before


@prepared(scenario="final-01", figures="S1 A1, S3 H1, M1 H8, M2 H7", markers="A3 artefact")
async def test_a_way_of_two_squares_says_what_is_at_its_end_and_not_what_it_is(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions="never", game=MINIATURES.id)
    await press(world, anna, place, "S1")
    walks = [each for each in (await seen(world, anna)).orders if each.kind == "whole-move-twice"]
    ends = {each.label.rpartition(" ")[2]: each.hint for each in walks}
    assert ends.pop("A3") == "face-down marker"
    assert set(ends.values()) == {""}
