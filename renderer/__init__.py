"""The pictures: a scene, which is a value, into the bytes of a PNG; many into those of a film."""

from renderer.films import Still, TooLong, film
from renderer.paint import render
from renderer.shapes import LARGE, PHONE, Scene, Size
from renderer.theme import NIGHT, Theme

__all__ = ["LARGE", "NIGHT", "PHONE", "Scene", "Size", "Still", "Theme", "TooLong", "film", "render"]
