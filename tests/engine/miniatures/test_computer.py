"""The computer player: its answers in clear positions."""

import pytest
from msgspec.structs import replace

from engine.core import Seat
from engine.miniatures import Options
from engine.miniatures.actions import Deploy
from engine.miniatures.content import ScenarioId
from engine.miniatures.decisions import DeployFigure
from engine.miniatures.grid import Square
from engine.miniatures.mind.attractions import FIRST_MARKER
from engine.miniatures.mind.computer import Computer, Thinker
from engine.miniatures.mind.experience import WEIGHTS
from engine.miniatures.mind.judgement import Judgement
from engine.miniatures.mind.perils import Perils
from engine.miniatures.mind.stratagems import Strategist
from engine.miniatures.pieces import Place, Side, side_of
from engine.miniatures.pools import fight_pools
from engine.miniatures.state import Deploying, Round, Stage, Stance
from tests.engine.miniatures.loading import referee_rules
from tests.engine.miniatures.position import Position
from tests.engine.miniatures.table import Table
from tests.engine.miniatures.wandering import Chance
from tests.engine.miniatures.words import spoken


class Choice(Position, frozen=True, kw_only=True):
    """A position, the actions played from there, and the computer's answers, step by step."""

    lead: str = ""
    answers: tuple[str, ...]


BOTH = (Thinker, Strategist)  # of the quick player and of the hard one


def answer(table: Table, thinker: type[Thinker] = Thinker) -> str:
    """Returns the computer's choice, in the notation of scripts."""
    asked, seat = table.rules.decision(table.state), table.seat
    assert asked is not None
    view = table.rules.view(table.state, seat)
    legal = table.rules.legal(table.state, seat)
    action = Computer(table.rules.book, thinker).choose(view, asked, legal, Chance("nobody rolls"))
    return spoken(table.rules.book, table.state, side_of(seat), action)


EVA_ENDS_THE_ROUND = """
activate M1
finish
activate EVA
finish
finish
? use_authority human
"""

CHOICES = {
    "the loot is carried off the board": Choice(
        scenario="final-08-open",
        figures="BUD C1 loot, M1 C8, M2 D8",
        tally="human kill=5",
        answers=("activate BUD", "leave S"),
    ),
    "the loot is carried off by a step and another": Choice(
        scenario="final-08-open",
        figures="BUD B2 loot, BRA B1, S1 F1, M1 C8",
        lead="activate BUD",
        answers=("move C1", "leave S"),
    ),
    "Heroics take the loot over the edge": Choice(
        scenario="final-08-open",
        figures="BUD C3 loot, BRA dead, S1 F1, M1 C8",
        lead="activate BUD\nmove C2\nmove C1",
        answers=("do_more", "leave S"),
    ),
    "out of the vault, southwards": Choice(
        scenario="final-08",
        figures="BUD D4 loot, BRA D4, S1 D1, M1 H1",
        lead="activate BUD",
        answers=("move D5", "move E4"),
    ),
    "a lover walks ahead so that the carrier can follow": Choice(
        scenario="final-08-open",
        figures="BUD C3 loot, BRA C4, S1 F1 activated, M1 H8",
        answers=("activate BRA",),
    ),
    "the last of a side stays on the board": Choice(
        scenario="final-08-open",
        figures="BUD C1 loot, M1 C3",
        lead="activate BUD",
        answers=("aim_and_shoot M1",),
    ),
    "the last of a side leaves to win": Choice(
        scenario="final-08-open",
        figures="BUD C1 loot, M1 C3",
        tally="human kill=5",
        lead="activate BUD",
        answers=("leave S",),
    ),
    "soldiers at an exit act first": Choice(
        scenario="final-04-open",
        figures="S1 D8, S2 E1, PHI H8, M1 D6, M2 A8",
        answers=("activate S2", "leave S"),
    ),
    "the more valuable of two exits in reach": Choice(
        scenario="final-02-open",
        figures="EVA A2, S1 C8, M1 H8",
        lead="activate EVA",
        answers=("move A1", "leave S"),
    ),
    "command is taken to leave before the enemy acts": Choice(
        scenario="final-02-open",
        figures="EVA A2, S1 C8 activated, M1 F4",
        turn="martian",
        lead=EVA_ENDS_THE_ROUND,
        answers=("take_command EVA", "activate EVA", "move A1", "leave S"),
    ),
    "command is not taken for nothing": Choice(
        scenario="final-02-open",
        figures="EVA D5, S1 C8 activated, M1 H8, M2 H8 activated, M3 H8 activated",
        turn="martian",
        lead=EVA_ENDS_THE_ROUND,
        answers=("decline",),
    ),
    "command is not taken by who begins anyway": Choice(
        scenario="final-02-open",
        figures="EVA A2, S1 C8 activated, M1 F4",
        turn="human",
        lead="activate EVA\nfinish\nfinish\nactivate M1\nfinish\n? use_authority human",
        answers=("decline",),
    ),
    "a charge that likely kills, at little risk": Choice(
        scenario="final-06-open",
        figures="TOR D4, M1 A8 activated, S1 D5 activated, S2 H8 activated",
        turn="martian",
        lead="activate TOR",
        answers=("move D5",),
    ),
    "a hero without a gun charges whoever is spent": Choice(
        scenario="final-09-open",
        figures="EDW D4, S1 A1 activated, M1 D5 activated, TOR H8 activated",
        lead="activate EDW",
        answers=("move D5",),
    ),
    "a charge from two squares away": Choice(
        figures="S1 D3, S2 A1 activated, M1 D5 activated, M2 H8 activated",
        lead="activate S1",
        answers=("move D4", "move D5"),
    ),
    "Heroics for one more shot, with nobody left to hit back": Choice(
        scenario="final-03-open",
        figures="DEK D3, S1 A1 activated, M1 D5 activated, M2 H8 activated",
        lead="activate DEK\nfinish",
        answers=("do_more", "shoot M1"),
    ),
    "a figure that an enemy could kill is not left to the end": Choice(
        figures="S1 D4, S2 A1, M1 D6",
        answers=("activate S1",),
    ),
    "a step out of the vault is no reason for Heroics": Choice(
        scenario="final-08",
        figures="BUD D4 loot, BRA D4, S1 D1, M1 H1",
        lead="activate BUD",
        answers=("move D5",),
    ),
    "a strike on nobody is placed again": Choice(
        figures="S1 A1, M1 D8",
        rows=("human artillery 2", "human observer 1"),
        lead="trigger 0 column=D : 3\n? before_placement human",
        answers=("roll_again",),
    ),
    "a strike on friends is placed again": Choice(
        figures="S1 D3, S2 D3, S3 A1, M1 E4, M2 H8",
        rows=("human artillery 2", "human observer 1"),
        lead="trigger 0 column=D : 3\n? before_placement human",
        answers=("roll_again",),
    ),
    "a strike on enemies is kept": Choice(
        figures="S1 A1, M1 D8",
        rows=("human artillery 2", "human observer 1"),
        lead="trigger 0 column=D : 8\n? before_placement human",
        answers=("decline",),
    ),
}


