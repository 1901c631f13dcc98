"""Honours of Under Falling Skies: the ships shot down, and the hits taken."""

from collections.abc import Iterator, Mapping, Sequence

from bot.titles.title import Words
from engine.core import Seat
from engine.falling_skies.events import AnyEvent, CityHit, ShipShotDown
from engine.falling_skies.view import View


def honours(events: Sequence[AnyEvent], view: View, seats: Mapping[Seat, str], words: Words) -> Iterator[str]:
    """Yields the honours of a finished game, in words."""
    ships = sum(isinstance(event, ShipShotDown) for event in events)
    if ships:
        yield words("honour-ships", count=ships)
    hits = sum(isinstance(event, CityHit) for event in events)
    yield words("honour-hits", count=hits)
