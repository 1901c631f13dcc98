"""How a seat reacts: whether it is asked, and the standing orders it has given."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from hashlib import blake2b

from bot.service.context import Context
from bot.service.errors import CannotOrder, NoStandingOrders, TooManyOrders
from bot.service.model import automatic_answers
from bot.service.model.position import Position, seat_at
from bot.service.model.table import Table
from bot.service.playing import teams
from bot.service.running.positions import Positions
from bot.service.running.requests import Committed, Requests, Written
from bot.service.showing.views import table_of
from bot.store import games, standing_orders
from bot.store.rows import GameId, ReactionMode, UserId
from bot.titles.title import AnyOrder, AnyStanding, Query, Words
from engine.core import Seat
from engine.kit.edit import put, swap

MOST_ORDERS = 8  # of a seat: as many as fit one message with what belongs to them


@dataclass(frozen=True, kw_only=True)
class GivenOrder:
    """A standing order as its giver reads it; `mark` names it as long as it is just this order."""

    mark: str
    text: str


@dataclass(frozen=True, kw_only=True)
class SeatReactions:
    """How a seat reacts, for the eyes of those who sit there."""

    table: Table
    words: Words
    reactions: ReactionMode
    orders: tuple[GivenOrder, ...]
    can_order: bool  # the game is on and knows standing orders


@dataclass(frozen=True, kw_only=True)
class OrderQuestion:
    """A question on the way to a standing order."""

    table: Table
    words: Words
    chosen: tuple[str, ...]  # the values so far
    labels: tuple[str, ...]  # what was chosen, in words; what left no choice is not among it
    back: tuple[str, ...] | None  # the choices before the question before this one; None: this is the first
    query: Query


class StandingOrders:
    """Answers given in advance. Nothing here is told to anybody else."""

    def __init__(self, context: Context, positions: Positions, requests: Requests) -> None:
        self._context = context
        self._positions = positions
        self._requests = requests

    async def show(self, game_id: GameId, user_id: UserId, locale: str | None = None) -> SeatReactions:
        """Returns how the person's seat reacts."""
        position = await self._positions.at(game_id)
        return self._reactions(position, seat_at(position, user_id), locale)

    async def give(
        self, game_id: GameId, user_id: UserId, chosen: tuple[str, ...], locale: str | None = None
    ) -> OrderQuestion | SeatReactions:
        """Asks on until the choices make a standing order, then gives it."""
        async with self._positions.queue(game_id):
            position = await self._positions.in_play(game_id)
            seat = _captain_seat(position, user_id)
            step = self._step(position, seat, chosen, locale)
            if isinstance(step, OrderQuestion):
                return step
            position = await self._put(
                position, seat, _with_order(_standing_of(position), position, seat, step)
            )
        return self._reactions(position, seat, locale)

    async def withdraw(
        self, game_id: GameId, user_id: UserId, mark: str, locale: str | None = None
    ) -> SeatReactions:
        """Takes a standing order back; if it is gone already, that is fine too."""
        async with self._positions.queue(game_id):
            position = await self._positions.in_play(game_id)
            seat = _captain_seat(position, user_id)
            known = _standing_of(position)
            kept = (order for order in position.orders.get(seat, ()) if _mark(known, order) != mark)
            position = await self._put(position, seat, kept)
        return self._reactions(position, seat, locale)

    async def set_reactions(self, game_id: GameId, user_id: UserId, reactions: ReactionMode) -> Committed:
        """Sets how the person's seat answers chances to react; one that is open is answered by it at once."""
        async with self._positions.queue(game_id):
            position = await self._positions.at(game_id)
            seat = _captain_seat(position, user_id)
            chair = replace(position.chairs[seat], reactions=reactions)
            position = replace(position, chairs=swap(position.chairs, seat, chair))
            goes_on = automatic_answers.needs_nobody(position)
            await self._positions.amend(
                position, self._context.database.write(games.react, game_id, seat, reactions, goes_on)
            )
        return await self._requests.finish(Written(game_id=game_id), user_id)

    async def _put(self, position: Position, seat: Seat, given: Iterable[AnyOrder]) -> Position:
        changed = replace(position, orders=put(position.orders, seat, tuple(given)))
        return await self._positions.amend(
            changed,
            self._context.database.write(
                standing_orders.put, position.game.id, automatic_answers.encoded_orders(changed)
            ),
        )

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
        """Returns the question after some choices, or the order they make; a lone choice takes itself."""
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


def _captain_seat(position: Position, user_id: UserId) -> Seat:
    """Returns the seat of a person who may settle how it reacts."""
    seat = seat_at(position, user_id)
    if (refusal := teams.why_not_react(position, seat, user_id)) is not None:
        raise refusal
    return seat


def _standing_of(position: Position) -> AnyStanding:
    if position.title.standing is None:
        raise NoStandingOrders
    return position.title.standing


def _with_order(known: AnyStanding, position: Position, seat: Seat, order: AnyOrder) -> tuple[AnyOrder, ...]:
    """Returns a seat's orders with a new one, which takes the place of one about the same thing."""
    others = tuple(each for each in position.orders.get(seat, ()) if known.about(each) != known.about(order))
    if len(others) >= MOST_ORDERS:
        raise TooManyOrders(MOST_ORDERS)
    return (*others, order)


def _mark(known: AnyStanding | None, order: AnyOrder) -> str:
    """Names an order by what it says, so that nobody counts how many were given."""
    assert known is not None
    return blake2b(known.orders.encode(order), digest_size=6).hexdigest()
