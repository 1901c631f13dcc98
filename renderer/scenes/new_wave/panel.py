"""Everything around the map: the scoreboard above; tracks, the news and each side's cards below."""

from collections.abc import Iterable

from engine.new_wave.content import Side
from engine.new_wave.view import CampView, OfferCard, View
from renderer.scenes.new_wave import layout, names
from renderer.scenes.new_wave.board import over
from renderer.scenes.new_wave.news import heading, news
from renderer.scenes.ribbon import ribbon
from renderer.scenes.scoreboard import SideScore, scoreboard
from renderer.shapes import Box, Label, Point, Shape, Sprite
from renderer.text import player, width_of, wrap
from renderer.words import Words

ART = {Side.HUMANS: "human", Side.MARTIANS: "martian"}  # a side's name in drawings
SIGNS = {Side.HUMANS: "people", Side.MARTIANS: "damage"}
LINES = 8  # of news
STEP = 33
KEY = (
    ("civilians", (3, 0, "safe"), "board-key-safe"),
    ("civilians", (3, 2), "board-key-fought"),
    ("key-defence", ("shield",), "board-key-shield"),
    ("key-defence", ("plain",), "board-key-defence"),
    ("key-tick", (), "board-key-used"),
)


def head(view: View, words: Words) -> Iterable[Shape]:
    """Yields the scoreboard: both sides with their players and counts, and the round."""
    left, right = (_standing(side, view, words) for side in (Side.HUMANS, Side.MARTIANS))
    yield from scoreboard(left, right, words("board-round", round=view.round), layout.WIDTH)
    if over(view):
        yield from _stamp(view, words)


def shapes(view: View, words: Words) -> Iterable[Shape]:
    """Yields everything below the map."""
    yield from ribbon(layout.RIBBON, state_of_play(view, words), letters=29)
    for side in Side:
        yield from _track(side, view, words)
        yield from _camp(side, view, words)
    yield from _news(view, words)
    yield from _key(words)


# --- the head --------------------------------------------------------------------------------------------


def winner(view: View) -> Side | None:
    """Returns the winner of a finished game; `None` for a draw."""
    if view.damage >= view.damage_limit:
        return Side.HUMANS
    if not view.civilians:
        return Side.MARTIANS
    humans = view.damage * view.everyone
    martians = (view.everyone - view.civilians) * view.damage_limit
    if humans == martians:
        return None
    return Side.HUMANS if humans > martians else Side.MARTIANS


def state_of_play(view: View, words: Words) -> str:
    """Returns the state of play in one line: the turn, or the decision under way."""
    if over(view):
        won = winner(view)
        return words(f"board-won-{won.value}") if won is not None else words("board-drawn")
    if view.attack is not None:
        area = names.area(view.attack.area, words)
        return words("board-attacking", area=area, damage=view.attack.damage)
    if view.aim is not None:
        return words("board-aiming", card=names.card(view.aim.card, words))
    if view.placing is not None:
        return words("board-placing", card=names.card(view.placing, words))
    return words("board-turn", round=view.round, side=names.side(view.side, words))


def _standing(side: Side, view: View, words: Words) -> SideScore:
    """Returns a side's count: living civilians for the humans, damage taken for the Martians."""
    count, limit, _ = goal(side, view, words)
    return SideScore(
        art=ART[side],
        name=names.side(side, words),
        player=player(side.value, words),
        score=str(count),
        of_what=f"/{limit}",
        lit=side is view.side and not over(view),
        sign=SIGNS[side],
    )


def goal(side: Side, view: View, words: Words) -> tuple[int, int, str]:
    """Returns a side's count, its limit and its name."""
    if side is Side.HUMANS:
        return view.civilians, view.everyone, words("board-civilians")
    return view.damage, view.damage_limit, words("board-damage")


