"""The tables of the rules digest, and the content in their notation."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from engine.core import Data
from engine.falling_skies.content import (
    AddWhite,
    CityId,
    Damage,
    ExcavatorBack,
    LowerTile,
    NoAction,
    PrintedRoom,
    ResearchBack,
    RoomId,
    RoomKind,
    RowAction,
    Skull,
    UpperTile,
)

LETTERS = {RoomKind.ENERGY: "E", RoomKind.FIGHTER: "F", RoomKind.RESEARCH: "R", RoomKind.ROBOT: "B"}


class Tile(Data, frozen=True):
    stars: int
    cells: tuple[str, ...]
    research: tuple[int, ...]
    actions: tuple[str, ...]


class Base(Data, frozen=True):
    rows: tuple[tuple[str, ...], ...]
    energy_cells: int
    damage_cells: int
    energy: int = 0  # of an upper tile
    excavator: tuple[int, int] | None = None  # of an upper tile


class Town(Data, frozen=True):
    chapter: int
    base: str  # upper and lower tile
    research: tuple[int, ...]
    research_damaged: tuple[int, ...] | None = None  # None: as on the normal side
    energy: int | None = None  # None: as printed on the base tiles
    energy_limit: int | None = None  # None: as printed on the base tiles
    damage_limit: int | None = None  # None: as printed on the base tiles


class Digest(Data, frozen=True):
    tiles: Mapping[str, Tile]
    upper: Mapping[str, Base]
    lower: Mapping[str, Base]
    cities: Mapping[CityId, Town]
    chapters: Mapping[str, int]


@cache
def digest() -> Digest:
    path = Path(__file__).with_name("digest.toml")
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Digest)


def written_action(action: RowAction) -> str:
    """Returns an action of the mothership in the notation of the digest."""
    match action:
        case AddWhite(ships=ships):
            return f"white +{ships}"
        case ExcavatorBack(spaces=spaces):
            return f"excavator -{spaces}"
        case ResearchBack(spaces=spaces):
            return f"research -{spaces}"
        case Damage(points=points):
            return f"damage {points}"
        case Skull():
            return "skull"
        case NoAction():
            return "none"


def written_base(tile: UpperTile | LowerTile) -> tuple[tuple[str, ...], ...]:
    """Returns the rows of a base tile in the notation of the digest."""
    first, rows = (0, 3) if isinstance(tile, UpperTile) else (3, 3)
    spaces = {place: _written_room(name, room) for name, room in tile.rooms.items() for place in room.spaces}
    spaces |= dict.fromkeys(tile.tunnels, "tunnel")
    return tuple(
        tuple(spaces.get((row, column), "AA" if row == 0 else "nothing") for column in range(5))
        for row in range(first, first + rows)
    )


def _written_room(name: RoomId, room: PrintedRoom) -> str:
    modifier = f"{room.modifier:+d}" if room.modifier else ""
    cost = f" cost {room.cost}" if room.cost else ""
    label = f" [{name}]" if len(room.spaces) > 1 else ""
    return f"{LETTERS[room.kind]}{modifier}{cost}{label}"
