"""A short month of many tables: nobody is trapped, pinged at night or too often; no deadline is wrong."""

from pathlib import Path

import pytest

from tests.bot.conftest import Mishaps
from tests.bot.days.month import LEARNT, UNKNOWN, ZONE, Plan, simulate
from tests.bot.wire.requests import Wire
from tests.duel import DUEL

pytestmark = pytest.mark.slow  # three weeks on a simulated Discord


@pytest.fixture(autouse=True)
def sleepless() -> None:
    """Quiet hours are guessed here."""


async def test_three_weeks_with_restarts_and_lost_places_trap_wake_and_hurry_nobody(
    tmp_path: Path, wire: Wire, mishaps: Mishaps
) -> None:
    mishaps.expect()  # requests are refused while the bot may not post
    plan = Plan(days=21, tables=16, people=10, titles=(DUEL,))
    counts = await simulate(plan, tmp_path, wire)
    assert counts.visits > 50
    assert counts.stalled == []
    assert counts.wrong == []
    assert counts.unheard == []
    assert counts.missed > 0
    assert counts.on_bank
    assert counts.most_rings <= 3
    assert counts.heard[ZONE] > 50
    assert counts.at_night[ZONE] == 0
    without = counts.heard[LEARNT] + counts.heard[UNKNOWN]
    assert without > 10
    assert counts.at_night[LEARNT] + counts.at_night[UNKNOWN] <= 0.05 * without
    assert counts.presses
    assert max(counts.presses) == 1
