"""The computer player, question by question."""

import pickle
from time import process_time

import pytest

from engine.core import Seat, SeededDice
from engine.falling_skies import Options
from engine.falling_skies.actions import AnyAction as Said
from engine.falling_skies.content import CityId
from engine.falling_skies.decisions import PlaceDice
from engine.falling_skies.mind.computer import Commander
from engine.falling_skies.state import State
from tests.engine.falling_skies.casebook import Case, given, load_cases, parse
from tests.engine.falling_skies.loading import game_rules

RULES = game_rules()
COMMANDER = Seat(0)
SLOWEST = 0.2  # seconds for one move, on average far less


def _chosen(state: State) -> Said:
    decision = RULES.decision(state)
    assert decision is not None
    legal = RULES.legal(state, COMMANDER)
    view = RULES.view(state, COMMANDER)
    assert pickle.loads(pickle.dumps(view)) == view  # it is sent to another process
    return Commander().choose(view, decision, legal, SeededDice(b"thought", 1))


POSITIONS = [case for case in load_cases() if not case.play]


@pytest.mark.parametrize("case", POSITIONS, ids=lambda case: case.name)
def test_it_has_a_legal_answer_to_every_question_of_the_cases(case: Case) -> None:
    state = given(case)
    assert _chosen(state) in RULES.legal(state, COMMANDER)


OBVIOUS = [
    (
        Case(
            rules=(),
            name="it finishes the research",
            phase="rooms",
            excavator="5.4",
            energy=2,
            research=15,
            workers={"5.1": "g6", "5.2": "g5", "5.3": "w6"},
        ),
        "use_room room=LB8 steps=1",
    ),
    (
        Case(
            rules=(),
            name="it gains energy before it pays with it",
            phase="rooms",
            excavator="3.0",
            energy=0,
            workers={"2.0": "g4", "1.1": "g4"},
        ),
        "use_room room=UA4",
    ),
    (
        Case(
            rules=(),
            name="it pays before energy would be lost",
            phase="rooms",
            excavator="3.0",
            energy=6,
            workers={"2.0": "g5", "1.1": "g4"},
        ),
        "use_room room=UA2 steps=2",
    ),
    (
        Case(
            rules=(),
            name="it keeps the base alive",
            damage=6,
            hand="g1",
            workers={"0.1": "g1", "0.2": "g1", "0.3": "w1", "0.4": "w1"},
            drops=".....",
            ships=("purple 16.0",),
        ),
        "place die=g1 space=0.0",
    ),
    (Case(rules=(), name="it ends the phase", phase="rooms"), "end_rooms"),
]


@pytest.mark.parametrize(("case", "answer"), OBVIOUS, ids=[case.name for case, _ in OBVIOUS])
def test_it_sees_what_anyone_would(case: Case, answer: str) -> None:
    assert _chosen(given(case)) == parse(answer, Said)


@pytest.mark.parametrize("city", ["roswell", "tokyo"])
def test_it_does_not_think_long(city: str) -> None:
    state = RULES.setup(Options(city=CityId(city), level=2), 1, SeededDice(b"quick", 0)).state
    spent = moves = 0.0
    while isinstance(RULES.decision(state), PlaceDice):
        before = process_time()
        action = _chosen(state)
        spent += process_time() - before
        moves += 1
        state = RULES.apply(state, COMMANDER, action, SeededDice(b"quick", int(moves))).state
    assert moves == 5
    assert spent / moves < SLOWEST


def test_the_same_chance_gives_the_same_thought() -> None:
    state = RULES.setup(Options(level=1), 1, SeededDice(b"same", 0)).state
    assert _chosen(state) == _chosen(state)
