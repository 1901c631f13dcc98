"""Pictures that every title has."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from bot.cli.games.playout import by_mind
from bot.titles import title_of
from bot.titles.title import Words
from engine.core import Level
from renderer import Scene
from tests.opaque import AnyTitle, steps_of
from tests.renderer.letters import Picture, Screen
from tests.renderer.speech import Speech

FEW = 4  # at a table with room for more

NAMES = ("Alex", "Kim", "Robin", "Sam", "Jo", "Max")


def of_title(title: AnyTitle) -> Iterator[Picture]:
    """Yields the table of a game at its start and in the middle, and the preview of a move there."""
    game, own = _game_of(title.id), Speech(title, players(title))
    middle = game[len(game) * 2 // 3]
    for name, state in (("begin", game[1]), ("mid-game", middle)):
        board = title.pictures.board(title.rules.view(state, None), own)
        yield Picture(f"{title.id}-{name}", board, screen=screen_of(title))
        if title.pictures.wide is not None:
            wide = title.pictures.wide(title.rules.view(state, None), own)
            yield Picture(f"{title.id}-{name}-wide", wide, screen=Screen.WIDE)
    if title.pictures.whole is not None:
        everything = title.pictures.whole(title.rules.view(middle, None), own)
        yield Picture(f"{title.id}-whole", everything, screen=Screen.OPENED)
    if title.pictures.preview is not None:
        yield Picture(f"{title.id}-preview", _thought_of(title, game, own), screen=screen_of(title))


def screen_of(title: AnyTitle) -> Screen:
    """Returns the screen that the boards of a title are made for."""
    return Screen.POSTED if title.pictures.wide is None else Screen.TALL


def players(title: AnyTitle) -> dict[str, str]:
    """Returns a name for every seat of a title but the last, which the computer plays."""
    keys = title.rules.seat_plan(title.codecs.options_type()).keys
    return dict(zip(keys[:-1], NAMES, strict=False))


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
