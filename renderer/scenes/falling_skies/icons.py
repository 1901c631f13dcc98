"""The emoji of Under Falling Skies: dice, rooms and ships."""

from collections.abc import Mapping

from engine.falling_skies.content import RoomKind
from engine.falling_skies.pieces import Die, ShipKind
from renderer.shapes import Box, Sprite

ICONS: Mapping[str, Sprite] = {
    **{
        die.value: Sprite("worker", Box(0, 0, 84, 84), ("white" if die.white else "grey", die.pips))
        for die in Die
    },
    **{f"{kind.value}_room": Sprite("room-badge", Box(0, 0, 84, 84), (kind.value,)) for kind in RoomKind},
    **{f"{kind.value}_ship": Sprite("ship", Box(0, 0, 96, 52), (kind.value,)) for kind in ShipKind},
    "excavator": Sprite("excavator", Box(0, 0, 82, 76), ("right",)),
}
