"""`ackack health`: tells whether the bot of a database is connected and the database answers."""

import argparse
import time

from bot.cli.databases import add_database, existing, query
from bot.store import key_values
from bot.store.database.connection import Connection
from bot.store.database.opening import Address
from bot.ui.process.heartbeat import DEAF, EVERY, NAME, deaf_shards, name_here

TOO_LONG = 3 * EVERY  # seconds without a heartbeat
DEAF_FOR_LONG = 30.0  # seconds in which a shard normally connects


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of the command."""
    add_database(parser)


def run(arguments: argparse.Namespace) -> int:
    """Prints the health of the bot; the exit code is 1 when it is not connected."""
    where = existing(arguments.database)
    silent, deaf = silence(where), deaf_for_long(where)
    for shard, (seconds, waits) in deaf.items():
        why = "has been waiting to identify" if waits else "has not been connected"
        print(f"shard {shard} {why} for {seconds:.0f} seconds: its servers are not heard")
    if silent is None:
        print("not connected: the bot has not been connected since it was started, or was stopped")
        return 1
    if silent > TOO_LONG:
        print(f"not connected: no sign of life for {silent:.0f} seconds")
        return 1
    if deaf:
        return 1
    print("connected; the database answers")
    return 0


def silence(where: Address) -> float | None:
    """Returns the seconds since the last heartbeat; None when there was none."""
    last = query(where, _last)
    return time.time() - float(last) if last else None


def deaf_for_long(where: Address) -> dict[int, tuple[float, bool]]:
    """Returns the shards of this host's process that are not connected: for how long, and why."""
    told = query(where, lambda db: key_values.recall(db, name_here(DEAF)))
    found = {shard: (time.time() - since, waits) for shard, (since, waits) in deaf_shards(told).items()}
    return {shard: one for shard, one in found.items() if one[0] > DEAF_FOR_LONG}


def _last(db: Connection) -> str | None:
    """Returns the last heartbeat of this host's process, or else of any process."""
    here = key_values.recall(db, name_here())
    return key_values.recall(db, NAME) if here is None else here
