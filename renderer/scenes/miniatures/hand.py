"""A player's hand: their halves of the cards, large enough to read on a phone."""

from collections.abc import Iterable
from functools import partial

from engine.miniatures.pieces import Side
from engine.miniatures.view import HeldCard, View
from renderer.scenes.hands import CARD_WIDTH, GAP, WIDTH, hand_scene
from renderer.scenes.miniatures import names
from renderer.shapes import Box, Label, Point, Scene, Shape, Sprite
from renderer.text import UNSEEN, wrap
from renderer.words import Words, dash

LINES, STEP = 5, 34  # of a card's text: the most, and their height
SIZE, ROOM = 29, CARD_WIDTH - 214  # of its letters, and its width
TEXT = 184  # the top of the text
TITLE = 64


def hand(view: View, words: Words) -> Scene | None:
    """Returns the viewer's hand; `None` for an onlooker."""
    if view.viewer is None:
        return None
    return hand_scene(
        view.hand,
        partial(_card, side=view.viewer, words=words),
        card_height=partial(_height, words=words),
        title=[_title(view, view.viewer, words)],
        title_height=TITLE,
        empty=words("board-hand-empty"),
    )


def _title(view: View, side: Side, words: Words) -> Label:
    text = words("board-hand", side=names.side(side, words), count=len(view.hand))
    return Label(text.upper(), Point(GAP + 6, TITLE // 2), 32, "amber", "display", "lm", width=WIDTH - 40)


def _height(card: HeldCard, words: Words) -> int:
    """Returns the least height of a card."""
    return TEXT + STEP * max(4, len(_lines(card, words))) + 2


def _lines(card: HeldCard, words: Words) -> list[str]:
    return wrap(names.effect_text(card.effect, words), "text", SIZE, ROOM, LINES)


def _card(card: HeldCard, box: Box, side: Side, words: Words) -> Iterable[Shape]:
    x, y = box.x, box.y
    yield Sprite("card", box, (side.value, card.timing.value))
    name = names.effect(card.effect, words)
    yield Label(name, Point(x + 108, y + 60), 38, "paper", "display", "lm", width=CARD_WIDTH - 130)
    timing = words(f"board-timing-{dash(card.timing.value)}")
    yield Label(timing, Point(x + 30, y + 140), 29, "blood:ink:25", "bold", "lm", width=CARD_WIDTH - 150)
    yield Label(card.id, Point(x + CARD_WIDTH - 28, y + 140), 26, "ink:paper:25", "bold", "rm", aside=True)
    yield Sprite("emblem", Box(x + CARD_WIDTH - 168, y + 178, 144, 144), (card.effect,))
    for i, line in enumerate(_lines(card, words)):
        at = Point(x + 30, y + TEXT + i * STEP)
        yield Label(line, at, 29, "ink", "text", "lm", width=CARD_WIDTH - 200)


def hand_text(view: View, words: Words) -> str:
    """Returns the viewer's hand as lines of text."""
    if view.viewer is None:
        return ""
    if not view.hand:
        return words("board-hand-empty")
    lines = (
        words(
            "board-hand-line",
            name=names.effect(card.effect, words),
            timing=words(f"board-timing-{dash(card.timing.value)}"),
            text=names.effect_text(card.effect, words),
        )
        for card in view.hand
    )
    return "\n".join(lines).translate(UNSEEN)
