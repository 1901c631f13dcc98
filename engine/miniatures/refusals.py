"""Refusals: the reasons why an action is not legal."""

from engine.core import NotAsked, Refusal
from engine.miniatures.grid import Square
from engine.miniatures.pieces import CardId, FigureId


class NotNow(Refusal, frozen=True):
    """The action does not answer the current decision."""


class NoSuchFigure(Refusal, frozen=True):
    typed: str  # any user input, to be escaped when shown


class NotYours(Refusal, frozen=True):
    figure: FigureId


class NotOnBoard(Refusal, frozen=True):
    figure: FigureId


class IsAFriend(Refusal, frozen=True):
    figure: FigureId


class AlreadyActivated(Refusal, frozen=True):
    figure: FigureId


class BoundToFigure(Refusal, frozen=True):
    """The card just played, or Authority, binds this turn to one figure."""

    figure: FigureId


class ReserveFirst(Refusal, frozen=True):
    """Reserve figures must be activated first (scenario 9)."""

    figure: FigureId


class MustActivateSomebody(Refusal, frozen=True):
    """A turn activates at least one figure if any can be (Q7)."""


class IsFrightened(Refusal, frozen=True):
    figure: FigureId


class NotFrightened(Refusal, frozen=True):
    figure: FigureId


class MustFight(Refusal, frozen=True):
    """A standing enemy is in the square (R2.2)."""

    figure: FigureId


class MustEnter(Refusal, frozen=True):
    figure: FigureId


class HeldByEnemies(Refusal, frozen=True):
    figure: FigureId


class TooFar(Refusal, frozen=True):
    figure: FigureId
    at: Square


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


class SquareIsFull(Refusal, frozen=True):
    at: Square


class TooFarFromPartner(Refusal, frozen=True):
    figure: FigureId


class NoExitHere(Refusal, frozen=True):
    figure: FigureId


class HasNoWeapon(Refusal, frozen=True):
    figure: FigureId


class EnemyTooClose(Refusal, frozen=True):
    """A figure cannot shoot with an enemy in its own square (R2.5)."""

    figure: FigureId


class OutOfReach(Refusal, frozen=True):
    figure: FigureId
    at: Square
    nearest: int
    farthest: int


class FriendsInTheWay(Refusal, frozen=True):
    figure: FigureId
    at: Square


class NotSeen(Refusal, frozen=True):
    figure: FigureId
    target: FigureId
    at: Square


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


class EmptySquaresFirst(Refusal, frozen=True):
    """Every square of the zone needs a figure before any gets a second one (R21.9)."""

    squares: tuple[Square, ...]


class NotASquare(Refusal, frozen=True):
    typed: str


class NoSuchCard(Refusal, frozen=True):
    typed: str


class NotInHand(Refusal, frozen=True):
    card: CardId


class NoCardLeft(Refusal, frozen=True):
    """This turn's card has been played, or both its figures have acted (Q4)."""


class CardDoesNotFit(Refusal, frozen=True):
    """The card does not fit the situation, or not that target."""

    card: CardId


class AlreadyCarded(Refusal, frozen=True):
    """Each figure takes one card effect of its own side per round (Q5)."""

    figure: FigureId


class RowNotReady(Refusal, frozen=True):
    """A row that got a card this turn, or does nothing at its size, cannot be triggered (R10.2)."""


AnyRefusal = (
    NotAsked
    | NotNow
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
