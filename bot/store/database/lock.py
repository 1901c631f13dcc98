"""The lock file that keeps a SQLite file to one process; the system releases it when the process ends."""

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

from bot.store.database.interface import CannotOpen
from bot.store.database.opening import Address

try:
    import fcntl
except ImportError:  # Windows has no such locks: there the operator has to start one process only
    fcntl = None  # type: ignore[assignment]


class Taken(CannotOpen):
    """Another process uses the file."""


@contextmanager
def alone_with(where: Address) -> Iterator[None]:
    """Locks a SQLite file against other processes; does nothing for a PostgreSQL server.

    Raises `Taken` with the process that holds the lock, and `CannotOpen` if the folder cannot be used.
    """
    if not isinstance(where, Path) or fcntl is None:
        yield
        return
    beside = where.with_name(f"{where.name}.lock")
    try:
        if not where.parent.is_dir():
            where.parent.mkdir(parents=True)
        lock = beside.open("a+", encoding="utf-8")
    except FileExistsError as error:
        raise CannotOpen(f"the folder {where.parent} cannot be made: {error.strerror}") from error
    except OSError as error:
        raise CannotOpen(f"the folder {where.parent} cannot be used: {error.strerror}") from error
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Taken(f"{where} is already used by {_holder(lock)}; end that one first") from None
        _sign(lock)
        try:
            yield
        finally:
            lock.truncate(0)  # the file stays: if it were deleted, two processes could lock different files


def _sign(lock: TextIO) -> None:
    """Writes this process into the lock file, for the error message of other processes."""
    lock.truncate(0)
    now = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    lock.write(f"process {os.getpid()} on {socket.gethostname()} since {now}\n")
    lock.flush()


def _holder(lock: TextIO) -> str:
    with suppress(OSError, UnicodeDecodeError):
        lock.seek(0)
        if who := lock.read(200).strip():
            return who
    return "another process"
