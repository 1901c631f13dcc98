"""Checks a record: replays the game by the rules, with the dice of its seed, row by row."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from bot.proof.record import END, HEAD, Flawed, Record, RecordRow, pack_of
from bot.store.rows import RowKind, Status
from bot.titles.packs.checks import faults_of
from bot.titles.packs.shelf import with_pack
from bot.titles.position_line import NoNotation, PositionLine, read_position
from bot.titles.title import AnyEvent, AnyState, AnyTitle
from engine.core import Draw, Outcome, Recorder, Seat, SeededDice, Step
from engine.kit.notation import Unreadable

T = TypeVar("T")

GIVEN_UP = "resigned"  # a reason of outcomes that is not in the rules


class Unknown(Exception):
    """The rules of a record are not available: another title, or another version."""


@dataclass(frozen=True, kw_only=True)
class Findings:
    """The result of checking a record without errors."""

    rows: int
    draws: int
    state: AnyState  # after the last row
    replayed_from: int  # rows before this one were played by other rules, and are not proved

    @property
    def is_proved(self) -> bool:
        """Tells whether all rows were replayed; for other rows only the listed draws are checked."""
        return self.replayed_from == 0


def check(
    record: Record,
    find: Callable[[str], AnyTitle | None],
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Findings:
    """Replays a game; raises `Flawed` at the first wrong row, `Unknown` if its rules are not available.

    `progress` receives the number of rows replayed so far, and of all rows.
    """
    title = title_of(record, find)
    if title.rules.version != record.end.rules:
        raise Unknown(
            f"it was played by version {record.end.rules} of the rules of {title.id},"
            f" these are version {title.rules.version}"
        )
    game = _Game(title, record)
    for done, row in enumerate(record.rows):
        progress(done, len(record.rows))
        _replay_row(game, row)
    game.conclude()
    return Findings(
        state=game.state,
        rows=len(record.rows),
        draws=sum(len(row.draws) for row in record.rows),
        replayed_from=record.end.since + 1 if record.end.is_adopted else 0,
    )


def title_of(record: Record, find: Callable[[str], AnyTitle | None]) -> AnyTitle:
    """Returns the title of a record, with the pack that is in it; raises `Unknown` or `Flawed`."""
    title, pack = find(record.head.title), pack_of(record.head)
    if title is None:
        raise Unknown(f"there is no title {record.head.title!r} here")
    if pack is None:
        return title
    fault = next(faults_of(pack, title), None)
    if fault is not None:
        place = "/".join(map(str, fault.path))
        raise Flawed(HEAD, f"its pack cannot be used: {place}: {fault.reason}")
    return with_pack(title, pack)


def _replay_row(game: "_Game", row: RecordRow) -> None:
    try:
        game.replay(row)
    except Flawed:
        raise
    except Exception as error:  # a file may hold a state or action that no game ever reaches
        raise Flawed(f"row {row.row}", f"the rules cannot play this: {error!r}") from error


def check_dice(record: Record) -> int:
    """Compares the draws of all rows with the seed, whatever the rules; returns their number."""
    for row, number in zip(record.rows, record.dice_numbers, strict=True):
        _compare_draws(f"row {row.row}", row.draws, _draws_of(record.head.key, number, row))
    return sum(len(row.draws) for row in record.rows)


class _Game:
    """A game being replayed: its state after each row."""

    def __init__(self, title: AnyTitle, record: Record) -> None:
        self._title = title
        self._record = record
        self._states: dict[int, AnyState] = {}
        self._dice_numbers = record.dice_numbers
        if record.end.is_adopted:
            self._states[record.end.since] = _decode(END, title.codecs.states.decode, record.end.state)

    def replay(self, row: RecordRow) -> None:
        """Replays a row and compares the result."""
        where = f"row {row.row}"
        if self._by_other_rules(row):
            self._compare_listed(where, row)
        elif row.kind is RowKind.SETUP:
            self._states[0] = self._set_up(where, row)
        else:
            self._check_not_over(where, row)
            self._states[row.row] = self._after(where, row)

    @property
    def state(self) -> AnyState:
        """The state after the last row."""
        return self._states[self._record.rows[-1].row]

    def conclude(self) -> None:
        """Compares the end of the game."""
        end = self._record.end
        status, outcome = self._ending(self._record.rows[-1])
        if end.end is not status or end.outcome != outcome:
            raise Flawed(END, f"it says {_in_words(end.outcome)}, the game has {_in_words(outcome)}")

    def _by_other_rules(self, row: RecordRow) -> bool:
        end = self._record.end
        return end.is_adopted and row.row <= end.since

    def _compare_listed(self, where: str, row: RecordRow) -> None:
        """Compares the listed draws of a row played by other rules; their right number is not known."""
        number = self._dice_numbers[row.row]
        _compare_draws(where, row.draws, _draws_of(self._record.head.key, number, row))
        if row.kind is RowKind.SETUP and not row.draws and self._first_step()[1]:
            raise Flawed(where, "0 draws are recorded, though the setup of this game makes some")

    def _set_up(self, where: str, row: RecordRow) -> AnyState:
        step, draws = self._first_step()
        self._compare(where, row, draws, step.events)
        return step.state

    def _first_step(self) -> tuple[Step[AnyState, AnyEvent], Sequence[Draw]]:
        """Sets the game up by the present rules; returns the first step, and its draws."""
        head, title = self._record.head, self._title
        given = _decode(HEAD, title.codecs.options.decode, head.options)
        if not self._record.end.is_adopted:  # a version before may have known fewer options
            _compare_spelling(HEAD, head.options, title.codecs.options.encode(given))
        plan, seats = title.rules.seat_plan(given), head.seats
        if seats != tuple(key for key in plan.keys if key in seats) or len(seats) < plan.fewest:
            raise Flawed(HEAD, "the game has no such seats")
        dice = Recorder(SeededDice(head.key, 0))
        if isinstance(head.start, str):
            return Step(state=self._start(head.start).deal(dice), events=()), dice.draws
        step = title.rules.setup(title.setup.with_seats(given, seats), len(seats), dice)
        return step, dice.draws

    def _start(self, line: str) -> PositionLine:
        """Returns the position that the game began from."""
        try:
            start = read_position(line, {self._title.key: self._title}.get)
        except (Unreadable, NoNotation) as error:
            raise Flawed(HEAD, f"its first position cannot be read: {error}") from error
        if start.seats != self._record.head.seats:
            raise Flawed(HEAD, "its first position has other seats")
        return start

    def _after(self, where: str, row: RecordRow) -> AnyState:
        """Returns the state after a row other than the setup."""
        if row.kind is RowKind.MOVE:
            return self._after_move(where, row)
        if row.back_to is None:
            return self._states[row.row - 1]
        if row.back_to not in self._states:
            raise Flawed(where, f"there is no row {row.back_to} to go back to")
        return self._states[row.back_to]

    def _after_move(self, where: str, row: RecordRow) -> AnyState:
        state, rules = self._states[row.row - 1], self._title.rules
        actions = self._title.codecs.actions
        action = _decode(where, actions.decode, row.action)
        _compare_spelling(where, row.action, actions.encode(action))
        decision = rules.decision(state)
        if decision is None or row.seat is None or row.seat not in decision.seats:
            raise Flawed(where, "this seat is not asked here")
        if action not in rules.legal(state, row.seat):
            raise Flawed(where, "the rules do not allow this action here")
        dice = Recorder(SeededDice(self._record.head.key, self._dice_numbers[row.row]))
        step = rules.apply(state, row.seat, action, dice)
        self._compare(where, row, dice.draws, step.events)
        return step.state

    def _compare(self, where: str, row: RecordRow, draws: Sequence[Draw], events: Sequence[AnyEvent]) -> None:
        _compare_draws(where, row.draws, draws)
        told = _decode(where, self._title.codecs.events.decode, row.events)
        if tuple(told) != tuple(events):
            raise Flawed(where, "what was told is not what happened")
        _compare_spelling(where, row.events, self._title.codecs.events.encode(tuple(events)))

    def _check_not_over(self, where: str, row: RecordRow) -> None:
        before = self._record.rows[row.row - 1]
        if before.kind is RowKind.END or self._title.rules.outcome(self._states[before.row]) is not None:
            raise Flawed(where, "the game was over before")

    def _ending(self, last: RecordRow) -> tuple[Status, Outcome | None]:
        """Returns the status and outcome of a game whose last row is this one."""
        if last.kind is RowKind.END:
            return Status.ENDED, None
        outcome = self._title.rules.outcome(self._states[last.row])
        if outcome is None and last.kind is RowKind.RESIGN and last.seat is not None:
            outcome = given_up(len(self._record.head.seats), last.seat)
        if outcome is None:
            raise Flawed(END, "the game is not over: rows are missing")
        return Status.OVER, outcome


def given_up(seats: int, seat: Seat) -> Outcome:
    """Returns the outcome when a seat gives up: the other side wins, if there is just one."""
    others = tuple(Seat(other) for other in range(seats) if other != seat)
    return Outcome(winners=others if len(others) == 1 else (), reason=GIVEN_UP)


def _draws_of(seed: bytes, number: int, row: RecordRow) -> tuple[Draw, ...]:
    """Returns the draws of a row as the seed gives them, for draws with a known number of choices."""
    dice = SeededDice(seed, number)
    return tuple(Draw(draw.choices, dice.draw(draw.choices)) for draw in row.draws if draw.choices > 0)


def _compare_draws(where: str, recorded: Sequence[Draw], rolled: Sequence[Draw]) -> None:
    for number, (was, has) in enumerate(zip(recorded, rolled, strict=False), start=1):
        if was != has:
            raise Flawed(where, f"draw {number} is {_face(was)}, the seed has {_face(has)}")
    if len(recorded) != len(rolled):
        raise Flawed(where, f"{len(recorded)} draws are recorded, the rules make {len(rolled)}")


def _decode(where: str, decode: Callable[[bytes], T], raw: msgspec.Raw) -> T:
    try:
        return decode(bytes(raw))
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Flawed(where, f"it cannot be read: {error}") from error


def _compare_spelling(where: str, raw: msgspec.Raw, ours: bytes) -> None:
    """Raises `Flawed` for the right value if a field is left out, or stands in another place."""
    if bytes(raw) != ours:
        raise Flawed(where, "a value is written in another way than ours")


def _face(draw: Draw) -> str:
    return f"{draw.chosen + 1} of {draw.choices}"


def _in_words(outcome: Outcome | None) -> str:
    return "no outcome" if outcome is None else f"{outcome.reason}, won by {list(outcome.winners)}"
