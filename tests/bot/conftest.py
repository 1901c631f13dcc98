"""Checks on every test of the bot: valid requests, and no swallowed errors."""

import logging
import os
import shutil
from collections.abc import AsyncIterator, Iterator
from math import inf
from pathlib import Path

import pytest
from simcord.actors import MemberActor

from bot.logs import Log
from bot.proof.seed import Scheme
from bot.service.model import turn_clock
from bot.store import people
from bot.store.database import sqlite
from bot.ui.process.counters import Counters
from renderer import films, frames, paint
from renderer.paint import PictureParts
from tests.bot import databases
from tests.bot.databases import Postgres
from tests.bot.wire import rules
from tests.bot.wire.requests import Wire
from tests.bot.wire.spec import described
from tests.bot.world import World
from tests.duel.title import DUEL
from tests.opaque import AnyTitle
from tests.rasters import Rasters, folder_of

WATCHED = ("discord", "bot", "asyncio")
PATIENCE = 10.0  # seconds; less than the retry delay of the poster
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
ON_BOTH = ("test_store_", "test_service_", "test_table_restart")
COLD = 60.0  # the first picture of a real game is drawn with a cold cache


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Reports the checks that were left out, so that silence is not taken for success."""
    if described() is None:
        terminalreporter.write_line(
            "NOT CHECKED: Discord's OpenAPI description is not beside this checkout; "
            "request bodies were checked by our own rules only",
            yellow=True,
        )
    if _wanted(terminalreporter.config) != databases.SQLITE and databases.programs() is None:
        terminalreporter.write_line("NOT RUN on PostgreSQL: it is not installed; SQLite only", yellow=True)
    for report in terminalreporter.getreports("skipped"):
        if "tests/bot/browser" in report.nodeid:
            terminalreporter.write_line("NOT RUN: the browser test, no Chromium is installed", yellow=True)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Runs tests near the store on both databases."""
    if metafunc.definition.get_closest_marker("sqlite"):
        return
    near = metafunc.module.__name__.rpartition(".")[2].startswith(ON_BOTH)
    near = near and not {"tmp_path", "world"}.isdisjoint(metafunc.fixturenames)  # it uses tables
    if near and _wanted(metafunc.config) == databases.BOTH and databases.programs() is not None:
        kinds = (databases.SQLITE, databases.POSTGRES)
        metafunc.parametrize("kept_in", kinds, indirect=True, ids=kinds)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselects tests that need PostgreSQL where it is missing; the summary says so."""
    if databases.programs() is not None or os.environ.get("CI"):
        return
    needy = [item for item in items if "postgres" in getattr(item, "fixturenames", ())]
    config.hook.pytest_deselected(items=needy)
    items[:] = [item for item in items if item not in needy]


def _wanted(config: pytest.Config) -> str:
    return str(config.getoption("--database"))


@pytest.fixture(autouse=True)
def sleepless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets people without a time zone be awake at all hours, until many moves of theirs are known."""
    monkeypatch.setattr(people, "FEWEST_TO_GUESS_FROM", people.FEWEST_TO_LEARN_FROM)


@pytest.fixture
def no_time_banks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets all time banks be empty, so that the computer plays as soon as a turn's time is up."""
    monkeypatch.setattr(turn_clock, "LEAST_BANK", inf)


@pytest.fixture(autouse=True)
def _log_of_a_command_ends_with_it() -> Iterator[None]:
    """Removes the log handlers of commands after a test, since they would write to a closed stream."""
    root = logging.getLogger()
    level = root.level
    yield
    for handler in [each for each in root.handlers if isinstance(each, Log | Counters)]:
        root.removeHandler(handler)
    root.setLevel(level)


@pytest.fixture(scope="session", autouse=True)
def _no_wait_for_the_disk() -> Iterator[None]:
    """Turns off disk synchronisation of SQLite: tests kill processes, but never the machine."""
    assert sqlite.DURABILITY == "full", "outside of tests it waits"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite, "DURABILITY", "off")
        yield


