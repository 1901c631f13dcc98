"""What the game may wait on. Each follows from what the table can see."""

from engine.core import Decision, Window
from engine.miniatures.content import EventId, Means
from engine.miniatures.grid import Square
from engine.miniatures.pieces import EffectId, FigureId, Side


class OrientMap(Decision, frozen=True):
    pass


class RecruitHero(Decision, frozen=True):
    left: int


class DeployFigure(Decision, frozen=True):
    figure: FigureId
    left: int


class UseAuthority(Window, frozen=True):
    """The window before a round (B2): a commander may change who begins."""

    round: int
    first: Side  # who begins the round if nobody takes command


class CallUpSoldiers(Decision, frozen=True):
    left: int


class TakeTurn(Decision, frozen=True):
    side: Side
    begun: bool  # a figure has been activated or a card played in it
    figures: int  # that may still be activated
    cards: int  # that may still be played


class ChooseAction(Decision, frozen=True):
    figure: FigureId


class ChooseOpponent(Decision, frozen=True):
    """Which enemy in its square a figure fights."""

    figure: FigureId


class ChooseFollower(Decision, frozen=True):
    leader: FigureId
    left: int


class MoveFreely(Decision, frozen=True):
    figure: FigureId


class ShootAgain(Decision, frozen=True):
    """Rapid Fire: who else in the square?"""

    figure: FigureId
    at: Square


class MendOrScore(Decision, frozen=True):
    figure: FigureId


class AimRow(Decision, frozen=True):
    """Where a row comes down: another's by Mind Control, or one's own again after a jam."""

    owner: Side


class SteerCar(Decision, frozen=True):
    event: EventId


class FeedBug(Decision, frozen=True):
    """Which figure in its square the bug attacks."""

    at: Square


class RefillHand(Window, frozen=True):
    """What to discard at the end of a round: like a reaction it may be answered in advance (B2, timeouts)."""


class ChooseBrave(Window, frozen=True):
    attacker: FigureId
    at: Square


class ChooseStance(Window, frozen=True):
    figure: FigureId
    chance_fight: int  # per cent to be killed when fighting back
    chance_dodge: int  # per cent to be killed when dodging


class BeforeTest(Window, frozen=True):
    """A card for this test, or none."""

    means: Means
    attacker: FigureId
    target: FigureId
    chance: int  # per cent to kill, as the pools stand


class BeforeHunt(Window, frozen=True):
    attacker: FigureId
    chance: int


class BeforeDeath(Window, frozen=True):
    figure: FigureId


class BeforeSupport(Window, frozen=True):
    """An enemy support card is added or triggered: jam it?"""

    effect: EffectId


class BeforeStrike(Window, frozen=True):
    """The struck squares are known, nothing is rolled: take cover?"""

    effect: EffectId
    at: Square


class BeforePlacement(Decision, frozen=True):
    """Re-roll the die of this placement? No reaction: the player who triggered the row is asked."""

    at: Square


AnyDecision = (
    OrientMap
    | RecruitHero
    | DeployFigure
    | UseAuthority
    | CallUpSoldiers
    | TakeTurn
    | ChooseAction
    | ChooseOpponent
    | ChooseFollower
    | MoveFreely
    | ShootAgain
    | MendOrScore
    | AimRow
    | SteerCar
    | FeedBug
    | RefillHand
    | ChooseBrave
    | ChooseStance
    | BeforeTest
    | BeforeHunt
    | BeforeDeath
    | BeforeSupport
    | BeforeStrike
    | BeforePlacement
)
