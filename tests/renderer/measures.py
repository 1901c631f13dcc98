"""Measures of pictures and colours: similarity, contrast, and colour-blind vision."""

from collections.abc import Iterable
from itertools import combinations
from math import dist

from PIL import Image, ImageChops, ImageMath

from renderer import text
from renderer.paint import picture_of
from renderer.shapes import Label, Scene, Sprite
from renderer.theme import NIGHT, RGB

WINDOW = 8


def likeness(first: Image.Image, second: Image.Image) -> float:
    """Returns the structural similarity of two pictures (SSIM on grey, windows of 8 by 8 pixels)."""
    x, y = (image.convert("L").convert("F") for image in (first, second))
    mx, my = _mean(x), _mean(y)
    xx, yy, xy = (_mean(_times(a, b)) for a, b in ((x, x), (y, y), (x, y)))
    c1, c2 = (0.01 * 255) ** 2, (0.03 * 255) ** 2
    score = ImageMath.lambda_eval(
        lambda got: (
            ((2 * got["mx"] * got["my"] + c1) * (2 * (got["xy"] - got["mx"] * got["my"]) + c2))
            / (
                (got["mx"] * got["mx"] + got["my"] * got["my"] + c1)
                * (got["xx"] - got["mx"] * got["mx"] + got["yy"] - got["my"] * got["my"] + c2)
            )
        ),
        mx=mx,
        my=my,
        xx=xx,
        yy=yy,
        xy=xy,
    )
    values = list(score.get_flattened_data())
    return float(sum(values) / len(values))


def _mean(image: Image.Image) -> Image.Image:
    return image.reduce(WINDOW)


def _times(a: Image.Image, b: Image.Image) -> Image.Image:
    product = ImageMath.lambda_eval(lambda got: got["a"] * got["b"], a=a, b=b)
    assert isinstance(product, Image.Image)
    return product


def linear(colour: RGB) -> tuple[float, float, float]:
    """Returns the linear light of an sRGB colour."""
    r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in colour))
    return r, g, b


def luminance(colour: RGB) -> float:
    r, g, b = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: RGB, b: RGB) -> float:
    """Returns the contrast of two colours as WCAG defines it, from 1 to 21."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def weakest(label: Label, bare: Image.Image) -> float:
    """Returns the contrast to the halo, or the contrast that 95 % of the pixels beneath exceed."""
    if label.halo:
        return contrast(NIGHT.ink(label.ink), NIGHT.ink(label.halo))
    image, offset = text.line(label, 1, NIGHT)
    left, top = label.at.x + offset.x, label.at.y + offset.y
    beneath = bare.crop((left, top, left + image.width, top + image.height))
    found = sorted(
        (contrast(NIGHT.ink(label.ink), colour), count)
        for count, colour in beneath.getcolors(1 << 20) or []
        if isinstance(colour, tuple) and len(colour) == 3
    )
    spare = image.width * image.height / 20
    for value, count in found:
        spare -= count
        if spare < 0:
            return value
    return 21.0


# Machado, Oliveira and Fernandes 2009, severity 1: vision without one kind of cone, in linear light.
EYES = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.01182, 0.04294, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.3039),
    ),
}


def distance(a: RGB, b: RGB, eyes: str) -> float:
    """Returns the distance of two colours for such eyes, in units of CIELAB: 2 is just visible."""
    return dist(_lab(a, eyes), _lab(b, eyes))


def _lab(colour: RGB, eyes: str) -> tuple[float, float, float]:
    light = linear(colour)
    r, g, b = (
        min(1.0, max(0.0, sum(weight * channel for weight, channel in zip(row, light, strict=True))))
        for row in EYES[eyes]
    )
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def grey(sprite: Sprite) -> Image.Image:
    """Returns a sprite on asphalt in greyscale."""
    box = sprite.box
    return picture_of(Scene(width=box.w, height=box.h, ground=(), shapes=(sprite,))).convert("L")


def difference(a: Image.Image, b: Image.Image, by: int = 51) -> float:
    """Returns the share of pixels that differ by at least this many steps of 255."""
    histogram = ImageChops.difference(a, b).histogram()
    return sum(histogram[by:]) / sum(histogram)


def least_difference(sprites: Iterable[Sprite], by: int = 51) -> float:
    """Returns the difference of the two most similar sprites, without colour."""
    return min(difference(a, b, by) for a, b in combinations(map(grey, sprites), 2))
