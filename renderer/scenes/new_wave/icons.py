"""The emoji of War of the Worlds: units, buildings, resources, civilians and damage."""

from collections.abc import Mapping

from engine.new_wave.content import UnitKind
from renderer.shapes import Box, Sprite
from renderer.sprites.war import PIECES, SIDES

ICONS: Mapping[str, Sprite] = {
    **{kind.value: Sprite("war-unit", Box(0, 0, 72, 80), (kind.value, "")) for kind in UnitKind},
    **{kind: Sprite("war-building", Box(0, 0, 70, 70), (kind, 0)) for kind in PIECES if kind not in SIDES},
    "coin": Sprite("money", Box(0, 0, 46, 46), ("human",)),
    "energy": Sprite("money", Box(0, 0, 46, 46), ("martian",)),
    "civilian": Sprite("civilian", Box(0, 0, 64, 64)),
    "damage": Sprite("sign", Box(0, 0, 64, 64), ("damage",)),
}
