"""The bench of the dice game: the state in progress plus the book of cards."""

from engine.core import Dice, Turn
from engine.dice_game.content import Book
from engine.dice_game.events import AnyEvent
from engine.dice_game.state import State


class Bench(Turn[State, AnyEvent]):
    """Collects the changes and events of one action."""

    __slots__ = ("book",)

    def __init__(self, book: Book, state: State, dice: Dice) -> None:
        super().__init__(state, dice)
        self.book = book
