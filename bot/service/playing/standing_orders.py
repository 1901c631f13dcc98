"""Reactions of a seat: its reaction mode and its standing orders."""

from dataclasses import dataclass
from functools import partial
from hashlib import blake2b

from bot.service.context import Context
from bot.service.errors import CannotOrder, NoStandingOrders, Stale, TooManyOrders
from bot.service.model import team_rules
from bot.service.model.changes.seats import OrdersGiven, ReactionsChosen
from bot.service.model.position import Position, seat_at
from bot.service.model.table import Table
from bot.service.playing.requests import Committed, Requests
from bot.service.running.positions import Positions, playing
from bot.service.running.writer import Decision, TableWriter
from bot.service.showing.views import table_of
from bot.store.rows import GameId, ReactionMode, UserId
from bot.titles.title import AnyOrder, AnyStanding, Query, Words
from engine.core import Seat

MOST_ORDERS = 8  # per seat: as many as fit into one message


@dataclass(frozen=True, kw_only=True)
class GivenOrder:
    """A standing order in words; `mark` is a hash of its content."""

    mark: str
    text: str


@dataclass(frozen=True, kw_only=True)
class SeatReactions:
    """The reaction mode and standing orders of a seat, private to its people."""

    table: Table
    words: Words
    reactions: ReactionMode
    orders: tuple[GivenOrder, ...]
    can_order: bool  # the game is running and has standing orders


@dataclass(frozen=True, kw_only=True)
class OrderQuestion:
    """A question on the way to a standing order."""

    table: Table
    words: Words
    chosen: tuple[str, ...]  # the values so far
    labels: tuple[str, ...]  # the choices in words, without forced ones
    back: tuple[str, ...] | None  # the choices up to the previous question; None: this is the first
    query: Query


