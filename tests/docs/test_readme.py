"""Claims of the README and of the pages for readers that can be checked."""

import json
import re
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from bot.__main__ import COMMANDS
from bot.settings import Settings, settings
from bot.ui.kit.permissions import NEEDED, names
from engine.core import Level
from tests.content.prose import texts
from tests.content.words import entries
from tests.opaque import AnyTitle
from tests.pages import DOCS, ROOT
from tests.titles import POLISHED

README = (ROOT / "README.md").read_text("utf-8")
RUNNING = (DOCS / "running.md").read_text("utf-8")
LONGEST = 150  # lines of the README


def test_the_readme_is_short() -> None:
    assert len(README.splitlines()) <= LONGEST


@pytest.mark.parametrize(
    "page",
    [*sorted(DOCS.rglob("*.md")), *sorted(ROOT.glob("*.md"))],
    ids=lambda page: page.stem,
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


def _written(pattern: str) -> set[str]:
    """Returns what code in README, CONTRIBUTING and the pages for readers matches."""
    pages = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md", *DOCS.glob("*.md"))
    spans = (
        span
        for page in pages
        for span in re.findall(r"```.*?```|`[^`]+`", page.read_text("utf-8"), re.DOTALL)
    )
    return {found for span in spans for found in re.findall(pattern, span)}


def test_every_make_target_that_a_page_names_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = _written(r"\bmake ([a-z][a-z-]+)")
    assert {"play", "test", "run"} <= named
    assert named - targets == set()


def test_every_command_line_that_a_page_names_exists() -> None:
    named = _written(r"\backack ([a-z][a-z-]+)(?! \()")
    assert {"play", "doctor", "verify"} <= named
    assert named - COMMANDS.keys() - {"ackack"} == set()  # `docker exec ackack ackack …`


def test_the_readme_shows_every_game_by_a_picture_that_exists() -> None:
    shown = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", README)
    assert [path for path in shown if not (ROOT / path).is_file()] == []
    boards = [path for path in shown if path.startswith("docs/gallery/") and path.endswith(".png")]
    assert len(boards) == len(POLISHED)


def _seats(title: AnyTitle) -> str:
    """Returns how many can play a game, in the words of the README."""
    options = title.codecs.options_type()
    plan = title.rules.seat_plan(options)
    match plan.fewest, len(plan.keys):
        case 1, 1:
            return "one player"
        case 2, 2:
            return "two players" if plan.people == 1 else "two sides, also in teams"
        case fewest, most:
            return f"{fewest} to {most} players"


@pytest.mark.parametrize("title", POLISHED, ids=lambda title: str(title.id))
def test_the_readme_says_how_many_can_play(title: AnyTitle) -> None:
    (name,) = texts(entries(title.id)["title-name"])
    assert f"**{name}** · {_seats(title)}" in README


def test_the_readme_counts_what_the_games_hold() -> None:
    maps = [path.name.partition("-")[0] for path in ROOT.glob("content/*/scenarios/*.toml")]
    (cities,) = ROOT.glob("content/*/cities.toml")
    assert f"{len(tomllib.loads(cities.read_text('utf-8')))} cities, five levels" in README
    assert "ten scenarios, two of the beta" in README
    assert "at three levels" in README
    threats = [key for title in POLISHED for key in entries(title.id) if re.fullmatch(r"level-\d", key)]
    assert (len(threats), maps.count("final"), maps.count("beta"), len(Level)) == (5, 10, 2, 3)


def test_classifiers_workflow_and_packages_say_the_same() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    versions = re.findall(r"Python :: (3\.\d+)", "\n".join(project["project"]["classifiers"]))
    workflow = "\n".join(path.read_text("utf-8") for path in (ROOT / ".github/workflows").iterdir())
    assert json.loads(re.findall(r"python: (\[.+\])", workflow)[0]) == versions
    assert project["project"]["requires-python"] == f">={versions[0]}"
    packages = [name.rstrip("*") for name in project["tool"]["setuptools"]["packages"]["find"]["include"]]
    assert [name for name in packages if not (ROOT / name / "py.typed").is_file()] == []
