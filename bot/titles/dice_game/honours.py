"""Honours of the dice game: the biggest catch, and the most dice re-rolled."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from bot.titles.honours import best_of
from bot.titles.title import Words
from engine.core import Seat
from engine.dice_game.events import AnyEvent, Claimed, Rerolled
from engine.dice_game.view import View
from renderer.scenes.dice_game.names import location


def honours(events: Sequence[AnyEvent], view: View, seats: Mapping[Seat, str], words: Words) -> Iterator[str]:
    """Yields the honours of a finished game, in words."""
    claims = [event for event in events if isinstance(event, Claimed)]
    if claims:
        claim = max(claims, key=lambda event: event.vp)
        where = location(claim.location, words)
        yield words("honour-claim", seat=seats[claim.seat], location=where, vp=claim.vp)
    dice: Counter[Seat] = Counter()
    for event in events:
        if isinstance(event, Rerolled):
            dice[event.seat] += event.dice
    if (most := best_of(dice)) is not None:
        yield words("honour-rerolls", seat=seats[most[0]], count=most[1])
