"""The `ackack` command: its arguments, output and exit codes."""

import asyncio
import io
import json
import time
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageSequence

from bot.__main__ import main
from bot.cli.games.known_titles import KnownTitles
from bot.copies import replace
from bot.proof.game_text import write_game
from bot.store import key_values
from bot.store.database.opening import Server, open_database
from bot.testing.games import games
from bot.ui.process.heartbeat import NAME, Heartbeat
from renderer.shapes import Box, Size
from tests.bot.databases import database_at
from tests.bot.house import ANN, BOB, House, house
from tests.duel import DUEL
from tools import round_trips

KNOWN = KnownTitles(find=lambda: (DUEL,))


def _lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_simulate_prints_a_line_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--title", "duel", "--games", "3", "--seed", "1", "--json"]
    assert main(arguments, KNOWN) == 0
    lines = _lines(capsys)
    assert [line["game"] for line in lines] == [1, 2, 3]
    for line in lines:
        assert set(line) == {"game", "winner", "winners", "reason", "scores", "moves", "rounds", "seconds"}
        assert line["reason"] in DUEL.rules.reasons
        assert line["winner"] in ("red", "blue", None)
    assert main(arguments, KNOWN) == 0
    again = _lines(capsys)
    assert [line["moves"] for line in again] == [line["moves"] for line in lines]


def test_simulate_sums_up_the_games_of_every_choice(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--title", "duel", "--every", "goal", "--games", "4", "--summary", "--json"]
    assert main(arguments, KNOWN) == 0
    lines = _lines(capsys)
    assert [line["goal"] for line in lines] == ["1", "2", "3", "9"]
    for line in lines:
        assert (line["games"], line["errors"]) == (4, 0)
        assert line["wins_red"] + line["wins_blue"] + line["shared"] == 4
        assert sum(count for name, count in line.items() if name.startswith("by_")) == 4
    assert main(["simulate", "--title", "duel", "--limit", "3", "--summary", "--json"], KNOWN) == 1
    assert _lines(capsys)[0]["errors"] == 1


def test_simulate_reports_a_game_without_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--title", "duel", "--limit", "3", "--json"], KNOWN) == 1
    (line,) = _lines(capsys)
    assert line["error"] == "no end after 3 moves"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["simulate", "--title", "chess"], "there is no title 'chess' (known: duel)"),
        (["simulate", "--title", "duel", "--seats", "random"], "duel has 2 to 2 seats, not 1"),
        (["simulate", "--title", "duel", "--seats", "random,me"], "'me' is none of random, computer"),
        (["simulate", "--title", "duel", "--option", "goal=7"], "goal: choose one of 1, 2, 3"),
        (["simulate", "--title", "duel", "--scenario", "x"], "duel has no option 'scenario'"),
        (["simulate", "--title", "duel", "--option", "goal"], "write NAME=VALUE"),
        (["simulate", "--title", "duel", "--every", "x"], "--every: duel has no option 'x'"),
        (["render", "x.png"], "name either a --game of the database or a --title"),
        (["render", "x.png", "--title", "duel", "--hand"], "this viewer holds nothing"),
        (["render", "x.png", "--game", "1", "--database", "nowhere.db"], "there is no database nowhere.db"),
        (["verify", "1", "--database", "nowhere.db"], "there is no database nowhere.db"),
        (["play", "--title", "chess"], "there is no title 'chess'"),
        (["play", "--option", "goal=7"], "goal: choose one of 1, 2, 3"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments, KNOWN) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1
    assert complaint in said[0]


def test_run_without_a_token_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert main(["run"], KNOWN) == 2
    (said,) = capsys.readouterr().err.splitlines()
    assert "DISCORD_TOKEN" in said


def _rule(
    case: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> list[dict[str, Any]]:
    raw = io.BytesIO(json.dumps(case).encode())
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(raw))
    assert main(["referee"], KNOWN) == 0
    return _lines(capsys)


