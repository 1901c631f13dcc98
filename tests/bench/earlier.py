"""The store against version 0.2, which ran SQLite in a thread of its own; both measured in turns."""

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
ROUNDS = 7


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
    """Unpacks an earlier version into a temporary folder; None: this clone does not have it."""
    packed = subprocess.run(["git", "archive", commit], cwd=HERE, capture_output=True, check=False)
    if packed.returncode:
        yield None
        return
    with TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as files:
            files.extractall(folder, filter="data")
        yield Path(folder)


def _ratio(earlier: Path, script: str, figure: str) -> float:
    """Returns the ratio of the medians of all figures of a name, added up in each round."""
    sums: dict[Path, list[float]] = {earlier: [], HERE: []}
    for number in range(ROUNDS):
        for checkout, found in sums.items():
            figures = measure(checkout, script, str(number))
            found.append(sum(value for name, value in figures.items() if figure in name))
    return median(sums[HERE]) / median(sums[earlier])
