"""Refusals: the reasons why an action is not legal."""

from engine.core import NotAsked, OtherQuestion, Refusal
from engine.kit.ways_out import Way, Ways
from engine.miniatures.actions import Activate, Fight, Move
from engine.miniatures.grid import Square
from engine.miniatures.pieces import CardId, FigureId


class NoSuchFigure(Refusal, frozen=True):
    typed: str  # any user input, to be escaped when shown
    instead: tuple[FigureId, ...] = ()


class NotYours(Refusal, frozen=True):
    figure: FigureId
    instead: tuple[FigureId, ...] = ()


class NotOnBoard(Refusal, frozen=True):
    figure: FigureId
    instead: tuple[FigureId, ...] = ()


class IsAFriend(Refusal, frozen=True):
    figure: FigureId
    instead: tuple[FigureId, ...] = ()


class AlreadyActivated(Refusal, frozen=True):
    figure: FigureId
    instead: tuple[FigureId, ...] = ()


class BoundToFigure(Refusal, frozen=True):
    """The card just played, or Authority, binds this turn to one figure."""

    figure: FigureId


class ReserveFirst(Refusal, frozen=True):
    """Reserve figures must be activated first (scenario 9)."""

    figure: FigureId


class MustActivateSomebody(Refusal, frozen=True):
    """A turn activates at least one figure if any can be (Q7)."""

    instead: tuple[FigureId, ...] = ()


class IsFrightened(Refusal, frozen=True):
    figure: FigureId


class NotFrightened(Refusal, frozen=True):
    figure: FigureId


class MustFight(Refusal, frozen=True):
    """A standing enemy is in the square (R2.2)."""

    figure: FigureId
    instead: tuple[FigureId, ...] = ()


class MustEnter(Refusal, frozen=True):
    figure: FigureId
    instead: tuple[Square, ...] = ()


class HeldByEnemies(Refusal, frozen=True):
    figure: FigureId
    instead: tuple[FigureId, ...] = ()


class TooFar(Refusal, frozen=True):
    figure: FigureId
    at: Square
    instead: tuple[Square, ...] = ()


class NoMovesLeft(Refusal, frozen=True):
    figure: FigureId


class HasActed(Refusal, frozen=True):
    """The figure's action does not allow this any more (R2.1)."""

    figure: FigureId


class CannotAim(Refusal, frozen=True):
    figure: FigureId


class WallInTheWay(Refusal, frozen=True):
    figure: FigureId
    at: Square
    instead: tuple[Square, ...] = ()


class SquareIsFull(Refusal, frozen=True):
    at: Square
    instead: tuple[Square, ...] = ()


class TooFarFromPartner(Refusal, frozen=True):
    figure: FigureId
    instead: tuple[Square, ...] = ()


class NoExitHere(Refusal, frozen=True):
    figure: FigureId


class HasNoWeapon(Refusal, frozen=True):
    figure: FigureId


class EnemyTooClose(Refusal, frozen=True):
    """A figure cannot shoot with an enemy in its own square (R2.5)."""

    figure: FigureId
    instead: tuple[FigureId, ...] = ()


class OutOfReach(Refusal, frozen=True):
    figure: FigureId
    at: Square
    nearest: int
    farthest: int
    instead: tuple[FigureId, ...] = ()


class FriendsInTheWay(Refusal, frozen=True):
    figure: FigureId
    at: Square
    instead: tuple[FigureId, ...] = ()


class NotSeen(Refusal, frozen=True):
    figure: FigureId
    target: FigureId
    at: Square
    instead: tuple[FigureId, ...] = ()


class NotInSquare(Refusal, frozen=True):
    figure: FigureId
    target: FigureId


class BraveInFront(Refusal, frozen=True):
    figure: FigureId
    at: Square


class LacksSkill(Refusal, frozen=True):
    figure: FigureId


class NoHeroicsLeft(Refusal, frozen=True):
    figure: FigureId


class SquaresNotLinked(Refusal, frozen=True):
    """Covering fire needs up to three squares, each next to another, each with a target (R16.4)."""


class NotOutside(Refusal, frozen=True):
    """A figure cannot enter or be deployed in that square."""

    at: Square
    instead: tuple[Square, ...] = ()


class EmptySquaresFirst(Refusal, frozen=True):
    """Every square of the zone needs a figure before any gets a second one (R21.9)."""

    squares: tuple[Square, ...]


class NotASquare(Refusal, frozen=True):
    typed: str


class NoSuchCard(Refusal, frozen=True):
    typed: str


class NotInHand(Refusal, frozen=True):
    card: CardId
    instead: tuple[CardId, ...] = ()


class NoCardLeft(Refusal, frozen=True):
    """This turn's card has been played, or both its figures have acted (Q4)."""


class CardDoesNotFit(Refusal, frozen=True):
    """The card does not fit the situation, or not that target."""

    card: CardId
    instead: tuple[CardId, ...] = ()


class AlreadyCarded(Refusal, frozen=True):
    """Each figure takes one card effect of its own side per round (Q5)."""

    figure: FigureId


class RowNotReady(Refusal, frozen=True):
    """A row that got a card this turn, or does nothing at its size, cannot be triggered (R10.2)."""


AnyRefusal = (
    NotAsked
    | OtherQuestion
    | NoSuchFigure
    | NotYours
    | NotOnBoard
    | IsAFriend
    | AlreadyActivated
    | BoundToFigure
    | ReserveFirst
    | MustActivateSomebody
    | IsFrightened
    | NotFrightened
    | MustFight
    | MustEnter
    | HeldByEnemies
    | TooFar
    | NoMovesLeft
    | HasActed
    | CannotAim
    | WallInTheWay
    | SquareIsFull
    | TooFarFromPartner
    | NoExitHere
    | HasNoWeapon
    | EnemyTooClose
    | OutOfReach
    | FriendsInTheWay
    | NotSeen
    | NotInSquare
    | BraveInFront
    | LacksSkill
    | NoHeroicsLeft
    | SquaresNotLinked
    | NotOutside
    | EmptySquaresFirst
    | NotASquare
    | NoSuchCard
    | NotInHand
    | NoCardLeft
    | CardDoesNotFit
    | AlreadyCarded
    | RowNotReady
)

_ANOTHER_FIGURE = Way(("figure", "target"), same=("weapon",))
_A_FIGHT = Way(("target",), kind=Fight)
_A_STEP = Way(("to",))

WAYS: Ways = {  # the legal alternatives that a refusal names
    NotYours: _ANOTHER_FIGURE,
    NotOnBoard: _ANOTHER_FIGURE,
    IsAFriend: _ANOTHER_FIGURE,
    AlreadyActivated: _ANOTHER_FIGURE,
    MustActivateSomebody: Way(("figure",), kind=Activate),
    MustFight: _A_FIGHT,
    HeldByEnemies: _A_FIGHT,
    EnemyTooClose: _A_FIGHT,
    OutOfReach: _ANOTHER_FIGURE,
    FriendsInTheWay: _ANOTHER_FIGURE,
    NotSeen: _ANOTHER_FIGURE,
    TooFar: _A_STEP,
    WallInTheWay: _A_STEP,
    SquareIsFull: _A_STEP,
    TooFarFromPartner: _A_STEP,
    MustEnter: Way(("to",), kind=Move),
    NotOutside: Way(("at",)),
    NotInHand: Way(("card",)),
    CardDoesNotFit: Way(("card",)),
}
