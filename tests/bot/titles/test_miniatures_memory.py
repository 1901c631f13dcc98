"""The rules keep no state of a table, so that two tables cannot mix their boards."""

import gc
from collections.abc import Iterator
from itertools import islice
from types import FunctionType, ModuleType

import pytest

from bot.cli.games.known_titles import seed_of
from bot.cli.games.playout import player_of
from bot.text.catalogue import Catalogue
from bot.titles.miniatures import load
from bot.titles.title import as_any_title
from engine.miniatures import Options
from engine.miniatures.book import GROUNDS, Book
from engine.miniatures.content import ScenarioId
from engine.miniatures.field import Field
from engine.miniatures.grid import SQUARES
from engine.miniatures.mind.judgement import Judgement
from engine.miniatures.pieces import Figure
from engine.miniatures.sight import Ground
from engine.miniatures.situation import Situation
from engine.miniatures.state import State, Terrain
from engine.miniatures.view import View
from tests.opaque import steps_of
from tests.titles import MINIATURES

LIVE = (State, View, Figure, Field, Situation, Judgement)
WORDS = Catalogue([MINIATURES], strict=True).words("en", MINIATURES)


@pytest.mark.parametrize("players", [("random", "random"), ("computer", "computer")])
def test_nothing_of_a_game_is_kept_when_it_has_been_played(players: tuple[str, str]) -> None:
    _play(players)
    assert [thing for thing in _kept(MINIATURES) if isinstance(thing, LIVE)] == []


def _play(players: tuple[str, str]) -> None:
    options = Options(scenario=ScenarioId("final-01"))
    rules = MINIATURES.rules
    seated = [player_of(name) for name in players]
    for step in islice(steps_of(as_any_title(MINIATURES), options, seated, seed_of("memory"), 9999), 80):
        asked = rules.decision(step.state)
        if asked is not None:
            view = rules.view(step.state, asked.seats[0])
            for action in rules.legal(step.state, asked.seats[0]):
                MINIATURES.wording.hint(view, action, WORDS)


def _kept(root: object) -> Iterator[object]:
    """Yields all objects reachable from an object, except through code."""
    seen, waiting = {id(root)}, [root]
    while waiting:
        thing = waiting.pop()
        yield thing
        for other in gc.get_referents(thing):
            if id(other) not in seen and not isinstance(other, type | ModuleType | FunctionType):
                seen.add(id(other))
                waiting.append(other)


def test_a_rule_book_keeps_only_this_many_terrains() -> None:
    book = Book(load())
    for number in range(2 * GROUNDS):
        terrain = Terrain(map=ScenarioId("final-01"), quarters=number // 64, wrecks=(SQUARES[number % 64],))
        book.ground(State(scenario=terrain.map, terrain=terrain, stack=(), figures={}, hands={}, deck=()))
    assert sum(isinstance(thing, Ground) for thing in _kept(book)) == GROUNDS
