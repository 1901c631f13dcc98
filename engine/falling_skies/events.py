"""The events of the game."""

from engine.core import Event
from engine.falling_skies.battle import Result
from engine.falling_skies.content import CharacterId, CityId, CitySide, RoomId, ScenarioId
from engine.falling_skies.pieces import Column, Die, ShipKind, SkySpace, Space

# --- the course of a game -------------------------------------------------------------------------


class GameBegan(Event, frozen=True):
    city: CityId
    side: CitySide
    level: int


class ScenarioBegan(Event, frozen=True):
    scenario: ScenarioId


class RoundBegan(Event, frozen=True):
    round: int


class GameWon(Event, frozen=True):
    city: CityId


class GameLost(Event, frozen=True):
    city: CityId
    result: Result


class CharacterCalled(Event, frozen=True):
    character: CharacterId


# --- dice phase -----------------------------------------------------------------------------------


class ColumnSabotaged(Event, frozen=True):
    column: Column


class DiceRolled(Event, frozen=True):
    """All unplaced dice after a roll."""

    dice: tuple[Die, ...]


class DieTurned(Event, frozen=True):
    before: Die
    after: Die


class DiceKept(Event, frozen=True):
    """A re-roll was skipped."""


class DiePlaced(Event, frozen=True):
    die: Die
    space: Space
    digging: bool


class ShipsDescended(Event, frozen=True):
    column: Column
    rows: int
    ships: int


class ShipShifted(Event, frozen=True):
    ship: ShipKind
    start: SkySpace
    end: SkySpace


class CityHit(Event, frozen=True):
    ship: ShipKind
    column: Column


class HitIgnored(Event, frozen=True):
    """The city's ability ignored a hit."""


# --- rooms phase ----------------------------------------------------------------------------------


class PeopleEvacuated(Event, frozen=True):
    people: int
    total: int
    needed: int


class TokenCleaned(Event, frozen=True):
    space: Space


class RoomUsed(Event, frozen=True):
    room: RoomId
    value: int
    cost: int


class EnergyGained(Event, frozen=True):
    energy: int
    total: int


class EnergyLost(Event, frozen=True):
    energy: int
    total: int


class ShipShotDown(Event, frozen=True):
    ship: ShipKind
    at: SkySpace


class ShipReturned(Event, frozen=True):
    ship: ShipKind
    at: SkySpace


class SatelliteLaunched(Event, frozen=True):
    number: int


class BaseRepaired(Event, frozen=True):
    points: int
    damage: int
    limit: int


class ResearchAdvanced(Event, frozen=True):
    reached: int
    of: int


class RobotUsed(Event, frozen=True):
    space: Space
    value: int  # the remaining value; at 0 it is removed


class RobotInstalled(Event, frozen=True):
    space: Space
    value: int
    ready: bool


class RobotLost(Event, frozen=True):
    """A robot was replaced by a worker or buried with its tunnel."""

    space: Space


class RobotScrapped(Event, frozen=True):
    space: Space


class SpaceCleared(Event, frozen=True):
    space: Space
    die: Die


class ExcavatorMoved(Event, frozen=True):
    space: Space


# --- mothership phase -----------------------------------------------------------------------------


class MothershipDescended(Event, frozen=True):
    row: int


class ShipsCollected(Event, frozen=True):
    """The mothership took in the ships of the row it entered."""

    ships: tuple[ShipKind, ...]


class MothershipHeld(Event, frozen=True):
    """A character kept the mothership from descending."""


class ActionSkipped(Event, frozen=True):
    """A character kept the mothership from acting."""

    row: int


class WhiteShipsAdded(Event, frozen=True):
    ships: int


class ExcavatorPushedBack(Event, frozen=True):
    space: Space


class ResearchPushedBack(Event, frozen=True):
    spaces: int
    reached: int


class BaseDamaged(Event, frozen=True):
    points: int
    damage: int
    limit: int


class TokenPlaced(Event, frozen=True):
    space: Space


class ShipLaunched(Event, frozen=True):
    ship: ShipKind
    column: Column


class ShipsWaiting(Event, frozen=True):
    """No drop point is free for these ships."""

    ships: int


# --- setting up a game, and the campaign ----------------------------------------------------------


class DifficultyRated(Event, frozen=True):
    rating: float
    epic: float


class ChapterBegan(Event, frozen=True):
    chapter: int


class CityAttacked(Event, frozen=True):
    city: CityId
    scenario: ScenarioId
    character: CharacterId


class CityAbandoned(Event, frozen=True):
    """The attack that was not chosen: its city and character are lost."""

    city: CityId
    character: CharacterId


class CharacterJoined(Event, frozen=True):
    """An upgraded character joined the next battle."""

    character: CharacterId


class LevelSet(Event, frozen=True):
    level: int


class CityDamaged(Event, frozen=True):
    """The first game was lost: the second is played on the damaged side."""

    city: CityId


class CitySaved(Event, frozen=True):
    city: CityId


class CityLost(Event, frozen=True):
    city: CityId


class ScoreCounted(Event, frozen=True):
    score: int


class CampaignWon(Event, frozen=True):
    score: int


class CampaignLost(Event, frozen=True):
    score: int


AnyEvent = (
    GameBegan
    | ScenarioBegan
    | RoundBegan
    | GameWon
    | GameLost
    | CharacterCalled
    | ColumnSabotaged
    | DiceRolled
    | DieTurned
    | DiceKept
    | DiePlaced
    | ShipsDescended
    | ShipShifted
    | CityHit
    | HitIgnored
    | PeopleEvacuated
    | TokenCleaned
    | RoomUsed
    | EnergyGained
    | EnergyLost
    | ShipShotDown
    | ShipReturned
    | SatelliteLaunched
    | BaseRepaired
    | ResearchAdvanced
    | RobotUsed
    | RobotInstalled
    | RobotLost
    | RobotScrapped
    | SpaceCleared
    | ExcavatorMoved
    | MothershipDescended
    | ShipsCollected
    | MothershipHeld
    | ActionSkipped
    | WhiteShipsAdded
    | ExcavatorPushedBack
    | ResearchPushedBack
    | BaseDamaged
    | TokenPlaced
    | ShipLaunched
    | ShipsWaiting
    | DifficultyRated
    | ChapterBegan
    | CityAttacked
    | CityAbandoned
    | CharacterJoined
    | LevelSet
    | CityDamaged
    | CitySaved
    | CityLost
    | ScoreCounted
    | CampaignWon
    | CampaignLost
)
