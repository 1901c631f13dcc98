"""Until when a question may be answered, and what is played when the time is up."""

from typing import Any

from bot.service.position import Position
from bot.store.rows import Reactions
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


def late_answer(position: Position) -> tuple[Seat, Any] | None:
    """Returns the first who has stayed silent, and what is played for him."""
    for seat in position.asked:
        if _may_be_late(position, seat):
            return seat, position.title.rules.idle(position.state, seat)
    return None


def _may_be_late(position: Position, seat: Seat) -> bool:
    """Whether a person is asked in whose place the clock can answer."""
    chair = position.chairs[seat]
    asked = bool(chair.people) and chair.reactions is Reactions.ASK
    return asked and position.title.rules.idle(position.state, seat) is not None
