"""Fits of weights: every module of `tools/fits` plays a few games, fits and prints."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FITS = sorted(path.stem for path in (ROOT / "tools" / "fits").glob("*.py") if path.stem != "__init__")
FEW = ("2", "7")  # games, from this seed on

pytestmark = pytest.mark.slow  # whole games are played


@pytest.mark.parametrize("name", FITS)
def test_a_fit_prints_its_weights(name: str) -> None:
    command = [sys.executable, "-m", f"tools.fits.{name}", *FEW]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    first, _, weights = done.stdout.partition("\n")
    assert first.startswith("# ")
    numbers = {float(number) for number in re.findall(r"-?\d+\.\d+", weights)}
    assert len(numbers) > 10, "a weight per feature, and not all alike"
