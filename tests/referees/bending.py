"""Bent rules: a referee is alive if it reports a game that is played with one."""

import importlib
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import pytest

from tests.referees.verdict import Foul, Referee

FEWEST = 2000  # judged events of each game
MOST_GAMES = 60  # within which a bent rule has to show

Play = Callable[[int], Referee]  # plays a game by the number of its seed


class Bent(NamedTuple):
    """A rule of the engine, what it becomes, and the number that the referee cites."""

    place: str  # its module, and after a colon its class
    name: str
    becomes: Any
    cited: str

    def __str__(self) -> str:
        return f"{self.place.removeprefix('engine.')} {self.name}"


def expect_report(monkeypatch: pytest.MonkeyPatch, play: Play, bent: Bent) -> None:
    """Plays with a bent rule until the referee reports it."""
    module, _, kind = bent.place.partition(":")
    owner = importlib.import_module(module)
    monkeypatch.setattr(getattr(owner, kind) if kind else owner, bent.name, bent.becomes)
    with pytest.raises(Foul) as foul:
        _play_on(play)
    assert bent.cited in str(foul.value).partition(":")[0]


def _play_on(play: Play) -> None:
    for seed in range(MOST_GAMES):
        play(seed)


def judged(games: Iterable[Referee]) -> Counter[str]:
    """Returns what was judged in some games, by the type of event."""
    return sum((referee.judged for referee in games), Counter[str]())


def nothing(*given: object, **more: object) -> None:
    """Stands for a rule that no longer does anything."""


def never(*given: object, **more: object) -> bool:
    """Stands for a rule that never applies."""
    return False


def nobody(*given: object, **more: object) -> list[object]:
    """Stands for a rule that finds nobody."""
    return []
