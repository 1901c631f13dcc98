"""The three computer players: sensible choices, and how close the best is to perfect."""

from collections.abc import Iterator
from itertools import count

import pytest
from msgspec.structs import replace

from engine.core import Level, NoDice, SeededDice, Thought, thought_for
from engine.dice_game import Options
from engine.dice_game.actions import AnyAction, Stop
from engine.dice_game.content import LocationId
from engine.dice_game.mind.ambition import Ambition
from engine.dice_game.mind.minds import easy_going, minds
from engine.dice_game.state import State
from engine.dice_game.view import View
from engine.kit.temper import NEUTRAL, Temper
from tests.engine.casebook import write
from tests.engine.dice_game.casebook import Case, played
from tests.engine.dice_game.last_turns import gaps
from tests.engine.dice_game.loading import book, rules, weights

GAMES = 8  # searched for positions in which a temper shows

# A position, the dice thrown in it, and the sensible choice there.
SENSE = {
    "a claim next door rather than a long way": (
        Case(rules=("R17",), name="near", tokens={LocationId("dallas"): (7, 0)}),
        "target location=dallas",
    ),
    "enough nukes lie there: two spaces are kept": (
        Case(
            rules=("R05",),
            name="stops",
            when=("target location=dallas", "roll"),
            dice="NNNN RRRR MM",
        ),
        "stop",
    ),
    "nothing to lose yet and many Martians: once more": (
        Case(
            rules=("R08",),
            name="goes on",
            row=("new_york+", "dallas+", "los_alamos+", "washington_dc+"),
            when=("target location=dallas", "roll"),
            dice="N R MMMMMMMM",
        ),
        "reroll symbol=martian",
    ),
    "the last turn: only what passes the leader counts": (
        Case(
            rules=("R31", "R34"),
            name="last turn",
            row=("", "san_antonio+", "hoover_dam+", "los_alamos+"),
            tokens={LocationId("hoover_dam"): (0, 3)},
            claimed=((LocationId("new_york"),), (LocationId("dallas"),)),
            turn=1,
        ),
        "target location=hoover_dam",
    ),
    "the last turn: a stop would lose for certain": (
        Case(
            rules=("R31",),
            name="last roll",
            row=("", "los_alamos+", "miami+", "philadelphia+"),
            claimed=((LocationId("new_york"),), (LocationId("dallas"),)),
            turn=1,
            when=("target location=miami", "roll"),
            dice="NNN RRRRR MM",
        ),
        "reroll symbol=martian",
    ),
}


def _choice(level: Level, state: State) -> AnyAction:
    decision = rules().decision(state)
    assert decision is not None
    (seat,) = decision.seats
    thought: Thought[State, AnyAction, View] = Thought(
        view=rules().view(state, seat), decision=decision, legal=rules().legal(state, seat), dice=NoDice()
    )
    return minds(book(), weights())[level].choose(thought)


@pytest.mark.parametrize("level", [Level.NORMAL, Level.HARD])
@pytest.mark.parametrize("named", SENSE)
def test_players_with_sense_do_what_is_sensible(level: Level, named: str) -> None:
    case, sensible = SENSE[named]
    assert write(_choice(level, played(case))) == sensible


@pytest.mark.parametrize("named", SENSE)
def test_nobody_slips_in_the_first_round(named: str) -> None:
    case, sensible = SENSE[named]
    assert write(_choice(Level.EASY, played(replace(case, round=1)))) == sensible


def test_the_easy_player_slips_later() -> None:
    state = played(Case(rules=(), name="slips", tokens={LocationId("dallas"): (4, 0)}, round=4))
    decision, view = rules().decision(state), rules().view(state, None)
    assert decision is not None
    legal = rules().legal(state, decision.seats[0])
    chosen = {write(easy_going(view, decision, legal, SeededDice(b"slips", n))) for n in range(40)}
    assert len(chosen) > 1


def test_the_easy_player_never_throws_a_certain_win_away() -> None:
    """A slip costs a little, not the game: in the last turn the winning choice has no near equal."""
    case, sensible = SENSE["the last turn: a stop would lose for certain"]
    state = played(replace(case, round=8))
    decision, view = rules().decision(state), rules().view(state, None)
    assert decision is not None
    legal = rules().legal(state, decision.seats[0])
    chosen = {write(easy_going(view, decision, legal, SeededDice(b"win", n))) for n in range(40)}
    assert chosen == {sensible}


@pytest.mark.slow
def test_the_hard_player_plays_last_turns_within_a_hundredth_of_the_best() -> None:
    player = Ambition(book(), weights(), 0).choose
    assert max(gaps(player, b"held", 8)) < 0.01


@pytest.mark.parametrize("level", [Level.NORMAL, pytest.param(Level.HARD, marks=pytest.mark.slow)])
def test_the_cautious_stop_rolling_sooner_than_the_reckless(level: Level) -> None:
    asked = list(_positions_to_stop_in(GAMES))
    stops = []
    for temper in (Temper(caution=1.0), NEUTRAL, Temper(caution=-1.0)):
        mind = minds(book(), weights(), temper)[level]
        stops.append(sum(mind.choose(thought) == Stop() for thought in asked))
    assert stops[0] >= stops[1] >= stops[2]
    assert stops[0] > stops[2]


def _positions_to_stop_in(games: int) -> Iterator[Thought[State, AnyAction, View]]:
    """Yields what is asked in games of the normal player where it may stop, or roll on."""
    for number in range(games):
        state = rules().setup(Options(), 2, SeededDice(b"tempers", number)).state
        for move in count(1):
            decision = rules().decision(state)
            if decision is None:
                break
            (seat,) = decision.seats
            thought = thought_for(rules(), state, seat, b"%d" % move, 0)
            if Stop() in thought.legal:
                yield thought
            chosen = minds(book(), weights())[Level.NORMAL].choose(thought)
            state = rules().apply(state, seat, chosen, SeededDice(b"%d" % number, move)).state
