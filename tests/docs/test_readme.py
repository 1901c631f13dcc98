"""Claims of the README and of the pages for readers that can be checked."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from bot.settings import Settings, settings
from bot.ui.kit.permissions import NEEDED, names
from tests.pages import DOCS, ROOT

README = (ROOT / "README.md").read_text("utf-8")
RUNNING = (DOCS / "running.md").read_text("utf-8")
LONGEST = 150  # lines of the README


def test_the_readme_is_short() -> None:
    assert len(README.splitlines()) <= LONGEST


@pytest.mark.parametrize(
    "page", [*sorted(DOCS.glob("*.md")), ROOT / "SECURITY.md"], ids=lambda page: page.name
)
def test_a_page_says_in_its_first_line_who_it_is_for(page: Path) -> None:
    title, *lines = (line for line in page.read_text("utf-8").splitlines() if line)
    assert title.startswith("# ")
    assert lines[0].startswith("For ")


@pytest.mark.parametrize("page", [README, RUNNING], ids=["README", "running"])
def test_the_invitation_asks_for_the_permissions_the_bot_needs(page: str) -> None:
    assert re.findall(r"permissions=(\d+)", page) == [str(NEEDED.value)]


def test_the_permissions_are_named() -> None:
    said = " ".join(RUNNING.split())
    assert [name for name in names(NEEDED) if name not in said] == []


def test_every_setting_is_explained() -> None:
    explained = set(re.findall(r"^\| `(\w+)` \|", RUNNING, re.MULTILINE))
    assert len(explained) == len(fields(Settings))
    shown = (ROOT / ".env.example").read_text("utf-8")
    assert set(re.findall(r"^(ACKACK_\w+|DISCORD_TOKEN)=", shown, re.MULTILINE)) - explained == {
        "ACKACK_DATABASE_PASSWORD"
    }
    assert settings({}).database in RUNNING
