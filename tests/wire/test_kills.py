"""Kills at chosen points of every kind of change; `python -m tests.wire.kills` runs all of them."""

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

from bot.service.model import changes
from tests.wire.kills.launcher import TABLE_WRITES
from tests.wire.kills.matrix import kill, rehearse
from tests.wire.kills.nursery import open_nursery
from tests.wire.kills.scenes import SCENES
from tests.wire.kills.stage import Point, stage

BOT = Path(__file__).parents[2] / "bot"
# Writes past `advance` that no scene makes: they put aside what a bug keeps from being done, wake another
# process, or clear a flag that only costs a look at the next start.
LEFT_OUT = {"alarms.drop", "alarms.put_off", "retention.put_off", "games.mark", "games.tell"}

BEFORE = Point(request=False, number=1, after=False)
AFTER = Point(request=False, number=1, after=True)
SAMPLE = (
    ("join", AFTER),
    ("start", Point(request=True, number=3, after=True)),  # the opening is posted
    ("call_a_vote", Point(request=True, number=2, after=True)),  # the question is posted
    ("preferences", BEFORE),
    ("accept_a_seat", AFTER),
)
ALONE = (
    ("play_the_computer_meanwhile", Point(request=False, number=3, after=False)),  # waiting, no table yet
    ("deleted_thread", Point(request=True, number=3, after=True)),
    ("server_that_leaves_and_returns", AFTER),
)


def _changes() -> Iterator[str]:
    """Yields the names of all classes of changes."""
    for module in iter_modules(changes.__path__, f"{changes.__name__}."):
        for name, found in inspect.getmembers(import_module(module.name), inspect.isclass):
            if found.__module__ == module.name and hasattr(found, "apply") and name != "Change":
                yield name


def _rewrites() -> Iterator[str]:
    """Yields the functions of the store that write tables past `advance`, from the code that passes them."""
    for path in (BOT / "service").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(attr="rewrite" | "rewrite_all" | "write"), args=given):
                    named = (ast.unparse(one) for one in given if isinstance(one, ast.Attribute))
                    yield from (name for name in named if name.split(".")[0] in TABLE_WRITES)


def test_every_kind_of_change_has_a_scene() -> None:
    made = {kind for scene in SCENES.values() for kind in scene.kinds}
    known = {*_changes(), *_rewrites()} - {"commits.commit", "games.adopt_rules"} - LEFT_OUT
    assert {"Seated", "commits.open_game", "connected_time.count"} <= known
    assert known - made == set(), "these kinds of changes have no scene"
    assert made - known == set(), "there are no such changes any more"


@pytest.mark.slow
async def test_a_kill_loses_and_doubles_nothing() -> None:
    async with open_nursery() as nursery, stage(nursery) as shared:
        for name, point in SAMPLE:
            rehearsal = await rehearse(SCENES[name], shared)
            assert rehearsal.faults == (), name
            outcome = await kill(SCENES[name], point, rehearsal, shared)
            assert outcome.faults == (), f"{name}, {point}"
            assert outcome.reached, f"{name}, {point}"
        assert not shared.double.complaints
        assert "Traceback" not in shared.said()


@pytest.mark.slow
@pytest.mark.parametrize(("name", "point"), ALONE)
async def test_a_kill_at_a_table_of_its_own_loses_and_doubles_nothing(name: str, point: Point) -> None:
    async with open_nursery() as nursery, stage(nursery) as first, stage(nursery) as second:
        rehearsal = await rehearse(SCENES[name], first)
        outcome = await kill(SCENES[name], point, rehearsal, second)
        assert outcome.faults == ()
        assert outcome.reached
