"""Changes of one seat in play: reactions, standing orders, levels, shares, suggestions, lapsed plans."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.service.model.changes.change import Effect, Moment
from bot.service.model.notices import board_again
from bot.service.model.position import Position
from bot.store.rows import DuePost, ReactionMode, UserId
from bot.titles.title import AnyAction, AnyOrder
from engine.core import Level, Seat
from engine.kit.edit import drop, put, swap


@dataclass(frozen=True, kw_only=True)
class ReactionsChosen:
    """A seat answers chances to react in another way."""

    seat: Seat
    reactions: ReactionMode

    def apply(self, position: Position, moment: Moment) -> Effect:
        chair = replace(position.chairs[self.seat], reactions=self.reactions)
        return Effect(position=replace(position, chairs=swap(position.chairs, self.seat, chair)))


@dataclass(frozen=True, kw_only=True)
class OrdersGiven:
    """The standing orders of a seat are replaced."""

    seat: Seat
    orders: tuple[AnyOrder, ...]

    def apply(self, position: Position, moment: Moment) -> Effect:
        return Effect(position=replace(position, orders=put(position.orders, self.seat, self.orders)))


@dataclass(frozen=True, kw_only=True)
class LevelChosen:
    """The computer plays some seats at another level."""

    seats: tuple[Seat, ...]
    level: Level
    told: tuple[DuePost, ...] = ()

    def apply(self, position: Position, moment: Moment) -> Effect:
        chairs = tuple(
            replace(chair, level=self.level) if chair.seat in self.seats else chair
            for chair in position.chairs
        )
        dues = (*self.told, board_again(position.game)) if position.is_playing else ()
        return Effect(position=replace(position, chairs=chairs), dues=dues)


@dataclass(frozen=True, kw_only=True)
class SharesGiven:
    """A team divides what belongs to its seat."""

    seat: Seat
    shares: Mapping[str, UserId]

    def apply(self, position: Position, moment: Moment) -> Effect:
        chair = replace(position.chairs[self.seat], shares=self.shares)
        return Effect(position=replace(position, chairs=swap(position.chairs, self.seat, chair)))


@dataclass(frozen=True, kw_only=True)
class Suggested:
    """An onlooker says what they would do, in place of an earlier suggestion."""

    user_id: UserId
    action: AnyAction

    def apply(self, position: Position, moment: Moment) -> Effect:
        suggestions = put(position.suggestions, self.user_id, self.action)
        return Effect(position=replace(position, suggestions=suggestions), dues=(board_again(position.game),))


@dataclass(frozen=True, kw_only=True)
class PlansDropped:
    """The rest of some seats' orders is forgotten: they are asked to react in somebody else's turn."""

    seats: tuple[Seat, ...]

    def apply(self, position: Position, moment: Moment) -> Effect:
        plans = position.plans
        for seat in self.seats:
            plans = drop(plans, seat)
        return Effect(position=replace(position, plans=plans))
