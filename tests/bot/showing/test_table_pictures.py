"""No picture appears twice in a row: the report of a turn and the question below it share one."""

import pytest

from tests.bot.wire.requests import Wire
from tests.bot.world import World, buttons, pictures
from tests.opaque import AnyTitle
from tests.pictures import PAGE, count, row, tables, who

pytestmark = pytest.mark.slow  # turns of every game on a simulated Discord

TURNS = 3
NEW, AGAIN = 1.6, 1.5  # pictures per turn in new messages; redrawn pictures per order


@pytest.fixture
def title(request: pytest.FixtureRequest) -> AnyTitle:
    found: AnyTitle = request.param
    return found


def _name(value: AnyTitle | int) -> str:
    return str(value) if isinstance(value, int) else value.id


@pytest.mark.parametrize(("title", "people"), tables(), indirect=["title"], ids=_name)
async def test_a_turn_brings_one_new_picture_and_the_newest_message_shows_the_board(
    world: World, wire: Wire, title: AnyTitle, people: int
) -> None:
    counted = await count(world, wire, title, people=people, turns=TURNS)
    assert counted.turns == TURNS
    assert counted.twice == 0
    assert all(counted.newest)
    assert counted.new <= NEW * (TURNS + 1), row(title, people, counted)
    assert counted.again <= AGAIN * counted.orders + 2, row(title, people, counted)
    *reports, board = world.boards(world.thread())
    assert pictures(board)
    assert buttons(board)
    assert not all(pictures(report) for report in reports), "a report without a picture"


def test_the_page_keeps_the_ceilings() -> None:
    lines = [line.strip("| ").split(" | ") for line in PAGE.read_text(encoding="utf-8").splitlines()]
    rows = {(cells[0], cells[1]): cells[2:] for cells in lines if len(cells) == 7}
    for title, people in tables():
        _, orders, new, again, twice = rows[title.id, who(title, people)]
        assert float(new) <= NEW, title.id
        assert float(again) <= AGAIN * float(orders), title.id
        assert twice == "0", title.id
