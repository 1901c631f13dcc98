"""The last turn in lines of text."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby

from engine.new_wave.content import AreaId, CardId, Marker
from engine.new_wave.marks import Mark, Trace
from engine.new_wave.view import View
from renderer.scenes.new_wave import names
from renderer.scenes.new_wave.board import author, strokes
from renderer.words import Words, capitalise

CONSEQUENCES = (Trace.FALL, Trace.DEATH)
ARROW = " \u203a "
WayOf = Callable[[Sequence[AreaId], Words], str]


def heading(view: View, words: Words) -> str:
    """Returns the heading: whose turn the news are about."""
    if view.marks or not view.past:
        return words("board-this-turn", side=names.side(view.side, words))
    return words("board-last-turn", side=names.side(author(view), words))


def arrows(areas: Sequence[AreaId], words: Words) -> str:
    """Returns the areas of a move, joined with arrows."""
    return ARROW.join(names.area(area, words) for area in areas)


def steps(areas: Sequence[AreaId], words: Words) -> str:
    """Returns the areas of a move in words, for screen readers."""
    way, *further = (names.area(area, words) for area in areas)
    for area in further:
        way = words("board-way-on", way=way, to=area)
    return way


def news(view: View, words: Words, way_of: WayOf = arrows) -> list[str]:
    """Returns the events of the turn, one line each."""
    return happenings(strokes(view), words, way_of) or [words("board-quiet")]


def happenings(marks: tuple[Mark, ...], words: Words, way_of: WayOf = arrows) -> list[str]:
    """Returns the marks of a turn as text: one line per move, and one per strike with its losses."""
    lines = [*_ways(marks, words, way_of), *_strikes(marks, words), *_deeds(marks, words)]
    return [*lines, *_trade(marks, words)]


def _ways(marks: tuple[Mark, ...], words: Words, way_of: WayOf) -> list[str]:
    lines = []
    for unit, group in groupby(
        (mark for mark in marks if mark.trace is Trace.MOVE), key=lambda mark: mark.what
    ):
        moves = list(group)
        way = [moves[0].start, *(move.at for move in moves)]
        told = way_of([area for area in way if area], words)
        lines.append(words("board-way", what=names.unit(unit, words), way=told))
    walks = Counter((mark.start, mark.at) for mark in marks if mark.trace is Trace.WALK)
    for (start, at), count in walks.items():
        told = way_of([area for area in (start, at) if area], words)
        lines.append(words("board-way", what=words("board-walker", count=count), way=told))
    return lines


def _strikes(marks: tuple[Mark, ...], words: Words) -> list[str]:
    """Returns one line per strike, with its losses."""
    lines = []
    for number, mark in enumerate(marks):
        if mark.trace is Trace.STRIKE:
            fell = []
            for after in marks[number + 1 :]:
                if after.trace not in CONSEQUENCES:
                    break
                fell.append(_loss(after, words))
            lines.append(
                words(
                    "board-did-strike",
                    at=_where(mark.at, words),
                    amount=mark.amount,
                    falls=", ".join(fell),
                    falls_count=len(fell),
                )
            )
    return lines


def _loss(mark: Mark, words: Words) -> str:
    if mark.trace is Trace.DEATH:
        return words("board-people", count=mark.amount)
    return names.piece(mark.what, words)


def _deeds(marks: tuple[Mark, ...], words: Words) -> list[str]:
    lines = []
    totals: Counter[tuple[Trace, AreaId | None, str]] = Counter()
    struck = False
    for mark in marks:
        struck = mark.trace is Trace.STRIKE or (struck and mark.trace in CONSEQUENCES)
        if mark.trace not in (Trace.MOVE, Trace.WALK, Trace.BUY, Trace.SWAP, Trace.STRIKE) and not struck:
            totals[(mark.trace, mark.at, mark.what)] += mark.amount
    for (trace, at, what), amount in totals.items():
        told = words(
            f"board-did-{trace.value}", at=_where(at, words), what=_what(trace, what, words), amount=amount
        )
        lines.append(capitalise(told))
    return lines


def _trade(marks: tuple[Mark, ...], words: Words) -> list[str]:
    lines = []
    for trace in (Trace.BUY, Trace.SWAP):
        cards = [names.card(CardId(mark.what), words) for mark in marks if mark.trace is trace]
        if cards:
            lines.append(words(f"board-did-{trace.value}", cards=", ".join(cards)))
    return lines


def _where(area: AreaId | None, words: Words) -> str:
    return names.area(area, words) if area is not None else ""


def _what(trace: Trace, what: str, words: Words) -> str:
    if not what:
        return ""
    return names.marker(Marker(what), words) if trace is Trace.INFLUENCE else names.piece(what, words)
