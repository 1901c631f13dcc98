"""Playouts from a position, in short slices; runs in a worker."""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from time import perf_counter, process_time
from typing import NamedTuple

from bot.copies import replace
from bot.titles.packs.shelf import TitleRef
from bot.titles.title import AnyAction, AnyState, AnyTitle
from engine.core import Viewer, worlds_for
from engine.kit.playouts import Playout, QuickDice, play_on, shares_of

SLICE = 0.05  # seconds, after which a worker can be stopped or get another job

Shares = tuple[float, ...]  # by seat: 1 for a win, a fraction of a shared one, or 0


@dataclass(frozen=True, kw_only=True)
class PlayoutSeries:
    """Numbered playouts from one position; the same number has the same luck.

    Everything hidden from the viewer is dealt again for each playout.
    """

    state: AnyState
    seats: int
    luck: int
    first: int
    last: int  # exclusive
    viewer: Viewer = None  # None: an onlooker
    action: AnyAction | None = None  # the viewer's first action; None: the computer chooses
    begun: Playout[AnyState] | None = None  # the first playout, if an earlier slice has begun it


class Slice(NamedTuple):
    """The result of one slice of a line."""

    ended: tuple[Shares, ...]  # results of the playouts, in order
    left: PlayoutSeries | None  # None: all are done
    seconds: float  # of processor time


def play_slice(find: Callable[[str], AnyTitle], title_ref: TitleRef, line: PlayoutSeries) -> Slice:
    """Plays a line until it is done or the time slice is over; runs in the worker."""
    title, start, spent = title_ref.resolve(find), perf_counter(), process_time()

    def time_is_up() -> bool:
        return perf_counter() - start >= SLICE

    ended: list[Shares] = []
    left: PlayoutSeries | None = line
    while left is not None:
        playout = left.begun or _begin(title, left)
        playout, is_over = play_on(title.rules, playout, title.computer, time_is_up)
        if is_over:
            ended.append(shares_of(title.rules.outcome(playout.state), line.seats))
            left = replace(left, first=left.first + 1, begun=None) if left.first + 1 < left.last else None
        else:
            left = replace(left, begun=playout)
        if time_is_up():
            break
    return Slice(tuple(ended), left, process_time() - spent)


def _begin(title: AnyTitle, line: PlayoutSeries) -> Playout[AnyState]:
    """Returns the first playout of a line, before its first move or after `action`."""
    number, chance = line.first, line.luck.to_bytes(8, "big")
    seed = blake2b(b"%d" % number, key=chance, digest_size=8).digest()  # unrelated to its neighbours
    dice = QuickDice(int.from_bytes(seed, "big"))
    (state,) = worlds_for(title.rules, line.state, line.viewer, chance, 1, first=number)
    if line.action is not None:
        assert line.viewer is not None, "a seat acts"
        state = title.rules.apply(state, line.viewer, line.action, dice).state
    return Playout(state, dice)
