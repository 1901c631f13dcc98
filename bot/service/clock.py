"""Until when a question may be answered, and what is played when the time is up."""

from bot.service import answers
from bot.service.position import Position
from bot.titles.title import AnyAction
from engine.core import Seat, Window


def deadline(before: Position, after: Position, now: float) -> float | None:
    """Returns when the clock answers the present question; None when it waits.

    Only a chance to react has a clock, and only while a person is asked. It runs on when one of several has
    answered.
    """
    if not isinstance(after.decision, Window) or not any(_may_be_late(after, seat) for seat in after.asked):
        return None
    goes_on = type(before.decision) is type(after.decision) and set(after.asked) < set(before.asked)
    if goes_on and before.deadline is not None:
        return before.deadline
    return now + after.settings.window_seconds


def late_answer(position: Position) -> tuple[Seat, AnyAction] | None:
    """Returns the first seat that has stayed silent, and what is played for it."""
    for seat in position.asked:
        action = _late_answer_of(position, seat)
        if action is not None:
            return seat, action
    return None


def _may_be_late(position: Position, seat: Seat) -> bool:
    """Tells whether a person is asked in whose place the clock can answer."""
    return _late_answer_of(position, seat) is not None


def _late_answer_of(position: Position, seat: Seat) -> AnyAction | None:
    if not position.chairs[seat].people or seat not in answers.waiting_seats(position):
        return None
    return position.title.rules.idle(position.state, seat)
