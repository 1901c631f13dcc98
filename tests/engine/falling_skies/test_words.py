"""Everything the game can say has English words that ask for nothing it does not know."""

from collections.abc import Iterator
from enum import Enum
from types import UnionType
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import content
from engine.core import Data, Outcome, tag_of
from engine.falling_skies import Options
from engine.falling_skies.actions import AnyAction
from engine.falling_skies.battle import Phase
from engine.falling_skies.content import CharacterSide, CitySide, RoomKind, RowAction, SkySide
from engine.falling_skies.decisions import AnyDecision
from engine.falling_skies.events import AnyEvent
from engine.falling_skies.pieces import ShipKind
from engine.falling_skies.refusals import AnyRefusal
from engine.falling_skies.rules import REASONS
from engine.falling_skies.state import Mode
from tests.engine.falling_skies.loading import game_content

SHARED = {"refusal-not-asked"}  # the bot's own words

# What words of the engine's own begin with; the rest is the front end's.
OWN = (
    *("action-", "event-", "decision-", "refusal-", "outcome-", "kind-", "option-", "seat-"),
    *("city-", "scenario-", "character-", "tile-", "chapter-", "phase-", "mode-", "row-action-"),
)


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - called by name
        self.names.add(node.id.name)


def _messages() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(content.texts("falling_skies", "en")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


MESSAGES = _messages()


def _key(*parts: str | Enum) -> str:
    words = (part.value if isinstance(part, Enum) else part for part in parts)
    return "-".join(words).replace("_", "-")


def _tagged(kind: str, union: UnionType) -> Iterator[tuple[str, type[Data]]]:
    for member in union.__args__:
        yield _key(kind, tag_of(member)), member


SENTENCES: dict[str, Any] = {
    **dict(_tagged("action", AnyAction)),
    **dict(_tagged("event", AnyEvent)),
    **dict(_tagged("decision", AnyDecision)),
    **{key: kind for key, kind in _tagged("refusal", AnyRefusal) if key not in SHARED},
    **{_key("outcome", reason): Outcome for reason in REASONS},
    **dict(_tagged("row-action", RowAction)),
}


def _names() -> set[str]:
    game = game_content()
    fields = {field for member in AnyAction.__args__ for field in member.__struct_fields__}
    described = {_key("scenario", name) for name in game.scenarios} | {
        _key("room", kind) for kind in RoomKind
    }
    described |= {f"chapter-{number}" for number in range(1, len(game.campaign.chapters) + 1)}
    return {
        *described,
        *(f"{key}-text" for key in described),
        *(_key("city", name) for name in game.cities),
        *(_key("city", name, side, "text") for name in game.cities for side in CitySide),
        *(_key("character", name) for name in game.characters),
        *(_key("character", name, side, "text") for name in game.characters for side in CharacterSide),
        *(_key("tile", name) for name in game.sky),
        *(_key("kind", tag_of(member)) for member in AnyAction.__args__),
        *(_key("slot", field) for field in fields),
        *(_key("option", field) for field in Options.__struct_fields__),
        *(_key("mode", mode) for mode in Mode),
        *(_key("ship", kind) for kind in ShipKind),
        *(_key("phase", phase) for phase in Phase),
        *(_key("city-side", side) for side in CitySide),
        *(_key("sky-side", side) for side in SkySide),
        *(_key("character-side", side) for side in CharacterSide),
        *("title-name", "title-blurb", "seat-commander", "scenario-none"),
    }


@pytest.mark.parametrize("key", SENTENCES)
def test_a_sentence_has_words_and_asks_only_for_its_fields(key: str) -> None:
    fields = set(SENTENCES[key].__struct_fields__)
    known = fields | {f"{field}_count" for field in fields}
    assert MESSAGES[key] <= known


def test_every_name_has_words() -> None:
    assert _names() - MESSAGES.keys() == set()


def test_no_words_are_left_over() -> None:
    rest = MESSAGES.keys() - _names() - SENTENCES.keys()
    assert {key for key in rest if key.startswith(OWN)} == set()


def test_texts_are_short() -> None:
    """A text stands beside a name on a phone; only the rules themselves may be longer."""
    lines = content.texts("falling_skies", "en").splitlines()
    texts = [line for line in lines if "-text = " in line and not line.startswith("term-")]
    assert texts
    assert all(len(line.partition(" = ")[2]) <= 150 for line in texts)
