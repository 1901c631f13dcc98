"""Situations: a state with the book of cards, the input of every phase."""

from typing import NamedTuple

from engine.dice_game.content import Book
from engine.dice_game.state import State


class Situation(NamedTuple):
    """A state with its book of cards."""

    book: Book
    state: State
