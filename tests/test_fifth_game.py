"""A new game changes no existing file but the list of titles: checked with the duel as one more game."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.titles import TITLE_IDS

pytestmark = pytest.mark.slow  # a copy of the tree, and processes in it

ROOT = Path(__file__).parents[1]
DUEL = ROOT / "tests" / "duel"
FIFTH = "rapier"
LIST = "bot/titles/__init__.py"
GROWING = (Path("bot/titles"), Path("engine"), Path("content"))  # folders in which a game adds a folder
GENERIC = (
    "tests/engine/test_conformance.py",
    "tests/engine/test_nothing_kept.py",
    "tests/test_presses.py::test_an_ordinary_turn_takes_few_presses",
    "tests/bot/cli/test_cli_minds.py",
    "tests/bot/playing/test_table_presses.py",
    "tests/bot/playing/test_table_whole_game.py::test_people_play_to_the_end",
)
ASKING = f"""
from bot.titles import TITLE_IDS
from tests import visits
from tests.bench import minds
from tests.renderer.gallery.pictures import pictures
from tests.translations import BOOKS
from tests.wire import siege

assert "{FIFTH}" in siege.TITLE_IDS and "{FIFTH}" in BOOKS
assert "{FIFTH}" in [play.name for play in visits.tables()]
assert "{FIFTH}" in [title.id for title in minds.TITLES]
assert "{FIFTH}-begin" in [picture.name for picture in pictures()]
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with one more game; unchanged files are links."""
    tree = tmp_path_factory.mktemp("tree")
    _link(ROOT, tree, {ROOT / each for folder in GROWING for each in (folder, *folder.parents)})
    names = ", ".join(f'"{name}"' for name in (*TITLE_IDS, FIFTH))
    text, count = re.subn(r"TITLE_IDS = \(.*\)", f"TITLE_IDS = ({names})", (ROOT / LIST).read_text("utf-8"))
    assert count == 1
    (tree / LIST).unlink()
    (tree / LIST).write_text(text, "utf-8")
    _write(tree / "engine" / FIFTH / "__init__.py", '"""The rules of the rapier."""\n')
    _write(tree / "engine" / FIFTH / "game.py", (DUEL / "game.py").read_text("utf-8"))
    _write(tree / "bot" / "titles" / FIFTH / "__init__.py", _title())
    _write(tree / "content" / FIFTH / "text" / "en.ftl", _words())
    return tree


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


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def _title() -> str:
    """Returns the duel's title as a module of the bot."""
    text = (DUEL / "title.py").read_text("utf-8")
    text = text.replace("from tests.duel.game import", f"from engine.{FIFTH}.game import")
    text = text.replace("from tests.opaque import AnyTitle", "from bot.titles.title import AnyTitle")
    text = text.replace('id="duel"', f'id="{FIFTH}"')
    return text + "\n\ndef title() -> AnyTitle:\n    return DUEL\n"


def _words() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted((DUEL / "text").glob("en*.ftl")))


def _run(tree: Path, *command: str) -> str:
    done = subprocess.run([sys.executable, *command], cwd=tree, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def test_it_plays_and_is_counted(tree: Path) -> None:
    options = ("--title", FIFTH, "--games", "2", "--summary")
    assert "games=2 errors=0" in _run(tree, "-m", "bot", "simulate", *options)
    assert re.search(r"\d+ action strike", _run(tree, "-m", "tools.coverage", *options))


def test_whatever_goes_through_all_games_finds_it(tree: Path) -> None:
    _run(tree, "-c", ASKING)


def test_the_tests_of_all_games_hold_it(tree: Path) -> None:
    told = _run(
        tree, "-m", "pytest", "-vv", *GENERIC, "-k", FIFTH, "--database=sqlite", "-p", "no:cacheprovider"
    )
    held = {file for file in GENERIC if re.search(rf"{re.escape(file)}.*PASSED", told)}
    assert held == set(GENERIC)


def test_its_imports_are_under_contract(tree: Path) -> None:
    linter = str(Path(sys.executable).with_name("lint-imports"))
    _run(tree, linter, "--no-cache")
    (tree / "engine" / FIFTH / "peeking.py").write_text("import engine.new_wave.state\n", "utf-8")
    found = subprocess.run(
        [sys.executable, linter, "--no-cache"], cwd=tree, capture_output=True, text=True, check=False
    )
    assert f"engine.{FIFTH} is not allowed to import engine.new_wave" in found.stdout
