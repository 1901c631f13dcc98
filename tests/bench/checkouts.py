"""This checkout against an earlier one: `python -m tests.bench.checkouts ../earlier [moves|presses|reads]`.

Both are measured in turns, each time in a new process that imports one checkout or the other, so the
figures are ratios of one run. The scripts support the interfaces of both.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

HERE = Path(__file__).parents[2]
ROUNDS = 3


def measure(checkout: Path, script: str, *arguments: str) -> dict[str, float]:
    """Runs a script of this folder in a process that imports a checkout; returns the printed figures."""
    path = Path(__file__).parent / "scripts" / f"{script}.py"
    environment = {**os.environ, "PYTHONPATH": str(checkout)}
    ran = subprocess.run(
        [sys.executable, str(path), *arguments],
        cwd=checkout, env=environment, capture_output=True, text=True, check=True,
    )  # fmt: skip
    figures: dict[str, float] = json.loads(ran.stdout.splitlines()[-1])
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("earlier", type=Path, help="the other checkout")
    parser.add_argument("script", choices=("moves", "presses", "reads"), nargs="?", default="moves")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    arguments = parser.parse_args()
    before: list[dict[str, float]] = []
    after: list[dict[str, float]] = []
    for number in range(arguments.rounds):
        for figures, checkout in ((before, arguments.earlier.resolve()), (after, HERE)):
            figures.append(measure(checkout, arguments.script, str(number)))
    for name in after[0]:
        earlier, now = (median(each[name] for each in figures) for figures in (before, after))
        print(f"{name:40} {earlier:9.2f} -> {now:9.2f}   {now / earlier if earlier else 0:5.2f} x")
    return 0


if __name__ == "__main__":
    sys.exit(main())
