"""The emoji of the miniatures: faces of dice, figures, and signs of what happens to them."""

from collections.abc import Mapping

from engine.miniatures.content import Profile
from engine.miniatures.pieces import ProfileId
from renderer.shapes import Box, Sprite

FACES = range(1, 9)
SIGNS: Mapping[str, Sprite] = {
    **{f"die_{face}": Sprite("d8", Box(0, 0, 84, 84), (face,)) for face in FACES},
    **{f"hit_{face}": Sprite("d8", Box(0, 0, 84, 84), (face, "hit")) for face in FACES},
    "skull": Sprite("fallen", Box(0, 0, 64, 64), ("neutral",)),
    "frightened": Sprite("badge", Box(0, 0, 64, 64), ("lying",)),
    "loot": Sprite("loot", Box(0, 0, 64, 64)),
    "creature": Sprite("marker", Box(0, 0, 64, 64), ("creature",)),
    "artefact": Sprite("marker", Box(0, 0, 64, 64), ("artefact",)),
}


def icons(profiles: Mapping[ProfileId, Profile]) -> Mapping[str, Sprite]:
    """Returns the emoji of dice and signs, and of the figures of these profiles."""
    figures = {
        str(name): Sprite("figure", Box(0, 0, 96, 96), (name, profile.side.value))
        for name, profile in profiles.items()
    }
    return {**SIGNS, **figures}
