"""Characters: their words, faces and tempers, and the draw of one for a seat."""

import pickle
from typing import Any

import pytest

import content
from bot.characters import characters, draw, find, temper_of
from bot.copies import replace
from bot.service.running.computers import Task, think
from bot.text.catalogue import COMMON, Catalogue
from bot.titles.packs.shelf import reference
from bot.titles.title import TemperedMinds, emoji_of
from engine.core import AtAGlance, Level, SeededDice
from engine.kit.temper import NEUTRAL, Temper
from tests.opaque import AnyTitle
from tests.titles import DICE_GAME, TITLES

GAME: AnyTitle = DICE_GAME
PARTS = ("", "-about", "-won", "-lost")


@pytest.mark.parametrize("level", list(Level))
def test_each_level_has_two_characters_of_different_tempers(level: Level) -> None:
    tempers = [one.temper for one in characters() if one.level is level]
    assert len(tempers) == len(set(tempers)) == 2
    assert NEUTRAL not in tempers


@pytest.mark.parametrize("locale", content.locales(COMMON))
def test_each_character_has_a_face_and_words(locale: str) -> None:
    words = Catalogue(TITLES).words(locale)
    said = [words(f"character-{one.id}{part}") for one in characters() for part in PARTS]
    assert all(f"character-{one.id}{part}" in words for one in characters() for part in PARTS)
    assert len(set(said)) == len(said)
    assert {one.face for one in characters()} <= emoji_of(TITLES).keys()


@pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.id))
def test_games_with_opponents_offer_characters_and_others_none(title: AnyTitle) -> None:
    seats = title.rules.seat_plan(title.codecs.options_type()).keys
    assert bool(title.characters) == (len(seats) > 1)
    hard, reckless = title.mind(Level.HARD), title.mind(Level.HARD, Temper(caution=-1.0))
    assert (reckless is hard) == (not title.characters)


def test_a_mind_with_a_temper_is_built_once() -> None:
    temper = temper_of("zorra")
    assert DICE_GAME.mind(Level.HARD, temper) is DICE_GAME.mind(Level.HARD, temper)
    assert DICE_GAME.mind(Level.HARD, temper) is not DICE_GAME.mind(Level.HARD)


def test_who_is_unknown_has_no_temper() -> None:
    assert temper_of(None) == temper_of("a character of a later version") == NEUTRAL


def test_a_draw_is_by_chance_of_the_level_and_never_twice_while_others_are_free() -> None:
    drawn = [draw(characters(), Level.NORMAL, f"{number}", ()) for number in range(20)]
    assert {one.level for one in drawn if one is not None} == {Level.NORMAL}
    assert len(set(drawn)) == 2
    assert drawn == [draw(characters(), Level.NORMAL, f"{number}", ()) for number in range(20)]
    for number in range(20):
        assert draw(characters(), Level.NORMAL, f"{number}", {"scrap"}) == find("marlow")
    assert draw(characters(), Level.NORMAL, "", {"scrap", "marlow"}) is not None
    assert draw((), Level.NORMAL, "", ()) is None


def test_a_worker_reads_the_temper_of_a_task_which_is_neutral_without_one() -> None:
    rules = GAME.rules
    state = rules.setup(GAME.codecs.options_type(), 2, SeededDice(b"", 0)).state
    decision = rules.decision(state)
    assert decision is not None
    seat = decision.seats[0]
    asked = Task(
        level=Level.HARD,
        view=rules.view(state, seat),
        decision=decision,
        legal=rules.legal(state, seat),
        luck=b"luck",
    )
    given = replace(asked, temper=temper_of("ames"))
    assert pickle.loads(pickle.dumps(asked)).temper == NEUTRAL
    assert pickle.loads(pickle.dumps(given)).temper == temper_of("ames") != NEUTRAL

    def thinks(temper: Temper) -> Any:
        last = 0 if temper == NEUTRAL else -1
        return {Level.NORMAL: AtAGlance(lambda view, decision, legal, dice: legal[last])}

    title = replace(GAME, minds=TemperedMinds(thinks))
    found = think(lambda _: title, reference(title), pickle.loads(pickle.dumps(given)))
    assert found == len(given.legal) - 1, "the mind with the temper has chosen"
