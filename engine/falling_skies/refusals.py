"""The reasons for refusing an action."""

from engine.core import NotAsked, OtherQuestion, Refusal
from engine.falling_skies.content import CharacterId, RoomId
from engine.falling_skies.pieces import Column, Die, SkySpace, Space
from engine.kit.ways_out import Way, Ways

# --- dice phase -----------------------------------------------------------------------------------


class NoSuchDie(Refusal, frozen=True):
    die: Die
    instead: tuple[Die, ...] = ()


class NotInColumn(Refusal, frozen=True):
    space: Space
    column: Column
    instead: tuple[Space, ...] = ()


class ColumnTaken(Refusal, frozen=True):
    column: Column
    instead: tuple[Column, ...] = ()


class UnderExcavator(Refusal, frozen=True):
    space: Space
    instead: tuple[Space, ...] = ()


class TooFar(Refusal, frozen=True):
    space: Space
    distance: int
    reach: int
    instead: tuple[Space, ...] = ()


class AlreadyDigging(Refusal, frozen=True):
    """Only one die per round may lie ahead of the excavator."""

    instead: tuple[Space, ...] = ()


class CannotSlow(Refusal, frozen=True):
    """The city has no such ability, or it is used up for this round."""


class CannotHold(Refusal, frozen=True):
    """No character can hold the ships now."""


class CannotTurn(Refusal, frozen=True):
    die: Die
    pips: int
    instead: tuple[int, ...] = ()


class CannotKeep(Refusal, frozen=True):
    """The city has no such ability, or it is used up for this round."""


class AlreadyPicked(Refusal, frozen=True):
    die: Die
    instead: tuple[Die, ...] = ()


# --- rooms phase ----------------------------------------------------------------------------------


class NoSuchRoom(Refusal, frozen=True):
    room: RoomId
    instead: tuple[RoomId, ...] = ()


class NotExcavated(Refusal, frozen=True):
    room: RoomId
    instead: tuple[RoomId, ...] = ()


class RoomIncomplete(Refusal, frozen=True):
    room: RoomId
    instead: tuple[RoomId, ...] = ()


class RoomContaminated(Refusal, frozen=True):
    room: RoomId
    instead: tuple[RoomId, ...] = ()


class TooLittleEnergy(Refusal, frozen=True):
    energy: int
    needed: int
    instead: tuple[RoomId, ...] = ()


class ValueTooLow(Refusal, frozen=True):
    value: int
    needed: int
    instead: tuple[RoomId, ...] = ()


class EnergyFull(Refusal, frozen=True):
    limit: int
    instead: tuple[RoomId, ...] = ()


class NothingToShoot(Refusal, frozen=True):
    value: int
    instead: tuple[RoomId, ...] = ()


class TooFewPoints(Refusal, frozen=True):
    value: int
    needed: int
    instead: tuple[int, ...] = ()


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

    instead: tuple[int, ...] = ()


class NoSatellite(Refusal, frozen=True):
    """No satellite is left to launch, or the room cannot launch it."""

    instead: tuple[RoomId, ...] = ()


class NoRepair(Refusal, frozen=True):
    """The base cannot be repaired, or not by this room."""

    instead: tuple[RoomId, ...] = ()


class NothingToExcavate(Refusal, frozen=True):
    """No die lies ahead of the excavator."""


class NotARoom(Refusal, frozen=True):
    space: Space
    instead: tuple[Space, ...] = ()


class SpaceTaken(Refusal, frozen=True):
    space: Space
    instead: tuple[Space, ...] = ()


class SpaceBuried(Refusal, frozen=True):
    space: Space
    instead: tuple[Space, ...] = ()


class TooManyRobots(Refusal, frozen=True):
    limit: int


class NothingThere(Refusal, frozen=True):
    space: Space
    instead: tuple[Space, ...] = ()


# --- characters -----------------------------------------------------------------------------------


class NotInTeam(Refusal, frozen=True):
    character: CharacterId
    instead: tuple[CharacterId, ...] = ()


class AlreadyCalled(Refusal, frozen=True):
    character: CharacterId
    instead: tuple[CharacterId, ...] = ()


class WrongMoment(Refusal, frozen=True):
    character: CharacterId
    instead: tuple[CharacterId, ...] = ()


class NoUse(Refusal, frozen=True):
    """The power would have no effect now."""

    character: CharacterId
    instead: tuple[CharacterId, ...] = ()


class NoSuchShip(Refusal, frozen=True):
    """No ship is there, or it is out of the character's reach."""

    instead: tuple[SkySpace, ...] = ()


class OutOfReach(Refusal, frozen=True):
    space: Space
    spaces: int
    instead: tuple[Space, ...] = ()


class PickOneFirst(Refusal, frozen=True):
    """The power needs at least one ship."""


# --- mothership phase, setting up a game, the campaign ---------------------------------------------


class NotTheBestPoint(Refusal, frozen=True):
    column: Column
    instead: tuple[Column, ...] = ()


class SameAlready(Refusal, frozen=True):
    """This is already chosen."""


class NotOnOffer(Refusal, frozen=True):
    """The choice is not available now."""


AnyRefusal = (
    NotAsked
    | OtherQuestion
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

_SPACE = Way(("space",), same=("die", "column"))
_ROOM = Way(("room",))
_STEPS = Way(("steps",), same=("room",))
_HELPER = Way(("character",))

WAYS: Ways = {  # the legal alternatives that a refusal names
    NoSuchDie: Way(("die",)),
    AlreadyPicked: Way(("die",)),
    ColumnTaken: Way(("column",), same=("die",)),
    NotTheBestPoint: Way(("column",)),
    NotInColumn: _SPACE,
    UnderExcavator: _SPACE,
    TooFar: _SPACE,
    AlreadyDigging: _SPACE,
    NotARoom: _SPACE,
    SpaceTaken: _SPACE,
    SpaceBuried: _SPACE,
    NothingThere: _SPACE,
    OutOfReach: _SPACE,
    CannotTurn: Way(("pips",), same=("die",)),
    TooFewPoints: _STEPS,
    NoStep: _STEPS,
    NoSuchRoom: _ROOM,
    NotExcavated: _ROOM,
    RoomIncomplete: _ROOM,
    RoomContaminated: _ROOM,
    TooLittleEnergy: _ROOM,
    ValueTooLow: _ROOM,
    EnergyFull: _ROOM,
    NothingToShoot: _ROOM,
    NoSatellite: _ROOM,
    NoRepair: _ROOM,
    NotInTeam: _HELPER,
    AlreadyCalled: _HELPER,
    WrongMoment: _HELPER,
    NoUse: _HELPER,
    NoSuchShip: Way(("ship",)),
}
