"""The players: VP, the player on turn and the first player; in panels also the claimed cards."""

from collections.abc import Iterable

from engine.dice_game.view import Card, Player, View
from renderer.scenes.dice_game import layout, names
from renderer.shapes import Box, Label, Point, Shape, Sprite
from renderer.text import player as person
from renderer.text import width_of
from renderer.words import Words

CHIP = 40
LETTERS = 26
HEAD = layout.PLAYER


def shapes(view: View, words: Words) -> Iterable[Shape]:
    """Yields a plate for each player: name, colour and VP."""
    for player in view.players:
        box = layout.player(len(view.players), player.seat)
        yield from _head(view, player, box, words)


def panels(view: View, words: Words) -> Iterable[Shape]:
    """Yields a panel for each player, with the cards they have claimed."""
    for player in view.players:
        box = layout.panel(len(view.players), player.seat)
        yield from _head(view, player, box, words)
        yield from _claimed_cards(player.claimed, box, words)


def _head(view: View, player: Player, box: Box, words: Words) -> Iterable[Shape]:
    lit = player.seat in (view.attack.seat if view.attack else None, view.winner)
    yield Sprite("plate", box, ("", "lit") if lit else ())
    yield Sprite("pawn", Box(box.x + 10, box.y + 8, 58, 58), (names.pawn(view, player.seat),))
    yield from _sitter(
        view, player, Box(box.x + 76, box.y, box.w - (262 if player.seat == view.first else 210), HEAD), words
    )
    if player.seat == view.first:
        yield Sprite("first-player", Box(box.x + box.w - 184, box.y + 8, 58, 58))
    yield Label(str(player.vp), Point(box.x + box.w - 62, box.y + 40), 48, "amber", "display", "rm")
    yield Label(words("board-vp"), Point(box.x + box.w - 54, box.y + 41), 31, "paper", "bold", "lm")


def _sitter(view: View, player: Player, box: Box, words: Words) -> Iterable[Shape]:
    """Yields the colour of a seat, below the name of the person who plays it."""
    colour, who = names.colour_of(view, player.seat, words), person(names.key(view, player.seat), words)
    middle = box.y + box.h // 2 + 1
    if not who:
        yield Label(colour, Point(box.x, middle), 34, "paper", "bold", "lm", width=box.w)
        return
    yield Label(who, Point(box.x, middle - 15), 34, "paper", "bold", "lm", width=box.w)
    yield Label(
        colour, Point(box.x, middle + 18), 26, "paper:slate:15", "text", "lm", width=box.w, aside=True
    )


def _claimed_cards(cards: tuple[Card, ...], box: Box, words: Words) -> Iterable[Shape]:
    if not cards:
        at = Point(box.x + 18, box.y + HEAD + 22)
        text = words("board-nothing-claimed")
        yield Label(text, at, 26, "paper:slate:30", "text", "lm", width=box.w - 36)
        return
    for card, name, chip in _chips(cards, box, words):
        yield from _chip(card, name, chip)


def _chips(cards: tuple[Card, ...], box: Box, words: Words) -> list[tuple[Card, str, Box]]:
    """Returns the chips: active rules first; other cards are named if there is room, else show their VP."""
    ordered = sorted(cards, key=lambda card: not _works(card))
    for named in (True, False):
        chips = [(card, _name(card, words) if named or _works(card) else "") for card in ordered]
        laid = list(_flow(chips, box))
        if not laid or laid[-1][2].y + CHIP <= box.y + box.h - 6:
            break
    return laid


def _flow(chips: list[tuple[Card, str]], box: Box) -> Iterable[tuple[Card, str, Box]]:
    """Yields chips side by side, wrapped to the next row."""
    x, y = box.x + 10, box.y + HEAD
    for card, name in chips:
        wide = _left_margin(card, name) + (width_of(name, "text", LETTERS) + 14 if name else 0) + 34
        if x + wide > box.x + box.w - 8:
            x, y = box.x + 10, y + CHIP + 4
        yield card, name, Box(x, y, wide, CHIP)
        x += wide + 6


def _works(card: Card) -> bool:
    """Tells whether a claimed card keeps helping its owner."""
    return names.colour(card.location) == "green"


def _name(card: Card, words: Words) -> str:
    effect = card.location.effect
    return names.effect(effect, words) if effect and _works(card) else names.location(card.id, words)


def _left_margin(card: Card, name: str) -> int:
    return 42 if _works(card) else 10 if name else 2


def _chip(card: Card, name: str, box: Box) -> Iterable[Shape]:
    yield Sprite("chip", box, (card.location.kind.value, *(("green",) if _works(card) else ())))
    middle = box.y + box.h // 2
    if name:
        yield Label(name, Point(box.x + _left_margin(card, name), middle), LETTERS, "paper", "text", "lm")
    yield Label(str(card.location.vp), Point(box.x + box.w - 9, middle), 26, "amber", "bold", "rm")
