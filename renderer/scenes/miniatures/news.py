"""The last turn in lines of text."""

from collections.abc import Callable, Sequence
from itertools import groupby

from engine.kit.percent import percent
from engine.miniatures.content import Means
from engine.miniatures.grid import Square
from engine.miniatures.pieces import Mark, Trace
from engine.miniatures.view import View
from renderer.scenes.miniatures.board import strokes
from renderer.words import Words, enumerate_items

WayOf = Callable[[str, Sequence[Square], Words], str]


def arrows(figure: str, squares: Sequence[Square], words: Words) -> str:
    """Returns the move of a figure, its squares joined with arrows."""
    if _stays(squares):
        return words("event-looked-round", figure=figure, at=squares[0]).rstrip(".")
    return words("board-did-move", figure=figure, way=" \u203a ".join(squares))


def sentence(figure: str, squares: Sequence[Square], words: Words) -> str:
    """Returns the move of a figure in words, for screen readers."""
    start, *over, to = squares if len(squares) > 1 else (*squares, *squares)
    if len(squares) == 1:
        told = words("event-entered", figure=figure, at=to)
    elif _stays(squares):
        told = words("event-looked-round", figure=figure, at=to)
    elif over:
        told = words("event-walked", figure=figure, start=start, over=enumerate_items(over, words), to=to)
    else:
        told = words("event-moved", figure=figure, start=start, to=to)
    return told.rstrip(".")


def _stays(squares: Sequence[Square]) -> bool:
    """Tells whether a figure has only shifted position in its square."""
    return len(squares) == 2 and squares[0] == squares[1]


def news(view: View, words: Words, way_of: WayOf = arrows) -> list[str]:
    """Returns a heading and the events of the turn; a fight under way comes first."""
    heading = "board-now" if view.fray else "board-this-turn" if view.marks else "board-last-turn"
    lines = [words(heading)]
    if view.fray:
        fray = view.fray
        key = "board-fray-shoot" if fray.means is Means.SHOOT else "board-fray-fight"
        lines.append(
            words(
                key,
                attacker=fray.attacker,
                target=fray.target,
                dice=fray.attack_dice,
                against=fray.defence_dice,
                chance=percent(fray.chance),
            )
        )
    told = happenings(strokes(view), words, way_of)
    return [*lines, *(told or [words("board-quiet")])]


def happenings(marks: tuple[Mark, ...], words: Words, way_of: WayOf = arrows) -> list[str]:
    """Returns the marks of a turn as text, with the steps of one move joined."""
    lines = []
    for (trace, figure), group in groupby(marks, key=lambda mark: (mark.trace, mark.figure)):
        steps = list(group)
        if trace is Trace.MOVE:
            squares = [each for each in (steps[0].start, *(step.at for step in steps)) if each]
            way = [square for square, _ in groupby(squares)]
            has_shifted = len(way) == 1 and steps[0].start is not None
            lines.append(way_of(figure or "", way * 2 if has_shifted else way, words))
        else:
            lines += [
                words(f"board-did-{trace.value}", figure=step.figure or "", at=step.at) for step in steps
            ]
    return lines
