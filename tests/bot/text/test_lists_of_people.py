"""Names of people and seats are joined as each language joins a list: *Anna, Ben and Carl*."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot
from tests.engine.games import catalogue

ROOT = Path(bot.__file__).parent
PLACES = ("ui", "service", "local")
OF_PEOPLE = re.compile(r"\.name\b|\bnames?\b|seat-|people|player", re.IGNORECASE)


def _joins(path: Path) -> Iterator[str]:
    """Yields the calls that join texts about people or seats with a comma."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(gap)), attr="join")) if "," in gap:
                source = ast.unparse(node)
                if OF_PEOPLE.search(source):
                    yield f"{path.relative_to(ROOT)}:{node.lineno}: {source}"


def test_no_people_are_joined_by_a_comma() -> None:
    paths = (path for place in PLACES for path in (ROOT / place).rglob("*.py"))
    assert [join for path in paths for join in _joins(path)] == []


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("en", "Anna and Ben", "Anna, Ben and Carl"),
        ("de", "Anna und Ben", "Anna, Ben und Carl"),
        ("fr", "Anna et Ben", "Anna, Ben et Carl"),
    ],
)
def test_several_names_in_a_sentence_are_a_list(language: str, two: str, three: str) -> None:
    words = catalogue().words(language)
    assert two in words("post-away", people=("Anna", "Ben"))
    assert three in words("lobby-kept", people=("Anna", "Ben", "Carl"))
    assert "Anna" in words("lobby-kept", people=("Anna",))
