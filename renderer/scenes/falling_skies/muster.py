"""The draft of a free game: an order of battle with its difficulty."""

from collections.abc import Iterable

from engine.falling_skies.board import Setup
from engine.falling_skies.content import SkySide
from engine.falling_skies.view import View
from renderer.scenes.falling_skies import layout, names
from renderer.scenes.falling_skies.head import Head
from renderer.shapes import Box, Label, Point, Scene, Shape, Sprite
from renderer.text import wrap
from renderer.words import Words

LEFT, RIGHT = 104, 1166  # edges of the text
TOP = layout.HEAD + 8
SKY_TOP = TOP + 356
TILE = 48
TILES = 5
TEAM_TOP = SKY_TOP + 70 + TILES * (TILE + 6)
MEMBER = 68
FEWEST_LINES = 4
DARK, RED, BLUE = "ink", "martian-deep", "human-deep"
TEXT = 31


def scene(view: View, words: Words) -> Scene:
    """Returns the page."""
    draft = view.draft
    assert draft is not None, "no game is being put together"
    assert view.difficulty is not None, "a draft is rated"
    height = TEAM_TOP + 70 + max(FEWEST_LINES, len(draft.team)) * MEMBER + 20
    top = Head(Box(0, 0, layout.WIDTH, layout.HEAD), words)
    return Scene(
        width=layout.WIDTH,
        height=height,
        ground=(*top.ground(), Sprite("page", Box(layout.MARGIN, TOP, layout.WIDTH - 28, height - TOP - 12))),
        shapes=(
            *top.title(words("board-mustering")),
            *top.threat(draft.level, len(draft.sky)),
            *top.difficulty(view.difficulty),
            *_city(draft, words),
            *_scenario(draft, words),
            *_sky(draft, words),
            *_team(draft, words),
        ),
    )


def _heading(text: str, y: int) -> Label:
    return Label(text.upper(), Point(LEFT, y + 32), 33, RED, "display", "lm", width=RIGHT - LEFT)


def _entry(title: str, text: str, y: int) -> Iterable[Shape]:
    yield Label(title, Point(LEFT, y), 31, BLUE, "bold", "lm", width=RIGHT - LEFT)
    for number, line in enumerate(wrap(text, "text", TEXT, RIGHT - LEFT, 2)):
        yield Label(line, Point(LEFT, y + 36 + number * 32), TEXT, DARK, "text", "lm", width=RIGHT - LEFT)


def paragraph(text: str, box: Box) -> Iterable[Shape]:
    """Yields a text in one or two lines, vertically centred on the top of the box."""
    lines = wrap(text, "text", TEXT, box.w, 2)
    for number, line in enumerate(lines):
        y = box.y + round((number - (len(lines) - 1) / 2) * 32)
        yield Label(line, Point(box.x, y), TEXT, DARK, "text", "lm", width=box.w)


def _city(draft: Setup, words: Words) -> Iterable[Shape]:
    yield _heading(words("board-city"), TOP)
    side = names.city_side(draft.side, words)
    title = words("board-city-side", city=names.city(draft.city, words), side=side)
    yield from _entry(title, names.city_text(draft.city, draft.side, words), TOP + 76)


def _scenario(draft: Setup, words: Words) -> Iterable[Shape]:
    yield _heading(words("board-scenario"), TOP + 164)
    if draft.scenario is None:
        yield from _entry(words("scenario-none"), "", TOP + 240)
    else:
        text = names.scenario_text(draft.scenario, words)
        yield from _entry(names.scenario(draft.scenario, words), text, TOP + 240)


def _sky(draft: Setup, words: Words) -> Iterable[Shape]:
    """Yields the tiles in order, the highest on top; the top place is reserved for the final battle."""
    yield _heading(words("board-sky"), SKY_TOP)
    for number, laid in enumerate(draft.sky):
        y = SKY_TOP + 62 + (TILES - 1 - number) * (TILE + 6)
        hard = ("hard",) if laid.side is SkySide.HARD else ()
        yield Sprite("tile-bar", Box(LEFT, y, RIGHT - LEFT, TILE), (number + 1, *hard))
        middle = y + TILE // 2
        name = names.tile(laid.tile, words)
        yield Label(name, Point(LEFT + 130, middle), 31, "paper", "bold", "lm", width=440)
        side = names.sky_side(laid.side, words)
        yield Label(side, Point(RIGHT - 130, middle), 31, "paper", "text", "rm", width=360)


def _team(draft: Setup, words: Words) -> Iterable[Shape]:
    yield _heading(words("board-team"), TEAM_TOP)
    if not draft.team:
        yield Label(words("board-none-yet"), Point(LEFT, TEAM_TOP + 82), TEXT, DARK, "text", "lm")
    for number, member in enumerate(draft.team):
        y = TEAM_TOP + 62 + number * MEMBER
        yield Sprite("comrade", Box(LEFT, y + 8, 326, 48), (member.side.value,))
        at = Point(LEFT + 46, y + MEMBER // 2 - 3)
        name = names.character(member.character, words)
        yield Label(name, at, 31, "paper", "bold", "lm", width=272)
        text = names.character_text(member.character, member.side, words)
        yield from paragraph(text, Box(LEFT + 340, at.y, RIGHT - LEFT - 340, 0))
