"""Where a game stands."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from bot.service.errors import Outdated
from bot.service.table import Settings
from bot.store.rows import Chair, Game, Order, Plan, Record, Status, UserId
from bot.titles.title import AnyTitle
from engine.core import Decision, Outcome, Seat, SeededDice, Viewer, Window

_SETTINGS = msgspec.json.Decoder(Settings)
_OUTCOME = msgspec.json.Decoder(Outcome)


@dataclass(frozen=True, kw_only=True)
class Position:
    """Everything that is known of a table; a change makes a new one."""

    title: AnyTitle
    game: Game
    options: Any
    settings: Settings
    chairs: tuple[Chair, ...]
    state: Any  # None in the lobby
    decision: Decision | None  # None when nothing is asked: in the lobby, or when it is over
    outcome: Outcome | None
    deadline: float | None
    plans: Mapping[Seat, Plan]
    orders: Mapping[Seat, tuple[Any, ...]]  # standing orders, in the order they were given
    asked_since: Mapping[Seat, int]  # the row since which the seat has had the same choice
    suggestions: Mapping[UserId, Any]  # what onlookers would do now

    @property
    def playing(self) -> bool:
        return self.game.status is Status.PLAYING

    @property
    def asked(self) -> tuple[Seat, ...]:
        return self.decision.seats if self.decision else ()

    @property
    def window(self) -> bool:
        return isinstance(self.decision, Window)

    @property
    def suggestible(self) -> bool:
        """Whether onlookers may say what they would do: they are then shown what the one asked may."""
        decision = self.decision
        return decision is not None and len(decision.seats) == 1 and self.title.suggestible(decision)

    @property
    def in_the_open(self) -> bool:
        """Whether the question is answered on the board itself: one seat is asked and hides nothing."""
        decision = self.decision
        if decision is None or len(decision.seats) != 1 or self.chairs[decision.seats[0]].computer:
            return False
        return self.title.open_orders(decision)

    def seat_of(self, user_id: UserId | None) -> Viewer:
        """Returns the seat a user sits in; None for an onlooker."""
        for chair in self.chairs:
            if any(person.id == user_id for person in chair.people):
                return chair.seat
        return None

    def legal(self, seat: Seat) -> tuple[Any, ...]:
        """Returns what a seat may do; nothing when it is not asked."""
        legal: tuple[Any, ...] = self.title.rules.legal(self.state, seat) if seat in self.asked else ()
        return legal

    def view(self, viewer: Viewer) -> Any:
        return self.title.rules.view(self.state, viewer)


def might_begin(position: Position) -> Position:
    """Returns a lobby as if its game had begun, with nobody in it yet: enough to look up the rules."""
    title, options = position.title, position.options
    step = title.rules.setup(options, title.seats(options).fewest, SeededDice(b"", 0))
    return replace(position, state=step.state, chairs=())


def position_of(record: Record, title: AnyTitle) -> Position:
    """Returns where a recorded game stands; raises `Outdated` when these rules cannot read it."""
    game = record.game
    try:
        options = title.options.decode(game.options)
        state = None if record.head is None else title.states.decode(record.head.state)
    except msgspec.ValidationError as error:
        raise Outdated from error
    decision = title.rules.decision(state) if game.status is Status.PLAYING else None
    return Position(
        title=title,
        game=game,
        options=options,
        settings=_SETTINGS.decode(game.settings),
        chairs=record.chairs,
        state=state,
        decision=decision,
        outcome=None if game.outcome is None else _OUTCOME.decode(game.outcome),
        deadline=record.deadline,
        plans={plan.seat: plan for plan in record.plans if _can_read(title, *plan.actions)},
        orders=_orders(title, record.orders),
        asked_since=dict.fromkeys(decision.seats if decision else (), game.seq),
        suggestions={
            one.user_id: title.actions.decode(one.action)
            for one in record.suggestions
            if _can_read(title, one.action)
        },
    )


def _can_read(title: AnyTitle, *actions: bytes) -> bool:
    """Tells whether this version knows such actions; what an older one left unsaid is forgotten."""
    try:
        for action in actions:
            title.actions.decode(action)
    except msgspec.ValidationError:
        return False
    return True


def _orders(title: AnyTitle, given: tuple[Order, ...]) -> dict[Seat, tuple[Any, ...]]:
    """Returns standing orders by seat; one in a shape this version no longer knows has lapsed."""
    orders: dict[Seat, tuple[Any, ...]] = {}
    if title.standing is None:
        return orders
    for order in given:
        try:
            standing = title.standing.orders.decode(order.standing)
        except msgspec.ValidationError:
            continue
        orders[order.seat] = (*orders.get(order.seat, ()), standing)
    return orders
