"""War of the Worlds: a full map, both hands and the preview of a strike, besides its table."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count

from bot.titles.title import as_any_title
from engine.new_wave.actions import Strike
from engine.new_wave.content import Side
from engine.new_wave.state import MARTIANS, State
from renderer.scenes import new_wave
from tests.renderer import waves
from tests.renderer.gallery.titles import of_title
from tests.renderer.letters import Picture
from tests.titles import NEW_WAVE


def pictures() -> Iterator[Picture]:
    """Yields the pictures of this game."""
    yield from of_title(as_any_title(NEW_WAVE))
    game = _war()
    full = max(game, key=lambda state: (len(state.buildings), len(state.units), len(state.past)))
    yield Picture("new_wave-late", new_wave.scene(waves.view(full), waves.words))
    yield Picture("new_wave-end", new_wave.scene(waves.view(game[-1]), waves.words))
    for side in Side:
        own = next(
            state for state in reversed(game) if state.side is side and len(state.camps[side].hand) == 5
        )
        held = new_wave.hand(waves.view(own, side), waves.words)
        assert held
        yield Picture(f"new_wave-hand-{side.value}", held)
    aimed = _declared()
    sketch = (
        NEW_WAVE.pictures.preview.draw(waves.view(aimed, aimed.side), [Strike()], waves.words)
        if NEW_WAVE.pictures.preview
        else None
    )
    assert sketch
    yield Picture("new_wave-strike", sketch.scene)


@cache
def _war() -> Sequence[State]:
    return list(waves.states("gallery", computer=True))


@cache
def _declared() -> State:
    """Returns a declared Martian attack that could strike, from the first random game with one."""
    games = (state for number in count() for state in waves.states(f"gallery {number}"))
    return next(state for state in games if Strike() in NEW_WAVE.rules.legal(state, MARTIANS))
