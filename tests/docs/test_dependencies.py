"""The page of dependencies has a line for every dependency of the project, and no others."""

import re
import tomllib
from collections.abc import Iterable

from tests.pages import DOCS, ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SECTIONS = {
    "To run": PROJECT["project"]["dependencies"],
    "To keep games on PostgreSQL": PROJECT["project"]["optional-dependencies"]["postgres"],
    "To play locally": PROJECT["project"]["optional-dependencies"]["play"],
    "To develop": PROJECT["dependency-groups"]["dev"],
}


def test_every_dependency_says_what_it_is_there_for() -> None:
    page = (DOCS / "dependencies.md").read_text(encoding="utf-8")
    sections = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL))
    listed = {
        name: re.findall(r"^\| (?!package)([a-z][\w.-]*) \| .+", text, re.MULTILINE)
        for name, text in sections.items()
    }
    assert listed == {name: _names(wanted) for name, wanted in SECTIONS.items()}


def _names(requirements: Iterable[str]) -> list[str]:
    """Returns the names of packages, without extras and versions."""
    return [re.split(r"[\[<>=!~; ]", requirement)[0] for requirement in requirements]
