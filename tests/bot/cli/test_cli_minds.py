"""Outside minds: a program plays a seat over standard input and output, and cannot break a game."""

import io
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli.games.outside import MOST_FAILURES, OutsideMind
from bot.cli.mind import serve
from bot.titles import title_ids, title_of
from bot.titles.title import AnyOptions, AnyTitle
from engine.core import Level, Seat, SeededDice

PAGE = Path(__file__).parents[3] / "docs" / "minds.md"
OURS = f"mind:{sys.executable} -m bot mind"


def _simulate(capsys: pytest.CaptureFixture[str], title: str, *seats: str) -> list[dict[str, Any]]:
    """Plays one game and returns its output, line by line."""
    assert main(["simulate", "--title", title, "--seats", ",".join(seats), "--seed", "7", "--json"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def _player(folder: Path, source: str) -> str:
    path = folder / "player.py"
    path.write_text(source, encoding="utf-8")
    return f"{sys.executable} {path}"


def _begun(title: AnyTitle) -> Any:
    """Returns a new game of two."""
    options: Any = title.codecs.options_type
    return title.rules.setup(AnyOptions(options()), 2, SeededDice(b"x", 0)).state


@pytest.mark.slow
@pytest.mark.parametrize("title", title_ids())
def test_our_own_player_plays_the_same_game_from_outside(
    capsys: pytest.CaptureFixture[str], title: str
) -> None:
    rules, codecs = title_of(title).rules, title_of(title).codecs
    others = ["random"] * (rules.seat_plan(codecs.options.decode(b"{}")).fewest - 1)
    game, told = _simulate(capsys, title, OURS, *others)
    (same,) = _simulate(capsys, title, "normal", *others)
    assert told["lost_moves"] == 0
    assert {**game, "seconds": 0} == {**same, "seconds": 0}


def test_the_example_of_the_page_plays_a_whole_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (source,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(source.splitlines()) <= 20
    game, told = _simulate(capsys, "dice_game", f"mind:{_player(tmp_path, source)}", "random")
    assert game["reason"]
    assert told["lost_moves"] == 0


@pytest.mark.parametrize(
    "source",
    [
        "",
        "raise SystemExit(3)",
        "for line in __import__('sys').stdin: print('{}', flush=True)",
        "for line in __import__('sys').stdin: print('nonsense', flush=True)",
        "for line in __import__('sys').stdin: print('{\"choose\": 9999}', flush=True)",
        "for line in __import__('sys').stdin: print('{\"choose\": true}', flush=True)",
        "for line in __import__('sys').stdin: print('[]', flush=True)",
        "import time; time.sleep(60)",
    ],
    ids=["silent", "ends", "says nothing", "nonsense", "out of range", "no number", "a list", "slow"],
)
def test_one_that_is_broken_or_slow_loses_its_move_to_the_quick_player(tmp_path: Path, source: str) -> None:
    title = title_of("dice_game")
    state = _begun(title)
    mind = OutsideMind(_player(tmp_path, source), patience=0.3)
    decision = title.rules.decision(state)
    assert decision is not None
    quick = title.computer(
        title.rules.view(state, Seat(0)), decision, title.rules.legal(state, Seat(0)), SeededDice(b"luck", 0)
    )
    for count in range(1, MOST_FAILURES + 2):
        assert mind(title, state, Seat(0), b"luck") == quick
        assert mind.lost == count
    assert mind._process is None, "it is not asked again"


def test_a_program_that_does_not_exist_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--title", "dice_game", "--seats", "mind:./nobody,random"]) == 2
    assert "./nobody cannot be started" in capsys.readouterr().err


def test_it_is_told_what_its_seat_sees_and_worlds_dealt_again() -> None:
    title = title_of("new_wave")
    state = _begun(title)
    seat = title.rules.decision(state).seats[0]  # type: ignore[union-attr] # a game that begins asks
    other = Seat(1 - seat)
    told: list[dict[str, Any]] = []

    class Listening(OutsideMind):
        def _ask(self, said: dict[str, Any]) -> dict[str, Any]:
            told.append(said)
            return {"choose": 0, "worlds": 8}

    mind = Listening(f"{sys.executable} -c ''")
    mind(title, state, seat, b"luck")
    mind.close()
    thought = told[1]["think"]
    assert thought["view"] == title.rules.view(state, seat)
    worlds = thought["worlds"]
    assert all(title.rules.view(world, seat) == thought["view"] for world in worlds)
    assert any(title.rules.view(world, other) != title.rules.view(state, other) for world in worlds)
    assert set(thought) == {"seat", "view", "decision", "legal", "luck", "worlds"}


def test_ours_says_goodbye_when_it_is_told_to() -> None:
    out = io.StringIO()
    lines = ['{"hello": {"protocol": 1, "title": "dice_game", "version": 1}}', '{"bye": true}', "no JSON"]
    serve(title_of, Level.NORMAL, lines, out)
    assert json.loads(out.getvalue()) == {"ready": "ackack normal", "worlds": 1}