STATE = {
    "goal": 2,
    "deck": [7, 8, 9],
    "hands": [[10, 3], [4]],
    "scores": [0, 0],
    "gone": [],
    "frame": {"type": "aiming", "seat": 0, "line": "high"},
}


def test_the_referee_rules_on_a_position_with_given_dice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    case = {
        "title": "duel",
        "state": STATE,
        "dice": [6, 1, 5],
        "moves": [
            {"seat": 0, "action": {"type": "strike", "card": 99}},
            {"seat": 1, "action": {"type": "yield"}},
            {"seat": 0, "action": {"type": "strike", "card": 10}},
            {"seat": 1, "action": {"type": "parry", "card": 4}},
        ],
    }
    begin, not_held, not_asked, strike, parry, left = _rule(case, monkeypatch, capsys)
    assert begin["decision"] == {"type": "choose_card", "seats": [0], "line": "high"}
    assert begin["legal"] == {"0": [{"type": "strike", "card": 10}, {"type": "strike", "card": 3}], "1": []}
    assert not_held["refusal"] == {"type": "not_your_card", "card": 99}
    assert not_held["why"] == "You do not hold the 99."
    assert not_asked["refusal"] == {"type": "not_asked"}
    assert strike["events"] == [{"type": "struck", "seat": 0, "card": 10, "line": "high"}]
    assert strike["told"] == ["Red strikes high with the 10."]
    assert strike["asks"] == "Blue: parry the 10?"
    assert parry["told"][:2] == ["Blue parries with the 4.", "The dice show 6 and 1: Red scores."]
    assert parry["outcome"] is None
    assert left == {"dice_left": [5]}


def test_the_referee_sets_a_game_up_from_a_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    case = {
        "title": "duel",
        "seed": "x",
        "options": {"goal": 1},
        "moves": [{"seat": 1, "action": {"type": "keep"}}],
    }
    first, second = _rule(case, monkeypatch, capsys)
    assert [event["type"] for event in first["events"]].count("hand_gained") == 2
    assert second["decision"] == {"type": "choose_swap", "seats": [0]}
    assert _rule(case, monkeypatch, capsys) == [first, second]


