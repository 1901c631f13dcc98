"""Example pictures of the rules: line of sight, and the possible actions of an activated figure."""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.titles.miniatures.preview import ViewPreviews
from bot.titles.title import Plate, Sketch, Words
from engine.core import SeededDice
from engine.miniatures import MiniaturesRules, Options
from engine.miniatures.content import Wall
from engine.miniatures.grid import Edge, Square
from engine.miniatures.mind.judgement import Grounds
from engine.miniatures.pieces import Figure, FigureId, Place, ProfileId, Side
from engine.miniatures.sight import Height
from engine.miniatures.view import View
from renderer.scenes import miniatures as scenes
from renderer.scenes.miniatures import Preview, layout
from renderer.shapes import Box, Label, Point, Shape, Size

SOLDIER, MARTIAN = ProfileId("us_carbine"), ProfileId("martian_grunt")
SIZE = 30  # font size of the labels

Labels = Mapping[str, str]  # text at the foot of a square, by square


class Plates:
    """Draws the examples on boards set up for them, in the style of previews."""

    def __init__(self, rules: MiniaturesRules) -> None:
        self._rules = rules

    def all(self) -> tuple[Plate, ...]:
        return (Plate(name="sight", draw=self._sight), Plate(name="action", draw=self._action))

    def _sight(self, words: Words) -> Sketch:
        """Draws one soldier and three Martians: in the open, behind a low wall, behind a full one."""
        walls = {"E5/E": Height.LOW, "D4/N": Height.FULL, "E4/N": Height.FULL, "E4/E": Height.FULL}
        view = self._board(walls, S1="C5", M1="F6", M2="F5", M3="F4")
        marks = {"G6": "clear", "G5": "partial", "G4": "blocked"}
        told = {square: words(f"plate-sight-{mark}") for square, mark in marks.items()}
        seen = replace(self._preview(view, words), reach={})
        return _sketch(view, seen, words("plate-sight"), ("C6", "G4"), told, words)

    def _action(self, words: Words) -> Sketch:
        """Draws one soldier with all squares in reach, and a Martian to shoot at."""
        view = self._board({"C5/N": Height.FULL, "D5/E": Height.LOW}, S1="C5", M1="F5")
        told = {"D4": words("plate-action-one"), "E4": words("plate-action-two")}
        return _sketch(view, self._preview(view, words), words("plate-action"), ("B6", "F4"), told, words)

    def _board(self, walls: Mapping[str, Height], **standing: str) -> View:
        """Returns the view of a board with walls and figures only."""
        state = self._rules.setup(Options(), 2, SeededDice(b"booklet", 0)).state
        figures = [_figure(FigureId(label), Square(at)) for label, at in standing.items()]
        return replace(
            self._rules.view(state, None),
            figures={figure.id: figure for figure in figures},
            walls=tuple(Wall(edge=Edge(edge), height=height, piece=edge) for edge, height in walls.items()),
            cover={},
            opaque=(),
            zones={},
            exits=(),
            entry=(),
            markers=(),
            decision=None,
        )

    def _preview(self, view: View, words: Words) -> Preview:
        """Returns all possible actions of the soldier."""
        soldier = next(one for one in view.figures.values() if one.side is Side.HUMAN)
        return ViewPreviews(self._rules.book, view, Grounds(), words).figure(soldier)


def _sketch(
    view: View, preview: Preview, alt: str, corners: tuple[str, str], told: Labels, words: Words
) -> Sketch:
    """Returns a preview cropped to a range of squares, with labels at the foot of some."""
    scene = scenes.scene(view, words, preview)
    labelled = replace(scene, shapes=(*scene.shapes, *_labels(told)))
    return Sketch(scene=labelled, alt=alt, size=Size(scale=2, window=_window(*corners)))


def _figure(label: FigureId, at: Square) -> Figure:
    side = Side.HUMAN if label.startswith("S") else Side.MARTIAN
    profile = SOLDIER if side is Side.HUMAN else MARTIAN
    return Figure(id=label, profile=profile, side=side, place=Place.BOARD, at=at)


def _window(first: str, last: str) -> Box:
    left, top = layout.corner(Square(first))
    right, bottom = layout.corner(Square(last))
    return Box(left, top, right - left + layout.SQUARE, bottom - top + layout.SQUARE)


def _labels(told: Labels) -> tuple[Shape, ...]:
    """Returns labels at the foot of squares, shrunk to fit."""
    return tuple(
        Label(text, _foot(square), SIZE, "paper", "bold", "ms", width=layout.SQUARE - 8, halo="ink")
        for square, text in told.items()
    )


def _foot(square: str) -> Point:
    x, y = layout.corner(Square(square))
    return Point(x + layout.SQUARE // 2, y + layout.SQUARE - 26)
