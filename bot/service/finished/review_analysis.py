"""Looks back on a finished game: what each seat could hope for at every turn, and what decided it.

Every figure is what the seat itself could know at that moment: the game is played out many times from its
view, with all that it did not see dealt again.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from time import perf_counter

import msgspec

from bot.service.model.position import Position
from bot.service.running.computers import Computers, Task
from bot.service.running.estimates import prospect_of
from bot.store.rows import Kind, Move
from bot.titles.title import AnyAction, AnyState
from engine.core import Level, Seat, worlds_for
from engine.kit.playouts import share_of

MOST_MARKS = 18  # of the curve; of a longer game only some turns are looked at
TURNING_POINTS = 3
SUSPECTS = 5  # swings that are looked at more closely
FEWEST, MOST = 4, 24  # playouts an estimate
CLOSER = 2  # as many for what is looked at closely
PATIENCE = 60.0  # seconds of a worker that a review should take
ALTERNATIVES = 3  # decisions of a turn for which something better is looked for
CLEARLY = 0.08  # better by less than this may be chance

Progress = Callable[[float], None]


class Mark(msgspec.Struct, frozen=True, kw_only=True):
    """The chance of every seat to win, after a row of the journal."""

    seq: int
    round: int | None
    chances: tuple[float, ...]


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A turn that changed much, and what would have been better."""

    seq: int  # the row before the turn
    last: int  # its last row
    seat: int
    before: float
    after: float
    at: int | None = None  # the row before the decision that could have been better
    action: bytes | None = None  # what would have been better there
    chance: float | None = None  # and what it promised


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """All of it, as it is kept."""

    marks: tuple[Mark, ...]
    turning_points: tuple[TurningPoint, ...]


@dataclass(frozen=True, kw_only=True)
class Stretch:
    """A turn, or several: from a row to another, and whose turn it was."""

    first: int
    last: int
    seat: Seat


