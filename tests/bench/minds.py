"""Minds: the processor time of a decision of each level, in the heaviest positions of games part-way."""

import gc
from collections.abc import Iterator
from hashlib import blake2b
from statistics import median
from time import process_time
from typing import NamedTuple

import msgspec

from bot.service.running.computers import Task, luck, think
from bot.titles import title_of
from bot.titles.packs.shelf import reference
from bot.titles.title import AnyAction, AnyOptions, AnyState, AnyTitle
from engine.core import Level, Seat, SeededDice
from tests.bench.engine import _heaviest
from tests.bench.rows import Row
from tests.titles import MINIATURES, TITLES

PLAYED = 160  # decisions of a game: enough to reach the fullest boards
HEAVIEST = 6  # positions of a game that are measured at every level
TIMES = 3
MOST = {Level.NORMAL: 50, Level.HARD: 1500}  # milliseconds
OPTIONS = {MINIATURES.id: {"scenario": "final-10"}}  # the fullest board; other games use their defaults


class Moment(NamedTuple):
    """A position and the seat that decides, with the time of its decision during the game."""

    state: AnyState
    seat: Seat
    seconds: float = 0.0


def rows() -> Iterator[Row]:
    gc.collect()
    gc.freeze()  # a worker's heap is small: collecting ours is no part of a decision
    for title in TITLES:
        moments = _heaviest_moments(title)
        for level in title.minds:
            worst = max(_seconds(title, moment, level) for moment in moments)
            yield Row(
                what=f"a decision of {title.id}, {level}, heaviest of {len(moments)} positions",
                against="a clock, processor time",
                measured=worst * 1000,
                at_most=MOST.get(level),
                unit="ms",
            )


def _heaviest_moments(title: AnyTitle) -> list[Moment]:
    """Returns the positions of a computer game with the slowest decisions and with the most legal actions."""
    played = list(_played(title))
    longest = sorted(played, key=lambda moment: -moment.seconds)[: HEAVIEST // 2]
    widest = sorted(played, key=lambda moment: -len(title.rules.legal(moment.state, moment.seat)))
    found = {id(moment): moment for moment in (*longest, *widest[: HEAVIEST // 2])}
    crowded = _heaviest() if title.id == MINIATURES.id else ()
    return [*found.values(), *(Moment(state, seat) for state, seat in crowded)]  # type: ignore[arg-type] # as the bot sees it


def _played(title: AnyTitle) -> Iterator[Moment]:
    """Plays a game part-way, with the normal computer in all seats; yields every decision."""
    rules = title.rules
    options: AnyOptions = msgspec.convert(OPTIONS.get(title.id, {}), title.codecs.options_type, strict=False)
    seed = blake2b(title.id.encode(), digest_size=32).digest()
    state = rules.setup(options, len(rules.seat_plan(options).keys), SeededDice(seed, 0)).state
    for number in range(1, PLAYED):
        decision = rules.decision(state)
        if decision is None:
            return
        seat = decision.seats[0]
        task = _task(title, state, seat, Level.NORMAL)
        start = process_time()
        action: AnyAction = task.legal[think(title_of, reference(title), task)]
        yield Moment(state, seat, process_time() - start)
        state = rules.apply(state, seat, action, SeededDice(seed, number)).state


def _task(title: AnyTitle, state: AnyState, seat: Seat, level: Level) -> Task:
    """Returns the task for a worker, as `task_for` does for a table."""
    rules, chance = title.rules, luck(b"bench", 1)
    decision = rules.decision(state)
    assert decision is not None
    deals = range(1, title.mind(level).worlds + 1)
    return Task(
        level=level,
        view=rules.view(state, seat),
        decision=decision,
        legal=rules.legal(state, seat),
        luck=chance,
        worlds=tuple(rules.redeal(state, seat, SeededDice(chance, deal)) for deal in deals),
    )


def _seconds(title: AnyTitle, moment: Moment, level: Level) -> float:
    task = _task(title, moment.state, moment.seat, level)
    times = []
    for _ in range(TIMES):
        start = process_time()
        think(title_of, reference(title), task)
        times.append(process_time() - start)
    return median(times)
