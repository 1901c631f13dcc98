"""Playing a card: one function per effect of a card's option."""

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core import Refusal
from engine.kit.edit import without
from engine.new_wave.actions import MoveCivilian, MoveUnit
from engine.new_wave.attack import aims, why_not_hit, why_not_take
from engine.new_wave.bench import Bench, gain, set_camp, use_unit
from engine.new_wave.board import Position, neighbours, units_of
from engine.new_wave.combat import raid
from engine.new_wave.content import (
    AirStrike,
    Assault,
    Attack,
    CardId,
    Deploy,
    Gain,
    Guerrilla,
    Harvest,
    Mode,
    MoveCivilians,
)
from engine.new_wave.content import MoveUnit as MovesUnit
from engine.new_wave.events import CardPlayed, UnitStayed
from engine.new_wave.market import bring, why_not_deploy
from engine.new_wave.movement import can_step, lead, movable, step, why_not_walk
from engine.new_wave.refusals import (
    MustPlay,
    NoCivilianCanMove,
    NoTarget,
    NoUnitCanMove,
    NoUnitOnMap,
    Protected,
    ShieldHolds,
    UnitsUsed,
    UnitUsed,
)
from engine.new_wave.state import Aiming, Laid, Leading, Marching, UnitId, seat_of

NEARLY = (UnitUsed, ShieldHolds, Protected)  # refusals about a target that is present and in reach

# Refusals.


def why_not_play(position: Position, card: CardId, mode: Mode, *, keeping: bool = False) -> Refusal | None:
    """Returns the reason against playing an option, or None; `keeping` bars help by one-time cards."""
    match mode.effect:
        case Gain() | AirStrike():
            return None
        case MoveCivilians() as effect:
            return None if effect.up_to or _any_civilian_can_walk(position) else NoCivilianCanMove()
        case MovesUnit() as effect:
            return _why_not_march(position, card, effect)
        case Guerrilla() | Assault() | Attack():
            return _why_not_strike(position, card, mode, keeping=keeping)
        case Harvest() as effect:
            reasons = (why_not_take(position, effect, area) for area in position.state.civilians)
            return _unless_allowed(reasons, NoTarget(card=card))
        case Deploy(unit=kind):
            return why_not_deploy(position, card, kind)


def _any_civilian_can_walk(position: Position) -> bool:
    return any(
        why_not_walk(position, origin, to) is None
        for origin in position.state.civilians
        for to in neighbours(position, origin)
    )


def _why_not_march(position: Position, card: CardId, effect: MovesUnit) -> Refusal | None:
    """Returns the reason against a move: optional ones need a unit, others one that can move (R20)."""
    if not units_of(position.state, effect.unit):
        return NoUnitOnMap(kind=effect.unit)
    commands = position.content.cards[card].unit is not None
    units = movable(position, effect.unit, by_unit_card=commands)
    if not units:
        return UnitsUsed(kind=effect.unit)
    if effect.up_to or any(can_step(position, name) for name in units):
        return None
    return NoUnitCanMove(kind=effect.unit)


def _why_not_strike(position: Position, card: CardId, mode: Mode, *, keeping: bool) -> Refusal | None:
    kind = position.content.cards[card].unit
    if kind is not None and not units_of(position.state, kind):
        return NoUnitOnMap(kind=kind)
    hand = without(position.state.camp.hand, card)
    hits = aims(position, card, mode)
    reasons = (why_not_hit(position, card, mode, hit, hand, keeping=keeping) for hit in hits)
    return _unless_allowed(reasons, NoTarget(card=card))


def _unless_allowed(reasons: Iterable[Refusal | None], otherwise: Refusal) -> Refusal | None:
    """Returns None if any target is legal, else the first refusal about a real target."""
    told = otherwise
    for reason in reasons:
        if reason is None:
            return None
        if told is otherwise and isinstance(reason, NEARLY):
            told = reason
    return told


def why_not_end(position: Position) -> Refusal | None:
    """Returns a refusal that names a card which must still be played (R20), or None."""
    for name in dict.fromkeys(position.state.camp.hand):
        if any(_compulsory(position, name, mode) for mode in position.content.cards[name].modes):
            return MustPlay(card=name)
    return None


def _compulsory(position: Position, card: CardId, mode: Mode) -> bool:
    if position.state.options.play_all:
        return why_not_play(position, card, mode) is None
    return not mode.removes and why_not_play(position, card, mode, keeping=True) is None


# Execution.


def play_card(bench: Bench, card: CardId, mode: Mode) -> None:
    lay(bench, card, mode)
    bench.tell(CardPlayed(seat=seat_of(bench.state.side), card=card, mode=mode.id))
    match mode.effect:
        case Gain(amount=amount):
            gain(bench, amount)
        case AirStrike(amount=amount):
            raid(bench, amount)
        case MoveCivilians() as effect:
            bench.push(Leading(card=card, left=effect.count, up_to=effect.up_to))
        case MovesUnit() as effect:
            bench.push(Marching(card=card, kind=effect.unit, left=effect.steps, up_to=effect.up_to))
        case Guerrilla() | Assault() | Attack() | Harvest():
            bench.push(Aiming(card=card, mode=mode.id))
        case Deploy():
            bring(bench, card, used=True)


def lay(bench: Bench, card: CardId, mode: Mode) -> None:
    """Moves a card from the hand to the table."""
    camp = bench.state.camp
    laid = (*camp.laid, Laid(card=card, leaves=mode.removes))
    set_camp(bench, bench.state.side, replace(camp, hand=without(camp.hand, card), laid=laid))


def lead_one(bench: Bench, frame: Leading, action: MoveCivilian) -> None:
    """Moves a civilian, and asks for the next if the card moves more."""
    lead(bench, action.origin, action.to, action.who)
    if frame.left > 1:
        bench.amend(left=frame.left - 1, moved=(*frame.moved, (action.to, action.who)))
    else:
        bench.pop()


def march(bench: Bench, frame: Marching, action: MoveUnit) -> None:
    """Moves a unit one area, and asks for the next step if the card allows more."""
    _command(bench, frame, action.unit)
    step(bench, action.unit, action.to)
    if frame.left > 1:
        bench.amend(left=frame.left - 1, unit=action.unit)
    else:
        bench.pop()


def halt(bench: Bench, frame: Marching, unit: UnitId) -> None:
    _command(bench, frame, unit)
    bench.tell(UnitStayed(unit=unit, area=bench.state.units[unit].area))
    bench.pop()


def _command(bench: Bench, frame: Marching, unit: UnitId) -> None:
    if bench.content.cards[frame.card].unit is not None:
        use_unit(bench, unit)
