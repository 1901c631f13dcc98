"""Reminders: one comes before every deadline, also where quiet hours are only guessed."""

from pathlib import Path

import pytest

from bot.copies import replace
from bot.durations import DAY, HOUR
from bot.service.model import turn_clock
from bot.service.model.calendars import is_quiet
from bot.service.model.changes.lost_time import with_lost_time
from bot.service.model.position import Position
from bot.store.rows import Alarm, AlarmKind, Clocks, Preferences, ReactionMode, Visit
from tests.bot.house import ANN, RED, house

MIDNIGHT = 1_768_608_000.0  # UTC
REMINDERS = (AlarmKind.HALF, AlarmKind.LAST)
KNOWN_HOURS = [range(20, 23), range(3), range(9, 12), (7, 8, 9, 19, 20, 21)]


def _guessed(waking: range | tuple[int, ...]) -> Preferences:
    """Returns the calendar of a person without a zone, seen at few hours of the day (UTC)."""
    resting = frozenset(range(24)) - frozenset(waking)
    return Preferences(user_id=ANN.id, learnt=resting).in_zone(None)


async def _asked_at(path: Path, pace: int) -> Position:
    """Returns a game at which Ann is asked."""
    async with house(path / "bot.db") as bot:
        game = await bot.paced(pace, ReactionMode.AUTOMATIC)
        return await bot.tables.pages._positions.at(game)


def _with_bank(position: Position, used: float) -> Position:
    chairs = tuple(replace(chair, bank_used=used) for chair in position.chairs)
    return replace(position, chairs=chairs, press=None)


def _visit(position: Position, person: Preferences, now: float) -> Visit:
    return turn_clock.fresh_visits(position, {ANN.id: person}, now)[RED]


def _alarms(position: Position, visit: Visit, person: Preferences, now: float) -> tuple[Alarm, ...]:
    at_table = replace(position, visits={RED: visit}, alarms=())
    return turn_clock.alarms(at_table, {ANN.id: person}, now)


@pytest.mark.parametrize("pace", [8 * HOUR, DAY, 3 * DAY], ids=["8h", "24h", "3d"])
@pytest.mark.parametrize("waking", KNOWN_HOURS, ids=str)
async def test_a_person_seen_at_few_hours_is_reminded_before_each_deadline(
    tmp_path: Path, pace: int, waking: range | tuple[int, ...]
) -> None:
    position, person = _with_bank(await _asked_at(tmp_path, pace), pace), _guessed(waking)
    for quarter in range(96):
        now = MIDNIGHT + quarter * 900
        visit = _visit(position, person, now)
        assert visit.deadline is not None
        assert pace <= visit.deadline - now <= pace + max(pace, DAY)
        called = visit.call_at or now
        reminded = [one.due for one in _alarms(position, visit, person, now) if one.kind in REMINDERS]
        assert [due for due in reminded if called < due < visit.deadline], f"asked at {quarter / 4}"
        assert not any(is_quiet(due, person) for due in reminded)


@pytest.mark.parametrize("pace", [8 * HOUR, DAY, 3 * DAY], ids=["8h", "24h", "3d"])
@pytest.mark.parametrize("waking", KNOWN_HOURS, ids=str)
async def test_a_person_seen_at_few_hours_is_reminded_while_the_time_bank_runs(
    tmp_path: Path, pace: int, waking: range | tuple[int, ...]
) -> None:
    position, person = _with_bank(await _asked_at(tmp_path, pace), 0.0), _guessed(waking)
    for quarter in range(96):
        now = MIDNIGHT + quarter * 900
        visit = _visit(position, person, now)
        assert visit.deadline is not None
        on_bank = turn_clock.on_bank(position, RED, visit, {ANN.id: person}, visit.deadline)
        assert on_bank.deadline is not None
        before = _alarms(position, visit, person, now)
        after = _alarms(position, on_bank, person, visit.deadline)
        reminded = [one.due for one in (*before, *after) if one.kind is AlarmKind.LAST]
        assert len(reminded) == 1
        assert not is_quiet(reminded[0], person)
        assert on_bank.deadline - max(13 * HOUR, pace / 4) < reminded[0] < on_bank.deadline


async def test_after_lost_time_the_last_reminder_still_comes_before_the_deadline(tmp_path: Path) -> None:
    person = _guessed(range(20, 23))
    position = _with_bank(await _asked_at(tmp_path, DAY), DAY)
    for asked in range(24):
        for lost in range(1, 48):
            now = MIDNIGHT + asked * HOUR
            visit = _visit(position, person, now)
            clocks = Clocks(
                game=position.game,
                visits={RED: visit},
                alarms=_alarms(position, visit, person, now),
                calendars={RED: person},
            )
            back = now + lost * HOUR
            moved = with_lost_time(clocks, lost * HOUR, back)
            deadline = moved.visits[RED].deadline
            assert deadline is not None
            reminded = [alarm.due for alarm in moved.alarms if alarm.kind is AlarmKind.LAST]
            assert [due for due in reminded if back <= due < deadline], f"asked at {asked}, down for {lost} h"
