"""The pictures: a scene, which is a value, into the bytes of a PNG."""

from renderer.paint import render
from renderer.shapes import LARGE, PHONE, Scene, Size
from renderer.theme import NIGHT, Theme

__all__ = ["LARGE", "NIGHT", "PHONE", "Scene", "Size", "Theme", "render"]
