"""`ackack verify`: on files, without database or Discord, and on the games of a database."""

import asyncio
import re
import sqlite3
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli.games.known_titles import KnownTitles
from bot.proof.game_text import game_of, read_game, states_after_rows
from bot.proof.record import read
from bot.store.rows import GameId
from tests.bot.forgeries import EVERY_CASE, FORGERIES, IN_PART, PROVED, REFUSED, UNCHECKED, pairs
from tests.bot.house import ANN, BOB, house, later
from tests.bot.proofs import OF_LATER_VERSIONS, TITLES, game_file
from tests.duel import DUEL
from tests.engine.games import EVERY
from tests.opaque import with_rules

KNOWN = KnownTitles(find=lambda: EVERY)
DUELS = KnownTitles(find=lambda: (DUEL,))
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


@pytest.mark.parametrize("name", TITLES)
def test_a_game_can_be_written_as_text_that_reads_back(tmp_path: Path, name: str) -> None:
    file, text = tmp_path / "game-1.json", tmp_path / "game-1.txt"
    file.write_bytes(game_file(name))
    record = read(game_file(name))
    assert main(["verify", str(file), "--text", str(text)], KNOWN) == 3
    known = {title.id: title for title in EVERY}
    game = read_game(text.read_text("utf-8"), known.get)
    assert game == game_of(record, known[name])
    assert len(list(states_after_rows(game))) == len(record.rows)


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


def _verdict(
    path: Path, text: bytes, capsys: pytest.CaptureFixture[str], posted: bytes | None = None
) -> tuple[int, str]:
    """Verifies a file with the seal and mark of a posted one; returns the exit code and the last line."""
    path.write_bytes(text)
    code = main(["verify", str(path), *([] if posted is None else _posted(posted))], KNOWN)
    said = capsys.readouterr()
    return code, (said.out + said.err).splitlines()[-1]


def _posted(text: bytes) -> list[str]:
    """Returns the seal and the last mark of a file, as arguments."""
    head, last = text.split(b"\n")[1], text.rstrip(b"\r\n]").split(b"\n")[-1]
    seal, mark = re.search(rb'"seal":"(\w+)"', head), re.search(rb'"mark":"(\w+)"', last)
    assert seal is not None
    assert mark is not None
    return ["--seal", seal[1].decode(), "--mark", mark[1].decode()]


WORDS = {
    PROVED: "PROVED: all",
    REFUSED: "NOT AS IT WAS, ",
    UNCHECKED: "ackack: all",
    IN_PART: "PROVED IN PART: row",
}


@pytest.mark.parametrize(("name", "what"), pairs(EVERY_CASE))
def test_no_forged_file_is_proved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str, name: str
) -> None:
    """Not with the seal and mark of the true game, not with its own, and not without any."""
    honest, case, path = game_file(name), EVERY_CASE[what], tmp_path / "game.json"
    text = case.text(read(honest))
    code, said = _verdict(path, text, capsys, honest)
    assert code == REFUSED, said
    code, said = _verdict(path, text, capsys, text)
    assert (code, said.startswith(WORDS[code])) == (case.code, True), said
    code, said = _verdict(path, text, capsys)
    assert code == (IN_PART if case.code == PROVED else case.code), said


def test_the_rows_that_are_not_proved_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = read(game_file(OF_LATER_VERSIONS[0]))
    last, text = record.rows[-1].row, FORGERIES["other rules to the last row but one"].text(record)
    early = f"rows 0 to {last - 1}, played by other rules"
    fits = f"PROVED IN PART: row {last} is as the seed and the rules have it. Not proved: {early}"
    assert _verdict(tmp_path / "game.json", text, capsys, text) == (IN_PART, fits)
    uncompared = "that this is the game that was played (seal and mark not compared)"
    assert _verdict(tmp_path / "game.json", text, capsys) == (IN_PART, f"{fits}; {uncompared}")


