"""Automatic answers: the rest of an order, standing orders and forced moves."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.copies import replace
from bot.service.model import turn_clock
from bot.service.model.position import Position
from bot.store.rows import ByWhom, Chair, Plan, ReactionMode, RowKind, StandingOrder, UserId
from bot.titles.title import AnyAction, AnyOrder, AnyState
from engine.core import LeftToChance, NoDice, Private, Revealing, Seat, Window, play
from engine.kit.edit import drop


@dataclass(frozen=True, kw_only=True)
class Answer:
    """An automatic answer of a seat, and the plans that remain after it."""

    seat: Seat
    action: AnyAction
    by_whom: ByWhom
    by_user: UserId | None
    plans: Mapping[Seat, Plan]


@dataclass(frozen=True, kw_only=True)
class Reaction:
    """An automatic answer to a chance to react.

    The computer thinks about it in every case, so that the time it takes does not reveal whether there was an
    order, or a card to play.
    """

    seat: Seat
    action: AnyAction | None  # None: the computer chooses
    plans: Mapping[Seat, Plan]
    by_whom: ByWhom = ByWhom.STANDING

    def with_thought(self, thought: AnyAction) -> Answer:
        """Returns the answer, with the computer's choice where none is settled."""
        action = thought if self.action is None else self.action
        return Answer(seat=self.seat, action=action, by_whom=self.by_whom, by_user=None, plans=self.plans)


def next_answer(position: Position) -> Answer | Reaction | None:
    """Returns the next automatic answer; None when a person or a computer seat has to choose.

    If everybody is away, the computer answers for none of them.
    """
    if turn_clock.is_asleep(position):
        return None
    for seat in position.asked_seats:
        found = _answer_of(position, seat)
        if found is not None:
            return found
    return None


def continues_by_itself(position: Position) -> bool:
    """Tells whether the next move needs no person: it is automatic, a computer's or a stand-in's."""
    if not position.is_playing or turn_clock.is_asleep(position):
        return False
    plays_itself = (
        position.chairs[seat].computer or turn_clock.stands_in(position, seat)
        for seat in position.asked_seats
    )
    return any(plays_itself) or next_answer(position) is not None or bool(stuck_plans(position))


def waiting_seats(position: Position) -> tuple[Seat, ...]:
    """Returns the asked seats without an automatic answer."""
    return tuple(seat for seat in position.asked_seats if _answer_of(position, seat) is None)


def stuck_plans(position: Position) -> tuple[Seat, ...]:
    """Returns the seats whose plan has lapsed: they are asked to react in another seat's turn."""
    if not position.is_in_window:
        return ()
    waiting = (seat for seat in waiting_seats(position) if seat in position.plans)
    return tuple(seat for seat in waiting if seat not in position.game.turn_seats)


def step_in_the_way(position: Position, seat: Seat) -> AnyAction | None:
    """Returns the illegal step at which a seat's plan has stopped; None: it has not stopped.

    In a window of its own turn a plan only waits. It is dropped with the seat's next action.
    """
    plan = position.plans.get(seat)
    if plan is None or position.is_in_window or seat not in waiting_seats(position):
        return None
    return position.title.codecs.actions.decode(plan.actions[0])


def foresee(
    position: Position, seat: Seat, actions: tuple[AnyAction, ...]
) -> Iterator[tuple[AnyState, AnyAction]]:
    """Yields the states and actions of an order, up to the first dice roll, reveal or other seat's decision.

    Raises `Refused` for an illegal action. A reveal ends the check, because a refusal of later steps would
    give the secret away without taking the step. A chance to react to something else only interrupts the
    order.
    """
    rules, state = position.title.rules, position.state
    for action in actions:
        if _interrupts(position, state, seat, action):
            return
        yield state, action
        try:
            state, events = play(rules, state, seat, action, NoDice())
        except LeftToChance:
            return
        if any(isinstance(event, Private | Revealing) for event in events):
            return
        decision = rules.decision(state)
        if decision is None or seat not in decision.seats:
            return


def _interrupts(position: Position, state: AnyState, seat: Seat, action: AnyAction) -> bool:
    """Tells whether a window has opened in which no action of this type is legal."""
    rules = position.title.rules
    if state is position.state or not isinstance(rules.decision(state), Window):
        return False
    return type(action) not in {type(one) for one in rules.legal(state, seat)}


def plans_with(
    position: Position, seat: Seat, user_id: UserId, actions: tuple[AnyAction, ...]
) -> Mapping[Seat, Plan]:
    """Returns the plans of a table after a seat was given these actions as its plan.

    An answer in a window of the seat's own turn leaves its plan as it was.
    """
    others = drop(position.plans, seat)
    if not actions:
        return position.plans if position.is_in_window and seat in position.game.turn_seats else others
    encoded = tuple(position.title.codecs.actions.encode(action) for action in actions)
    return {**others, seat: Plan(seat=seat, user_id=user_id, actions=encoded)}


