"""Everything around the board: the scoreboard above; each side's forces, the news and the piles below."""

from collections import Counter
from collections.abc import Iterable

from engine.miniatures.content import Victory
from engine.miniatures.pieces import Figure, Place, Row, Side, side_of
from engine.miniatures.view import SideView, View
from renderer.scenes.miniatures import names
from renderer.scenes.miniatures.board import by_number, states
from renderer.scenes.miniatures.layout import NEWS, PANELS, RIBBON, STOCK, WIDTH
from renderer.scenes.miniatures.news import news
from renderer.scenes.ribbon import ribbon
from renderer.scenes.scoreboard import SideScore, scoreboard
from renderer.shapes import Box, Label, Point, Shape, Sprite
from renderer.text import player, wrap
from renderer.words import Words, capitalise, dash

BENCH = 10  # tokens off the board that fit into a panel


def head(view: View, words: Words) -> Iterable[Shape]:
    """Yields the scoreboard: both sides with their players and scores, and the round."""
    left, right = (_standing(side, view, words) for side in (Side.HUMAN, Side.MARTIAN))
    middle = state_of_play(view, words) if view.outcome else words("board-pause", round=view.round)
    return scoreboard(left, right, middle, WIDTH)


def frames() -> Iterable[Shape]:
    """Yields the static part of the panels."""
    for side, box in PANELS.items():
        yield Sprite("plate", box, (side,))
        yield Sprite("banner", Box(box.x + 4, box.y + 4, box.w - 8, 42), (side,))
    yield Sprite("plate", NEWS)
    yield Sprite("plate", STOCK)


def shapes(view: View, words: Words) -> Iterable[Shape]:
    """Yields the panels below the board."""
    yield from ribbon(RIBBON, f"{names.scenario(view, words)} · {state_of_play(view, words)}")
    for side in Side:
        yield from _panel(side, view, words)
    yield from _news(view, words)
    yield from _stock(view, words)


# --- the head ----------------------------------------------------------------------------------------


def state_of_play(view: View, words: Words) -> str:
    """Returns the state of play in one line: the round, the side on turn and the side that is asked."""
    if view.outcome:
        winners = [names.side(side_of(seat), words) for seat in view.outcome.winners]
        return words("board-over", winner=winners[0]) if len(winners) == 1 else words("board-drawn")
    asked = [names.side(side_of(seat), words) for seat in view.decision.seats] if view.decision else []
    if view.turn is None:
        if not asked:
            return words("board-pause", round=view.round)
        return words("board-between", round=view.round, asked=asked[0])
    turn = names.side(view.turn, words)
    if asked and asked != [turn]:
        return words("board-answering", round=view.round, side=turn, asked=asked[0])
    return words("board-turn", round=view.round, side=turn)


def _standing(side: Side, view: View, words: Words) -> SideScore:
    points = view.victory is Victory.POINTS
    return SideScore(
        art=side.value,
        name=names.side(side, words),
        player=player(side.value, words),
        score=str(view.sides[side].score if points else measure(side, view)),
        of_what=words("board-goal", target=view.target) if points else unit(side, view, words),
        lit=side is view.turn and not view.outcome,
    )


def measure(side: Side, view: View) -> int:
    """Returns a side's count where no points are scored: zones held, or figures left."""
    if view.victory is Victory.CONTROL:
        return sum(holder is side for holder in view.control.values())
    return sum(figure.side is side and figure.place is Place.BOARD for figure in view.figures.values())


def unit(side: Side, view: View, words: Words) -> str:
    """Returns the name of the counted unit."""
    key = "board-zones-held" if view.victory is Victory.CONTROL else "board-figures-left"
    return words(key, count=measure(side, view))


# --- a side's panel ------------------------------------------------------------------------------------


def _panel(side: Side, view: View, words: Words) -> Iterable[Shape]:
    box, own = PANELS[side.value], view.sides[side]
    heading = words("board-side-passed" if own.passed else "board-side-heading", side=names.side(side, words))
    yield Label(heading.upper(), Point(box.x + 18, box.y + 27), 28, "paper", "display", "lm", width=340)
    yield from _counts(side, box, view)
    yield from _lines(own, box, words) if own.lines else _aim(view, box, words)
    yield from _rows(side, own.rows, box, words)
    yield from _bench(side, box, view, words)


def _counts(side: Side, box: Box, view: View) -> Iterable[Shape]:
    """Yields the numbers of cards in hand, dead and departed figures, from the right."""
    fates = Counter(figure.place for figure in view.figures.values() if figure.side is side)
    counts = (("gone", fates[Place.GONE]), ("dead", fates[Place.DEAD]), ("cards", view.sides[side].cards))
    x = box.x + box.w - 14
    for sign, count in reversed(counts):
        if sign == "gone" and not count:
            continue
        yield Label(str(count), Point(x, box.y + 27), 27, "paper", "bold", "rm")
        yield Sprite("sign", Box(x - 66, box.y + 9, 36, 36), (sign,))
        x -= 82


