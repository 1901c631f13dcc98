"""Default verbs: commands made from a kind of action."""

from collections.abc import Mapping

import pytest

from bot.titles.defaults import verb
from bot.titles.title import Verb
from engine.core import NotAsked, OtherQuestion, Refusal, Refused, Seat, SeededDice
from engine.dice_game import Options
from engine.dice_game.actions import AnyAction, SetDie, Target
from engine.dice_game.content import Symbol
from engine.dice_game.refusals import NoTarget
from engine.dice_game.state import State
from engine.dice_game.view import View
from tests.titles import DICE_GAME

DiceVerb = Verb[State, AnyAction, View]

RULES = DICE_GAME.rules
STATE = RULES.setup(Options(), 2, SeededDice(b"defaults", 0)).state
ASKED, OTHER = STATE.first, Seat(1 - STATE.first)
TARGET: DiceVerb = verb("target", Target, RULES)
SET_DIE: DiceVerb = verb("set", SetDie, RULES)


def _refusal(command: DiceVerb, filled: Mapping[str, str], seat: Seat = ASKED) -> Refusal:
    with pytest.raises(Refused) as refused:
        command.plan(STATE, seat, filled)
    return refused.value.refusal


def test_every_legal_action_is_planned() -> None:
    legal = [action for action in RULES.legal(STATE, ASKED) if isinstance(action, Target)]
    assert len(legal) == 4
    for action in legal:
        assert TARGET.plan(STATE, ASKED, {"location": action.location}) == (action,)


def test_an_action_that_is_not_legal_is_refused_for_the_reason_of_the_game() -> None:
    meant = SetDie(face=Symbol.NUKE)
    assert _refusal(SET_DIE, {"face": "nuke"}) == RULES.refusal(STATE, ASKED, meant)
    assert isinstance(RULES.refusal(STATE, ASKED, meant), NoTarget)
    assert isinstance(_refusal(SET_DIE, {"face": "nuke"}, OTHER), NotAsked)


def test_words_that_make_no_action_are_refused_too() -> None:
    assert isinstance(_refusal(SET_DIE, {"face": "cricket"}), OtherQuestion)
    assert isinstance(_refusal(SET_DIE, {}, OTHER), NotAsked)
