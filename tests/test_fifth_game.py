"""Games of other packages change no file of the repository: two of medium size, and the least that runs."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.titles import TITLE_API
from tests.outside import ROOT, install, run

pytestmark = pytest.mark.slow  # processes

DUEL = ROOT / "tests" / "duel"
FIFTH = "rapier"
WHOLE = ("least", "salvage")  # packages of `tests` that are titles as they are
GAMES = (FIFTH, *WHOLE)
GENERIC = (
    "tests/engine/test_conformance.py",
    "tests/test_presses.py::test_an_ordinary_turn_takes_few_presses",
    "tests/bot/cli/test_cli_minds.py",
    "tests/bot/playing/test_table_presses.py",
    "tests/bot/playing/test_table_whole_game.py",
    "tests/bot/finished/test_table_review.py",
    "tests/content/test_text.py",
)
ASKING = f"""
from bot.titles import title_ids
from tests import visits
from tests.bench import minds
from tests.renderer.gallery.pictures import pictures

assert "{FIFTH}" in title_ids()
assert "{FIFTH}" in [play.name for play in visits.tables()]
assert "{FIFTH}" in [title.id for title in minds.TITLES]
assert "{FIFTH}-begin" in [picture.name for picture in pictures()]
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a package of one more game."""
    return write_packages(tmp_path_factory.mktemp("packages"))


def write_packages(folder: Path) -> Path:
    """Writes the packages of the games into a folder, and returns it."""
    files = {
        f"{FIFTH}/__init__.py": f"TITLE_API = {TITLE_API}\n",
        f"{FIFTH}/game.py": (DUEL / "game.py").read_text("utf-8"),
        f"{FIFTH}/title.py": _title(),
        f"{FIFTH}/text/en.ftl": _words(),
    }
    install(folder, FIFTH, {FIFTH: f"{FIFTH}.title:title"}, files)
    for name in WHOLE:
        package = ROOT / "tests" / name
        files = {
            f"{name}/{path.relative_to(package)}": path.read_text("utf-8").replace(f"tests.{name}", name)
            for path in package.rglob("*.*")
            if path.suffix in (".py", ".md", ".ftl")
        }
        files[f"{name}/__init__.py"] = f"TITLE_API = {TITLE_API}\n"
        install(folder, name, {name: f"{name}.title:title"}, files)
    return folder


def _title() -> str:
    """Returns the duel's title as a module of the package."""
    text = (DUEL / "title.py").read_text("utf-8")
    text = text.replace("from tests.duel.game import", f"from {FIFTH}.game import")
    text = text.replace("from tests.opaque import AnyTitle", "from bot.titles.title import AnyTitle")
    text = text.replace('id="duel"', f'id="{FIFTH}"')
    text = text.replace('name="strike"', 'name="thrust"').replace('name="count"', 'name="tally"')
    return text + "\n\ndef title() -> AnyTitle:\n    return DUEL\n"


def _words() -> str:
    words = "\n".join(path.read_text("utf-8") for path in sorted((DUEL / "text").glob("en*.ftl")))
    words = words.replace("verb-strike", "verb-thrust").replace("slot-strike", "slot-thrust")
    return words.replace("verb-count", "verb-tally").replace("slot-count", "slot-tally")


def _run(folder: Path, *command: str) -> str:
    done = run(folder, *command)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def test_it_plays_and_is_counted(folder: Path) -> None:
    options = ("--title", FIFTH, "--games", "2", "--summary")
    assert "games=2 errors=0" in _run(folder, "-m", "bot", "simulate", *options)
    assert re.search(r"\d+ action strike", _run(folder, "-m", "tools.coverage", *options))


def test_whatever_goes_through_all_games_finds_it(folder: Path) -> None:
    _run(folder, "-c", ASKING)


@pytest.mark.parametrize("game", GAMES)
def test_the_tests_of_all_games_hold_it(folder: Path, game: str) -> None:
    hold_by_tests_of_all_games(folder, game)


def hold_by_tests_of_all_games(folder: Path, game: str) -> None:
    """Runs the tests of all games for one that is installed in a folder; each file has to have one."""
    options = ("--database=sqlite", "-p", "no:cacheprovider")
    told = _run(folder, "-m", "pytest", "-vv", *GENERIC, "-k", game, *options)
    held = {file for file in GENERIC if re.search(rf"{re.escape(file)}.*PASSED", told)}
    assert held == set(GENERIC)


def test_imports_of_a_game_in_the_repository_are_under_contract(tmp_path: Path) -> None:
    """A sixth package of `engine` needs no line of the contracts."""
    real = {ROOT / "engine"}
    _link(ROOT, tmp_path, real)
    (tmp_path / "engine" / FIFTH).mkdir()
    (tmp_path / "engine" / FIFTH / "__init__.py").write_text("import engine.new_wave.state\n", "utf-8")
    linter = str(Path(sys.executable).with_name("lint-imports"))
    found = subprocess.run(
        [sys.executable, linter, "--no-cache"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert f"engine.{FIFTH} is not allowed to import engine.new_wave" in found.stdout


def _link(source: Path, target: Path, real: set[Path]) -> None:
    """Links the contents of a folder; folders that will change are created instead."""
    for path in source.iterdir():
        if path.name.startswith(".") or path.name == "__pycache__":
            continue
        if path in real:
            (target / path.name).mkdir()
            _link(path, target / path.name, real)
        else:
            (target / path.name).symlink_to(path)
