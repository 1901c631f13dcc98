"""The briefing that opens a chapter of a campaign: a drawn scene, and the same in words."""

from collections.abc import Iterable

from engine.falling_skies.decisions import ChooseAttack, ChooseLastCity
from engine.falling_skies.view import View
from renderer.scenes.falling_skies import layout
from renderer.shapes import Box, Label, Point, Shape, Sprite
from renderer.text import wrap
from renderer.words import Words

PICTURE = 250  # height of the drawing
LINE, TEXT = 42, 35  # height of a line of the scene, and its font size
LINES = 3
HEIGHT = PICTURE + LINES * LINE + 34
HULL = 110  # height of the mothership
RUINED = 3  # from this chapter on, the city lies in ruins
# Ships over the city: kind, left edge and top in per cent of the drawing, width in pixels.
SHIPS = (
    ("purple", 24, 16, 96),
    ("white", 70, 24, 84),
    ("purple", 48, 40, 70),
    ("white", 10, 44, 62),
    ("purple", 84, 10, 74),
    ("orange", 58, 8, 92),
    ("white", 37, 8, 62),
)


def is_due(view: View) -> bool:
    """Tells whether a chapter of a campaign has just begun: none of its battles has been chosen."""
    book = view.notebook
    begins = isinstance(view.asked, ChooseAttack | ChooseLastCity)
    return book is not None and begins and all(battle.chapter != book.chapter for battle in book.battles)


def panel(chapter: int, top: int, words: Words) -> Iterable[Shape]:
    """Yields the scene of a chapter: the city, more ships in every chapter, at last the mothership."""
    box = Box(layout.MARGIN, top, layout.WIDTH - 2 * layout.MARGIN, PICTURE)
    ruined = ("damaged",) if chapter >= RUINED else ()
    yield Sprite("skyline", box, (f"chapter {chapter}", *ruined))
    if len(SHIPS) <= 2 * chapter:
        yield Sprite("mothership", Box(box.x + 90, top, box.w - 180, HULL), (box.w - 600,))
    for kind, left, down, wide in SHIPS[: 2 * chapter]:
        x, y = box.x + box.w * left // 100, top + PICTURE * down // 100
        low = HULL if len(SHIPS) <= 2 * chapter else 0
        yield Sprite("ship", Box(x, min(y + low, top + PICTURE - wide), wide, wide), (kind,))
    lines = wrap(words(f"chapter-{chapter}-scene"), "text", TEXT, box.w - 40, LINES)
    for number, line in enumerate(lines):
        at = Point(layout.WIDTH // 2, top + PICTURE + 36 + number * LINE)
        yield Label(line, at, TEXT, "paper", "text", "mm", width=box.w - 40)
