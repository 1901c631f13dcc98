"""Results of turns: the told events of moves that are no asides."""

from collections.abc import Iterator, Sequence

from bot.titles.title import Joined
from engine.core import Event, visible
from tests.engine.games import games
from tests.opaque import AnyTitle


def results(title: AnyTitle) -> Iterator[tuple[Sequence[Event], list[Event]]]:
    """Yields the public events of each move of some games, and those that are told and no asides."""
    story, asides = title.wording.story, title.wording.asides
    assert story is not None
    for game in games(title):
        for step in game.steps:
            events = tuple(visible(step.events, None))
            told = (event for event in story.tell(events))
            yield events, [event for event in told if not _is_aside(event, asides)]


def _is_aside(event: Event, asides: tuple[type[Event], ...]) -> bool:
    parts = event.events if isinstance(event, Joined) else (event,)
    return all(isinstance(part, asides) for part in parts)
