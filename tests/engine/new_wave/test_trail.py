"""The drawn trail of a turn follows from its public events."""

import pytest
from msgspec.structs import replace

from engine.core import SeededDice, Step
from engine.new_wave import events as tell
from engine.new_wave.content import AreaId, BuildingId, CardId, Marker, Side
from engine.new_wave.events import AnyEvent
from engine.new_wave.marks import Mark, Trace
from engine.new_wave.state import HUMANS, MARTIANS, Options, State, UnitId, seat_of
from engine.new_wave.trail import keep_marks
from tests.engine.new_wave.loading import game_rules

WALES, LONDON = AreaId("wales"), AreaId("london")
TRIPOD, ARMY, FORT = UnitId("tripod_1"), UnitId("army_1"), BuildingId("fort")

LEFT: list[tuple[AnyEvent, Mark]] = [
    (
        tell.UnitMoved(unit=TRIPOD, origin=WALES, to=LONDON),
        Mark(trace=Trace.MOVE, start=WALES, at=LONDON, what=TRIPOD),
    ),
    (tell.CivilianMoved(origin=WALES, to=LONDON), Mark(trace=Trace.WALK, start=WALES, at=LONDON)),
    (
        tell.ArmyPushed(unit=ARMY, origin=WALES, to=LONDON),
        Mark(trace=Trace.PUSH, start=WALES, at=LONDON, what=ARMY),
    ),
    (tell.Attacked(area=LONDON, damage=3), Mark(trace=Trace.STRIKE, at=LONDON, amount=3)),
    (tell.MartiansHit(area=LONDON, amount=2, damage=9), Mark(trace=Trace.HIT, at=LONDON, amount=2)),
    (tell.AirRaid(amount=1, damage=9), Mark(trace=Trace.RAID, amount=1)),
    (tell.MinesExploded(area=LONDON), Mark(trace=Trace.MINES, at=LONDON)),
    (tell.BuildingFell(building=FORT, area=LONDON), Mark(trace=Trace.FALL, at=LONDON, what=FORT)),
    (tell.UnitFell(unit=ARMY, area=LONDON), Mark(trace=Trace.FALL, at=LONDON, what=ARMY)),
    (tell.CiviliansKilled(area=LONDON, count=2, left=9), Mark(trace=Trace.DEATH, at=LONDON, amount=2)),
    (tell.CivilianTaken(area=LONDON, left=9), Mark(trace=Trace.TAKE, at=LONDON, amount=1)),
    (
        tell.MarkerLaid(marker=Marker.NO_EXIT, area=LONDON),
        Mark(trace=Trace.INFLUENCE, at=LONDON, what="no_exit"),
    ),
    (tell.Regenerated(amount=1, damage=8), Mark(trace=Trace.REPAIR, amount=1)),
    (tell.CardBought(seat=HUMANS, card=CardId("fort"), cost=5), Mark(trace=Trace.BUY, what="fort")),
    (tell.UnitPlaced(unit=ARMY, area=LONDON), Mark(trace=Trace.PLACE, at=LONDON, what=ARMY)),
    (tell.BuildingPlaced(building=FORT, area=LONDON), Mark(trace=Trace.PLACE, at=LONDON, what=FORT)),
    (
        tell.OfferSwapped(seat=HUMANS, card=CardId("fort"), fresh=CardId("army")),
        Mark(trace=Trace.SWAP, what="fort"),
    ),
    (
        tell.OfferScrapped(seat=HUMANS, card=CardId("fort"), fresh=CardId("army")),
        Mark(trace=Trace.SWAP, what="fort"),
    ),
]


def at_first() -> State:
    return game_rules().setup(Options(), 2, SeededDice(b"trail", 0)).state


@pytest.mark.parametrize(("event", "mark"), LEFT, ids=lambda value: type(value).__name__)
def test_what_happens_leaves_its_mark(event: AnyEvent, mark: Mark) -> None:
    assert keep_marks(Step(at_first(), (event,))).state.marks == (mark,)


def test_every_kind_of_mark_is_left_by_something() -> None:
    assert {mark.trace for _, mark in LEFT} == set(Trace)


def test_only_damage_and_civilians_are_counted() -> None:
    marks = [mark for event, _ in LEFT for mark in keep_marks(Step(at_first(), (event,))).state.marks]
    counted = {mark.trace for mark in marks if mark.amount != 0}
    assert counted == {Trace.STRIKE, Trace.HIT, Trace.RAID, Trace.DEATH, Trace.TAKE, Trace.REPAIR}


def test_marks_add_up_and_become_the_past_when_the_turn_ends() -> None:
    (moved, way), (walked, walk), *_ = LEFT
    state = keep_marks(Step(at_first(), (moved,))).state
    state = keep_marks(Step(state, (walked,))).state
    assert (state.marks, state.past) == ((way, walk), ())
    over = keep_marks(Step(state, (tell.TurnEnded(seat=MARTIANS),))).state
    assert (over.marks, over.past) == ((), (way, walk))
    again = keep_marks(Step(over, (tell.TurnEnded(seat=HUMANS),))).state
    assert (again.marks, again.past) == ((), ())


def test_what_leaves_no_mark_changes_nothing() -> None:
    step: Step[State, AnyEvent] = Step(at_first(), (tell.CardsDrawn(seat=MARTIANS, count=5),))
    assert keep_marks(step) is step


def test_everyone_sees_what_a_turn_has_left() -> None:
    state = replace(at_first(), marks=(LEFT[0][1],), past=(LEFT[1][1],))
    for viewer in (None, *(seat_of(side) for side in Side)):
        seen = game_rules().view(state, viewer)
        assert (seen.marks, seen.past) == (state.marks, state.past)
