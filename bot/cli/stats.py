"""`ackack stats`: prints statistics of a database."""

import argparse
import time

from bot.cli.databases import add_database, existing, query
from bot.service.finished.stats import delays
from bot.store import stats
from bot.store.database.opening import Address


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of the command."""
    add_database(parser)


def run(arguments: argparse.Namespace) -> int:
    """Prints one number per line, after its name; does not disturb a running bot."""
    for name, number in _numbers(existing(arguments.database)):
        print(f"{name} {number}")
    return 0


def _numbers(where: Address) -> list[tuple[str, int]]:
    now = time.time()
    tables, moves, waiting = query(
        where, lambda db: (stats.tables(db), stats.moves(db), stats.waiting(db, now))
    )
    late = delays(waiting, now)
    return [
        *((f"tables {title} {status}", number) for title, status, number in tables),
        ("moves", moves),
        ("posts owed", late.posts_owed),
        ("oldest post owed, seconds", round(late.oldest_post)),
        ("alarms late", late.alarms_late),
        ("latest alarm, seconds", round(late.latest_alarm)),
    ]
