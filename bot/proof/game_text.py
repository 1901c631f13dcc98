"""A game as readable text, one line per row of its journal, and back.

The first line is the head of a position line, or a whole one if the game began from a position. Then each row
has its number, the seat, its action in notation and the dice, each as *face/faces*; a comment follows `;`.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.copies import replace
from bot.proof.record import NOTHING, Flawed, Record
from bot.store.rows import RowKind
from bot.titles.position_line import NoNotation, PositionLine, read_position
from bot.titles.title import AnyAction, AnyOptions, AnyState, AnyTitle
from engine.core import Draw, JournalMismatch, RecordedDice, Refused, Seat, play
from engine.kit.notation import Unreadable

COMMENT = " ; "
_HEAD = re.compile(r"(?P<title>\w+(\+\w+)?)\.(?P<version>\d+)(?P<options>\(\S*\))(?P<seats>\[[\w,]*\])")
_ROW = re.compile(r"(?P<number>\d+)\. (?P<what>.*?)(?P<dice>( \d+/\d+)*)")
_KINDS = {RowKind.UNDO: "undo", RowKind.RESIGN: "resign", RowKind.END: "end"}


@dataclass(frozen=True, kw_only=True)
class TextRow:
    """A row of a game: the setup, a move, an undo, a resignation or the end."""

    kind: RowKind
    seat: Seat | None = None
    action: AnyAction | None = None
    draws: tuple[Draw, ...] = ()
    back_to: int | None = None


@dataclass(frozen=True, kw_only=True)
class TextGame:
    """A game that can be written as text."""

    title: AnyTitle
    options: AnyOptions
    seats: tuple[str, ...]  # their keys
    rows: tuple[TextRow, ...]  # the setup first
    start: PositionLine | None = None  # None: it began with its setup


def game_of(record: Record, title: AnyTitle) -> TextGame:
    """Returns the game of a record, without the people and the seed."""
    actions = title.codecs.actions
    rows = tuple(
        TextRow(
            kind=row.kind,
            seat=row.seat,
            action=None if row.action == NOTHING else actions.decode(bytes(row.action)),
            draws=row.draws,
            back_to=row.back_to,
        )
        for row in record.rows
    )
    options, line = title.codecs.options.decode(bytes(record.head.options)), record.head.start
    start = read_position(line, {title.key: title}.get) if isinstance(line, str) else None
    return TextGame(title=title, options=options, seats=record.head.seats, rows=rows, start=start)


def write_game(game: TextGame, tell: Callable[[int], str] = lambda row: "") -> str:
    """Returns the text of a game; `tell` returns the comment of a row, "" for none."""
    lines = [_head(game) if game.start is None else game.start.text]
    for number, row in enumerate(game.rows):
        dice = "".join(f" {chosen + 1}/{choices}" for choices, chosen in row.draws)
        told = " ".join(tell(number).split())
        lines.append(f"{number}. {_what(game, row)}{dice}" + (f"{COMMENT}{told}" if told else ""))
    return "\n".join(lines) + "\n"


def _head(game: TextGame) -> str:
    try:
        options = game.title.codecs.option_texts.write(game.options)
    except TypeError as error:
        raise NoNotation(game.title.id) from error
    return f"{game.title.key}.{game.title.rules.version}{options}[{','.join(game.seats)}]"


def _what(game: TextGame, row: TextRow) -> str:
    seat = "" if row.seat is None else game.seats[row.seat]
    if row.kind is RowKind.SETUP:
        return "setup"
    if row.action is not None:
        return f"{seat} {game.title.codecs.action_texts.write(row.action)}"
    back = "" if row.back_to is None else str(row.back_to)
    return " ".join(part for part in (_KINDS[row.kind], seat, back) if part)


# --- reading -----------------------------------------------------------------------------------------------


def read_game(text: str, find: Callable[[str], AnyTitle | None]) -> TextGame:
    """Returns the game of a text; raises `Flawed` at the first line that cannot be read."""
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        raise Flawed("line 1", "there is no game")
    try:
        game = _read_head(lines[0], find)
    except (Unreadable, NoNotation) as error:
        raise Flawed("line 1", f"this is no game of ours: {error}") from error
    return replace(game, rows=tuple(_read_rows(game, lines[1:])))


def _read_head(line: str, find: Callable[[str], AnyTitle | None]) -> TextGame:
    head = _HEAD.fullmatch(line.strip())
    if head is None:
        start = read_position(line, find)
        return TextGame(title=start.title, options=start.options, seats=start.seats, rows=(), start=start)
    title = find(head["title"])
    if title is None:
        raise NoNotation(head["title"])
    options, seats = title.codecs.option_texts.read(head["options"]), tuple(head["seats"][1:-1].split(","))
    plan = title.rules.seat_plan(options)
    if seats != tuple(key for key in plan.keys if key in seats) or len(seats) < plan.fewest:
        raise Unreadable(head["seats"])
    return TextGame(title=title, options=options, seats=seats, rows=())


def _read_rows(game: TextGame, lines: Iterable[str]) -> Iterator[TextRow]:
    for number, line in enumerate(lines):
        found = _ROW.fullmatch(line.partition(COMMENT)[0].strip())
        if found is None or int(found["number"]) != number:
            raise Flawed(f"row {number}", f"cannot be read: {line.strip()[:60]}")
        try:
            yield _read_row(game, found["what"].split(), tuple(_draws(found["dice"])))
        except (Unreadable, ValueError, KeyError) as error:
            raise Flawed(f"row {number}", f"cannot be read: {error}") from error


def _read_row(game: TextGame, words: Sequence[str], draws: tuple[Draw, ...]) -> TextRow:
    match words:
        case ["setup"]:
            return TextRow(kind=RowKind.SETUP, draws=draws)
        case ["end"]:
            return TextRow(kind=RowKind.END)
        case ["resign", seat]:
            return TextRow(kind=RowKind.RESIGN, seat=Seat(game.seats.index(seat)))
        case ["undo", seat, back]:
            return TextRow(kind=RowKind.UNDO, seat=Seat(game.seats.index(seat)), back_to=int(back))
        case [seat, written]:
            action = game.title.codecs.action_texts.read(written)
            return TextRow(kind=RowKind.MOVE, seat=Seat(game.seats.index(seat)), action=action, draws=draws)
    raise ValueError(" ".join(words))


def _draws(text: str) -> Iterator[Draw]:
    for die in text.split():
        chosen, _, choices = die.partition("/")
        yield Draw(int(choices), int(chosen) - 1)


def states_after_rows(game: TextGame) -> Iterator[AnyState]:
    """Yields the state after each row, by rules and dice; raises `Flawed` at a wrong row."""
    states: list[AnyState] = []
    for number, row in enumerate(game.rows):
        try:
            states.append(_after(game, row, states))
        except (JournalMismatch, Refused, AssertionError, LookupError) as error:
            raise Flawed(f"row {number}", f"the rules cannot play this: {error}") from error
        yield states[-1]


def _after(game: TextGame, row: TextRow, states: Sequence[AnyState]) -> AnyState:
    rules, dice = game.title.rules, RecordedDice(row.draws)
    if not states:
        return first_step(game, dice)
    if row.kind is RowKind.MOVE and row.seat is not None and row.action is not None:
        return play(rules, states[-1], row.seat, row.action, dice).state
    return states[-1] if row.back_to is None else states[row.back_to]


def first_step(game: TextGame, dice: RecordedDice) -> AnyState:
    """Returns the first state of a game: its setup, or the position it began from."""
    if game.start is not None:
        return game.start.deal(dice)
    options = game.title.setup.with_seats(game.options, game.seats)
    return game.title.rules.setup(options, len(game.seats), dice).state
