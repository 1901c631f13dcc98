"""Names of things in Under Falling Skies, from the catalogue."""

from engine.core import tag_of
from engine.falling_skies.board import Room
from engine.falling_skies.content import (
    Cell,
    CharacterId,
    CharacterSide,
    CityId,
    CitySide,
    RoomKind,
    RowAction,
    ScenarioId,
    SkySide,
    TileId,
)
from engine.falling_skies.pieces import Column, Die, ShipKind, SkySpace, Space, column_of, row_of
from renderer.sprites.invaders import MINUS
from renderer.words import Words, dash

ROWS = "ABCDEF"  # of the base, from the top


# --- places --------------------------------------------------------------------------------------------


def spot(at: Space) -> str:
    """Returns the label of a space of the base: `B4`."""
    return f"{ROWS[row_of(at)]}{column_of(at) + 1}"


def column(which: Column, words: Words) -> str:
    return words("column-name", column=which + 1)


def sky_space(at: SkySpace, words: Words) -> str:
    return words("sky-space", row=row_of(at), column=column_of(at) + 1)


def room(which: Room, words: Words) -> str:
    """Returns the name of a room with its place: `B4 energy +1`."""
    spots = [spot(at) for at in which.spaces]
    at = spots[0] if len(spots) == 1 else words("room-from-to", first=spots[0], last=spots[-1])
    return words("space-name", at=at, what=room_kind(which, words))


def room_kind(which: Room, words: Words) -> str:
    """Returns the kind of a room with its modifier and cost."""
    kind = kind_of_room(which.kind, words)
    if which.cost:
        return words("room-priced", room=kind, modifier=modifier(which), cost=which.cost)
    return words("room-free", room=kind, modifier=modifier(which))


def modifier(which: Room) -> str:
    """Returns the modifier of a room as it follows its name: ` +1`; "": none."""
    return f" {'+' if which.modifier > 0 else MINUS}{abs(which.modifier)}" if which.modifier else ""


def kind_of_room(which: RoomKind, words: Words) -> str:
    return words(f"room-{dash(which.value)}")


# --- pieces --------------------------------------------------------------------------------------------


def die(which: Die, words: Words) -> str:
    return words("die-white" if which.white else "die-grey", pips=which.pips)


def ship(which: ShipKind, words: Words) -> str:
    return words(f"ship-{which.value}")


def cell(which: Cell, words: Words) -> str:
    """Returns the effect of a space of the sky."""
    if which.number is not None:
        return words("cell-explosion", number=which.number)
    return words(f"cell-{which.name.lower()}")


def action(which: RowAction, words: Words) -> str:
    """Returns the name of the mothership's action in a row."""
    fields = {field: getattr(which, field) for field in which.__struct_fields__}
    return words(f"row-action-{dash(tag_of(which))}", **fields)


# --- cities and people ---------------------------------------------------------------------------------


def city(which: CityId, words: Words) -> str:
    return words(f"city-{dash(which)}")


def city_side(which: CitySide, words: Words) -> str:
    return words(f"city-side-{which.value}")


def city_text(which: CityId, side: CitySide, words: Words) -> str:
    return words(f"city-{dash(which)}-{side.value}-text")


def scenario(which: ScenarioId, words: Words) -> str:
    return words(f"scenario-{dash(which)}")


def scenario_text(which: ScenarioId, words: Words) -> str:
    return words(f"scenario-{dash(which)}-text")


def character(which: CharacterId, words: Words) -> str:
    return words(f"character-{dash(which)}")


def character_side(which: CharacterSide, words: Words) -> str:
    return words(f"character-side-{which.value}")


def character_text(which: CharacterId, side: CharacterSide, words: Words) -> str:
    return words(f"character-{dash(which)}-{side.value}-text")


def tile(which: TileId, words: Words) -> str:
    return words(f"tile-{dash(which)}")


def sky_side(which: SkySide, words: Words) -> str:
    return words(f"sky-side-{which.value}")