@pytest.fixture(scope="session")
def _rasters(tmp_path_factory: pytest.TempPathFactory) -> Rasters:
    return Rasters(folder_of(tmp_path_factory))


@pytest.fixture(scope="session")
def _coarse() -> PictureParts:
    """A separate cache for coarse pictures: other tests need pictures in full quality."""
    return PictureParts(rasters=96, grounds=128, bands=48)


@pytest.fixture(autouse=True)
def drawn_quickly(_rasters: Rasters, _coarse: PictureParts, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draws coarse pictures and shares rasters between test processes."""
    monkeypatch.setattr(paint, "_raster", _rasters.raster)
    monkeypatch.setattr(paint, "FINE", 2)
    for module in (films, frames):
        monkeypatch.setattr(module, "FILM_PARTS", _coarse)
    for kept in ("BOARD_PARTS", "LARGE_PARTS"):
        monkeypatch.setattr(paint, kept, _coarse)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of this test run; required in CI and where it is asked for."""
    with databases.postgres() as server:
        yield server


@pytest.fixture(autouse=True)
def kept_in(request: pytest.FixtureRequest) -> Iterator[str]:
    """The database that holds the tables of a test."""
    wanted = _wanted(request.config)
    kind = str(getattr(request, "param", databases.SQLITE if wanted == databases.BOTH else wanted))
    if request.node.get_closest_marker("sqlite"):
        kind = databases.SQLITE
    server = request.getfixturevalue("postgres") if kind == databases.POSTGRES else None
    with databases.kept_on(server):
        yield kind


class Mishaps(logging.Handler):
    """Collects log records at level ERROR."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []
        self.expected = False

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def expect(self) -> None:
        """Marks errors as expected: the test provokes and checks them itself."""
        self.expected = True


@pytest.fixture(autouse=True)
def mishaps() -> Iterator[Mishaps]:
    """Fails a test in which an error was only logged."""
    watching = Mishaps()
    for name in WATCHED:
        logging.getLogger(name).addHandler(watching)
    yield watching
    for name in WATCHED:
        logging.getLogger(name).removeHandler(watching)
    if not watching.expected:
        told = [logging.Formatter().format(record) for record in watching.records]
        assert not told, "\n".join(told)


@pytest.fixture(autouse=True)
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    """Fails a test that sent a request Discord would reject."""
    wire = Wire()
    wire.install(monkeypatch)
    yield wire
    spec = described()
    wrong = [
        f"{request.method} {request.path}: {complaint}"
        for request in wire.requests
        for complaint in (
            *(f"{rule}: {what}" for rule, what in rules.complaints(request)),
            *(spec.complaints(request) if spec else ()),
        )
    ]
    assert not wrong, "\n".join(wrong)


@pytest.fixture(scope="session")
def chromium() -> str:
    """An installed Chromium; required in CI, reported as missing elsewhere."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None and os.environ.get("CI"):
        pytest.fail("CI needs Chromium for this test")
    if found is None:
        pytest.skip("no Chromium is installed")
    return found


@pytest.fixture
def title() -> AnyTitle:
    """The title to play: the duel, unless a test chooses another."""
    return DUEL


@pytest.fixture
def scheme() -> Scheme:
    """The seed scheme: the same dice at every run, unless a test chooses the real one."""
    return Scheme.DIRECT


@pytest.fixture
async def world(
    tmp_path: Path, title: AnyTitle, scheme: Scheme, wire: Wire, mishaps: Mishaps
) -> AsyncIterator[World]:
    """A server with our bot, and one title to play."""
    patience = PATIENCE if title is DUEL else COLD
    world = World(tmp_path / "tables.db", {title.id: title}, patience, scheme)
    await world.start()
    try:
        yield world
    finally:
        await world.stop()
    if not mishaps.expected:
        world.env.raise_errors()


@pytest.fixture
def anna(world: World) -> MemberActor:
    return world.join("anna", global_name="Anna")


@pytest.fixture
def ben(world: World) -> MemberActor:
    return world.join("ben", global_name="Ben")


@pytest.fixture
def carl(world: World) -> MemberActor:
    """A person without a seat."""
    return world.join("carl", global_name="Carl")
