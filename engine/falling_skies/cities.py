"""The abilities of the cities, one function per rule they change (sections 5 and 7)."""

from engine.falling_skies.battle import Battle, Marks
from engine.falling_skies.board import Board, Room
from engine.falling_skies.content import (
    AntiAircraft,
    BetterRobots,
    CityAbility,
    DiceKept,
    EnergyBonus,
    FighterBonus,
    FreeExcavation,
    FreeStepWhenHit,
    HeadStart,
    OnesCountAs,
    ResearchDiscount,
    RobotBonus,
    RoomKind,
    Salvage,
    Shelter,
    SlowDescent,
    WideRoomBonus,
)
from engine.falling_skies.pieces import Column, Die, ShipKind

EXCAVATION_COST = 1
ANTI_AIRCRAFT_SLOWING = 1
ROBOT_LIMIT = 2


def anti_aircraft_slowing(ability: CityAbility | None, column: Column) -> int:
    """Returns the rows an anti-aircraft room takes off a descent."""
    match ability:
        case AntiAircraft(columns=columns, slowing=slowing) if column in columns:
            return slowing
        case _:
            return ANTI_AIRCRAFT_SLOWING


def slowing(ability: CityAbility | None) -> int:
    """Returns the rows the city's ability takes off a descent."""
    assert isinstance(ability, SlowDescent), "nothing slows ships here"
    return ability.slowing


def may_slow(battle: Battle, ability: CityAbility | None) -> bool:
    """Tells whether the city can slow the ships for another die this round."""
    return isinstance(ability, SlowDescent) and battle.marks.slowed < ability.per_round


def may_keep_dice(battle: Battle, ability: CityAbility | None) -> bool:
    """Tells whether the city can skip another re-roll this round."""
    return isinstance(ability, DiceKept) and battle.marks.kept < ability.per_round


def excavation_cost(ability: CityAbility | None) -> int:
    """Returns the energy cost of moving the excavator, over any distance."""
    return 0 if isinstance(ability, FreeExcavation) else EXCAVATION_COST


def excavation_reach(ability: CityAbility | None) -> int:
    """Returns the additional reach of an excavating die."""
    return ability.reach if isinstance(ability, FreeExcavation) else 0


def pushed_back(board: Board, spaces: int) -> int:
    """Returns the number of spaces the excavator is pushed back, after the city's ability."""
    braced = board.ability.braced if isinstance(board.ability, HeadStart) else 0
    return max(0, spaces - braced)


def free_steps(ability: CityAbility | None) -> int:
    """Returns the number of research spaces gained with the first damage."""
    return ability.spaces if isinstance(ability, FreeStepWhenHit) else 0


def is_sheltered(battle: Battle, ability: CityAbility | None, hits: int = 0) -> bool:
    """Tells whether the city ignores the next hit by a ship, after `hits` more this round."""
    return isinstance(ability, Shelter) and battle.sheltered + hits < ability.hits


def salvage(ability: CityAbility | None, ship: ShipKind) -> int:
    """Returns the energy gained for shooting down a ship."""
    match ability:
        case Salvage(energy=energy, white_only=white_only) if ship is ShipKind.WHITE or not white_only:
            return energy
        case _:
            return 0


def robot_limit(ability: CityAbility | None) -> int:
    """Returns the maximum number of robots in the base."""
    return ability.robots if isinstance(ability, RobotBonus) else ROBOT_LIMIT


def robot_improvement(ability: CityAbility | None) -> int:
    """Returns the bonus to the value of a new robot."""
    return ability.bonus if isinstance(ability, BetterRobots) else 0


def robots_ready(ability: CityAbility | None) -> bool:
    """Tells whether a new robot is ready at once."""
    return isinstance(ability, BetterRobots) and ability.ready


def worker_pips(ability: CityAbility | None, room: Room, die: Die) -> int:
    """Returns the pips a worker counts in a room."""
    match ability:
        case OnesCountAs(pips=pips) if die.pips == 1 and len(room.spaces) == 1:
            return pips
        case _:
            return die.pips


def room_bonus(ability: CityAbility | None, marks: Marks, room: Room, robots: int) -> int:
    """Returns the city's bonus to the value of a room."""
    match ability, room.kind:
        case RobotBonus(bonus=bonus), _:
            return bonus * robots
        case WideRoomBonus(bonus=bonus), _ if len(room.spaces) > 1:
            return bonus
        case EnergyBonus(bonus=bonus, first_only=first_only), RoomKind.ENERGY:
            return 0 if first_only and marks.energy_rooms else bonus
        case FighterBonus(bonus=bonus, white_only=False), RoomKind.FIGHTER:
            return bonus
        case _:
            return 0


def bonus_against(ability: CityAbility | None, ship: ShipKind) -> int:
    """Returns the city's bonus to a fighter room against this kind of ship."""
    match ability:
        case FighterBonus(bonus=bonus, white_only=True) if ship is ShipKind.WHITE:
            return bonus
        case _:
            return 0


def room_discount(ability: CityAbility | None, marks: Marks, room: Room) -> int:
    """Returns the city's discount on the cost of a room."""
    match ability, room.kind:
        case ResearchDiscount(energy=energy, first_only=first_only), RoomKind.RESEARCH:
            return 0 if first_only and marks.research_rooms else energy
        case _:
            return 0
