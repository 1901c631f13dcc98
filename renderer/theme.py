"""The colours of pictures: named inks, and the fixed palette."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from PIL import Image

RGB = tuple[int, int, int]

PALETTES = Path(__file__).parent / "palettes"
UNUSED = 255  # the last palette entry is free: in films it means "unchanged"


def rgb(code: str) -> RGB:
    """Returns the colour of a code `#rrggbb`."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def blend(a: RGB, b: RGB, share: float) -> RGB:
    """Returns the colour that is `share` of the way from the first to the second."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


@dataclass(frozen=True)
class Theme:
    """A set of inks; themes are equal if their names are."""

    name: str
    inks: Mapping[str, str] = field(compare=False, hash=False)

    def ink(self, name: str) -> RGB:
        """Returns an ink, or a mixture: `human:ink:40` is `human` with 40 % of `ink`, and so on."""
        first, *mixed = name.split(":")
        colour = self._pure(first)
        for other, share in zip(mixed[::2], mixed[1::2], strict=True):
            colour = blend(colour, self._pure(other), int(share) / 100)
        return colour

    def _pure(self, name: str) -> RGB:
        if name not in self.inks:
            raise LookupError(f"there is no ink {name!r} (known: {', '.join(sorted(self.inks))})")
        return rgb(self.inks[name])

    @cached_property
    def colours(self) -> bytes:
        """The 256 colours of all pictures of this theme, so that no colour shifts from turn to turn."""
        codes = (PALETTES / f"{self.name}.txt").read_text(encoding="ascii").split()
        return bytes(channel for code in codes for channel in rgb(code))

    @cached_property
    def palette(self) -> Image.Image:
        """The palette as a Pillow image."""
        image = Image.new("P", (1, 1))
        image.putpalette(self.colours)
        return image


NIGHT = Theme(
    name="night",
    inks={
        "ink": "#0a0c18",  # outlines, the night sky
        "night": "#10152b",  # the page
        "slate": "#1a2140",  # panels
        "paper": "#f6e9c8",  # text, rims
        "asphalt": "#232b4a",
        "pavement": "#3d4870",
        "lawn": "#1d4a48",
        "floor": "#54454d",
        "brick": "#c8855a",
        "stone": "#9aa0b8",
        "human": "#5cc0ff",
        "human-deep": "#164a94",
        "martian": "#ff6a3c",
        "martian-deep": "#8c1526",
        "acid": "#c4ea48",
        "amber": "#ffc845",
        "blood": "#d81f2c",
        "violet": "#b478ff",
        "skin": "#f0b58c",
        "skin-deep": "#9a5b3f",
        "khaki": "#8f9a5c",
        "steel": "#7f8fa8",
        "wood": "#7a5236",
        "leaf": "#2f8a5b",
        "white": "#ffffff",
        "black": "#000000",
    },
)

SEAT_INKS = ("human", "martian", "amber", "acid", "violet", "stone")  # for seats without an ink of their own
