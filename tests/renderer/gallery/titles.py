"""Pictures that every title has."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, TypeAlias

from bot.cli.games.playout import by_mind
from bot.titles import title_of
from bot.titles.title import Words
from engine.core import Level
from renderer import PHONE, Scene, Size
from tests.opaque import AnyTitle, steps_of
from tests.renderer.speech import Speech

FEW = 4  # at a table with room for more

Picture: TypeAlias = tuple[str, Scene, Size]


def of_title(title: AnyTitle) -> Iterator[tuple[str, Scene, Size]]:
    """Yields the table of a game at its start and in the middle, and the preview of a move there."""
    game, own = _game_of(title.id), Speech(title)
    middle = game[len(game) * 2 // 3]
    for name, state in (("begin", game[1]), ("mid-game", middle)):
        yield f"{title.id}-{name}", title.pictures.board(title.rules.view(state, None), own), PHONE
    if title.pictures.preview is not None:
        yield f"{title.id}-preview", _thought_of(title, game, own), PHONE


@cache
def _game_of(title_id: str) -> Sequence[Any]:
    """Returns the states of a game between computers."""
    title: AnyTitle = title_of(title_id)
    options = title.codecs.options_type()
    seats = min(FEW, len(title.rules.seat_plan(options).keys))
    players = [by_mind(Level.NORMAL)] * seats
    return [step.state for step in steps_of(title, options, players, b"gallery", 20_000)]


def _thought_of(title: AnyTitle, game: Sequence[Any], own: Words) -> Scene:
    """Returns the preview of the first action with one, in the second half of a game."""
    assert title.pictures.preview is not None
    for state in game[len(game) // 2 :]:
        decision = title.rules.decision(state)
        for seat in decision.seats if decision else ():
            for action in title.rules.legal(state, seat):
                sketch = title.pictures.preview.draw(title.rules.view(state, seat), [action], own)
                if sketch is not None:
                    return sketch.scene
    raise AssertionError(f"{title.id} shows nothing")
