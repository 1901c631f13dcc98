"""All drawings, known by name once this package is imported."""

from renderer.sprites import cards, cover, emblems, figures, ground, panel, previews, tokens, walls, zones

__all__ = ["cards", "cover", "emblems", "figures", "ground", "panel", "previews", "tokens", "walls", "zones"]
