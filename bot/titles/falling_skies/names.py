"""Dice, places, ships, cities and people of Under Falling Skies in words.

No name hangs on the view: a log tells of games whose board has long been cleared away.
"""

from collections.abc import Callable, Mapping
from typing import Any

from bot.titles.title import Namer, Words
from engine.falling_skies.board import Room, anti_aircraft_room
from engine.falling_skies.content import (
    BaseTiles,
    CharacterId,
    CharacterSide,
    CityId,
    CitySide,
    PrintedRoom,
    RoomId,
    ScenarioId,
    SkySide,
    TileId,
)
from engine.falling_skies.pieces import ALL_COLUMNS, Column, Die, ShipKind, SkySpace, Space, space
from engine.falling_skies.view import View
from renderer.scenes.falling_skies import names


def namers(bases: BaseTiles) -> Mapping[Any, Namer]:
    """Returns how each kind of value is named."""
    rooms = every_room(bases)
    return {
        Die: _named(names.die),
        Column: _named(names.column),
        Space: _named(lambda at, words: names.spot(at)),
        SkySpace: _named(names.sky_space),
        ShipKind: _named(names.ship),
        RoomId: _named(lambda room, words: names.room(rooms[room], words)),
        CityId: _named(names.city),
        CitySide: _named(names.city_side),
        ScenarioId: _named(names.scenario),
        CharacterId: _named(names.character),
        CharacterSide: _named(names.character_side),
        TileId: _named(names.tile),
        SkySide: _named(names.sky_side),
    }


def _named(name: Callable[[Any, Words], str]) -> Namer:
    def namer(value: Any, view: View | None, words: Words) -> str:
        return name(value, words)

    return namer


def every_room(bases: BaseTiles) -> Mapping[RoomId, Room]:
    """Returns the rooms of all base tiles; no two have the same name."""
    tiles = [tile.rooms for tile in bases.upper.values()] + [tile.rooms for tile in bases.lower.values()]
    printed = [_room(name, room) for rooms in tiles for name, room in rooms.items()]
    return {room.id: room for room in (*map(anti_aircraft_room, ALL_COLUMNS), *printed)}


def _room(name: RoomId, room: PrintedRoom) -> Room:
    spaces = tuple(space(row, column) for row, column in room.spaces)
    return Room(id=name, kind=room.kind, spaces=spaces, cost=room.cost, modifier=room.modifier)
