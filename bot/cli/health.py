"""`ackack health`: whether the bot that uses a database is connected, and the database answers."""

import argparse
import time

from bot.cli.databases import add_database, existing, query
from bot.store import key_values
from bot.store.database.connection import Connection
from bot.store.database.opening import Address
from bot.ui.process.heartbeat import EVERY, NAME, name_here

TOO_LONG = 3 * EVERY  # seconds without a sign of life


def declare(parser: argparse.ArgumentParser) -> None:
    """Declares what it can be told."""
    add_database(parser)


def do(arguments: argparse.Namespace) -> int:
    """Prints how the bot is; the exit code is 1 when it is not well."""
    silent = _silence(existing(arguments.database))
    if silent is None:
        print("not connected: the bot has not been connected since it was started, or was stopped")
        return 1
    if silent > TOO_LONG:
        print(f"not connected: no sign of life for {silent:.0f} seconds")
        return 1
    print("connected; the database answers")
    return 0


def _silence(where: Address) -> float | None:
    """Returns for how many seconds the bot has been silent; None when it has not been heard at all."""
    last = query(where, _last)
    return time.time() - float(last) if last else None


def _last(db: Connection) -> str | None:
    """Returns what the process of this host has said last; of one that has said nothing, any."""
    here = key_values.recall(db, name_here())
    return key_values.recall(db, NAME) if here is None else here
