"""Declaring attacks: targets of a card, and Martian cards that strike together (R8)."""

from msgspec.structs import replace

from engine.core import OtherQuestion, Refusal
from engine.kit.edit import put, without
from engine.new_wave.actions import Hit
from engine.new_wave.bench import Bench, use_unit
from engine.new_wave.board import (
    Position,
    can_be_damaged,
    civilians_in,
    neighbours,
    spare_units,
    tripod_bonus,
    units_of,
)
from engine.new_wave.combat import hurt_martians, is_protected, stand
from engine.new_wave.content import (
    AreaId,
    Assault,
    Attack,
    CardId,
    Guerrilla,
    Harvest,
    Marker,
    Mode,
    ModeId,
    Reach,
    UnitKind,
)
from engine.new_wave.events import AttackDeclared, Attacked, CardJoined, MarkerLaid
from engine.new_wave.refusals import (
    CannotJoin,
    NoCivilian,
    NoFighter,
    NothingToHit,
    OutOfReach,
    Protected,
    ShieldHolds,
    UnitUsed,
    WrongTerrain,
)
from engine.new_wave.state import Attacking, Civilians, Felling, Pushing, Shot, UnitId, seat_of

Hand = tuple[CardId, ...]


# Reach.


def covers(position: Position, unit: UnitId, reach: Reach, area: AreaId) -> bool:
    here = position.state.units[unit].area
    return here == area if reach is Reach.HERE else area in neighbours(position, here)


def in_reach(position: Position, kind: UnitKind, reach: Reach, area: AreaId) -> tuple[UnitId, ...]:
    units = units_of(position.state, kind)
    return tuple(name for name in units if covers(position, name, reach, area))


def aims(position: Position, card: CardId, mode: Mode) -> tuple[Hit, ...]:
    """Returns the possible targets of the card, legal or not (see `why_not_hit`)."""
    match mode.effect:
        case Guerrilla():
            return tuple(Hit(area=area) for area in position.content.areas)
        case Attack() | Assault() as effect:
            commands = position.content.cards[card].unit is not None
            kind, here, areas = effect.unit, effect.reach is Reach.HERE, position.content.areas
            aimed = [
                (area, name if commands else None)
                for name, unit in position.state.units.items()
                if unit.kind is kind
                for area in ((unit.area,) if here else areas[unit.area].neighbours)
            ]
            return tuple([Hit(area=area, unit=unit) for area, unit in dict.fromkeys(aimed)])
        case _:
            return ()


# Refusals.


def why_not_hit(
    position: Position, card: CardId, mode: Mode, hit: Hit, hand: Hand, *, keeping: bool = False
) -> Refusal | None:
    """Returns the reason against a target, or None; `hand` may join, `keeping` bars one-time cards."""
    match mode.effect:
        case Guerrilla():
            return _why_not_fight(position, hit)
        case Assault() as effect:
            if not can_be_damaged(position, hit.area):
                return NothingToHit(area=hit.area)
            return _why_not_reach(position, card, effect, hit) or _why_not_use(position, hit)
        case Attack() as effect:
            return (
                _why_not_reach(position, card, effect, hit)
                or _why_not_attack(position, effect, hit, hand, keeping=keeping)
                or _why_not_use(position, hit)
            )
        case _:
            return OtherQuestion()


def _why_not_fight(position: Position, hit: Hit) -> Refusal | None:
    people = civilians_in(position, hit.area)
    if hit.unit is not None or people.fought >= people.count:
        return NoFighter(area=hit.area)
    return None if can_be_damaged(position, hit.area) else NothingToHit(area=hit.area)


def _why_not_reach(position: Position, card: CardId, effect: Attack | Assault, hit: Hit) -> Refusal | None:
    """Returns the reason why no unit can strike there; only a unit card names its unit."""
    able = in_reach(position, effect.unit, effect.reach, hit.area)
    if position.content.cards[card].unit is None:
        return None if able and hit.unit is None else OutOfReach(area=hit.area)
    return None if hit.unit in able else OutOfReach(area=hit.area)


def _why_not_use(position: Position, hit: Hit) -> Refusal | None:
    """Returns a refusal if the unit was already used by a unit card (R14); checked last."""
    if hit.unit is None or not position.state.units[hit.unit].used:
        return None
    return UnitUsed(unit=hit.unit)


