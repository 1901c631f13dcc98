"""A campaign as a page of its notebook: the pending decision, past battles, comrades and cities."""

from collections.abc import Iterable, Sequence
from itertools import count
from typing import NamedTuple

from msgspec.structs import replace

from engine.falling_skies.content import CharacterId, CharacterSide, CityId, CitySide
from engine.falling_skies.decisions import ChooseAttack, ChooseLastCity, ChooseTeam, is_between_games
from engine.falling_skies.games import HIGHEST_LEVEL
from engine.falling_skies.notebook import Attack, BattleRecord, Notebook
from engine.falling_skies.view import View
from renderer.scenes.falling_skies import briefing, head, layout, names
from renderer.scenes.falling_skies.head import Head
from renderer.scenes.falling_skies.muster import paragraph
from renderer.shapes import Box, Label, Point, Scene, Shape, Sprite
from renderer.text import wrap
from renderer.words import Words

TOP = layout.HEAD + 8
MATTER = 724  # height of the pending decision
ROW = 66  # height of a battle
FEWEST_ROWS = 4
CHIP, CHIPS = 46, 3  # their height, and how many fit side by side
NAME, TEXT, LINE = 32, 31, 33  # font sizes and line height
DARK, RED, BLUE = "ink", "martian-deep", "human-deep"


class Sheet(NamedTuple):
    """A sheet of the notebook: the edges of its text."""

    left: int
    right: int

    @property
    def wide(self) -> int:
        return self.right - self.left

    def paper(self, height: int) -> Box:
        """Returns the box of the sheet itself, down to this height."""
        return Box(self.left - 90, TOP, self.wide + 110, height - TOP - 12)


SINGLE = Sheet(104, 1166)
FIRST, SECOND = Sheet(104, 948), Sheet(1082, 1926)  # beside each other on a wide page
LONG = 900  # height of the pending decision there


def is_open(view: View) -> bool:
    """Tells whether the notebook is shown: in a campaign, between games."""
    return view.notebook is not None and is_between_games(view.asked)


def scene(view: View, words: Words, *, wide: bool = False) -> Scene:
    """Returns the page; wide: two sheets beside each other. A tall one opens a chapter with its briefing."""
    notebook = view.notebook
    assert notebook is not None, "no campaign is in play"
    page = _page(view, notebook, words, wide=wide)
    if wide or not briefing.is_due(view):
        return page
    opening = briefing.panel(notebook.chapter, layout.HEAD + 8, words)
    return Scene(
        width=page.width,
        height=page.height + briefing.HEIGHT,
        ground=tuple(_shapes_below(page.ground)),
        shapes=(*_shapes_below(page.shapes), *opening),
    )


def _shapes_below(shapes: Iterable[Shape]) -> Iterable[Shape]:
    """Yields the shapes of a page, those below its head lower by the height of a briefing."""
    for shape in shapes:
        if isinstance(shape, Sprite) and shape.box.y >= TOP:
            yield replace(shape, box=shape.box._replace(y=shape.box.y + briefing.HEIGHT))
        elif isinstance(shape, Label) and shape.at.y >= TOP:
            yield replace(shape, at=Point(shape.at.x, shape.at.y + briefing.HEIGHT))
        else:
            yield shape


