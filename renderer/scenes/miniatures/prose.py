"""The position as text: the alt text of the picture, and the full text board."""

from collections.abc import Iterable, Mapping
from itertools import chain

from engine.core import Seat
from engine.miniatures.content import Victory
from engine.miniatures.grid import COLUMNS, SIZE, Edge, Square
from engine.miniatures.pieces import Figure, Place, Side, Token, ZoneId
from engine.miniatures.sight import Height
from engine.miniatures.view import View
from renderer.scenes.miniatures import names
from renderer.scenes.miniatures.board import by_number, crowds
from renderer.scenes.miniatures.layout import square_at
from renderer.scenes.miniatures.news import news, sentence
from renderer.scenes.miniatures.panel import measure, state_of_play, unit, waiting
from renderer.text import UNSEEN
from renderer.words import Words, aloud, alt_text, clauses, enumerate_items, seat_name

MOST_NEWS = 5  # events in an alt text, which has to hold the board, too


def alt(view: View, words: Words) -> str:
    """Returns the alt text within Discord's limit; the last sentences are dropped first."""
    sentences = (
        f"{aloud(state_of_play(view, words))}.",
        *(_score(side, view, words) for side in Side),
        _news(view, words, most=MOST_NEWS),
        *_facts(view, words),
        *_control(view, words),
    )
    return alt_text(sentence.translate(UNSEEN) for sentence in sentences)


def status(view: View, words: Words) -> list[str]:
    """Returns what board and heading do not show: hands, figures off the board, rows and piles."""
    rest = [
        *_off_board(view, words),
        *(_rows(side, view, words) for side in Side if view.sides[side].rows),
        *_stock(view, words),
    ]
    hands = [
        words(
            "board-status-hand",
            side=seat_name(side.value, words),
            cards=view.sides[side].cards,
            passed=str(view.sides[side].passed).lower(),
        )
        for side in Side
    ]
    return [" ".join(hands), " ".join(rest)]


def score(view: View, seats: Mapping[Seat, str], words: Words) -> str:
    """Returns the points of both sides in one line, or what the scenario counts instead."""
    if view.victory is Victory.POINTS:
        points = {side.value: own.score for side, own in view.sides.items()}
        return words("score-points", **points, target=view.target)
    counts = {side.value: f"{measure(side, view)} {unit(side, view, words)}" for side in Side}
    return words("score-counts", **counts)


def text_board(view: View, words: Words) -> str:
    """Returns the text board: the map in a code block, then sentences."""
    fence = "```"
    lines = [
        _opening(view, words),
        fence,
        *_map(view),
        fence,
        *(_score(side, view, words) for side in Side),
        *(_sources(side, view, words) for side in Side if any(line.vp for line in view.sides[side].lines)),
        _news(view, words),
        *_facts(view, words),
        *_ground(view, words),
    ]
    return "\n".join(lines).translate(UNSEEN)


def _news(view: View, words: Words, most: int | None = None) -> str:
    """Returns the last events of the turn in words instead of arrows; `most`: no more than these."""
    heading, *lines = news(view, words, sentence)
    told = ". ".join(line.rstrip(".") for line in (lines if most is None else lines[-most:]))
    return words("board-text-news", heading=heading, lines=f"{told}.")


def _opening(view: View, words: Words) -> str:
    state = aloud(state_of_play(view, words))
    return words("board-opening", scenario=names.scenario(view, words), state=state)


# --- positions -----------------------------------------------------------------------------------------


def _facts(view: View, words: Words) -> list[str]:
    """Returns figures, finds and rows, one sentence each."""
    return [
        *(_standing(side, view, words) for side in Side),
        *_conditions(view, words),
        *_off_board(view, words),
        *_neutrals(view, words),
        *_finds(view, words),
        *(_rows(side, view, words) for side in Side if view.sides[side].rows),
        *_stock(view, words),
    ]


