"""The dice tray: the roll on the table, and its result."""

from collections.abc import Iterable

from engine.dice_game.content import Symbol
from engine.dice_game.view import Stage, View
from renderer.scenes.dice_game import layout, names
from renderer.shapes import Box, Label, Point, Shape, Sprite
from renderer.words import Words

ORDER = (Symbol.RAY_GUN, Symbol.MARTIAN, Symbol.NUKE)


def shapes(view: View, words: Words) -> Iterable[Shape]:
    """Yields the tray: thrower, dice, and the space they reach."""
    tray = layout.TRAY
    yield Sprite("plate", tray)
    if view.thrower is None:
        middle = Point(tray.x + tray.w // 2, tray.y + tray.h // 2)
        yield Label(words("board-no-dice"), middle, 32, "paper", "text", "mm", width=tray.w - 60)
        return
    yield Sprite("pawn", Box(tray.x + 12, tray.y + 21, 64, 64), (names.pawn(view, view.thrower),))
    for i, (line, ink) in enumerate(_lines(view, words)):
        at = Point(tray.x + 84, tray.y + 23 + i * 31)
        yield Label(line, at, 30, ink, "bold", "lm", width=234)
    yield from _dice(view)
    if view.nuked:
        yield from _stamp(len(view.dice), words)


def _lines(view: View, words: Words) -> list[tuple[str, str]]:
    assert view.thrower is not None
    attack = view.attack
    lines = [(names.seat_in_picture(view, view.thrower, words), "paper")]
    if attack is None or attack.stage is not Stage.DECIDE or attack.target is None:
        return [*lines, (words("board-last-roll"), "paper:slate:25")]
    spaces = view.card(attack.target).spaces
    target = names.location(attack.target, words)
    reached = words("board-reached", space=min(attack.total, spaces), spaces=spaces)
    return [*lines, (target, "amber"), (reached, "amber")]


def _dice(view: View) -> Iterable[Shape]:
    """Yields ray guns, Martians, nukes; a set die is marked."""
    attack = view.attack
    chosen = view.dice[0] if attack is not None and attack.die_set and view.dice else None
    faces = sorted(view.dice, key=ORDER.index)
    over = attack is None or attack.stage is not Stage.DECIDE
    for i, face in enumerate(faces):
        states = ["faint"] if over else []
        if face is chosen:
            states.append("set")
            chosen = None
        x, y = layout.FIRST_DIE
        yield Sprite("die", Box(x + i * (layout.DIE + 6), y, layout.DIE, layout.DIE), (face.value, *states))


def _stamp(dice: int, words: Words) -> Iterable[Shape]:
    """Yields the stamp over the last dice of the row: the nukes, which also lie on the cards."""
    x, y = layout.FIRST_DIE
    box = Box(x + dice * (layout.DIE + 6) - 236, y - 18, 250, 118)
    yield Sprite("stamp", box, ("blood",))
    at = Point(box.x + box.w // 2, box.y + box.h // 2 + 2)
    yield Label(words("board-nuked").upper(), at, 37, "paper", "display", "mm", width=196, halo="ink")
