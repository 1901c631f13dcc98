"""Orders that a player can give in advance: cards for an occasion, who steps forward, how fights are met."""

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
    """When a card is played by an order."""

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


class Leftovers(Enum):
    """What becomes of the hand at the end of a round (R1.6)."""

    KEEP = "keep"
    ASK = "ask"


class RefillHand(Data, frozen=True, tag=snake):
    """Settles whether the player is asked what they discard."""

    how: Leftovers


class DiscardCard(Data, frozen=True, tag=snake):
    """Discards a card, or its equal, at the end of the round if it is still held."""

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
    """Tells whether a player has said that they want to be asked about this, whatever else is automatic."""
    match decision:
        case ask.RefillHand():
            return RefillHand(how=Leftovers.ASK) in orders
        case ask.UseAuthority():
            return UseAuthority(how=Command.ASK) in orders
    return False


def spends_turn(view: View, decision: Decision) -> bool:
    """Tells whether a card played in a window would be the card of the player's own turn (Q4)."""
    return isinstance(decision, CARD_WINDOWS) and view.turn is side_of(decision.seats[0])
