"""All drawings, known by name once this package is imported."""

from renderer.sprites import (
    cards,
    cover,
    dice,
    emblems,
    figures,
    ground,
    landmarks,
    panel,
    previews,
    tokens,
    walls,
    zones,
)

__all__ = [
    "cards",
    "cover",
    "dice",
    "emblems",
    "figures",
    "ground",
    "landmarks",
    "panel",
    "previews",
    "tokens",
    "walls",
    "zones",
]
