"""Renders scenes, which are plain values, as PNG pictures, and sequences of them as GIF films."""

from renderer.films import Still, TooLong, film
from renderer.frames import pack
from renderer.paint import render
from renderer.shapes import LARGE, PHONE, Scene, Size
from renderer.theme import NIGHT, Theme

__all__ = ["LARGE", "NIGHT", "PHONE", "Scene", "Size", "Still", "Theme", "TooLong", "film", "pack", "render"]
