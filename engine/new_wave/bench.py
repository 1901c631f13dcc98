"""The bench of this game: the state in progress plus the game data, and shared changes."""

from msgspec.structs import replace

from engine.core import Dice
from engine.kit.edit import put
from engine.kit.stack import StackTurn
from engine.new_wave.board import Position
from engine.new_wave.content import Content, Side
from engine.new_wave.events import AnyEvent, CoinsGained, EnergyGained
from engine.new_wave.state import AnyFrame, Camp, State, UnitId


class Bench(StackTurn[State, AnyEvent, AnyFrame]):
    __slots__ = ("content",)

    def __init__(self, content: Content, state: State, dice: Dice) -> None:
        super().__init__(state, dice)
        self.content = content

    @property
    def position(self) -> Position:
        return Position(self.content, self.state)


def set_camp(bench: Bench, side: Side, camp: Camp) -> None:
    bench.edit(camps=put(bench.state.camps, side, camp))


def gain(bench: Bench, amount: int) -> None:
    """Adds to the purse of the side on turn."""
    camp = bench.state.camp
    purse = camp.purse + amount
    set_camp(bench, bench.state.side, replace(camp, purse=purse))
    human = bench.state.side is Side.HUMANS
    bench.tell(CoinsGained(amount=amount, purse=purse) if human else EnergyGained(amount=amount, purse=purse))


def use_unit(bench: Bench, unit: UnitId) -> None:
    """Marks a unit as used by a unit card (R14)."""
    used = replace(bench.state.units[unit], used=True)
    bench.edit(units=put(bench.state.units, unit, used))
