"""The house stays in shape: short functions, small doorways, one word for one thing."""

import ast
import dataclasses
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.titles.title import Title

ROOT = Path(__file__).parent.parent
PACKAGES = ("engine", "content", "renderer", "bot")
LONGEST_FUNCTION = 45  # lines
MOST_METHODS = 15  # public ones of a class of the service
MOST_PARTS = 12  # of a title

JSON = ("bot/cli/mind.py", "bot/cli/outside.py", "bot/cli/simulate.py")  # their lines are read and written so

Function = ast.FunctionDef | ast.AsyncFunctionDef


def _sources(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


def _nodes(path: Path, kind: type[ast.AST] | tuple[type[ast.AST], ...]) -> Iterator[ast.AST]:
    yield from (node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, kind))


def test_no_function_is_longer_than_a_screen() -> None:
    long = [
        f"{path.relative_to(ROOT)}: {node.name} has {node.end_lineno - node.lineno + 1} lines"
        for path in _sources(*PACKAGES, "tests")
        for node in _nodes(path, (ast.FunctionDef, ast.AsyncFunctionDef))
        if isinstance(node, Function)
        and node.end_lineno is not None
        and node.end_lineno - node.lineno + 1 > LONGEST_FUNCTION
    ]
    assert long == []


def test_no_class_of_the_service_is_a_crowd() -> None:
    crowded = {
        node.name: public
        for path in _sources("bot/service")
        for node in _nodes(path, ast.ClassDef)
        if isinstance(node, ast.ClassDef) and len(public := _public_methods(node)) > MOST_METHODS
    }
    assert crowded == {}


def _public_methods(node: ast.ClassDef) -> list[str]:
    names = [each.name for each in node.body if isinstance(each, Function)]
    return [name for name in names if not name.startswith("_")]


def test_a_title_has_few_parts() -> None:
    assert len(dataclasses.fields(Title)) <= MOST_PARTS


def test_any_stands_in_the_service_nowhere() -> None:
    """A state must not pass for a view: at the service and its commands both are types of their own."""
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in _sources("bot/service", "bot/cli")
        if str(path.relative_to(ROOT)) not in JSON
        for node in _nodes(path, ast.Name)
        if isinstance(node, ast.Name) and node.id == "Any"
    ]
    assert found == []


def test_what_a_mind_may_know_is_decided_in_one_place() -> None:
    """A world is dealt by `worlds_for`: whoever deals by themselves may hand on the true state."""
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in _sources("bot/service", "bot/cli", "bot/ui", "bot/local")
        for node in _nodes(path, ast.Attribute)
        if isinstance(node, ast.Attribute) and node.attr == "redeal"
    ]
    assert found == []


def test_the_command_line_explains_itself_without_reading_content(monkeypatch: pytest.MonkeyPatch) -> None:
    import content
    from bot.__main__ import main

    monkeypatch.setattr(content, "load", lambda *_: pytest.fail("--help reads content"))
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0


# --- the page that explains it ---------------------------------------------------------------------------

PAGE = ROOT / "docs" / "architecture.md"


def test_every_file_the_architecture_names_is_there() -> None:
    named = re.findall(
        r"`((?:bot|engine|renderer|content|tests|docs)/[\w/.*-]+?\.(?:py|md|sql))`", PAGE.read_text("utf-8")
    )
    assert len(named) > 30
    assert [name for name in named if not list(ROOT.glob(name))] == []


def test_the_architecture_knows_every_room_of_the_service() -> None:
    told = PAGE.read_text("utf-8")
    rooms = [path.name for path in _sources("bot/service") if path.name != "__init__.py"]
    assert [room for room in rooms if f"`{room}`" not in told and room != "errors.py"] == []
