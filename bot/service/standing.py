"""What is answered without asking anybody: the rest of an order, and standing orders."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from bot.service.position import Position
from bot.store.rows import ByWhom, Plan, Reactions, UserId
from engine.core import LeftToChance, NoDice, Seat, play
from engine.kit.edit import drop


@dataclass(frozen=True, kw_only=True)
class Answer:
    """What a seat says without being asked, and what is left of its orders afterwards."""

    seat: Seat
    action: Any
    by_whom: ByWhom
    by_user: UserId | None
    plans: Mapping[Seat, Plan]


def answer(position: Position) -> Answer | None:
    """Returns the next answer that needs nobody; None when a person or the computer has to think."""
    for seat in position.asked:
        found = _go_on(position, seat) or _let_pass(position, seat)
        if found is not None:
            return found
    return None


def overtaken(position: Position) -> tuple[Seat, ...]:
    """Returns the seats whose order cannot go on: they are asked something else than it foresaw."""
    return tuple(
        seat
        for seat in position.asked
        if seat in position.plans and _go_on(position, seat) is None and _let_pass(position, seat) is None
    )


def check_ahead(position: Position, seat: Seat, actions: tuple[Any, ...]) -> None:
    """Raises `Refused` when an order cannot be done, as far as can be seen before dice or others decide."""
    rules, state = position.title.rules, position.state
    for action in actions:
        try:
            state = play(rules, state, seat, action, NoDice()).state
        except LeftToChance:
            return
        decision = rules.decision(state)
        if decision is None or seat not in decision.seats:
            return


def rest(position: Position, seat: Seat, user_id: UserId, actions: tuple[Any, ...]) -> Mapping[Seat, Plan]:
    """Returns the plans of a table when a seat has these actions left to do."""
    others = drop(position.plans, seat)
    if not actions:
        return others
    encoded = tuple(position.title.actions.encode(action) for action in actions)
    return {**others, seat: Plan(seat=seat, user_id=user_id, actions=encoded)}


def _go_on(position: Position, seat: Seat) -> Answer | None:
    """The next action of an order, if it is legal now."""
    plan = position.plans.get(seat)
    if plan is None:
        return None
    action = position.title.actions.decode(plan.actions[0])
    if action not in position.legal(seat):
        return None
    left = plan.actions[1:]
    plans = {**position.plans, seat: replace(plan, actions=left)} if left else drop(position.plans, seat)
    return Answer(seat=seat, action=action, by_whom=ByWhom.PLAYER, by_user=plan.user_id, plans=plans)


def _let_pass(position: Position, seat: Seat) -> Answer | None:
    """The standing order *never*: every window passes, at once and whatever the seat holds."""
    chair = position.chairs[seat]
    if not position.window or chair.computer or chair.reactions is not Reactions.NEVER:
        return None
    action = position.title.rules.idle(position.state, seat)
    if action is None:
        return None
    return Answer(seat=seat, action=action, by_whom=ByWhom.STANDING, by_user=None, plans=position.plans)
