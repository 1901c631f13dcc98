"""The options of a test run, and its order and scheduling."""

import gc

import pytest

WAITING = ("tests/bot/browser/", "tests/wire/")  # tests that wait for a browser or for processes


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--database",
        choices=("sqlite", "postgres", "both"),
        default="both",
        help="where the bot's tests keep tables; both: store, service and restarts on each where there is a"
        " PostgreSQL, the rest in SQLite files",
    )


def pytest_collection_finish() -> None:
    """Excludes shared objects from garbage collection and collects less often."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Starts the tests that mostly wait first, so that the others fill the time."""
    items.sort(key=lambda item: not item.nodeid.startswith(WAITING))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    """Keeps each test file, all browser tests and all process tests in one process each."""
    from xdist.scheduler import LoadFileScheduling  # type: ignore[import-untyped]

    sharing = LoadFileScheduling(config, log)
    by_file = sharing._split_scope
    sharing._split_scope = lambda name: next(
        (each for each in WAITING if name.startswith(each)), by_file(name)
    )
    return sharing