class Reviewer:
    """One look back."""

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
        self._computers = computers
        self._progress = progress
        self._playouts = MOST
        self._known: dict[tuple[int, Seat, int], float] = {}
        self._seats = [chair.seat for chair in position.chairs]

    async def review(self) -> Review:
        """Draws the curve, then looks closely where it swings most."""
        turns = stretches(self._rows)
        marked = thin_out([turn.first for turn in turns], MOST_MARKS)
        await self._settle_effort(marked)
        marks = []
        for number, seq in enumerate(marked):
            chances = [await self._chance(seq, seat) for seat in self._seats]
            marks.append(Mark(seq=seq, round=self._round(seq), chances=tuple(chances)))
            self._progress(0.7 * (number + 1) / len(marked))
        marks.append(self._end())
        points = await self._turning_points(turns, marks)
        return Review(marks=tuple(marks), turning_points=tuple(points))

    def _end(self) -> Mark:
        last = max(self._states)
        outcome = self._position.outcome
        assert outcome is not None, "the game is over"
        chances = tuple(share_of(outcome, seat) for seat in self._seats)
        return Mark(seq=last, round=self._round(last), chances=chances)

    def _round(self, seq: int) -> int | None:
        return self._title.rules.round(self._states[seq])

    # --- effort

    async def _settle_effort(self, marked: Sequence[int]) -> None:
        """Tries one estimate, and takes as many playouts as there is time for."""
        begun = perf_counter()
        await self._estimate(marked[len(marked) // 2], self._seats[0], 2)
        each = max(1e-4, (perf_counter() - begun) / 2)
        wanted = len(marked) * len(self._seats) * 2
        self._playouts = max(FEWEST, min(MOST, int(PATIENCE / (each * wanted))))

    async def _chance(self, seq: int, seat: Seat, closer: int = 1) -> float:
        """Returns how likely a seat wins from a row on, by what it knew then."""
        outcome = self._title.rules.outcome(self._states[seq])
        if outcome is not None:
            return share_of(outcome, seat)
        key = (seq, seat, closer)
        if key not in self._known:
            self._known[key] = await self._estimate(seq, seat, self._playouts * closer)
        return self._known[key]

    async def _estimate(self, seq: int, seat: Seat, playouts: int, action: AnyAction | None = None) -> float:
        luck = (seq * 1_000 + seat) * 1_000
        prospect = prospect_of(self._title, self._states[seq], seat, playouts, luck, action)
        return await self._computers.estimate(self._title, prospect)

    # --- what decided it

    async def _turning_points(self, turns: Sequence[Stretch], marks: Sequence[Mark]) -> list[TurningPoint]:
        """Returns the turns that changed most, in the order they were played."""
        suspects = self._suspects(turns, marks)
        found: list[TurningPoint] = []
        for number, turn in enumerate(suspects):
            before = await self._chance(turn.first, turn.seat, CLOSER)
            after = await self._chance(turn.last, turn.seat, CLOSER)
            found.append(
                TurningPoint(seq=turn.first, last=turn.last, seat=turn.seat, before=before, after=after)
            )
            self._progress(0.7 + 0.15 * (number + 1) / len(suspects))
        found.sort(key=lambda point: abs(point.after - point.before), reverse=True)
        chosen = sorted(found[:TURNING_POINTS], key=lambda point: point.seq)
        return [await self._with_better(point, number) for number, point in enumerate(chosen)]

    def _suspects(self, turns: Sequence[Stretch], marks: Sequence[Mark]) -> list[Stretch]:
        """Returns turns within the steepest parts of the curve, few of each."""
        steps = sorted(
            pairwise(marks),
            key=lambda pair: max(abs(a - b) for a, b in zip(pair[0].chances, pair[1].chances, strict=True)),
            reverse=True,
        )
        found: list[Stretch] = []
        for start, end in steps:
            found += [turn for turn in turns if start.seq <= turn.first < end.seq]
            if len(found) >= SUSPECTS:
                break
        return found[: 2 * SUSPECTS]

    async def _with_better(self, point: TurningPoint, number: int) -> TurningPoint:
        """Returns a turning point with what would have been better, where something would."""
        best = point
        for seq, played, other in await self._alternatives(point):
            seat = Seat(point.seat)
            count = self._playouts * CLOSER
            was = await self._estimate(seq, seat, count, played)
            might = await self._estimate(seq, seat, count, other)
            if might - was >= CLEARLY and might > (best.chance or 0.0):
                action = self._title.codecs.actions.encode(other)
                best = msgspec.structs.replace(best, at=seq, action=action, chance=might)
        self._progress(0.85 + 0.15 * (number + 1) / TURNING_POINTS)
        return best

    async def _alternatives(self, point: TurningPoint) -> list[tuple[int, AnyAction, AnyAction]]:
        """Returns decisions of a turn at which the computer would have done something else."""
        found: list[tuple[int, AnyAction, AnyAction]] = []
        for before, row in pairwise(self._rows):
            if not point.seq < row.seq <= point.last or row.seat != point.seat or row.action is None:
                continue
            if row.kind is not Kind.MOVE or len(found) >= ALTERNATIVES:
                continue
            state, seat = self._states[before.seq], Seat(point.seat)
            played = self._title.codecs.actions.decode(row.action)
            other = await self._choice(state, seat, before.seq)
            if other != played:
                found.append((before.seq, played, other))
        return found

    async def _choice(self, state: AnyState, seat: Seat, seq: int) -> AnyAction:
        rules, chance = self._title.rules, seq.to_bytes(8, "big")
        decision = rules.decision(state)
        assert decision is not None, "somebody has moved here"
        task = Task(
            level=Level.HARD,
            view=rules.view(state, seat),
            decision=decision,
            legal=rules.legal(state, seat),
            luck=chance,
            worlds=worlds_for(rules, state, seat, chance, self._title.mind(Level.HARD).worlds),
        )
        return await self._computers.choose(self._title, task)


def stretches(rows: Sequence[Move]) -> list[Stretch]:
    """Returns the turns of a game: rows of one message, by the seat that had the say in them."""
    found: list[Stretch] = []
    start = rows[0].seq
    for number, row in enumerate(rows[1:], start=1):
        last = number + 1 == len(rows) or rows[number + 1].turn != row.turn
        if last and row.seq > start:
            inside = [one for one in rows if start < one.seq <= row.seq and one.seat is not None]
            if inside:
                seats = [one.seat for one in inside if one.seat is not None]
                found.append(Stretch(first=start, last=row.seq, seat=max(seats, key=seats.count)))
            start = row.seq
    return found


def thin_out(seqs: Sequence[int], most: int) -> list[int]:
    """Returns as many as may be looked at, evenly spread, the first among them."""
    if len(seqs) <= most:
        return list(seqs)
    return [seqs[round(number * (len(seqs) - 1) / (most - 1))] for number in range(most)]
