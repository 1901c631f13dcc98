"""The bench of this game: the state in progress plus its board."""

from typing import Any

from msgspec.structs import replace

from engine.core import Dice
from engine.falling_skies.battle import Battle, Result
from engine.falling_skies.board import Board, Boards
from engine.falling_skies.content import Content
from engine.falling_skies.events import AnyEvent, GameLost, GameWon
from engine.falling_skies.notebook import Notebook
from engine.falling_skies.state import AnyFrame, State
from engine.kit.stack import StackTurn


class Bench(StackTurn[State, AnyEvent, AnyFrame]):
    """Collects the changes and events of one action."""

    __slots__ = ("boards",)

    def __init__(self, boards: Boards, state: State, dice: Dice) -> None:
        super().__init__(state, dice)
        self.boards = boards

    @property
    def content(self) -> Content:
        return self.boards.content

    @property
    def battle(self) -> Battle:
        return self.state.in_play

    @property
    def board(self) -> Board:
        return self.boards.of(self.battle.setup)

    @property
    def notebook(self) -> Notebook:
        return self.state.campaign

    @property
    def over(self) -> bool:
        """Tells whether the game in play has ended (R14: at once)."""
        return self.battle.result is not None

    def change(self, **changes: Any) -> None:
        """Replaces fields of the game in play."""
        self.edit(battle=replace(self.battle, **changes))

    def mark(self, **changes: Any) -> None:
        """Replaces fields of the round's marks."""
        self.change(marks=replace(self.battle.marks, **changes))

    def note(self, **changes: Any) -> None:
        """Replaces fields of the notebook."""
        self.edit(notebook=replace(self.notebook, **changes))

    def end(self, result: Result) -> None:
        """Ends the game in play."""
        self.change(result=result)
        city = self.battle.setup.city
        self.tell(GameWon(city=city) if result.won else GameLost(city=city, result=result))
