"""The store against version 0.2, which ran SQLite in a thread of its own: both in turns."""

import io
import subprocess
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tests.bench.checkouts import HERE, measure
from tests.bench.rows import Row

VERSION_0_2 = "d0b31da"
ROUNDS = 5


def rows() -> Iterator[Row]:
    with _version(VERSION_0_2) as earlier:
        if earlier is None:
            print(f"{VERSION_0_2} is not in this clone: nothing is compared with version 0.2")
            return
        yield Row(
            what="a read beside eight writers, median wait",
            against="version 0.2",
            measured=_ratio(earlier, "reads", "a read"),
            at_most=0.6,
        )
        yield Row(
            what="a move, processor time of the event loop, all titles",
            against="version 0.2",
            measured=_ratio(earlier, "moves", "ms a move"),
            at_most=1.0,
        )


@contextmanager
def _version(commit: str) -> Iterator[Path | None]:
    """Unpacks an earlier version for as long as it is needed; None: this clone does not have it."""
    packed = subprocess.run(["git", "archive", commit], cwd=HERE, capture_output=True, check=False)
    if packed.returncode:
        yield None
        return
    with TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as files:
            files.extractall(folder, filter="data")
        yield Path(folder)


def _ratio(earlier: Path, script: str, figure: str) -> float:
    """Returns the median ratio of all figures of a name, taken together in each round."""
    ratios = []
    for number in range(ROUNDS):
        before, now = (
            sum(value for name, value in measure(checkout, script, str(number)).items() if figure in name)
            for checkout in (earlier, HERE)
        )
        ratios.append(now / before)
    return median(ratios)
