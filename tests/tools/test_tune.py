"""`python -m tools.tune`: a run depends only on its seed, however often it is interrupted."""

from pathlib import Path

import pytest

from engine.dice_game.mind.outlook import Weights
from tools.tune import Score, main

pytestmark = pytest.mark.slow  # whole games are played


def _tune(file: Path, *more: str) -> int:
    return main(["--games", "4", "--keep", str(file), "--jobs", "1", *more])


def test_the_same_seed_leads_to_the_same_run_also_when_broken_off(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _tune(tmp_path / "one", "--rounds", "2") == 0
    told = capsys.readouterr().out
    kept = (tmp_path / "one").read_text("utf-8")
    assert _tune(tmp_path / "two", "--rounds", "1") == 0
    capsys.readouterr()
    with (tmp_path / "two").open("a", encoding="utf-8") as file:
        file.write('{"round": 2, "bl')  # the machine stopped here
    assert _tune(tmp_path / "two", "--rounds", "2") == 0
    assert capsys.readouterr().out == told
    assert (tmp_path / "two").read_text("utf-8") == kept
    assert _tune(tmp_path / "one", "--rounds", "2") == 0  # nothing is left to play
    assert capsys.readouterr().out == told


def test_it_prints_the_run_and_every_weight(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _tune(tmp_path / "run", "--rounds", "0", "--seed", "7") == 0
    first, *lines = capsys.readouterr().out.splitlines()
    assert first == "# seed 7, 0 rounds of 4 games in each of 2 seats"
    assert [line.split(" = ")[0] for line in lines] == list(Weights.__struct_fields__)


def test_a_file_of_another_run_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _tune(tmp_path / "run", "--rounds", "0") == 0
    assert _tune(tmp_path / "run", "--rounds", "0", "--seed", "2") == 2
    assert "holds another run" in capsys.readouterr().err


@pytest.mark.parametrize(("won", "better"), [(100, False), (110, False), (113, True), (150, True)])
def test_new_weights_must_win_by_more_than_chance(won: int, better: bool) -> None:
    assert Score(won=won, games=200, seats=2).is_better is better
