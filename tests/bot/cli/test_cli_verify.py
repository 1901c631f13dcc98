"""`ackack verify`: on files, without database or Discord, and on the games of a database."""

import asyncio
import re
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli.games.known_titles import KnownTitles
from bot.proof.record import read
from tests.bot.house import ANN, BOB, house, later
from tests.bot.proofs import OF_LATER_VERSIONS, OTHER_RULES, TITLES, game_file
from tests.duel import DUEL
from tests.engine.games import EVERY, ROOTS
from tests.opaque import with_rules

KNOWN = KnownTitles(find=lambda: EVERY, roots=ROOTS)
DUELS = KnownTitles(find=lambda: (DUEL,), roots=ROOTS)
pytestmark = pytest.mark.sqlite
HOLDS = "as the seed and the rules have it"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game-1.json"
    path.write_bytes(game_file("dice_game"))
    return path


@pytest.mark.parametrize("name", TITLES)
def test_a_file_is_all_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    path = tmp_path / "game-1.json"
    path.write_bytes(game_file(name))
    monkeypatch.chdir(tmp_path)
    record = read(game_file(name))
    posted = ["--seal", f"{record.head.seal[:16]}…", "--mark", record.mark, "--mark", record.marks[2].upper()]
    assert main(["verify", "game-1.json", *posted], KNOWN) == 0
    said = capsys.readouterr().out
    assert said.endswith(f"PROVED: all {len(record.rows)} rows are {HOLDS}\n")
    assert "not compared" not in said
    for fact in (record.head.seed, *record.head.ids, *record.head.words):
        assert fact in said
    assert list(tmp_path.iterdir()) == [path], "no database is made"


@pytest.mark.parametrize(
    ("posted", "complaint"),
    [
        (["--seal", "00" * 32], "head: its seal is"),
        (["--seal", "0"], "head: its seal is"),
        (["--seal", ""], "head: its seal is"),
        (["--mark", "00" * 32], "end: no row has the mark 00"),
    ],
)
def test_what_was_posted_must_be_in_the_file(
    file: Path, capsys: pytest.CaptureFixture[str], posted: list[str], complaint: str
) -> None:
    assert main(["verify", str(file), *posted], KNOWN) == 1
    assert f"NOT AS IT WAS, {complaint}" in capsys.readouterr().out


