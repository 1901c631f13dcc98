"""Names of dice, places, ships, cities and people of Under Falling Skies.

Names do not depend on the view: a log also shows games whose board is gone.
"""

from collections.abc import Mapping

from bot.text.icons import with_icons
from bot.titles.title import Namer, Words, namer
from engine.falling_skies.board import Room, anti_aircraft_room, printed_room
from engine.falling_skies.content import (
    BaseTiles,
    CharacterId,
    CharacterSide,
    CityId,
    CitySide,
    RoomId,
    ScenarioId,
    SkySide,
    TileId,
)
from engine.falling_skies.pieces import ALL_COLUMNS, Column, Die, ShipKind, SkySpace, Space
from renderer.scenes.falling_skies import names


def namers(bases: BaseTiles) -> Mapping[object, Namer]:
    """Returns the naming function of each type."""
    rooms = every_room(bases)

    def room(which: RoomId, words: Words) -> str:
        return names.room(rooms[which], words)

    return {
        Die: namer(_die),
        Column: namer(names.column),
        Space: namer(_spot),
        SkySpace: namer(names.sky_space),
        ShipKind: namer(_ship),
        RoomId: namer(room),
        CityId: namer(names.city),
        CitySide: namer(names.city_side),
        ScenarioId: namer(names.scenario),
        CharacterId: namer(names.character),
        CharacterSide: namer(names.character_side),
        TileId: namer(names.tile),
        SkySide: namer(names.sky_side),
    }


def _die(die: Die, words: Words) -> str:
    return with_icons([die.value], names.die(die, words))


def _ship(kind: ShipKind, words: Words) -> str:
    return with_icons([f"{kind.value}_ship"], names.ship(kind, words))


def _spot(at: Space, words: Words) -> str:
    return names.spot(at)


def every_room(bases: BaseTiles) -> Mapping[RoomId, Room]:
    """Returns the rooms of all base tiles; their ids are unique."""
    tiles = [tile.rooms for tile in bases.upper.values()] + [tile.rooms for tile in bases.lower.values()]
    printed = [printed_room(name, room) for rooms in tiles for name, room in rooms.items()]
    return {room.id: room for room in (*map(anti_aircraft_room, ALL_COLUMNS), *printed)}
