"""Kinds of standing orders: reaction cards, Brave, stances, discarding and Authority."""

from enum import Enum

from engine.core import Data, Decision, snake
from engine.miniatures import decisions as ask
from engine.miniatures.content import (
    AnyEffect,
    CancelDeath,
    DiscardSupportCard,
    ModPool,
    ShieldSquare,
    Test,
    UpgradeSight,
)
from engine.miniatures.pieces import EffectId, FigureId, Side, side_of
from engine.miniatures.view import View


class Occasion(Enum):
    """The occasion for playing a card by an order."""

    SHOT = "shot"
    FIGHT = "fight"
    SURVIVAL = "survival"
    ENEMY_SURVIVAL = "enemy-survival"
    RESCUE = "rescue"
    JAM = "jam"
    COVER = "cover"


CARD_WINDOWS = (ask.BeforeTest, ask.BeforeHunt, ask.BeforeDeath, ask.BeforeSupport, ask.BeforeStrike)
OWN_TESTS = {Test.SHOOT: Occasion.SHOT, Test.FIGHT: Occasion.FIGHT, Test.SURVIVE: Occasion.SURVIVAL}


class PlayWhen(Data, frozen=True, tag=snake):
    """Plays a card, or another with the same effect, on an occasion."""

    card: EffectId
    occasion: Occasion
    heroes: bool = False  # for heroes only
    figure: FigureId | None = None  # for this figure only; None for any
    least: int = 0  # chance of the kill in per cent; for a jam, the number of cards in the row


class Forward(Enum):
    """The choice among several brave figures as the target (R16.6)."""

    USUAL = "usual"  # in the order of B2
    CHEAPEST = "cheapest"


class StepForward(Data, frozen=True, tag=snake):
    """Settles the choice of the brave figure."""

    who: Forward


class Guard(Enum):
    """The stance of a figure that is attacked in a fight (R7.3)."""

    SAFER = "safer"
    FIGHT = "fight"
    DODGE = "dodge"


class MeetFights(Data, frozen=True, tag=snake):
    """Settles the stance in fights."""

    how: Guard


class Leftovers(Enum):
    """The handling of the hand at the end of a round (R1.6)."""

    KEEP = "keep"
    ASK = "ask"


class RefillHand(Data, frozen=True, tag=snake):
    """Settles whether the player is asked which cards to discard."""

    how: Leftovers


class DiscardCard(Data, frozen=True, tag=snake):
    """Discards a card, or another with the same effect, at the end of the round if it is still held."""

    card: EffectId


class Command(Enum):
    """Whether Authority is used before a round (R16.1)."""

    NEVER = "never"
    ASK = "ask"


class UseAuthority(Data, frozen=True, tag=snake):
    """Settles whether the player is asked about Authority."""

    how: Command


AnyOrder = PlayWhen | StepForward | MeetFights | RefillHand | DiscardCard | UseAuthority


def occasions(card: AnyEffect, side: Side) -> tuple[Occasion, ...]:
    """Returns the occasions for a card in reaction windows; empty for other cards."""
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
    """Returns the key of an order; a new order replaces the one with the same key."""
    match order:
        case PlayWhen(card=card, occasion=occasion, heroes=heroes, figure=figure):
            return card, occasion, heroes, figure
        case DiscardCard(card=card):
            return type(order), card
    return type(order)


def stands(view: View, order: AnyOrder) -> bool:
    """Tells whether the card of an order is still held."""
    if not isinstance(order, PlayWhen | DiscardCard):
        return True
    return any(card.effect == order.card for card in view.hand)


def asks(decision: Decision, orders: tuple[AnyOrder, ...]) -> bool:
    """Tells whether the player wants to be asked about this, even if other questions are automatic."""
    match decision:
        case ask.RefillHand():
            return RefillHand(how=Leftovers.ASK) in orders
        case ask.UseAuthority():
            return UseAuthority(how=Command.ASK) in orders
    return False


def spends_turn(view: View, decision: Decision) -> bool:
    """Tells whether a card played in a window would be the card of the player's own turn (Q4)."""
    return isinstance(decision, CARD_WINDOWS) and view.turn is side_of(decision.seats[0])
