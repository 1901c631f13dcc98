"""The reasons for refusing an action."""

from engine.core import NotAsked, Refusal
from engine.falling_skies.content import CharacterId, RoomId
from engine.falling_skies.pieces import Column, Die, Space


class NotNow(Refusal, frozen=True):
    """The current decision does not offer this action."""


# --- dice phase -----------------------------------------------------------------------------------


class NoSuchDie(Refusal, frozen=True):
    die: Die


class NotInColumn(Refusal, frozen=True):
    space: Space
    column: Column


class ColumnTaken(Refusal, frozen=True):
    column: Column


class UnderExcavator(Refusal, frozen=True):
    space: Space


class TooFar(Refusal, frozen=True):
    space: Space
    distance: int
    reach: int


class AlreadyDigging(Refusal, frozen=True):
    """Only one die per round may lie ahead of the excavator."""


class CannotSlow(Refusal, frozen=True):
    """The city has no such ability, or it is used up for this round."""


class CannotHold(Refusal, frozen=True):
    """No character can hold the ships now."""


class CannotTurn(Refusal, frozen=True):
    die: Die
    pips: int


class CannotKeep(Refusal, frozen=True):
    """The city has no such ability, or it is used up for this round."""


class AlreadyPicked(Refusal, frozen=True):
    die: Die


# --- rooms phase ----------------------------------------------------------------------------------


class NoSuchRoom(Refusal, frozen=True):
    room: RoomId


class NotExcavated(Refusal, frozen=True):
    room: RoomId


class RoomIncomplete(Refusal, frozen=True):
    room: RoomId


class RoomContaminated(Refusal, frozen=True):
    room: RoomId


class TooLittleEnergy(Refusal, frozen=True):
    energy: int
    needed: int


class ValueTooLow(Refusal, frozen=True):
    value: int
    needed: int


class EnergyFull(Refusal, frozen=True):
    limit: int


class NothingToShoot(Refusal, frozen=True):
    value: int


class TooFewPoints(Refusal, frozen=True):
    value: int
    needed: int


class TooFewKills(Refusal, frozen=True):
    kills: int
    needed: int


class PeopleStillHere(Refusal, frozen=True):
    people: int
    needed: int


class SatelliteMissing(Refusal, frozen=True):
    number: int


class NoStep(Refusal, frozen=True):
    """The number of spaces is wrong: research needs one, other rooms none."""


class NoSatellite(Refusal, frozen=True):
    """No satellite is left to launch, or the room cannot launch it."""


class NoRepair(Refusal, frozen=True):
    """The base cannot be repaired, or not by this room."""


class NothingToExcavate(Refusal, frozen=True):
    """No die lies ahead of the excavator."""


class NotARoom(Refusal, frozen=True):
    space: Space


class SpaceTaken(Refusal, frozen=True):
    space: Space


class SpaceBuried(Refusal, frozen=True):
    space: Space


class TooManyRobots(Refusal, frozen=True):
    limit: int


class NothingThere(Refusal, frozen=True):
    space: Space


# --- characters -----------------------------------------------------------------------------------


class NotInTeam(Refusal, frozen=True):
    character: CharacterId


class AlreadyCalled(Refusal, frozen=True):
    character: CharacterId


class WrongMoment(Refusal, frozen=True):
    character: CharacterId


class NoUse(Refusal, frozen=True):
    """The power would have no effect now."""

    character: CharacterId


class NoSuchShip(Refusal, frozen=True):
    """No ship is there, or it is out of the character's reach."""


class OutOfReach(Refusal, frozen=True):
    space: Space
    spaces: int


class PickOneFirst(Refusal, frozen=True):
    """The power needs at least one ship."""


# --- mothership phase, setting up a game, the campaign ---------------------------------------------


class NotTheBestPoint(Refusal, frozen=True):
    column: Column


class SameAlready(Refusal, frozen=True):
    """This is already chosen."""


class NotOnOffer(Refusal, frozen=True):
    """The choice is not available now."""


AnyRefusal = (
    NotAsked
    | NotNow
    | NoSuchDie
    | NotInColumn
    | ColumnTaken
    | UnderExcavator
    | TooFar
    | AlreadyDigging
    | CannotSlow
    | CannotHold
    | CannotTurn
    | CannotKeep
    | AlreadyPicked
    | NoSuchRoom
    | NotExcavated
    | RoomIncomplete
    | RoomContaminated
    | TooLittleEnergy
    | ValueTooLow
    | EnergyFull
    | NothingToShoot
    | TooFewPoints
    | TooFewKills
    | PeopleStillHere
    | SatelliteMissing
    | NoStep
    | NoSatellite
    | NoRepair
    | NothingToExcavate
    | NotARoom
    | SpaceTaken
    | SpaceBuried
    | TooManyRobots
    | NothingThere
    | NotInTeam
    | AlreadyCalled
    | WrongMoment
    | NoUse
    | NoSuchShip
    | OutOfReach
    | PickOneFirst
    | NotTheBestPoint
    | SameAlready
    | NotOnOffer
)
