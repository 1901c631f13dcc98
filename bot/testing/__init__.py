"""The conformance suite, for authors of titles: a plug-in of pytest, and what `ackack check-title` runs.

With `pytest -p bot.testing`, a test with the argument `conformance_check` runs once for each check.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from bot.testing.conformance import CHECKS
from bot.testing.games import AnyTitle

if TYPE_CHECKING:  # the bot runs without pytest
    import pytest

__all__ = ["CHECKS", "Check"]

Check: TypeAlias = Callable[[AnyTitle], None]  # raises `AssertionError` if the title does not conform


def pytest_generate_tests(metafunc: "pytest.Metafunc") -> None:
    """Parametrizes a test with `conformance_check`."""
    if "conformance_check" in metafunc.fixturenames:
        metafunc.parametrize("conformance_check", CHECKS, ids=lambda check: str(check.__name__))