def _stock(view: View, words: Words) -> Iterable[str]:
    """Yields the piles, the night and the waves to come."""
    yield words("board-text-piles", deck=view.deck, discard=len(view.discard))
    if view.reach_limit is not None:
        yield words("board-night", range=view.reach_limit) + "."
    if view.next_waves:
        rounds = _join(map(str, view.next_waves))
        yield words("board-waves", rounds=rounds, count=len(view.next_waves)) + "."


def _score(side: Side, view: View, words: Words) -> str:
    own = view.sides[side]
    key = "board-text-passed" if own.passed else "board-text-score"
    if view.victory is not Victory.POINTS:
        counted = f"{measure(side, view)} {unit(side, view, words)}"
    else:
        counted = words("board-text-points", score=own.score, target=view.target)
    return words(key, side=seat_name(side.value, words), counted=counted, cards=own.cards)


def _sources(side: Side, view: View, words: Words) -> str:
    """Returns what a side has scored for."""
    lines = [line for line in view.sides[side].lines if line.vp]
    sources = [words("board-text-source", what=names.score(line, words), points=line.vp) for line in lines]
    return words("board-text-sources", side=names.side(side, words), sources=enumerate_items(sources, words))


def _standing(side: Side, view: View, words: Words) -> str:
    """Returns the squares with the figures of a side: `D3 S1 S2`."""
    squares = []
    for square, folk in sorted(crowds(view).items()):
        there = [figure.id for figure in folk if isinstance(figure, Figure) and figure.side is side]
        if there:
            squares.append(f"{square} {' '.join(there)}")
    figures = _join(squares) or words("board-text-no-figures")
    return words("board-text-figures", side=names.side(side, words), figures=figures)


def _conditions(view: View, words: Words) -> Iterable[str]:
    """Yields the states of figures on the board, one sentence per state."""
    there = sorted(
        (figure for figure in view.figures.values() if figure.place is Place.BOARD),
        key=lambda figure: by_number(figure.id),
    )
    states: dict[str, list[str]] = {
        "acting": [figure.id for figure in there if figure.id == view.active],
        "acted": [figure.id for figure in there if figure.activated],
        "frightened": [figure.id for figure in there if figure.frightened],
        "carrying": [figure.id for figure in there if figure.loot],
        "armed": [figure.id for figure in there if figure.weapons],
        "heroics": [
            f"{figure.id} {figure.heroics + figure.bonus}"
            for figure in there
            if figure.heroics + figure.bonus
        ],
    }
    for state, found in states.items():
        if found:
            yield words(f"board-text-{state}", figures=_join(found))


def _off_board(view: View, words: Words) -> Iterable[str]:
    for side in Side:
        there = waiting(side, view)
        if there:
            figures = _join(figure.id for figure in there)
            yield words("board-text-waiting", side=names.side(side, words), figures=figures)
        for place, key in ((Place.DEAD, "board-text-dead"), (Place.GONE, "board-text-gone")):
            ids = [
                figure.id for figure in view.figures.values() if figure.side is side and figure.place is place
            ]
            lost = sorted((each for each in ids if each not in view.called), key=by_number)
            if lost:
                yield words(key, side=names.side(side, words), figures=_join(lost))


def _neutrals(view: View, words: Words) -> Iterable[str]:
    if view.tokens:
        yield words("board-text-tokens", tokens=_join(_token(token, words) for token in view.tokens.values()))


def _token(token: Token, words: Words) -> str:
    return f"{token.at} {words(f'board-token-{token.kind.value}')}"


def _finds(view: View, words: Words) -> Iterable[str]:
    hidden = sorted(marker.at for marker in view.markers if marker.kind is None)
    shown = sorted(
        f"{marker.at} {words(f'board-marker-{marker.kind.value}')}" for marker in view.markers if marker.kind
    )
    if hidden or shown:
        face_down = [f"{_join(hidden, ' ')} {words('board-marker-hidden')}"] if hidden else []
        yield words("board-text-markers", markers=_join([*face_down, *shown]))
    if view.loot:
        yield words("board-text-loot", at=view.loot)
    if view.uplink:
        yield words("board-text-uplink", at=view.uplink)


