"""Honours of the New Wave: the favourite card, and the worst attack on civilians."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from bot.titles.honours import best_of
from bot.titles.title import Words
from engine.core import Seat
from engine.new_wave.content import CardId
from engine.new_wave.events import AnyEvent, CardPlayed, CiviliansKilled
from engine.new_wave.view import View
from renderer.scenes.new_wave.names import area, card


def honours(events: Sequence[AnyEvent], view: View, seats: Mapping[Seat, str], words: Words) -> Iterator[str]:
    """Yields the honours of a finished game, in words."""
    played: Counter[tuple[Seat, CardId]] = Counter(
        (event.seat, event.card) for event in events if isinstance(event, CardPlayed)
    )
    if (most := best_of(played)) is not None:
        (seat, which), count = most
        yield words("honour-card", seat=seats[seat], card=card(which, words), count=count)
    raids = [event for event in events if isinstance(event, CiviliansKilled)]
    if raids:
        raid = max(raids, key=lambda event: event.count)
        yield words("honour-raid", area=area(raid.area, words), count=raid.count)
