"""Packages from outside the repository: written into a folder, found by their entry points."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from bot.titles.installed import GROUP

ROOT = Path(__file__).parents[1]


def install(folder: Path, name: str, titles: Mapping[str, str], files: Mapping[str, str]) -> None:
    """Writes a package as pip installs it: its files, and the metadata that names its titles."""
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    entries = "\n".join(f"{title} = {where}" for title, where in titles.items())
    (about / "entry_points.txt").write_text(f"[{GROUP}]\n{entries}\n", "utf-8")
    for path, text in files.items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")


def run(folder: Path, *command: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Runs Python in the checkout, with the packages of a folder installed."""
    return subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(folder), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
