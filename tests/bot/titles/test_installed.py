"""Games are found by entry points; one that cannot be loaded is left out with one sentence."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from bot.titles import TITLE_API, installed, title_ids, titles
from bot.titles.installed import GROUP, CannotLoad, NothingInstalled, load
from tests.outside import install, run

TOY = """
from tests.duel.title import DUEL
from bot.copies import replace

def title():
    return replace(DUEL, id="{id}")
"""
API = f"TITLE_API = {TITLE_API}\n"


def test_ours_are_found_and_keep_their_order() -> None:
    assert [title.id for title in titles()[:4]] == ["miniatures", "dice_game", "falling_skies", "new_wave"]
    assert set(title_ids()) >= {title.id for title in titles()}


@pytest.mark.parametrize(
    ("name", "files", "reason"),
    [
        (
            "toy",
            {"toy_pkg/__init__.py": API, "toy_pkg/title.py": "import no_such_thing"},
            "toy_pkg.title:title raises ModuleNotFoundError: No module named 'no_such_thing'",
        ),
        (
            "toy",
            {"toy_pkg/__init__.py": API, "toy_pkg/title.py": "x = 1"},
            "toy_pkg.title:title raises AttributeError: module 'toy_pkg.title' has no attribute 'title'",
        ),
        (
            "toy",
            {"toy_pkg/__init__.py": API, "toy_pkg/title.py": "def title():\n    raise ValueError"},
            "toy_pkg.title:title raises ValueError: no reason given",
        ),
        (
            "toy",
            {"toy_pkg/__init__.py": API, "toy_pkg/title.py": "def title():\n    return 3"},
            "toy_pkg.title:title returns int, not a Title",
        ),
        (
            "toy",
            {"toy_pkg/__init__.py": "", "toy_pkg/title.py": TOY.format(id="toy")},
            f"toy_pkg/__init__.py does not say for which version it was written: add TITLE_API = {TITLE_API}",
        ),
        (
            "toy",
            {"toy_pkg/__init__.py": "TITLE_API = 99", "toy_pkg/title.py": "import no_such_thing"},
            f"toy_pkg was written for version 99 of the title API, and this is version {TITLE_API}",
        ),
        (
            "toy",
            {"toy_pkg/__init__.py": API, "toy_pkg/title.py": TOY.format(id="ball")},
            "its entry point is named toy, but its title has the id 'ball'",
        ),
        (
            "common",
            {"toy_pkg/__init__.py": API, "toy_pkg/title.py": TOY.format(id="common")},
            "'common' cannot be the id of a game: write a-z, 0-9 and _, at most 32 of them",
        ),
    ],
)
def test_a_package_that_cannot_be_loaded_says_why(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    files: dict[str, str],
    reason: str,
) -> None:
    package = tmp_path.name  # differs per case: a package is imported once per process
    for path, text in files.items():
        place = tmp_path / path.replace("toy_pkg", package)
        place.parent.mkdir(exist_ok=True)
        place.write_text(text, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(CannotLoad) as error:
        load(EntryPoint(name, f"{package}.title:title", GROUP), TITLE_API)
    assert str(error.value) == reason.replace("toy_pkg", package)


def test_a_checkout_that_is_not_installed_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installed, "entry_points", lambda group: ())
    with pytest.raises(NothingInstalled, match="pip install"):
        installed.entries.__wrapped__()


@pytest.mark.slow  # processes
def test_every_other_game_plays_beside_a_broken_one(tmp_path: Path) -> None:
    broken = {"bad/__init__.py": API, "bad/title.py": "1 / 0"}
    install(tmp_path, "bad", {"bad": "bad.title:title", "dice_game": "bad.title:title"}, broken)
    good = {"toy/__init__.py": API, "toy/title.py": TOY.format(id="toy")}
    install(tmp_path, "toy", {"toy": "toy.title:title"}, good)
    for title in ("toy", "dice_game"):
        done = run(tmp_path, "-m", "bot", "simulate", "--title", title, "--games", "1", "--summary")
        assert "games=1 errors=0" in done.stdout, done.stderr
        assert "Traceback" not in done.stderr
        assert sorted(done.stderr.splitlines()) == [
            "the game bad is left out: bad.title:title raises ZeroDivisionError: division by zero",
            "the game dice_game of bad is left out: ackack has a game of this name, too",
        ]
    done = run(tmp_path, "-m", "bot", "simulate", "--title", "bad")
    assert "there is no title 'bad'" in done.stderr
