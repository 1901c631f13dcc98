"""Questions without secrets, in a game with secrets: they are answered on the board."""

import pytest
from simcord.actors import MemberActor

from tests.bot.miniatures import let_pass, order, prepared, question, sit_down, story
from tests.bot.players import NOT_SEATED, TURN, choose_openly, on_offer, open_orders, panel
from tests.bot.world import World, answer, buttons, pictures, text

SCUFFLE = {
    "scenario": "final-03",
    "figures": "S1 C3, S2 B1, M1 D3, M2 H8",
    "turn": "human",
    "human": "ingenuity",
    "martian": "peace",
}


@pytest.mark.slow
@prepared(**SCUFFLE)
async def test_a_stance_is_taken_below_the_board_and_a_card_is_not_played_there(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    place = await sit_down(world, anna, ben)
    assert open_orders(world.board(place)) == []  # Anna's choices include her hand
    await order(anna, place, "fight", figure="S1", target="M1")
    await let_pass(world, place, anna, ben, until="fight back")
    assert "M1" in question(world, place)

    board, call = world.board(place), world.public(place)[-1]
    assert not pictures(call)
    offered = open_orders(board)
    assert offered == ["Fight back", "Dodge"]
    assert open_orders(call) == offered  # the mentioned player finds them in this message
    assert list(buttons(call))[-1] == TURN
    assert on_offer(await panel(world, ben, place)) == offered
    assert text(answer(await choose_openly(world, anna, place, offered[1]))).startswith("It’s not your turn")
    dodge = buttons(call)[offered[1]]["custom_id"]
    assert text(answer(await carl.click(call, custom_id=dodge))) == NOT_SEATED

    done = await ben.click(call, custom_id=dodge)
    assert done.acknowledged
    assert not done.followups
    assert call.id not in [message.id for message in world.public(place)]
    assert open_orders(world.board(place)) == []
    await let_pass(world, place, anna, ben)
    assert "M1 dodges" in story(world, place)
