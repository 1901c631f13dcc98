"""Movement of ships and mothership, and launching: pure functions on a fleet."""

from typing import NamedTuple

from msgspec.structs import replace

from engine.falling_skies.battle import Fleet
from engine.falling_skies.board import Board
from engine.falling_skies.content import Cell
from engine.falling_skies.events import (
    AnyEvent,
    CityHit,
    MothershipDescended,
    ShipsCollected,
    ShipsDescended,
    ShipShifted,
)
from engine.falling_skies.pieces import ALL_COLUMNS, COLUMNS, Column, Ship, ShipKind
from engine.falling_skies.scenarios import crashes
from engine.kit.edit import swap, without

LAUNCH_ORDER = (ShipKind.ORANGE, ShipKind.PURPLE, ShipKind.WHITE)  # R12


class Movement(NamedTuple):
    """The fleet after a movement, and the events in order."""

    fleet: Fleet
    events: tuple[AnyEvent, ...] = ()


def descend(board: Board, fleet: Fleet, column: Column, rows: int) -> Movement:
    """Moves all ships of a column down together, then triggers their spaces from the top (R6).

    Ships that do not move trigger nothing (R7).
    """
    movers = _moved_down(fleet, column, rows)
    if rows <= 0 or not movers:
        return Movement(fleet)
    air = _Airspace(board, fleet, column, movers)
    air.events.append(ShipsDescended(column=column, rows=rows, ships=len(movers)))
    for ship in movers:
        air.act(ship)
    return air.movement()


def lower_mothership(board: Board, fleet: Fleet) -> Movement:
    """Moves the mothership down a row, which takes in the ships there."""
    air = _Airspace(board, fleet, None, [])
    air.lower()
    return air.movement()


def _moved_down(fleet: Fleet, column: Column, rows: int) -> list[Ship]:
    movers = [
        Ship(kind=ship.kind, column=column, row=ship.row + rows)
        for ship in fleet.ships
        if ship.column == column
    ]
    dropped = fleet.drops[column]
    if dropped is not None:
        movers.insert(0, Ship(kind=dropped, column=column, row=fleet.mothership + rows))
    return movers


class _Airspace:
    """The mutable sky during one movement."""

    def __init__(self, board: Board, fleet: Fleet, column: Column | None, movers: list[Ship]) -> None:
        self.events: list[AnyEvent] = []
        self._board = board
        self._mothership = fleet.mothership
        self._drops = fleet.drops if column is None else swap(fleet.drops, column, None)
        self._holding = list(fleet.holding)
        self._flying = [ship for ship in fleet.ships if ship.column != column] + movers

    def act(self, ship: Ship) -> None:
        """Triggers the space of a ship, unless the mothership has already taken it in (R10)."""
        if ship not in self._flying:
            return
        if ship.row > self._board.sky_rows:
            self._hit_city(ship)
            return
        if self._at_the_skull:
            return
        match self._board.cells[ship.at]:
            case Cell.LEFT:
                self._shift(ship, ship.column - 1)
            case Cell.RIGHT:
                self._shift(ship, ship.column + 1)
            case Cell.LOWER:
                self.lower()

    def lower(self) -> None:
        """Lowers the mothership; ships on its drop points travel with it (R11)."""
        self._mothership += 1
        self.events.append(MothershipDescended(row=self._mothership))
        met = [ship for ship in self._flying if ship.row == self._mothership]
        if met:
            self._flying = [ship for ship in self._flying if ship.row != self._mothership]
            self._holding += [ship.kind for ship in met]
            self.events.append(ShipsCollected(ships=tuple(ship.kind for ship in met)))

    def movement(self) -> Movement:
        fleet = Fleet(
            mothership=self._mothership,
            drops=self._drops,
            ships=tuple(sorted(self._flying, key=lambda ship: ship.row * COLUMNS + ship.column)),
            holding=tuple(self._holding),
        )
        return Movement(fleet, tuple(self.events))

    @property
    def _at_the_skull(self) -> bool:
        return self._mothership >= self._board.skull_row

    def _hit_city(self, ship: Ship) -> None:
        self._flying.remove(ship)
        if not crashes(self._board.rule, ship.kind):
            self._holding.append(ship.kind)
        if not self._at_the_skull:
            self.events.append(CityHit(ship=ship.kind, column=ship.column))

    def _shift(self, ship: Ship, column: int) -> None:
        """Moves a ship along an arrow, unless another ship is there (R8); arrows stay within the sky."""
        target = Ship(kind=ship.kind, column=Column(column), row=ship.row)
        if any(other.at == target.at for other in self._flying):
            return
        self._flying[self._flying.index(ship)] = target
        self.events.append(ShipShifted(ship=ship.kind, start=ship.at, end=target.at))


# --- launching ------------------------------------------------------------------------------------


def next_to_launch(fleet: Fleet) -> ShipKind | None:
    """Returns the kind of ship that launches next, or None if none waits."""
    return next((kind for kind in LAUNCH_ORDER if kind in fleet.holding), None)


def launch_points(fleet: Fleet) -> tuple[Column, ...]:
    """Returns the best drop points, all equal; empty if all are taken (R12)."""
    empty = fleet.empty_columns
    if empty:
        return empty
    free = [column for column in ALL_COLUMNS if fleet.drops[column] is None]
    first_ships = {column: _topmost(fleet, column) for column in free}
    return tuple(column for column in free if first_ships[column] == max(first_ships.values()))


def launch(fleet: Fleet, kind: ShipKind, column: Column) -> Fleet:
    """Returns the fleet with a waiting ship on a drop point."""
    return replace(fleet, drops=swap(fleet.drops, column, kind), holding=without(fleet.holding, kind))


def _topmost(fleet: Fleet, column: Column) -> int:
    """Returns the row of the topmost ship in a column."""
    return min(ship.row for ship in fleet.ships if ship.column == column)
