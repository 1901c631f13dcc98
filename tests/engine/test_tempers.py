"""Tempers in the minds of each game: neutral ones change no choice, and each character plays its own way."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bot.characters import characters
from bot.cli.games.playout import by_mind, playout
from bot.service.running.computers import luck
from engine.core import Level, Seat
from engine.kit.temper import NEUTRAL, Temper
from tests import titles
from tests.opaque import AnyTitle

TITLES = [title for title in titles.TITLES if title.characters]
MOST_MOVES = 20_000
GAMES = 2
HARDLY = 1e-300  # a leaning that shifts no weight
HARD = 60  # choices of the hard player are compared in so many positions of a game

Asked = tuple[Any, Seat, bytes]

of_titles = pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.id))
of_levels = pytest.mark.parametrize("level", list(Level))


@cache
def _positions(title_id: str, number: int) -> tuple[Asked, ...]:
    """Returns the positions of a game with a choice."""
    return tuple(_asked(next(title for title in TITLES if title.id == title_id), number))


def _asked(title: AnyTitle, number: int) -> Iterator[Asked]:
    rules, seed = title.rules, f"tempers {number}".encode()
    options = title.codecs.options_type()
    for step in playout(title, options, [by_mind(Level.NORMAL)] * 2, seed, MOST_MOVES):
        decision = rules.decision(step.state)
        if decision is not None and len(rules.legal(step.state, decision.seats[0])) > 1:
            yield step.state, decision.seats[0], luck(seed, step.number + 1)


def _choices(title: AnyTitle, level: Level, temper: Temper) -> list[str]:
    asked = [one for number in range(GAMES) for one in _positions(title.id, number)]
    if level is Level.HARD:
        asked = asked[:: max(1, len(asked) // HARD)]
    mind = by_mind(level, temper)
    return [repr(mind(title, state, seat, chance)) for state, seat, chance in asked]


@of_titles
@of_levels
@pytest.mark.slow
def test_a_temper_that_leans_by_nothing_changes_no_choice(title: AnyTitle, level: Level) -> None:
    hardly = Temper(caution=HARDLY, thrift=HARDLY, attack=HARDLY)
    assert hardly != NEUTRAL, "it is asked of the tempered mind"
    assert _choices(title, level, hardly) == _choices(title, level, NEUTRAL)


@of_titles
@pytest.mark.slow
def test_every_character_plays_unlike_its_level_and_unlike_the_others(title: AnyTitle) -> None:
    for level in (Level.EASY, Level.NORMAL):
        played = [_choices(title, level, one.temper) for one in characters() if one.level is level]
        assert len(played) > 1
        for number, choices in enumerate((*played, _choices(title, level, NEUTRAL))):
            assert choices not in played[:number]


@of_titles
@pytest.mark.slow
def test_the_hard_player_has_a_temper_too(title: AnyTitle) -> None:
    careful, reckless = Temper(caution=1.5, thrift=1.5, attack=-1.5), Temper(caution=-1.5, attack=1.5)
    played = [_choices(title, Level.HARD, temper) for temper in (careful, NEUTRAL, reckless)]
    assert played[0] != played[1]
    assert played[1] != played[2]