def test_a_changed_file_fails_with_its_row(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(file.read_bytes().replace(b'"row":4,"kind":"move"', b'"row":4,"kind":"undo"'))
    assert main(["verify", str(file)], KNOWN) == 1
    said = capsys.readouterr().out
    assert "NOT AS IT WAS, row 4:" in said
    assert HOLDS not in said


def _verdict(path: Path, text: bytes, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """Verifies a file with its own seal and mark; returns the exit code and the last line."""
    path.write_bytes(text)
    head, last = text.splitlines()[1], text.splitlines()[-2]
    seal, mark = re.search(rb'"seal":"(\w+)"', head), re.search(rb'"mark":"(\w+)"', last)
    assert seal is not None
    assert mark is not None
    posted = ["--seal", seal[1].decode(), "--mark", mark[1].decode()]
    code = main(["verify", str(path), *posted], KNOWN)
    return code, capsys.readouterr().out.splitlines()[-1]


@pytest.mark.parametrize("name", OF_LATER_VERSIONS)
@pytest.mark.parametrize("what", OTHER_RULES)
def test_a_file_that_says_that_other_rules_held_is_never_proved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str, name: str
) -> None:
    forgery = OTHER_RULES[what]
    code, verdict = _verdict(tmp_path / "game.json", forgery.text(read(game_file(name))), capsys)
    assert code == forgery.code, verdict
    assert not verdict.startswith("PROVED:")
    assert (
        "NOT AS IT WAS" if code == 1 else "PROVED IN PART" if "but one" in what else "NOT PROVED"
    ) in verdict


def test_the_rows_that_are_not_proved_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = read(game_file(OF_LATER_VERSIONS[0]))
    last = record.rows[-1].row
    for what, said in (
        ("other rules to the last row", f"NOT PROVED: rows 0 to {last}, played by other rules"),
        (
            "other rules to the last row but one",
            f"PROVED IN PART: row {last}. Not proved: rows 0 to {last - 1}, played by other rules",
        ),
    ):
        assert _verdict(tmp_path / "game.json", OTHER_RULES[what].text(record), capsys) == (3, said)


def test_what_was_not_compared_is_said(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = read(file.read_bytes())
    assert main(["verify", str(file)], KNOWN) == 0
    said = capsys.readouterr().out
    assert "seal not compared" in said
    assert "mark not compared" in said
    assert "only the bot chose this seed" not in said
    assert main(["verify", str(file), "--seal", record.head.seal], KNOWN) == 0
    said = capsys.readouterr().out
    assert "seal not compared" not in said
    assert "mark not compared" in said


def test_a_seed_that_nobody_but_the_bot_chose_is_called_so(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _verify(database) == 0
    assert "scheme 1: only the bot chose this seed" in capsys.readouterr().out


async def _finished_before_an_update(path: Path) -> None:
    async with house(path) as bot:
        game = await bot.duel()
        await bot.tables.leaving.resign(game, ANN.id)
    async with house(path, later()) as bot:
        await bot.tables.proofs.of(game)


async def _played_on_after_an_update(path: Path) -> None:
    async with house(path) as bot:
        game = await bot.duel()
    async with house(path, later()) as bot:
        await bot.say(game, ANN, "aim")
        await bot.tables.leaving.resign(game, ANN.id)


@pytest.mark.parametrize(
    ("play", "verdict"),
    [
        (_finished_before_an_update, "NOT PROVED: rows 0 to 3, played by other rules"),
        (
            _played_on_after_an_update,
            "PROVED IN PART: rows 3 to 4. Not proved: rows 0 to 2, played by other rules",
        ),
    ],
)
def test_an_honest_game_of_two_versions_is_proved_in_part(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    play: Callable[[Path], Coroutine[None, None, None]],
    verdict: str,
) -> None:
    asyncio.run(play(tmp_path / "bot.db"))
    known = KnownTitles(find=lambda: (later(),), roots=ROOTS)
    assert main(["verify", "1", "--database", str(tmp_path / "bot.db")], known) == 3
    assert capsys.readouterr().out.splitlines()[-1] == verdict


def test_what_cannot_be_checked_is_said(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(tmp_path / "game-2.json")], KNOWN) == 2
    assert "cannot be read" in capsys.readouterr().err
    newer = KnownTitles(find=lambda: tuple(with_rules(title, version=99) for title in EVERY), roots=ROOTS)
    assert main(["verify", str(file)], newer) == 2
    complaint = capsys.readouterr().err
    assert "draws are those of the seed, but the game cannot be played again" in complaint
    assert "these are version 99" in complaint
    file.write_bytes(b"hello")
    assert main(["verify", str(file)], KNOWN) == 1
    assert "this is no record of a game" in capsys.readouterr().out


def test_a_page_is_written_beside_the_verdict(file: Path, tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    assert main(["verify", str(file), "--page", str(page)], KNOWN) == 0
    assert b"<!doctype html>" in page.read_bytes()


# --- games of a database -----------------------------------------------------------------------------------


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    """A database with a finished game with dealt cards and strokes."""
    path = tmp_path / "bot.db"
    async with house(path) as bot:
        game = await bot.duel()
        await bot.say(game, ANN, "aim")
        await bot.say(game, ANN, "strike")
        await bot.say(game, BOB, "yield")
        await bot.tables.leaving.resign(game, ANN.id)
    return path


def _verify(path: Path) -> int:
    return main(["verify", "1", "--database", str(path)], DUELS)


def test_an_untouched_database_holds(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _verify(database) == 0
    assert HOLDS in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ("update moves set draws = x'5b5d'", "row 0: 0 draws are recorded"),
        ("update moves set draws = x'5b5d' where seq > 3", "row .* draws are recorded"),
        ("update moves set told = x'5b5d' where seq = 4", "row 4: what was told is not what happened"),
        ("update moves set seat = 1 - seat where seq = 3", "row 3:"),
        ("update moves set action = (select action from moves where seq = 1) where seq = 3", "row 3:"),
        ("update moves set kind = 'resign' where seq = 3", "row 3:"),
        ("delete from moves where seq = 3", "row 3: row 4 stands in its place"),
        ("update games set secret = zeroblob(32)", "head: the seed is not made"),
        ("update games set seed = zeroblob(32), secret = zeroblob(32)", "row 0: draw 1"),
        ("update games set outcome = null, status = 'ended'", "end: it says no outcome"),
        ("update games set options = cast('{\"goal\":1}' as blob)", "row "),
        (
            "update snapshots set state = (select state from snapshots where seq = 0) where seq > 0",
            "end: the database has another position",
        ),
    ],
)
def test_a_changed_database_does_not(
    database: Path, capsys: pytest.CaptureFixture[str], change: str, complaint: str
) -> None:
    with sqlite3.connect(database) as sqlite:
        sqlite.execute(change)
    sqlite.close()
    assert _verify(database) == 1
    said = capsys.readouterr().out
    assert re.search(f"NOT AS IT WAS, {complaint}", said)
    assert HOLDS not in said
