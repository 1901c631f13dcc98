"""Games played at random, for views nobody thought of."""

from collections.abc import Iterator
from random import Random

from engine.core import SeededDice
from engine.miniatures import Options
from engine.miniatures.content import ScenarioId
from engine.miniatures.pieces import Side
from engine.miniatures.view import View, seat_of
from tests.renderer.tables import rules


def views(name: str, seed: int, viewer: Side | None = None) -> Iterator[View]:
    """Yields what a viewer sees after every move of a random game."""
    book, chance = rules(), Random(f"{name} {seed}")
    key = f"{name} {seed}".encode()
    seat = None if viewer is None else seat_of(viewer)
    state = book.setup(Options(scenario=ScenarioId(name)), 2, SeededDice(key, 0)).state
    move = 0
    yield book.view(state, seat)
    while decision := book.decision(state):
        asked = decision.seats[0]
        move += 1
        action = chance.choice(book.legal(state, asked))
        state = book.apply(state, asked, action, SeededDice(key, move)).state
        yield book.view(state, seat)
