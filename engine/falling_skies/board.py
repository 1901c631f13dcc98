"""The printed board of a game: sky tiles, base, city and tracks."""

from collections.abc import Mapping
from functools import lru_cache, partial
from itertools import chain

from engine.core import Data
from engine.falling_skies.content import (
    Cell,
    CharacterId,
    CharacterPower,
    CharacterSide,
    CityAbility,
    CityId,
    CitySide,
    Content,
    HeadStart,
    NoAction,
    PrintedRoom,
    ReactorLeak,
    Reserves,
    RoomId,
    RoomKind,
    RowAction,
    ScenarioId,
    ScenarioRule,
    Skull,
    SkySide,
    TileId,
    TileSide,
)
from engine.falling_skies.pieces import ALL_COLUMNS, BASE_ROWS, COLUMNS, Column, Space, space

# Section 4: the path winds down the base, row 0 from right to left, row 1 from left to right, and so on.
PATH: tuple[Space, ...] = tuple(
    space(row, column if row % 2 else COLUMNS - 1 - column)
    for row in range(BASE_ROWS)
    for column in range(COLUMNS)
)
STEP_OF: Mapping[Space, int] = {at: step for step, at in enumerate(PATH)}
LAST_STEP = len(PATH) - 1

BOARDS_KEPT = 256  # a few kilobytes each; building one takes a sixth of a millisecond


class LaidTile(Data, frozen=True):
    """A sky tile and its visible side."""

    tile: TileId
    side: SkySide


class Member(Data, frozen=True):
    """A character of the team, with its standard or upgraded side."""

    character: CharacterId
    side: CharacterSide


class Setup(Data, frozen=True, cache_hash=True):
    """The components of one game."""

    city: CityId
    side: CitySide
    sky: tuple[LaidTile, ...]  # from the bottom up
    scenario: ScenarioId | None = None  # None: played without one
    team: tuple[Member, ...] = ()

    @property
    def level(self) -> int:
        """Returns the threat level: the number of tiles on their threatening side."""
        return sum(laid.side is SkySide.HARD for laid in self.sky)


class Room(Data, frozen=True):
    """A room of the base; an anti-aircraft room has one space."""

    id: RoomId
    kind: RoomKind
    spaces: tuple[Space, ...]
    cost: int = 0
    modifier: int = 0


class Board(Data, frozen=True):
    """The printed board."""

    setup: Setup
    sky_rows: int
    cells: tuple[Cell, ...]  # by sky space; row 0 is blank
    actions: tuple[RowAction, ...]  # by row; row 0 has none
    skull_row: int
    research: tuple[int, ...]  # costs from the bottom up; the last space wins the game
    tile_tops: tuple[int, ...]  # the number of research spaces up to the top of each tile
    rooms: Mapping[RoomId, Room]
    room_at: tuple[RoomId | None, ...]  # by space of the base; None is a tunnel
    excavator_start: int  # as a step on the path
    energy_start: int
    energy_limit: int
    damage_limit: int
    ability: CityAbility | None
    rule: ScenarioRule | None
    powers: Mapping[CharacterId, CharacterPower]


class Boards:
    """Builds boards from setups and caches the latest."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self._laid = lru_cache(maxsize=BOARDS_KEPT)(partial(lay_out, content))

    def of(self, setup: Setup) -> Board:
        """Returns the board for this setup."""
        return self._laid(setup)


def lay_out(content: Content, setup: Setup) -> Board:
    """Builds the board for this setup."""
    city = content.cities[setup.city]
    face = city.sides[setup.side]
    rule = content.scenarios[setup.scenario].rule if setup.scenario else None
    tiles = [content.sky[laid.tile].sides[laid.side] for laid in setup.sky]
    actions = _actions(tiles)
    rooms = _rooms(content, setup)
    upper = content.bases.upper[city.upper]
    return Board(
        setup=setup,
        sky_rows=len(actions) - 1,
        cells=_cells(tiles),
        actions=actions,
        skull_row=next(row for row, action in enumerate(actions) if isinstance(action, Skull)),
        research=(*face.research, *chain.from_iterable(tile.research for tile in tiles)),
        tile_tops=_tile_tops(len(face.research), tiles),
        rooms={room.id: room for room in rooms},
        room_at=_room_at(rooms),
        excavator_start=STEP_OF[space(*upper.excavator)] + _head_start(face.ability),
        energy_start=city.energy + (face.ability.start if isinstance(face.ability, Reserves) else 0),
        energy_limit=city.energy_limit + _energy_room(face.ability, rule),
        damage_limit=city.damage_limit,
        ability=face.ability,
        rule=rule,
        powers={member.character: _power(content, member) for member in setup.team},
    )


def _cells(tiles: list[TileSide]) -> tuple[Cell, ...]:
    above = (Cell.BLANK,) * COLUMNS
    rows = (row for tile in reversed(tiles) for row in tile.cells)
    return above + tuple(Cell(symbol) for row in rows for symbol in row)


def _actions(tiles: list[TileSide]) -> tuple[RowAction, ...]:
    return (NoAction(), *chain.from_iterable(tile.actions for tile in reversed(tiles)))


def _tile_tops(city_steps: int, tiles: list[TileSide]) -> tuple[int, ...]:
    tops = [city_steps]
    for tile in tiles:
        tops.append(tops[-1] + len(tile.research))
    return tuple(tops[1:])


def _rooms(content: Content, setup: Setup) -> tuple[Room, ...]:
    city = content.cities[setup.city]
    guns = (anti_aircraft_room(column) for column in ALL_COLUMNS)
    printed = (content.bases.upper[city.upper].rooms, content.bases.lower[city.lower].rooms)
    return (*guns, *(printed_room(name, room) for rooms in printed for name, room in rooms.items()))


def anti_aircraft_room(column: Column) -> Room:
    """Returns the anti-aircraft room of a column, in the top row of the base (section 4)."""
    return Room(id=RoomId(f"AA{column + 1}"), kind=RoomKind.ANTI_AIRCRAFT, spaces=(space(0, column),))


def printed_room(name: RoomId, room: PrintedRoom) -> Room:
    """Returns a room of a base tile, with its spaces on the board."""
    spaces = tuple(space(row, column) for row, column in room.spaces)
    return Room(id=name, kind=room.kind, spaces=spaces, cost=room.cost, modifier=room.modifier)


def _room_at(rooms: tuple[Room, ...]) -> tuple[RoomId | None, ...]:
    owner = {at: room.id for room in rooms for at in room.spaces}
    return tuple(owner.get(Space(at)) for at in range(BASE_ROWS * COLUMNS))


def _head_start(ability: CityAbility | None) -> int:
    return ability.spaces if isinstance(ability, HeadStart) else 0


def _energy_room(ability: CityAbility | None, rule: ScenarioRule | None) -> int:
    reserves = ability.limit if isinstance(ability, Reserves) else 0
    leak = rule.limit if isinstance(rule, ReactorLeak) else 0
    return reserves + leak


def _power(content: Content, member: Member) -> CharacterPower:
    character = content.characters[member.character]
    return character.upgraded if member.side is CharacterSide.UPGRADED else character.standard