def test_what_was_not_compared_is_said(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = read(file.read_bytes())
    seal, mark, early = (
        ["--seal", record.head.seal],
        ["--mark", f" `{record.mark.upper()}`"],
        ["--mark", record.marks[4]],
    )
    for posted, missing, said in (
        ([], "seal and mark", ("seal not compared:", "mark not compared:")),
        (seal, "mark", ("mark not compared:",)),
        (mark, "seal", ("seal not compared:",)),
        ([*seal, *early], "mark", ("mark not compared after row 3:",)),
        ([*seal, *early, *mark], "", ()),
    ):
        assert main(["verify", str(file), *posted], KNOWN) == (IN_PART if missing else PROVED)
        told = capsys.readouterr().out
        assert told.count("not compared") == len(said) + bool(missing)
        assert all(one in told for one in said)
        assert told.endswith(f"({missing} not compared)\n" if missing else f"{HOLDS}\n")
        assert "held by the mark alone: who made each move" in told
        assert "only the bot chose this seed" not in told


def test_a_seed_that_nobody_but_the_bot_chose_is_called_so(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _verify(database) == IN_PART
    assert "scheme 1: only the bot chose this seed" in capsys.readouterr().out


async def _played_on_after_an_update(path: Path) -> None:
    async with house(path) as bot:
        game = await bot.duel()
    async with house(path, later()) as bot:
        await bot.say(game, ANN, "aim")
        await bot.tables.leaving.resign(game, ANN.id)


def test_an_honest_game_of_two_versions_is_proved_in_part(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(_played_on_after_an_update(tmp_path / "bot.db"))
    known = KnownTitles(find=lambda: (later(),))
    assert main(["verify", "1", "--database", str(tmp_path / "bot.db")], known) == IN_PART
    assert (
        capsys.readouterr()
        .out.splitlines()[-1]
        .startswith(
            "PROVED IN PART: rows 3 to 4 are as the seed and the rules have it."
            " Not proved: rows 0 to 2, played by other rules; "
        )
    )


async def _finished_before_an_update(path: Path) -> tuple[bytes, bytes]:
    async with house(path) as bot:
        game = await bot.duel()
        await bot.tables.leaving.resign(game, ANN.id)
        before = (await bot.tables.proofs.of(game)).text
    async with house(path, later()) as bot:
        return before, (await bot.tables.proofs.of(game)).text


def test_a_game_that_was_over_before_an_update_keeps_its_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The mark that was posted is still its mark; the release that played it proves it."""
    before, after = asyncio.run(_finished_before_an_update(tmp_path / "bot.db"))
    assert after == before
    assert _verdict(tmp_path / "game.json", after, capsys, before)[0] == PROVED
    known = KnownTitles(find=lambda: (later(),))
    assert main(["verify", "1", "--database", str(tmp_path / "bot.db")], known) == UNCHECKED
    assert "version 1 of the rules of duel, these are version 2" in capsys.readouterr().err


def test_a_finished_game_that_version_0_2_moved_to_other_rules_keeps_its_version(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    before, _ = asyncio.run(_finished_before_an_update(path))
    with sqlite3.connect(path) as sqlite:
        sqlite.execute("update games set adopted = 1, rules_since = seq")
    sqlite.close()

    async def again() -> bytes:
        async with house(path, later()) as bot:
            return (await bot.tables.proofs.of(GameId(1))).text

    assert asyncio.run(again()) == before


def test_what_cannot_be_checked_is_said(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(tmp_path / "game-2.json")], KNOWN) == 2
    assert "cannot be read" in capsys.readouterr().err
    newer = KnownTitles(find=lambda: tuple(with_rules(title, version=99) for title in EVERY))
    assert main(["verify", str(file)], newer) == 2
    complaint = capsys.readouterr().err
    assert "draws are those of the seed, but the game cannot be played again" in complaint
    assert "these are version 99" in complaint
    file.write_bytes(b"hello")
    assert main(["verify", str(file)], KNOWN) == 1
    assert "this is no record of a game" in capsys.readouterr().out


def test_a_page_is_written_beside_the_verdict(file: Path, tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    assert main(["verify", str(file), "--page", str(page)], KNOWN) == IN_PART
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
    assert _verify(database) == IN_PART
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
