"""Proof files: an untouched file is valid; each change makes it invalid, and the row is named."""

from collections.abc import Callable, Iterator
from random import Random

import msgspec
import pytest

from bot.copies import replace as with_parts
from bot.proof.check import Unknown, check, check_dice
from bot.proof.record import END, HEAD, Flawed, read
from bot.proof.seed import Frame, Parts, Scheme, seed_of
from bot.store.rows import ByWhom, RowKind
from engine.core import Draw, SeededDice
from tests.bot import shapes
from tests.bot.forgeries import FORGERIES, FRAMES, OTHER_GAMES, REFUSED, bodies_of, forged, marked, pairs
from tests.bot.proofs import TITLES, game_file, game_from_position, game_with_pack
from tests.opaque import AnyTitle, with_rules
from tests.titles import POLISHED

CHANGES = 125  # per game
GAMES = tuple(name for name in TITLES if name != "duel")
FRAME = Frame(game=1, title="a", options=b"{}", seats=())

replace = msgspec.structs.replace


@pytest.mark.parametrize("name", TITLES)
def test_an_untouched_file_holds(name: str) -> None:
    record = read(game_file(name))
    found = check(record, TITLES.get)
    assert found.rows == len(record.rows) > 8
    assert found.draws > 10
    assert found.replayed_from == 0
    assert found.is_proved


@pytest.mark.parametrize("scheme", Scheme)
def test_games_of_every_scheme_hold(scheme: Scheme) -> None:
    record = read(game_file("duel", scheme))
    assert record.head.scheme is scheme
    assert check(record, TITLES.get).is_proved


def test_the_games_that_are_changed_have_all_kinds_of_rows() -> None:
    rows = [row for name in GAMES for row in read(game_file(name)).rows]
    assert {row.kind for row in rows} == set(RowKind)
    assert {row.by for row in rows} >= {ByWhom.PLAYER, ByWhom.COMPUTER}


# --- one byte ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_no_changed_byte_passes_and_its_line_is_named(name: str) -> None:
    text = game_file(name)
    for at, byte in _changes(text, Random(f"{name} bytes")):
        changed = text[:at] + bytes([byte]) + text[at + 1 :]
        with pytest.raises(Flawed) as flaw:
            check(read(changed), TITLES.get)
        assert flaw.value.where in _named(text, at), (at, changed[at - 20 : at + 20])


def _changes(text: bytes, chance: Random) -> Iterator[tuple[int, int]]:
    for _ in range(CHANGES):
        at = chance.randrange(len(text))
        yield at, chance.choice([byte for byte in range(256) if byte != text[at]])


def _named(text: bytes, at: int) -> set[str]:
    """Returns the names under which a change may be found: its line, or the next when lines are joined."""
    lines = text.split(b"\n")
    names = [HEAD, HEAD, *(f"row {number}" for number in range(len(lines) - 5)), END, HEAD, HEAD]
    number = text[:at].count(b"\n")
    frame = number == 0 or number >= len(lines) - 2 or at >= len(text) - 3
    return {HEAD, END} if frame else {names[number], *({END} if text[at : at + 1] in b",\n" else ())}


def test_a_byte_that_is_missing_or_too_much_is_found() -> None:
    text = game_file("dice_game")
    chance = Random("length")
    for _ in range(CHANGES):
        at = chance.randrange(len(text))
        for changed in (text[:at] + text[at + 1 :], text[:at] + text[at : at + 1] + text[at:]):
            if changed != text:
                with pytest.raises(Flawed):
                    check(read(changed), TITLES.get)


def test_a_line_that_is_nested_too_deeply_is_refused() -> None:
    """Readers of JSON give up on it in a way of their own."""
    record = read(game_file("duel"))
    head, first, row, *others = bodies_of(record)
    deep = row.replace(b'"events":[', b'"events":[' + b"[" * 100_000 + b"]" * 100_000, 1)
    with pytest.raises(Flawed, match="row 1: the line cannot be read"):
        read(marked([head, first, deep, *others], record.head.key))


# --- one change, with all marks made again -----------------------------------------------------------------


REFUSALS = {what: case for what, case in FORGERIES.items() if case.code == REFUSED}


@pytest.mark.parametrize(("name", "what"), pairs(REFUSALS))
def test_no_forgery_passes_though_all_marks_are_made_again(name: str, what: str) -> None:
    case = REFUSALS[what]
    with pytest.raises(Flawed, match=case.said):
        check(read(case.text(read(game_file(name)))), TITLES.get)


@pytest.mark.parametrize(("name", "what"), pairs(FRAMES))
def test_no_frame_of_an_older_scheme_can_be_changed(name: str, what: str) -> None:
    """Their seeds do not hold it, but the rules find it."""
    case = FRAMES[what]
    with pytest.raises(Flawed, match=case.said):
        check(read(case.text(read(game_file(name, Scheme.SHARED)))), TITLES.get)


@pytest.mark.parametrize("text", [game_from_position, game_with_pack])
def test_a_game_from_a_position_or_with_a_pack_holds_as_it_was_begun(text: Callable[[], bytes]) -> None:
    """Neither can be left out, nor exchanged for another, though the seal and all marks are made again."""
    record = read(text())
    head, pack = record.head, record.head.pack
    assert check(record, TITLES.get).is_proved
    if isinstance(pack, msgspec.UnsetType):
        assert isinstance(head.start, str)
        others = [replace(head, start=msgspec.UNSET), replace(head, start=head.start.replace("@", "@@"))]
    else:
        other = msgspec.Raw(bytes(pack).replace(b"My Box", b"My Bax"))
        others = [replace(head, pack=msgspec.UNSET), replace(head, pack=other)]
    for each in others:
        with pytest.raises(Flawed, match=r"head: the (seed is not made|pack in it is not)"):
            read(forged(record, head=each))


