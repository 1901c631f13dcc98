"""All drawings, known by name once this package is imported."""

from renderer.sprites import (
    bunker,
    cards,
    cover,
    dice,
    emblems,
    figures,
    ground,
    invaders,
    landmarks,
    notebook,
    panel,
    previews,
    tokens,
    walls,
    zones,
)

__all__ = [
    "bunker",
    "cards",
    "cover",
    "dice",
    "emblems",
    "figures",
    "ground",
    "invaders",
    "landmarks",
    "notebook",
    "panel",
    "previews",
    "tokens",
    "walls",
    "zones",
]
