"""The report of every turn keeps its picture; the question below it has none until something changes."""

import pytest

from tests.bot.wire.requests import Wire
from tests.bot.world import World, buttons, text
from tests.opaque import AnyTitle
from tests.pictures import PAGE, count, row, tables, who

pytestmark = pytest.mark.slow  # turns of every game on a simulated Discord

TURNS = 3
SENT = 1.6  # pictures per order
COMPUTER = 3  # more of them per turn: one's own move is shown before the computer answers


@pytest.fixture
def title(request: pytest.FixtureRequest) -> AnyTitle:
    found: AnyTitle = request.param
    return found


def _name(value: AnyTitle | int) -> str:
    return str(value) if isinstance(value, int) else value.id


@pytest.mark.parametrize(("title", "people"), tables(), indirect=["title"], ids=_name)
async def test_every_report_keeps_its_picture_and_the_newest_one_shows_the_present_board(
    world: World, wire: Wire, title: AnyTitle, people: int
) -> None:
    counted = await count(world, wire, title, people=people, turns=TURNS)
    assert counted.turns == TURNS
    assert counted.twice == 0
    assert counted.bare == 0
    assert all(counted.newest)
    assert counted.sent <= SENT * counted.orders + COMPUTER * TURNS, row(title, people, counted)
    *reports, board = world.boards(world.thread())
    assert buttons(board)
    left = {label for report in reports for label in buttons(report)}
    assert all(label.startswith("📖") for label in left), "only lookups stay on earlier reports"
    assert all(text(report).startswith("### ") for report in reports)


def test_the_page_keeps_the_ceilings() -> None:
    lines = [line.strip("| ").split(" | ") for line in PAGE.read_text(encoding="utf-8").splitlines()]
    rows = {(cells[0], cells[1]): cells[2:] for cells in lines if len(cells) == 10}
    for title, people in tables():
        _, orders, _, _, sent, _, bare, twice = rows[title.id, who(title, people)]
        beside = COMPUTER if people < title.rules.seat_plan(title.codecs.options_type()).fewest else 0
        assert float(sent) <= SENT * float(orders) + beside, title.id
        assert (bare, twice) == ("0", "0"), title.id
