"""Sky and base as charts for a fixed-width font, narrow enough for a phone."""

from engine.core import tag_of
from engine.falling_skies.battle import Battle
from engine.falling_skies.board import PATH, Board, Room
from engine.falling_skies.content import Cell, RoomKind
from engine.falling_skies.pieces import (
    ALL_COLUMNS,
    BASE_ROWS,
    COLUMNS,
    Column,
    ShipKind,
    Space,
    sky_space,
    space,
)
from renderer.scenes.falling_skies import names
from renderer.scenes.falling_skies.sky import amount

SHIPS = {ShipKind.PURPLE: "P", ShipKind.WHITE: "W", ShipKind.ORANGE: "O"}
ACTIONS = {
    "none": "",
    "add_white": "W+",
    "excavator_back": "X-",
    "research_back": "R-",
    "damage": "D",
    "skull": "!!",
}
ROOMS = {
    RoomKind.ENERGY: "E",
    RoomKind.FIGHTER: "F",
    RoomKind.RESEARCH: "R",
    RoomKind.ROBOT: "B",
    RoomKind.ANTI_AIRCRAFT: "A",
}
CELL = 3
SPACE = 6


def sky(board: Board, battle: Battle) -> list[str]:
    """Returns the rows from the top: number, action, five spaces, and the cost of research."""
    heading = "        " + " ".join(str(column + 1).ljust(CELL) for column in ALL_COLUMNS)
    first = 1 if battle.fleet.mothership else 0
    rows = [_row(board, battle, row) for row in range(first, board.sky_rows + 1)]
    of_city = len(board.research) - board.sky_rows
    city = [f"{'':27}{_step(board, battle, number)}" for number in reversed(range(of_city))]
    return [heading.rstrip(), *(row.rstrip() for row in (*rows, *city))]


def _row(board: Board, battle: Battle, row: int) -> str:
    if not row:
        return f"   MS  {_spaces(board, battle, row)}"
    action = board.actions[row]
    number = amount(action)
    does = ACTIONS[tag_of(action)] + (str(number) if number else "")
    does = "MS" if row == battle.fleet.mothership else does
    return (
        f"{row:>2} {does:<4}{_spaces(board, battle, row)} {_step(board, battle, len(board.research) - row)}"
    )


def _spaces(board: Board, battle: Battle, row: int) -> str:
    """Returns five spaces; rows that the mothership has passed show `~~~`."""
    fleet = battle.fleet
    if row < fleet.mothership:
        return "|".join("~~~" for _ in ALL_COLUMNS)
    if row == fleet.mothership:
        return "=".join(f"={SHIPS[kind] if kind else '-'}=" for kind in fleet.drops)
    return "|".join(_cell(board, battle, row, column) for column in ALL_COLUMNS)


def _cell(board: Board, battle: Battle, row: int, column: Column) -> str:
    at = sky_space(row, column)
    sign = board.cells[at]
    printed = " " if sign is Cell.BLANK else sign.value
    ships = (SHIPS[ship.kind] for ship in battle.fleet.ships if ship.at == at)
    return f"{printed}{next(ships, ' ')}".ljust(CELL)


def _step(board: Board, battle: Battle, number: int) -> str:
    """Returns the cost of a research step, marked if it is the last one done."""
    marker = "*" if number == battle.research - 1 else ""
    return f"{board.research[number]:>2}{marker}"


def base(board: Board, battle: Battle) -> list[str]:
    """Returns the rows of the base, each with its letter and spaces."""
    rows = []
    for row in range(BASE_ROWS):
        spaces = (_space(board, battle, space(row, column)) for column in range(COLUMNS))
        rows.append(f"{names.ROWS[row]} {' '.join(spaces)}".rstrip())
    heading = "  " + " ".join(str(column + 1).ljust(SPACE) for column in ALL_COLUMNS)
    return [heading.rstrip(), *rows]


def _space(board: Board, battle: Battle, at: Space) -> str:
    dug = "X" if at == PATH[battle.excavator] else "" if battle.is_excavated(at) else "#"
    name = board.room_at[at]
    return f"{dug}{_room(board.rooms[name], at) if name is not None else '.'}".ljust(SPACE)


def _room(room: Room, at: Space) -> str:
    """Returns a room's letter with modifier and cost; on its further spaces, a plus and the letter."""
    if at != room.spaces[0]:
        return f"+{ROOMS[room.kind]}"
    adds = f"{room.modifier:+}" if room.modifier else ""
    costs = f"/{room.cost}" if room.cost else ""
    return f"{ROOMS[room.kind]}{adds}{costs}"
