"""The changelog follows Keep a Changelog, in short lines."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
KINDS = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")
LONGEST = 20  # words of a line
VERSION = re.compile(r"## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d|unreleased)\)")


def _lines() -> list[str]:
    return (ROOT / "CHANGELOG.md").read_text("utf-8").splitlines()


def test_headings_are_versions_with_dates_and_kinds_of_changes() -> None:
    for line in _lines():
        if line.startswith("## "):
            assert VERSION.fullmatch(line), line
        if line.startswith("### "):
            assert line[4:] in KINDS or line.startswith("### Upgrading from "), line


def test_the_newest_version_is_that_of_the_project() -> None:
    newest = next(found[1] for line in _lines() if (found := VERSION.fullmatch(line)))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert newest == project["version"]
    assert f'image.version="{newest}"' in (ROOT / "Dockerfile").read_text("utf-8")


def test_a_change_is_one_line_of_at_most_twenty_words() -> None:
    changes = [line for line in _lines() if line.startswith("- ")]
    assert len(changes) > 20
    assert [line for line in changes if len(line[2:].split()) > LONGEST] == []
    assert [line for line in _lines() if line.startswith("  ")] == []  # no line goes on in the next
