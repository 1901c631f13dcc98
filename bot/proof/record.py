"""The record of a finished game: head, all rows of the journal, and end; one line each, chained by marks.

A mark is a hash of the previous mark and its own line, keyed with the seed of the game. So the last mark
identifies the whole file, and a mark shown during a game reveals nothing hidden.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import TypeVar

import msgspec

from bot.proof.seed import SIZE, Frame, Parts, Scheme, dice_number, seal_of, seed_of
from bot.store.rows import ByWhom, Game, Move, RowKind, Snapshot, Status
from content.pack import Pack, digest_in
from engine.core import Draw, Outcome, Seat

FORMAT = 1
HEAD, END = "head", "end"
NOTHING = msgspec.Raw(b"null")

FIRST_VERSION = 1  # of the rules of every title
MOST_CHOICES = 2**53 - 1  # of a draw: a browser counts no further

_HEXADECIMAL = re.compile(f"[0-9a-f]{{{2 * SIZE}}}")
_LINE = re.compile(rb'(\{.*),"mark":"([0-9a-f]{64})"\}', re.DOTALL)

T = TypeVar("T")


class Flawed(Exception):
    """A record is wrong: `where`, and `why`."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why


class Head(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The part of a record that is settled before the first row."""

    format: int
    game: int
    title: str
    options: msgspec.Raw
    seats: tuple[str, ...]  # their keys
    scheme: Scheme
    seal: str
    secret: str  # hexadecimal
    ids: tuple[str, ...]
    words: tuple[str, ...]
    cut: str | msgspec.UnsetType | None = msgspec.UNSET  # the word of the cut; a field of scheme 3
    seed: str  # hexadecimal
    start: str | msgspec.UnsetType = msgspec.UNSET  # the position a game began from, as a line
    pack: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET  # the pack it was played with, whole

    @property
    def key(self) -> bytes:
        """The seed as bytes, the key of dice and marks."""
        return _bytes(self.seed)

    @property
    def expected_seed(self) -> bytes:
        """The seed as computed from the secret and the parts."""
        return seed_of(self.scheme, _bytes(self.secret), self.parts, self.frame)

    @property
    def parts(self) -> Parts:
        """The public parts of the seed."""
        cut = None if isinstance(self.cut, msgspec.UnsetType) else self.cut
        return Parts(ids=self.ids, words=self.words, cut=cut)

    @property
    def frame(self) -> Frame:
        """The frame of the game, which the seed holds since scheme 3."""
        return Frame(
            game=self.game,
            title=self.title,
            options=bytes(self.options),
            seats=self.seats,
            start="" if isinstance(self.start, msgspec.UnsetType) else self.start,
        )


class RecordRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row of the journal without people, presses and times."""

    row: int
    kind: RowKind
    seat: Seat | None
    by: ByWhom
    action: msgspec.Raw
    draws: tuple[Draw, ...]
    events: msgspec.Raw
    back_to: int | None


class End(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The end of a game, and the version of its rules, which may have changed during the game."""

    rules: int  # the version
    since: int  # the row after which these rules hold
    state: msgspec.Raw  # after that row, if other rules held before; else null
    end: Status
    outcome: Outcome | None

    @property
    def is_adopted(self) -> bool:
        """Tells whether the game began under other rules."""
        return bytes(self.state) != bytes(NOTHING)


@dataclass(frozen=True, kw_only=True)
class Record:
    """A game as read from its file."""

    head: Head
    rows: tuple[RecordRow, ...]
    end: End
    marks: tuple[str, ...]  # of all lines, in order

    @property
    def mark(self) -> str:
        """The mark of the last line, which identifies the whole file."""
        return self.marks[-1]

    @property
    def dice_numbers(self) -> tuple[int, ...]:
        """The numbers that the dice of the rows depend on."""
        numbers, rolls = [], 0
        for row in self.rows:
            numbers.append(dice_number(self.head.scheme, row.row, rolls))
            rolls += bool(row.draws)
        return tuple(numbers)


def head_of(
    game: Game, seats: Iterable[str], parts: Parts, start: str = "", pack: Pack | None = None
) -> Head:
    """Returns the head of a game, which does not change after the start; `start` is its first position."""
    return Head(
        format=FORMAT,
        game=game.id,
        title=game.title,
        options=msgspec.Raw(game.options),
        seats=tuple(seats),
        scheme=Scheme(game.scheme),
        seal=seal_of(game.secret),
        secret=game.secret.hex(),
        ids=parts.ids,
        words=parts.words,
        cut=parts.cut if game.scheme == Scheme.CUT else msgspec.UNSET,
        seed=game.seed.hex(),
        start=start or msgspec.UNSET,
        pack=msgspec.UNSET if pack is None else msgspec.Raw(pack.raw),
    )


def end_of(game: Game, outcome: Outcome | None, snapshots: Sequence[Snapshot]) -> End:
    """Returns the end of a game, from its snapshots by all versions of the rules, in order.

    A game that was over when newer rules came was not played by them: the version is the one that made the
    last row, so that its file, and the mark that was posted, stay the same.
    """
    earlier = [each for each in snapshots if each.seq < game.seq]
    version = earlier[-1].rules_version
    since, is_adopted = game.rules_since, game.adopted
    if since == game.seq:  # version 0.2 noted newer rules of finished games there
        since = next(each.seq for each in earlier if each.rules_version == version)
        is_adopted = since > 0
    return End(
        rules=version,
        since=since if is_adopted else 0,
        state=msgspec.Raw(next(each.state for each in earlier if each.seq == since))
        if is_adopted
        else NOTHING,
        end=game.status,
        outcome=outcome,
    )


def row_of(move: Move) -> RecordRow:
    """Returns a row of the journal as a row of the record."""
    return RecordRow(
        row=move.seq,
        kind=move.kind,
        seat=move.seat,
        by=move.by_whom,
        action=NOTHING if move.action is None else msgspec.Raw(move.action),
        draws=move.draws,
        events=msgspec.Raw(move.told),
        back_to=move.back_to,
    )


def encode(head: Head, rows: Iterable[RecordRow], end: End | None) -> tuple[bytes, str]:
    """Returns the file of a game, and its last mark; without an end it is the mark so far."""
    mark, lines = "", []
    for part in (head, *rows, *(() if end is None else (end,))):
        body = msgspec.json.encode(part)[:-1]
        mark = mark_of(head.key, mark, body)
        lines.append(body + b',"mark":"%s"}' % mark.encode())
    return b"[\n" + b",\n".join(lines) + b"\n]\n", mark


def mark_of(seed: bytes, before: str, body: bytes) -> str:
    """Returns the mark of a line; `body` is the line up to its mark."""
    return blake2b(before.encode() + body, key=seed, digest_size=SIZE).hexdigest()


# --- reading -----------------------------------------------------------------------------------------------


def read(text: bytes) -> Record:
    """Returns the record in a file; raises `Flawed` if it is malformed or was changed."""
    lines = _lines(text)
    head = _part(HEAD, Head, lines[0])
    _check_head(head)
    rows: list[RecordRow] = []
    marks = [_mark_of(HEAD, head.key, "", lines[0])]
    for number, line in enumerate(lines[1:-1]):
        where = f"row {number}"
        row = _part(where, RecordRow, line)
        if row.row != number:
            raise Flawed(where, f"row {row.row} stands in its place")
        marks.append(_mark_of(where, head.key, marks[-1], line))
        rows.append(row)
    end = _part(END, End, lines[-1])
    marks.append(_mark_of(END, head.key, marks[-1], lines[-1]))
    _check_rows(head, rows)
    _check_end(end, len(rows) - 1)
    return Record(head=head, rows=tuple(rows), end=end, marks=tuple(marks))


def _lines(text: bytes) -> list[bytes]:
    if not (text.startswith(b"[\n") and text.endswith(b"\n]\n")):
        raise Flawed(HEAD, "this is no record of a game, or a part of one")
    lines = text[2:-3].split(b",\n")
    if len(lines) < 3:
        raise Flawed(END, "the record is cut off")
    return lines


def _part(where: str, kind: type[T], line: bytes) -> T:
    """Decodes a line; raises `Flawed` unless it is encoded exactly as `encode` does."""
    found = _LINE.fullmatch(line)
    if found is None:
        raise Flawed(where, "the line cannot be read")
    text = found[1] + b"}"
    try:
        part = msgspec.json.decode(text, type=kind)
        spellings = (msgspec.json.encode(part), msgspec.json.encode(msgspec.json.decode(text)))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Flawed(where, f"the line cannot be read: {error}") from error
    if spellings != (text, text):  # fields in another order, blanks, escapes, a key twice
        raise Flawed(where, "the line is written in another way than ours")
    return part


def _check_head(head: Head) -> None:
    if head.format != FORMAT:
        raise Flawed(HEAD, f"format {head.format} is not known, only {FORMAT}")
    if head.game < 1:
        raise Flawed(HEAD, "games are numbered from 1")
    if head.scheme is Scheme.DIRECT and (head.ids or head.words):
        raise Flawed(HEAD, "in scheme 1 nobody adds anything to the seed")
    if (head.scheme is Scheme.CUT) == isinstance(head.cut, msgspec.UnsetType):
        raise Flawed(HEAD, "a deck is cut in scheme 3, and in no other")
    if head.start == "" or (head.scheme is not Scheme.CUT and isinstance(head.start, str)):
        raise Flawed(HEAD, "a game begins from a position in scheme 3, and in no other")
    if seal_of(_bytes(head.secret)) != head.seal:
        raise Flawed(HEAD, "the seal is not that of the secret")
    _check_pack(head)
    if head.expected_seed != head.key:
        raise Flawed(HEAD, "the seed is not made from the secret and the public parts")


def pack_of(head: Head) -> Pack | None:
    """Returns the pack of a game; None: it was played with the content of its title."""
    if isinstance(head.pack, msgspec.UnsetType):
        return None
    try:
        return Pack(bytes(head.pack))
    except msgspec.MsgspecError as error:
        raise Flawed(HEAD, f"its pack cannot be read: {error}") from error


def _check_pack(head: Head) -> None:
    """Checks that the pack in the file is the one that the options name, which the seed holds."""
    try:
        named = digest_in(bytes(head.options))
    except msgspec.MsgspecError as error:
        raise Flawed(HEAD, f"its options cannot be read: {error}") from error
    pack = pack_of(head)
    if named != ("" if pack is None else pack.digest):
        raise Flawed(HEAD, "the pack in it is not the one that its options name")
    if pack is not None and pack.content.game != head.title:
        raise Flawed(HEAD, f"its pack is for the game {pack.content.game!r}")


@dataclass(frozen=True, kw_only=True)
class _Shape:
    """The fields of a row that its kind demands, by all rules."""

    seat: bool = False  # one acts
    action: bool = False
    back_to: bool = False
    happens: bool = False  # it may have draws and events
    by: frozenset[ByWhom] = field(default=frozenset({ByWhom.PLAYER}))


_SHAPES = {
    RowKind.SETUP: _Shape(happens=True, by=frozenset({ByWhom.PLAYER, ByWhom.CLOCK})),
    RowKind.MOVE: _Shape(seat=True, action=True, happens=True, by=frozenset(ByWhom)),
    RowKind.UNDO: _Shape(seat=True, back_to=True),
    RowKind.RESIGN: _Shape(seat=True),
    RowKind.END: _Shape(by=frozenset({ByWhom.PLAYER, ByWhom.CLOCK, ByWhom.COMPUTER})),
}


def _check_rows(head: Head, rows: Sequence[RecordRow]) -> None:
    """Checks the rows by conditions of all rules: one setup, at most one end, at least one draw."""
    for row in rows:
        where = f"row {row.row}"
        if (row.row == 0) != (row.kind is RowKind.SETUP):
            raise Flawed(where, "a game begins with its setup, and with nothing else")
        if row.row and rows[row.row - 1].kind is RowKind.END:
            raise Flawed(where, "the game was over before")
        _check_shape(where, row, len(head.seats))
    if isinstance(head.start, msgspec.UnsetType) and not any(row.draws for row in rows):
        raise Flawed("row 0", "0 draws are recorded in the whole game")


def _check_shape(where: str, row: RecordRow, seats: int) -> None:
    shape = _SHAPES[row.kind]
    has_action, has_events = bytes(row.action) != bytes(NOTHING), bytes(row.events) != b"[]"
    if row.seat is not None and not 0 <= row.seat < seats:
        raise Flawed(where, f"there is no seat {row.seat}")
    if (row.seat is not None, has_action, row.back_to is not None) != (
        shape.seat,
        shape.action,
        shape.back_to,
    ):
        raise Flawed(where, f"a row of the kind {row.kind.value} has other fields")
    if row.by not in shape.by:
        raise Flawed(where, f"a row of the kind {row.kind.value} is not made by: {row.by.value}")
    for number, (choices, chosen) in enumerate(row.draws, start=1):
        if not 0 <= chosen < choices <= MOST_CHOICES:
            raise Flawed(where, f"draw {number} is {chosen + 1} of {choices}, which no dice show")
    if not shape.happens and (row.draws or has_events):
        raise Flawed(where, f"in a row of the kind {row.kind.value} nothing is drawn and nothing told")
    if row.back_to is not None and not 0 <= row.back_to < row.row:
        raise Flawed(where, f"there is no row {row.back_to} to go back to")


def _check_end(end: End, last: int) -> None:
    """Checks the version of the rules, and that only a game that is over has an outcome."""
    if end.rules < FIRST_VERSION:
        raise Flawed(END, f"there was no version {end.rules} of the rules")
    if end.is_adopted and end.rules == FIRST_VERSION:
        raise Flawed(END, f"no other rules held before version {end.rules}")
    if end.is_adopted and not 0 <= end.since < last:
        raise Flawed(END, f"other rules cannot have held up to row {end.since} of {last}")
    if not end.is_adopted and end.since != 0:
        raise Flawed(END, f"other rules held up to row {end.since}, but the position after it is missing")
    if end.end not in (Status.OVER, Status.ENDED):
        raise Flawed(END, f"a game does not end with: {end.end.value}")
    if (end.end is Status.OVER) != (end.outcome is not None):
        raise Flawed(END, "it says who has won, or that nobody has, of a game that ended in another way")


def _mark_of(where: str, seed: bytes, before: str, line: bytes) -> str:
    """Returns the mark of a line; raises `Flawed` if the line does not have it."""
    found = _LINE.fullmatch(line)
    assert found is not None, "read before"
    mark = mark_of(seed, before, found[1])
    if mark.encode() != found[2]:
        raise Flawed(where, "the line was changed: its mark does not fit")
    return mark


def _bytes(hexadecimal: str) -> bytes:
    if _HEXADECIMAL.fullmatch(hexadecimal) is None:
        raise Flawed(HEAD, f"the secret or the seed is not {SIZE} bytes in hexadecimal, in small letters")
    return bytes.fromhex(hexadecimal)
