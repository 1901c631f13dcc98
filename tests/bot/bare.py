"""Hides packages that a plain installation does not have; for processes of their own that tests start."""

import re
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.metadata import packages_distributions
from pathlib import Path
from types import ModuleType

REQUIREMENTS = Path(__file__).parents[2] / "requirements"
PINNED = re.compile(r"^([\w.-]+)==", re.MULTILINE)
OWN = "ackack"
FROM_OUTSIDE = f"{OWN}-"  # how distributions of games from outside begin


class _Hidden(MetaPathFinder):
    """Fails to import some packages, as if they were not installed."""

    def __init__(self, names: frozenset[str]) -> None:
        self._names = names

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] in self._names:
            raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)
        return None


def bare(*kinds: str) -> None:
    """Hides all installed packages but those of `requirements/<kind>.txt`, and games from outside."""
    pinned = [name for kind in kinds for name in PINNED.findall(_read(kind))]
    there = {_plain(name) for name in (OWN, *pinned)}
    hidden = {
        package
        for package, owners in packages_distributions().items()
        if not any(owner in there or owner.startswith(FROM_OUTSIDE) for owner in map(_plain, owners))
    }
    sys.meta_path.insert(0, _Hidden(frozenset(hidden)))


def _read(kind: str) -> str:
    return (REQUIREMENTS / f"{kind}.txt").read_text(encoding="utf-8")


def _plain(name: str) -> str:
    """Returns the name of a distribution as package indexes compare them."""
    return re.sub(r"[-_.]+", "-", name).lower()
