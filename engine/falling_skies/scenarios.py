"""The special rules of scenarios, one function per rule they change (section 7)."""

from engine.falling_skies.battle import Battle, Marks
from engine.falling_skies.board import Board, Room
from engine.falling_skies.content import (
    CommandShip,
    DangerousResearch,
    Evacuation,
    FinalBattle,
    Kamikaze,
    KillQuota,
    ReactorLeak,
    Reinforcements,
    Repairs,
    RoomKind,
    Saboteur,
    Satellites,
    ScenarioRule,
    Storm,
)
from engine.falling_skies.pieces import ShipKind, column_of
from engine.falling_skies.refusals import AnyRefusal, PeopleStillHere, SatelliteMissing, TooFewKills


def ships_at_start(rule: ScenarioRule | None) -> tuple[ShipKind, ...]:
    """Returns the ships waiting on the mothership before round 1."""
    match rule:
        case Reinforcements(white_at_start=ships) | Kamikaze(white_at_start=ships):
            return (ShipKind.WHITE,) * ships
        case FinalBattle(white_at_start=ships):
            return (ShipKind.WHITE,) * ships
        case CommandShip():
            return (ShipKind.ORANGE,)
        case _:
            return ()


def damage_at_start(rule: ScenarioRule | None) -> int:
    """Returns the damage at the start."""
    return rule.damage_at_start if isinstance(rule, Repairs) else 0


def extra_white(rule: ScenarioRule | None) -> int:
    """Returns the number of additional white ships per mothership action that adds some."""
    return rule.extra_white if isinstance(rule, Reinforcements) else 0


def hit_points(rule: ScenarioRule | None, ship: ShipKind) -> int:
    """Returns the damage of a ship that hits the city."""
    match rule, ship:
        case CommandShip(damage=points), ShipKind.ORANGE:
            return points
        case Kamikaze(damage=points), ShipKind.WHITE:
            return points
        case _:
            return 1


def crashes(rule: ScenarioRule | None, ship: ShipKind) -> bool:
    """Tells whether a ship is removed when it hits the city."""
    return ship is ShipKind.WHITE and isinstance(rule, Kamikaze)


def leak(rule: ScenarioRule | None) -> int:
    """Returns the energy lost each round."""
    return rule.leak if isinstance(rule, ReactorLeak) else 0


def room_penalty(rule: ScenarioRule | None, marks: Marks, room: Room) -> int:
    """Returns the scenario's penalty to the value of a room."""
    match rule:
        case Storm(penalty=penalty) if room.kind is RoomKind.FIGHTER:
            return penalty
        case Saboteur(penalty=penalty):
            return penalty * sum(column_of(at) == marks.sabotaged for at in room.spaces)
        case _:
            return 0


def launch_value(rule: ScenarioRule | None, launched: int) -> int | None:
    """Returns the value a fighter room needs to launch a satellite, or None if none is left."""
    match rule:
        case Satellites(launch_value=value, satellites=satellites) if launched < satellites:
            return value
        case _:
            return None


def repair_value(rule: ScenarioRule | None) -> int | None:
    """Returns the value an energy room needs to repair the base, or None if it cannot."""
    return rule.repair_value if isinstance(rule, Repairs) else None


def danger(board: Board, reached: int) -> int | None:
    """Returns the energy price of entering a research space, or None if it is safe."""
    match board.rule:
        case DangerousResearch(from_cost=cost, energy=energy):
            expensive = board.research[reached - 1] >= cost
            return energy if expensive and reached < len(board.research) else None
        case _:
            return None


def research_barred(board: Board, battle: Battle, reached: int) -> AnyRefusal | None:
    """Returns the reason why the marker may not leave the space it has reached, or None."""
    last = reached == len(board.research) - 1
    match board.rule:
        case KillQuota(kills=kills) if last and battle.kills < kills:
            return TooFewKills(kills=battle.kills, needed=kills)
        case Evacuation(people=people) if last and battle.evacuated < people:
            return PeopleStillHere(people=battle.evacuated, needed=people)
        case Satellites(satellites=satellites) if reached in board.tile_tops[battle.satellites : satellites]:
            return SatelliteMissing(number=board.tile_tops.index(reached) + 1)
        case _:
            return None
