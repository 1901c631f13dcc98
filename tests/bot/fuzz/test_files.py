"""Random files: proofs, packs, the lines of outside minds, and databases to move. No traceback, no hang."""

import contextlib
import io
import shlex
import shutil
from functools import cache
from hashlib import blake2b
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec
import pytest
from hypothesis import strategies as st

from bot.__main__ import main
from bot.cli.console import CannotDo
from bot.cli.games.outside import OutsideMind
from bot.cli.mind import PROTOCOL, serve
from bot.cli.verify import Posted, verdict_on
from bot.proof.check import Unknown
from bot.proof.record import Flawed, Head, read
from bot.titles.packs.shelf import with_pack
from bot.titles.title import AnyTitle
from content.pack import DIGEST_SIZE, OPTION
from engine.core import Level, Seat, SeededDice
from tests.bot.forgeries import bodies_of, marked, replace, seeded
from tests.bot.fuzz.examples import examples
from tests.bot.house import house
from tests.bot.proofs import TITLES, game_file, start
from tests.bot.tampering import bend
from tests.duel import DUEL
from tests.packs import pack_at, write_pack

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


@cache
def _lines_with_pack() -> list[bytes]:
    """Returns the lines, without marks, of a game whose file has a pack: its game's own content."""
    with TemporaryDirectory() as folder:
        pack = pack_at(write_pack(Path(folder), "dice_game"))
    record, title = read(game_file("dice_game")), TITLES["dice_game"]
    chosen = title.codecs.options.decode(bytes(record.head.options))
    given = with_pack(title, pack).codecs.options.encode(chosen)
    head = replace(record.head, options=msgspec.Raw(given), pack=msgspec.Raw(pack.raw))
    _, *others = bodies_of(record)
    return [msgspec.json.encode(head)[:-1], *others]


def _with_other_pack(chance: Random) -> bytes:
    """Returns a proof file with a changed pack, and a digest, a seed and marks that fit it."""
    head, *others = _lines_with_pack()
    value = msgspec.json.decode(head + b"}")
    for _ in range(chance.choice((0, 1, 1, 1, 3))):
        bend(value["pack"], others, chance)
    digest = blake2b(msgspec.json.encode(value["pack"]), digest_size=DIGEST_SIZE).hexdigest()
    value["options"] = {OPTION: digest} if chance.random() < 0.1 else {**value["options"], OPTION: digest}
    changed = seeded(msgspec.json.decode(msgspec.json.encode(value), type=Head))
    return marked([msgspec.json.encode(changed)[:-1], *others], changed.key)


def test_a_proof_file_with_another_pack_is_not_proved() -> None:
    """The pack is read, checked and played with; a game of other dice cannot have been played with it."""
    for number in examples(st.integers(0, 2**32), 100):
        with pytest.raises((Flawed, Unknown)):
            verdict_on(read(_with_other_pack(Random(number))), TITLES.get, Posted())


# --- packs -------------------------------------------------------------------------------------------------


def test_a_damaged_pack_is_used_or_refused_with_its_faults(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = write_pack(tmp_path, "dice_game", "good")
    files = sorted(path.relative_to(good) for path in good.rglob("*") if path.is_file())
    damage = st.tuples(st.sampled_from(files), st.floats(0, 1), st.integers(0, 40), GARBAGE)
    for places in examples(st.lists(damage, min_size=1, max_size=2), 60):
        bad = tmp_path / "bad" / "good"
        shutil.rmtree(bad, ignore_errors=True)
        shutil.copytree(good, bad)
        for path, part, left_out, garbage in places:
            text = (bad / path).read_bytes()
            at = int(part * len(text))
            (bad / path).write_bytes(text[:at] + garbage + text[at + left_out :])
        code = main(["pack", "check", str(bad)])
        told = capsys.readouterr()
        assert code in (0, 1)
        assert "Traceback" not in told.err
        assert told.out


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
