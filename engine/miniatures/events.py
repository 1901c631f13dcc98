"""Events: announcements of everything that happens in the game."""

from enum import Enum

from engine.core import Event, Private, Revealing
from engine.miniatures.content import EventId, RuinId, ScenarioId
from engine.miniatures.grid import Direction, Square
from engine.miniatures.pieces import (
    CardId,
    EffectId,
    FigureId,
    MarkerKind,
    ProfileId,
    Quarters,
    ScoreKey,
    Side,
    Site,
    TokenKind,
    Weapon,
    ZoneId,
)
from engine.miniatures.sight import Sight
from engine.miniatures.state import Stance


class Fate(Enum):
    """The result of an attack for its target."""

    UNHARMED = "unharmed"
    SAVED_BY_ARMOUR = "saved_by_armour"
    KILLED = "killed"
    STRUCK_BACK = "struck_back"  # the defender's blows kill the attacker


# --- set-up and rounds ----------------------------------------------------------------------------


class GameBegan(Event, frozen=True):
    scenario: ScenarioId


class RuinsDrawn(Event, frozen=True):
    """The map is drawn by lot."""


class RuinBuilt(Event, frozen=True):
    ruin: RuinId
    site: Site
    facing: Direction


class RestBuilt(Event, frozen=True):
    count: int  # of pieces


class NoRoomForRuin(Event, frozen=True):
    """A piece that fits nowhere stays in the box."""

    ruin: RuinId


class MapTurned(Event, frozen=True):
    quarters: Quarters


class HeroRecruited(Event, frozen=True):
    side: Side
    profile: ProfileId


class Deployed(Event, frozen=True):
    figure: FigureId
    at: Square


class FirstPlayerRolled(Event, frozen=True):
    face: int
    side: Side


class RoundBegan(Event, frozen=True):
    round: int
    side: Side


class CommandTaken(Event, frozen=True):
    figure: FigureId
    heroics: int


class CommandsCancelled(Event, frozen=True):
    """Both sides used Authority: the normal first player starts."""


class DrawOffered(Event, frozen=True):
    """A side would call the stand-off a draw (Q103)."""

    side: Side


class DrawDeclined(Event, frozen=True):
    """A side plays on (Q103)."""

    side: Side


class CalledUp(Event, frozen=True):
    figure: FigureId


class TurnBegan(Event, frozen=True):
    side: Side


class SidePassed(Event, frozen=True):
    side: Side


class RoundEnded(Event, frozen=True):
    round: int


class ZoneTaken(Event, frozen=True):
    zone: ZoneId
    side: Side


class Scored(Event, frozen=True):
    side: Side
    key: ScoreKey
    vp: int
    total: int


class GameEnded(Event, frozen=True):
    reason: str
    side: Side | None = None  # None: a draw


# --- figures --------------------------------------------------------------------------------------


class Activated(Event, frozen=True):
    figure: FigureId


class Followed(Event, frozen=True):
    figure: FigureId
    leader: FigureId


class Led(Event, frozen=True):
    leader: FigureId
    heroics: int


class Moved(Event, frozen=True):
    figure: FigureId
    start: Square
    to: Square


class Entered(Event, frozen=True):
    figure: FigureId
    at: Square


class LeftBoard(Event, frozen=True):
    figure: FigureId
    at: Square


class Stood(Event, frozen=True):
    figure: FigureId


class BraveStoodIn(Event, frozen=True):
    figure: FigureId


class StanceTaken(Event, frozen=True):
    figure: FigureId
    stance: Stance


class ShotFired(Event, frozen=True):
    attacker: FigureId
    target: FigureId
    at: Square
    sight: Sight
    aim: bool
    dice: tuple[int, ...]
    hits: int
    answer: tuple[int, ...]
    saves: int  # armour included
    fate: Fate
    needs: int = 0  # the face that succeeds; 0 in events of earlier versions
    saves_on: int = 0  # the same for the answer
    armour: int = 0  # of the saves


class FightFought(Event, frozen=True):
    attacker: FigureId
    target: FigureId
    at: Square
    stance: Stance
    dice: tuple[int, ...]
    hits: int
    answer: tuple[int, ...]
    saves: int
    fate: Fate
    needs: int = 0  # the face that succeeds; 0 in events of earlier versions
    saves_on: int = 0  # the same for the answer


class CoveredWithFire(Event, frozen=True):
    figure: FigureId
    squares: tuple[Square, ...]


class FrightTested(Event, frozen=True):
    figure: FigureId
    face: int
    frightened: bool


class WasFrightened(Event, frozen=True):
    figure: FigureId


class WasFrozen(Event, frozen=True):
    """A figure is marked as activated by something other than its own action."""

    figure: FigureId


class Killed(Event, frozen=True):
    figure: FigureId
    at: Square


class HeroicsSaved(Event, frozen=True):
    figure: FigureId
    heroics: int


class DidMore(Event, frozen=True):
    figure: FigureId
    heroics: int


class HeroicsGained(Event, frozen=True):
    figure: FigureId


class Rescued(Event, frozen=True):
    figure: FigureId


class JoinedReserve(Event, frozen=True):
    figure: FigureId


class Returned(Event, frozen=True):
    figure: FigureId
    at: Square


class UplinkMade(Event, frozen=True):
    figure: FigureId


# --- things to pick up ----------------------------------------------------------------------------


class MarkerRevealed(Revealing, frozen=True):
    figure: FigureId
    at: Square
    marker: MarkerKind