def _lines(own: SideView, box: Box, words: Words) -> Iterable[Shape]:
    """Yields the ways to score, with their number of times and points."""
    step = 32 if len(own.lines) < 4 else 29
    for i, line in enumerate(own.lines):
        y = box.y + 70 + i * step
        ink = "paper" if line.count else "paper:slate:30"
        yield Label(
            capitalise(names.score(line, words)), Point(box.x + 18, y), 26, ink, "text", "lm", width=400
        )
        if line.count:
            yield Label(
                words("board-times", count=line.count), Point(box.x + 498, y), 26, "paper", "text", "rm"
            )
        yield Label(str(line.vp), Point(box.x + box.w - 18, y), 28, "amber", "bold", "rm")


def _aim(view: View, box: Box, words: Words) -> Iterable[Shape]:
    """Yields the victory condition where no points are scored."""
    aim = words(f"board-aim-{dash(view.victory.value)}")
    for i, line in enumerate(wrap(aim, "text", 26, box.w - 40, 3)):
        yield Label(line, Point(box.x + 18, box.y + 72 + i * 31), 26, "paper", "text", "lm", width=box.w - 36)


def _rows(side: Side, rows: tuple[Row, ...], box: Box, words: Words) -> Iterable[Shape]:
    """Yields the support rows in play, two side by side."""
    gap = 6
    wide = (box.w - 28 + gap) // 2 - gap
    for i, row in enumerate(rows):
        x, y = box.x + 14 + i % 2 * (wide + gap), box.y + 167 + i // 2 * 39
        fresh = ("fresh",) if row.fresh else ()
        yield Sprite("row", Box(x, y, wide, 38), (side.value, len(row.cards), *fresh))
        name = names.effect(row.effect, words)
        yield Label(name, Point(x + 52, y + 19), 26, "paper", "text", "lm", width=wide - 58)


def _bench(side: Side, box: Box, view: View, words: Words) -> Iterable[Shape]:
    """Yields the figures still to enter, from outside or the reserve; if there are none, the dead."""
    coming = waiting(side, view)
    there = coming or dead_figures(side, view)
    if not there:
        return
    heading = "board-to-come" if coming else "board-fallen"
    extra = () if coming else ("dead",)
    x, y = box.x + 78, box.y + 246
    for i, line in enumerate(wrap(words(heading), "bold", 22, 64)):
        yield Label(line, Point(box.x + 16, y + 22 + i * 24), 22, "paper", "bold", "lm", aside=True)
    shown = there if len(there) <= BENCH else there[: BENCH - 1]
    for i, figure in enumerate(shown):
        look = (figure.profile, side.value, figure.id, figure.heroics, *states(figure, view.active), *extra)
        yield Sprite("token", Box(x + i * 50, y, 52, 66), look)
    if len(there) > len(shown):
        more = words("board-more", count=len(there) - len(shown))
        yield Label(more, Point(x + len(shown) * 50 + 4, y + 33), 26, "paper", "bold", "lm")


def waiting(side: Side, view: View) -> list[Figure]:
    """Returns the figures of a side that may still enter the board."""
    places = (Place.WAITING, Place.RESERVE)
    there = [
        figure
        for figure in view.figures.values()
        if figure.side is side and (figure.place in places or figure.id in view.called)
    ]
    return sorted(there, key=lambda figure: by_number(figure.id))


def dead_figures(side: Side, view: View) -> list[Figure]:
    """Returns the dead figures of a side, except the ones called up again."""
    there = [
        figure
        for figure in view.figures.values()
        if figure.side is side and figure.place is Place.DEAD and figure.id not in view.called
    ]
    return sorted(there, key=lambda figure: by_number(figure.id))


# --- the foot ------------------------------------------------------------------------------------------


def _news(view: View, words: Words) -> Iterable[Shape]:
    for i, line in enumerate(news(view, words)[:4]):
        at = Point(NEWS.x + 18, NEWS.y + 24 + i * 31)
        yield Label(line, at, 26, "amber" if not i else "paper", "text", "lm", width=NEWS.w - 36)


def _stock(view: View, words: Words) -> Iterable[Shape]:
    """Yields the piles, and notes on night and coming waves."""
    signs = [("deck", str(view.deck)), ("discard", str(len(view.discard)))]
    if view.markers:
        hidden = sum(marker.kind is None for marker in view.markers)
        signs.append(("marker", str(hidden)))
    for i, (sign, count) in enumerate(signs):
        x = STOCK.x + 16 + i * 108
        yield Sprite("sign", Box(x, STOCK.y + 14, 44, 44), (sign,))
        yield Label(count, Point(x + 52, STOCK.y + 37), 30, "paper", "bold", "lm")
    notes = []
    if view.reach_limit is not None:
        notes.append(("night", words("board-night", range=view.reach_limit)))
    if view.next_waves:
        rounds = ", ".join(str(each) for each in view.next_waves)
        notes.append(("waves", words("board-waves", rounds=rounds, count=len(view.next_waves))))
    if not notes:
        notes += [("", line) for line in wrap(words("board-key"), "text", 26, STOCK.w - 30, 2)]
    for i, (sign, note) in enumerate(notes[:2]):
        y = STOCK.y + 84 + i * 32
        if sign:
            yield Sprite("sign", Box(STOCK.x + 16, y - 14, 28, 28), (sign,))
        left = 50 if sign else 16
        yield Label(note, Point(STOCK.x + left, y), 26, "paper", "text", "lm", width=STOCK.w - left - 4)
