"""Runs the bot with clocks that a test moves: `python -m tests.wire.moved_clock FILE run`.

The file holds two numbers of seconds: how far the wall clock and the steady clock are ahead. A suspended
process finds both ahead, a clock that was set only the first.
"""

import sys
import time
from pathlib import Path


def move_clocks(file: Path) -> None:
    """Replaces both clocks by moved ones, before any other module has read them."""
    wall, steady = time.time, time.monotonic

    def ahead(which: int) -> float:
        return float(file.read_text("ascii").split()[which])

    time.time = lambda: wall() + ahead(0)
    time.monotonic = lambda: steady() + ahead(1)


def main() -> int:
    move_clocks(Path(sys.argv[1]))
    from bot.__main__ import main as run

    return run(sys.argv[2:])


if __name__ == "__main__":
    sys.exit(main())
