"""Prints the bench: `make bench`."""

import os
import sys
from importlib import import_module
from importlib.util import find_spec

from bot.titles import title_ids
from tests.bench.rows import Row, table

PARTS = (
    "engine",
    *(title_id for title_id in title_ids() if find_spec(f"tests.bench.{title_id}")),
    "minds",
    "store",
    "transactions",
    "thoughts",
    "earlier",
    "scale",
    "pictures",
    "crowd",
    "loop",
    "trials",
    "reviews",
    "commands",
)


def main(wanted: list[str]) -> int:
    rows: list[Row] = []
    for part in wanted or PARTS:
        rows += import_module(f"tests.bench.{part}").rows()
    print(table(rows))
    print(f"\nload average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    return 0 if all(row.met is not False for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
