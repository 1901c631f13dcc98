"""Forged files of a game with valid marks, and the verdicts on them: one table for the command and the page.

A forger who runs the bot posts the seal and the mark of the forged file. So each case says the exit code of
`ackack verify` when it is given those; with the seal and mark of the true game it always refuses.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from bot.proof.check import check
from bot.proof.record import End, Head, Record, RecordRow, encode, mark_of, read
from bot.proof.seed import Scheme, seal_of
from bot.store.rows import ByWhom, RowKind, Status
from engine.core import Draw, Outcome, Seat, SeededDice
from tests.bot.proofs import TITLES, game_file
from tests.duel import DUEL
from tests.opaque import AnyTitle

PROVED, REFUSED, UNCHECKED, IN_PART = range(4)  # exit codes of `ackack verify`

NOTHING = msgspec.Raw(b"null")
NO_EVENTS = msgspec.Raw(b"[]")
LUCK = Outcome(winners=(Seat(0),), reason="luck")

replace = msgspec.structs.replace


@dataclass(frozen=True, kw_only=True)
class Case:
    """A forgery; the page must find it, too, unless only the rules can (`by_rules`)."""

    text: Callable[[Record], bytes]
    said: str = ""  # a pattern of the complaint
    code: int = REFUSED
    by_rules: bool = False
    seats: int = 1  # the fewest of a game it works on
    later: bool = False  # needs rules that have had other versions

    def fits(self, title: AnyTitle) -> bool:
        """Tells whether games of a title can be forged this way."""
        seats = title.rules.seat_plan(title.codecs.options_type()).keys
        return len(seats) >= self.seats and (title.rules.version > 1 or not self.later)

    def on_page(self, verdict: str | None) -> bool:
        """Tells whether a verdict of the page is right; it never calls a game proved."""
        if self.code != REFUSED:
            return verdict == "part"
        return verdict == "bad" or (self.by_rules and verdict == "part")


# --- ways to change a file ---------------------------------------------------------------------------------


def forged(
    record: Record, rows: Iterable[RecordRow] | None = None, head: Head | None = None, end: End | None = None
) -> bytes:
    """Returns a changed file with valid marks: only the seed and the rules reveal the change."""
    text, _ = encode(head or record.head, record.rows if rows is None else rows, end or record.end)
    return text


def bodies_of(record: Record) -> list[bytes]:
    """Returns the lines of a file without their marks."""
    return [msgspec.json.encode(part)[:-1] for part in (record.head, *record.rows, record.end)]


def marked(bodies: Sequence[bytes], key: bytes) -> bytes:
    """Returns the file of lines that need not be written in our way, with valid marks."""
    mark, lines = "", []
    for body in bodies:
        mark = mark_of(key, mark, body)
        lines.append(body + b',"mark":"%s"}' % mark.encode())
    return b"[\n" + b",\n".join(lines) + b"\n]\n"


def respelled(line: int, pattern: bytes, new: bytes) -> Callable[[Record], bytes]:
    """Returns a change of the text of one line; the head is line 0, the end line -1."""

    def text(record: Record) -> bytes:
        bodies = bodies_of(record)
        bodies[line], changes = re.subn(pattern, new, bodies[line], count=1)
        assert changes == 1, (pattern, bodies[line])
        return marked(bodies, record.head.key)

    return text


def _of_head(**changes: object) -> Callable[[Record], bytes]:
    return lambda record: forged(record, head=replace(record.head, **changes))


def _of_end(**changes: object) -> Callable[[Record], bytes]:
    return lambda record: forged(record, end=replace(record.end, **changes))


def seeded(head: Head) -> Head:
    """Returns a head with the seed that its parts make."""
    return replace(head, seed=head.expected_seed.hex())


def _found(record: Record, fits: Callable[[RecordRow], bool]) -> int:
    return next(row.row for row in record.rows[1:] if fits(row))


def _first(fits: Callable[[RecordRow], bool], **changes: object) -> Callable[[Record], bytes]:
    """Returns a change of the first row that fits; values may be functions of the record and the row."""

    def text(record: Record) -> bytes:
        row = record.rows[_found(record, fits)]
        values = {name: value(record, row) if callable(value) else value for name, value in changes.items()}
        rows = [replace(each, **values) if each is row else each for each in record.rows]
        return forged(record, rows)

    return text


def _at_last(**changes: object) -> Callable[[Record], bytes]:
    """Returns a change of the last row, made one by which the host ends the game."""

    def text(record: Record) -> bytes:
        last = replace(record.rows[-1], kind=RowKind.END, seat=None, by=ByWhom.PLAYER)
        end = replace(record.end, end=Status.ENDED, outcome=None)
        return forged(record, [*record.rows[:-1], replace(last, **changes)], end=end)

    return text


def _undone(**changes: object) -> Callable[[Record], bytes]:
    """Returns a game with an undo that takes back nothing before its last row."""

    def text(record: Record) -> bytes:
        *rows, last = record.rows
        undo = RecordRow(
            row=last.row,
            kind=RowKind.UNDO,
            seat=Seat(0),
            by=ByWhom.PLAYER,
            action=NOTHING,
            draws=(),
            events=NO_EVENTS,
            back_to=last.row - 1,
        )
        return forged(record, [*rows, replace(undo, **changes), replace(last, row=last.row + 1)])

    return text


def renumbered(rows: Sequence[RecordRow]) -> list[RecordRow]:
    """Returns the rows renumbered without gaps, as after removing one."""
    return [replace(row, row=number) for number, row in enumerate(rows)]


def _rolled(row: RecordRow) -> bool:
    return bool(row.draws)


def _moved(row: RecordRow) -> bool:
    return row.kind is RowKind.MOVE


def _told(row: RecordRow) -> bool:
    return bytes(row.events) != b"[]"


def _json(change: Callable[[Any], object], field: str) -> Callable[[Record, RecordRow], msgspec.Raw]:
    """Returns a change of a JSON field of a row."""
    return lambda _, row: msgspec.Raw(msgspec.json.encode(change(msgspec.json.decode(getattr(row, field)))))


def _backwards(value: dict[str, Any]) -> dict[str, Any]:
    """Returns the same JSON object with its fields in the opposite order."""
    return dict(reversed(value.items()))


def _with_arguments(row: RecordRow) -> bool:
    return _moved(row) and len(msgspec.json.decode(row.action)) > 1


def _told_at_length(row: RecordRow) -> bool:
    return _told(row) and len(msgspec.json.decode(row.events)[0]) > 1


# --- dice --------------------------------------------------------------------------------------------------


def _another_face(_: Record, row: RecordRow) -> tuple[Draw, ...]:
    (choices, chosen), *others = row.draws
    return (Draw(choices, (chosen + 1) % choices), *others)


def _another_die(record: Record, row: RecordRow) -> tuple[Draw, ...]:
    """Replaces the first draw by one of more choices, and not the one that the seed has."""
    (choices, _), *others = row.draws
    honest = SeededDice(record.head.key, record.dice_numbers[row.row]).draw(choices + 1)
    return (Draw(choices + 1, (honest + 1) % (choices + 1)), *others)


def _one_die_more(record: Record, row: RecordRow) -> tuple[Draw, ...]:
    """Adds the draw that the seed has next."""
    dice = SeededDice(record.head.key, record.dice_numbers[row.row])
    honest = [Draw(draw.choices, dice.draw(draw.choices)) for draw in row.draws]
    return (*honest, Draw(6, dice.draw(6)))


def _without_dice(record: Record) -> list[RecordRow]:
    return [replace(row, draws=()) for row in record.rows]


def _no_dice_in_setup(record: Record) -> list[RecordRow]:
    return [replace(record.rows[0], draws=()), *record.rows[1:]]


DICE: Mapping[str, Case] = {
    "another face": Case(text=_first(_rolled, draws=_another_face), said="draw 1 is"),
    "another die": Case(text=_first(_rolled, draws=_another_die), said="draw 1 is"),
    "a die without sides": Case(text=_first(_rolled, draws=(Draw(0, 0),)), said="which no dice show"),
    "a die of too many sides": Case(text=_first(_rolled, draws=(Draw(2**65, 0),)), said="which no dice show"),
    "no dice": Case(
        text=lambda record: forged(record, _without_dice(record)), said="row 0: 0 draws are recorded"
    ),
    "no dice in the setup": Case(
        text=lambda record: forged(record, _no_dice_in_setup(record)),
        said="row 0: 0 draws are recorded",
        by_rules=True,
    ),
    "one die less": Case(
        text=_first(_rolled, draws=lambda _, row: row.draws[:-1]), said="draws are recorded", by_rules=True
    ),
    "one die more": Case(text=_first(_rolled, draws=_one_die_more), said="draws are recorded", by_rules=True),
    "dice of an undo": Case(text=_undone(draws=(Draw(1, 0),)), said="nothing is drawn"),
}

# --- rows --------------------------------------------------------------------------------------------------


def _other_action(record: Record, row: RecordRow) -> msgspec.Raw:
    return next(each.action for each in record.rows if _moved(each) and each.action != row.action)


def _left_out(record: Record) -> bytes:
    number = _found(record, _moved)
    return forged(record, renumbered([row for row in record.rows if row.row != number]))


def _gap(record: Record) -> bytes:
    number = _found(record, _moved)
    return forged(record, [row for row in record.rows if row.row != number])


def _twice(record: Record) -> bytes:
    number = _found(record, _moved)
    return forged(record, renumbered([*record.rows[: number + 1], *record.rows[number:]]))


def _other_order(record: Record) -> bytes:
    first, *_, last = (row.row for row in record.rows if _moved(row))
    rows = list(record.rows)
    rows[first], rows[last] = rows[last], rows[first]
    return forged(record, renumbered(rows))


def _cut_short(record: Record) -> bytes:
    return forged(record, record.rows[: _found(record, _rolled) + 1])


def _shorter(record: Record) -> bytes:
    """Ends the game by the host after row 3."""
    last = RecordRow(
        row=4,
        kind=RowKind.END,
        seat=None,
        by=ByWhom.PLAYER,
        action=NOTHING,
        draws=(),
        events=NO_EVENTS,
        back_to=None,
    )
    return forged(record, [*record.rows[:4], last], end=replace(record.end, end=Status.ENDED, outcome=None))


_EMPTY: Mapping[str, object] = {"action": NOTHING, "draws": (), "events": NO_EVENTS}

ROWS: Mapping[str, Case] = {
    "nothing told": Case(
        text=_first(_told, events=NO_EVENTS), said="what was told is not what happened", by_rules=True
    ),
    "told twice": Case(
        text=_first(_told, events=_json(lambda told: [*told, *told], "events")),
        said="what was told is not what happened",
        by_rules=True,
    ),
    "told by an undo": Case(
        text=_undone(events=msgspec.Raw(b'[{"type":"whatever"}]')), said="nothing is drawn and nothing told"
    ),
    "an event with another field": Case(
        text=_first(_told, events=_json(lambda told: [{**told[0], "moon": 1}, *told[1:]], "events")),
        said="it cannot be read",
        by_rules=True,
    ),
    "an event in another order": Case(
        text=_first(_told_at_length, events=_json(lambda told: [_backwards(told[0]), *told[1:]], "events")),
        said="a value is written in another way",
        by_rules=True,
    ),
    "a seat that is not asked": Case(
        text=_first(_moved, seat=lambda record, row: Seat((row.seat + 1) % len(record.head.seats))),
        said="row ",
        by_rules=True,
        seats=2,
    ),
    "a seat beyond the table": Case(text=_first(_moved, seat=Seat(9)), said="there is no seat 9"),
    "a seat below the table": Case(text=_first(_moved, seat=Seat(-1)), said="there is no seat -1"),
    "a move of nobody": Case(text=_first(_moved, seat=None), said="has other fields"),
    "an action of another row": Case(text=_first(_moved, action=_other_action), said="row ", by_rules=True),
    "an action with another field": Case(
        text=_first(_moved, action=_json(lambda action: {**action, "moon": 1}, "action")),
        said="it cannot be read",
        by_rules=True,
    ),
    "an action in another order": Case(
        text=_first(_with_arguments, action=_json(_backwards, "action")),
        said="a value is written in another way",
        by_rules=True,
    ),
    "an action with a blank": Case(
        text=respelled(2, rb'"action":{', b'"action":{ '), said="row 1: the line is written in another way"
    ),
    "an action with its type twice": Case(
        text=respelled(2, rb'"action":{"type":("\w+")', rb'"action":{"type":\1,"type":\1'),
        said="row 1: the line is written in another way",
    ),
    "a move without an action": Case(text=_first(_moved, action=NOTHING), said="has other fields"),
    "an undo with an action": Case(
        text=_undone(action=msgspec.Raw(b'{"type":"roll"}')), said="has other fields"
    ),
    "a row left out": Case(text=_left_out, said="row ", by_rules=True),
    "a row left out, and its number": Case(text=_gap, said="stands in its place"),
    "a row twice": Case(text=_twice, said="row ", by_rules=True),
    "rows in another order": Case(text=_other_order, said="row ", by_rules=True),
    "a move called a setup": Case(text=_first(_moved, kind=RowKind.SETUP), said="begins with its setup"),
    "a move called a resignation": Case(text=_first(_moved, kind=RowKind.RESIGN), said="has other fields"),
    "a resignation for a move": Case(
        text=_first(_rolled, kind=RowKind.RESIGN, by=ByWhom.PLAYER, **_EMPTY), said="row |end", by_rules=True
    ),
    "an undo for a move": Case(
        text=_first(_rolled, kind=RowKind.UNDO, by=ByWhom.PLAYER, back_to=0, **_EMPTY),
        said="row |end",
        by_rules=True,
    ),
    "an end for a move": Case(
        text=_first(_rolled, kind=RowKind.END, by=ByWhom.PLAYER, seat=None, **_EMPTY),
        said="the game was over before",
    ),
    "a game cut short": Case(text=_cut_short, said="end: the game is not over|end: it says", by_rules=True),
    "a game played on": Case(
        text=lambda record: forged(record, [*record.rows, replace(record.rows[1], row=len(record.rows))]),
        said="row |end",
        by_rules=True,
    ),
    "an undo to a later row": Case(
        text=lambda record: _undone(back_to=record.rows[-1].row)(record), said="there is no row"
    ),
    "an undo to no row": Case(text=_undone(back_to=-1), said="there is no row -1"),
    "an undo by nobody": Case(text=_undone(seat=None), said="has other fields"),
    "an undo that goes nowhere": Case(text=_undone(back_to=None), said="has other fields"),
    "an undo by the clock": Case(text=_undone(by=ByWhom.CLOCK), said="is not made by: clock"),
    "a setup by the computer": Case(
        text=lambda record: forged(record, [replace(record.rows[0], by=ByWhom.COMPUTER), *record.rows[1:]]),
        said="row 0: .* is not made by: computer",
    ),
    "an end by a standing order": Case(text=_at_last(by=ByWhom.STANDING), said="is not made by: standing"),
    "an end by a seat": Case(text=_at_last(seat=Seat(0)), said="has other fields"),
    "an end that goes back": Case(text=_at_last(back_to=0), said="has other fields"),
    "a row by an unknown hand": Case(
        text=respelled(2, rb'"by":"\w+"', b'"by":"nobody"'), said="row 1: the line cannot be read"
    ),
    "a row with another field": Case(
        text=respelled(2, rb'"by":', b'"moon":1,"by":'), said="row 1: the line cannot be read"
    ),
    "a row without a field": Case(
        text=respelled(2, rb',"back_to":null', b""), said="row 1: the line cannot be read"
    ),
    "a row in another order": Case(
        text=respelled(2, rb'("kind":"\w+"),("seat":\w+)', rb"\2,\1"), said="row 1: .* in another way"
    ),
    "a row with a fraction": Case(text=respelled(2, rb'"row":1', b'"row":1.0'), said="row 1: the line "),
}

# --- head and end ------------------------------------------------------------------------------------------


def _another_secret(record: Record) -> bytes:
    secret = bytes(32)
    return forged(record, head=seeded(replace(record.head, secret=secret.hex(), seal=seal_of(secret))))


def _another_word(record: Record) -> bytes:
    return forged(record, head=seeded(replace(record.head, words=("please, a six", *record.head.words[1:]))))


def _another_id(record: Record) -> bytes:
    ids = (*record.head.ids[:-1], "1300000000000000078")
    return forged(record, head=seeded(replace(record.head, ids=ids)))


def _other_options(record: Record) -> msgspec.Raw:
    """Returns options of which one is another, whether or not it matters in the game."""
    options = msgspec.json.decode(record.head.options)
    flags = {name: not value for name, value in options.items() if isinstance(value, bool)}
    numbers = {name: value + 1 for name, value in options.items() if type(value) is int}
    (name, value), *_ = (flags or numbers).items()
    return msgspec.Raw(msgspec.json.encode({**options, name: value}))


def _alone(record: Record, **changes: object) -> Head:
    """Returns a head that says that the bot alone chose the seed."""
    secret = record.head.key
    head = replace(record.head, scheme=Scheme.DIRECT, secret=secret.hex(), seal=seal_of(secret))
    return replace(head, **{"cut": msgspec.UNSET, **changes})


def _other_end(record: Record) -> bytes:
    other = Status.OVER if record.end.end is Status.ENDED else Status.ENDED
    return forged(record, end=replace(record.end, end=other))


HEADS: Mapping[str, Case] = {
    "another word": Case(text=_another_word, said="row 0: draw"),
    "another ID": Case(text=_another_id, said="row 0: draw"),
    "another secret": Case(text=_another_secret, said="row 0: draw"),
    "another seed": Case(text=_of_head(seed="00" * 32), said="head: the seed is not made"),
    "another seal": Case(text=_of_head(seal="00" * 32), said="head: the seal is not that of the secret"),
    "the secret in capitals": Case(
        text=lambda record: _of_head(secret=record.head.secret.upper())(record), said="in small letters"
    ),
    "the seed in capitals": Case(
        text=lambda record: respelled(0, record.head.seed.encode(), record.head.seed.upper().encode())(
            record
        ),
        said="in small letters",
    ),
    "the seal in capitals": Case(
        text=lambda record: _of_head(seal=record.head.seal.upper())(record), said="the seal is not that"
    ),
    "the secret with a blank": Case(
        text=lambda record: _of_head(secret=f"{record.head.secret[:2]} {record.head.secret[2:]}")(record),
        said="in small letters",
    ),
    "a seed of the bot with words": Case(
        text=lambda record: forged(record, head=_alone(record)), said="nobody adds anything"
    ),
    "a seed of the bot alone": Case(
        text=lambda record: forged(record, head=_alone(record, ids=(), words=())), said="row .*: draw"
    ),
    "no number": Case(text=_of_head(game=0), said="numbered from 1"),
    "another format": Case(text=_of_head(format=2), said="format 2 is not known"),
    "another scheme": Case(text=respelled(0, rb'"scheme":\d', b'"scheme":9'), said="cannot be read"),
    "another title": Case(text=_of_head(title="moon"), said="head: the seed is not made"),
    "another number": Case(
        text=lambda record: forged(record, head=seeded(replace(record.head, game=77))), said="row 0: draw"
    ),
    "another cut": Case(
        text=lambda record: forged(record, head=seeded(replace(record.head, cut="snap"))), said="row 0: draw"
    ),
    "no cut": Case(
        text=lambda record: forged(record, head=seeded(replace(record.head, cut=None))),
        said="row 0: draw",
        seats=2,
    ),
    "a scheme without a cut": Case(
        text=lambda record: forged(record, head=replace(record.head, cut=msgspec.UNSET)),
        said="a deck is cut in scheme 3",
    ),
    "an older scheme": Case(
        text=lambda record: forged(
            record, head=seeded(replace(record.head, scheme=Scheme.SHARED, cut=msgspec.UNSET))
        ),
        said="row 0: draw",
    ),
    "a first position": Case(text=_of_head(start="moon"), said="head: the seed is not made"),
    "a first position and its seed": Case(
        text=lambda record: forged(record, head=seeded(replace(record.head, start="moon"))),
        said="head: its first position cannot be read",
    ),
    "a first position in an older scheme": Case(
        text=lambda record: forged(
            record, head=replace(record.head, scheme=Scheme.SHARED, cut=msgspec.UNSET, start="moon")
        ),
        said="begins from a position in scheme 3",
    ),
    "a first position of no letters": Case(text=_of_head(start=""), said="begins from a position"),
    "a pack that no option names": Case(
        text=_of_head(pack=msgspec.Raw(b'{"game":"dice_game","id":"x","name":"X"}')),
        said="head: the pack in it",
    ),
    "an older scheme with a cut": Case(
        text=lambda record: forged(record, head=seeded(replace(record.head, scheme=Scheme.SHARED))),
        said="a deck is cut in scheme 3",
    ),
    "another option": Case(
        text=lambda record: forged(record, head=seeded(replace(record.head, options=_other_options(record)))),
        said="row 0: draw",
    ),
    "one seat less": Case(
        text=lambda record: _of_head(seats=record.head.seats[:-1])(record), said="head: the seed is not made"
    ),
    "options with a blank": Case(
        text=respelled(0, rb'"options":{', b'"options":{ '), said="head: the line is written in another way"
    ),
    "a word with an escape": Case(
        text=respelled(0, rb'"words":\["A', rb'"words":["\\u0041'),
        said="head: the line is written in another way",
    ),
    "a head with another field": Case(
        text=respelled(0, rb'"title":', b'"moon":1,"title":'), said="head: the line cannot be read"
    ),
    "another outcome": Case(text=_of_end(end=Status.OVER, outcome=LUCK), said="end: it says", by_rules=True),
    "another end": Case(text=_other_end, said="end: it says"),
    "an end in the lobby": Case(text=_of_end(end=Status.LOBBY), said="a game does not end with: lobby"),
    "an end with another field": Case(
        text=respelled(-1, rb'"since":', b'"moon":1,"since":'), said="end: the line cannot be read"
    ),
    "rules before the first": Case(text=_of_end(rules=0), said="end: there was no version 0"),
    "rules that are not here": Case(text=_of_end(rules=99), said="these are version", code=UNCHECKED),
    "a byte more": Case(text=lambda record: forged(record) + b"\n", said="head: this is no record of a game"),
    "another mark of byte order": Case(
        text=lambda record: b"\xef\xbb\xbf" + forged(record), said="head: this is no record of a game"
    ),
    "other ends of lines": Case(
        text=lambda record: forged(record).replace(b"\n", b"\r\n"), said="head: this is no record of a game"
    ),
}

# Frames of games whose seed does not hold them: of schemes before the third.
FRAMES: Mapping[str, Case] = {
    "one seat more": Case(
        text=lambda record: _of_head(seats=(*record.head.seats, "moon"))(record),
        said="head: the game has no such seats",
        by_rules=True,
    ),
    "seats in another order": Case(
        text=lambda record: _of_head(seats=record.head.seats[::-1])(record),
        said="head: the game has no such seats",
        by_rules=True,
        seats=2,
    ),
    "an unknown option": Case(
        text=_of_head(options=msgspec.Raw(b'{"moon":true}')), said="head: it cannot be read", by_rules=True
    ),
    "options left out": Case(
        text=_of_head(options=msgspec.Raw(b"{}")),
        said="head: a value is written in another way",
        by_rules=True,
    ),
}

# --- other rules -------------------------------------------------------------------------------------------


@cache
def _last_state(title_id: str) -> bytes:
    """Returns the state before and after the last row of a game that is resigned or ended."""
    title = TITLES[title_id]
    return title.codecs.states.encode(check(read(game_file(title_id)), TITLES.get).state)


def _adopted(record: Record, since: int | None = None, **more: object) -> End:
    """Returns the end of a game that claims other rules up to a row, by default the last but one."""
    last = record.rows[-2].row if since is None else since
    state = msgspec.Raw(_last_state(record.head.title))
    return replace(record.end, **{"since": last, "state": state, **more})


def _with_moves(record: Record, **changes: object) -> list[RecordRow]:
    """Returns the rows of a game with all moves changed."""
    return [replace(row, **changes) if row.kind is RowKind.MOVE else row for row in record.rows]


def _ended_early(record: Record) -> list[RecordRow]:
    rows = list(record.rows)
    rows[2] = replace(rows[2], kind=RowKind.END, seat=None, by=ByWhom.PLAYER, **_EMPTY)
    return rows


def _set_up_twice(record: Record) -> list[RecordRow]:
    rows = list(record.rows)
    rows[2] = replace(rows[2], kind=RowKind.SETUP)
    return rows


def _later(
    rows: Callable[[Record], list[RecordRow]] | None = None, since: int | None = None, **more: object
) -> Callable[[Record], bytes]:
    """Returns a game that claims that other rules held at first."""
    return lambda record: forged(
        record, None if rows is None else rows(record), end=_adopted(record, since, **more)
    )


OTHER_RULES: Mapping[str, Case] = {
    "other rules to the last row": Case(
        text=lambda record: _later(since=record.rows[-1].row)(record), said="cannot have held", later=True
    ),
    "other rules to the last row but one": Case(text=_later(), code=IN_PART, later=True),
    "any actions": Case(
        text=_later(lambda record: _with_moves(record, action=msgspec.Raw(b'{"type":"whatever"}'))),
        code=IN_PART,
        later=True,
    ),
    "dice of moves deleted": Case(
        text=_later(lambda record: _with_moves(record, draws=())), code=IN_PART, later=True
    ),
    "other rules and other seats": Case(
        text=_later(lambda record: _with_moves(record, seat=Seat(9))), said="there is no seat 9", later=True
    ),
    "other rules and no dice in the setup": Case(
        text=_later(_no_dice_in_setup), said="row 0: 0 draws are recorded", by_rules=True, later=True
    ),
    "other rules and no dice": Case(
        text=_later(_without_dice), said="row 0: 0 draws are recorded in the whole game", later=True
    ),
    "other rules and another winner": Case(
        text=_later(end=Status.OVER, outcome=LUCK), said="end: it says", by_rules=True, later=True
    ),
    "other rules and a winner of a game that was broken off": Case(
        text=_later(end=Status.ENDED, outcome=LUCK), said="end: it says", later=True
    ),
    "other rules and no state": Case(
        text=_later(state=NOTHING), said="the position after it is missing", later=True
    ),
    "other rules and a state that cannot be read": Case(
        text=_later(state=msgspec.Raw(b"[]")), said="end: it cannot be read", by_rules=True, later=True
    ),
    "other rules beyond the end": Case(
        text=lambda record: _later(since=len(record.rows))(record), said="cannot have held", later=True
    ),
    "other rules before the beginning": Case(text=_later(since=-1), said="cannot have held", later=True),
    "other rules before the first version": Case(text=_later(rules=1), said="no other rules held before"),
    "other rules and rows after the end": Case(
        text=_later(_ended_early), said="the game was over before", later=True
    ),
    "other rules and two setups": Case(text=_later(_set_up_twice), said="begins with its setup", later=True),
}

FORGERIES: Mapping[str, Case] = {**DICE, **ROWS, **HEADS, **OTHER_RULES}

# Files that tell another game by the same rules and dice. Only the mark that was posted tells them from the
# true one, so they pass where the forger has posted theirs; `docs/fair-dice.md` says so.
OTHER_GAMES: Mapping[str, Case] = {
    "a move by another hand": Case(
        text=_first(_moved, by=lambda _, row: next(by for by in ByWhom if by is not row.by)), code=PROVED
    ),
    "a shorter game": Case(text=_shorter, code=PROVED),
    "an undo more": Case(text=_undone(), code=PROVED),
}

EVERY_CASE: Mapping[str, Case] = {**FORGERIES, **OTHER_GAMES}


def pairs(cases: Mapping[str, Case]) -> list[tuple[str, str]]:
    """Returns all titles, each with the cases that its games can be forged by."""
    return [
        (name, what)
        for name, title in TITLES.items()
        for what, case in cases.items()
        if title is not DUEL and case.fits(title)
    ]
