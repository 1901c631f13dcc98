"""The miniatures at a table: the guided first turn."""

import pytest
from simcord.actors import MemberActor

from tests.bot.players import start_table
from tests.bot.world import World, answer, text
from tests.titles import MINIATURES

pytestmark = pytest.mark.parametrize("title", [MINIATURES], ids=["miniatures"])


async def test_the_guide_counts_only_the_steps_that_apply(world: World, anna: MemberActor) -> None:
    place = await start_table(world, anna, computer=True, game="miniatures", reactions=None)
    told = text(answer(await anna.click(world.board(place), label="Guide me")))
    assert "**Step 1 of 4.** A turn is two figures" in told, "the humans of scenario 1 enter over the edge"
    assert "Nobody has a good shot yet." in told, "no figure is on the map"
