"""Proof files: an untouched file is valid; each change makes it invalid, and the row is named."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace as with_parts
from random import Random
from typing import Any

import msgspec
import pytest

from bot.proof.check import Unknown, check, check_dice
from bot.proof.record import END, HEAD, Flawed, Record, RecordRow, read
from bot.proof.seed import Parts, Scheme, seal_of, seed_of
from bot.store.rows import ByWhom, RowKind, Status
from engine.core import Draw, Outcome, Seat, SeededDice
from tests.bot.proofs import TITLES, forged, game_file, renumbered
from tests.opaque import with_rules

CHANGES = 125  # per game
GAMES = tuple(name for name in TITLES if name != "duel")

replace = msgspec.structs.replace


@pytest.mark.parametrize("name", TITLES)
def test_an_untouched_file_holds(name: str) -> None:
    record = read(game_file(name))
    found = check(record, TITLES.get)
    assert found.rows == len(record.rows) > 8
    assert found.draws > 10
    assert found.replayed_from == 0
    assert found.is_proved


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


# --- one change, with all marks made again -----------------------------------------------------------------


def _forged(record: Record, rows: Any = None, head: Any = None, end: Any = None) -> Record:
    return read(forged(record, rows, head, end))


def _row(record: Record, fits: Callable[[RecordRow], bool]) -> int:
    return next(row.row for row in record.rows[1:] if fits(row))


def _swapped(record: Record, number: int, **changes: Any) -> Record:
    rows = [replace(row, **changes) if row.row == number else row for row in record.rows]
    return _forged(record, rows)


def _rolled(row: RecordRow) -> bool:
    return bool(row.draws)


def _moved(row: RecordRow) -> bool:
    return row.kind is RowKind.MOVE


def _told(row: RecordRow) -> bool:
    return bytes(row.events) != b"[]"


def _another_face(record: Record) -> Record:
    number = _row(record, _rolled)
    choices, chosen = record.rows[number].draws[0]
    first = Draw(choices, (chosen + 1) % choices)
    return _swapped(record, number, draws=(first, *record.rows[number].draws[1:]))


def _another_die(record: Record) -> Record:
    number = _row(record, _rolled)
    (choices, chosen), *others = record.rows[number].draws
    return _swapped(record, number, draws=(Draw(choices + 1, chosen), *others))


def _no_dice(record: Record) -> Record:
    return _forged(record, [replace(row, draws=()) for row in record.rows])


def _one_die_less(record: Record) -> Record:
    number = _row(record, _rolled)
    return _swapped(record, number, draws=record.rows[number].draws[:-1])


def _one_die_more(record: Record) -> Record:
    number = _row(record, _moved)
    seed = record.head.key
    dice = SeededDice(seed, number)
    honest = [Draw(draw.choices, dice.draw(draw.choices)) for draw in record.rows[number].draws]
    return _swapped(record, number, draws=(*honest, Draw(6, dice.draw(6))))


def _nothing_told(record: Record) -> Record:
    return _swapped(record, _row(record, _told), events=msgspec.Raw(b"[]"))


def _told_twice(record: Record) -> Record:
    number = _row(record, _told)
    events = msgspec.json.decode(record.rows[number].events)
    return _swapped(record, number, events=msgspec.Raw(msgspec.json.encode([*events, events[0]])))


def _another_seat(record: Record) -> Record:
    number = _row(record, _moved)
    return _swapped(record, number, seat=Seat((record.rows[number].seat or 0) + 1))


def _action_of_another_row(record: Record) -> Record:
    number = _row(record, _moved)
    other = next(row for row in record.rows if _moved(row) and row.action != record.rows[number].action)
    return _swapped(record, number, action=other.action)


def _left_out(record: Record) -> Record:
    number = _row(record, _moved)
    return _forged(record, renumbered([row for row in record.rows if row.row != number]))


def _other_order(record: Record) -> Record:
    number = _row(record, lambda row: _moved(row) and _moved(record.rows[row.row + 1]))
    rows = list(record.rows)
    rows[number], rows[number + 1] = rows[number + 1], rows[number]
    return _forged(record, renumbered(rows))


def _move_called_setup(record: Record) -> Record:
    return _swapped(record, _row(record, _moved), kind=RowKind.SETUP)


def _move_called_resignation(record: Record) -> Record:
    return _swapped(record, _row(record, _moved), kind=RowKind.RESIGN)


def _resigned_for_nothing(record: Record) -> Record:
    rows = [row for row in record.rows if row.row <= 3]
    rows.append(replace(record.rows[-1], row=4, kind=RowKind.RESIGN, seat=Seat(0), by=ByWhom.PLAYER))
    return _forged(record, rows)


def _played_on(record: Record) -> Record:
    return _forged(record, [*record.rows, replace(record.rows[1], row=len(record.rows))])


def _cut_short(record: Record) -> Record:
    return _forged(record, record.rows[: _row(record, _rolled) + 1])


def _undone_to_nowhere(record: Record) -> Record:
    last = record.rows[-1]
    nowhere = replace(
        last, row=last.row, kind=RowKind.UNDO, seat=Seat(0), back_to=last.row + 1, action=msgspec.Raw(b"null")
    )
    return _forged(record, [*record.rows[:-1], nowhere])


def _another_outcome(record: Record) -> Record:
    return _forged(record, end=replace(record.end, outcome=Outcome(winners=(Seat(0),), reason="luck")))


def _another_end(record: Record) -> Record:
    other = Status.OVER if record.end.end is Status.ENDED else Status.ENDED
    return _forged(record, end=replace(record.end, end=other))


def _another_word(record: Record) -> Record:
    head = replace(record.head, words=("please, a six", *record.head.words[1:]))
    return _forged(record, head=replace(head, seed=head.expected_seed.hex()))


def _another_number(record: Record) -> Record:
    head = replace(record.head, ids=(*record.head.ids[:-1], "1300000000000000078"))
    return _forged(record, head=replace(head, seed=head.expected_seed.hex()))


def _another_secret(record: Record) -> Record:
    secret = bytes(32)
    head = replace(record.head, secret=secret.hex(), seal=seal_of(secret))
    return _forged(record, head=replace(head, seed=head.expected_seed.hex()))


def _another_seed(record: Record) -> Record:
    return _forged(record, head=replace(record.head, seed="00" * 32))


def _another_seal(record: Record) -> Record:
    return _forged(record, head=replace(record.head, seal="00" * 32))


def _other_seats(record: Record) -> Record:
    return _forged(record, head=replace(record.head, seats=(*record.head.seats, "moon")))


def _other_options(record: Record) -> Record:
    return _forged(record, head=replace(record.head, options=msgspec.Raw(b'{"moon":true}')))


FORGERIES: Mapping[Callable[[Record], Record], str] = {
    _another_face: "draw 1 is",
    _another_die: "draw 1 is",
    _no_dice: "row 0: 0 draws are recorded",
    _one_die_less: "draws are recorded",
    _one_die_more: "draws are recorded",
    _nothing_told: "row .*what was told is not what happened",
    _told_twice: "row .*what was told is not what happened",
    _another_seat: "row .*: this seat is not asked here",
    _action_of_another_row: "row ",
    _left_out: "row ",
    _other_order: "row ",
    _move_called_setup: "row .*begins with its setup",
    _move_called_resignation: "row .*: there is an action where none belongs",
    _resigned_for_nothing: "row |end",
    _played_on: "row .*: the game was over before|row .*: this seat is not asked|end: it says",
    _cut_short: "end: the game is not over: rows are missing",
    _undone_to_nowhere: "row .*: there is no row",
    _another_outcome: "end: it says",
    _another_end: "end: it says",
    _another_word: "row 0: draw",
    _another_number: "row 0: draw",
    _another_secret: "row 0: draw",
    _another_seed: "head: the seed is not made",
    _another_seal: "head: the seal is not that of the secret",
    _other_seats: "head|row 0",
    _other_options: "head: it cannot be read",
}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("forge", FORGERIES, ids=lambda forge: forge.__name__.strip("_"))
def test_no_forgery_passes_though_all_marks_are_made_again(
    name: str, forge: Callable[[Record], Record]
) -> None:
    record = read(game_file(name))
    with pytest.raises(Flawed, match=FORGERIES[forge]):
        check(forge(record), TITLES.get)


@pytest.mark.parametrize("name", GAMES)
def test_no_face_of_any_die_can_be_changed(name: str) -> None:
    record = read(game_file(name))
    for row in record.rows:
        for number, (choices, chosen) in enumerate(row.draws):
            if choices > 1:
                draws = (*row.draws[:number], Draw(choices, (chosen + 1) % choices), *row.draws[number + 1 :])
                with pytest.raises(Flawed, match=f"row {row.row}: draw {number + 1} is"):
                    check_dice(_swapped(record, row.row, draws=draws))


def test_whoever_makes_up_another_game_with_the_same_dice_has_another_mark() -> None:
    """The rules and the seed cannot tell apart two legal games: the posted mark can."""
    record = read(game_file("falling_skies"))
    shorter = _forged(record, [*record.rows[:4], replace(record.rows[-1], row=4)])
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
    seeds = {seed_of(Scheme.SHARED, secret, parts) for parts in lists}
    assert len(seeds) == len(lists)
    rolls = {SeededDice(seed, 0).shuffle("attack!!") for seed in seeds}
    assert len(rolls) == len(lists)
    assert {seed_of(Scheme.DIRECT, secret, parts) for parts in lists} == {secret}


def test_the_formula_is_the_one_the_page_of_the_documentation_gives() -> None:
    """Written again from docs/fair-dice.md alone."""
    from hashlib import blake2b

    def field(value: bytes) -> bytes:
        return len(value).to_bytes(4, "big") + value

    told = [b"ack-ack seed 2", b"\x07" * 32, b"2", b"10", b"20", b"1", "Martian ä".encode()]
    seed = blake2b(b"".join(map(field, told)), digest_size=32).digest()
    assert seed == seed_of(Scheme.SHARED, b"\x07" * 32, Parts(ids=("10", "20"), words=("Martian ä",)))
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
