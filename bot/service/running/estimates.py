"""Games played out from a position, slice by slice, in a worker."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import blake2b
from time import perf_counter, process_time
from typing import NamedTuple

from bot.titles.title import AnyAction, AnyState, AnyTitle
from engine.core import Viewer, worlds_for
from engine.kit.playouts import Playout, QuickDice, play_on, shares_of

SLICE = 0.05  # seconds, after which a worker can be stopped or do something else

Shares = tuple[float, ...]  # by seat: all of a win, part of a shared one, or nothing


@dataclass(frozen=True, kw_only=True)
class Line:
    """Playouts from one position, numbered: those of the same number have the same luck.

    What the viewer does not see is dealt again for each of them.
    """

    state: AnyState
    seats: int
    luck: int
    first: int
    last: int  # this one is no longer played
    viewer: Viewer = None  # None: everybody at the table, who see what onlookers see
    action: AnyAction | None = None  # what the viewer does first; None: nothing in particular
    begun: Playout[AnyState] | None = None  # the first of them, where an earlier slice has begun it


class Slice(NamedTuple):
    """What a worker has done of a line."""

    ended: tuple[Shares, ...]  # how its playouts ended, in order
    left: Line | None  # None: all are played
    seconds: float  # of its processor


def play_slice(find: Callable[[str], AnyTitle], title_id: str, line: Line) -> Slice:
    """Plays a line until it is done or a slice of time is used up; this runs in the worker."""
    title, start, spent = find(title_id), perf_counter(), process_time()

    def time_is_up() -> bool:
        return perf_counter() - start >= SLICE

    ended: list[Shares] = []
    left: Line | None = line
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


def _begin(title: AnyTitle, line: Line) -> Playout[AnyState]:
    """Returns the first playout of a line before its first move."""
    number, chance = line.first, line.luck.to_bytes(8, "big")
    seed = blake2b(b"%d" % number, key=chance, digest_size=8).digest()  # neighbours have nothing in common
    dice = QuickDice(int.from_bytes(seed, "big"))
    (state,) = worlds_for(title.rules, line.state, line.viewer, chance, 1, first=number)
    if line.action is not None:
        assert line.viewer is not None, "somebody acts"
        state = title.rules.apply(state, line.viewer, line.action, dice).state
    return Playout(state, dice)
