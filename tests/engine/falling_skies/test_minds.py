"""The three minds: sensible choices, and the differences of the easy one."""

import pytest

from engine.core import Level, Seat, SeededDice, Thought
from engine.falling_skies import Options
from engine.falling_skies.actions import AnyAction as Said
from engine.falling_skies.actions import Place
from engine.falling_skies.content import CityId
from engine.falling_skies.decisions import PlaceDice
from engine.falling_skies.mind.computer import Commander
from engine.falling_skies.mind.lookahead import QUICK, THOROUGH, Care
from engine.falling_skies.mind.minds import FIRST_SLIP, NOT_MUCH, EasyGoing, minds
from engine.falling_skies.state import State
from tests.engine.falling_skies.casebook import Case, given, load_cases, parse
from tests.engine.falling_skies.loading import game_rules
from tests.engine.falling_skies.wandering import finished

RULES = game_rules()
COMMANDER = Seat(0)
MINDS = minds()
NEW_YORK = CityId("new_york")  # at most one robot, worth 1 more
TRIES = 4


def _thought(state: State, luck: int = 1) -> Thought[State, Said, object]:
    decision = RULES.decision(state)
    assert decision is not None
    return Thought(
        view=RULES.view(state, COMMANDER),
        decision=decision,
        legal=RULES.legal(state, COMMANDER),
        dice=SeededDice(b"thought", luck),
    )


def _chosen(level: Level, state: State, luck: int = 1) -> Said:
    thought = _thought(state, luck)
    return MINDS[level].choose(thought)  # type: ignore[arg-type]  # its view is one of this game


# --- sensible choices -----------------------------------------------------------------------------

SENSIBLE = [
    (
        Case(
            rules=(),
            name="a robot that would replace a better one is not paid for",
            city=NEW_YORK,
            phase="rooms",
            excavator="3.1",
            energy=3,
            robots={"2.3": "5!"},
            workers={"1.0": "g4"},
        ),
        "end_rooms",
    ),
    (
        Case(
            rules=(),
            name="a worn-out robot is replaced",
            city=NEW_YORK,
            phase="rooms",
            excavator="3.1",
            energy=3,
            robots={"2.3": "1!"},
            workers={"1.0": "g6"},
        ),
        "use_room room=UC1",
    ),
    (
        Case(
            rules=(),
            name="room is made for the better robot that was paid for",
            city=NEW_YORK,
            phase="robot 5",
            excavator="3.1",
            energy=3,
            robots={"2.3": "1!"},
        ),
        "scrap_robot space=2.3",
    ),
    (
        Case(
            rules=(),
            name="a new robot goes where research is done",
            city=NEW_YORK,
            phase="robot 5",
            excavator="3.1",
            energy=3,
        ),
        "install space=2.1",
    ),
    (
        Case(
            rules=(),
            name="a robot that stands ready works",
            city=NEW_YORK,
            phase="rooms",
            excavator="3.1",
            energy=3,
            robots={"2.3": "5"},
        ),
        "use_room room=UC6 steps=3",
    ),
    (
        Case(
            rules=(),
            name="nobody digs what the mothership fills in at once",
            phase="rooms",
            mothership=1,
            energy=3,
            workers={"2.2": "g2"},
        ),
        "end_rooms",
    ),
    (
        Case(
            rules=(),
            name="digging further than the mothership pushes back is worth it",
            phase="rooms",
            mothership=1,
            energy=3,
            workers={"3.0": "g5"},
        ),
        "excavate",
    ),
    (
        Case(
            rules=(),
            name="the last round is for the last space",
            mothership=11,
            research=15,
            excavator="5.4",
            energy=2,
            hand="g6",
            workers={"5.1": "g6", "5.2": "g5", "0.0": "w1", "0.4": "w1"},
        ),
        "place die=g6 space=5.3",
    ),
]


@pytest.mark.parametrize("level", [Level.NORMAL, Level.HARD])
@pytest.mark.parametrize(("case", "answer"), SENSIBLE, ids=[case.name for case, _ in SENSIBLE])
def test_a_sensible_player_does_this(case: Case, answer: str, level: Level) -> None:
    assert _chosen(level, given(case)) == parse(answer, Said)


