"""Everything the game can say has English words that ask for nothing it does not know."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import content
from engine.core import Data, Outcome, tag_of
from engine.dice_game import Options
from engine.dice_game.actions import AnyAction
from engine.dice_game.content import Difficulty, Kind, Rule, Symbol
from engine.dice_game.decisions import AnyDecision
from engine.dice_game.events import AnyEvent
from engine.dice_game.refusals import AnyRefusal
from engine.dice_game.scoring import REASONS
from tests.engine.dice_game.loading import book

SEATS = ("red", "blue", "green", "yellow", "violet", "white")


class References(Visitor):
    """What a message asks for, and which other messages it is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - called by name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - called by name
        self.messages.add(node.id.name)


def _messages() -> dict[str, References]:
    found: dict[str, References] = {}
    for entry in FluentParser().parse(content.texts("dice_game", "en")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = References()
            found[entry.id.name].visit(entry)
    return found


MESSAGES = _messages()


def _variables(key: str) -> set[str]:
    message = MESSAGES[key]
    return message.variables.union(*(_variables(part) for part in message.messages))


def _key(*parts: str) -> str:
    return "-".join(parts).replace("_", "-")


def _tagged(kind: str, union: Any) -> Iterator[tuple[str, type[Data]]]:
    for member in get_args(union):
        yield _key(kind, tag_of(member)), member


SENTENCES: dict[str, type[Data]] = {
    **dict(_tagged("action", AnyAction)),
    **dict(_tagged("event", AnyEvent)),
    **dict(_tagged("decision", AnyDecision)),
    **dict(_tagged("refusal", AnyRefusal)),
    **{_key("outcome", reason): Outcome for reason in REASONS},
}


def _names() -> set[str]:
    effects = {_key("effect", tag_of(kind)) for kind in get_args(Rule)}
    fields = {field for member in get_args(AnyAction) for field in member.__struct_fields__}
    return {
        *effects,
        *(f"{key}-text" for key in effects),
        *(_key("location", card) for card in book().locations),
        *(_key(word, symbol.value) for symbol in Symbol for word in ("symbol", "symbols")),
        *(_key("card-kind", kind.value) for kind in Kind),
        *(_key(word, side.value) for side in Difficulty for word in ("difficulty", "choice-difficulty")),
        *(_key("seat", seat) for seat in SEATS),
        *(_key("kind", tag_of(member)) for member in get_args(AnyAction)),
        *(_key("slot", field) for field in fields),
        *(_key("option", field) for field in Options.__struct_fields__),
        "title-name",
        "colour-red",
        "colour-green",
    }


@pytest.mark.parametrize("key", SENTENCES)
def test_a_sentence_has_words_and_asks_only_for_its_fields(key: str) -> None:
    fields = set(SENTENCES[key].__struct_fields__)
    assert _variables(key) <= fields | {f"{field}_count" for field in fields}


def test_every_name_has_words() -> None:
    assert _names() - MESSAGES.keys() == set()


def test_no_words_are_left_over() -> None:
    """What the front end and the pictures alone ask for begins with one of a few words."""
    elsewhere = ("verb-", "slot-", "choice-", "hint-", "odds-", "board-")
    parts = {part for message in MESSAGES.values() for part in message.messages}
    rest = MESSAGES.keys() - _names() - SENTENCES.keys() - parts
    assert {key for key in rest if not key.startswith(elsewhere)} == set()
