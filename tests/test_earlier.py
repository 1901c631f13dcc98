"""Minds of an earlier commit run their own code on the present rules."""

import subprocess
from pathlib import Path

import pytest

from engine.new_wave import state
from tests.earlier import Checkout, is_player

FILES = {
    "rules": "from engine.new_wave.state import Civilians\nfrom engine.new_wave.combat import Toll\n",
    "state": "Civilians = 'those of then'\n",
    "combat": "Toll = 'that of then'\n",
    "musing": "from engine.new_wave.state import Civilians\n",
    "minds": "from engine.new_wave.musing import Civilians\nfrom engine.new_wave import musing as thinking\n",
}


@pytest.fixture
def then(tmp_path: Path) -> Checkout:
    """A repository with a commit that has rules and a mind of two modules."""
    folder = tmp_path / "engine" / "new_wave"
    folder.mkdir(parents=True)
    for name, text in FILES.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    named = ("-c", "user.name=Anna", "-c", "user.email=anna@example.org")
    for words in (("init", "-q"), ("add", "."), (*named, "commit", "-qm", "Think")):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    return Checkout("engine.new_wave", "HEAD", tmp_path)


def test_the_mind_is_of_then_and_the_rules_are_of_today(then: Checkout) -> None:
    minds = then.load("minds")
    assert minds.Civilians is state.Civilians
    assert minds.thinking is then.load("musing")


def test_a_module_that_is_not_there_is_missed(then: Checkout) -> None:
    with pytest.raises(LookupError):
        then.load("computer")


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("random", True),
        ("hard", True),
        ("normal@e6e1752", True),
        ("computer@1d65857", True),
        ("random@e6e1752", False),
        ("normal@", False),
        ("clever", False),
    ],
)
def test_players_by_name(name: str, *, known: bool) -> None:
    assert is_player(name) is known
