"""The foot of the page: dice to place, the mothership's next action, the scenario, the team."""

from collections.abc import Iterable

from engine.falling_skies.battle import Battle
from engine.falling_skies.board import Board, Member
from engine.falling_skies.content import (
    DiceKept,
    Evacuation,
    KillQuota,
    RoomKind,
    Saboteur,
    Satellites,
    Shelter,
    SlowDescent,
)
from renderer.scenes.falling_skies import layout, names
from renderer.scenes.falling_skies.layout import Layout
from renderer.shapes import Box, Label, Point, Shape, Sprite
from renderer.text import width_of, wrap
from renderer.words import Words, dash

DICE = 5
LINE = 34
CHIP = 46
CHIPS_A_ROW = 2
TEXT = 26  # font size of running text in the whole picture
KEY = (RoomKind.ENERGY, RoomKind.RESEARCH, RoomKind.FIGHTER, RoomKind.ROBOT, RoomKind.ANTI_AIRCRAFT)
KEY_SIZE = 24
NOTE = 31  # font size of the notes
LINES = 4  # of the notes
KEY_STEP = 38
SKY_KEY = (("explosion", ""), ("drift", "right"), ("descent", "lower"))
NOTES = Layout(rows=0).notes.w - 36  # room for a line on a tall page


def height(board: Board, words: Words) -> int:
    """Returns the height of the foot of a whole picture, which explains scenario and team."""
    text = len(_scenario_lines(board, words))
    scenario = LINE + text * (TEXT + 4) if board.setup.scenario else 0
    team = -(-len(board.setup.team) // CHIPS_A_ROW) * CHIP
    return max(layout.FOOT, 24 + LINES * LINE + scenario + team + (10 if team else 0))


def shapes(board: Board, battle: Battle, page: Layout, words: Words) -> Iterable[Shape]:
    """Yields the dice tray and the notes beside it."""
    yield from _tray(battle, page, words)
    yield from _notes(board, battle, page, words)


def explanations(board: Board, battle: Battle, page: Layout, words: Words) -> Iterable[Shape]:
    """Yields the text of the scenario and the team below the notes, for a whole picture."""
    box = page.notes
    x, y = box.x + 18, box.y + 26 + sum(map(len, _lines(board, battle, page, words))) * LINE
    if board.setup.scenario is not None:
        name = names.scenario(board.setup.scenario, words)
        yield Label(name.upper(), Point(x, y), 29, "amber", "display", "lm", width=NOTES)
        y += LINE - 4
        for line in _scenario_lines(board, words):
            yield Label(line, Point(x, y), TEXT, "paper", "text", "lm", width=NOTES)
            y += TEXT + 4
    yield from _team(board, battle, Point(box.x + 12, y), words)


def _tray(battle: Battle, page: Layout, words: Words) -> Iterable[Shape]:
    tray, size = page.tray, layout.TRAY_DIE
    yield Sprite("plate", tray, ("", "lit") if battle.hand else ())
    title = words("board-dice-left", count=len(battle.hand))
    yield Label(title, Point(tray.x + 20, tray.y + 26), 31, "paper", "bold", "lm", width=tray.w - 40)
    for place in range(DICE):
        box = Box(tray.x + 18 + place * (size + 12), tray.y + 50, size, size)
        if place < len(battle.hand):
            die = battle.hand[place]
            yield Sprite("worker", box, ("white" if die.white else "grey", die.pips))
        else:
            yield Sprite("empty-die", box)


def _notes(board: Board, battle: Battle, page: Layout, words: Words) -> Iterable[Shape]:
    """Yields the mothership's next action, running effects and, where there is room, the key of signs."""
    box = page.notes
    x, y, room = box.x + 18, box.y + 26, box.w - 36
    yield Sprite("plate", box)
    yield Sprite("sign", Box(x, y - 17, 36, 36), ("waves",))
    coming, effects = _lines(board, battle, page, words)
    for line in coming:
        yield Label(line, Point(x + 46, y), NOTE, "paper", "bold", "lm", width=room - 44)
        y += LINE
    for line in effects:
        yield Label(line, Point(x, y), NOTE, "amber", "bold", "lm", width=room)
        y += LINE
    if _is_plain(board) and not page.wide:
        yield from _key(Point(x, box.y + 86), words)


def _lines(board: Board, battle: Battle, page: Layout, words: Words) -> tuple[list[str], list[str]]:
    """Returns the next action and the running effects in lines."""
    room = page.notes.w - 36
    coming = wrap(next_action(board, battle, words), "bold", NOTE, room - 44, 2 if page.wide else 1)
    most = 1 if _is_plain(board) and not page.wide else LINES - len(coming)
    told = " · ".join(remarks(board, battle, words))
    return coming, wrap(told, "bold", NOTE, room, most) if told else []


def _is_plain(board: Board) -> bool:
    """Tells whether a game has neither scenario nor team."""
    return board.setup.scenario is None and not board.setup.team


def _key(at: Point, words: Words) -> Iterable[Shape]:
    """Yields the key of rooms and sky signs, shown where no scenario and no team is."""
    rooms = [(("room-sign", kind.value), words(f"board-room-{dash(kind.value)}")) for kind in KEY]
    signs = [(("key-sky", look), words(f"board-key-{name}")) for name, look in SKY_KEY]
    yield from _key_row(rooms, at)
    yield from _key_row(signs, Point(at.x, at.y + KEY_STEP))


def _key_row(row: list[tuple[tuple[str, str], str]], at: Point) -> Iterable[Shape]:
    """Yields signs with their names, spread over the width of the notes."""
    wide = [width_of(name, "text", KEY_SIZE) + 34 for _, name in row]
    gap = max(0, (NOTES - sum(wide)) // (len(row) - 1))
    x = at.x
    for ((art, look), name), step in zip(row, wide, strict=True):
        yield Sprite(art, Box(x, at.y - 15, 30, 30), (look,))
        yield Label(name, Point(x + 33, at.y), KEY_SIZE, "paper", "text", "lm", aside=True)
        x += step + gap


def _scenario_lines(board: Board, words: Words) -> list[str]:
    if board.setup.scenario is None:
        return []
    return wrap(names.scenario_text(board.setup.scenario, words), "text", TEXT, NOTES)


def next_action(board: Board, battle: Battle, words: Words) -> str:
    """Returns the mothership's action in the next row."""
    row = min(battle.fleet.mothership + 1, board.sky_rows)
    return words("board-next", row=row, action=names.action(board.actions[row], words))


def _team(board: Board, battle: Battle, at: Point, words: Words) -> Iterable[Shape]:
    wide = (NOTES + 12 - 8) // CHIPS_A_ROW
    for number, member in enumerate(board.setup.team):
        row, column = divmod(number, CHIPS_A_ROW)
        box = Box(at.x + column * (wide + 8), at.y - 6 + row * CHIP, wide, CHIP - 4)
        yield from _member(member, member.character in battle.spent, box, words)


def _member(member: Member, spent: bool, box: Box, words: Words) -> Iterable[Shape]:
    side = member.side.value
    yield Sprite("comrade", box, (side, *(("spent",) if spent else ())))
    ink = "paper:slate:35" if spent else "paper"
    at = Point(box.x + 42, box.y + box.h // 2)
    yield Label(names.character(member.character, words), at, 26, ink, "bold", "lm", width=box.w - 52)


# --- remarks -------------------------------------------------------------------------------------------


def remarks(board: Board, battle: Battle, words: Words) -> list[str]:
    """Returns the running effects of scenario, city and characters, in a few words each."""
    return [*_of_scenario(board, battle, words), *_of_city(board, battle, words), *_of_team(battle, words)]


def _of_scenario(board: Board, battle: Battle, words: Words) -> Iterable[str]:
    match board.rule:
        case KillQuota(kills=needed):
            yield words("board-kills", done=battle.kills, all=needed)
        case Evacuation(people=needed):
            yield words("board-evacuated", done=battle.evacuated, all=needed)
        case Satellites(satellites=needed):
            yield words("board-satellites", done=battle.satellites, all=needed)
        case Saboteur(penalty=penalty) if battle.marks.sabotaged is not None:
            yield words("board-sabotaged", column=battle.marks.sabotaged + 1, penalty=penalty)


def _of_city(board: Board, battle: Battle, words: Words) -> Iterable[str]:
    match board.ability:
        case Shelter(hits=hits):
            yield words("board-sheltered", done=battle.sheltered, all=hits)
        case SlowDescent(per_round=often):
            yield words("board-slowed", done=battle.marks.slowed, all=often)
        case DiceKept(per_round=often):
            yield words("board-kept", done=battle.marks.kept, all=often)


def _of_team(battle: Battle, words: Words) -> Iterable[str]:
    if battle.marks.holds:
        yield words("board-holds", dice=battle.marks.holds)
    if battle.marks.no_rerolls:
        yield words("board-no-rerolls")
    if battle.marks.boost:
        yield words("board-boost", bonus=battle.marks.boost)