def orders_left(position: Position) -> Mapping[Seat, tuple[AnyOrder, ...]]:
    """Returns the standing orders that still apply in a position.

    Every hand is checked, with orders or without, so that the time of a move reveals nothing.
    """
    standing = position.title.standing
    if standing is None or not position.has_started:
        return {}
    views = {chair.seat: position.view(chair.seat) for chair in position.chairs if chair.people}
    return {
        seat: tuple(order for order in position.orders.get(seat, ()) if standing.stands(view, order))
        for seat, view in views.items()
    }


def encoded_orders(position: Position) -> tuple[StandingOrder, ...]:
    """Returns the standing orders of a table as they are stored."""
    standing = position.title.standing
    if standing is None:
        return ()
    return tuple(
        StandingOrder(seat=seat, standing=standing.orders.encode(order))
        for seat, orders in position.orders.items()
        for order in orders
    )


def only_choice(position: Position, seat: Seat) -> AnyAction | None:
    """Returns the only legal action of a seat if it is forced; else None.

    Dice rolls, reveals, reactions and actions that end a turn or a round are left to the player.
    """
    forced = position.derived.forced
    if seat not in forced:
        forced[seat] = _forced_action(position, seat)
    return forced[seat]


def _forced_action(position: Position, seat: Seat) -> AnyAction | None:
    legal = position.legal(seat)
    if position.is_in_window or len(legal) != 1:
        return None
    rules = position.title.rules
    try:
        state, events = play(rules, position.state, seat, legal[0], NoDice())
    except LeftToChance:
        return None
    decision = rules.decision(state)
    if decision is None or isinstance(decision, Window) or seat not in decision.seats:
        return None
    told = any(isinstance(event, Private | Revealing) for event in events)
    return None if told or rules.round(state) != rules.round(position.state) else legal[0]


def _answer_of(position: Position, seat: Seat) -> Answer | Reaction | None:
    return _plan_answer(position, seat) or _reaction(position, seat) or _forced_answer(position, seat)


def _forced_answer(position: Position, seat: Seat) -> Answer | None:
    """Returns the forced action that follows a person's own move, as a part of it."""
    latest = position.latest
    if latest is None or latest.kind is not RowKind.MOVE or latest.seat != seat or latest.by_user is None:
        return None
    if seat in position.plans or len(position.chairs[seat].people) != 1:  # a team divides its actions
        return None
    action = only_choice(position, seat)
    if action is None:
        return None
    return Answer(
        seat=seat, action=action, by_whom=ByWhom.PLAYER, by_user=latest.by_user, plans=position.plans
    )


def _plan_answer(position: Position, seat: Seat) -> Answer | None:
    """Returns the next action of a seat's plan, if it is legal now.

    A plan is for the seat's own turn, and answers no window of another's.
    """
    plan = position.plans.get(seat)
    if plan is None or (position.is_in_window and seat not in position.game.turn_seats):
        return None
    action = position.title.codecs.actions.decode(plan.actions[0])
    if action not in position.legal(seat):
        return None
    left = plan.actions[1:]
    plans = {**position.plans, seat: replace(plan, actions=left)} if left else drop(position.plans, seat)
    return Answer(seat=seat, action=action, by_whom=ByWhom.PLAYER, by_user=plan.user_id, plans=plans)


def _reaction(position: Position, seat: Seat) -> Reaction | None:
    """Returns the immediate answer of a seat that is not asked in a window.

    The code path and the journal row are the same whatever the seat holds and has ordered, so that other
    players cannot tell before it acts: *never* and windows of the seat's own turn look up the standing orders
    and ask the computer, too, even where the result is not used.
    """
    if not position.is_in_window:
        return None
    chair = position.chairs[seat]
    away = turn_clock.stands_in(position, seat)
    if chair.computer or (_is_asked(position, chair) and not away):
        return None
    ordered, silent = _standing_answer(position, seat), position.title.rules.idle(position.state, seat)
    said = Reaction(seat=seat, action=ordered, plans=position.plans)
    if away:
        return replace(said, by_whom=ByWhom.CLOCK)
    unnamed = _spends_turn(position) and ordered is None
    return replace(said, action=silent) if unnamed or chair.reactions is ReactionMode.NEVER else said


def _spends_turn(position: Position) -> bool:
    """Tells whether a card played in this window would use up a part of the seat's own turn."""
    standing, decision = position.title.standing, position.decision
    if standing is None or decision is None:
        return False
    return standing.spends_turn(position.view(None), decision)


def _is_asked(position: Position, chair: Chair) -> bool:
    """Tells whether a person is asked in a window, by public knowledge and their reaction mode."""
    standing, decision, mode = position.title.standing, position.decision, chair.reactions
    if mode in (ReactionMode.ASK, ReactionMode.NEVER) or standing is None or decision is None:
        return mode in (ReactionMode.ASK, ReactionMode.COUNTS)
    counts = mode is ReactionMode.COUNTS and standing.counts(position.view(None), decision)
    return counts or standing.asks(decision, position.orders.get(chair.seat, ()))


def _standing_answer(position: Position, seat: Seat) -> AnyAction | None:
    """Returns the answer of a seat's standing orders, from its own view; None when none applies."""
    standing, decision = position.title.standing, position.decision
    if standing is None or decision is None:
        return None
    orders = position.orders.get(seat, ())
    return standing.answer(position.view(seat), decision, position.legal(seat), orders)