def test_the_referee_takes_a_position_and_moves_as_text(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    position = (
        "duel.1()[red,blue]@all goal=2 deck=[7,8,9] hands=[[10,3],[4]] scores=[0*2] gone=[]"
        " frame=aiming(0,high)"
    )
    case = {"position": position, "dice": [6, 1], "moves": ["red strike(10)", "blue parry(4)"]}
    begin, strike, parry = _rule(case, monkeypatch, capsys)
    assert begin["legal"] == {"0": [{"type": "strike", "card": 10}, {"type": "strike", "card": 3}], "1": []}
    assert strike["told"] == ["Red strikes high with the 10."]
    assert parry["told"][:2] == ["Blue parries with the 4.", "The dice show 6 and 1: Red scores."]


def test_the_referee_replays_a_game_from_its_text(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = games(DUEL)[0]
    text = write_game(round_trips.text_of(game), lambda row: "as it was told")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert main(["referee"], KNOWN) == 0
    steps = _lines(capsys)
    assert [step["step"] for step in steps] == list(range(len(game.steps) + 1))
    assert steps[-1]["outcome"] is not None
    assert steps[0]["position"].startswith("duel.1(")


@pytest.mark.parametrize(
    ("case", "complaint"),
    [
        ({}, "there is no title"),
        ({"position": "duel.1()[red,blue]@all goal=x"}, "the position cannot be read"),
        ({"title": "duel", "moves": ["red fly"]}, "move 1 cannot be read"),
        ({"title": "duel", "sead": 1}, "the case cannot be read"),
        ({"title": "duel", "state": {"goal": 1}}, "the state cannot be read"),
        ({"title": "duel", "moves": [{"seat": 0, "action": {"type": "fly"}}]}, "move 1 cannot be read"),
        ({"title": "duel", "moves": [{"seat": 5, "action": {"type": "keep"}}]}, "there is no seat 5"),
        (
            {"title": "duel", "state": {**STATE, "hands": [[10], []]}, "dice": [6],
             "moves": [{"seat": 0, "action": {"type": "strike", "card": 10}}]},
            "the script has no face left",
        ),
    ],
)  # fmt: skip
def test_the_referee_says_what_is_wrong_with_a_case(
    case: dict[str, Any],
    complaint: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(json.dumps(case).encode())))
    assert main(["referee"], KNOWN) == 2
    assert complaint in capsys.readouterr().err


def test_render_draws_a_game_played_out_by_chance(tmp_path: Path) -> None:
    file = tmp_path / "board.png"
    for more in ([], ["--moves", "5", "--viewer", "1", "--hand"], ["--moves", "9999"], ["--large"]):
        assert main(["render", str(file), "--title", "duel", "--seed", "4", *more], KNOWN) == 0
        assert file.read_bytes().startswith(b"\x89PNG")
        file.unlink()


def test_render_draws_a_part_of_the_board(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    duel = replace(
        DUEL,
        pictures=replace(
            DUEL.pictures,
            closeups=lambda view, words: {"score": Size(scale=2, window=Box(0, 0, 80, 40))},
        ),
    )
    known = KnownTitles(find=lambda: (duel,))
    file = tmp_path / "board.png"
    assert main(["render", str(file), "--title", "duel", "--around", "score"], known) == 0
    with Image.open(file) as picture:
        assert picture.size == (160, 80)
    assert main(["render", str(file), "--title", "duel", "--around", "moon"], known) == 2
    assert "has no place 'moon'" in capsys.readouterr().err


def test_render_makes_a_film_of_a_game_played_out_by_chance(tmp_path: Path) -> None:
    file = tmp_path / "game.gif"
    pictures = {}
    for moves in (None, 0, 6):
        more = [] if moves is None else ["--moves", str(moves)]
        assert main(["render", str(file), "--replay", "--title", "duel", "--seed", "4", *more], KNOWN) == 0
        assert file.read_bytes().startswith(b"GIF89a")
        with Image.open(file) as film:
            pictures[moves] = len(list(ImageSequence.Iterator(film)))
    assert pictures[0] == 1, "nobody has moved"
    assert pictures[None] > pictures[6] > 1


async def _a_finished_game(bot: House) -> int:
    game = await bot.duel()
    await bot.say(game, ANN, "aim")
    await bot.say(game, ANN, "strike")
    await bot.say(game, BOB, "yield")
    await bot.tables.leaving.resign(game, ANN.id)
    return game


async def _record(path: Path) -> tuple[int, int]:
    async with house(path) as bot:
        return await _a_finished_game(bot), await bot.duel()


@pytest.fixture
async def recorded(tmp_path: Path) -> tuple[Path, int, int]:
    """A database with a finished game and one in play."""
    path = tmp_path / "bot.db"
    return path, *(await _record(path))


@pytest.mark.sqlite
def test_a_recorded_game_is_drawn_and_its_dice_checked(
    recorded: tuple[Path, int, int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, finished, going_on = recorded
    database = ["--database", str(path)]
    file = tmp_path / "board.png"
    for more in ([], ["--move", "0"], ["--move", "3"]):
        assert main(["render", str(file), "--game", str(finished), *database, *more], KNOWN) == 0
        assert file.read_bytes().startswith(b"\x89PNG")
    for more in ([], ["--move", "3"]):
        assert main(["render", str(file), "--replay", "--game", str(finished), *database, *more], KNOWN) == 0
        assert file.read_bytes().startswith(b"GIF89a")
    assert main(["verify", str(finished), *database], KNOWN) == 3
    assert "(seal and mark not compared)" in capsys.readouterr().out
    for arguments, complaint in (
        (["verify", str(going_on)], "is not over"),
        (["verify", "99"], "there is no game 99"),
        (["render", str(file), "--game", str(finished), "--move", "77"], "has no position 77"),
        (["render", str(file), "--game", str(finished), "--move", "77", "--replay"], "has no position 77"),
    ):
        assert main([*arguments, *database], KNOWN) == 2
        assert complaint in capsys.readouterr().err


@pytest.mark.parametrize(
    ("ago", "code", "said"),
    [
        (1.0, 0, "connected; the database answers"),
        (3600.0, 1, "not connected: no sign of life for 3600 seconds"),
        (None, 1, "not connected: the bot has not been connected"),
    ],
)
async def test_health_is_what_the_bot_has_last_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], ago: float | None, code: int, said: str
) -> None:
    path = tmp_path / "bot.db"
    async with await open_database(path) as database:
        if ago is not None:
            await database.write(key_values.remember, NAME, repr(time.time() - ago))
        assert main(["health", "--database", str(path)], KNOWN) == code
        assert capsys.readouterr().out.startswith(said)


@pytest.mark.sqlite
@pytest.mark.parametrize(
    ("ago", "waits", "code", "said"),
    [
        (75.0, True, 1, "shard 1 has been waiting to identify for 75 seconds: its servers are not heard"),
        (75.0, False, 1, "shard 1 has not been connected for 75 seconds: its servers are not heard"),
        (5.0, True, 0, "connected; the database answers"),
    ],
)
async def test_health_tells_of_a_shard_that_nobody_hears(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], ago: float, waits: bool, code: int, said: str
) -> None:
    path = tmp_path / "bot.db"

    async def pulse() -> None:
        pass

    async with house(path) as bot:
        values = bot.tables.key_values
        heartbeat = Heartbeat(values, lambda: True, pulse, deaf=lambda: {1: waits}, is_shared=True)
        heartbeat._deaf_since[1] = time.time() - ago
        heartbeat.start()
        while await values.recall(NAME) is None:  # noqa: ASYNC110 - written in the background
            await asyncio.sleep(0.01)
        assert main(["health", "--database", str(path)], KNOWN) == code
        assert capsys.readouterr().out.startswith(said)
        await heartbeat.stop()


def test_health_of_what_is_no_database_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bot.db"
    path.write_text("this is a letter, not a database" * 100)
    assert main(["health", "--database", str(path)], KNOWN) == 2
    assert "does not answer" in capsys.readouterr().err


async def test_stats_count_tables_and_moves_and_what_waits(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bot.db"
    async with house(path) as bot:
        await bot.duel()
        await bot.lobby()
    kept = database_at(path)
    where = kept.url if isinstance(kept, Server) else str(kept)
    assert await asyncio.to_thread(main, ["stats", "--database", where], KNOWN) == 0
    told = dict(line.rsplit(" ", 1) for line in capsys.readouterr().out.splitlines())
    assert (told["tables duel playing"], told["tables duel lobby"]) == ("1", "1")
    assert int(told["moves"]) > 0
    assert int(told["posts owed"]) > 0
    assert int(told["oldest post owed, seconds"]) > 0
    assert {"alarms late", "latest alarm, seconds"} <= set(told)
    (tmp_path / "letter").write_text("this is a letter, not a database" * 100)
    assert main(["stats", "--database", str(tmp_path / "letter")], KNOWN) == 2
    assert "does not answer" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("ACKACK_METRICS", "localhost", "write an address and a port"),
        ("ACKACK_METRICS", "127.0.0.1:99999", "write an address and a port"),
        ("ACKACK_LOG_FORMAT", "xml", "write text or json"),
        ("ACKACK_SHARDS", "none", "write a number"),
        ("ACKACK_BEAT", "60", "from 0 to 10"),
        ("ACKACK_BEAT", "soon", "from 0 to 10"),
        ("ACKACK_DISCORD_PROXY", "proxy:80", "begins with http://"),
    ],
)
def test_a_setting_that_means_nothing_has_its_sentence(
    name: str, value: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    monkeypatch.setenv(name, value)
    assert main(["run"], KNOWN) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert name in line
    assert said in line
