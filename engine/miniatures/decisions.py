"""Decisions; each follows from public knowledge alone."""

from engine.core import Decision, Window
from engine.miniatures.content import EventId, Means, RuinId
from engine.miniatures.grid import Square
from engine.miniatures.pieces import EffectId, FigureId, Side


class BuildRuins(Decision, frozen=True):
    ruin: RuinId
    left: int


class OrientMap(Decision, frozen=True):
    pass


class RecruitHero(Decision, frozen=True):
    left: int


class DeployFigure(Decision, frozen=True):
    figure: FigureId
    left: int


class UseAuthority(Window, frozen=True):
    """The window before a round (B2): a commander may change the first player."""

    round: int
    first: Side  # the first player unless a commander changes it


class CallDraw(Decision, frozen=True):
    """Call a stand-off a draw, or play on (Q103)."""

    quiet: int  # rounds without a kill, a point or a marker


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
    """Choose the enemy to fight in a figure's square."""

    figure: FigureId


class ChooseFollower(Decision, frozen=True):
    leader: FigureId
    left: int


class MoveFreely(Decision, frozen=True):
    figure: FigureId


class ShootAgain(Decision, frozen=True):
    """Choose the second target of Rapid Fire."""

    figure: FigureId
    at: Square


class MendOrScore(Decision, frozen=True):
    figure: FigureId


class AimRow(Decision, frozen=True):
    """Aim a support row: an enemy's by Mind Control, or one's own again after a jam."""

    owner: Side


class SteerCar(Decision, frozen=True):
    event: EventId


class FeedBug(Decision, frozen=True):
    """Choose the figure that the bug attacks."""

    at: Square


class RefillHand(Window, frozen=True):
    """Choose discards at the end of a round; standing orders may answer it, as a reaction (B2, timeouts)."""


class ChooseBrave(Window, frozen=True):
    attacker: FigureId
    at: Square


class ChooseStance(Window, frozen=True):
    figure: FigureId
    chance_fight: int  # per cent to be killed when fighting back
    chance_dodge: int  # per cent to be killed when dodging


class BeforeTest(Window, frozen=True):
    """Play a card for this test, or decline."""

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
    """Jam the enemy support card just added or triggered, or decline."""

    effect: EffectId


class BeforeStrike(Window, frozen=True):
    """Take cover or decline: the struck squares are known, no dice are rolled yet."""

    effect: EffectId
    at: Square


class BeforePlacement(Decision, frozen=True):
    """Re-roll the die of this placement, or decline; it is asked of the player that triggered the row."""

    at: Square


AnyDecision = (
    BuildRuins
    | OrientMap
    | RecruitHero
    | DeployFigure
    | UseAuthority
    | CallDraw
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
