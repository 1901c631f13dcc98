"""Every test of the bot is watched: what it sends is checked, and no error is swallowed."""

import logging
import os
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from simcord.actors import MemberActor

from bot.logs import Log
from bot.proof.seed import Scheme
from bot.store.database import sqlite
from bot.ui.process.counters import Counters
from renderer import films, paint
from renderer.paint import PictureParts
from tests.bot import databases
from tests.bot.databases import Postgres
from tests.bot.wire import rules
from tests.bot.wire.requests import Wire
from tests.bot.wire.spec import described
from tests.bot.world import World
from tests.duel.title import DUEL
from tests.duel.title import ROOT as DUEL_ROOT
from tests.opaque import AnyTitle
from tests.rasters import Rasters, folder_of

WATCHED = ("discord", "bot", "asyncio")
PATIENCE = 10.0  # seconds; less than the poster waits before it tries again
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
ON_BOTH = ("test_store_", "test_service_", "test_table_restart")
COLD = 60.0  # the first picture of a real game is drawn cold


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says what was not checked, so that nobody takes silence for a yes."""
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
    """Runs what is near the store on both databases."""
    if metafunc.definition.get_closest_marker("sqlite"):
        return
    near = metafunc.module.__name__.rpartition(".")[2].startswith(ON_BOTH)
    near = near and not {"tmp_path", "world"}.isdisjoint(metafunc.fixturenames)  # it has tables somewhere
    if near and _wanted(metafunc.config) == databases.BOTH and databases.programs() is not None:
        kinds = (databases.SQLITE, databases.POSTGRES)
        metafunc.parametrize("kept_in", kinds, indirect=True, ids=kinds)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out what needs a PostgreSQL where there is none; the summary says so."""
    if databases.programs() is not None or os.environ.get("CI"):
        return
    needy = [item for item in items if "postgres" in getattr(item, "fixturenames", ())]
    config.hook.pytest_deselected(items=needy)
    items[:] = [item for item in items if item not in needy]


def _wanted(config: pytest.Config) -> str:
    return str(config.getoption("--database"))


@pytest.fixture(autouse=True)
def _log_of_a_command_ends_with_it() -> Iterator[None]:
    """Takes away what a command has set up within a test: others would log to a stream that is closed."""
    root = logging.getLogger()
    level = root.level
    yield
    for handler in [each for each in root.handlers if isinstance(each, Log | Counters)]:
        root.removeHandler(handler)
    root.setLevel(level)


@pytest.fixture(scope="session", autouse=True)
def _no_wait_for_the_disk() -> Iterator[None]:
    """Writes to SQLite files without waiting for the disk: no test cuts the power, only processes end."""
    assert sqlite.DURABILITY == "full", "outside of tests it waits"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite, "DURABILITY", "off")
        yield


@pytest.fixture(scope="session")
def _rasters(tmp_path_factory: pytest.TempPathFactory) -> Rasters:
    return Rasters(folder_of(tmp_path_factory))


@pytest.fixture(scope="session")
def _coarse() -> PictureParts:
    """Keeps what is drawn for these tests apart: others look at pictures as people see them."""
    return PictureParts(rasters=96, grounds=128, bands=48)


@pytest.fixture(autouse=True)
def drawn_quickly(_rasters: Rasters, _coarse: PictureParts, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draws what no process of the tests has drawn yet, and not as finely as for people."""
    monkeypatch.setattr(paint, "_raster", _rasters.raster)
    monkeypatch.setattr(paint, "FINE", 2)
    for module, kept in ((paint, "BOARD_PARTS"), (paint, "LARGE_PARTS"), (films, "FILM_PARTS")):
        monkeypatch.setattr(module, kept, _coarse)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of this run's own: demanded where CI runs and where it is asked for."""
    with databases.postgres() as server:
        yield server


@pytest.fixture(autouse=True)
def kept_in(request: pytest.FixtureRequest) -> Iterator[str]:
    """Where the test keeps its tables."""
    wanted = _wanted(request.config)
    kind = str(getattr(request, "param", databases.SQLITE if wanted == databases.BOTH else wanted))
    if request.node.get_closest_marker("sqlite"):
        kind = databases.SQLITE
    server = request.getfixturevalue("postgres") if kind == databases.POSTGRES else None
    with databases.kept_on(server):
        yield kind


class Mishaps(logging.Handler):
    """Keeps what the program itself takes for an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []
        self.expected = False

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def expect(self) -> None:
        """This test provokes an error on purpose and looks at it itself."""
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
    """Fails a test in which something was sent that Discord would not take."""
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
    """An installed Chromium: demanded where CI runs, reported as missing elsewhere."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None and os.environ.get("CI"):
        pytest.fail("CI needs Chromium for this test")
    if found is None:
        pytest.skip("no Chromium is installed")
    return found


@pytest.fixture
def title() -> AnyTitle:
    """What is played: the duel, unless a test asks for another game."""
    return DUEL


@pytest.fixture
def scheme() -> Scheme:
    """How seeds are made: the same dice at every run, unless a test wants them as they are in earnest."""
    return Scheme.DIRECT


@pytest.fixture
async def world(
    tmp_path: Path, title: AnyTitle, scheme: Scheme, wire: Wire, mishaps: Mishaps
) -> AsyncIterator[World]:
    """A server with our bot, and one game to play."""
    patience = PATIENCE if title is DUEL else COLD
    world = World(tmp_path / "tables.db", {title.id: title}, {DUEL.id: DUEL_ROOT}, patience, scheme)
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
    """Sits at no table."""
    return world.join("carl", global_name="Carl")
