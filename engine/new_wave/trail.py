"""Collects the marks of this turn and the one before from the events."""

from typing import TypeAlias, cast, get_args

from msgspec.structs import replace

from engine.core import Step
from engine.new_wave.events import (
    AirRaid,
    AnyEvent,
    ArmyPushed,
    Attacked,
    BuildingFell,
    BuildingPlaced,
    CardBought,
    CivilianMoved,
    CiviliansKilled,
    CivilianTaken,
    MarkerLaid,
    MartiansHit,
    MinesExploded,
    OfferScrapped,
    OfferSwapped,
    Regenerated,
    TurnEnded,
    UnitFell,
    UnitMoved,
    UnitPlaced,
)
from engine.new_wave.marks import Mark, Trace
from engine.new_wave.state import State

Moved: TypeAlias = UnitMoved | CivilianMoved | ArmyPushed
Struck: TypeAlias = (
    Attacked
    | MartiansHit
    | AirRaid
    | MinesExploded
    | BuildingFell
    | UnitFell
    | CiviliansKilled
    | CivilianTaken
)
Done: TypeAlias = (
    MarkerLaid | Regenerated | CardBought | UnitPlaced | BuildingPlaced | OfferSwapped | OfferScrapped
)
Marked: TypeAlias = Moved | Struck | Done
LEAVE_A_MARK = frozenset(get_args(Marked))


def keep_marks(step: Step[State, AnyEvent]) -> Step[State, AnyEvent]:
    """Returns the step with its marks added to its state; at the end of a turn they become `past`."""
    marks, past = step.state.marks, step.state.past
    for event in step.events:
        if isinstance(event, TurnEnded):
            marks, past = (), marks
        elif type(event) in LEAVE_A_MARK:
            marks = (*marks, _mark(cast(Marked, event)))
    if marks == step.state.marks and past == step.state.past:
        return step
    return Step(replace(step.state, marks=marks, past=past), step.events)


def _mark(event: Marked) -> Mark:
    if isinstance(event, Moved):
        return _mark_of_move(event)
    return _mark_of_blow(event) if isinstance(event, Struck) else _mark_of_deed(event)


def _mark_of_move(event: Moved) -> Mark:
    match event:
        case UnitMoved(unit=unit, origin=origin, to=to):
            return Mark(trace=Trace.MOVE, at=to, start=origin, what=unit)
        case CivilianMoved(origin=origin, to=to):
            return Mark(trace=Trace.WALK, at=to, start=origin)
        case ArmyPushed(unit=unit, origin=origin, to=to):
            return Mark(trace=Trace.PUSH, at=to, start=origin, what=unit)


def _mark_of_blow(event: Struck) -> Mark:
    match event:
        case Attacked(area=area, damage=damage):
            return Mark(trace=Trace.STRIKE, at=area, amount=damage)
        case MartiansHit(area=area, amount=amount):
            return Mark(trace=Trace.HIT, at=area, amount=amount)
        case AirRaid(amount=amount):
            return Mark(trace=Trace.RAID, amount=amount)
        case MinesExploded(area=area):
            return Mark(trace=Trace.MINES, at=area)
        case BuildingFell(building=building, area=area):
            return Mark(trace=Trace.FALL, at=area, what=building)
        case UnitFell(unit=unit, area=area):
            return Mark(trace=Trace.FALL, at=area, what=unit)
        case CiviliansKilled(area=area, count=count):
            return Mark(trace=Trace.DEATH, at=area, amount=count)
        case CivilianTaken(area=area):
            return Mark(trace=Trace.TAKE, at=area, amount=1)


def _mark_of_deed(event: Done) -> Mark:
    match event:
        case MarkerLaid(marker=marker, area=area):
            return Mark(trace=Trace.INFLUENCE, at=area, what=marker.value)
        case Regenerated(amount=amount):
            return Mark(trace=Trace.REPAIR, amount=amount)
        case CardBought(card=card):
            return Mark(trace=Trace.BUY, what=card)
        case UnitPlaced(unit=unit, area=area):
            return Mark(trace=Trace.PLACE, at=area, what=unit)
        case BuildingPlaced(building=building, area=area):
            return Mark(trace=Trace.PLACE, at=area, what=building)
        case OfferSwapped(card=card) | OfferScrapped(card=card):
            return Mark(trace=Trace.SWAP, what=card)
