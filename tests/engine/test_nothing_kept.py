"""Nothing of a live game is kept: not by rules, titles or computers, nor in a cache without bounds."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ("miniatures", "dice_game", "falling_skies", "new_wave")
# These live for the length of one call and carry its state.
ONE_CALL = ("Bench", "Field", "Glance", "Prospect", "_Airspace")


def _trees(game: str) -> Iterator[tuple[str, ast.Module]]:
    for folder in ("engine", "bot/titles"):
        for path in sorted((ROOT / folder / game).rglob("*.py")):
            yield str(path.relative_to(ROOT)), ast.parse(path.read_text(encoding="utf-8"))


def _kept(tree: ast.Module) -> Iterator[str]:
    """Names what objects keep after they are made."""
    for thing in ast.walk(tree):
        if isinstance(thing, ast.ClassDef) and thing.name not in ONE_CALL:
            for method in thing.body:
                if isinstance(method, ast.FunctionDef) and method.name != "__init__":
                    yield from (f"{thing.name}.{method.name}: {name}" for name in _assigned(method))


def _assigned(method: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(method):
        match node:
            case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                yield name


def _unbounded(tree: ast.Module) -> Iterator[str]:
    """Names what is cached without end; a function without parameters has one answer."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.args.args:
            for decorator in node.decorator_list:
                if ast.unparse(decorator) in ("cache", "lru_cache", "lru_cache()", "lru_cache(maxsize=None)"):
                    yield node.name


@pytest.mark.parametrize("game", GAMES)
def test_no_object_keeps_anything_after_it_is_made(game: str) -> None:
    assert [f"{path} {kept}" for path, tree in _trees(game) for kept in _kept(tree)] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_cache_is_without_bounds(game: str) -> None:
    assert [f"{path} {name}" for path, tree in _trees(game) for name in _unbounded(tree)] == []
