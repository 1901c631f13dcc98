"""A notebook: its page, slips pinned to it, marks for games and cities."""

from renderer.assets import Look, drawing
from renderer.pen import Pen, star

BINDING = 62  # the margin with the holes
RULE = 42  # line height


@drawing("page")
def page(pen: Pen, _: Look) -> None:
    """A sheet of ruled paper in a spiral binding."""
    w, h = pen.size
    pen.round_rect(0, 0, w, h, 16, "ink")
    pen.round_rect(4, 4, w - 8, h - 8, 13, "paper")
    for y in range(RULE, int(h) - 12, RULE):
        pen.rect(4, y, w - 8, 2, "paper:human:16")
    pen.rect(BINDING + 8, 4, 3, h - 8, "paper:blood:38")
    for y in range(30, int(h) - 20, 56):
        pen.disc(34, y, 11, ink="paper:stone:70")
        pen.disc(34, y, 9, ink="ink")
        pen.stroke([(-2, y - 9), (16, y - 13), (34, y - 2)], "ink", 10)
        pen.stroke([(-2, y - 9), (16, y - 13), (34, y - 2)], "stone", 5)


@drawing("slip")
def slip(pen: Pen, look: Look) -> None:
    """A typed report pinned to the page. Look: its tilt, `a` or `b`."""
    w, h = pen.size
    pen.round_rect(5, 9, w - 8, h - 9, 5, "paper:ink:40")
    pen.round_rect(0, 4, w - 6, h - 9, 4, "ink")
    pen.round_rect(2, 6, w - 10, h - 13, 3, "white:paper:40")
    pen.rect(2, 6, w - 10, 62, "martian-deep")
    for x in range(-60, int(w) - 40, 30):
        band = pen.layer()
        band.fill([(x, 68), (x + 11, 68), (x + 73, 6), (x + 62, 6)], "martian-deep:martian:16")
        cut = pen.layer()
        cut.rect(2, 6, w - 10, 62, "white")
        band.keep(cut)
        pen.lay(band)
    pin = w * (0.5 if look[0] == "a" else 0.52)
    pen.disc(pin + 2, 15, 13, ink="ink")
    pen.disc(pin, 13, 11.5, ink="amber")
    pen.disc(pin - 3, 9, 3.6, ink="white")


@drawing("verdict")
def verdict(pen: Pen, look: Look) -> None:
    """The result of a game. Look: `won`, `lost` or `open`, then its threat level."""
    w, h = pen.size
    state = str(look[0])
    ink = {"won": "leaf:ink:30", "lost": "martian-deep", "open": "stone:ink:45"}[state]
    pen.round_rect(0, 0, w, h, 8, "ink")
    pen.round_rect(2, 2, w - 4, h - 4, 7, ink)
    mark = pen.within(7, (h - 22) / 2, 22, 22)
    if state == "won":
        mark.stroke([(10, 55), (38, 84), (90, 18)], "paper", 17)
    elif state == "lost":
        mark.stroke([(14, 14), (86, 86)], "paper", 17)
        mark.stroke([(86, 14), (14, 86)], "paper", 17)
    else:
        for x in (16, 50, 84):
            mark.disc(x, 50, 11, ink="paper")
    if len(look) > 1:
        pen.text(w - 9, h / 2, str(look[1]), h * 0.72, "paper", "bold", "rm")


@drawing("place-name")
def place_name(pen: Pen, look: Look) -> None:
    """A city of the campaign. Look: the saved side `normal` or `damaged`, `lost`, or `open`."""
    w, h = pen.size
    state = str(look[0])
    rim, field = {
        "normal": ("leaf", "leaf:ink:52"),
        "damaged": ("amber", "wood:ink:38"),
        "lost": ("stone", "slate:ink:30"),
        "open": ("human", "human-deep"),
    }[state]
    pen.round_rect(0, 0, w, h, 8, "ink")
    pen.round_rect(2, 2, w - 4, h - 4, 7, rim)
    pen.round_rect(4.5, 4.5, w - 9, h - 9, 5, field)
    art = pen.within(11, (h - 24) / 2, 24, 24)
    if state == "lost":
        art.stroke([(14, 14), (86, 86)], "martian", 18)
        art.stroke([(86, 14), (14, 86)], "martian", 18)
    else:
        _tower(art, cracked=state == "damaged")


def _tower(pen: Pen, *, cracked: bool) -> None:
    pen.fill([(6, 100), (6, 44), (34, 44), (34, 6), (66, 6), (66, 56), (94, 56), (94, 100)], "paper")
    for x, y in ((44, 20), (44, 44), (16, 60), (76, 72)):
        pen.rect(x, y, 12, 12, "ink")
    if cracked:
        pen.stroke([(66, 0), (46, 34), (60, 56), (38, 100)], "ink", 13)


@drawing("tile-bar")
def tile_bar(pen: Pen, look: Look) -> None:
    """A tile of the sky from its edge. Look: height, then `hard`."""
    w, h = pen.size
    hard = "hard" in look
    pen.round_rect(0, 0, w, h, 7, "ink")
    pen.round_rect(2, 2, w - 4, h - 4, 6, "martian" if hard else "stone")
    pen.round_rect(5, 5, w - 10, h - 10, 4, "martian-deep:ink:35" if hard else "slate")
    for x, y in ((0.04, 0.4), (0.09, 0.7), (0.94, 0.3), (0.9, 0.66)):
        pen.fill(star(w * x, h * y, 4, 1.6, 4), "paper")
