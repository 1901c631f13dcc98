"""The three tracks: energy, damage and research."""

from engine.falling_skies.battle import Result
from engine.falling_skies.bench import Bench
from engine.falling_skies.cities import free_steps, is_sheltered
from engine.falling_skies.events import (
    BaseDamaged,
    BaseRepaired,
    CityHit,
    EnergyGained,
    EnergyLost,
    HitIgnored,
    ResearchAdvanced,
    ResearchPushedBack,
)
from engine.falling_skies.scenarios import danger, hit_points, research_barred
from engine.falling_skies.state import Climbing, Paying

# --- energy ---------------------------------------------------------------------------------------


def gain_energy(turn: Bench, energy: int) -> None:
    """Adds energy, up to the limit (R16)."""
    gained = min(energy, turn.board.energy_limit - turn.battle.energy)
    if gained:
        turn.change(energy=turn.battle.energy + gained)
        turn.tell(EnergyGained(energy=gained, total=turn.battle.energy))


def pay(turn: Bench, energy: int) -> None:
    """Deducts an energy cost."""
    turn.change(energy=turn.battle.energy - energy)


def lose_energy(turn: Bench, energy: int) -> None:
    """Removes energy, down to 0."""
    lost = min(energy, turn.battle.energy)
    if lost:
        pay(turn, lost)
        turn.tell(EnergyLost(energy=lost, total=turn.battle.energy))


# --- damage ---------------------------------------------------------------------------------------


def strike(turn: Bench, hit: CityHit) -> None:
    """Applies the hit of a ship on the city."""
    if is_sheltered(turn.battle, turn.board.ability):
        turn.change(sheltered=turn.battle.sheltered + 1)
        turn.tell(HitIgnored())
        return
    hurt(turn, hit_points(turn.board.rule, hit.ship))


def hurt(turn: Bench, points: int) -> None:
    """Damages the base; at the end of the track the game is lost."""
    first = not turn.battle.struck
    limit = turn.board.damage_limit
    turn.change(damage=min(turn.battle.damage + points, limit), struck=True)
    turn.tell(BaseDamaged(points=points, damage=turn.battle.damage, limit=limit))
    if turn.battle.damage >= limit:
        turn.end(Result.BASE_DESTROYED)
    elif first and free_steps(turn.board.ability):
        turn.push(Climbing(steps=free_steps(turn.board.ability)))  # R24


def repair(turn: Bench, points: int) -> None:
    """Repairs damage, down to 0."""
    repaired = min(points, turn.battle.damage)
    turn.change(damage=turn.battle.damage - repaired)
    turn.tell(BaseRepaired(points=repaired, damage=turn.battle.damage, limit=turn.board.damage_limit))


# --- research -------------------------------------------------------------------------------------


def climb(turn: Bench, climbing: Climbing) -> None:
    """Moves the research marker up one space; ends when no steps are left or the way is barred."""
    reached = turn.battle.research + 1
    barred = research_barred(turn.board, turn.battle, turn.battle.research)
    if not climbing.steps or barred is not None:
        turn.pop()
        return
    turn.amend(steps=climbing.steps - 1)
    turn.change(research=reached)
    turn.tell(ResearchAdvanced(reached=reached, of=len(turn.board.research)))
    if reached == len(turn.board.research):
        turn.end(Result.RESEARCH_COMPLETE)
    else:
        _face_danger(turn, danger(turn.board, reached))


def _face_danger(turn: Bench, price: int | None) -> None:
    if price is None:
        return
    if turn.battle.energy >= price:
        turn.push(Paying(energy=price))
    else:
        hurt(turn, 1)


def pay_for_danger(turn: Bench, price: int) -> None:
    """Pays energy for the space the marker entered."""
    turn.pop()
    lose_energy(turn, price)


def suffer_danger(turn: Bench) -> None:
    """Takes damage for the space the marker entered."""
    turn.pop()
    hurt(turn, 1)


def lose_research(turn: Bench, spaces: int) -> None:
    """Pushes the research marker back, at most to its start (R17)."""
    lost = min(spaces, turn.battle.research)
    if lost:
        turn.change(research=turn.battle.research - lost)
        turn.tell(ResearchPushedBack(spaces=lost, reached=turn.battle.research))
