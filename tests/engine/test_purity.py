"""No rules object, title or computer keeps anything of a live game: two threads may use one at once."""

import random
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Barrier
from types import FrameType
from typing import Any

import pytest

from bot.text.catalogue import ENGLISH
from engine.core import RecordedDice, SeededDice
from tests.engine.games import EVERY, Game, catalogue, games
from tests.opaque import AnyTitle

SWITCH = 1e-5  # seconds between two threads: five hundred times as often as usual
LET_GO = 0.1  # how often a line of ours lets the other thread go on, whatever the interval
A_MOMENT = 1e-6  # seconds; in truth some fifty times as long, enough for the other to work a little
STRIDES = 120  # moves a thread plays at most
THOUGHTS = 12  # of the computer, and as many looks at what it would cost
ACTIONS = 2  # of each position whose hints are compared


@contextmanager
def _switching_often() -> Iterator[None]:
    """Lets threads begun here take turns at any moment: by the clock, and between any two lines of ours."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH)
    threading.settrace(_let_go_between_lines)
    try:
        yield
    finally:
        threading.settrace(None)
        sys.setswitchinterval(usual)


_chance = random.Random(1)


def _let_go_between_lines(frame: FrameType, event: str, argument: object) -> Any:
    if not frame.f_globals.get("__name__", "").startswith(("engine.", "bot.titles.")):
        return None
    if event == "line" and _chance.random() < LET_GO:
        time.sleep(A_MOMENT)
    return _let_go_between_lines


def _replay(game: Game) -> list[tuple[object, ...]]:
    """Plays a recorded game again; returns all that the rules say on the way."""
    rules = game.title.rules
    said: list[tuple[object, ...]] = []
    for step in game.steps[:STRIDES]:
        legal = rules.legal(step.before, step.seat)
        after = rules.apply(step.before, step.seat, step.action, RecordedDice(step.draws))
        said.append((legal, rules.decision(step.before), after, rules.view(step.before, step.seat)))
    return said


def _thoughts(game: Game) -> list[tuple[object, tuple[str, ...]]]:
    """What the computer chooses and the hints say at some positions of a game."""
    title, told = game.title, []
    words = catalogue().words(ENGLISH, title)
    asked = [step for step in game.steps if title.rules.decision(step.before) is not None]
    for number, step in enumerate(asked[:: max(1, len(asked) // THOUGHTS)][:THOUGHTS]):
        decision = title.rules.decision(step.before)
        assert decision is not None
        view, legal = title.rules.view(step.before, step.seat), title.rules.legal(step.before, step.seat)
        chosen = title.computer(view, decision, legal, SeededDice(b"purity", number))
        hints = tuple(title.wording.hint(view, action, words) for action in legal[:ACTIONS])
        told.append((chosen, hints))
    return told


Play = Callable[[Game], object]


def _at_once(play: Play, games_at_once: Sequence[Game]) -> list[object]:
    """Does the same with several games, each in a thread of its own, and waits for all."""
    barrier = Barrier(len(games_at_once))

    def begin(game: Game) -> object:
        barrier.wait()
        return play(game)

    with _switching_often(), ThreadPoolExecutor(len(games_at_once)) as threads:
        return [future.result() for future in [threads.submit(begin, game) for game in games_at_once]]


@pytest.mark.slow
@pytest.mark.parametrize("play", [_replay, _thoughts], ids=["rules", "computers and hints"])
@pytest.mark.parametrize("title", EVERY, ids=lambda title: str(title.id))
def test_two_threads_share_a_title_and_nothing_differs(title: AnyTitle, play: Play) -> None:
    every = games(title)
    two = every[0], every[len(every) // 2]  # as different as the options of a host make them
    assert _at_once(play, two) == [play(game) for game in two]