@pytest.mark.parametrize("thinker", BOTH)
@pytest.mark.parametrize("choice", [pytest.param(choice, id=name) for name, choice in CHOICES.items()])
def test_the_computer_answers(choice: Choice, thinker: type[Thinker]) -> None:
    table = Table(choice, referee_rules())
    table.run(choice.lead)
    for expected in choice.answers[:-1]:
        assert answer(table, thinker) == expected
        table.do(expected)
    assert answer(table, thinker) == choice.answers[-1]


def test_the_charges_that_must_be_taken_are_safe_and_sure() -> None:
    for name, fighter, foe in (
        ("a charge that likely kills, at little risk", "TOR", "S1"),
        ("a hero without a gun charges whoever is spent", "EDW", "M1"),
    ):
        table = Table(CHOICES[name], referee_rules())
        charging = replace(table[fighter], at=table[foe].at)
        field = Judgement(table.rules.book, table.rules.view(table.state, table.seat)).field
        for stance in Stance:
            both = fight_pools(field, charging, table[foe], stance, charge=True)
            assert both.kill >= 0.6
            assert charging.heroics or both.counter <= 0.1  # Heroics certainly save a life


class Wise(Position, frozen=True, kw_only=True):
    """A position in which the hard player once moved foolishly, and where its figure may end now."""

    figure: str
    squares: str  # one of these


RUN = "JOE C3 heroics=1, SGT B1, R1 C1, L1 D1, S1 F1, M1 D6, M2 E7, M3 F7"
WISE = {
    "Joe keeps behind his soldiers in the first round": Wise(
        scenario="final-07",
        figures="JOE B2, SGT B1, R1 C1, L1 D1, L2 E1, S1 F1, M1 D7, M2 D7, C1 B7, F1 C7, M3 B8, M4 G8, M5 F7",
        round=1,
        figure="JOE",
        squares="A1 B1 C1 D1 A2 B2 C2 D2",
    ),
    "Joe runs back when one hit more would end the game": Wise(
        scenario="final-07", figures=RUN, figure="JOE", squares="B1 C1 D1 E1 B2 C2 D2 E2"
    ),
    "a soldier does not charge four Martians alone": Wise(
        scenario="final-04",
        figures="PHI D8, ASH C8, S6 D6, S1 D8, M4 D5, M3 C4, M5 E4, M6 C4",
        figure="S6",
        squares="C6 D6 E6 C7 D7 E7",
    ),
    "General Tor does not charge three rifles on his last life": Wise(
        scenario="final-06-open",
        figures="S1 D2, S2 E2, L1 F2, TOR D4 heroics=0, M1 A8",
        turn="martian",
        figure="TOR",
        squares="C5 D5 E5 B6 C6 D6 E6 F6",
    ),
    "a soldier two steps from the exit runs for it": Wise(
        scenario="final-04",
        figures="PHI D8, ASH C8, S1 C3, S2 E8, M1 A7, M2 G7",
        round=3,
        figure="S1",
        squares="A1 B1 C1 D1 E1",
    ),
}


