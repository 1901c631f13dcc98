"""Previews from the view match the real results."""

import pytest

from engine.core import Seat, SeededDice
from engine.falling_skies import Options
from engine.falling_skies.actions import Place, PlaceHeld, UseRoom
from engine.falling_skies.content import CityId, RoomId
from engine.falling_skies.decisions import PlaceDice, UseRooms
from engine.falling_skies.events import (
    CityHit,
    DiceRolled,
    MothershipDescended,
    RoomUsed,
    ShipsCollected,
    ShipsDescended,
    ShipShifted,
)
from engine.falling_skies.pieces import Column, grey, sky_space, space
from engine.falling_skies.preview import preview_placement, preview_room
from tests.engine.falling_skies.casebook import Case, given
from tests.engine.falling_skies.loading import game_rules

RULES = game_rules()
COMMANDER = Seat(0)
IN_THE_SKY = ShipsDescended | ShipShifted | MothershipDescended | ShipsCollected | CityHit


@pytest.mark.parametrize("city", ["roswell", "washington", "montreal", "tokyo"])
def test_a_placement_does_what_was_foreseen(city: str) -> None:
    choosing = SeededDice(city.encode(), 0)
    state = RULES.setup(Options(city=CityId(city), level=3), 1, SeededDice(b"preview", 0)).state
    move = seen = 0
    while (asked := RULES.decision(state)) is not None:
        move += 1
        action = choosing.pick(RULES.legal(state, COMMANDER))
        step = RULES.apply(state, COMMANDER, action, SeededDice(b"preview", move))
        if isinstance(asked, PlaceDice) and isinstance(action, Place):
            foreseen = preview_placement(RULES.view(state, None), action)
            assert step.state.battle is not None
            if step.state.outcome is None:
                seen += 1
                assert (
                    tuple(event for event in step.events if isinstance(event, IN_THE_SKY)) == foreseen.events
                )
                assert step.state.battle.fleet == foreseen.fleet
                rolled = [event for event in step.events if isinstance(event, DiceRolled)]
                assert sum(len(event.dice) for event in rolled) == foreseen.rerolled
        if isinstance(asked, UseRooms) and isinstance(action, UseRoom):
            room = preview_room(RULES.view(state, None), action.room)
            (used,) = (event for event in step.events if isinstance(event, RoomUsed))
            assert room is not None
            assert (room.value, room.cost) == (used.value, used.cost)
        state = step.state
    assert seen > 10


def test_moves_show_where_each_ship_goes_before_anything_is_triggered() -> None:
    case = Case(
        rules=(),
        name="",
        mothership=2,
        drops="p....",
        ships=("white 9.0", "purple 15.0"),
        hand="g3 g1 g1 w1 w1",
    )
    view = RULES.view(given(case), None)
    place = Place(die=grey(3), column=Column(0), space=space(1, 0))
    foreseen = preview_placement(view, place)
    assert [(move.ship.value, move.start, move.end) for move in foreseen.moves] == [
        ("purple", sky_space(2, 0), sky_space(5, 0)),
        ("white", sky_space(9, 0), sky_space(12, 0)),
        ("purple", sky_space(15, 0), None),
    ]
    assert (foreseen.rows, foreseen.rerolled, foreseen.robot_lost) == (3, 0, False)
    held = PlaceHeld(die=grey(3), column=Column(0), space=space(1, 0))
    assert preview_placement(view, held).moves == ()


def test_a_room_without_all_its_dice_is_worth_nothing_yet() -> None:
    case = Case(rules=(), name="", phase="rooms", workers={"1.3": "g6", "1.1": "g5"}, ships=("purple 3.2",))
    view = RULES.view(given(case), None)
    assert preview_room(view, RoomId("UA3")) is None
    research = preview_room(view, RoomId("UA2"))
    assert research is not None
    assert (research.value, research.cost, research.steps, research.ships) == (5, 2, 2, ())


@pytest.mark.parametrize(
    ("research", "die", "steps"), [(0, "g2", 0), (0, "g3", 1), (0, "g4", 2), (1, "g5", 3)]
)
def test_a_research_room_says_how_far_it_climbs(research: int, die: str, steps: int) -> None:
    case = Case(rules=(), name="", phase="rooms", research=research, workers={"1.1": die})
    room = preview_room(RULES.view(given(case), None), RoomId("UA2"))
    assert room is not None
    assert room.steps == steps


def test_anti_aircraft_never_sends_ships_up() -> None:
    case = Case(rules=(), name="", city=CityId("montreal"), hand="g1 g1 g1 w1 w1")
    view = RULES.view(given(case), None)
    foreseen = preview_placement(view, Place(die=grey(1), column=Column(0), space=space(0, 0)))
    assert (foreseen.rows, foreseen.moves, foreseen.events) == (0, (), ())


def test_an_excavating_die_makes_no_room_work() -> None:
    case = Case(rules=(), name="", phase="rooms", workers={"2.3": "g6"})
    assert preview_room(RULES.view(given(case), None), RoomId("UA6")) is None
