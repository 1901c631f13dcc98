"""All drawings, known by name once this package is imported."""

from renderer.sprites import cards, cover, figures, ground, panel, tokens, walls, zones

__all__ = ["cards", "cover", "figures", "ground", "panel", "tokens", "walls", "zones"]
