"""Until when a question may be answered, and what is played when the time is up."""

from collections.abc import Sequence
from typing import Any

from bot.service.position import Position
from bot.store.rows import Reactions
from engine.core import Seat, Window


def deadline(before: Position, after: Position, now: float) -> float | None:
    """Returns when the clock answers the present question; None when it waits.

    Only a chance to react has a clock, and only while a person is asked. It runs on when one of several has
    answered.
    """
    if not isinstance(after.decision, Window) or not any(_is_asked(after, seat) for seat in after.asked):
        return None
    goes_on = type(before.decision) is type(after.decision) and set(after.asked) < set(before.asked)
    if goes_on and before.deadline is not None:
        return before.deadline
    return now + after.settings.window_seconds


def idle_answers(position: Position) -> Sequence[tuple[Seat, Any]]:
    """Returns what is played for those who stay silent."""
    answers = ((seat, position.title.rules.idle(position.state, seat)) for seat in position.asked)
    return [(seat, action) for seat, action in answers if action is not None]


def _is_asked(position: Position, seat: Seat) -> bool:
    chair = position.chairs[seat]
    return bool(chair.people) and chair.reactions is Reactions.ASK
