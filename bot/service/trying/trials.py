"""Trials: reads, stores and shows the lines of a person at a table."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

import msgspec

from bot.copies import replace
from bot.service.context import Context
from bot.service.errors import Stale
from bot.service.lru_cache import LruCache
from bot.service.model.position import Position, seat_at
from bot.service.model.table import SeatView
from bot.service.playing.advice import is_fair
from bot.service.running.positions import Positions
from bot.service.showing.pages import Pages
from bot.service.showing.views import copy_view
from bot.service.trying import lines
from bot.service.trying.lines import TrialLine, TrialStep, Unplayable
from bot.store import trials
from bot.store.database.interface import Overtaken
from bot.store.rows import GameId, Move, UserId
from bot.store.trials import TrialRow
from engine.core import Dice, Seat, SeededDice

MOST_OPEN = 50  # trials in memory; the others are played again from the store

Key = tuple[GameId, UserId]


@dataclass(frozen=True, kw_only=True)
class Trial:
    """A person's lines at a table, with the open one as it is played."""

    position: Position  # of the table
    own: Seat
    user_id: UserId
    rows: tuple[TrialRow, ...]
    row: TrialRow  # of the open line
    line: TrialLine
    since: tuple[Move, ...] = ()  # rows of the journal since the copy was made

    @cached_property
    def copy(self) -> Position:
        """The table with its game as it stands on the copy."""
        return lines.copy_of(self.position, self.line.reached[-1], self.row.edits)

    @property
    def has_passed(self) -> bool:
        """Tells whether the table has moved on since the copy was made."""
        return self.row.seq != self.position.game.seq

    @property
    def steps_ahead(self) -> tuple[TrialStep, ...]:
        """The steps that the table has not reached yet; all of them if it went another way."""
        ahead = lines.steps_ahead(self.line.steps, self.since)
        return tuple(step for step in self.line.steps if step.seat is not None) if ahead is None else ahead

    @property
    def can_carry_over(self) -> bool:
        """Tells whether the next step of a line that has passed is legal at the table."""
        return self.has_passed and self._is_legal(self.steps_ahead)

    @property
    def can_be_taken(self) -> bool:
        """Tells whether the next step is an order that its person can give at the table now."""
        ahead = lines.steps_ahead(self.line.steps, self.since)
        return bool(ahead) and ahead is not None and ahead[0].seat == self.own and self._is_legal(ahead)

    def _is_legal(self, ahead: Sequence[TrialStep]) -> bool:
        if not ahead or ahead[0].seat is None:
            return False
        return lines.action_of(self.position.title, ahead[0]) in self.position.legal(Seat(ahead[0].seat))


@dataclass(frozen=True, kw_only=True)
class TrialView:
    """A trial as its person sees it."""

    trial: Trial
    view: SeatView  # of the seat that is played next, on the copy
    told: tuple[str, ...]  # the events of the last order
    odds: float | None  # of the chosen outcome of the last order
    hides: bool  # some things are hidden from the person, and dealt at random
    fair: bool  # the computer may advise


