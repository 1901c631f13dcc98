"""What a player is shown before he decides: where a figure can go, what it sees, what would be struck."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from engine.miniatures.grid import Square
from engine.miniatures.pieces import Figure, FigureId, Token
from engine.miniatures.sight import Sight
from engine.miniatures.view import View
from renderer.scenes.miniatures.layout import centre, corner, field, inside, stands
from renderer.shapes import Box, Label, Point, Shape, Sprite, Track

Crowds = Mapping[Square, Sequence[Figure | Token]]


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What is laid over the board; everything in it is worked out by whoever knows the rules."""

    reach: tuple[Square, ...] = ()  # squares a figure can come to
    sights: Mapping[Square, Sight] = {}  # squares it looks at, and how much of them it sees
    odds: Mapping[FigureId, float] = {}  # chance to kill each target
    ghost: tuple[FigureId, Square] | None = None  # a figure where it would stand; None: nobody moves
    blast: tuple[Square, ...] = ()  # squares a support row would strike


def under(preview: Preview) -> Iterable[Shape]:
    """Returns what lies below the figures."""
    for square in preview.blast:
        yield Sprite("preview-blast", field(square))
    for square in preview.reach:
        yield Sprite("preview-reach", field(square))


def over(preview: Preview, view: View, crowds: Crowds) -> Iterable[Shape]:
    """Returns what lies above the figures."""
    if preview.ghost:
        yield from _ghost(*preview.ghost, view)
    for square, sight in preview.sights.items():
        yield Sprite("preview-sight", inside(square, Box(2, 30, 44, 30)), (sight.value,))
    yield from _odds(preview.odds, crowds)


def _ghost(who: FigureId, where: Square, view: View) -> Iterable[Shape]:
    figure = view.figures[who]
    if figure.at and figure.at != where:
        yield Track(f"move-{figure.side.value} {figure.side.value}", (centre(figure.at), centre(where)))
    look = (figure.profile, figure.side.value, figure.id, figure.heroics + figure.bonus, "ghost")
    yield Sprite("token", inside(where, stands(1)[0]), look)


def _odds(odds: Mapping[FigureId, float], crowds: Crowds) -> Iterable[Shape]:
    """A chance on the head of each target."""
    for square, folk in crowds.items():
        for each, box in zip(folk, stands(len(folk)), strict=False):
            if each.id in odds:
                x, y = corner(square)
                plate = Box(x + box.x + box.w // 2 - 28, y + box.y - 4, 56, 26)
                yield Sprite("preview-odds", plate)
                text = f"{round(odds[FigureId(each.id)] * 100)} %"
                at = Point(plate.x + 28, plate.y + 13)
                yield Label(text, at, 20, "ink", "bold", "mm", width=52)