@pytest.mark.parametrize("wise", [pytest.param(wise, id=name) for name, wise in WISE.items()])
def test_the_hard_player_does_what_a_sensible_one_does(wise: Wise) -> None:
    table = Table(wise, referee_rules())
    table.do(f"activate {wise.figure}")
    while table.rules.view(table.state, table.seat).active == wise.figure:
        words = answer(table, Strategist)
        if not words.startswith("move"):
            break
        table.do(words)
    assert table[wise.figure].at in wise.squares.split()


@pytest.mark.parametrize("thinker", BOTH)
def test_a_ripe_row_is_triggered_where_it_meets_most(thinker: type[Thinker]) -> None:
    crowd = Position(figures="S1 A1, M1 D7, M2 D7, M3 D7, M4 H8", rows=("human artillery 3",))
    table = Table(crowd, referee_rules())
    verb, row, column, rank = answer(table, thinker).split()
    assert (verb, row) == ("trigger", "0")
    assert column[-1] in "CDE"
    assert rank[-1] in "678"


@pytest.mark.parametrize("thinker", BOTH)
def test_a_row_that_hits_by_chance_is_left_to_grow(thinker: type[Thinker]) -> None:
    table = Table(Position(figures="S1 A1, M1 D7, M4 H8", rows=("human artillery 1",)), referee_rules())
    assert not answer(table, thinker).startswith("trigger")


def _reinforced(figures: str) -> Table:
    """Returns a table of scenario 3 at which M9 is about to be set up."""
    table = Table(Position(scenario="final-03", figures=figures, turn="martian", round=3), referee_rules())
    waiting = replace(table["M9"], at=None, place=Place.WAITING)
    wave = Deploying(side=Side.MARTIAN, figures=(waiting.id,), wave=True)
    table.state = replace(
        table.state,
        stack=(Round(stage=Stage.CALL_UP), wave),
        figures={**table.state.figures, waiting.id: waiting},
    )
    return table


@pytest.mark.parametrize("thinker", BOTH)
def test_nobody_is_set_up_in_the_open_in_front_of_guns_that_wait(thinker: type[Thinker]) -> None:
    table = _reinforced("S1 D2, S2 D2, L1 D1, L2 E1, M1 H8 activated, M9 A8")
    view = table.rules.view(table.state, table.seat)
    perils = Perils(Judgement(table.rules.book, view))
    zone = [action.at for action in table.legal().values() if isinstance(action, Deploy)]
    risks = {at: perils.risk(table["M9"], at) for at in zone}
    chosen = Square(answer(table, thinker).split()[-1])
    assert risks[chosen] < sum(risks.values()) / len(risks)


@pytest.mark.parametrize("thinker", BOTH)
def test_who_is_set_up_first_keeps_away_from_the_guns_to_come(thinker: type[Thinker]) -> None:
    rules = referee_rules()
    state = rules.setup(Options(scenario=ScenarioId("final-01")), 2, Chance("before anybody came")).state
    state = replace(state, moved=0)  # in the zone as it was once: from the present one all is in range
    seat = Seat(1)
    first = rules.view(state, seat)
    perils, zone = Perils(Judgement(rules.book, first)), rules.legal(state, seat)
    grunt = next(one for one in first.figures.values() if one.side is Side.MARTIAN)
    risks = {action.at: perils.risk(grunt, action.at) for action in zone if isinstance(action, Deploy)}
    chosen = []
    while isinstance(asked := rules.decision(state), DeployFigure):
        view, legal = rules.view(state, seat), rules.legal(state, seat)
        action = Computer(rules.book, thinker).choose(view, asked, legal, Chance("nobody rolls"))
        assert isinstance(action, Deploy)
        chosen.append(risks[action.at])
        state = rules.apply(state, seat, action, Chance("nobody rolls")).state
    assert sum(chosen) / len(chosen) < sum(risks.values()) / len(risks)


@pytest.mark.parametrize(
    ("tally", "worth"),
    [("", FIRST_MARKER), ("human kill_grunts=3", FIRST_MARKER), ("human artefacts=1", 1.0)],
    ids=["the first", "the first, after some kills", "the second"],
)
def test_the_first_marker_is_worth_less_whatever_else_was_scored(tally: str, worth: float) -> None:
    table = Table(
        Position(scenario="final-03-open", figures="S1 D4, M1 H8", markers="D5 artefact up", tally=tally)
    )
    judge = Judgement(table.rules.book, table.rules.view(table.state, table.seat))
    assert judge.finds(table["S1"], Square("D5")) == worth


def test_weights_are_for_scenarios_there_are() -> None:
    assert WEIGHTS.keys() <= set(referee_rules().book.content.scenarios)
