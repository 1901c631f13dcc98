"""A press costs few transactions, whatever it sets off."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord.actors import MemberActor

from tests.bot.conftest import Mishaps
from tests.bot.players import start_table
from tests.bot.transactions import presses
from tests.bot.wire.requests import Wire
from tests.bot.world import World, running
from tests.duel.title import DUEL
from tests.opaque import AnyTitle
from tests.titles import POLISHED

pytestmark = pytest.mark.slow  # boards of all titles are drawn

COLD = 60.0  # seconds; the first picture of a game is drawn with a cold cache
MOST_WRITES, MOST_READS = 3, 6
MOVES = 25


@pytest.fixture(params=(DUEL, *POLISHED), ids=lambda title: str(title.id))
def title(request: pytest.FixtureRequest) -> AnyTitle:
    chosen: AnyTitle = request.param
    return chosen


@pytest.fixture
async def world(tmp_path: Path, title: AnyTitle, wire: Wire, mishaps: Mishaps) -> AsyncIterator[World]:
    """A server on which this one game is played."""
    async with running(World(tmp_path / "tables.db", {title.id: title}, COLD)) as world:
        yield world


async def test_a_press_is_at_most_three_writes_and_six_reads(
    world: World, title: AnyTitle, anna: MemberActor, ben: MemberActor
) -> None:
    players = (anna, ben)[: len(title.rules.seat_plan(title.codecs.options_type()).keys)]
    place = await start_table(world, *players, game=title.id)
    pressed = await presses(world, place, *players, moves=MOVES)
    assert sum(each.rows for each in pressed) >= 10
    assert [each for each in pressed if each.writes_per_order > MOST_WRITES] == []
    assert [each for each in pressed if each.reads_while_playing > MOST_READS] == []
    assert any("outbox.settle" in each.writes for each in pressed), "boards are posted meanwhile"
