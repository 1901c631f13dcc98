"""Full collections stay short: long-lived objects are excluded, and collected again once a day."""

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from bot.durations import DAY
from bot.ui.serving import ShortCollections


class Cycle:
    """An object that only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


class Clock:
    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock() -> Iterator[Clock]:
    clock = Clock()
    collections = ShortCollections(clock)
    gc.callbacks.append(collections)
    try:
        yield clock
    finally:
        gc.callbacks.remove(collections)
        gc.unfreeze()


def test_survivors_of_a_long_collection_are_excluded(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.serving.LONG_COLLECTION", 0.0)
    kept = Cycle()
    gc.collect()
    assert not any(found is kept for found in gc.get_objects())


def test_survivors_of_a_short_collection_are_not(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.serving.LONG_COLLECTION", float("inf"))
    kept = Cycle()
    gc.collect()
    assert any(found is kept for found in gc.get_objects())


def test_excluded_garbage_is_freed_within_a_day(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.serving.LONG_COLLECTION", 0.0)
    kept = Cycle()
    gc.collect()
    left = ref(kept)
    del kept
    clock.seconds = DAY - 1
    gc.collect()
    assert left() is not None
    clock.seconds = DAY
    gc.collect()
    assert left() is None
