"""Processes as the system sees them: which one started which, and whether they are gone."""

import asyncio
import time
from collections.abc import Iterable
from pathlib import Path

PATIENCE = 30.0  # seconds; a worker that is just starting reads its games first


def children_of(pid: int) -> list[int]:
    """Returns the processes a process has started, and those they have started."""
    parents = {int(entry.name): _parent(entry) for entry in Path("/proc").iterdir() if entry.name.isdigit()}
    found = [pid]
    for known in found:
        found.extend(child for child, parent in parents.items() if parent == known)
    return found[1:]


def alive(pids: Iterable[int]) -> list[int]:
    """Returns those that run; one that has ended and waits to be noticed does not."""
    return [pid for pid in pids if _state(pid) not in ("", "Z")]


async def gone(pids: Iterable[int]) -> None:
    """Waits until none of them runs; raises when one stays."""
    waited, until = list(pids), time.monotonic() + PATIENCE
    while left := alive(waited):
        assert time.monotonic() < until, f"still there: {left}"
        await asyncio.sleep(0.05)


def _parent(entry: Path) -> int:
    fields = _fields(entry)
    return int(fields[1]) if fields else -1


def _state(pid: int) -> str:
    fields = _fields(Path("/proc") / str(pid))
    return fields[0] if fields else ""


def _fields(entry: Path) -> list[str]:
    """Returns what the system says of a process after its name: state, parent and so on."""
    try:
        return (entry / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []
