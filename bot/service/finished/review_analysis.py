"""Analyses a finished game: the winning chances of all seats at every turn, and the turning points.

The quick computer player plays the game out many times from each turn, with everything dealt again that
onlookers did not see. The chances of all seats come from the same playouts, so they add up to 1. Each has a
margin of error, and nothing counts as a turning point that is not larger than the margins.

A better action makes a puzzle if the computer finds it again with other luck.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import pairwise
from math import sqrt
from statistics import fmean

import msgspec

from bot.service.finished.game_playouts import GamePlayouts
from bot.service.model.position import Position
from bot.service.running.computers import Computers
from bot.service.running.estimates import Shares
from bot.store.rows import ByWhom, Move, RowKind
from bot.titles.title import AnyAction, AnyState
from engine.core import Seat
from engine.kit.playouts import shares_of

FEWEST_MARKS, MOST_MARKS = 9, 18  # on the curve at first; a longer game is sampled
TURNING_POINTS = 3
BATCH = 48  # playouts per round of refinement
MARGIN = 0.06  # the margin of error to reach
CLOSE_MARGIN = 0.04  # the same next to a possible turning point
SURE = 2.58  # standard errors: the true chance is within them in 99 of 100 cases
OPEN = 0.5  # prior playouts, shared evenly: no chance is 0 or 1 before the game is over
SWING = 0.1  # the smallest change of a turning point
ENOUGH = 300  # playouts a mark should have; if that takes too long, there are fewer marks
BUDGET = 90.0  # seconds of processor time for the curve
BUDGET_FOR_BETTER = 25.0  # the same for better moves
ALTERNATIVES = 3  # decisions of a turn for which a better move is searched
PAIRS = 48  # playouts with the same luck per round of a comparison
MOST_PAIRS = 480
CLEARLY = 0.05  # the smallest gain worth mentioning
AGAIN = 3  # times the computer must choose the better action of a puzzle again, each with other luck

Progress = Callable[[float], None]


class ChancesAfter(msgspec.Struct, frozen=True, kw_only=True):
    """The winning chance of every seat after a row of the journal; they add up to 1 (solo: at most 1)."""

    seq: int
    round: int | None
    chances: tuple[float, ...]
    margins: tuple[float, ...]  # how far off each may be, either way


class Why(StrEnum):
    """The cause of a turning point."""

    PLAY = "play"
    RESIGNED = "resigned"  # a resignation that ended the game
    CLOCK = "clock"  # time was up, and the computer's move ended the game


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A turn that changed the chances much; the rows before and after it have marks."""

    seq: int  # the row before the turn
    last: int  # its last row
    seat: int
    why: Why = Why.PLAY
    at: int | None = None  # the row before the decision that could have been better
    played: bytes | None = None  # the action that was chosen there
    action: bytes | None = None  # the better action
    gain: float | None = None  # its gain, with the same luck
    holds: bool = False  # the computer found it again each time: it makes a puzzle


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A complete review, as it is stored."""

    marks: tuple[ChancesAfter, ...]
    turning_points: tuple[TurningPoint, ...]

    def mark(self, seq: int) -> ChancesAfter:
        """Returns the mark of a row that has one."""
        return next(mark for mark in self.marks if mark.seq == seq)


@dataclass(frozen=True, kw_only=True)
class Stretch:
    """A turn: its first and last row, its seat, and how it ended."""

    first: int
    last: int
    seat: Seat
    why: Why = Why.PLAY


@dataclass(kw_only=True)
class Estimate:
    """The estimated chances after one row."""

    playouts: list[Shares] = field(default_factory=list)
    certain: Shares | None = None  # the game was over

    @property
    def chances(self) -> Shares:
        """The chance of every seat; never exactly 0 or 1 before the game is over."""
        if self.certain is not None:
            return self.certain
        columns, even = zip(*self.playouts, strict=True), 1 / max(2, len(self.playouts[0]))
        return tuple([(sum(won) + OPEN * even) / (len(won) + OPEN) for won in columns])

    @property
    def margins(self) -> Shares:
        if self.certain is not None:
            return (0.0,) * len(self.certain)
        return tuple([margin(chance, len(self.playouts)) for chance in self.chances])


def margin(chance: float, playouts: int) -> float:
    """Returns the margin of error of a share of playouts (Agresti and Coull)."""
    count = playouts + SURE**2
    middle = (chance * playouts + SURE**2 / 2) / count
    return SURE * sqrt(middle * (1 - middle) / count)


class Reviewer:
    """Creates one review."""

    def __init__(
        self,
        position: Position,
        states: dict[int, AnyState],
        rows: Sequence[Move],
        computers: Computers,
        progress: Progress,
    ) -> None:
        self._position = position
        self._title = position.title
        self._states = states
        self._rows = rows
        self._progress = progress
        self._seats = len(position.chairs)
        self._playouts = GamePlayouts(
            title=position.title, states=states, seats=self._seats, computers=computers
        )
        self._turns = stretches(rows)
        self._known: dict[int, Estimate] = {}

    async def review(self) -> Review:
        """Estimates the curve, refines it around possible turning points, then searches for better moves."""
        await self._draw_curve()
        points = self._turning_points()
        self._playouts.spent = 0.0
        for number, point in enumerate(points):
            points[number] = await self._with_better(point)
        marks = tuple([self._mark(seq) for seq in sorted(self._known)])
        return Review(marks=marks, turning_points=tuple(points))

    def _mark(self, seq: int) -> ChancesAfter:
        known = self._known[seq]
        number = self._title.rules.round(self._states[seq])
        return ChancesAfter(seq=seq, round=number, chances=known.chances, margins=known.margins)

    # --- the curve

    async def _draw_curve(self) -> None:
        """Adds playouts where margins are largest, until all are small or the time budget is spent."""
        first, *rest = self._boundaries()
        await self._look_at(first)
        for seq in thin_out(rest, self._affordable_marks(), keep=self._around_the_end()):
            await self._look_at(seq)
        while self._playouts.spent < BUDGET:
            between = self._middle_of_a_change()
            if between is not None:
                await self._look_at(between)
                continue
            needy = self._needs_playouts()
            if needy is None:
                break
            await self._add_playouts(needy)

    def _affordable_marks(self) -> int:
        """Returns the number of marks the budget allows, by the time of the first; later ones are faster."""
        each = ENOUGH * self._playouts.spent / BATCH / 2
        return max(FEWEST_MARKS, min(MOST_MARKS, round(BUDGET / max(each, 1e-3)))) - 1

    def _boundaries(self) -> list[int]:
        """Returns the rows between turns, with the first and the last."""
        return [self._turns[0].first, *[turn.last for turn in self._turns]]

    def _around_the_end(self) -> set[int]:
        """Returns the rows that must have a mark: the last one, and the one before an early end."""
        last = self._turns[-1]
        return {last.last} if last.why is Why.PLAY else {last.first, last.last}

    async def _look_at(self, seq: int) -> None:
        """Adds an estimate for a row; the end of the game is certain."""
        over = self._position.outcome if seq == self._rows[-1].seq else None
        outcome = over or self._title.rules.outcome(self._states[seq])
        if outcome is not None:
            self._known[seq] = Estimate(certain=shares_of(outcome, self._seats))
            return
        self._known[seq] = Estimate()
        await self._add_playouts(seq)

    async def _add_playouts(self, seq: int) -> None:
        begun = self._known[seq].playouts
        begun += await self._playouts.play(seq, len(begun), BATCH)
        self._progress(min(0.9, 0.9 * self._playouts.spent / BUDGET))

    def _middle_of_a_change(self) -> int | None:
        """Returns the middle row of the largest clear change over several turns; None: there is none."""
        rows = self._boundaries()
        wide = [
            (self._change(start, end), rows[(rows.index(start) + rows.index(end)) // 2])
            for start, end in pairwise(sorted(self._known))
            if rows.index(end) - rows.index(start) > 1 and self._is_clear(start, end)
        ]
        return max(wide)[1] if wide else None

    def _needs_playouts(self) -> int | None:
        """Returns the row that misses its margin by most; None: all margins are small enough."""
        lacking = {
            seq: max(known.margins) / MARGIN for seq, known in self._known.items() if known.certain is None
        }
        for start, end in pairwise(sorted(self._known)):
            if self._change(start, end) >= SWING:
                for seq in lacking.keys() & {start, end}:
                    lacking[seq] = max(self._known[seq].margins) / CLOSE_MARGIN
        worst = max(lacking, key=lambda seq: lacking[seq], default=None)
        return worst if worst is not None and lacking[worst] > 1 else None

    def _change(self, start: int, end: int, seat: Seat | None = None) -> float:
        """Returns the change of a seat's chance, or (None) the largest change of any seat."""
        pairs = zip(self._known[start].chances, self._known[end].chances, strict=True)
        changes = [abs(before - after) for before, after in pairs]
        return max(changes) if seat is None else changes[seat]

    def _is_clear(self, start: int, end: int, seat: Seat | None = None) -> bool:
        """Tells whether a change is large and exceeds the margins of both rows."""
        change = self._change(start, end, seat)
        doubt = max(self._known[start].margins) + max(self._known[end].margins)
        return change >= SWING and change > doubt

    # --- turning points

    def _turning_points(self) -> list[TurningPoint]:
        """Returns the turns with the largest changes, and an early end, in the order they were played."""
        marked = set(pairwise(sorted(self._known)))
        looked_at = [turn for turn in self._turns if (turn.first, turn.last) in marked]
        found = [
            turn
            for turn in looked_at
            if turn.why is not Why.PLAY or self._is_clear(turn.first, turn.last, turn.seat)
        ]
        found.sort(key=lambda turn: (turn.why is Why.PLAY, -self._change(turn.first, turn.last, turn.seat)))
        return [
            TurningPoint(seq=turn.first, last=turn.last, seat=turn.seat, why=turn.why)
            for turn in sorted(found[:TURNING_POINTS], key=lambda turn: turn.first)
        ]

    async def _with_better(self, point: TurningPoint) -> TurningPoint:
        """Returns a turning point with a clearly better action added, if there is one."""
        if point.why is Why.RESIGNED:
            return point
        best = point
        for seq, played, other in await self._alternatives(point):
            gain = await self._gain(seq, Seat(point.seat), played, other)
            if gain > (best.gain or 0.0):
                encode = self._title.codecs.actions.encode
                best = msgspec.structs.replace(
                    best, at=seq, played=encode(played), action=encode(other), gain=gain
                )
        return msgspec.structs.replace(best, holds=await self._holds(best))

    async def _holds(self, point: TurningPoint) -> bool:
        """Tells whether the computer finds the better action of a turning point again, with other luck."""
        if point.at is None or point.action is None:
            return False
        better, seat = self._title.codecs.actions.decode(point.action), Seat(point.seat)
        return await self._playouts.is_found_again(point.at, seat, better, 1, AGAIN)

    async def _gain(self, seq: int, seat: Seat, played: AnyAction, other: AnyAction) -> float:
        """Returns the gain of another action, by playouts with the same luck; 0: none that is clear."""
        gains: list[float] = []
        while len(gains) < MOST_PAIRS and self._playouts.spent < BUDGET_FOR_BETTER:
            was = await self._playouts.play(seq, len(gains), PAIRS, seat, played)
            might = await self._playouts.play(seq, len(gains), PAIRS, seat, other)
            gains += [one[seat] - two[seat] for one, two in zip(might, was, strict=True)]
            if fmean(gains) < CLEARLY / 2:
                return 0.0
            if is_clearly_more(gains):
                return fmean(gains)
        return 0.0

    async def _alternatives(self, point: TurningPoint) -> list[tuple[int, AnyAction, AnyAction]]:
        """Returns the decisions of a turn where the computer chooses another action, with both actions."""
        found: list[tuple[int, AnyAction, AnyAction]] = []
        for before, row in pairwise(self._rows):
            if not point.seq < row.seq <= point.last or row.seat != point.seat or row.action is None:
                continue
            if row.kind is not RowKind.MOVE or len(found) >= ALTERNATIVES:
                continue
            played = self._title.codecs.actions.decode(row.action)
            other = await self._playouts.choice(before.seq, Seat(point.seat))
            if other != played:
                found.append((before.seq, played, other))
        return found


def is_clearly_more(gains: Sequence[float]) -> bool:
    """Tells whether paired gains are statistically significant."""
    mean = fmean(gains)
    error = sqrt(sum([(gain - mean) ** 2 for gain in gains]) / len(gains) / (len(gains) - 1))
    return mean >= CLEARLY and mean > SURE * error


def stretches(rows: Sequence[Move]) -> list[Stretch]:
    """Returns the turns of a game; each belongs to the seat that acted most in it.

    A resignation that ended the game is a turn of its own.
    """
    found: list[Stretch] = []
    start = rows[0].seq
    for number, row in enumerate(rows[1:], start=1):
        is_last = number + 1 == len(rows)
        following = None if is_last else rows[number + 1]
        resigns_next = following is not None and following is rows[-1] and following.kind is RowKind.RESIGN
        if following is None or resigns_next or following.turn != row.turn:
            inside = [one.seat for one in rows if start < one.seq <= row.seq and one.seat is not None]
            if inside:
                seat = max(inside, key=inside.count)
                why = _why(row) if is_last else Why.PLAY
                found.append(Stretch(first=start, last=row.seq, seat=seat, why=why))
                start = row.seq
    return found


def _why(last: Move) -> Why:
    """Returns the way in which the last row ended the game."""
    if last.kind is RowKind.RESIGN:
        return Why.RESIGNED
    return Why.CLOCK if last.by_whom is ByWhom.CLOCK else Why.PLAY


def thin_out(seqs: Sequence[int], most: int, keep: Iterable[int] = ()) -> list[int]:
    """Returns about `most` rows, evenly spread, with the first and all of `keep` among them."""
    if len(seqs) <= most:
        return list(seqs)
    spread = {seqs[round(number * (len(seqs) - 1) / (most - 1))] for number in range(most)}
    return sorted(spread.union(keep))
