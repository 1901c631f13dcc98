"""What a player may order in advance: cards for an occasion, who steps forward, how fights are met."""

from enum import Enum

from engine.core import Data, snake
from engine.miniatures.content import (
    AnyEffect,
    CancelDeath,
    DiscardSupportCard,
    ModPool,
    ShieldSquare,
    Test,
    UpgradeSight,
)
from engine.miniatures.pieces import EffectId, FigureId, Side
from engine.miniatures.view import View


class Occasion(Enum):
    """When an armed card is played."""

    SHOT = "shot"
    FIGHT = "fight"
    SURVIVAL = "survival"
    ENEMY_SURVIVAL = "enemy-survival"
    RESCUE = "rescue"
    JAM = "jam"
    COVER = "cover"


OWN_TESTS = {Test.SHOOT: Occasion.SHOT, Test.FIGHT: Occasion.FIGHT, Test.SURVIVE: Occasion.SURVIVAL}


class PlayWhen(Data, frozen=True, tag=snake):
    """Plays a card, or its equal, on an occasion."""

    card: EffectId
    occasion: Occasion
    heroes: bool = False  # for heroes only
    figure: FigureId | None = None  # for this figure only; None: for any
    least: int = 0  # chance of the kill in per cent; of a jam, the cards of the row


class Forward(Enum):
    """Who of several brave figures becomes the target (R16.6)."""

    USUAL = "usual"  # in the order of B2
    CHEAPEST = "cheapest"


class StepForward(Data, frozen=True, tag=snake):
    """Settles who steps forward."""

    who: Forward


class Guard(Enum):
    """How a figure that is attacked in a fight meets it (R7.3)."""

    SAFER = "safer"
    FIGHT = "fight"
    DODGE = "dodge"


class MeetFights(Data, frozen=True, tag=snake):
    """Settles how fights are met."""

    how: Guard


AnyOrder = PlayWhen | StepForward | MeetFights


def occasions(card: AnyEffect, side: Side) -> tuple[Occasion, ...]:
    """Returns when a side could use a card in a window; nothing for cards that are played otherwise."""
    match card:
        case ModPool(roller=roller, tests=tests) if roller is side:
            return tuple(occasion for test, occasion in OWN_TESTS.items() if test in tests)
        case ModPool(tests=tests) if Test.SURVIVE in tests:
            return (Occasion.ENEMY_SURVIVAL,)
        case UpgradeSight():
            return (Occasion.SHOT,)
        case CancelDeath():
            return (Occasion.RESCUE,)
        case DiscardSupportCard():
            return (Occasion.JAM,)
        case ShieldSquare():
            return (Occasion.COVER,)
        case _:
            return ()


def about(order: AnyOrder) -> object:
    """Returns what an order is about: the same card on the same occasion for the same figure is one thing."""
    if isinstance(order, PlayWhen):
        return order.card, order.occasion, order.heroes, order.figure
    return type(order)


def stands(view: View, order: AnyOrder) -> bool:
    """Tells whether what was armed is still held."""
    return not isinstance(order, PlayWhen) or any(card.effect == order.card for card in view.hand)
