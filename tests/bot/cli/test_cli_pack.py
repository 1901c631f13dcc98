"""`ackack pack`, and other commands with a pack."""

from pathlib import Path

import pytest

from bot.__main__ import main
from tests.outside import run
from tests.packs import mirrored_miniatures

pytestmark = pytest.mark.slow  # plays and draws a game of every scenario

KEY = "miniatures+my_box"


def test_a_new_pack_is_sound_and_shows_what_it_replaces(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "sums"
    assert main(["pack", "new", "sums", "--from", "dice_game", "--in", str(tmp_path)]) == 0
    assert main(["pack", "check", str(place)]) == 0
    assert "sums can be used: 37 entries for dice_game" in capsys.readouterr().out
    assert main(["pack", "show", str(place)]) == 0
    assert "replaces locations/atlanta" in capsys.readouterr().out
    (place / "table.toml").write_text("dice = 0\n", "utf-8")
    assert main(["pack", "check", str(place)]) == 1
    told = capsys.readouterr().out
    assert "table.toml, line 1: dice: 0 is not from 2 to 20. Nearest right: 2" in told
    assert told.endswith("sums is refused: 1 to mend.\n")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("new", "My Box", "--from", "dice_game"), "cannot be a pack"),
        (("new", "my_box", "--from", "chess"), "there is no title 'chess'"),
        (("check", "nowhere"), "nowhere is no folder"),
    ],
)
def test_what_cannot_be_done_is_said(
    arguments: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["pack", *arguments]) == 2
    assert told in capsys.readouterr().err


def test_every_map_of_a_pack_is_played_to_the_end_and_drawn(tmp_path: Path) -> None:
    mirrored_miniatures(tmp_path)
    packs = {"ACKACK_PACKS": str(tmp_path)}
    played = run(
        tmp_path, "-m", "bot", "simulate", "--title", KEY, "--every", "scenario", "--games", "1",
        "--seats", "random,random", "--summary", **packs,
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert played.stdout.count("games=1 errors=0") == 12
    pictures = [tmp_path / f"{name}.png" for name in ("mine", "ours")]
    for title, picture in zip((KEY, "miniatures"), pictures, strict=True):
        drawn = run(tmp_path, "-m", "bot", "render", str(picture), "--title", title, "--moves", "0", **packs)
        assert drawn.returncode == 0, drawn.stderr
    mine, ours = (picture.read_bytes() for picture in pictures)
    assert mine != ours
