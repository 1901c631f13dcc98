"""What can be chosen for a run of the tests, and what makes it quicker."""

import gc

import pytest

WAITING = ("tests/bot/browser/", "tests/wire/")  # for a browser, or for processes


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--database",
        choices=("sqlite", "postgres", "both"),
        default="both",
        help="where the bot's tests keep tables; both: store, service and restarts on each where there is a"
        " PostgreSQL, the rest in SQLite files",
    )


def pytest_collection_finish() -> None:
    """Lets the collector of garbage pass over what all tests share, and look for it less often."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begins with what mostly waits, so that the others have work to do meanwhile."""
    items.sort(key=lambda item: not item.nodeid.startswith(WAITING))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    """Keeps a file of tests in one process, all that wait for a browser in one, all for processes in one."""
    from xdist.scheduler import LoadFileScheduling  # type: ignore[import-untyped]

    sharing = LoadFileScheduling(config, log)
    by_file = sharing._split_scope
    sharing._split_scope = lambda name: next(
        (each for each in WAITING if name.startswith(each)), by_file(name)
    )
    return sharing
