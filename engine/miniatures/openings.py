"""The steps, shots and fights open to a figure, regardless of its earlier actions (R3, R4)."""

from collections.abc import Iterator

from engine.miniatures.actions import AimAndShoot, CoverWithFire, Fight, Freeze, HuntDown, Leave, Move, Shoot
from engine.miniatures.attack import sweep_targets
from engine.miniatures.bug import hunt_means
from engine.miniatures.content import Exit, Means, Skill
from engine.miniatures.grid import AROUND, SQUARES, Square
from engine.miniatures.pieces import Figure, Weapon
from engine.miniatures.scoring import leave_rule
from engine.miniatures.situation import Situation

_MOVES = {at: Move(to=at) for at in SQUARES}
COVERED_SQUARES = 3  # Covering Fire (R16.4)


def steps(now: Situation, figure: Figure) -> list[Move | Leave]:
    """Returns the legal steps of a figure, its own square included, and the exits."""
    found: list[Move | Leave] = [_MOVES[to] for to in now.field.steps(figure)]
    if now.scenario.map.exits:
        found += (Leave(over=way.edge) for way in exits(now, figure))
    return found


def exits(now: Situation, figure: Figure) -> Iterator[Exit]:
    """Yields the exits that a figure may use from its square (R3.4, R3.5, Q46)."""
    if figure.frightened or leave_rule(now, figure) is None:
        return
    field = now.field
    if field.must_fight(figure):
        return
    for way in now.scenario.map.exits:
        if way.square == figure.at and field.may_part(figure, way.edge):
            yield way


def shots(now: Situation, figure: Figure, *, still: bool) -> list[Shoot | Freeze | CoverWithFire]:
    field, skills = now.field, now.field.profile(figure).skills
    found: list[Shoot | Freeze | CoverWithFire] = []
    for weapon in field.weapons(figure):
        if weapon is Weapon.OWN and Skill.FREEZE in skills:
            found += [Freeze(at=square) for square in sweeps(now, figure)]
        else:
            found += [Shoot(target=one.id, weapon=weapon) for one in field.targets(figure, weapon)]
    if still and Skill.COVERING_FIRE in skills:
        found += [CoverWithFire(squares=squares) for squares in covers(now, figure)]
    return found


def aimed_shots(now: Situation, figure: Figure) -> list[AimAndShoot | Freeze]:
    field, skills = now.field, now.field.profile(figure).skills
    found: list[AimAndShoot | Freeze] = []
    for weapon in field.weapons(figure):
        if weapon is Weapon.OWN and Skill.FREEZE in skills:
            found += [Freeze(at=square, aim=True) for square in sweeps(now, figure)]
        else:
            found += [AimAndShoot(target=one.id, weapon=weapon) for one in field.targets(figure, weapon)]
    return found


def sweeps(now: Situation, figure: Figure) -> Iterator[Square]:
    """Yields the legal target squares of a Freeze! shot: at least one figure is seen there (R16.3)."""
    field = now.field
    for square in field.foes[figure.side]:
        open_to_fire = field.why_no_fire(figure, Weapon.OWN, square) is None
        if open_to_fire and sweep_targets(field, figure, square):
            yield square


def covers(now: Situation, figure: Figure) -> list[tuple[Square, ...]]:
    """Returns the groups of up to three linked squares for covering fire (R16.4, Q20)."""
    targets = now.field.targets(figure, Weapon.OWN)
    seen = sorted({one.at for one in targets if one.at is not None}, key=SQUARES.index)
    linked: list[tuple[Square, ...]] = [(square,) for square in seen]
    found = list(linked)
    for _ in range(COVERED_SQUARES - 1):
        wider = {
            tuple(sorted((*group, square), key=SQUARES.index)): None
            for group in linked
            for square in seen
            if square not in group and any(square in AROUND[other] for other in group)
        }
        linked = list(wider)
        found += linked
    return found


def fights(now: Situation, figure: Figure) -> list[Fight]:
    field = now.field
    enemies = field.enemies(figure)
    return [Fight(target=enemy.id) for enemy in enemies if field.why_no_fight(figure, enemy) is None]


def hunts(now: Situation, figure: Figure, *, aim: bool) -> Iterator[HuntDown]:
    field = now.field
    for bug in field.bugs:
        means = hunt_means(field, figure, bug)
        if means is not None:
            yield HuntDown(bug=bug.id)
        if means is Means.SHOOT and aim and not field.has(figure, Skill.RAPID_FIRE):
            yield HuntDown(bug=bug.id, aim=True)
