"""The four stacks with what is in play, the difficulty card, and the line of nukes through their corners."""

from collections import defaultdict
from collections.abc import Iterable

from engine.core import Seat
from engine.dice_game.content import Symbol
from engine.dice_game.view import Card, Place, Stage, View
from renderer.scenes.dice_game import layout, names
from renderer.shapes import Box, Label, Point, Shape, Sprite
from renderer.sprites.dice import ART_HIGH, ART_TOP, RULE_TOP
from renderer.text import width_of, wrapped
from renderer.words import Words

RULE_LINES = 5


def shapes(view: View, words: Words) -> Iterable[Shape]:
    """Yields the row from left to right, then the nukes."""
    for number, place in enumerate(view.row):
        if place.card is None:
            yield from _empty(number, words)
        else:
            yield from _card(view, number, place, place.card, words)
    yield from _difficulty(view, words)
    yield from _nukes(view)


def _empty(number: int, words: Words) -> Iterable[Shape]:
    box = layout.card(number)
    yield Sprite("empty-stack", box)
    at = Point(box.x + box.w // 2, box.y + box.h // 2 + 96)
    yield Label(words("board-empty"), at, 24, "stone", "bold", "mm", width=box.w - 30)


def _card(view: View, number: int, place: Place, card: Card, words: Words) -> Iterable[Shape]:
    box = layout.card(number)
    location = card.location
    target = view.attack is not None and view.attack.target == card.id
    art = Box(box.x + 9, box.y + ART_TOP + 2, box.w - 18, ART_HIGH - 4)
    look = (location.kind.value, names.colour(location), *(("target",) if target else ()))
    yield Sprite("location", box, look)
    yield Sprite("landmark", art, (card.id,))
    if place.banned:
        yield Sprite("banned", Box(art.x + art.w // 2 - 56, art.y - 8, 112, 112))
    yield from _name(names.location(card.id, words).upper(), box)
    badge = Box(box.x + box.w - 72, box.y + 2, 68, 68)
    yield Sprite("vp", badge)
    yield Label(str(location.vp), Point(badge.x + 34, badge.y + 36), 34, "ink", "display", "mm")
    yield from _wanted(location.spaces, location.symbols, box, words)
    yield from _spaces(view, number, place, location.spaces)
    yield from _rule(card, box, words)
    yield from _below(place, box, words)


def _name(name: str, box: Box) -> Iterable[Shape]:
    """In one line, or smaller in two."""
    room = box.w - 88
    if width_of(name, "display", 24) <= room:
        yield Label(name, Point(box.x + 16, box.y + 34), 24, "paper", "display", "lm", width=room)
        return
    for i, line in enumerate(wrapped(name, "display", 20, room)[:2]):
        yield Label(line, Point(box.x + 16, box.y + 24 + i * 22), 20, "paper", "display", "lm", width=room)


def _wanted(spaces: int, symbols: tuple[Symbol, ...], box: Box, words: Words) -> Iterable[Shape]:
    x, y = box.x + 14, box.y + ART_TOP + ART_HIGH + 6
    for symbol in symbols:
        yield Sprite("symbol", Box(x, y, 32, 32), (symbol.value,))
        x += 36
    # Of two symbols the pictures tell which: the words for both would not fit beside them.
    key = "board-wanted" if len(symbols) == 1 else "board-wanted-either"
    text = words(key, count=spaces, symbols=names.symbols(symbols, words))
    yield Label(text, Point(x + 2, y + 17), 23, "ink", "bold", "lm", width=box.x + box.w - x - 16)


def _spaces(view: View, number: int, place: Place, spaces: int) -> Iterable[Shape]:
    standing: dict[int, list[Seat]] = defaultdict(list)
    for seat, space in enumerate(place.tokens):
        if space:
            standing[space].append(Seat(seat))
    for space in range(1, spaces + 1):
        last = ("last",) if space == spaces else ()
        crowd = ("crowd",) if len(standing[space]) > 1 else ()
        yield Sprite("space", layout.space(number, space), (space, *last, *crowd))
    for space, seats in standing.items():
        stands = layout.pawns(layout.space(number, space), len(seats))
        alone = (space,) if len(seats) == 1 else ()
        for seat, stand in zip(seats, stands, strict=True):
            yield Sprite("pawn", stand, (names.pawn(view, seat), *alone))


def _rule(card: Card, box: Box, words: Words) -> Iterable[Shape]:
    effect = card.location.effect
    if effect is None:
        return
    x, y = box.x + 24, box.y + RULE_TOP + 20
    yield Label(names.effect(effect, words), Point(x, y), 22, "amber", "bold", "lm", width=box.w - 48)
    lines = wrapped(names.effect_text(effect, words), "text", 18, box.w - 46)
    for i, line in enumerate(lines[:RULE_LINES]):
        yield Label(line, Point(x, y + 24 + i * 20), 18, "paper", "text", "lm", width=box.w - 46)


def _below(place: Place, box: Box, words: Words) -> Iterable[Shape]:
    y = box.y + box.h - 30
    if not place.below:
        yield Label(words("board-last-card"), Point(box.x + 18, y), 21, "amber", "bold", "lm", width=110)
        return
    yield Sprite("pile", Box(box.x + 14, y - 22, 44, 44), (place.below,))
    yield Label(f"+{place.below}", Point(box.x + 62, y), 26, "paper", "bold", "lm")


def _difficulty(view: View, words: Words) -> Iterable[Shape]:
    box = layout.DIFFICULTY
    middle = box.x + box.w // 2
    yield Sprite("difficulty", box, (view.difficulty.value,))
    lines = wrapped(words(f"board-difficulty-{view.difficulty.value}").upper(), "display", 19, box.w - 16)
    for i, line in enumerate(lines[:3]):
        yield Label(line, Point(middle, box.y + 84 + i * 22), 19, "paper", "display", "mm", width=box.w - 16)
    limit = view.attack.limit if view.attack is not None else view.visible
    covered = _covered(view)
    yield Label(
        words("board-nukes").upper(), Point(middle, box.y + 196), 22, "paper", "bold", "mm", width=108
    )
    yield Label(str(covered), Point(middle, box.y + 250), 76, "amber", "display", "mm")
    yield Label(
        words("board-of", count=limit), Point(middle, box.y + 304), 30, "paper", "bold", "mm", width=108
    )
    for i, line in enumerate(wrapped(words("board-risk"), "text", 19, box.w - 18)[:5]):
        at = Point(middle, box.y + 352 + i * 22)
        yield Label(line, at, 19, "paper", "text", "mm", width=box.w - 16)


def _covered(view: View) -> int:
    """Returns the nukes on the table that lie on symbols: those of the turn under way, or of a nuked one."""
    deciding = view.attack is not None and view.attack.stage is Stage.DECIDE
    return view.dice.count(Symbol.NUKE) if deciding or view.nuked else 0


def _nukes(view: View) -> Iterable[Shape]:
    """Nuke dice are laid on the symbols from the left; the difficulty card comes last."""
    covered = _covered(view)
    for box in _symbols(view):
        yield Sprite("corner-nuke", box, ("covered" if covered > 0 else "open",))
        covered -= 1


def _symbols(view: View) -> Iterable[Box]:
    for number, place in enumerate(view.row):
        if place.card is not None:
            box = layout.card(number)
            yield from _corner(box.x + box.w - 12, place.card.location.nukes)
    box = layout.DIFFICULTY
    yield from _corner(
        box.x + box.w // 2 + view.difficulty_nukes * (layout.NUKE + 4) // 2, view.difficulty_nukes
    )
    if view.attack is not None:
        yield from _bunker(view.attack.limit - view.visible)


def _corner(right: int, count: int) -> Iterable[Box]:
    for i in range(count):
        x = right - (count - i) * (layout.NUKE + 4)
        yield Box(x, layout.NUKE_LINE, layout.NUKE, layout.NUKE)


def _bunker(extra: int) -> Iterable[Box]:
    """Nukes a green rule lets a player take beyond the visible ones stand above the difficulty card's."""
    box = layout.DIFFICULTY
    for i in range(extra):
        x = box.x + box.w // 2 - layout.NUKE // 2 + i * (layout.NUKE + 4)
        yield Box(x, layout.NUKE_LINE - layout.NUKE - 6, layout.NUKE, layout.NUKE)
