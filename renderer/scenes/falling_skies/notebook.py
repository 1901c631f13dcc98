"""A campaign as a page of its notebook: the pending decision, past battles, comrades and cities."""

from collections.abc import Iterable, Sequence

from engine.falling_skies.content import CharacterId, CharacterSide, CityId, CitySide
from engine.falling_skies.decisions import ChooseAttack, ChooseLastCity, ChooseTeam, is_between_games
from engine.falling_skies.games import HIGHEST_LEVEL
from engine.falling_skies.notebook import Attack, BattleRecord, Notebook
from engine.falling_skies.view import View
from renderer.scenes.falling_skies import head, layout, names
from renderer.scenes.falling_skies.muster import paragraph
from renderer.shapes import Box, Label, Point, Scene, Shape, Sprite
from renderer.text import wrap
from renderer.words import Words

LEFT, RIGHT = 104, 1166  # edges of the text
TOP = layout.HEAD + 8
MATTER = 660  # height of the pending decision
ROW = 63  # height of a battle
FEWEST_ROWS = 4
CHIP = 42
DARK, RED, BLUE = "ink", "martian-deep", "human-deep"


def is_open(view: View) -> bool:
    """Tells whether the notebook is shown: in a campaign, between games."""
    return view.notebook is not None and is_between_games(view.asked)


