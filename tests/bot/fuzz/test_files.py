"""Random files: proofs, the lines of outside minds, and databases to move. No traceback, no hang."""

import contextlib
import io
import shlex
from pathlib import Path

import msgspec
import pytest
from hypothesis import strategies as st

from bot.__main__ import main
from bot.cli.console import CannotDo
from bot.cli.games.outside import OutsideMind
from bot.cli.mind import PROTOCOL, serve
from bot.cli.verify import Posted, verdict_on
from bot.proof.check import Unknown
from bot.proof.record import Flawed, read
from bot.titles.title import AnyTitle
from engine.core import Level, Seat, SeededDice
from tests.bot.fuzz.examples import examples
from tests.bot.house import house
from tests.bot.proofs import TITLES, game_file, start
from tests.duel import DUEL

pytestmark = [pytest.mark.slow, pytest.mark.sqlite]  # seconds of examples

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
DEEP = b"[" * 5000 + b"]" * 5000
GARBAGE = st.binary(max_size=200) | JSON.map(msgspec.json.encode) | st.just(DEEP)


# --- proof files -------------------------------------------------------------------------------------------


def test_a_proof_file_with_other_lines_is_refused() -> None:
    files = st.sampled_from([game_file(name).splitlines(keepends=True) for name in TITLES])
    for lines, part, left_out, garbage in examples(
        st.tuples(files, st.floats(0, 1, exclude_max=True), st.integers(0, 2), GARBAGE), 200
    ):
        at = int(part * len(lines))
        text = b"".join([*lines[:at], garbage, b"\n", *lines[at + left_out :]])
        with pytest.raises((Flawed, Unknown)):
            verdict_on(read(text), TITLES.get, Posted())


# --- minds -------------------------------------------------------------------------------------------------


def _find(title_id: str) -> AnyTitle:
    if title_id not in TITLES:
        raise CannotDo(f"there is no title {title_id!r}")
    return TITLES[title_id]


def test_our_mind_answers_odd_lines_with_a_sentence() -> None:
    """Only `CannotDo` ends it, whose sentence the command prints."""
    hello = msgspec.json.encode({"hello": {"protocol": PROTOCOL, "title": "duel", "version": 1}})
    thought = st.dictionaries(st.sampled_from(("seat", "luck", "worlds", "legal", "view")), JSON)
    lines = st.lists(
        st.just(hello)
        | GARBAGE
        | JSON.map(lambda said: msgspec.json.encode({"hello": said}))
        | (JSON | thought).map(lambda said: msgspec.json.encode({"think": said})),
        max_size=4,
    )
    for said in examples(lines, 150):
        with contextlib.suppress(CannotDo):
            serve(_find, Level.NORMAL, (line.decode(errors="replace") for line in said), io.StringIO())


def test_an_outside_mind_that_talks_nonsense_is_replaced(tmp_path: Path) -> None:
    """The game goes on with a legal action, and soon."""
    state = DUEL.rules.setup(DUEL.codecs.options.decode(b"{}"), 2, SeededDice(b"x", 0)).state
    answers = st.tuples(
        JSON.map(lambda said: msgspec.json.encode({"ready": "x", "worlds": said})) | GARBAGE,
        JSON.map(lambda said: msgspec.json.encode({"choose": said})) | GARBAGE,
    )
    said = tmp_path / "said.txt"
    for lines in examples(answers, 40):
        said.write_bytes(b"\n".join(lines) + b"\n")
        mind = OutsideMind(f"sh -c {shlex.quote(f'cat {said}; exec cat')}", patience=0.5)
        try:
            assert mind(DUEL, state, Seat(0), b"luck") in DUEL.rules.legal(state, Seat(0))
        finally:
            mind.close()


# --- databases ---------------------------------------------------------------------------------------------


@pytest.fixture
async def games(tmp_path: Path) -> bytes:
    """The bytes of a database with a game."""
    path = tmp_path / "games.db"
    async with house(path) as bot:
        await start(bot, DUEL)
    return path.read_bytes()


def test_a_damaged_database_is_moved_whole_or_not_at_all(
    tmp_path: Path, games: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = tmp_path / "source.db", tmp_path / "target.db"
    damage = st.lists(
        st.tuples(st.integers(0, len(games) - 1), st.binary(min_size=1, max_size=40)), max_size=4
    )
    for places in examples(damage, 40):
        text = bytearray(games)
        for at, other in places:
            text[at : at + len(other)] = other
        source.write_bytes(bytes(text[: len(games)]))
        code = main(["move-database", str(source), str(target)])
        told = capsys.readouterr()
        assert code in (0, 2)
        assert "Traceback" not in told.err
        assert target.exists() == (code == 0)
        for path in tmp_path.glob("*.db*"):
            path.unlink()
