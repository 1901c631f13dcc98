"""Never the same picture twice in a row: a computer's turn and the question after it share one."""

from itertools import pairwise

import pytest
from simcord.actors import MemberActor

from tests.bot.players import best, seen, start_table
from tests.bot.world import World, pictures
from tests.opaque import AnyTitle
from tests.titles import DICE_GAME, NEW_WAVE

MOVES = 40


@pytest.mark.parametrize("title", [DICE_GAME, NEW_WAVE], ids=lambda title: title.id)
async def test_the_report_of_a_computers_turn_leaves_the_board_to_the_question(
    world: World, anna: MemberActor, title: AnyTitle
) -> None:
    place = await start_table(world, anna, computer=True, game=title.id)
    turns: set[int] = set()
    for _ in range(MOVES):
        view = await seen(world, anna)
        if not view.my_turn or len(turns) == 4:
            break
        turns.add(view.table.turn)
        await anna.slash(place, "act", action=f"{view.seq}:{best(view).index}")
    told = [message for message in world.public(place) if message.components]
    shown = [pictures(message) for message in told]
    assert shown[-1], "the newest message shows the board"
    assert [] in shown, "a report without a picture"
    assert not [one for one, other in pairwise(shown) if one and one == other]
