"""The row of four stacks, the difficulty card, and the line of nukes through their corners."""

from collections import defaultdict
from collections.abc import Iterable

from msgspec.structs import replace

from engine.core import Seat
from engine.dice_game.content import Kind, Location, Symbol
from engine.dice_game.view import Card, Place, Stage, View
from renderer.scenes.dice_game import layout, names
from renderer.shapes import Box, Label, Point, Shape, Sprite
from renderer.sprites.dice import ART_HIGH, ART_TOP, RULE_TOP
from renderer.text import wrap
from renderer.words import Words

RULE_LINES = 6
NAME, RULE = 31, 29  # font sizes


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
    yield Label(words("board-empty"), at, 32, "stone", "bold", "mm", width=box.w - 30)


def _card(view: View, number: int, place: Place, card: Card, words: Words) -> Iterable[Shape]:
    box = layout.card(number)
    location = card.location
    target = view.attack is not None and view.attack.target == card.id
    art = Box(box.x + 9, box.y + ART_TOP + 2, box.w - 18, ART_HIGH - 4)
    look = (location.kind.value, names.colour(location), *(("target",) if target else ()))
    yield Sprite("location", box, look)
    yield Sprite("landmark", art, (card.id,))
    if place.banned:
        yield Sprite("banned", Box(art.x + art.w // 2 - 64, art.y + 2, 120, 120))
    yield from _kind(location, art, words)
    yield from _name(names.location(card.id, words).upper(), box)
    badge = Box(art.x + art.w - 82, art.y - 10, 80, 80)
    yield Sprite("vp", badge)
    yield Label(str(location.vp), Point(badge.x + 40, badge.y + 43), 42, "ink", "display", "mm")
    yield from _symbols_to_roll(location.spaces, location.symbols, box, words)
    yield from _spaces(view, number, place, location.spaces)
    yield from _rule(card, box, words)
    yield from _below(place, box, words)


def _name(name: str, box: Box) -> Iterable[Shape]:
    """Yields a card's name in one line or two."""
    room = box.w - 28
    lines = wrap(name, "display", NAME, room, 2)
    for i, line in enumerate(lines):
        y = box.y + (41 if len(lines) == 1 else 27 + i * 29)
        yield Label(line, Point(box.x + 15, y), NAME, "paper", "display", "lm", width=room)


def _kind(location: Location, art: Box, words: Words) -> Iterable[Shape]:
    """Yields the label of a monument, since rules refer to monuments; cities have none."""
    if location.kind is Kind.MONUMENT:
        at = Point(art.x + art.w - 6, art.y + art.h - 16)
        text = words(f"card-kind-{location.kind.value}")
        yield Label(text, at, 26, "paper", "bold", "rm", width=180, halo="ink", aside=True)


def _symbols_to_roll(spaces: int, symbols: tuple[Symbol, ...], box: Box, words: Words) -> Iterable[Shape]:
    x, y = box.x + 12, box.y + ART_TOP + ART_HIGH + 8
    for symbol in symbols:
        yield Sprite("symbol", Box(x, y, 36, 36), (symbol.value,))
        x += 41
    # For two symbols the pictures must do: their names would not fit.
    key = "board-wanted" if len(symbols) == 1 else "board-wanted-either"
    text = words(key, count=spaces, symbols=names.symbols(symbols, words))
    yield Label(text, Point(x + 2, y + 19), 30, "ink", "bold", "lm", width=box.x + box.w - x - 10)


def _spaces(view: View, number: int, place: Place, spaces: int) -> Iterable[Shape]:
    standing: dict[int, list[Seat]] = defaultdict(list)
    for seat, space in enumerate(place.tokens):
        if space:
            standing[space].append(Seat(seat))
    for space in range(1, spaces + 1):
        last = ("last",) if space == spaces else ()
        company = ("", "covered", "crowd")[min(2, len(standing[space]))]
        yield Sprite("space", layout.space(number, space), (space, company, *last))
    for space, seats in standing.items():
        stands = layout.pawns(layout.space(number, space), len(seats))
        alone = (space,) if len(seats) == 1 else ()
        for seat, stand in zip(seats, stands, strict=True):
            yield Sprite("pawn", stand, (names.pawn(view, seat), *alone))


def _rule(card: Card, box: Box, words: Words) -> Iterable[Shape]:
    effect = card.location.effect
    if effect is None:
        return
    x, y, room = box.x + 21, box.y + RULE_TOP + 22, box.w - 42
    yield Label(names.effect(effect, words), Point(x, y), RULE, "amber", "bold", "lm", width=room + 6)
    lines = wrap(names.effect_text(effect, words), "text", RULE, room, RULE_LINES)
    for i, line in enumerate(lines):
        yield Label(line, Point(x, y + 34 + i * 32), RULE, "paper", "text", "lm", width=room)


def _below(place: Place, box: Box, words: Words) -> Iterable[Shape]:
    y = box.y + box.h - 34
    if not place.below:
        yield Label(words("board-last-card"), Point(box.x + 18, y), 30, "amber", "bold", "lm", width=150)
        return
    yield Sprite("pile", Box(box.x + 14, y - 23, 46, 46), (place.below,))
    text = words("board-below", count=place.below)
    yield Label(text, Point(box.x + 64, y), 30, "paper", "bold", "lm", width=100)


def _difficulty(view: View, words: Words) -> Iterable[Shape]:
    """Yields the side of the difficulty card, and how many nukes of all are covered."""
    box = layout.DIFFICULTY
    middle = box.y + box.h // 2
    yield Sprite("difficulty", box, (view.difficulty.value,))
    side = wrap(words(f"board-difficulty-{view.difficulty.value}").upper(), "display", NAME, 232, 2)
    yield from _lines(side, Label("", Point(box.x + 60, middle), NAME, "paper", "display", "lm", width=232))
    limit = view.attack.limit if view.attack is not None else view.visible
    at = Point(box.x + 664, middle)
    yield Label(words("board-nukes").upper(), at, 31, "paper", "bold", "rm", width=120)
    yield Label(str(_nukes_on_symbols(view)), Point(box.x + 708, middle + 2), 62, "amber", "display", "mm")
    yield Label(
        words("board-of", count=limit), Point(box.x + 750, middle), 36, "paper", "bold", "lm", width=90
    )
    risk = wrap(words("board-risk"), "text", RULE, 312, 2)
    yield from _lines(risk, Label("", Point(box.x + 848, middle), RULE, "paper", "text", "lm", width=316))


def _lines(lines: list[str], like: Label) -> Iterable[Shape]:
    """Yields one or two lines around the middle of a template label."""
    for i, line in enumerate(lines):
        y = like.at.y + round((i - (len(lines) - 1) / 2) * 32)
        yield replace(like, text=line, at=Point(like.at.x, y))


def _nukes_on_symbols(view: View) -> int:
    """Returns the number of nukes laid on symbols: of the turn under way, or of a nuked one."""
    deciding = view.attack is not None and view.attack.stage is Stage.DECIDE
    return view.dice.count(Symbol.NUKE) if deciding or view.nuked else 0


def _nukes(view: View) -> Iterable[Shape]:
    """Yields the nuke symbols; dice cover them from the left, the difficulty card's last."""
    covered = _nukes_on_symbols(view)
    for box in _symbols(view):
        yield Sprite("corner-nuke", box, ("covered" if covered > 0 else "open",))
        covered -= 1


def _symbols(view: View) -> Iterable[Box]:
    for number, place in enumerate(view.row):
        if place.card is not None:
            box = layout.card(number)
            yield from _corner(box.x + box.w - 12, place.card.location.nukes)
    # A green rule may allow more nukes than are visible: the extra ones are shown last.
    extra = view.attack.limit - view.visible if view.attack is not None else 0
    x, y = layout.DIFFICULTY_NUKES
    for i in range(view.difficulty_nukes + extra):
        yield Box(x + i * (layout.NUKE + 4), y, layout.NUKE, layout.NUKE)


def _corner(right: int, count: int) -> Iterable[Box]:
    for i in range(count):
        x = right - (count - i) * (layout.NUKE + 4)
        yield Box(x, layout.NUKE_LINE, layout.NUKE, layout.NUKE)
