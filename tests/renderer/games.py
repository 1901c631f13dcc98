"""Random games, for unforeseen positions."""

from collections.abc import Iterator
from random import Random

import msgspec

from engine.core import SeededDice
from engine.miniatures import Options
from engine.miniatures.content import ScenarioId
from engine.miniatures.pieces import Side, seat_of
from engine.miniatures.state import State
from engine.miniatures.view import View
from tests.engine.miniatures.loading import game_rules as rules


def states(name: str, seed: int) -> Iterator[State]:
    """Yields the table after every move of a random game."""
    book, chance = rules(), Random(f"{name} {seed}")
    key = f"{name} {seed}".encode()
    state = book.setup(Options(scenario=ScenarioId(name)), 2, SeededDice(key, 0)).state
    move = 0
    yield state
    while decision := book.decision(state):
        asked = decision.seats[0]
        move += 1
        action = chance.choice(book.legal(state, asked))
        state = book.apply(state, asked, action, SeededDice(key, move)).state
        yield state


def views(name: str, seed: int, viewer: Side | None = None) -> Iterator[View]:
    """Yields a viewer's view after every move of a random game."""
    seat = None if viewer is None else seat_of(viewer)
    return (rules().view(state, seat) for state in states(name, seed))


def dealt_again(state: State, seed: int) -> State:
    """Returns the table with everything hidden from onlookers redealt: hands, deck, face-down markers."""
    chance = Random(seed)
    cards = rules().book.deck(state).cards
    unseen = [card for hand in state.hands.values() for card in hand]
    unseen += [card for card in state.deck if card in cards]  # type: ignore[misc]
    chance.shuffle(unseen)
    hands = {side: tuple(unseen.pop() for _ in hand) for side, hand in state.hands.items()}
    deck = tuple(unseen.pop() if card in cards else card for card in state.deck)
    kinds = [marker.kind for marker in state.markers if not marker.face_up] + list(state.spare)
    chance.shuffle(kinds)
    markers = tuple(
        marker if marker.face_up else msgspec.structs.replace(marker, kind=kinds.pop())
        for marker in state.markers
    )
    return msgspec.structs.replace(state, hands=hands, deck=deck, markers=markers, spare=tuple(kinds))
