"""The players: VP, what they have claimed, whose turn it is and who began."""

from collections.abc import Iterable

from engine.dice_game.view import Card, Player, View
from renderer.scenes.dice_game import layout, names
from renderer.shapes import Box, Label, Point, Shape, Sprite
from renderer.words import Words

CHIP = 34
HEAD = 70  # of a panel


def shapes(view: View, words: Words) -> Iterable[Shape]:
    """Yields a panel for each player."""
    for player in view.players:
        yield from _panel(view, player, words)


def _panel(view: View, player: Player, words: Words) -> Iterable[Shape]:
    box = layout.panel(len(view.players), player.seat)
    lit = player.seat in (view.attack.seat if view.attack else None, view.winner)
    yield Sprite("plate", box, ("", "lit") if lit else ())
    yield Sprite("pawn", Box(box.x + 10, box.y + 8, 58, 58), (names.pawn(view, player.seat),))
    name = names.seat(view, player.seat, words).upper()
    yield Label(name, Point(box.x + 76, box.y + 38), 27, "paper", "display", "lm", width=box.w - 244)
    if player.seat == view.first:
        yield Sprite("first-player", Box(box.x + box.w - 166, box.y + 14, 44, 44))
    yield Label(str(player.vp), Point(box.x + box.w - 58, box.y + 40), 46, "amber", "display", "rm")
    yield Label(words("board-vp"), Point(box.x + box.w - 50, box.y + 42), 24, "paper", "bold", "lm")
    yield from _claimed(player.claimed, box, words)


def _claimed(cards: tuple[Card, ...], box: Box, words: Words) -> Iterable[Shape]:
    if not cards:
        at = Point(box.x + 18, box.y + HEAD + 22)
        yield Label(words("board-nothing-claimed"), at, 22, "paper:slate:30", "text", "lm", width=box.w - 36)
        return
    rows = (box.h - HEAD - 10) // (CHIP + 2)
    across = max(box.w // 280, -(-len(cards) // rows))
    wide = (box.w - 20 - (across - 1) * 6) // across
    for i, card in enumerate(cards):
        column, row = divmod(i, rows)
        chip = Box(box.x + 10 + column * (wide + 6), box.y + HEAD + row * (CHIP + 2), wide, CHIP)
        yield from _chip(card, chip, words)


def _chip(card: Card, box: Box, words: Words) -> Iterable[Shape]:
    green = names.colour(card.location) == "green"
    yield Sprite("chip", box, (card.location.kind.value, *(("green",) if green else ())))
    left = 33 if green else 10
    middle = box.y + box.h // 2
    name = names.location(card.id, words)
    yield Label(name, Point(box.x + left, middle), 23, "paper", "text", "lm", width=box.w - left - 36)
    yield Label(str(card.location.vp), Point(box.x + box.w - 9, middle), 24, "amber", "bold", "rm")
