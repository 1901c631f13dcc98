"""Processes of the operating system: children of a process, and whether they have ended."""

import asyncio
import time
from collections.abc import Iterable
from pathlib import Path

PATIENCE = 30.0  # seconds; a starting worker loads its titles first


def children_of(pid: int) -> list[int]:
    """Returns all descendants of a process."""
    parents = {int(entry.name): _parent(entry) for entry in Path("/proc").iterdir() if entry.name.isdigit()}
    found = [pid]
    for known in found:
        found.extend(child for child, parent in parents.items() if parent == known)
    return found[1:]


def alive(pids: Iterable[int]) -> list[int]:
    """Returns the running processes; a zombie does not count."""
    return [pid for pid in pids if _state(pid) not in ("", "Z")]


async def gone(pids: Iterable[int]) -> None:
    """Waits until all of them have ended; raises if one stays."""
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
    """Returns the fields of a process in `/proc` after its name: state, parent and so on."""
    try:
        return (entry / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []
