"""Goals of scenarios, reached at a Discord table: exits, the uplink, the loot, zones."""

import pytest
from simcord import ChannelHandle
from simcord.actors import MemberActor

from tests.bot.miniatures import offers, order, prepared, press, question, say, sit_down, story
from tests.bot.players import TURN
from tests.bot.world import World, buttons, text

pytestmark = pytest.mark.slow  # rounds of miniatures on a simulated Discord


def _is_over(world: World, place: object) -> bool:
    board = world.boards(place)[-1]  # type: ignore[arg-type]
    return TURN not in buttons(board) and text(board).startswith("## 🏁")


@prepared(scenario="final-02", figures="EVA B5, TRO D5, S1 C8, M1 H1, M2 G1", turn="human")
async def test_a_hero_leaves_over_a_numbered_exit_and_scores_it(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await sit_down(world, anna, ben)
    # The command finds the path: a step to the exit and one off the board, nothing else in between.
    ways = await offers(anna, place, "move", "to", figure="EVA")
    assert "off the board" in ways
    assert "A4, one step" in ways
    assert "off the board" not in await offers(anna, place, "move", "to", figure="S1")
    await order(anna, place, "move", figure="EVA", to="off")
    told = story(world, place)
    assert "Eva leaves the board from A4." in told
    assert "⭐ Humans +3 (**3**)." in told
    assert question(world, place) == "Anna: activate a second figure, play a card, or end your turn."


@prepared(
    scenario="final-04",
    figures="ASH D8, S1 C2, S2 H8, M1 A4, M2 B4",
    turn="human",
    tally="human leave=2",
)
async def test_the_exit_that_brings_the_eighth_point_ends_the_game(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await sit_down(world, anna, ben)
    await press(world, anna, place, "S1", "Move to C1")
    shown = await press(world, anna, place, "Leave the board over the south edge")
    assert "S1 leaves the board from C1." in text(shown)
    told = story(world, place)
    assert "⭐ Humans +3 (**9**)." in told
    assert "🏁 The Humans win." in told
    assert "Victory for Anna, on points." in _ended(world, place)
    assert _is_over(world, place)


@prepared(scenario="final-07", figures="JOE D6, S1 D1, M1 A8, M2 H8", turn="human")
async def test_the_call_goes_through_when_joe_is_alone_at_the_uplink(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await sit_down(world, anna, ben)
    await say(anna, place, "Activate Joe")
    assert not any("call" in label for label in await offers(anna, place, "act", "action"))
    assert "Move to D7 · the uplink" in await offers(anna, place, "act", "action")
    await say(anna, place, "Move to D7")
    await say(anna, place, "Spend Heroics and make the call")
    told = story(world, place)
    assert "📡 Joe makes the call!" in told
    assert "⭐ Humans +8 (**8**)." in told
    assert _is_over(world, place)


@prepared(scenario="final-08", figures="BUD D2 loot, BRA D1, S1 B1, M1 A8, M2 H8", turn="human")
async def test_the_loot_is_carried_off_by_a_robber_and_by_nobody_else(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await sit_down(world, anna, ben)
    assert "off the board" not in await offers(anna, place, "move", "to", figure="BRA")
    await order(anna, place, "move", figure="BUD", to="off")
    told = story(world, place)
    assert "Buddy leaves the board from " in told
    assert "⭐ Humans +3 (**3**)." in told


@prepared(scenario="final-08", figures="BUD D3, BRA D2, S1 C3, M1 A8, M2 H8", loot="C2", turn="human")
async def test_loot_on_the_ground_is_for_heroes(world: World, anna: MemberActor, ben: MemberActor) -> None:
    place = await sit_down(world, anna, ben)
    await say(anna, place, "Activate S1", "Move to C2", "End this activation")
    assert "takes the loot" not in story(world, place)
    await say(anna, place, "Activate Brandi")
    assert "Move to C2 · the loot is there" in await offers(anna, place, "act", "action")
    await say(anna, place, "Move to C2")
    assert "Brandi takes the loot." in story(world, place)


TOWN = {
    "scenario": "final-10",
    "figures": "EVA D4 activated, S1 C2, S2 A8 activated, S3 G8 activated, M1 F1, M2 G1 activated",
    "zones": "red_NW human, red_NE human",
    "round": 3,
    "turn": "human",
}


@prepared(**TOWN)
async def test_four_zones_at_the_end_of_a_round_win_the_town(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await sit_down(world, anna, ben)
    await order(anna, place, "move", figure="S1", to="B2")
    await say(anna, place, "End this activation")
    assert "🚩 The Humans take the south-west zone!" in story(world, place)
    # Four of five are held, but it counts only at the end of the round.
    assert question(world, place) == "Ben: activate two figures, or activate one and play a card."
    await order(ben, place, "move", figure="M1", to="G2")
    await say(ben, place, "End this activation")
    told = story(world, place)
    assert "Round 3 is over." in told
    assert "🏁 The Humans win." in told
    assert "Victory for Anna, with four of the five zones." in _ended(world, place)
    assert _is_over(world, place)


def _ended(world: World, place: ChannelHandle) -> str:
    """Returns the text of the thread's last message, which is the end of the game."""
    return text(world.public(place)[-1])


STAND_OFF = {"scenario": "final-01", "figures": "S1 A1, M1 H8", "round": 8, "turn": "human"}


async def _end_of_the_eighth_quiet_round(world: World, anna: MemberActor, ben: MemberActor) -> ChannelHandle:
    """Returns the place of a game in which nothing has happened for eight rounds."""
    place = await sit_down(world, anna, ben)
    await say(anna, place, "Activate S1", "End this activation")
    await say(ben, place, "Activate M1", "End this activation")
    return place


@prepared(**STAND_OFF)
async def test_a_stand_off_ends_in_a_draw_if_both_agree(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await _end_of_the_eighth_quiet_round(world, anna, ben)
    assert question(world, place) == "Anna: nothing has happened for 8 rounds. Call it a draw?"
    await say(anna, place, "Call it a draw")
    assert "The Humans offer a draw." in story(world, place)
    assert not _is_over(world, place)
    await say(ben, place, "Call it a draw")
    assert "A stand-off, and everyone agrees: a draw." in _ended(world, place)
    assert _is_over(world, place)


@prepared(**STAND_OFF)
async def test_a_stand_off_goes_on_if_one_side_wants_to(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await _end_of_the_eighth_quiet_round(world, anna, ben)
    await say(anna, place, "Call it a draw")
    await say(ben, place, "Play on")
    assert "The Martians play on." in story(world, place)
    assert "draw" not in question(world, place)
    assert not _is_over(world, place)
