"""A player's hand: cards with all their options, large enough to read on a phone."""

from collections.abc import Iterable
from functools import partial

from engine.new_wave.content import Deploy, Gain, Harvest, MoveCivilians, MoveUnit, Side
from engine.new_wave.view import HandCard, ModeView, View
from renderer.scenes.hands import CARD_WIDTH, GAP, WIDTH, hand_scene
from renderer.scenes.new_wave import names
from renderer.scenes.new_wave.panel import ART
from renderer.shapes import Box, Label, Point, Scene, Shape, Sprite
from renderer.text import UNSEEN, width_of, wrap
from renderer.words import Words, capitalise

TITLE = 72
HEAD = 114  # of a card
OPTION = 45  # height of an option
LETTERS = 33
SMALL, STEP = 29, 33  # size and line height of the explanations


def hand(view: View, words: Words) -> Scene | None:
    """Returns the viewer's hand; `None` for an onlooker."""
    if view.viewer is None:
        return None
    return hand_scene(
        view.camps[view.viewer].hand,
        partial(_card, side=view.viewer, words=words),
        card_height=partial(_height, words=words),
        title=_title(view, view.viewer, words),
        title_height=TITLE,
        empty=words("board-hand-empty"),
    )


def _title(view: View, side: Side, words: Words) -> Iterable[Shape]:
    """Yields the owner of the hand, and the resources to spend."""
    camp = view.camps[side]
    text = words("board-hand", side=names.side(side, words), count=len(camp.hand))
    yield Label(text.upper(), Point(GAP + 6, TITLE // 2), 32, "amber", "display", "lm", width=WIDTH - 360)
    purse = words("board-purse", purse=camp.purse, income=camp.income)
    right = Point(WIDTH - GAP - 8, TITLE // 2)
    yield Label(purse, right, 34, "paper", "bold", "rm", width=300)
    wide = min(300, width_of(purse, "bold", 34))
    yield Sprite("money", Box(right.x - wide - 60, right.y - 23, 46, 46), (ART[side],))


def _height(card: HandCard, words: Words) -> int:
    """Returns the least height of a card: with its options or, if it has none, its explanation."""
    return HEAD + (len(card.modes) * OPTION or len(_explanation(card, words)) * STEP) + 18


def _explanation(card: HandCard, words: Words) -> list[str]:
    return wrap(names.card_text(card.card, words), "text", SMALL, CARD_WIDTH - 60)


def _card(card: HandCard, box: Box, side: Side, words: Words) -> Iterable[Shape]:
    """Yields a card; its explanation is left out if it finds no room below the options."""
    x, y = box.x, box.y
    yield Sprite("war-card", box, (ART[side],))
    yield Sprite("war-emblem", Box(x + 20, y + 14, 88, 88), (card.card,))
    name = names.card(card.card, words)
    yield Label(name, Point(x + 120, y + 62), 38, "paper", "display", "lm", width=CARD_WIDTH - 140)
    for number, mode in enumerate(card.modes):
        middle = y + HEAD + OPTION // 2 + number * OPTION
        yield Sprite("option", Box(x + 24, middle - 20, 40, 40), option_look(mode, side))
        told = capitalise(names.mode(mode.id, words))
        yield Label(told, Point(x + 76, middle), LETTERS, "ink", "bold", "lm", width=CARD_WIDTH - 90)
    lines = _explanation(card, words)
    top = y + box.h - 18 - len(lines) * STEP
    if top < y + HEAD + len(card.modes) * OPTION:
        return
    for number, line in enumerate(lines):
        yield Label(
            line,
            Point(x + 28, top + number * STEP + STEP // 2),
            SMALL,
            "ink",
            "text",
            "lm",
            width=CARD_WIDTH - 50,
        )


def option_look(mode: ModeView, side: Side) -> tuple[str | int, ...]:
    """Returns the look of an option: its effect and its present amount."""
    match mode.effect:
        case Gain(amount=amount):
            return ("gain", ART[side], amount)
        case MoveUnit() | MoveCivilians():
            return ("move", ART[side], "")
        case Harvest():
            return ("take", ART[side], "")
        case Deploy():
            return ("place", ART[side], "")
        case _:
            return ("strike", ART[side], mode.damage)


def hand_text(view: View, words: Words) -> str:
    """Returns the viewer's hand as lines of text; "" for an onlooker."""
    if view.viewer is None:
        return ""
    cards = view.camps[view.viewer].hand
    if not cards:
        return words("board-hand-empty")
    lines = (
        words(
            "board-hand-line",
            name=names.card(card.card, words),
            type=names.card_type(card.type, words),
            modes=f"{words('board-hand-or')} ".join(names.mode(mode.id, words) for mode in card.modes)
            or names.card_text(card.card, words),
        )
        for card in cards
    )
    return "\n".join(lines).translate(UNSEEN)