def _why_not_attack(
    position: Position, effect: Attack, hit: Hit, hand: Hand, *, keeping: bool
) -> Refusal | None:
    if not _suits(position, effect, hit.area):
        return WrongTerrain(area=hit.area)
    if effect.influence:  # R9: always allowed, even in an empty area
        return None
    here = stand(position, hit.area)
    if here.empty:
        return NothingToHit(area=hit.area)
    most = shot_damage(position, effect) + support(position, hit.area, hand, (hit.unit,), keeping=keeping)
    return (
        ShieldHolds(area=hit.area, damage=most, defence=here.least_damage)
        if most < here.least_damage
        else None
    )


def _suits(position: Position, effect: Attack, area: AreaId) -> bool:
    return position.content.areas[area].terrain in position.content.units[effect.unit].terrain


def shot_damage(position: Position, effect: Attack) -> int:
    return damage_with(effect, tripod_bonus(position)) if effect.factory_bonus else effect.amount


def damage_with(effect: Attack, bonus: int) -> int:
    """Returns the damage of an attack with this bonus of the factories for tripods (R26)."""
    return effect.amount + (bonus if effect.factory_bonus else 0)


def support(
    position: Position, area: AreaId, hand: Hand, busy: tuple[UnitId | None, ...], *, keeping: bool = False
) -> int:
    """Returns the maximum damage that cards in hand can add to an attack, with a unit for each unit card."""
    total = 0
    drilled: dict[UnitKind, list[int]] = {}
    for name in hand:
        card = position.content.cards[name]
        best = max(_joinable(position, name, area, keeping=keeping), default=0)
        if card.unit is None:
            total += best
        else:
            drilled.setdefault(card.unit, []).append(best)
    for kind, amounts in drilled.items():
        free = len(ready_shooters(position, kind, area, busy))
        total += sum(amounts[:free])  # cards for the same kind of unit have equal damage
    return total


def _joinable(position: Position, card: CardId, area: AreaId, *, keeping: bool) -> tuple[int, ...]:
    return tuple(
        shot_damage(position, mode.effect)
        for mode in position.content.cards[card].modes
        if isinstance(mode.effect, Attack)
        and not (keeping and mode.removes)
        and _suits(position, mode.effect, area)
        and in_reach(position, mode.effect.unit, mode.effect.reach, area)
    )


def ready_shooters(
    position: Position, kind: UnitKind, area: AreaId, busy: tuple[UnitId | None, ...]
) -> tuple[UnitId, ...]:
    able = spare_units(position.state, in_reach(position, kind, Reach.HERE, area))
    return tuple(name for name in able if name not in busy)


def why_not_join(position: Position, frame: Attacking, card: CardId, mode: Mode) -> Refusal | None:
    """Returns the reason against joining, or None; the attack must still be able to break the shield."""
    effect = mode.effect
    if not isinstance(effect, Attack) or not _suits(position, effect, frame.area):
        return CannotJoin(card=card)
    shot = _joining_shot(position, frame, card, mode.id)
    if shot is None:
        return CannotJoin(card=card)
    joined = replace(frame, shots=(*frame.shots, shot))
    needed = stand(position, frame.area).least_damage
    if joined.damage >= needed:
        return None
    hand = without(position.state.camp.hand, card)
    most = joined.damage + support(position, frame.area, hand, busy_units(joined))
    if most < needed and not _only_influence(position, joined):
        return ShieldHolds(area=frame.area, damage=most, defence=needed)
    return None


def why_not_strike(position: Position, frame: Attacking) -> Refusal | None:
    needed = stand(position, frame.area).least_damage
    if frame.damage < needed and not _only_influence(position, frame):
        return ShieldHolds(area=frame.area, damage=frame.damage, defence=needed)
    return None


def _only_influence(position: Position, frame: Attacking) -> bool:
    return all(_effect(position, shot).influence for shot in frame.shots)


def _effect(position: Position, shot: Shot) -> Attack:
    effect = position.content.mode(shot.card, shot.mode).effect
    assert isinstance(effect, Attack), f"{shot.mode} is no attack"
    return effect


