"""`ackack health`: tells whether the bot of a database is connected and the database answers."""

import argparse
import time

from bot.cli.databases import add_database, existing, query
from bot.store import key_values
from bot.store.database.connection import Connection
from bot.store.database.opening import Address
from bot.ui.process.heartbeat import EVERY, NAME, name_here

TOO_LONG = 3 * EVERY  # seconds without a heartbeat


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of the command."""
    add_database(parser)


def run(arguments: argparse.Namespace) -> int:
    """Prints the health of the bot; the exit code is 1 when it is not connected."""
    silent = silence(existing(arguments.database))
    if silent is None:
        print("not connected: the bot has not been connected since it was started, or was stopped")
        return 1
    if silent > TOO_LONG:
        print(f"not connected: no sign of life for {silent:.0f} seconds")
        return 1
    print("connected; the database answers")
    return 0


def silence(where: Address) -> float | None:
    """Returns the seconds since the last heartbeat; None when there was none."""
    last = query(where, _last)
    return time.time() - float(last) if last else None


def _last(db: Connection) -> str | None:
    """Returns the last heartbeat of this host's process, or else of any process."""
    here = key_values.recall(db, name_here())
    return key_values.recall(db, NAME) if here is None else here
