"""What can be chosen for a run of the tests."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--database",
        choices=("sqlite", "postgres", "both"),
        default="both",
        help="where the bot's tests keep tables; both: store, service and restarts on each where there is a"
        " PostgreSQL, the rest in SQLite files",
    )
