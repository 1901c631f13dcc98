"""Advice and guide of the dice game say what is true of the position."""

from typing import Any

import pytest

from bot.text.catalogue import ENGLISH
from bot.titles.dice_game.guide import GUIDE
from engine.core import Seat
from engine.dice_game.actions import AnyAction, Reroll, RerollOneNuke, Roll, Target
from engine.dice_game.content import LocationId, Symbol
from engine.dice_game.decisions import GoOnOrStop, ThrowDice
from engine.dice_game.odds import chances
from engine.dice_game.view import View
from engine.kit.percent import percent
from tests.engine.dice_game.casebook import Case, played
from tests.engine.dice_game.loading import rules
from tests.engine.games import catalogue
from tests.titles import DICE_GAME

ROW = ("dallas", "las_vegas", "los_alamos", "phoenix")
ON = Reroll(symbol=Symbol.MARTIAN)


def _words() -> Any:
    return catalogue().words(ENGLISH, DICE_GAME)


def _case(target: str, dice: str, **more: Any) -> Case:
    when = (f"target location={target}", "roll") if dice else (f"target location={target}",)
    return Case(**{"rules": (), "name": "", "row": ROW, "when": when, "dice": dice, **more})


def _view(case: Case) -> View:
    return rules().view(played(case), None)


def _reason(view: View, action: AnyAction) -> str:
    return DICE_GAME.wording.reason(view, action, _words())


def _odds(view: View, action: AnyAction) -> str:
    found = chances(view, action)
    assert found is not None
    claim, nuked = percent(found.claim), percent(found.nuked)
    return f"If you keep rolling, it’s {claim}% to claim and {nuked}% to get nuked."


@pytest.mark.parametrize(
    ("case", "said"),
    [
        (
            _case("dallas", "N MM RRRRRRR", tokens={LocationId("dallas"): (0, 0)}),
            "Stopping leaves you on space 7 of 8. Re-rolling can add 1 space.",
        ),
        (
            _case("dallas", "NN MMMM RRRR", tokens={LocationId("dallas"): (0, 0)}),
            "Stopping leaves you on space 4 of 8. Re-rolling can add up to 4 spaces.",
        ),
        (
            _case("dallas", "NN MMMMMMMM", tokens={LocationId("dallas"): (3, 0)}),
            "Stopping now gains you nothing. Re-rolling can add up to 5 spaces.",
        ),
        (_case("phoenix", "NN MMMM RRRR"), "Stopping now gains you nothing."),
        (_case("las_vegas", "NN MMMM RRRR"), "On this card, a turn counts only if you get nuked."),
    ],
    ids=["one space", "some spaces", "no match yet", "a card without tokens", "a card of nukes"],
)
def test_a_re_roll_tells_what_stopping_keeps_and_what_rolling_can_gain(case: Case, said: str) -> None:
    view = _view(case)
    assert _reason(view, ON) == f"{said} {_odds(view, ON)}"


def test_a_re_roll_against_the_nukes_tells_what_it_saves_from() -> None:
    state = played(_case("dallas", "NNNNNNN MM R", claimed=((LocationId("los_angeles"),), ())))
    view, action = rules().view(state, None), RerollOneNuke()
    assert action in rules().legal(state, Seat(0))
    assert _reason(view, action) == f"As the dice are now, you’re nuked. {_odds(view, action)}"


def test_a_first_roll_promises_nothing() -> None:
    words, view = _words(), _view(_case("dallas", ""))
    assert _reason(view, Roll()) == ""
    assert words("because-roll") == "You have to roll now."


def test_no_article_stands_before_the_chance_of_a_target() -> None:
    view = rules().view(played(_case("dallas", "", when=())), None)
    found = chances(view, Target(location=LocationId("dallas")))
    assert found is not None
    said = _reason(view, Target(location=LocationId("dallas")))
    assert said.endswith(f" turns, {percent(found.claim)}% to claim it this turn.")


def _guided(case: Case, question: type) -> tuple[str, AnyAction]:
    """Returns the sentence of the guide for a question, and the action it highlights."""
    state = played(case)
    view = rules().view(state, None)
    (step,) = (each for each in GUIDE if each.question is question)
    chosen = step.choose(view, rules().legal(state, Seat(0)))
    assert chosen is not None
    return _words()(step.key, **step.facts(view, chosen)), chosen


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("dallas", "The card’s symbol helps you and nukes hurt you."),
        ("los_alamos", "Nukes are this card’s symbol, but too many still get you nuked."),
        ("las_vegas", "On this card, a turn counts only if you get nuked. So nukes help you here."),
    ],
)
def test_the_guide_says_of_nukes_what_is_true_for_the_target(target: str, said: str) -> None:
    told, chosen = _guided(_case(target, ""), ThrowDice)
    assert told == f"Roll all your dice. {said} You can roll Martians again."
    assert chosen == Roll()


def test_the_guide_seeks_the_nukes_where_only_they_count() -> None:
    told, chosen = _guided(_case("las_vegas", "NN MMMMMMMM"), GoOnOrStop)
    assert told.startswith("On this card, a turn counts only if you get nuked.")
    assert chosen == ON
    told, chosen = _guided(_case("dallas", "NN MMMM RRRR"), GoOnOrStop)
    assert told.startswith("*Stop* keeps what you have.")
