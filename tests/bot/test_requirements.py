"""What `make play` and `make run` install is enough: nothing rests on a package that only tests have."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
START = """
from tests.bot.bare import bare
bare({kind!r})
from bot.__main__ import main
from bot.ui.client import pressable
assert len(pressable()) > 50
main([{kind!r}, "--help"])
"""


@pytest.mark.parametrize("kind", ["run", "play"])
def test_the_bot_starts_with_the_packages_of_its_requirements(kind: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", START.format(kind=kind)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "usage: ackack" in done.stdout


@pytest.mark.parametrize("hidden", ["psycopg", "playwright", "simcord"])
def test_other_packages_are_hidden(hidden: str) -> None:
    tried = f"from tests.bot.bare import bare; bare('run'); import {hidden}"
    done = subprocess.run(
        [sys.executable, "-c", tried], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert f"No module named '{hidden}'" in done.stderr
