"""The last turn in lines of text."""

from itertools import groupby

from engine.kit.percent import percent
from engine.miniatures.content import Means
from engine.miniatures.pieces import Mark, Trace
from engine.miniatures.view import View
from renderer.scenes.miniatures.board import strokes
from renderer.words import Words


def news(view: View, words: Words) -> list[str]:
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
    told = happenings(strokes(view), words)
    return [*lines, *(told or [words("board-quiet")])]


def happenings(marks: tuple[Mark, ...], words: Words) -> list[str]:
    """Returns the marks of a turn as text, with the steps of one move joined."""
    lines = []
    for (trace, figure), group in groupby(marks, key=lambda mark: (mark.trace, mark.figure)):
        steps = list(group)
        if trace is Trace.MOVE:
            squares = [steps[0].start or "", *(step.at for step in steps)]
            way = " \u203a ".join(each for each in squares if each)
            lines.append(words("board-did-move", figure=figure or "", way=way))
        else:
            lines += [
                words(f"board-did-{trace.value}", figure=step.figure or "", at=step.at) for step in steps
            ]
    return lines