class MarkerTaken(Event, frozen=True):
    figure: FigureId
    at: Square
    marker: MarkerKind


class LootTaken(Event, frozen=True):
    figure: FigureId


class LootDropped(Event, frozen=True):
    at: Square


class Mended(Event, frozen=True):
    figure: FigureId
    face: int
    weapon: Weapon | None = None  # None: a useless communicator


# --- cards ----------------------------------------------------------------------------------------


class HandDealt(Private, frozen=True):
    cards: tuple[CardId, ...]


class CardsDrawn(Event, frozen=True):
    side: Side
    count: int


class HandGained(Private, frozen=True):
    cards: tuple[CardId, ...]


class CardsDiscarded(Event, frozen=True):
    side: Side
    cards: tuple[CardId, ...]


class DeckShuffled(Event, frozen=True):
    pass


class CardPlayed(Event, frozen=True):
    side: Side
    effect: EffectId


class RowBuilt(Event, frozen=True):
    side: Side
    effect: EffectId
    size: int


class RowJammed(Event, frozen=True):
    side: Side
    effect: EffectId
    size: int


class RowTriggered(Event, frozen=True):
    side: Side
    effect: EffectId
    size: int


class DieRerolled(Event, frozen=True):
    side: Side
    face: int


class Struck(Event, frozen=True):
    """An area effect strikes its squares."""

    at: Square
    squares: tuple[Square, ...]
    dice: tuple[int, ...]  # empty if no attack is rolled
    hits: int
    needs: int = 0  # the face that succeeds; 0 in events of earlier versions


class Endured(Event, frozen=True):
    """A figure's Survive roll against an area attack, or against trampling cattle."""

    figure: FigureId
    answer: tuple[int, ...]
    saves: int
    fate: Fate
    saves_on: int = 0  # the face that succeeds; 0 in events of earlier versions
    armour: int = 0  # of the saves


class Checked(Event, frozen=True):
    """A Survive check of one die."""

    figure: FigureId
    face: int
    passed: bool
    needs: int = 0  # the face that succeeds; 0 in events of earlier versions


class Covered(Event, frozen=True):
    at: Square


# --- events from the deck -------------------------------------------------------------------------


class EventDrawn(Revealing, frozen=True):
    side: Side
    event: EventId


class NothingHappened(Event, frozen=True):
    pass


class CarLanded(Event, frozen=True):
    at: Square
    direction: Direction


class WreckLeft(Event, frozen=True):
    at: Square


class TokenCame(Event, frozen=True):
    token: TokenKind
    at: Square


class TokenMoved(Event, frozen=True):
    token: TokenKind
    start: Square
    to: Square


class TokenLeft(Event, frozen=True):
    token: TokenKind
    at: Square


class CivilianTaken(Event, frozen=True):
    side: Side
    at: Square


class CivilianKilled(Event, frozen=True):
    at: Square


class BugAttacked(Event, frozen=True):
    figure: FigureId
    at: Square
    stance: Stance
    dice: tuple[int, ...]
    hits: int
    answer: tuple[int, ...]
    saves: int
    needs: int = 0  # the face that succeeds; 0 in events of earlier versions
    saves_on: int = 0  # the same for the answer


class BugKilled(Event, frozen=True):
    at: Square


class BugCarried(Event, frozen=True):
    figure: FigureId
    to: Square


class BugHunted(Event, frozen=True):
    figure: FigureId
    dice: tuple[int, ...]
    hits: int
    answer: tuple[int, ...]
    saves: int
    needs: int = 0  # the face that succeeds; 0 in events of earlier versions
    saves_on: int = 0  # the same for the answer


class WallsCollapsed(Event, frozen=True):
    at: Square


class WentDark(Event, frozen=True):
    round: int


class StashHidden(Event, frozen=True):
    at: Square


AnyEvent = (
    GameBegan
    | RuinsDrawn
    | RuinBuilt
    | RestBuilt
    | NoRoomForRuin
    | MapTurned
    | HeroRecruited
    | Deployed
    | FirstPlayerRolled
    | RoundBegan
    | CommandTaken
    | CommandsCancelled
    | DrawOffered
    | DrawDeclined
    | CalledUp
    | TurnBegan
    | SidePassed
    | RoundEnded
    | ZoneTaken
    | Scored
    | GameEnded
    | Activated
    | Followed
    | Led
    | Moved
    | Entered
    | LeftBoard
    | Stood
    | BraveStoodIn
    | StanceTaken
    | ShotFired
    | FightFought
    | CoveredWithFire
    | FrightTested
    | WasFrightened
    | WasFrozen
    | Killed
    | HeroicsSaved
    | DidMore
    | HeroicsGained
    | Rescued
    | JoinedReserve
    | Returned
    | UplinkMade
    | MarkerRevealed
    | MarkerTaken
    | LootTaken
    | LootDropped
    | Mended
    | HandDealt
    | CardsDrawn
    | HandGained
    | CardsDiscarded
    | DeckShuffled
    | CardPlayed
    | RowBuilt
    | RowJammed
    | RowTriggered
    | DieRerolled
    | Struck
    | Endured
    | Checked
    | Covered
    | EventDrawn
    | NothingHappened
    | CarLanded
    | WreckLeft
    | TokenCame
    | TokenMoved
    | TokenLeft
    | CivilianTaken
    | CivilianKilled
    | BugAttacked
    | BugKilled
    | BugCarried
    | BugHunted
    | WallsCollapsed
    | WentDark
    | StashHidden
)