def busy_units(frame: Attacking) -> tuple[UnitId, ...]:
    return tuple(shot.unit for shot in frame.shots if shot.unit is not None)


def _joining_shot(position: Position, frame: Attacking, card: CardId, mode: ModeId) -> Shot | None:
    """Returns the card's shot with the first free unit, or None if no unit can strike."""
    effect = position.content.mode(card, mode).effect
    assert isinstance(effect, Attack), f"{mode} is no attack"
    damage = shot_damage(position, effect)
    if position.content.cards[card].unit is None:
        able = in_reach(position, effect.unit, effect.reach, frame.area)
        return Shot(card=card, mode=mode, damage=damage) if able else None
    ready = ready_shooters(position, effect.unit, frame.area, busy_units(frame))
    return Shot(card=card, mode=mode, damage=damage, unit=ready[0]) if ready else None


def why_not_take(position: Position, effect: Harvest, area: AreaId) -> Refusal | None:
    if not civilians_in(position, area).count:
        return NoCivilian(area=area)
    if not in_reach(position, effect.unit, Reach.HERE, area):
        return OutOfReach(area=area)
    return None if effect.even_protected or not is_protected(position, area) else Protected(area=area)


# Execution.


def hit(bench: Bench, card: CardId, mode: Mode, action: Hit) -> None:
    """Carries out a human attack, or declares a Martian one."""
    match mode.effect:
        case Guerrilla(amount=amount):
            _mark_fighter(bench, action.area)
            hurt_martians(bench, action.area, amount)
        case Assault(amount=amount):
            assert action.unit is not None, "only a unit card makes an assault"
            use_unit(bench, action.unit)
            hurt_martians(bench, action.area, amount)
        case Attack() as effect:
            damage = shot_damage(bench.position, effect)
            shot = Shot(card=card, mode=mode.id, damage=damage, unit=action.unit)
            declare(bench, action.area, shot)
        case _:
            raise AssertionError(f"{mode.id} is no attack")


def _mark_fighter(bench: Bench, area: AreaId) -> None:
    people = bench.state.civilians[area]
    spent = Civilians(count=people.count, fought=people.fought + 1)
    bench.edit(civilians=put(bench.state.civilians, area, spent))


def declare(bench: Bench, area: AreaId, shot: Shot) -> None:
    """Declares an attack; strikes at once if further damage could not matter."""
    bench.push(Attacking(area=area, shots=(shot,)))
    if bench.state.camp.hand and stand(bench.position, area).tough:
        bench.tell(AttackDeclared(area=area, damage=shot.damage))
    else:
        strike(bench)


def join(bench: Bench, frame: Attacking, card: CardId, mode: ModeId) -> None:
    """Adds a played card to the attack; strikes once the hand is empty."""
    shot = _joining_shot(bench.position, frame, card, mode)
    assert shot is not None, f"{card} cannot join"
    joined = replace(frame, shots=(*frame.shots, shot))
    bench.replace(joined)
    bench.tell(CardJoined(seat=seat_of(bench.state.side), card=card, mode=mode, damage=joined.damage))
    if not bench.state.camp.hand:
        strike(bench)


def strike(bench: Bench) -> None:
    """Resolves the attack: lays the markers, then spends the damage, then asks for the pushes."""
    frame = bench.state.frame
    assert isinstance(frame, Attacking), "no attack declared"
    bench.pop()
    for unit in busy_units(frame):
        use_unit(bench, unit)
    bench.tell(Attacked(area=frame.area, damage=frame.damage))
    effects = tuple(_effect(bench.position, shot) for shot in frame.shots)
    for effect in effects:
        if effect.marker is not None:
            lay_marker(bench, effect.marker, frame.area)
    for _ in (effect for effect in effects if effect.pushes):
        bench.push(Pushing(area=frame.area))
    bench.push(Felling(area=frame.area, damage=frame.damage))


def lay_marker(bench: Bench, marker: Marker, area: AreaId) -> None:
    laid = bench.state.markers.get(area, ())
    if marker not in laid:
        bench.edit(markers=put(bench.state.markers, area, (*laid, marker)))
    bench.tell(MarkerLaid(marker=marker, area=area))