class Trials:
    """Reads and stores private copies; tables, their clocks and other people are unaffected."""

    def __init__(
        self,
        context: Context,
        positions: Positions,
        pages: Pages,
        luck: Callable[[], int] = lambda: secrets.randbits(63),
    ) -> None:
        """`luck` returns a number that nobody can guess: the dice and deals of copies come from it."""
        self._context = context
        self._positions = positions
        self._pages = pages
        self.luck = luck
        self._hiding: set[str] = set()  # titles that hide things
        self.forget_all()

    def forget_all(self) -> None:
        """Clears the caches: a person has been forgotten."""
        self._open: LruCache[Key, tuple[TrialRow, TrialLine]] = LruCache(MOST_OPEN)

    # --- reading -------------------------------------------------------------------------------------------

    async def open(self, game_id: GameId, user_id: UserId) -> Trial:
        """Returns the trial of a person who sits at a running game; makes a copy if they have no line.

        A line without steps starts again from where the table stands.
        """
        position, own, rows = await self._read(game_id, user_id)
        if rows:
            trial = await self._load(position, own, user_id, rows)
            if trial is not None and not (trial.has_passed and not trial.line.steps):
                return trial
        return await self.begin_line(position, own, user_id, rows)

    async def at(self, game_id: GameId, user_id: UserId, edits: int) -> Trial:
        """Returns the trial of a person; raises `Stale` if it was edited since."""
        position, own, rows = await self._read(game_id, user_id)
        trial = await self._load(position, own, user_id, rows) if rows else None
        if trial is None or trial.row.edits != edits:
            raise Stale
        return trial

    async def _read(self, game_id: GameId, user_id: UserId) -> tuple[Position, Seat, tuple[TrialRow, ...]]:
        position = await self._positions.in_play(game_id)
        own = seat_at(position, user_id)
        return position, own, await self._context.database.read(trials.of, game_id, user_id)

    async def _load(
        self, position: Position, own: Seat, user_id: UserId, rows: tuple[TrialRow, ...]
    ) -> Trial | None:
        """Returns a trial with its open line played again; None if the present rules cannot play it."""
        row = max(rows, key=lambda one: one.edits)
        line = await self.played_line(position, own, row)
        if line is None:
            return None
        game = position.game
        since = await self._positions.moves(game.id, row.seq + 1) if row.seq < game.seq else ()
        return Trial(position=position, own=own, user_id=user_id, rows=rows, row=row, line=line, since=since)

    async def played_line(self, position: Position, own: Seat, row: TrialRow) -> TrialLine | None:
        """Returns a stored line; None if the present rules cannot play it."""
        key = (row.game_id, row.user_id)
        known = self._open.get(key)
        if known is not None and known[0] == row:
            return known[1]
        title = position.title
        try:
            start, steps = title.codecs.states.decode(row.start), lines.decode_steps(row.steps)
            line = await asyncio.to_thread(lines.replay, title, start, steps, own)
        except (Unplayable, msgspec.DecodeError):
            return None
        self._open.put(key, (row, line))
        return line

    def show(self, trial: Trial, locale: str) -> TrialView:
        """Returns a trial in the language of its reader."""
        copy, catalogue = trial.copy, self._context.catalogue
        first = trial.line.steps[trial.line.last_order :][:1]
        teller = trial.own if not first or first[0].seat is None else Seat(first[0].seat)
        view = copy_view(copy, catalogue, lines.acting_seat(copy, trial.own), locale)
        return TrialView(
            trial=trial,
            view=view,
            told=self._pages.sentences_of(copy, trial.line.events, teller, locale),
            odds=first[0].odds if first else None,
            hides=self._hides_something(trial),
            fair=is_fair(view.table, trial.own),
        )

    def _hides_something(self, trial: Trial) -> bool:
        """Tells whether a game hides things from its players, which stays so from the first that it hides."""
        title = trial.position.title
        if title.id not in self._hiding and lines.is_dealt(title, trial.line, trial.own):
            self._hiding.add(title.id)
        return title.id in self._hiding

    # --- writing -------------------------------------------------------------------------------------------

    async def begin_line(
        self, position: Position, own: Seat, user_id: UserId, rows: tuple[TrialRow, ...], number: int = 0
    ) -> Trial:
        """Makes a copy and stores it as the line of a number; by default in place of the open line."""
        open_row = max(rows, key=lambda one: one.edits, default=None)
        line = lines.begin(position.title, position.state, own, self.luck())
        row = TrialRow(
            game_id=position.game.id,
            user_id=user_id,
            number=number or (1 if open_row is None else open_row.number),
            edits=0 if open_row is None else open_row.edits,
            name="" if open_row is None or number else open_row.name,
            likely=open_row is not None and open_row.likely,
            seq=position.game.seq,
            start=position.title.codecs.states.encode(line.state),
            steps=b"[]",
        )
        trial = Trial(position=position, own=own, user_id=user_id, rows=rows, row=row, line=line)
        return await self.save(trial, line)

    async def save(self, trial: Trial, line: TrialLine, row: TrialRow | None = None) -> Trial:
        """Stores the open line of a trial; raises `Stale` if another press was quicker."""
        kept = replace(row or trial.row, edits=trial.row.edits + 1, steps=lines.encode_steps(line.steps))
        try:
            await self._context.database.write(trials.put, kept)
        except Overtaken as error:
            raise Stale from error
        self._open.put((kept.game_id, kept.user_id), (kept, line))
        others = tuple(one for one in trial.rows if one.number != kept.number)
        return replace(trial, rows=(*others, kept), row=kept, line=line)

    def dice(self) -> Dice:
        """Returns the dice of one order on a copy."""
        return SeededDice(self.luck().to_bytes(8, "big"), 1)