class StandingOrders:
    """Sets reaction modes and standing orders, in secret from the other seats."""

    def __init__(
        self, context: Context, positions: Positions, writer: TableWriter, requests: Requests
    ) -> None:
        self._context = context
        self._positions = positions
        self._writer = writer
        self._requests = requests

    async def show(self, game_id: GameId, user_id: UserId, locale: str | None = None) -> SeatReactions:
        """Returns the reactions of the person's seat."""
        position = await self._positions.at(game_id)
        return self._reactions(position, seat_at(position, user_id), locale)

    async def give(
        self,
        game_id: GameId,
        user_id: UserId,
        chosen: tuple[str, ...],
        locale: str | None = None,
        *,
        interaction_id: int | None = None,
    ) -> OrderQuestion | SeatReactions:
        """Returns the next question after some choices, or stores the order that they complete."""
        position = await self._positions.in_play(game_id)
        step = self._step(position, _captain_seat(position, user_id), chosen, locale)
        if isinstance(step, OrderQuestion):
            return step
        decide = partial(self._order, user_id, chosen, locale)
        written = await self._writer.change(game_id, decide, interaction_id=interaction_id)
        return self._reactions(written.position, _captain_seat(written.position, user_id), locale)

    async def withdraw(
        self,
        game_id: GameId,
        user_id: UserId,
        mark: str,
        locale: str | None = None,
        *,
        interaction_id: int | None = None,
    ) -> SeatReactions:
        """Removes a standing order, if it still exists."""
        decide = partial(_withdrawal, user_id, mark)
        written = await self._writer.change(game_id, decide, interaction_id=interaction_id)
        return self._reactions(written.position, _captain_seat(written.position, user_id), locale)

    async def set_reactions(
        self,
        game_id: GameId,
        user_id: UserId,
        reactions: ReactionMode,
        *,
        interaction_id: int | None = None,
    ) -> Committed:
        """Sets the reaction mode of the person's seat; it applies to an open chance to react, too."""
        decide = partial(_choice, user_id, reactions)
        return await self._requests.change(game_id, decide, interaction_id=interaction_id, user_id=user_id)

    def _order(
        self, user_id: UserId, chosen: tuple[str, ...], locale: str | None, position: Position
    ) -> Decision:
        seat = _captain_seat(playing(position), user_id)
        order = self._step(position, seat, chosen, locale)
        if isinstance(order, OrderQuestion):  # the possible orders have changed meanwhile
            raise Stale
        return OrdersGiven(seat=seat, orders=_with_order(_standing_of(position), position, seat, order))

    def _reactions(self, position: Position, seat: Seat, locale: str | None) -> SeatReactions:
        known, words = position.title.standing, self._context.words(position, locale)
        given = position.orders.get(seat, ()) if known is not None and position.is_playing else ()
        return SeatReactions(
            table=table_of(position, self._context.catalogue),
            words=words,
            reactions=position.chairs[seat].reactions,
            orders=tuple(
                GivenOrder(mark=_mark(known, order), text=known.describe(position.view(seat), order, words))
                for order in given
                if known is not None
            ),
            can_order=known is not None and position.is_playing,
        )

    def _step(
        self, position: Position, seat: Seat, chosen: tuple[str, ...], locale: str | None
    ) -> OrderQuestion | AnyOrder:
        """Returns the question after some choices, or the complete order; a single choice is taken."""
        known, view, words = (
            _standing_of(position),
            position.view(seat),
            self._context.words(position, locale),
        )
        taken: tuple[str, ...] = ()
        labels: tuple[str, ...] = ()
        forks: list[tuple[str, ...]] = []
        while isinstance(query := known.step(view, taken, words), Query):
            offered = {choice.value: choice.label for choice in query.choices}
            alone = len(offered) == 1
            if len(taken) >= len(chosen) and not alone:
                break
            value = chosen[len(taken)] if len(taken) < len(chosen) else query.choices[0].value
            if value not in offered:
                raise CannotOrder
            if not alone:
                forks.append(taken)
                labels = (*labels, offered[value])
            taken = (*taken, value)
        if not isinstance(query, Query):
            return query
        if not query.choices:
            raise CannotOrder
        return OrderQuestion(
            table=table_of(position, self._context.catalogue),
            words=words,
            chosen=taken,
            labels=labels,
            back=forks[-1] if forks else None,
            query=query,
        )


def _withdrawal(user_id: UserId, mark: str, position: Position) -> Decision:
    seat, known = _captain_seat(playing(position), user_id), _standing_of(position)
    orders = position.orders.get(seat, ())
    kept = tuple(order for order in orders if _mark(known, order) != mark)
    return OrdersGiven(seat=seat, orders=kept) if kept != orders else None


def _choice(user_id: UserId, reactions: ReactionMode, position: Position) -> Decision:
    return ReactionsChosen(seat=_captain_seat(position, user_id), reactions=reactions)


def _captain_seat(position: Position, user_id: UserId) -> Seat:
    """Returns the seat of a person; raises `NotCaptain` if they may not set its reactions."""
    seat = seat_at(position, user_id)
    if (refusal := team_rules.why_not_react(position, seat, user_id)) is not None:
        raise refusal
    return seat


def _standing_of(position: Position) -> AnyStanding:
    if position.title.standing is None:
        raise NoStandingOrders
    return position.title.standing


def _with_order(known: AnyStanding, position: Position, seat: Seat, order: AnyOrder) -> tuple[AnyOrder, ...]:
    """Returns a seat's orders with a new one, which replaces one about the same subject."""
    others = tuple(each for each in position.orders.get(seat, ()) if known.about(each) != known.about(order))
    if len(others) >= MOST_ORDERS:
        raise TooManyOrders(MOST_ORDERS)
    return (*others, order)


def _mark(known: AnyStanding | None, order: AnyOrder) -> str:
    """Returns the hash of an order; a serial number would reveal how many were given."""
    assert known is not None
    return blake2b(known.orders.encode(order), digest_size=6).hexdigest()