def scene(view: View, words: Words) -> Scene:
    """Returns the page."""
    notebook = view.notebook
    assert notebook is not None, "no campaign is in play"
    rows = max(FEWEST_ROWS, len(notebook.battles))
    folk = -(-max(1, len(notebook.kept)) // 3)
    places = -(-max(1, len(cities(notebook))) // 4)
    fought = TOP + MATTER
    met = fought + 56 + rows * ROW
    kept = met + 56 + folk * (CHIP + 6) + 8
    height = kept + 56 + places * (CHIP + 6) + 24
    return Scene(
        width=layout.WIDTH,
        height=height,
        ground=(head.SKY, Sprite("page", Box(layout.MARGIN, TOP, layout.WIDTH - 28, height - TOP - 12))),
        shapes=(
            *head.title(chapter(notebook, words), words),
            *head.threat(view.level, HIGHEST_LEVEL, words),
            *head.score(notebook.score, words),
            *_matter(view, notebook, words),
            *_battles(notebook, fought, words),
            *_comrades(notebook, met, words),
            *_cities(notebook, kept, words),
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


def _matter(view: View, notebook: Notebook, words: Words) -> Iterable[Shape]:
    text = words(f"chapter-{notebook.chapter}-text")
    yield Label(text, Point(LEFT, TOP + 70), 26, DARK, "text", "lm", width=RIGHT - LEFT)
    match view.asked:
        case ChooseAttack():
            yield from _heading(words("board-under-attack"), TOP)
            yield from _attacks(notebook.attacks, words)
        case ChooseTeam():
            yield from _heading(words("board-who-comes"), TOP)
            yield from _volunteers(notebook, words)
        case ChooseLastCity():
            yield from _heading(words("board-where-to-stand"), TOP)
            yield from _refuges(notebook, words)
        case _:
            yield from _verdict(view, words)


def _heading(text: str, y: int) -> Iterable[Shape]:
    yield Label(text.upper(), Point(LEFT, y + 32), 28, RED, "display", "lm", width=RIGHT - LEFT)


def _nothing(y: int, words: Words) -> Iterable[Shape]:
    yield Label(words("board-none-yet"), Point(LEFT, y + 80), 26, DARK, "text", "lm")


def _attacks(attacks: Sequence[Attack], words: Words) -> Iterable[Shape]:
    wide = (RIGHT - LEFT - 20) // 2
    for number, attack in enumerate(attacks):
        box = Box(LEFT - 6 + number * (wide + 20), TOP + 94, wide, MATTER - 108)
        yield Sprite("slip", box, ("ab"[number % 2],))
        yield from _report(attack, box, words)


def _report(attack: Attack, box: Box, words: Words) -> Iterable[Shape]:
    x, wide = box.x + 20, box.w - 48
    name = names.city(attack.city, words).upper()
    yield Label(name, Point(x, box.y + 40), 30, "paper", "display", "lm", width=wide)
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
        yield Label(title, Point(x, y), 27, BLUE, "bold", "lm", width=wide)
        lines = wrap(text, "text", 26, wide, 4)
        for number, line in enumerate(lines, 1):
            yield Label(line, Point(x, y + 3 + number * 29), 26, DARK, "text", "lm", width=wide)
        y += 48 + len(lines) * 29


def _volunteers(notebook: Notebook, words: Words) -> Iterable[Shape]:
    record = notebook.battles[-1]
    yield from _line(0, battle_name(record, words), fellows(record, words))
    for number, character in enumerate(notebook.rested, 1):
        text = names.character_text(character, CharacterSide.UPGRADED, words)
        yield from _line(number, names.character(character, words), text)


def _refuges(notebook: Notebook, words: Words) -> Iterable[Shape]:
    for number, (city, side) in enumerate(notebook.saved.items()):
        text = names.city_text(city, side, words)
        title = words("board-city-side", city=names.city(city, words), side=names.city_side(side, words))
        yield from _line(number, title, text)


def _line(number: int, title: str, text: str) -> Iterable[Shape]:
    y = TOP + 126 + number * 66
    yield Label(title, Point(LEFT, y), 27, BLUE, "bold", "lm", width=330)
    yield from paragraph(text, Box(LEFT + 344, y, RIGHT - LEFT - 344, 0))


def _verdict(view: View, words: Words) -> Iterable[Shape]:
    """Yields the result of a finished campaign."""
    won = view.outcome is not None and bool(view.outcome.winners)
    middle = Point((LEFT + RIGHT) // 2, TOP + 245)
    yield Sprite("stamp", Box(middle.x - 330, middle.y - 150, 660, 300), ("leaf" if won else "blood",))
    word = words("board-beaten" if won else "board-overrun").upper()
    yield Label(word, middle, 74, "paper", "display", "mm", width=540, halo="ink")
    score = words("board-final-score", score=head.with_minus(view.score or 0))
    yield Label(score, Point(middle.x, TOP + 450), 34, DARK, "display", "mm", width=RIGHT - LEFT)


# --- past battles --------------------------------------------------------------------------------------


def _battles(notebook: Notebook, top: int, words: Words) -> Iterable[Shape]:
    yield from _heading(words("board-battles"), top)
    for number, record in enumerate(notebook.battles):
        yield from _battle(record, top + 62 + number * ROW, words)
    if not notebook.battles:
        yield from _nothing(top, words)


def _battle(record: BattleRecord, y: int, words: Words) -> Iterable[Shape]:
    yield Sprite("column-tag", Box(LEFT, y + 10, 44, 34), (record.chapter,))
    wide = 660
    yield Label(battle_name(record, words), Point(LEFT + 62, y + 14), 27, DARK, "bold", "lm", width=wide)
    yield Label(
        fellows(record, words), Point(LEFT + 62, y + 43), 23, BLUE, "text", "lm", width=wide, aside=True
    )
    for number, game in enumerate(record.games):
        box = Box(LEFT + 740 + number * 96, y + 9, 86, 38)
        yield Sprite("verdict", box, ("won" if game.won else "lost", game.level))
    if not record.games:
        yield Sprite("verdict", Box(LEFT + 740, y + 9, 86, 38), ("open",))
    score = head.with_minus(sum(game.score for game in record.games))
    yield Label(score, Point(RIGHT - 14, y + 28), 38, RED, "display", "rm")


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


def _comrades(notebook: Notebook, top: int, words: Words) -> Iterable[Shape]:
    yield from _heading(words("board-comrades"), top)
    if not notebook.kept:
        yield from _nothing(top, words)
    for character, box in zip(notebook.kept, _chips(top, 3), strict=False):
        yield from _comrade(character, character not in notebook.rested, box, words)


def _comrade(character: CharacterId, spent: bool, box: Box, words: Words) -> Iterable[Shape]:
    yield Sprite("comrade", box, ("upgraded", *(("spent",) if spent else ())))
    at = Point(box.x + 46, box.y + box.h // 2)
    ink = "paper:slate:30" if spent else "paper"
    yield Label(names.character(character, words), at, 26, ink, "bold", "lm", width=box.w - 56)


def _cities(notebook: Notebook, top: int, words: Words) -> Iterable[Shape]:
    yield from _heading(words("board-cities"), top)
    if not cities(notebook):
        yield from _nothing(top, words)
    for (city, fate), box in zip(cities(notebook), _chips(top, 4), strict=False):
        yield Sprite("place-name", box, (fate,))
        at = Point(box.x + 44, box.y + box.h // 2)
        ink = "paper:slate:30" if fate == "lost" else "paper"
        yield Label(names.city(city, words), at, 26, ink, "bold", "lm", width=box.w - 54)


def _chips(top: int, across: int) -> Iterable[Box]:
    """Yields an endless sequence of boxes for chips, row by row."""
    wide = (RIGHT - LEFT - (across - 1) * 10) // across
    number = 0
    while True:
        row, column = divmod(number, across)
        yield Box(LEFT + column * (wide + 10), top + 56 + row * (CHIP + 6), wide, CHIP)
        number += 1
