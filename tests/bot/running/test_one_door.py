"""Only the table writer changes a table: every change is one value and one transaction."""

import ast
import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.bot.house import ANN, house

ROOT = Path(__file__).parents[3]
STORE = ROOT / "bot" / "store"
OF_A_TABLE = (
    "games", "seats", "sitters", "shares", "moves", "snapshots", "plans", "orders", "suggestions", "shakes",
    "pencilled", "visits", "alarms", "votes", "requests",
)  # fmt: skip
WRITES = re.compile(rf"\b(?:insert into|update|delete from) (?:{'|'.join(OF_A_TABLE)})\b")

Function = tuple[str, str]  # its module and its name


def _functions(path: Path) -> Iterator[tuple[Function, ast.FunctionDef]]:
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            yield (path.stem, node.name), node


def _calls(module: str, node: ast.AST) -> set[Function]:
    """Returns the functions of the store that a function calls."""
    called = (each.func for each in ast.walk(node) if isinstance(each, ast.Call))
    return {
        (func.value.id, func.attr)
        if isinstance(func, ast.Attribute) and isinstance(func.value, ast.Name)
        else (module, func.id if isinstance(func, ast.Name) else "")
        for func in called
    }


def _writing_functions() -> set[Function]:
    """Returns the functions of the store that write rows of a table, directly or indirectly."""
    known = {name: node for path in STORE.glob("*.py") for name, node in _functions(path)}
    found = {name for name, node in known.items() if WRITES.search(ast.unparse(node).lower())}
    while more := {name for name, node in known.items() if _calls(name[0], node) & found} - found:
        found |= more
    return found


def _written_by(source: str) -> Iterator[Function]:
    """Yields the functions of the store that some code passes to `write`."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Attribute(attr="write"), args=[ast.Attribute() as first, *_]):
                if isinstance(first.value, ast.Name):
                    yield first.value.id, first.attr


def test_only_the_running_folder_writes_tables() -> None:
    writing, wrong = _writing_functions(), []
    for path in (ROOT / "bot").rglob("*.py"):
        if "running" in path.parts or STORE in path.parents:
            continue
        found = set(_written_by(path.read_text("utf-8"))) & writing
        wrong += [f"{path.relative_to(ROOT)}: {'.'.join(name)}" for name in sorted(found)]
    assert wrong == []


@pytest.mark.parametrize(
    "name", [("commits", "commit"), ("commits", "open_game"), ("alarms", "put_off"), ("games", "mark")]
)
def test_functions_that_write_a_table_are_known(name: Function) -> None:
    assert name in _writing_functions()


def test_a_write_past_the_door_is_found() -> None:
    code = "async def f(self):\n    await self._database.write(games.mark, 1, False)"
    assert set(_written_by(code)) & _writing_functions() == {("games", "mark")}


async def test_a_reader_waits_for_a_change_that_is_being_committed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database may show a commit before this process caches it: no reader gets the earlier position."""
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.lobby()
        write, written, go_on = bot.database.write, asyncio.Event(), asyncio.Event()

        async def slow(work: Any, *args: Any, **kwargs: Any) -> Any:
            result = await write(work, *args, **kwargs)
            written.set()
            await go_on.wait()
            return result

        monkeypatch.setattr(bot.database, "write", slow)
        joining = asyncio.create_task(bot.tables.lobbies.take_seat(game, ANN))
        await written.wait()
        looking = asyncio.create_task(bot.tables.lobbies.show(game))
        await asyncio.sleep(0)
        go_on.set()
        await joining
        assert (await looking).table.everyone == (ANN,)
