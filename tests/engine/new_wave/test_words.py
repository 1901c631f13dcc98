"""Everything the game can say has English words that ask for nothing it does not know."""

from collections.abc import Iterator
from types import UnionType
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import content
from engine.core import Data, Outcome, tag_of
from engine.new_wave import Options
from engine.new_wave.actions import AnyAction
from engine.new_wave.content import CardType, Marker, Side, Terrain, UnitKind
from engine.new_wave.decisions import AnyDecision
from engine.new_wave.events import AnyEvent
from engine.new_wave.refusals import AnyRefusal, OfOrders
from engine.new_wave.rules import REASONS
from engine.new_wave.state import Walker
from tests.engine.new_wave.loading import game_content

SHARED = {"refusal-not-asked"}  # the bot's own words
STORY = {"event-cards-did", "event-purchase-made", "event-guns-hit", "event-turn-closed"}  # the front end's


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - called by name
        self.names.add(node.id.name)


def _messages() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(content.texts("new_wave", "en")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


MESSAGES = _messages()


def _key(*parts: str) -> str:
    return "-".join(parts).replace("_", "-")


def _tagged(kind: str, union: UnionType) -> Iterator[tuple[str, type[Data]]]:
    for member in union.__args__:
        yield _key(kind, tag_of(member)), member


SENTENCES: dict[str, Any] = {
    **dict(_tagged("action", AnyAction)),
    **dict(_tagged("event", AnyEvent)),
    **dict(_tagged("decision", AnyDecision)),
    **{key: kind for key, kind in _tagged("refusal", AnyRefusal | OfOrders) if key not in SHARED},
    **{_key("outcome", reason): Outcome for reason in REASONS},
}


def _names() -> set[str]:
    game = game_content()
    described = {_key("card", card) for card in game.cards}
    described |= {_key("building", kind) for kind in game.buildings}
    described |= {_key("unit", kind) for kind in UnitKind} | {_key("marker", marker) for marker in Marker}
    pieces = {
        _key("unit", kind, str(number))
        for kind, unit in game.units.items()
        for number in range(1, unit.limit + 1)
    }
    fields = {field for member in AnyAction.__args__ for field in member.__struct_fields__}
    return {
        *described,
        *(f"{key}-text" for key in described),
        *pieces,
        *(_key("area", area) for area in game.areas),
        *(_key("mode", mode.id) for card in game.cards.values() for mode in card.modes),
        *(_key(word, side) for side in Side for word in ("seat", "side")),
        *(_key("terrain", terrain) for terrain in Terrain),
        *(_key("type", kind) for kind in CardType),
        *(_key("walker", who) for who in Walker),
        *(_key("kind", tag_of(member)) for member in AnyAction.__args__),
        *(_key("slot", field) for field in fields),
        *(_key("option", field) for field in Options.__struct_fields__),
        "title-name",
    }


@pytest.mark.parametrize("key", SENTENCES)
def test_a_sentence_has_words_and_asks_only_for_its_fields(key: str) -> None:
    fields = set(SENTENCES[key].__struct_fields__)
    known = fields | {f"{field}_count" for field in fields}
    assert MESSAGES[key] <= known


def test_every_name_has_words() -> None:
    assert _names() - MESSAGES.keys() == set()


def test_no_words_are_left_over() -> None:
    """What the engine's own words begin with; the rest is the front end's."""
    own = {key.partition("-")[0] for key in (*_names(), *SENTENCES)} - {"slot", "title"}
    rest = MESSAGES.keys() - _names() - SENTENCES.keys() - STORY
    assert {key for key in rest if key.partition("-")[0] in own} == set()