def _rows(side: Side, view: View, words: Words) -> str:
    rows = (
        words("board-text-row", effect=names.effect(row.effect, words), size=len(row.cards))
        for row in view.sides[side].rows
    )
    return words("board-text-rows", side=names.side(side, words), rows=_join(rows))


def _control(view: View, words: Words) -> Iterable[str]:
    if view.control:
        held = (f"{names.zone(zone, words)} {names.side(side, words)}" for zone, side in view.control.items())
        yield words("board-text-zones", zones=_join(held))


def _join(items: Iterable[str], gap: str = ", ") -> str:
    return gap.join(items)


# --- the map ---------------------------------------------------------------------------------------------


WALLS = {None: " ", Height.FULL: "#", Height.LOW: "=", Height.RUBBLE: "."}
CELL = 2


def _map(view: View) -> list[str]:
    """Returns the grid with its walls, narrow enough for a phone; each sign has one meaning."""
    heights = {wall.edge: wall.height for wall in view.walls}
    lines = []
    for y in reversed(range(SIZE)):
        row = "".join(_cell(square_at(x, y), view) + _upright(square_at(x, y), heights) for x in range(SIZE))
        lines.append(f"{y + 1} {row}".rstrip())
        if y:
            below = " ".join(_level(square_at(x, y - 1), heights) for x in range(SIZE))
            lines.append(f"  {below}".rstrip())
    return [*lines, "  " + "  ".join(COLUMNS)]


def _cell(square: Square, view: View) -> str:
    """Returns the contents of a square: `M3` three Martians, `H1` a human, `MH` both; or marker and cover."""
    folk = [each.side for each in crowds(view).get(square, []) if isinstance(each, Figure)]
    if len(set(folk)) > 1:
        return "MH"
    if folk:
        return f"{'M' if folk[0] is Side.MARTIAN else 'H'}{len(folk)}"
    marker = "?" if any(marker.at == square for marker in view.markers) else ""
    cover = "" if square not in view.cover else "%" if square in view.opaque else "*"
    return f"{marker}{cover}".ljust(CELL)


def _upright(square: Square, heights: Mapping[Edge, Height]) -> str:
    return WALLS[heights.get(Edge(f"{square}/E"))]


def _level(square: Square, heights: Mapping[Edge, Height]) -> str:
    return WALLS[heights.get(Edge(f"{square}/N"))] * CELL


def _ground(view: View, words: Words) -> list[str]:
    """Returns the ground in words: walls, cover, zones, exits and the edge of entry."""
    cover = (f"{square} {words(f'board-cover-{kind}')}" for square, kind in sorted(view.cover.items()))
    zones = (_zone(zone, view, words) for zone in view.zones)
    exits = (f"{way.square}{way.edge.value}{f' ({way.value})' if way.value else ''}" for way in view.exits)
    lines = chain(
        [words("board-text-walls")],
        [words("board-text-cover", cover=_join(cover))] if view.cover else [],
        [words("board-text-opaque", squares=_join(view.opaque, " "))] if view.opaque else [],
        [words("board-text-zones", zones=clauses(zones, words))] if view.zones else [],
        [words("board-text-exits", exits=_join(exits))] if view.exits else [],
        [words("board-text-entry", squares=_join(view.entry, " "))] if view.entry else [],
    )
    return list(lines)


def _zone(zone: ZoneId, view: View, words: Words) -> str:
    holder = view.control.get(zone)
    held = f" ({names.side(holder, words)})" if holder else ""
    return f"{names.zone(zone, words)} {_spread(view.zones[zone])}{held}"


def _spread(squares: tuple[Square, ...]) -> str:
    """Returns squares one by one, or corner to corner if they fill a rectangle: `A7-B8`."""
    there = sorted(squares)
    first, last = there[0], there[-1]
    filled = (ord(last[0]) - ord(first[0]) + 1) * (int(last[1]) - int(first[1]) + 1)
    rows = {square[1] for square in there}
    if len(there) > 2 and filled == len(there) and min(rows) == first[1] and max(rows) == last[1]:
        return f"{first}-{last}"
    return _join(there, " ")
