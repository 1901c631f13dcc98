"""Counts actions, events, ways to end and tags in games, including the ones that never occur."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, TypeAlias, TypeVar, get_args

from bot.cli.games.playout import PlayoutStep
from bot.titles.title import AnyAction, AnyEvent, AnyOptions, AnyTitle, AnyView
from engine.core import Outcome, tag_of

A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - options, as in Rules


@dataclass(frozen=True, kw_only=True)
class Coverage(Generic[A, E, V, O]):
    """The tags of one title, in addition to kinds of actions and events."""

    possible_tags: Callable[[O], Iterable[str]]  # all that can occur under these options
    observed_tags: Callable[[V, A | None, tuple[E, ...]], Iterable[str]]  # of a step, on the public view


AnyCoverage: TypeAlias = Coverage[AnyAction, AnyEvent, AnyView, AnyOptions]


@cache
def coverage_of(title_id: str) -> AnyCoverage | None:
    """Returns the tags of a title; None if it has no module for them."""
    module = f"{__package__}.titles.{title_id}"
    if find_spec(module) is None:
        return None
    found: AnyCoverage = import_module(module).coverage()
    return found


class Counts:
    """Counts kinds of actions and events, ways to end, and the tags of the title, step by step."""

    def __init__(self, title: AnyTitle) -> None:
        known = [f"action {tag_of(kind)}" for kind in _members(title.codecs.action_type)]
        known += [f"event {tag_of(kind)}" for kind in _members(title.codecs.event_type)]
        known += [f"outcome {reason}" for reason in title.rules.reasons]
        self._title = title
        self._count = Counter(dict.fromkeys(known, 0))
        self._view: AnyView | None = None

    def step(self, options: AnyOptions, step: PlayoutStep) -> None:
        """Counts a step; tags of a move are read from the view before it, tags of a setup after it."""
        self._count.update(f"event {tag_of(event)}" for event in step.events)
        if step.action is not None:
            self._count[f"action {tag_of(step.action)}"] += 1
        tags = coverage_of(self._title.id)
        if tags is None:
            return
        before, self._view = self._view, self._title.rules.view(step.state, None)
        if step.action is None or before is None:
            before = self._view
            self._count.update(dict.fromkeys(tags.possible_tags(options), 0))
        self._count.update(tags.observed_tags(before, step.action, step.events))

    def end(self, outcome: Outcome) -> None:
        """Counts the way a game ended."""
        self._count[f"outcome {outcome.reason}"] += 1

    def totals(self) -> dict[str, int]:
        """Returns the counts, including zeros."""
        return dict(sorted(self._count.items()))


def _members(union: Any) -> Sequence[type]:
    return get_args(union) or (union,)
