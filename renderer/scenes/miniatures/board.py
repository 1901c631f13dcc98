"""The moving part of the board: figures, markers, and traces of the last turn."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import groupby

from msgspec.structs import replace

from engine.miniatures.grid import Square
from engine.miniatures.pieces import Figure, FigureId, Mark, Place, Side, Token, TokenKind, Trace
from engine.miniatures.view import View
from renderer.scenes.miniatures import preview as ahead
from renderer.scenes.miniatures.layout import (
    FALLEN,
    MARKER,
    MARKER_IN_A_CROWD,
    STRUCK,
    centre,
    inside,
    stands,
)
from renderer.scenes.miniatures.preview import Preview
from renderer.shapes import Box, Point, Shape, Sprite, Track

ORDER = (Side.MARTIAN, Side.HUMAN)
SHOTS = (Trace.HIT, Trace.MISS)


def shapes(view: View, preview: Preview | None = None) -> tuple[Shape, ...]:
    """Returns the moving part of the board, in drawing order; a preview replaces the last turn."""
    marks = strokes(view) if preview is None else ()
    there = crowds(view, preview.ghost if preview else None)
    return (
        *(_holder(zone, side, view) for zone, side in view.control.items()),
        *(ahead.under(preview, there) if preview else ()),
        *_under(marks, view),
        *(ahead.way(preview, view) if preview else ()),
        *_cattle(view),
        *(shape for square, folk in there.items() for shape in _crowd(square, folk, view)),
        *_finds(view),
        *_over(marks, view),
        *(ahead.over(preview, there) if preview else ()),
    )


def strokes(view: View) -> tuple[Mark, ...]:
    """Returns the marks to draw: of this turn, or of the previous one while there are none."""
    return view.marks or view.past


def on_board(view: View) -> list[Figure]:
    """Returns the figures on the board: Martians, then humans, each by number."""
    there = [figure for figure in view.figures.values() if figure.place is Place.BOARD and figure.at]
    return sorted(there, key=lambda figure: (ORDER.index(figure.side), by_number(figure.id)))


def by_number(label: str) -> tuple[str, int]:
    """Returns a sort key that orders M2 before M10."""
    word = label.rstrip("0123456789")
    return word, int(label[len(word) :] or 0)


def crowds(view: View, ghost: tuple[FigureId, Square] | None = None) -> dict[Square, list[Figure | Token]]:
    """Returns the figures and tokens of each occupied square, including a previewed figure."""
    found: dict[Square, list[Figure | Token]] = defaultdict(list)
    for figure in on_board(view):
        if figure.at:
            found[figure.at].append(figure)
    for token in view.tokens.values():
        if token.kind is not TokenKind.CATTLE:
            found[token.at].append(token)
    if ghost is not None and view.figures[ghost[0]].at != ghost[1]:
        who, where = ghost
        found[where].append(replace(view.figures[who], at=where, place=Place.BOARD))
    return found


def _crowd(square: Square, folk: Sequence[Figure | Token], view: View) -> Iterable[Sprite]:
    for each, box in zip(folk, stands(len(folk)), strict=False):
        yield Sprite("token", inside(square, box), _look(each, view))


def _look(each: Figure | Token, view: View) -> tuple[str | int, ...]:
    match each:
        case Figure() if each.at != view.figures[each.id].at:
            return (each.profile, each.side.value, each.id, each.heroics + each.bonus, "ghost")
        case Figure():
            active = view.active
            return (each.profile, each.side.value, each.id, each.heroics + each.bonus, *states(each, active))
        case Token():
            return (each.kind.value, "neutral", _short(each), 0, *(("spent",) if each.moved else ()))


def _short(token: Token) -> str:
    """Returns a token's short name for its plate: `civilian-2` is CIV2."""
    kind, _, number = token.id.partition("-")
    return f"{kind[:3].upper()}{number}"


def states(figure: Figure, active: FigureId | None) -> tuple[str, ...]:
    """Returns the states that a token shows."""
    held = {
        "active": figure.id == active,
        "spent": figure.activated,
        "lying": figure.frightened,
        "loot": figure.loot,
        "armed": bool(figure.weapons),
    }
    return tuple(state for state, true in held.items() if true)


def _cattle(view: View) -> Iterable[Sprite]:
    for token in view.tokens.values():
        if token.kind is TokenKind.CATTLE:
            yield Sprite("silhouette", inside(token.at, Box(6, 2, 96, 76)), (token.kind.value,))


def _finds(view: View) -> Iterable[Sprite]:
    """Yields markers and the loot: in a corner, or in the middle of a crowd."""
    full = {square for square, folk in crowds(view).items() if len(folk) > 2}
    for marker in view.markers:
        box = MARKER_IN_A_CROWD if marker.at in full else MARKER
        yield Sprite("marker", inside(marker.at, box), (marker.kind.value if marker.kind else "hidden",))
    if view.loot:
        yield Sprite("loot", inside(view.loot, Box(98, 42, 42, 42)))


def _holder(zone: str, side: Side, view: View) -> Sprite:
    squares = dict(view.zones)[zone]  # type: ignore[index]
    last = max(squares, key=lambda square: (-int(square[1]), square[0]))
    return Sprite("holder", inside(last, Box(96, 4, 44, 44)), (side.value,))


# --- the last turn -----------------------------------------------------------------------------------


def _side(mark: Mark, view: View) -> str:
    figure = view.figures.get(mark.figure) if mark.figure else None
    return figure.side.value if figure else "neutral"


def _ink(mark: Mark, view: View) -> str:
    return {"human": "human", "martian": "martian"}.get(_side(mark, view), "violet")


def _under(marks: tuple[Mark, ...], view: View) -> Iterable[Shape]:
    """Yields blasts, fights, moves and lines of fire, which lie below the figures and their names."""
    for mark in marks:
        if mark.trace is Trace.BLAST:
            yield Sprite("burst", inside(mark.at, Box(0, 0, 144, 144)), ("martian",))
        elif mark.trace is Trace.FIGHT:
            yield Sprite("burst", inside(mark.at, Box(28, 0, 88, 88)), ("amber",))
    for _, steps in groupby(marks, key=lambda mark: (mark.trace, mark.figure)):
        way = list(steps)
        first = way[0]
        if first.trace is Trace.MOVE and first.start and first.start != way[-1].at:
            points = (centre(first.start), *(centre(step.at) for step in way))
            yield Track(f"move-{_side(first, view)} {_ink(first, view)}", points)
    for mark in marks:
        if mark.trace in SHOTS and mark.start:
            yield Track(f"{mark.trace.value} {_ink(mark, view)}", _line(mark.start, mark.at))


def _over(marks: tuple[Mark, ...], view: View) -> Iterable[Shape]:
    """Yields the ends of shots and the deaths, which lie above the figures."""
    for mark in marks:
        if mark.trace in SHOTS:
            yield Sprite(f"shot-{mark.trace.value}", inside(mark.at, STRUCK), (_ink(mark, view),))
    died: dict[Square, int] = defaultdict(int)
    for mark in marks:
        if mark.trace is Trace.DEATH:
            shift = died[mark.at] * 20
            died[mark.at] += 1
            yield Sprite("fallen", inside(mark.at, FALLEN._replace(x=FALLEN.x + shift)), (_side(mark, view),))


def _line(start: Square, end: Square) -> tuple[Point, Point]:
    """Returns the ends of a line of fire in the upper halves of two squares, clear of the name plates."""
    a, b = centre(start), centre(end)
    return Point(a.x, a.y - 46), Point(b.x, b.y - 46)
