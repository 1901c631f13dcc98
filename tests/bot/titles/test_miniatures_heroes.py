"""Heroes and leaders at a Discord table: their actions inside one activation."""

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from tests.bot.miniatures import let_pass, offers, order, prepared, press, question, say, sit_down, story
from tests.bot.players import on_offer, panel
from tests.bot.world import World, beside, text

pytestmark = pytest.mark.slow  # rounds of miniatures on a simulated Discord

SQUAD = "SGT D1, S1 C1, S2 D1, S3 E1, S4 E2, S5 B1, S6 H1, M1 E6, M2 B8"


@prepared(scenario="final-03", figures=SQUAD, turn="human")
async def test_a_sergeant_leads_four_inside_one_activation(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await sit_down(world, anna, ben)
    await _act_and_lead(world, anna, place)

    # The first follower moves by panel, the second by command, the third by /act, the fourth not at all.
    await press(world, anna, place, "Activate S1", "Move to C2")
    await press(world, anna, place, "Move to B2")
    assert question(world, place) == "Anna: who follows Sergeant? (up to 3)"
    assert await offers(anna, place, "act", "action") == [
        "Activate S2 · carbine, D1",
        "Activate S3 · carbine, E1",
        "Activate S4 · carbine, E2",
        "Activate S5 · carbine, B1",
        "End this activation",
    ]
    await order(anna, place, "move", figure="S4", to="E4")
    await say(anna, place, "Activate S2", "Shoot at M1")
    await say(anna, place, "End this activation")
    await say(anna, place, "Activate S3", "End this activation")

    # All four were one activation, and the turn has another.
    assert question(world, place) == "Anna: activate a second figure, play a card, or end your turn."
    told = story(world, place)
    assert [line for line in told.splitlines() if "follows" in line] == [
        f"{follower} follows Sergeant." for follower in ("S1", "S4", "S2", "S3")
    ]
    assert "Sergeant leads others on (Heroics left: 1)." in told
    assert "S1 moves from C1 via C2 to B2." in told
    assert "S4 moves from E2 via E3 to E4." in told
    assert "S2 shoots M1 (E6" in told
    left = on_offer(await panel(world, anna, place))
    assert left == ["End the turn", "Activate S5", "Activate S6"]
    await say(anna, place, "Activate S6", "End this activation")
    assert question(world, place).startswith("Ben: activate two figures")


async def _act_and_lead(world: World, anna: MemberActor, place: ChannelHandle) -> None:
    """The sergeant takes two steps by buttons; only then may they lead others."""
    shown = await press(world, anna, place, "Sergeant", "Move to D1")
    assert "Sergeant shifts position in D1." in text(shown)
    shown = await press(world, anna, place, "Move to D2")
    # Four of the five in reach may follow, never the sixth across the board.
    assert on_offer(shown) == [
        "Spend Heroics on one more move, shot or fight",
        "Spend Heroics and lead others",
        "End this activation",
    ]
    assert beside(shown) == {
        "Spend Heroics on one more move, shot or fight": "1 of your 2 Heroics points",
        "Spend Heroics and lead others": "S1, S2, S3, S4, S5",
    }
    await press(world, anna, place, "Spend Heroics and lead others")
    assert question(world, place) == "Anna: who follows Sergeant? (up to 4)"


@prepared(scenario="final-10", figures="TOR A8, M1 D4, M2 E5, M3 H1, S1 A1 activated", turn="martian")
async def test_a_general_leads_around_any_square_and_says_who_follows(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await sit_down(world, anna, ben)
    await say(ben, place, "Activate General Tor", "End this activation")
    leads = [label for label in await offers(ben, place, "act", "action") if "lead" in label]
    assert any(label.endswith("· M1, M2") for label in leads), leads
    assert any(label.endswith("· M3") for label in leads), leads
    await let_pass(world, place, anna, ben)


@prepared(scenario="final-10", figures="ASH D4, EVA D5, DEK H8, S1 D4, M1 A1", turn="human")
async def test_a_natural_leader_takes_one_hero_along(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await sit_down(world, anna, ben)
    await say(anna, place, "Activate Ashley", "End this activation")
    assert "Spend Heroics and lead others · Eva" in await offers(anna, place, "act", "action")
    await say(anna, place, "Spend Heroics and lead others", "Activate Eva", "End this activation")
    # Eva, with Heroics of her own, is asked for more actions; then the turn continues.
    assert "Eva follows Ashley." in story(world, place)


@prepared(scenario="final-02", figures="EVA D5, TRO D4, M1 A1, M2 H1", turn="martian", round=1)
async def test_authority_begins_the_next_round(world: World, anna: MemberActor, ben: MemberActor) -> None:
    place = await sit_down(world, anna, ben)
    await say(ben, place, "Activate M1", "End this activation", "Activate M2", "End this activation")
    await say(anna, place, "Activate Troy", "End this activation", "End this activation", "Activate Eva")
    await say(anna, place, "End this activation", "End this activation")
    assert question(world, place) == "Anna: use Authority to go first in round 2?"
    await say(anna, place, "Eva takes command")
    assert "Eva takes command (Heroics left: 3)." in story(world, place)
    offered = await offers(anna, place, "act", "action")
    assert [label for label in offered if label.startswith("Activate")] == ["Activate Eva · D5"]
