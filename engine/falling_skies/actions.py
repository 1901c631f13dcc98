"""The actions of the game."""

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
    """Puts a die on a space of the base; the column is the space's own."""

    die: Die
    column: Column
    space: Space


class PlaceSlowed(Place, frozen=True):
    """Places a die while the city slows the ships of the column."""


class PlaceHeld(Place, frozen=True):
    """Places a die while a character keeps the ships of the column from moving."""


class TurnDie(Action, frozen=True):
    """Turns an unplaced die to another face."""

    die: Die
    pips: int


class KeepDice(Action, frozen=True):
    """Leaves the dice as they are."""


class Reroll(Action, frozen=True):
    """Rolls the unplaced or picked dice again."""


class PickDie(Action, frozen=True):
    """Picks a die to be rolled again."""

    die: Die


# --- rooms phase ----------------------------------------------------------------------------------


class UseRoom(Action, frozen=True):
    """Resolves a room; `steps` is the distance of the marker in a research room."""

    room: RoomId
    steps: int = 0


class LaunchSatellite(Action, frozen=True):
    """Launches a satellite with a fighter room instead of shooting."""

    room: RoomId


class RepairBase(Action, frozen=True):
    """Repairs the base with an energy room instead of gaining energy."""

    room: RoomId


class Excavate(Action, frozen=True):
    """Moves the excavator to the excavating die."""


class EndRooms(Action, frozen=True):
    """Ends the rooms phase and begins the mothership phase."""


class Install(Action, frozen=True):
    """Puts the new robot on an empty space."""

    space: Space


class ClearSpace(Action, frozen=True):
    """Removes a worker unused, to make space for a robot."""

    space: Space


class ScrapRobot(Action, frozen=True):
    """Removes a robot from the base."""

    space: Space


class ForgoRobot(Action, frozen=True):
    """Declines the new robot."""


class PayEnergy(Action, frozen=True):
    """Pays for dangerous research with energy."""


class TakeDamage(Action, frozen=True):
    """Pays for dangerous research with damage."""


# --- characters -----------------------------------------------------------------------------------


class Call(Action, frozen=True):
    """Uses a character's power."""

    character: CharacterId


class PickShip(Action, frozen=True):
    """Picks a ship for a character's power."""

    ship: SkySpace


class EnoughShips(Action, frozen=True):
    """Ends the picking of ships."""


class DigTo(Action, frozen=True):
    """Chooses the target of a free move of the excavator."""

    space: Space


# --- mothership phase -----------------------------------------------------------------------------


class LetPass(Action, frozen=True):
    """Declines to hold the mothership."""


class Launch(Action, frozen=True):
    """Chooses one of several equal drop points."""

    column: Column


# --- setting up a free game -----------------------------------------------------------------------


class PickCity(Action, frozen=True):
    city: CityId


class PickCitySide(Action, frozen=True):
    side: CitySide


class PickScenario(Action, frozen=True):
    scenario: ScenarioId


class NoScenario(Action, frozen=True):
    """Plays without a scenario."""


class DrawSky(Action, frozen=True):
    """Draws standard tiles at random, this many of them threatening."""

    level: int


class LayTile(Action, frozen=True):
    """Lays a sky tile in place of the one of its height."""

    tile: TileId
    side: SkySide


class Recruit(Action, frozen=True):
    """Adds a character to the team."""

    character: CharacterId
    side: CharacterSide


class Dismiss(Action, frozen=True):
    """Removes a character from the team."""

    character: CharacterId


class Begin(Action, frozen=True):
    """Begins the game as set up."""


# --- the campaign ---------------------------------------------------------------------------------


class Defend(Action, frozen=True):
    """Chooses one of the two attacks; the other city is lost."""

    city: CityId
    scenario: ScenarioId
    character: CharacterId


class DefendLast(Action, frozen=True):
    """Chooses the city of the final battle."""

    city: CityId


class SetLevel(Action, frozen=True):
    """Changes the threat level of the next games."""

    level: int


class TurnPage(Action, frozen=True):
    """Continues the campaign."""


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
