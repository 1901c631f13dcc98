"""The story of the dice game: cards revealed together become one sentence."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.titles.title import Story
from engine.core import Event
from engine.dice_game import events as tell
from engine.dice_game.content import LocationId
from engine.dice_game.events import AnyEvent, Revealed


class RowRevealed(Event, frozen=True):
    """Several cards are revealed at once."""

    locations: tuple[LocationId, ...]


ASIDES = (
    tell.Revealed,
    RowRevealed,
    tell.TurnBegan,
    tell.TokensReturned,
    tell.TokenForfeited,
    tell.TokenSlid,
    tell.TokenSlidOff,
    tell.ConsolationMarked,
    tell.RuleDeclined,
    tell.BonusTurnEarned,
    tell.BonusTurnBegan,
    tell.BonusTurnForgone,
    tell.StackRanOut,
    tell.LastRound,
    tell.Tucked,
    tell.Stalled,
    tell.RoundLimitReached,
    tell.GameEnded,
)


def story() -> Story[AnyEvent]:
    """Returns the story of the dice game."""
    return Story(kinds=(RowRevealed,), tell=lambda events: tuple(_tell(events)))


def _tell(events: Sequence[AnyEvent]) -> Iterator[Event]:
    for _, group in groupby(events, key=lambda event: isinstance(event, Revealed)):
        alike = tuple(group)
        revealed = tuple(event.location for event in alike if isinstance(event, Revealed))
        if len(revealed) > 1:
            yield RowRevealed(locations=revealed)
        else:
            yield from alike
