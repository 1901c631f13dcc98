"""The reports of random games in words: the lines that tell a person's turn, or a round of a solo game."""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.titles.title import AnyView, Joined
from engine.core import Event, Seat, visible
from tests.engine.games import Step, catalogue, games
from tests.opaque import AnyTitle

PEOPLE = ("Anna", "Ben", "Carl", "Dora", "Emil", "Fay")
WORD = re.compile(r"\w[\w’'.-]*")


def reports(title: AnyTitle, language: str) -> tuple[tuple[str, ...], ...]:
    """Returns the lines of each report of the title's random games, as everybody sees them."""
    told: list[tuple[str, ...]] = []
    for game in games(title):
        seats = dict(zip(game.seats, PEOPLE, strict=False))
        for made in _turns(title, game.steps):
            events = [event for step in made for event in visible(step.events, None)]
            view = title.rules.view(made[-1].after, None)
            told.append(tuple(_line(title, event, view, seats, language) for event in _story(title, events)))
    return tuple(lines for lines in told if lines)


def words_in(lines: Sequence[str]) -> int:
    """Counts the words of a report."""
    return sum(len(WORD.findall(line)) for line in lines)


def _turns(title: AnyTitle, steps: Sequence[Step]) -> Iterator[tuple[Step, ...]]:
    for _, made in groupby(steps, key=lambda step: (title.rules.round(step.before), step.seat)):
        yield tuple(made)


def _story(title: AnyTitle, events: list[Event]) -> Sequence[Event]:
    story = title.wording.story
    return events if story is None else story.tell(events)


def _line(title: AnyTitle, event: Event, view: AnyView, seats: dict[Seat, str], language: str) -> str:
    if isinstance(event, Joined):
        return " ".join(_line(title, one, view, seats, language) for one in event.events)
    return catalogue().describe(title, "event", event, view=view, seats=seats, locale=language)
