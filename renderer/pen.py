"""Draws on one transparent, supersampled canvas in its own units."""

from collections.abc import Iterable, Sequence
from math import cos, hypot, pi, sin
from random import Random
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderer.assets import font
from renderer.shapes import Anchor, Face
from renderer.theme import RGB, Theme

XY = tuple[float, float]


class Frame(NamedTuple):
    """An affine transform from a pen's units to pixels of its canvas."""

    a: float
    b: float
    c: float
    d: float
    e: float
    f: float

    def at(self, point: XY) -> XY:
        x, y = point
        return self.a * x + self.b * y + self.c, self.d * x + self.e * y + self.f

    @property
    def scale(self) -> float:
        """Pixels of the canvas per unit."""
        return hypot(self.a, self.d)


class Pen:
    """A canvas, its coordinate frame, and the inks of the theme."""

    def __init__(self, image: Image.Image, frame: Frame, theme: Theme, size: XY) -> None:
        self.image = image
        self.theme = theme
        self.size = size  # of the canvas, in the units of its frame
        self._frame = frame
        self._draw = ImageDraw.Draw(image)

    @classmethod
    def canvas(cls, width: int, height: int, scale: int, theme: Theme) -> "Pen":
        """Returns a pen on a new canvas of this many units, each `scale` pixels long."""
        image = Image.new("RGBA", (width * scale, height * scale), (0, 0, 0, 0))
        return cls(image, Frame(scale, 0, 0, 0, scale, 0), theme, (width, height))

    # --- frames and layers ---

    def within(
        self, x: float, y: float, w: float, h: float, units: XY = (100, 100), turn: float = 0
    ) -> "Pen":
        """Returns a pen whose units fill a box of this one, rotated about the box's middle by degrees."""
        sx, sy = w / units[0], h / units[1]
        angle = turn * pi / 180
        cosine, sine = cos(angle), sin(angle)
        middle_x, middle_y = x + w / 2, y + h / 2
        # box units -> centred -> rotated -> this pen's units -> canvas
        rows = (
            (cosine * sx, -sine * sy, middle_x - cosine * w / 2 + sine * h / 2),
            (sine * sx, cosine * sy, middle_y - sine * w / 2 - cosine * h / 2),
        )
        outer = self._frame
        frame = Frame(
            outer.a * rows[0][0] + outer.b * rows[1][0],
            outer.a * rows[0][1] + outer.b * rows[1][1],
            outer.a * rows[0][2] + outer.b * rows[1][2] + outer.c,
            outer.d * rows[0][0] + outer.e * rows[1][0],
            outer.d * rows[0][1] + outer.e * rows[1][1],
            outer.d * rows[0][2] + outer.e * rows[1][2] + outer.f,
        )
        return Pen(self.image, frame, self.theme, units)

    def layer(self) -> "Pen":
        """Returns a pen on a new canvas of the same size, with the same frame."""
        return Pen(Image.new("RGBA", self.image.size, (0, 0, 0, 0)), self._frame, self.theme, self.size)

    def lay(self, other: "Pen", opacity: float = 1) -> None:
        """Composites another canvas onto this one."""
        image = other.image
        if opacity < 1:
            image = image.copy()
            image.putalpha(image.getchannel("A").point(lambda alpha: round(alpha * opacity)))
        self.image.alpha_composite(image)

    # --- strokes ---

    def colour(self, ink: str) -> RGB:
        return self.theme.ink(ink)

    def fill(self, points: Iterable[XY], ink: str) -> None:
        """Fills a polygon."""
        at = self._frame.at
        self._draw.polygon([at(point) for point in points], fill=(*self.colour(ink), 255))

    def rect(self, x: float, y: float, w: float, h: float, ink: str) -> None:
        """Fills a rectangle."""
        self.fill(((x, y), (x + w, y), (x + w, y + h), (x, y + h)), ink)

    def round_rect(self, x: float, y: float, w: float, h: float, radius: float, ink: str) -> None:
        """Fills a rectangle with round corners."""
        self.fill(round_rect(x, y, w, h, radius), ink)

    def disc(self, x: float, y: float, rx: float, ry: float | None = None, *, ink: str) -> None:
        """Fills an ellipse."""
        ry = rx if ry is None else ry
        if self._frame.b or self._frame.d:  # rotated: Pillow has no such ellipse
            self.fill(ellipse(x, y, rx, ry), ink)
            return
        left, top = self._frame.at((x - rx, y - ry))
        right, bottom = self._frame.at((x + rx, y + ry))
        self._draw.ellipse((left, top, right, bottom), fill=(*self.colour(ink), 255))

    def ring(self, x: float, y: float, radius: float, width: float, ink: str) -> None:
        """Strokes a circle; the stroke lies inside the radius."""
        self.stroke(ellipse(x, y, radius - width / 2, radius - width / 2), ink, width, closed=True)

    def blob(self, points: Sequence[XY], ink: str) -> None:
        """Fills a smooth closed curve through the points."""
        self.fill(smooth(points), ink)

    def stroke(self, points: Sequence[XY], ink: str, width: float, *, closed: bool = False) -> None:
        """Draws a line with round ends and joints."""
        at = self._frame.at
        places = [at(point) for point in points]
        half = width * self._frame.scale / 2
        colour = (*self.colour(ink), 255)
        ends = zip(places, places[1:] + places[:1] if closed else places[1:], strict=False)
        for (x0, y0), (x1, y1) in ends:
            length = hypot(x1 - x0, y1 - y0)
            if length:
                dx, dy = (y0 - y1) / length * half, (x1 - x0) / length * half
                self._draw.polygon(
                    [(x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x0 - dx, y0 - dy)],
                    fill=colour,
                )
        for x, y in places:
            self._draw.ellipse((x - half, y - half, x + half, y + half), fill=colour)

    def curve(self, points: Sequence[XY], ink: str, width: float) -> None:
        """Draws a smooth open line through the points."""
        self.stroke(smooth(points, closed=False), ink, width)

    def dashes(self, start: XY, end: XY, ink: str, width: float, dash: float, gap: float) -> None:
        """Draws a broken line with square ends."""
        (x0, y0), (x1, y1) = start, end
        length = hypot(x1 - x0, y1 - y0) or 1.0
        ux, uy = (x1 - x0) / length, (y1 - y0) / length
        nx, ny = -uy * width / 2, ux * width / 2
        done = 0.0
        while done < length:
            stop = min(done + dash, length)
            ax, ay, bx, by = x0 + ux * done, y0 + uy * done, x0 + ux * stop, y0 + uy * stop
            self.fill(((ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)), ink)
            done = stop + gap

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        ink: str,
        face: Face = "bold",
        anchor: Anchor = "mm",
        *,
        aside: bool = False,
    ) -> None:
        """Writes upright text; the size is in the pen's units. `aside` marks text that no decision needs."""
        self.sign(x, y, words, size, ink, face, anchor)

    def sign(
        self,
        x: float,
        y: float,
        letters: str,
        size: float,
        ink: str,
        face: Face = "bold",
        anchor: Anchor = "mm",
    ) -> None:
        """Draws upright letters as a pictogram that need not be read."""
        fill, face_at = (*self.colour(ink), 255), font(face, self.pixels(size))
        self._draw.text(self.place((x, y)), letters, fill=fill, font=face_at, anchor=anchor)

    def place(self, point: XY) -> XY:
        """Returns the position of a point on the canvas, in pixels."""
        return self._frame.at(point)

    def pixels(self, size: float) -> int:
        """Returns the size of letters in pixels of the canvas."""
        return max(1, round(size * self._frame.scale))

    def measure(self, words: str, size: float, face: Face = "bold") -> float:
        """Returns the width of a text of this size, in the pen's units."""
        return font(face, self.pixels(size)).getlength(words) / self._frame.scale

    def halftone(self, x: float, y: float, w: float, h: float, ink: str, pitch: float = 12) -> None:
        """Fills a rectangle with halftone dots, from none at the top to touching at the bottom."""
        rows, columns = int(h // (pitch / 2)), int(w // pitch) + 1
        for row in range(1, rows):
            radius = pitch * 0.46 * row / rows
            shift = pitch / 2 if row % 2 else 0.0
            for column in range(columns):
                self.disc(x + shift + column * pitch, y + row * pitch / 2, radius, ink=ink)

    # --- effects on the whole canvas ---

    def outline(self, width: float, ink: str) -> None:
        """Draws an outline around everything drawn so far."""
        grown = grow(self.image.getchannel("A"), width * self._frame.scale)
        rim = Image.new("RGBA", self.image.size, (*self.colour(ink), 0))
        rim.putalpha(grown)
        rim.alpha_composite(self.image)
        self.image.paste(rim)

    def shadow(self, dx: float, dy: float, blur: float, opacity: float, ink: str = "black") -> None:
        """Draws a shadow of everything drawn so far."""
        scale = self._frame.scale
        mask = ImageChops.offset(self.image.getchannel("A"), round(dx * scale), round(dy * scale))
        if blur:
            mask = mask.filter(ImageFilter.GaussianBlur(blur * scale))
        under = Image.new("RGBA", self.image.size, (*self.colour(ink), 0))
        under.putalpha(mask.point(lambda alpha: round(alpha * opacity)))
        under.alpha_composite(self.image)
        self.image.paste(under)

    def keep(self, other: "Pen") -> None:
        """Clips this canvas to the opaque part of another one."""
        self.image.putalpha(ImageChops.multiply(self.image.getchannel("A"), other.image.getchannel("A")))

    def fade(self, opacity: float) -> None:
        """Makes everything drawn so far more transparent."""
        self.image.putalpha(self.image.getchannel("A").point(lambda alpha: round(alpha * opacity)))


def grow(mask: Image.Image, pixels: float) -> Image.Image:
    """Returns a mask grown by this many pixels, with round corners."""
    blurred = mask.filter(ImageFilter.GaussianBlur(pixels * 0.75))
    return blurred.point(lambda value: 255 if value > 22 else 0)


def ellipse(x: float, y: float, rx: float, ry: float, start: float = 0, stop: float = 360) -> list[XY]:
    """Returns points around an ellipse, from one angle to another (degrees, clockwise from the right)."""
    steps = max(12, round(48 * abs(stop - start) / 360))
    whole = abs(stop - start) >= 360
    turns = [start + (stop - start) * i / steps for i in range(steps if whole else steps + 1)]
    return [(x + rx * cos(turn * pi / 180), y + ry * sin(turn * pi / 180)) for turn in turns]


def round_rect(x: float, y: float, w: float, h: float, radius: float) -> list[XY]:
    """Returns the outline of a rectangle with round corners."""
    r = min(radius, w / 2, h / 2)
    corners = (
        (x + w - r, y + r, -90),
        (x + w - r, y + h - r, 0),
        (x + r, y + h - r, 90),
        (x + r, y + r, 180),
    )
    return [point for cx, cy, turn in corners for point in ellipse(cx, cy, r, r, turn, turn + 90)]


def star(x: float, y: float, outer: float, inner: float, points: int, turn: float = -90) -> list[XY]:
    """Returns the outline of a star; its first point is at the top."""
    return [
        (
            x + (inner if i % 2 else outer) * cos((turn + i * 180 / points) * pi / 180),
            y + (inner if i % 2 else outer) * sin((turn + i * 180 / points) * pi / 180),
        )
        for i in range(points * 2)
    ]


def smooth(points: Sequence[XY], *, closed: bool = True, steps: int = 8) -> list[XY]:
    """Returns a curve through the points (Catmull-Rom)."""
    count = len(points)
    if closed:
        around = [points[-1], *points, points[0], points[1]]
        spans = count
    else:
        around = [points[0], *points, points[-1]]
        spans = count - 1
    curve: list[XY] = []
    for i in range(spans):
        p0, p1, p2, p3 = around[i : i + 4]
        for step in range(steps):
            t = step / steps
            curve.append((_spline(p0[0], p1[0], p2[0], p3[0], t), _spline(p0[1], p1[1], p2[1], p3[1], t)))
    if not closed:
        curve.append(points[-1])
    return curve


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def scatter(seed: int | str, count: int, w: float, h: float) -> list[XY]:
    """Returns this many points in a rectangle, always the same for one seed."""
    chance = Random(seed)
    return [(chance.random() * w, chance.random() * h) for _ in range(count)]
