"""Computer players: they think in worker processes, on the view of one seat."""

import logging
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from typing import TypeVar, cast

from bot.copies import replace
from bot.service.model.position import Position
from bot.service.running.estimates import PlayoutSeries, Shares, play_slice
from bot.service.running.worker_processes import Worker, Workers, spare_cores
from bot.titles import title_of
from bot.titles.packs.shelf import TitleRef, reference
from bot.titles.title import AnyAction, AnyState, AnyTitle, AnyView
from engine.core import Decision, Level, Seat, SeededDice, Thought, worlds_for
from engine.kit.temper import NEUTRAL, Temper

log = logging.getLogger(__name__)

T = TypeVar("T")

LONGEST_THOUGHT = 20.0  # seconds per thought, without the time in the queue
LONGEST_IN_BACKGROUND = 300.0  # seconds; a busy machine gives low priority little time
LOWEST_PRIORITY = 19  # as `nice` counts


@dataclass(frozen=True, kw_only=True)
class Task:
    """The input of a worker: the view and legal actions of a seat, and possible hidden states."""

    level: Level
    view: AnyView
    decision: Decision
    legal: tuple[AnyAction, ...]
    luck: bytes  # the seed of its random choices
    worlds: tuple[AnyState, ...] = ()  # states dealt again from the seat's view
    temper: Temper = NEUTRAL


class Computers:
    """Chooses actions for computer seats.

    Thinking in a thread would block the event loop, so it runs in worker processes, which start on first use.
    A worker is sent a view and the legal actions, and for a mind that looks ahead also states dealt again
    from that view, but never the state of the game. A table has one thought under way at a time, so no table
    is starved. Reviews of finished games have a process of lowest priority, so that no table waits for one;
    it works in short slices, and ends when the queue of reviews is empty.
    """

    def __init__(
        self,
        executor: Executor | None = None,
        find: Callable[[str], AnyTitle] = title_of,
        longest: float = LONGEST_THOUGHT,
    ) -> None:
        """`find` returns a title by id; an executor that is passed in is closed by the caller."""
        self._find = find
        self._longest = longest
        self._workers = Workers(spare_cores(), executor)
        self._background = Worker(executor, niceness=LOWEST_PRIORITY)

    @property
    def waiting(self) -> int:
        """The number of thoughts under way or queued."""
        return self._workers.waiting

    async def choose(self, title: AnyTitle, task: Task) -> AnyAction:
        """Returns one of the legal actions of a task; a random one if the worker fails."""
        try:
            return task.legal[await self._think_with_timeout(reference(title), task)]
        except Exception:  # the edge of another process: a bug there must not stop the table for good
            log.exception("the computer cannot play %s; it leaves this choice to chance", title.id)
            return SeededDice(task.luck, 0).pick(task.legal)

    async def reconsider(self, title: AnyTitle, task: Task) -> AnyAction:
        """Returns the computer's choice in a finished game, calculated in the background."""
        return task.legal[await self._in_background(partial(think, self._find, reference(title), task))]

    async def play_out(self, title: AnyTitle, line: PlayoutSeries) -> tuple[tuple[Shares, ...], float]:
        """Returns the results of a line's playouts and their processor time, calculated in the background."""
        found: list[Shares] = []
        left, seconds = line, 0.0
        while True:
            done = await self._in_background(partial(play_slice, self._find, reference(title), left))
            found += done.ended
            seconds += done.seconds
            if done.left is None:
                return tuple(found), seconds
            left = done.left

    def rest(self) -> None:
        """Ends the background process, unless it has work; the next review starts another."""
        if not self._background.waiting:
            self._background.close()

    def close(self) -> None:
        """Ends the workers, also in the middle of a thought."""
        self._workers.close()
        self._background.close()

    async def _in_background(self, job: Callable[[], T]) -> T:
        return cast(T, await self._background.run(job, LONGEST_IN_BACKGROUND))  # it is always wanted

    async def _think_with_timeout(self, title: TitleRef, task: Task) -> int:
        """Returns the index of the choice; on a timeout falls back to the quick player."""
        try:
            return await self._workers.run(partial(think, self._find, title, task), self._longest)
        except TimeoutError:
            simple = replace(task, level=Level.NORMAL, worlds=())
            if simple == task:
                raise
            log.warning("the computer has thought about %s for too long; it thinks again, shorter", title.id)
            return await self._workers.run(partial(think, self._find, title, simple), self._longest)


def think(find: Callable[[str], AnyTitle], title: TitleRef, task: Task) -> int:
    """Returns the index of the computer's choice; runs in the worker."""
    thought = Thought(
        view=task.view,
        decision=task.decision,
        legal=task.legal,
        dice=SeededDice(task.luck, 0),
        worlds=task.worlds,
    )
    return task.legal.index(title.resolve(find).mind(task.level, task.temper).choose(thought))


def task_for(position: Position, seat: Seat, level: Level = Level.NORMAL, temper: Temper = NEUTRAL) -> Task:
    """Returns the task of a computer that plays a seat."""
    assert position.decision is not None, "nothing is asked"
    title, chance = position.title, luck(position.game.seed, position.game.seq + 1)
    return Task(
        level=level,
        view=position.view(seat),
        decision=position.decision,
        legal=position.legal(seat),
        luck=chance,
        worlds=worlds_for(title.rules, position.state, seat, chance, title.mind(level, temper).worlds),
        temper=temper,
    )


def luck(seed: bytes, seq: int) -> bytes:
    """Returns the random seed of one thought; the table's dice cannot be derived from it."""
    return blake2b(b"computer:%d" % seq, key=seed, digest_size=32).digest()
