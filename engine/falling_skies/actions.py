"""What the player may say."""

from engine.core import Action
from engine.falling_skies.content import (
    CharacterId,
    CharacterSide,
    CityId,
    CitySide,
    RoomId,
    ScenarioId,
    SkySide,
    TileId,
)
from engine.falling_skies.pieces import Column, Die, SkySpace, Space

# --- dice phase -----------------------------------------------------------------------------------


class Place(Action, frozen=True):
    """Put a die on a space of the base; the column is the space's own."""

    die: Die
    column: Column
    space: Space


class PlaceSlowed(Place, frozen=True):
    """Likewise, with the city slowing the ships of the column."""


class PlaceHeld(Place, frozen=True):
    """Likewise, with a character keeping the ships of the column where they are."""


class TurnDie(Action, frozen=True):
    """Turn an unplaced die to another face."""

    die: Die
    pips: int


class KeepDice(Action, frozen=True):
    """Leave the dice as they are."""


class Reroll(Action, frozen=True):
    """Roll what is to be rolled again."""


class PickDie(Action, frozen=True):
    """Put a die among those to be rolled again."""

    die: Die


# --- rooms phase ----------------------------------------------------------------------------------


class UseRoom(Action, frozen=True):
    """Resolve a room; in a research room, say how far the marker climbs."""

    room: RoomId
    steps: int = 0


class LaunchSatellite(Action, frozen=True):
    """Let a fighter room launch a satellite instead of shooting."""

    room: RoomId


class RepairBase(Action, frozen=True):
    """Let an energy room repair the base instead of giving energy."""

    room: RoomId


class Excavate(Action, frozen=True):
    """Move the excavator to the excavating die."""


class EndRooms(Action, frozen=True):
    """Take all dice that are left back, and let the mothership come."""


class Install(Action, frozen=True):
    """Put the new robot on an empty space."""

    space: Space


class ClearSpace(Action, frozen=True):
    """Take a worker off unused, to make room for a robot."""

    space: Space


class ScrapRobot(Action, frozen=True):
    """Take a robot out of the base."""

    space: Space


class ForgoRobot(Action, frozen=True):
    """Do without the new robot."""


class PayEnergy(Action, frozen=True):
    """Pay for dangerous research with energy."""


class TakeDamage(Action, frozen=True):
    """Pay for dangerous research with damage."""


# --- characters -----------------------------------------------------------------------------------


class Call(Action, frozen=True):
    """Use a character's power."""

    character: CharacterId


class PickShip(Action, frozen=True):
    """Name a ship for a character's power."""

    ship: SkySpace


class EnoughShips(Action, frozen=True):
    """Name no further ship."""


class DigTo(Action, frozen=True):
    """Say where the excavator moves for nothing."""

    space: Space


# --- mothership phase -----------------------------------------------------------------------------


class LetPass(Action, frozen=True):
    """Let the mothership go on."""


class Launch(Action, frozen=True):
    """Choose between equally good drop points."""

    column: Column


# --- putting a free game together -----------------------------------------------------------------


class PickCity(Action, frozen=True):
    city: CityId


class PickCitySide(Action, frozen=True):
    side: CitySide


class PickScenario(Action, frozen=True):
    scenario: ScenarioId


class NoScenario(Action, frozen=True):
    """Play without a scenario."""


class DrawSky(Action, frozen=True):
    """Draw standard tiles at random, this many of them threatening."""

    level: int


class LayTile(Action, frozen=True):
    """Lay a sky tile; it replaces the one of its height."""

    tile: TileId
    side: SkySide


class Recruit(Action, frozen=True):
    """Take a character into the team."""

    character: CharacterId
    side: CharacterSide


class Dismiss(Action, frozen=True):
    """Take a character out of the team."""

    character: CharacterId


class Begin(Action, frozen=True):
    """Play the game as it is put together."""


# --- the campaign ---------------------------------------------------------------------------------


class Defend(Action, frozen=True):
    """Choose one of the two attacks; the other city is lost."""

    city: CityId
    scenario: ScenarioId
    character: CharacterId


class DefendLast(Action, frozen=True):
    """Choose the city of the final battle."""

    city: CityId


class SetLevel(Action, frozen=True):
    """Change the threat level of the games to come."""

    level: int


class TurnPage(Action, frozen=True):
    """Go on with the campaign."""


AnyAction = (
    Place
    | PlaceSlowed
    | PlaceHeld
    | TurnDie
    | KeepDice
    | Reroll
    | PickDie
    | UseRoom
    | LaunchSatellite
    | RepairBase
    | Excavate
    | EndRooms
    | Install
    | ClearSpace
    | ScrapRobot
    | ForgoRobot
    | PayEnergy
    | TakeDamage
    | Call
    | PickShip
    | EnoughShips
    | DigTo
    | LetPass
    | Launch
    | PickCity
    | PickCitySide
    | PickScenario
    | NoScenario
    | DrawSky
    | LayTile
    | Recruit
    | Dismiss
    | Begin
    | Defend
    | DefendLast
    | SetLevel
    | TurnPage
)
