"""Previews on the board: reach, lines of sight, odds and struck squares."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

import msgspec

from engine.kit.percent import percent
from engine.miniatures.grid import SQUARES, Square
from engine.miniatures.pieces import Figure, FigureId, Token
from engine.miniatures.sight import Sight
from engine.miniatures.view import View
from renderer.scenes.miniatures.layout import centre, field, inside, name, stands
from renderer.shapes import Box, Label, Point, Shape, Sprite, Track
from renderer.text import UNSEEN
from renderer.words import Words, alt_text, capitalise

Crowds = Mapping[Square, Sequence[Figure | Token]]
Stake = Literal["kill", "frighten", "delay"]

EYES = {1: Box(26, 1, 44, 28), 2: Box(50, 1, 44, 28)}  # above one figure beside its odds, above two
EYE_OVER_A_CROWD = Box(54, -24, 36, 23)  # across the upper edge of a square with three figures or more
PLATE = 31  # height of the plates with odds
CROWD = 4  # above this number of figures there is no room for odds; from three on none for risks


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """A preview laid over the board, computed by the caller from the rules."""

    caption: str = ""  # names the previewed action; "" keeps the ribbon as it is
    picks: tuple[FigureId, ...] = ()  # the figures it is about, or to choose from
    reach: Mapping[Square, int] = {}  # squares in reach of a figure, with the number of steps
    sights: Mapping[Square, Sight] = {}  # squares it looks at, with the line of sight
    odds: Mapping[FigureId, float] = {}  # the chance of the stake for each target
    risks: Mapping[FigureId, float] = {}  # the chance that a fight with a target kills the fighter
    stake: Stake = "kill"
    ghost: tuple[FigureId, Square] | None = None  # a figure on its new square; None if no figure moves
    blast: tuple[Square, ...] = ()  # squares that would be struck
    site: tuple[Square, ...] = ()  # squares of a ruin to be built
    maybe: tuple[Square, ...] = ()  # squares that dice may choose to strike


# --- on the board --------------------------------------------------------------------------------------


def under(preview: Preview, crowds: Crowds) -> Iterable[Shape]:
    """Yields the marks below the figures, and the names of marked squares that are empty."""
    for square in preview.maybe:
        yield Sprite("preview-maybe", field(square))
    for square in preview.blast:
        yield Sprite("preview-blast", field(square))
    for square in preview.site:
        yield Sprite("preview-reach", field(square), (0,))
    for square, steps in preview.reach.items():
        yield Sprite("preview-reach", field(square), (steps,))
    marked = (*preview.maybe, *preview.blast, *preview.reach)
    yield from (name(square) for square in marked if square not in crowds)


def over(preview: Preview, crowds: Crowds) -> Iterable[Shape]:
    """Yields the marks above the figures."""
    for square, folk in crowds.items():
        for each, box in zip(folk, stands(len(folk)), strict=False):
            if each.id in preview.picks:
                around = Box(box.x - 5, box.y - 5, box.w + 10, box.h + 6)
                yield Sprite("preview-pick", inside(square, around))
    for square, sight in preview.sights.items():
        eye = EYES.get(len(crowds.get(square, "-")), EYE_OVER_A_CROWD)
        yield Sprite("preview-sight", inside(square, eye), (sight.value,))
    for square, folk in crowds.items():
        for each, box in zip(folk, stands(len(folk)), strict=False):
            plates = _plates(len(folk), box, preview)
            yield from _chances(FigureId(each.id), square, plates, preview)


def way(preview: Preview, view: View) -> Iterable[Shape]:
    """Yields the track of a figure to its new square."""
    if preview.ghost is not None:
        who, where = preview.ghost
        figure = view.figures[who]
        if figure.at and figure.at != where:
            yield Track(f"move-{figure.side.value} {figure.side.value}", (centre(figure.at), centre(where)))


def _plates(count: int, token: Box, preview: Preview) -> tuple[Box, ...]:
    """Returns the boxes for the odds and the risk of a target, as far as there is room."""
    if count == 1:
        return Box(2 if preview.risks else 73, 2, 69, PLATE), Box(72, 2, 70, PLATE)
    if count == 2:
        return Box(token.x, 31, 70, PLATE), Box(token.x, 0, 70, PLATE)
    return () if count > CROWD else (Box(token.x, token.y, 70, PLATE),)


def _chances(who: FigureId, square: Square, plates: tuple[Box, ...], preview: Preview) -> Iterable[Shape]:
    for chances, box, art in zip((preview.odds, preview.risks), plates, PLATES, strict=False):
        if who in chances:
            yield from _plate(percent(chances[who]), art, inside(square, box))


PLATES = ("preview-odds", "preview-risk")


def _plate(chance: str, art: str, box: Box) -> Iterable[Shape]:
    yield Sprite(art, box)
    sign = 18 if art == "preview-risk" else 0  # room for its skull
    text = chance if sign else f"{chance}%"
    at = Point(box.x + (box.w + sign) // 2, box.y + box.h // 2)
    yield Label(text, at, 31, "ink" if not sign else "paper", "bold", "mm", width=box.w - sign - 4)


# --- the key of the marks --------------------------------------------------------------------------------

SIGHTS = (Sight.CLEAR, Sight.PARTIAL, Sight.BLOCKED)


class Meaning(NamedTuple):
    """A kind of mark: its text key, its drawing, and the squares or figures that bear it."""

    key: str
    art: str
    look: tuple[str | int, ...]
    bearers: tuple[str, ...]


def meanings(preview: Preview, words: Words) -> list[Meaning]:
    """Returns the kinds of marks in use."""
    many = "s" if len(preview.picks) > 1 else ""
    kinds = (
        Meaning(f"board-mark-pick{many}", "preview-pick", (), preview.picks),
        *(
            Meaning(f"board-mark-reach-{steps}", "preview-reach", (steps,), _where(preview.reach, steps))
            for steps in range(3)
        ),
        *(
            Meaning(f"board-mark-sight-{how}", "preview-sight", (how,), _where(preview.sights, Sight(how)))
            for how in (sight.value for sight in SIGHTS)
        ),
        Meaning("board-mark-site", "preview-reach", (0,), preview.site),
        Meaning("board-mark-blast", "preview-blast", (), preview.blast),
        Meaning("board-mark-maybe", "preview-maybe", (), preview.maybe),
        Meaning(f"board-mark-odds-{preview.stake}", "preview-odds", (), _in_percent(preview.odds, words)),
        Meaning("board-mark-risk", "preview-risk", (), _in_percent(preview.risks, words)),
    )
    return [kind for kind in kinds if kind.bearers]


def _where(found: Mapping[Square, object], wanted: object) -> tuple[str, ...]:
    return tuple(square for square, what in found.items() if what == wanted)


def _in_percent(chances: Mapping[FigureId, float], words: Words) -> tuple[str, ...]:
    return tuple(
        words("board-text-chance", who=who, chance=percent(chance)) for who, chance in chances.items()
    )


def preview_alt(preview: Preview, words: Words) -> str:
    """Returns the alt text of a preview's marks."""
    told = [f"{capitalise(preview.caption)}."] if preview.caption else []
    if preview.ghost:
        told.append(words("board-text-ghost", figure=preview.ghost[0], at=preview.ghost[1]))
    for kind in meanings(preview, words):
        everywhere = set(kind.bearers) == set(SQUARES)
        listed = words("board-everywhere") if everywhere else ", ".join(kind.bearers)
        told.append(words("board-text-mark", mark=capitalise(words(kind.key)), bearers=listed))
    return alt_text(sentence.translate(UNSEEN) for sentence in told)
