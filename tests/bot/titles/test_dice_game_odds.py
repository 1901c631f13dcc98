"""The odds beside the actions of the dice game: of one roll, and of the whole turn."""

import re
from typing import Any

import pytest

from bot.text.catalogue import ENGLISH
from bot.titles.dice_game.odds import rolls_left
from engine.core import Seat
from engine.dice_game.actions import Reroll, Roll, Switch, Target
from engine.dice_game.content import LocationId, Symbol
from engine.dice_game.odds import chances
from engine.dice_game.view import View
from engine.kit.percent import percent
from tests.engine.dice_game.casebook import Case, played, position
from tests.engine.dice_game.loading import rules
from tests.engine.games import catalogue, games
from tests.titles import DICE_GAME
from tests.translations import LANGUAGES

EVERY = (ENGLISH, *LANGUAGES)
ON = Reroll(symbol=Symbol.MARTIAN)
NUMBER = re.compile(r"(?:<|>)?\d+(?=[\u00a0\u202f]?%)")
SEVEN = ("dallas", "hoover_dam", "miami", "boston")  # with seven nukes on show

POSITIONS = [
    Case(rules=(), name="before the first roll", row=SEVEN, when=("target location=boston",)),
    Case(rules=(), name="a city", row=SEVEN, when=("target location=dallas", "roll"), dice="NN MMMM RRRR"),
    Case(
        rules=(),
        name="nukes wanted",
        tokens={LocationId("los_alamos"): (4, 0)},
        when=("target location=los_alamos", "roll"),
        dice="NN MMMMM RRR",
    ),
    Case(
        rules=(),
        name="a claim that often comes before the nukes",
        row=SEVEN,
        tokens={LocationId("dallas"): (5, 0)},
        when=("target location=dallas", "roll"),
        dice="NNN MMMMM RR",
    ),
    Case(
        rules=(),
        name="a card that helps",
        claimed=((LocationId("los_angeles"),), ()),
        tokens={LocationId("dallas"): (3, 0)},
        when=("target location=dallas", "roll"),
        dice="NNNN MMMM RR",
    ),
]


def _words(language: str) -> Any:
    return catalogue().words(language, DICE_GAME)


def _hint(view: View, action: Any, language: str = ENGLISH) -> str:
    return DICE_GAME.wording.hint(view, action, _words(language))


def _odds(view: View, language: str = ENGLISH) -> str:
    (lookup,) = (each for each in DICE_GAME.commands.lookups if each.name == "odds")
    return lookup.answer(view, {}, _words(language))


@pytest.mark.parametrize("language", EVERY)
@pytest.mark.parametrize("case", POSITIONS, ids=lambda case: case.name)
def test_both_chances_are_said_of_one_roll_and_of_the_whole_turn(case: Case, language: str) -> None:
    view = rules().view(played(case), None)
    action = ON if view.dice else Roll()
    found = chances(view, action)
    assert found is not None
    said = _hint(view, action, language)
    wanted = [percent(each) for each in (found.claim_now, found.claim, found.nuked_now, found.nuked)]
    assert NUMBER.findall(said) == wanted
    assert said in _odds(view, language), "the command says the same"


def test_the_risk_of_the_whole_turn_is_no_longer_hidden_behind_that_of_one_roll() -> None:
    view = rules().view(played(POSITIONS[0]), None)
    assert _hint(view, Roll()) == "claim: 8% now, 38% in all · nuked: 2% now, 17% in all"


@pytest.mark.parametrize("language", EVERY)
def test_every_target_is_told_with_its_points_and_a_chance_of_its_own(language: str) -> None:
    view = rules().view(position(Case(rules=(), name="", row=SEVEN)), None)
    hints = {place: _hint(view, Target(location=LocationId(place)), language) for place in SEVEN}
    assert len(set(hints.values())) == len(SEVEN)
    told = _odds(view, language)
    for place, said in hints.items():
        found = chances(view, Target(location=LocationId(place)))
        assert found is not None
        assert NUMBER.findall(said) == [percent(found.claim)]
        assert said.startswith(f"{view.card(LocationId(place)).vp} ")
        aimed = Case(rules=(), name="", row=SEVEN, when=(f"target location={place}",))
        assert _hint(rules().view(played(aimed), None), Roll(), language) in told


def test_where_there_is_one_roll_there_is_one_number() -> None:
    case = Case(rules=(), name="", row=SEVEN, when=("target location=hoover_dam",))
    assert _hint(rules().view(played(case), None), Roll()) == "claim: 8% · nuked: 2%"


NO_CLAIM = [
    ("NNN MM RRRRR", "no claim, up to 2 spaces · nuked: 0%"),
    ("NNNN MMM RRR", "no claim, up to 3 spaces · nuked: 4% now, 12% in all"),
]


@pytest.mark.parametrize(("dice", "said"), NO_CLAIM)
def test_a_re_roll_that_cannot_claim_tells_what_it_can_bring(dice: str, said: str) -> None:
    case = Case(
        rules=(),
        name="",
        row=("new_york", "hoover_dam", "miami", "boston"),
        when=("target location=new_york", "roll"),
        dice=dice,
    )
    assert _hint(rules().view(played(case), None), ON) == said


def test_dice_turned_on_another_card_tell_where_they_lead() -> None:
    case = Case(
        rules=(),
        name="",
        row=SEVEN,
        claimed=((LocationId("san_jose"),), ()),
        when=("target location=hoover_dam", "roll"),
        dice="NN MMMM RRRR",
    )
    view = rules().view(played(case), None)
    found = chances(view, Switch(location=LocationId("dallas")))
    assert found is not None
    assert _hint(view, Switch(location=LocationId("dallas"))) == (
        f"space 4 of 8 · if you keep rolling: claim {percent(found.claim)}%, nuked {percent(found.nuked)}%"
    )


def test_the_command_lists_the_rolls_that_the_rules_allow() -> None:
    compared = 0
    for game in games(DICE_GAME):
        for step in game.steps:
            view = rules().view(step.before, None)
            if view.attack is None or view.attack.target is None:
                continue
            legal = rules().legal(step.before, Seat(view.attack.seat))
            rolled = {each for each in legal if chances(view, each) and not isinstance(each, Switch)}
            assert set(rolls_left(view, view.attack, view.attack.target)) == rolled
            compared += bool(rolled)
    assert compared > 100
