"""Time banks: what a change of a table draws from them, and what prompt turns return; pure."""

from collections.abc import Collection

from bot.copies import replace
from bot.service.model import turn_clock
from bot.service.model.position import Position
from bot.store.rows import Chair, Visit
from engine.core import Seat

PROMPT = 0.5  # of the time limit: a turn that takes no longer is prompt
EARNED = 0.25  # of the time limit, for a prompt turn


def follow(before: Position, after: Position, handed_over: Collection[Seat], now: float) -> Position:
    """Returns the position after a change with its time banks; some seats have taken their turns.

    With another time limit all of them are full.
    """
    if not before.is_playing or not after.is_playing:
        return after
    if before.settings.pace != after.settings.pace:
        full = tuple(replace(chair, bank_used=0.0) for chair in after.chairs)
        return after if full == after.chairs else replace(after, chairs=full)
    chairs = tuple(_with_bank(before, after, chair, chair.seat in handed_over, now) for chair in after.chairs)
    return after if chairs == after.chairs else replace(after, chairs=chairs)


def _with_bank(before: Position, after: Position, chair: Chair, has_handed_over: bool, now: float) -> Chair:
    """Returns a chair with its time bank after a change."""
    visit, pace = before.visits.get(chair.seat), before.settings.pace
    if visit is None or pace is None:
        return chair
    drawn = _seconds_from_bank(before, chair.seat, visit, after.visits.get(chair.seat), now)
    if drawn:
        return replace(chair, bank_used=min(chair.bank_used + drawn, float(pace)))
    if chair.bank_used and has_handed_over and _is_prompt(visit, pace, now):
        return replace(chair, bank_used=max(chair.bank_used - EARNED * pace, 0.0))
    return chair


def _seconds_from_bank(before: Position, seat: Seat, visit: Visit, later: Visit | None, now: float) -> float:
    """Returns the seconds that a visit has drawn when it ends, or stops drawing; 0: it has not.

    Time in which the deadline was moved, such as quiet hours, is not counted.
    """
    goes_on = later is not None and later.bank_from == visit.bank_from and not later.late
    if visit.bank_from is None or visit.deadline is None or goes_on:
        return 0.0
    bank = turn_clock.bank_left(before, seat)
    return bank - min(max(visit.deadline - now, 0.0), bank)


def _is_prompt(visit: Visit, pace: int, now: float) -> bool:
    """Tells whether a visit took at most half of its time since its person was called."""
    called = visit.since if visit.call_at is None else max(visit.since, visit.call_at)
    return visit.bank_from is None and now - called <= PROMPT * pace
