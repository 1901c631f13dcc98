"""Changes of one seat in play: reactions, standing orders, levels, shares, suggestions, lapsed plans."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.copies import replace
from bot.service.model.changes.change import Effect, Moment
from bot.service.model.notices import board_again
from bot.service.model.position import Position
from bot.store.rows import DuePost, ReactionMode, UserId
from bot.titles.title import AnyAction, AnyOrder
from engine.core import Level, Seat
from engine.kit.edit import drop, put, swap


@dataclass(frozen=True, kw_only=True)
class ReactionsChosen:
    """Sets the reaction mode of a seat."""

    seat: Seat
    reactions: ReactionMode

    def apply(self, position: Position, moment: Moment) -> Effect:
        chair = replace(position.chairs[self.seat], reactions=self.reactions, chosen=None)
        return Effect(position=replace(position, chairs=swap(position.chairs, self.seat, chair)))


@dataclass(frozen=True, kw_only=True)
class OrdersGiven:
    """Replaces the standing orders of a seat."""

    seat: Seat
    orders: tuple[AnyOrder, ...]

    def apply(self, position: Position, moment: Moment) -> Effect:
        return Effect(position=replace(position, orders=put(position.orders, self.seat, self.orders)))


@dataclass(frozen=True, kw_only=True)
class LevelChosen:
    """Sets the computer level of some seats, and who the computer is there."""

    seats: tuple[Seat, ...]
    level: Level
    characters: Mapping[Seat, str | None] = field(default_factory=dict)
    told: tuple[DuePost, ...] = ()

    def apply(self, position: Position, moment: Moment) -> Effect:
        chairs = tuple(
            replace(chair, level=self.level, character=self.characters.get(chair.seat))
            if chair.seat in self.seats
            else chair
            for chair in position.chairs
        )
        dues = (*self.told, board_again(position.game)) if position.is_playing else ()
        return Effect(position=replace(position, chairs=chairs), dues=dues)


@dataclass(frozen=True, kw_only=True)
class SharesGiven:
    """Replaces the shares of a team."""

    seat: Seat
    shares: Mapping[str, UserId]

    def apply(self, position: Position, moment: Moment) -> Effect:
        chair = replace(position.chairs[self.seat], shares=self.shares)
        return Effect(position=replace(position, chairs=swap(position.chairs, self.seat, chair)))


@dataclass(frozen=True, kw_only=True)
class SuggestionChosen:
    """Sets the suggestion of an onlooker."""

    user_id: UserId
    action: AnyAction

    def apply(self, position: Position, moment: Moment) -> Effect:
        suggestions = put(position.suggestions, self.user_id, self.action)
        return Effect(position=replace(position, suggestions=suggestions), dues=(board_again(position.game),))


@dataclass(frozen=True, kw_only=True)
class PlansDropped:
    """Drops the plans of some seats, which have lapsed in another seat's turn."""

    seats: tuple[Seat, ...]

    def apply(self, position: Position, moment: Moment) -> Effect:
        plans = position.plans
        for seat in self.seats:
            plans = drop(plans, seat)
        return Effect(position=replace(position, plans=plans))
