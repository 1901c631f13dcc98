"""Views and questions: everyone sees everything, and only the player is asked."""

from engine.core import NotAsked, ScriptedDice, Seat, SeededDice
from engine.falling_skies import Options
from engine.falling_skies.actions import EndRooms
from engine.falling_skies.content import CityId, CitySide
from engine.falling_skies.decisions import PlaceDice
from engine.falling_skies.difficulty import Difficulty
from engine.falling_skies.state import Mode
from tests.engine.falling_skies.casebook import Case, given
from tests.engine.falling_skies.loading import game_boards, game_rules

RULES = game_rules()


def test_a_game_is_seen_with_its_board_round_and_stars() -> None:
    case = Case(rules=(), name="", side=CitySide.DAMAGED, scenario=None, round=4, hand="g1 w2")
    state = given(case)
    view = RULES.view(state, Seat(0))
    assert view == RULES.view(state, None)
    assert (view.mode, view.level, view.round) == (Mode.STANDARD, 0, 4)
    assert view.battle == state.battle
    assert view.board == game_boards().of(state.in_play.setup)
    assert view.asked == PlaceDice(seats=(Seat(0),), dice=state.in_play.hand)
    assert view.difficulty == Difficulty(black=0, yellow=0.5)
    assert (view.draft, view.notebook, view.score, view.outcome) == (None, None, None, None)


def test_nobody_else_is_asked_and_a_game_that_is_over_asks_nobody() -> None:
    state = given(Case(rules=(), name="", phase="rooms", mothership=11))
    assert RULES.refusal(state, Seat(1), EndRooms()) == NotAsked()
    assert RULES.legal(state, Seat(1)) == ()
    over = RULES.apply(state, Seat(0), EndRooms(), ScriptedDice()).state
    assert RULES.refusal(over, Seat(0), EndRooms()) == NotAsked()
    assert (RULES.legal(over, Seat(0)), RULES.decision(over)) == ((), None)
    assert RULES.outcome(over) == over.outcome
    assert (RULES.idle(state, Seat(0)), RULES.idle(over, Seat(0))) == (None, None)


def test_a_free_game_is_seen_as_it_is_put_together() -> None:
    options = Options(mode=Mode.FREE, city=CityId("tokyo"), level=4)
    view = RULES.view(RULES.setup(options, 1, ScriptedDice()).state, None)
    assert view.draft is not None
    assert (view.draft.city, view.draft.level, view.level) == ("tokyo", 4, 4)
    assert view.difficulty == Difficulty(black=4, yellow=0)
    assert (view.board, view.battle, view.round) == (None, None, None)


def test_a_campaign_is_seen_with_its_notebook_and_score() -> None:
    state = RULES.setup(Options(mode=Mode.CAMPAIGN), 1, SeededDice(b"view", 0)).state
    view = RULES.view(state, None)
    assert view.notebook == state.notebook
    assert view.score == 0
    assert (view.draft, view.difficulty, view.battle) == (None, None, None)