@pytest.mark.parametrize("level", [Level.NORMAL, Level.HARD])
def test_no_worker_takes_the_place_of_a_good_robot(level: Level) -> None:
    """A die on a robot's space removes the robot."""
    case = Case(
        rules=(),
        name="",
        city=NEW_YORK,
        excavator="3.1",
        energy=4,
        robots={"2.3": "5"},
        hand="g4 g4",
        workers={"0.0": "g1", "0.1": "w1", "0.2": "g1"},
    )
    state = given(case)
    for luck in range(TRIES):
        chosen = _chosen(level, state, luck)
        assert isinstance(chosen, Place)
        assert chosen.space != parse("install space=2.3", Said).space


def test_a_robot_paid_for_is_installed_and_robots_are_used() -> None:
    """Paying for a robot and not using it looked most foolish."""
    seen: list[str] = []

    def watched(*asked: object) -> Said:
        chosen = Commander().choose(*asked)  # type: ignore[arg-type]  # passed on as it is given
        seen.append(type(chosen).__name__)
        return chosen

    for number in range(2):
        finished(Options(city=NEW_YORK, level=1), number, watched, checked=False)
    assert "Install" in seen
    assert "ForgoRobot" not in seen


# --- all three ------------------------------------------------------------------------------------

POSITIONS = [case for case in load_cases() if not case.play]


@pytest.mark.parametrize("level", [Level.EASY, Level.HARD])
def test_every_level_has_a_legal_answer_to_the_questions_of_the_cases(level: Level) -> None:
    for case in POSITIONS:
        state = given(case)
        assert _chosen(level, state) in RULES.legal(state, COMMANDER), case.name


@pytest.mark.parametrize("level", list(Level))
def test_the_same_chance_gives_the_same_thought(level: Level) -> None:
    state = RULES.setup(Options(level=2), 1, SeededDice(b"same", 0)).state
    assert _chosen(level, state) == _chosen(level, state)


def test_nobody_asks_for_more_than_the_view() -> None:
    assert {mind.worlds for mind in MINDS.values()} == {0}


# --- the easy-going one ---------------------------------------------------------------------------


class _Clumsy(SeededDice):
    """Dice by which every possible slip happens."""

    def draw(self, choices: int) -> int:
        return 0


def _middle() -> State:
    """Returns the first placement of the third round."""
    state = RULES.setup(Options(level=1), 1, SeededDice(b"slips", 0)).state
    for move in range(1, 100):
        decision = RULES.decision(state)
        if isinstance(decision, PlaceDice) and RULES.round(state) == FIRST_SLIP + 1:
            return state
        chance = SeededDice(b"slips", move)
        state = RULES.apply(state, COMMANDER, _chosen(Level.NORMAL, state, move), chance).state
    raise AssertionError("the third round does not come")


def test_a_slip_is_the_second_best_or_the_third() -> None:
    thought = _thought(_middle())
    asked = (thought.view, thought.decision, thought.legal)
    best, *others = Commander(Care(candidates=6, samples=1)).placements(
        thought.view,  # type: ignore[arg-type]
        thought.legal,
        _Clumsy(b"", 0),
    )
    chosen = EasyGoing().choose(*asked, _Clumsy(b"", 0))  # type: ignore[arg-type]
    near = [trial.place for trial in others if best.chance - trial.chance <= NOT_MUCH]
    assert chosen in near[:2]
    assert chosen != best.place


def test_there_are_no_slips_at_the_start_nor_where_the_game_is_won() -> None:
    state = RULES.setup(Options(level=1), 1, SeededDice(b"slips", 0)).state
    thought = _thought(state)
    asked = (thought.view, thought.decision, thought.legal)
    careful = Commander(Care(candidates=6, samples=1))
    calm = careful.choose(*asked, _Clumsy(b"", 0))  # type: ignore[arg-type]
    assert EasyGoing().choose(*asked, _Clumsy(b"", 0)) == calm  # type: ignore[arg-type]
    winning = SENSIBLE[-1][0]
    thought = _thought(given(winning))
    chosen = EasyGoing().choose(thought.view, thought.decision, thought.legal, _Clumsy(b"", 0))  # type: ignore[arg-type]
    assert chosen == parse(SENSIBLE[-1][1], Said)


def test_the_thorough_one_looks_at_more() -> None:
    assert THOROUGH.candidates > QUICK.candidates
    assert THOROUGH.samples > QUICK.samples
