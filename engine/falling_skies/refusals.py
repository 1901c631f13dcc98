"""Why a thing the player asks for is not done."""

from engine.core import NotAsked, Refusal
from engine.falling_skies.content import CharacterId, RoomId
from engine.falling_skies.pieces import Column, Die, Space


class NotNow(Refusal, frozen=True):
    """The question is another one."""


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
    """Only one die a round may lie ahead of the excavator."""


class CannotSlow(Refusal, frozen=True):
    """The city has no such ability, or it is used up for this round."""


class CannotHold(Refusal, frozen=True):
    """No character can keep the ships where they are now."""


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
    """Research says how many spaces; other rooms say none."""


class NoSatellite(Refusal, frozen=True):
    """There is none to launch, or the room cannot."""


class NoRepair(Refusal, frozen=True):
    """The base is not to be repaired, or the room cannot."""


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
    """The power would do nothing now."""

    character: CharacterId


class NoSuchShip(Refusal, frozen=True):
    """There is none, or it is out of this character's reach."""


class OutOfReach(Refusal, frozen=True):
    space: Space
    spaces: int


class PickOneFirst(Refusal, frozen=True):
    """The power asks for one ship at least."""


# --- mothership phase, putting a game together, the campaign ---------------------------------------


class NotTheBestPoint(Refusal, frozen=True):
    column: Column


class SameAlready(Refusal, frozen=True):
    """It is so already."""


class NotOnOffer(Refusal, frozen=True):
    """There is no such thing to choose now."""


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
