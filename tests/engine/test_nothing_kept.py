"""Nothing of a live game is kept: not by rules, titles or computers, nor in an unbounded cache."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.titles import title_ids
from tests.facts import facts_of

ROOT = Path(__file__).parents[2]
EXEMPT = {
    name
    for game in title_ids()
    for facts in [facts_of(game)]
    for name in (*facts.one_call, *facts.of_no_game)
}
CHANGES = {
    *("add", "append", "clear", "discard", "extend", "insert"),
    *("pop", "popitem", "remove", "setdefault", "update"),
}


def _trees(game: str) -> Iterator[tuple[str, ast.Module]]:
    """Yields the modules of a game by their names."""
    for folder in ("engine", "bot/titles"):
        for path in sorted((ROOT / folder / game).rglob("*.py")):
            name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
            yield name, ast.parse(path.read_text(encoding="utf-8"))


def _kept(module: str, tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Yields the classes whose methods change their objects, with the method and attribute."""
    for thing in ast.walk(tree):
        if isinstance(thing, ast.ClassDef):
            for method in thing.body:
                if isinstance(method, ast.FunctionDef) and method.name != "__init__":
                    for name in _changes_by(method):
                        yield f"{module}.{thing.name}", f"{method.name}: {name}"


def _changes_by(method: ast.FunctionDef) -> Iterator[str]:
    """Yields the attributes of `self` that a method sets, fills or empties."""
    for node in ast.walk(method):
        match node:
            case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store() | ast.Del()):
                yield name
            case ast.Subscript(
                value=ast.Attribute(value=ast.Name(id="self"), attr=name), ctx=ast.Store() | ast.Del()
            ):
                yield f"{name}[…]"
            case ast.Call(
                func=ast.Attribute(value=ast.Attribute(value=ast.Name(id="self"), attr=name), attr=change)
            ) if change in CHANGES:
                yield f"{name}.{change}"


def _unbounded(tree: ast.Module) -> Iterator[str]:
    """Yields functions with an unbounded cache; a function without parameters has only one result."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.args.args:
            for decorator in node.decorator_list:
                if ast.unparse(decorator) in ("cache", "lru_cache", "lru_cache()", "lru_cache(maxsize=None)"):
                    yield node.name


@pytest.mark.parametrize("game", title_ids())
def test_no_object_keeps_anything_after_it_is_made(game: str) -> None:
    kept = [found for module, tree in _trees(game) for found in _kept(module, tree)]
    assert [found for found in kept if found[0] not in EXEMPT] == []


def test_nothing_is_exempt_without_need() -> None:
    keeping = {
        name for game in title_ids() for module, tree in _trees(game) for name, _ in _kept(module, tree)
    }
    assert keeping >= EXEMPT


KEEPS = """
class Rules:
    def __init__(self):
        self.seen = {}
    def ask(self, state):
        self.latest = state
        self.seen[state] = 1
        self.seen.setdefault(state, 1)
        del self.seen[state]
        return self.seen.get(state)
"""


def test_every_way_to_keep_something_is_seen() -> None:
    found = [what for _, what in _kept("rules", ast.parse(KEEPS))]
    assert sorted(found) == ["ask: latest", "ask: seen.setdefault", "ask: seen[…]", "ask: seen[…]"]


@pytest.mark.parametrize("game", title_ids())
def test_no_cache_is_without_bounds(game: str) -> None:
    assert [f"{path} {name}" for path, tree in _trees(game) for name in _unbounded(tree)] == []
