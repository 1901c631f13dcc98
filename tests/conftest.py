"""What can be chosen for a run of the tests, and what makes it quicker."""

import gc

import pytest


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