def test_there_are_forty_thought_out_forgeries_of_every_title() -> None:
    for name in GAMES:
        assert sum(title == name for title, _ in pairs(REFUSALS)) >= 40


@pytest.mark.parametrize("name", GAMES)
def test_no_face_of_any_die_can_be_changed(name: str) -> None:
    record = read(game_file(name))
    for row in record.rows:
        for number, (choices, chosen) in enumerate(row.draws):
            if choices > 1:
                draws = (*row.draws[:number], Draw(choices, (chosen + 1) % choices), *row.draws[number + 1 :])
                rows = [replace(each, draws=draws) if each is row else each for each in record.rows]
                with pytest.raises(Flawed, match=f"row {row.row}: draw {number + 1} is"):
                    check_dice(read(forged(record, rows)))


def test_whoever_makes_up_another_game_with_the_same_dice_has_another_mark() -> None:
    """The rules and the seed cannot tell apart two legal games: the posted mark can."""
    record = read(game_file("falling_skies"))
    shorter = read(OTHER_GAMES["a shorter game"].text(record))
    assert check(shorter, TITLES.get).rows == 5
    assert shorter.mark != record.mark
    assert shorter.marks[:5] == record.marks[:5], "the rows they share have the same marks"


# --- the seed ----------------------------------------------------------------------------------------------


def test_the_same_secret_with_other_public_parts_is_another_seed() -> None:
    secret = bytes(range(32))
    lists = [
        Parts(),
        Parts(ids=("1",)),
        Parts(words=("1",)),
        Parts(ids=("1", "2"), words=("a", "b")),
        Parts(ids=("1", "2"), words=("ab",)),
        Parts(ids=("1", "2"), words=("ab", "")),
        Parts(ids=("12",), words=("a", "b")),
        Parts(ids=("1", "2", "a"), words=("b",)),
    ]
    lists += [Parts(cut=""), Parts(cut="1"), Parts(words=("1",), cut="1")]
    seeds = {seed_of(Scheme.CUT, secret, parts, FRAME) for parts in lists}
    assert len(seeds) == len(lists)
    rolls = {SeededDice(seed, 0).shuffle("attack!!") for seed in seeds}
    assert len(rolls) == len(lists)
    assert {seed_of(Scheme.DIRECT, secret, parts, FRAME) for parts in lists} == {secret}
    frames = [FRAME, replace(FRAME, game=2), replace(FRAME, title="b"), replace(FRAME, options=b"[]")]
    frames += [replace(FRAME, seats=("x", "y")), replace(FRAME, seats=("xy",)), replace(FRAME, start="x")]
    assert len({seed_of(Scheme.CUT, secret, Parts(), frame) for frame in frames}) == len(frames)


def test_the_formula_is_the_one_the_page_of_the_documentation_gives() -> None:
    """Written again from docs/fair-dice.md alone."""
    from hashlib import blake2b

    def field(value: bytes) -> bytes:
        return len(value).to_bytes(4, "big") + value

    told = [b"ack-ack seed 2", b"\x07" * 32, b"2", b"10", b"20", b"1", "Martian ä".encode()]
    seed = blake2b(b"".join(map(field, told)), digest_size=32).digest()
    parts = Parts(ids=("10", "20"), words=("Martian ä",))
    assert seed == seed_of(Scheme.SHARED, b"\x07" * 32, parts, FRAME)
    told = [b"ack-ack seed 3", *told[1:], b"1", b"snip", b"1", b"a", b"{}", b"2", b"x", b"y"]
    cut = replace(parts, cut="snip")
    seed = blake2b(b"".join(map(field, told)), digest_size=32).digest()
    assert seed == seed_of(Scheme.CUT, b"\x07" * 32, cut, replace(FRAME, seats=("x", "y")))
    told = [*told[:7], b"0", *told[9:]]
    seed = blake2b(b"".join(map(field, told)), digest_size=32).digest()
    assert seed == seed_of(Scheme.CUT, b"\x07" * 32, parts, replace(FRAME, seats=("x", "y")))
    number = int.from_bytes(blake2b(b"5:0", key=seed, digest_size=8).digest(), "big")
    assert SeededDice(seed, 5).roll(6) == number % 6 + 1


# --- other rules -------------------------------------------------------------------------------------------


def test_rules_that_are_not_at_hand_are_not_guessed() -> None:
    record = read(game_file("duel"))
    later = with_rules(TITLES["duel"], version=99)
    with pytest.raises(Unknown, match="these are version 99"):
        check(record, lambda name: later)
    with pytest.raises(Unknown, match="there is no title 'duel' here"):
        check(record, lambda name: None)
    assert check_dice(record) > 10
    loaded = with_parts(record, rows=tuple(replace(row, draws=(Draw(2, 5),)) for row in record.rows))
    with pytest.raises(Flawed, match="row 0: draw 1 is 6 of 2"):
        check_dice(loaded)


@pytest.mark.parametrize("title", POLISHED, ids=lambda title: str(title.id))
def test_a_field_more_in_a_file_is_another_version_of_the_rules(title: AnyTitle) -> None:
    """Else an honest game that was begun before would be refused: its values are written in another way."""
    noted, now = shapes.noted(title), shapes.shape_of(title)
    assert noted.fields == now.fields or noted.version < now.version, (
        "raise `version` in the rules of this title, then run `python -m tests.bot.shapes`"
    )