def _page(view: View, notebook: Notebook, words: Words, *, wide: bool) -> Scene:
    rows = max(FEWEST_ROWS, len(notebook.battles))
    folk, places = (-(-max(1, count) // CHIPS) for count in (len(notebook.kept), len(cities(notebook))))
    matter, sheet = (FIRST, SECOND) if wide else (SINGLE, SINGLE)
    fought = TOP if wide else TOP + MATTER
    met = fought + 60 + rows * ROW
    kept = met + 60 + folk * (CHIP + 6) + 8
    height = max(kept + 60 + places * (CHIP + 6), TOP + LONG if wide else 0) + 24
    head = Head(Box(0, 0, layout.WIDE if wide else layout.WIDTH, layout.HEAD), words)
    return Scene(
        width=layout.WIDE if wide else layout.WIDTH,
        height=height,
        ground=(
            *head.ground(),
            *(Sprite("page", each.paper(height)) for each in dict.fromkeys((matter, sheet))),
        ),
        shapes=(
            *head.title(chapter(notebook, words)),
            *head.threat(view.level, HIGHEST_LEVEL),
            *head.score(notebook.score),
            *_matter(view, notebook, matter, words),
            *_battles(notebook, fought, sheet, words),
            *_comrades(notebook, met, sheet, words),
            *_cities(notebook, kept, sheet, words),
        ),
    )


def chapter(notebook: Notebook, words: Words) -> str:
    """Returns the number and name of the chapter."""
    number = notebook.chapter
    return words("board-chapter", chapter=number, name=words(f"chapter-{number}"))


def cities(notebook: Notebook) -> list[tuple[CityId, str]]:
    """Returns the cities whose fate is known: the side each was saved on, or `lost`."""
    saved = [(city, side.value) for city, side in notebook.saved.items()]
    return [*saved, *((city, "lost") for city in notebook.lost)]


# --- the pending decision ------------------------------------------------------------------------------


def _matter(view: View, notebook: Notebook, sheet: Sheet, words: Words) -> Iterable[Shape]:
    text = words(f"chapter-{notebook.chapter}-text")
    for number, line in enumerate(wrap(text, "text", TEXT, sheet.wide, 2)):
        at = Point(sheet.left, TOP + 70 + number * LINE)
        yield Label(line, at, TEXT, DARK, "text", "lm", width=sheet.wide)
    match view.asked:
        case ChooseAttack():
            yield from _heading(words("board-under-attack"), TOP, sheet)
            yield from _attacks(notebook.attacks, sheet, words)
        case ChooseTeam():
            yield from _heading(words("board-who-comes"), TOP, sheet)
            yield from _volunteers(notebook, sheet, words)
        case ChooseLastCity():
            yield from _heading(words("board-where-to-stand"), TOP, sheet)
            yield from _refuges(notebook, sheet, words)
        case _:
            yield from _verdict(view, sheet, words)


def _heading(text: str, y: int, sheet: Sheet) -> Iterable[Shape]:
    yield Label(text.upper(), Point(sheet.left, y + 32), 33, RED, "display", "lm", width=sheet.wide)


def _nothing(y: int, sheet: Sheet, words: Words) -> Iterable[Shape]:
    yield Label(words("board-none-yet"), Point(sheet.left, y + 84), TEXT, DARK, "text", "lm")


def _attacks(attacks: Sequence[Attack], sheet: Sheet, words: Words) -> Iterable[Shape]:
    wide, high = (sheet.wide - 20) // 2, MATTER if sheet is SINGLE else LONG
    for number, attack in enumerate(attacks):
        box = Box(sheet.left - 6 + number * (wide + 20), TOP + 124, wide, high - 138)
        yield Sprite("slip", box, ("ab"[number % 2],))
        yield from _report(attack, box, words)


def _report(attack: Attack, box: Box, words: Words) -> Iterable[Shape]:
    x, wide = box.x + 20, box.w - 48
    name = names.city(attack.city, words).upper()
    yield Label(name, Point(x, box.y + 40), 33, "paper", "display", "lm", width=wide)
    parts = (
        (words("board-city"), names.city_text(attack.city, CitySide.NORMAL, words)),
        (names.scenario(attack.scenario, words), names.scenario_text(attack.scenario, words)),
        (
            names.character(attack.character, words),
            names.character_text(attack.character, CharacterSide.STANDARD, words),
        ),
    )
    y = box.y + 96
    for title, text in parts:
        yield Label(title, Point(x, y), NAME, BLUE, "bold", "lm", width=wide)
        lines = wrap(text, "text", TEXT, wide, 4 if box.h < MATTER else 6)
        for number, line in enumerate(lines, 1):
            yield Label(line, Point(x, y + 3 + number * LINE), TEXT, DARK, "text", "lm", width=wide)
        y += 48 + len(lines) * LINE


def _volunteers(notebook: Notebook, sheet: Sheet, words: Words) -> Iterable[Shape]:
    record = notebook.battles[-1]
    yield from _line(0, battle_name(record, words), fellows(record, words), sheet)
    for number, character in enumerate(notebook.rested, 1):
        text = names.character_text(character, CharacterSide.UPGRADED, words)
        yield from _line(number, names.character(character, words), text, sheet)


def _refuges(notebook: Notebook, sheet: Sheet, words: Words) -> Iterable[Shape]:
    for number, (city, side) in enumerate(notebook.saved.items()):
        text = names.city_text(city, side, words)
        title = words("board-city-side", city=names.city(city, words), side=names.city_side(side, words))
        yield from _line(number, title, text, sheet)


def _line(number: int, title: str, text: str, sheet: Sheet) -> Iterable[Shape]:
    """Yields a name, and its text beside it or, on a narrow sheet, below."""
    if sheet is SINGLE:
        y = TOP + 152 + number * 70
        yield Label(title, Point(sheet.left, y), NAME, BLUE, "bold", "lm", width=330)
        yield from paragraph(text, Box(sheet.left + 344, y, sheet.wide - 344, 0))
        return
    y = TOP + 150 + number * 116
    yield Label(title, Point(sheet.left, y), NAME, BLUE, "bold", "lm", width=sheet.wide)
    yield from paragraph(text, Box(sheet.left, y + 50, sheet.wide, 0))


def _verdict(view: View, sheet: Sheet, words: Words) -> Iterable[Shape]:
    """Yields the result of a finished campaign."""
    won = view.outcome is not None and bool(view.outcome.winners)
    middle = Point((sheet.left + sheet.right) // 2, TOP + 285)
    yield Sprite("stamp", Box(middle.x - 330, middle.y - 150, 660, 300), ("leaf" if won else "blood",))
    word = words("board-beaten" if won else "board-overrun").upper()
    yield Label(word, middle, 74, "paper", "display", "mm", width=540, halo="ink")
    score = words("board-final-score", score=head.with_minus(view.score or 0))
    yield Label(score, Point(middle.x, TOP + 500), 36, DARK, "display", "mm", width=sheet.wide)


# --- past battles --------------------------------------------------------------------------------------


def _battles(notebook: Notebook, top: int, sheet: Sheet, words: Words) -> Iterable[Shape]:
    yield from _heading(words("board-battles"), top, sheet)
    for number, record in enumerate(notebook.battles):
        yield from _battle(record, top + 62 + number * ROW, sheet, words)
    if not notebook.battles:
        yield from _nothing(top, sheet, words)


def _battle(record: BattleRecord, y: int, sheet: Sheet, words: Words) -> Iterable[Shape]:
    left, wide = sheet.left + 62, sheet.wide - 62 - 340
    yield Sprite("column-tag", Box(sheet.left, y + 9, 50, 40), (record.chapter,))
    yield Label(battle_name(record, words), Point(left, y + 14), NAME, DARK, "bold", "lm", width=wide)
    yield Label(fellows(record, words), Point(left, y + 46), 26, BLUE, "text", "lm", width=wide, aside=True)
    results: list[tuple[str | int, ...]] = [
        ("won" if game.won else "lost", game.level) for game in record.games
    ]
    for number, look in enumerate(results or [("open",)]):
        yield Sprite("verdict", Box(left + wide + 14 + number * 100, y + 8, 92, 42), look)
    score = head.with_minus(sum(game.score for game in record.games))
    yield Label(score, Point(sheet.right - 14, y + 30), 38, RED, "display", "rm")


def battle_name(record: BattleRecord, words: Words) -> str:
    return words(
        "board-battle",
        city=names.city(record.city, words),
        scenario=names.scenario(record.scenario, words),
    )


def fellows(record: BattleRecord, words: Words) -> str:
    """Returns the characters of a battle; a star marks the upgraded ones."""
    standard = [names.character(record.character, words)] if record.character else []
    upgraded = [words("board-upgraded", character=names.character(one, words)) for one in record.team]
    return ", ".join([*standard, *upgraded])


# --- comrades and cities -------------------------------------------------------------------------------


def _comrades(notebook: Notebook, top: int, sheet: Sheet, words: Words) -> Iterable[Shape]:
    yield from _heading(words("board-comrades"), top, sheet)
    if not notebook.kept:
        yield from _nothing(top, sheet, words)
    for character, box in zip(notebook.kept, _chips(top, sheet), strict=False):
        yield from _comrade(character, character not in notebook.rested, box, words)


def _comrade(character: CharacterId, spent: bool, box: Box, words: Words) -> Iterable[Shape]:
    yield Sprite("comrade", box, ("upgraded", *(("spent",) if spent else ())))
    at = Point(box.x + 46, box.y + box.h // 2)
    ink = "paper:slate:30" if spent else "paper"
    yield Label(names.character(character, words), at, TEXT, ink, "bold", "lm", width=box.w - 56)


def _cities(notebook: Notebook, top: int, sheet: Sheet, words: Words) -> Iterable[Shape]:
    yield from _heading(words("board-cities"), top, sheet)
    if not cities(notebook):
        yield from _nothing(top, sheet, words)
    for (city, fate), box in zip(cities(notebook), _chips(top, sheet), strict=False):
        yield Sprite("place-name", box, (fate,))
        at = Point(box.x + 44, box.y + box.h // 2)
        ink = "paper:slate:30" if fate == "lost" else "paper"
        yield Label(names.city(city, words), at, TEXT, ink, "bold", "lm", width=box.w - 54)


def _chips(top: int, sheet: Sheet) -> Iterable[Box]:
    """Yields an endless sequence of boxes for chips, row by row."""
    wide = (sheet.wide - 20) // CHIPS
    for number in count():
        row, column = divmod(number, CHIPS)
        yield Box(sheet.left + column * (wide + 10), top + 60 + row * (CHIP + 6), wide, CHIP)