def _track(side: Side, view: View, words: Words) -> Iterable[Shape]:
    """Yields a side's track: one step per civilian, or per point of damage."""
    box = layout.TRACKS[side]
    count, limit, what = goal(side, view, words)
    yield Label(
        what, Point(box.x + 6, box.y + box.h // 2), 28, "paper", "bold", "lm", width=layout.TRACK_HEAD - 14
    )
    cells = Box(box.x + layout.TRACK_HEAD, box.y, box.w - layout.TRACK_HEAD, box.h)
    yield Sprite("war-track", cells, (ART[side], count, limit))


# --- news and key ----------------------------------------------------------------------------------------


def open_hands(view: View, words: Words) -> list[str]:
    """Returns both hands as text if they are open to all; empty while they are secret."""
    if view.viewer is not None:
        return []
    hands = {side: [names.card(card.card, words) for card in view.camps[side].hand] for side in Side}
    return [
        words("board-held", side=names.side(side, words), cards=", ".join(cards))
        for side, cards in hands.items()
        if cards
    ]


def _news(view: View, words: Words) -> Iterable[Shape]:
    """Yields the last events, or the hands revealed at the end."""
    hands = open_hands(view, words)
    lines = [row for line in hands or news(view, words) for row in _rows(line)]
    if len(lines) > LINES:
        left = len(lines) - LINES + 1
        lines = [*lines[: LINES - 1], words("board-earlier", count=left)]
    yield from _board_of(words("board-laid-open") if hands else heading(view, words), lines)


def _rows(line: str) -> list[str]:
    """Returns a line wrapped to the panel; further rows are indented."""
    first, *more = wrap(line, "text", 28, layout.NEWS.w - 36) or [""]
    return [first, *(f"    {row}" for row in more)]


def _board_of(title: str, lines: list[str]) -> Iterable[Shape]:
    box = layout.NEWS
    yield Sprite("plate", box)
    yield Label(title, Point(box.x + 18, box.y + 26), 28, "amber", "bold", "lm", width=box.w - 36)
    for number, line in enumerate(lines):
        y = box.y + 58 + number * STEP
        indent = 24 if line.startswith("    ") else 0
        at = Point(box.x + 18 + indent, y)
        yield Label(line.strip(), at, 28, "paper", "text", "lm", width=box.w - 34 - indent)


def _key(words: Words) -> Iterable[Shape]:
    """Yields the key of the marks on pieces."""
    box = layout.KEY
    yield Sprite("plate", box, ())
    for number, (art, look, key) in enumerate(KEY):
        y = box.y + 42 + number * 61
        wide, high = (layout.PEOPLE.w, layout.PEOPLE.h) if art == "civilians" else (42, 42)
        yield Sprite(art, Box(box.x + 54 - wide // 2, y - high // 2, wide, high), look)
        yield Label(words(key), Point(box.x + 110, y), 28, "paper", "text", "lm", width=box.w - 118)


def _stamp(view: View, words: Words) -> Iterable[Shape]:
    """Yields the result as a stamp on the sea."""
    won = winner(view)
    ink = {Side.HUMANS: "leaf", Side.MARTIANS: "blood", None: "slate"}[won]
    key = {Side.HUMANS: "board-saved", Side.MARTIANS: "board-fallen", None: "board-worn-out"}[won]
    box = layout.STAMP
    yield Sprite("stamp", box, (ink,))
    middle = Point(box.x + box.w // 2, box.y + box.h // 2)
    yield Label(words(key).upper(), middle, 44, "paper", "display", "mm", width=box.w - 60, halo="ink")


# --- a side's panel --------------------------------------------------------------------------------------


def _camp(side: Side, view: View, words: Words) -> Iterable[Shape]:
    box, camp = layout.CAMPS[side], view.camps[side]
    lit = ("lit",) if side is view.side and not over(view) else ()
    yield Sprite("plate", box, (ART[side], *lit))
    yield Sprite("banner", Box(box.x + 6, box.y + 6, box.w - 12, 50), (ART[side],))
    yield Label(
        names.side(side, words).upper(),
        Point(box.x + 20, box.y + 32),
        31,
        "paper",
        "display",
        "lm",
        width=190,
    )
    yield from _purse(side, view, words)
    yield from _piles(camp, box, words)
    for number, offer in enumerate(camp.offer):
        yield from _offer(side, view, offer, _row(box, number), words)
    if not camp.offer:
        at = Point(box.x + box.w // 2, _row(box, 2).y + 20)
        yield Label(words("board-sold-out"), at, 28, "paper", "text", "mm", width=box.w - 40)


def _row(box: Box, number: int) -> Box:
    return Box(box.x + 12, box.y + 118 + number * layout.OFFER, box.w - 24, layout.OFFER - 4)


def has_swapped(side: Side, view: View) -> bool:
    """Tells whether the side on turn has swapped an offer; the other side's last turn does not count."""
    return side is view.side and view.camps[side].swapped


def _purse(side: Side, view: View, words: Words) -> Iterable[Shape]:
    """Yields a side's resources and income."""
    box, camp = layout.CAMPS[side], view.camps[side]
    told = words("board-purse", purse=camp.purse, income=camp.income)
    if has_swapped(side, view):
        told = f"{words('board-swapped')} · {told}"
    at = Point(box.x + box.w - 18, box.y + 32)
    yield Label(told, at, 29, "paper", "bold", "rm", width=320)
    wide = min(320, width_of(told, "bold", 29))
    yield Sprite("money", Box(at.x - wide - 46, box.y + 13, 38, 38), (ART[side],))


def piles(camp: CampView) -> tuple[tuple[str, int], ...]:
    """Returns the number of cards in each pile."""
    return (
        ("hand", camp.hand_count),
        ("supply", camp.supply_count),
        ("discard", len(camp.discard)),
        ("deck", camp.deck_count),
        ("gone", len(camp.box)),
    )


def _piles(camp: CampView, box: Box, words: Words) -> Iterable[Shape]:
    wide = (box.w - 28) // 5
    for number, (pile, count) in enumerate(piles(camp)):
        x, y = box.x + 18 + number * wide, box.y + 86
        yield Label(str(count), Point(x, y), 30, "amber", "bold", "lm")
        edge = width_of(str(count), "bold", 30)
        yield Label(
            words(f"board-card-{pile}"),
            Point(x + edge + 7, y + 1),
            25,
            "paper",
            "text",
            "lm",
            width=wide - edge - 10,
            aside=True,
        )


def _offer(side: Side, view: View, offer: OfferCard, box: Box, words: Words) -> Iterable[Shape]:
    """Yields a card for sale: emblem, name, kind and price; bright if it can be paid now."""
    camp = view.camps[side]
    payable = side is view.side and not over(view) and offer.cost <= camp.purse
    yield Sprite("offer", box, (ART[side], *(("payable",) if payable else ())))
    yield Sprite("war-emblem", Box(box.x + 8, box.y + 2, 40, 40), (offer.card,))
    middle = box.y + box.h // 2
    name = names.card(offer.card, words)
    yield Label(name, Point(box.x + 60, middle + 1), 31, "paper", "bold", "lm", width=290)
    kind = names.card_type(offer.type, words)
    yield Label(
        kind, Point(box.x + box.w - 70, middle + 1), 25, "paper:stone:30", "text", "rm", width=100, aside=True
    )
    yield Sprite(
        "price",
        Box(box.x + box.w - 52, box.y + 2, 40, 40),
        (ART[side], offer.cost, *(("payable",) if payable else ())),
    )
