"""Packs for tests: the content of a title as a pack, the same with other maps and cards, and broken ones."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from bot.titles.packs.folder import read_pack
from bot.titles.packs.template import pack_files
from content.pack import Pack
from tests.titles import POLISHED

BY_ID = {title.id: title for title in POLISHED}
MIRROR = str.maketrans("ABCDEFGH", "HGFEDCBA")
BEFORE = str.maketrans("HGFEDCBA", "GFEDCBA@")


def write_pack(folder: Path, game: str, pack_id: str = "my_box", name: str = "My Box") -> Path:
    """Writes the content of a title as a pack; returns its folder."""
    title = BY_ID[game]
    assert title.package.data is not None
    place = folder / pack_id
    for path, text in pack_files(title, title.package.data, pack_id, name):
        (place / path).parent.mkdir(parents=True, exist_ok=True)
        (place / path).write_text(text, "utf-8")
    return place


def pack_at(place: Path) -> Pack:
    """Returns the pack of a folder."""
    return read_pack(place, BY_ID, moves=0)


def mirrored_miniatures(folder: Path, pack_id: str = "my_box", name: str = "My Box") -> Path:
    """Writes a pack of the miniatures with all maps mirrored, and other names and texts of all cards."""
    place = write_pack(folder, "miniatures", pack_id, name)
    for path in (place / "scenarios").glob("*.toml"):
        path.write_text(mirror(path.read_text("utf-8")), "utf-8")
    words = place / "text" / "en.ftl"
    words.write_text("".join(_new_words(words.read_text("utf-8"))), "utf-8")
    return place


def mirror(scenario: str) -> str:
    """Returns a scenario file with its map mirrored, left to right."""
    scenario = re.sub(r'"([A-H])([1-8])/E"', lambda at: f'"{_left(at[1])}{at[2]}/E"', scenario)
    scenario = re.sub(r'"([A-H])([1-8])/N"', lambda at: f'"{at[1].translate(MIRROR)}{at[2]}/N"', scenario)
    scenario = re.sub(r'"([A-H])([1-8])"', lambda at: f'"{at[1].translate(MIRROR)}{at[2]}"', scenario)
    scenario = re.sub(r"\b([A-H])([1-8]) = ", lambda at: f"{at[1].translate(MIRROR)}{at[2]} = ", scenario)
    return re.sub(r'edge = "([EW])"', lambda at: f'edge = "{"W" if at[1] == "E" else "E"}"', scenario)


def _left(column: str) -> str:
    return column.translate(MIRROR).translate(BEFORE)


def _new_words(text: str) -> Iterator[str]:
    """Yields the lines of the cards' names and texts, changed; other lines are left out."""
    for line in text.splitlines(keepends=True):
        if re.match(r"(effect|happening)-[a-z0-9-]+-text = ", line):
            yield line.replace(" = ", " = Ours: ", 1)
        elif re.match(r"(effect|happening)-[a-z0-9-]+ = ", line):
            yield line.replace(" = ", " = New ", 1)
        elif re.match(r"scenario-[a-z]+-[0-9]+ = ", line):
            yield line.replace(" = ", " = Mirrored: ", 1)


# --- broken packs ------------------------------------------------------------------------------------------

Mutation = Callable[[str, Random], str]


def _some_line(text: str, pattern: str, chance: Random, change: Callable[[re.Match[str]], str]) -> str:
    """Returns a text with one of the fitting places changed; unchanged if there is none."""
    body = re.search(r"(?m)^[^#\n]", text)  # the comments at the top are left alone
    start = body.start() if body else 0
    places = [found for found in re.finditer(pattern, text[start:], re.MULTILINE) if "#" not in found[0]]
    if not places:
        return text
    place = chance.choice(places)
    return text[: start + place.start()] + change(place) + text[start + place.end() :]


def _pattern(pattern: str, change: Callable[[re.Match[str]], str]) -> Mutation:
    return lambda text, chance: _some_line(text, pattern, chance, change)


TABLE_MUTATIONS: dict[str, Mutation] = {
    "unknown field": _pattern(r"^([a-z_]+) = (?=[\d\"])", lambda at: f"{at[1]}_x = "),
    "number too large": _pattern(r"(?<== )\d+$", lambda at: "5000"),
    "number too small": _pattern(r"(?<== )\d+$", lambda at: "-77"),
    "text for a number": _pattern(r"(?<== )(\d+)$", lambda at: f'"{at[1]}"'),
    "fraction": _pattern(r"(?<== )(\d+)$", lambda at: f"{at[1]}.5"),
    "number for a text": _pattern(r'(?<== )"[a-z_]+"$', lambda at: "17"),
    "misspelt id or choice": _pattern(r'(?<== )"([a-z_]+)"$', lambda at: f'"{at[1]}q"'),
    "misspelt kind": _pattern(r'kind = "([a-z_]+)"', lambda at: f'kind = "{at[1]}q"'),
    "no kind": _pattern(r'(?<=\{ )kind = "[a-z_]+"(, )?', lambda at: ""),
    "open quote": _pattern(r'^([a-z_]+) = "([a-z_]+)"$', lambda at: f'{at[1]} = "{at[2]}'),
    "no value": _pattern(r"^([a-z_]+) = [\d\"].*$", lambda at: f"{at[1]} ="),
    "twice": _pattern(r"^[a-z_]+ = [\d\"].*$", lambda at: f"{at[0]}\n{at[0]}"),
    "open bracket": _pattern(r"^\[[a-z_.]+\]$", lambda at: at[0][:-1]),
    "date": _pattern(r"(?<== )\d+$", lambda at: "1962-07-01"),
    "list for a value": _pattern(r"(?<== )(\d+)$", lambda at: f"[{at[1]}, {at[1]}]"),
    "no list": _pattern(r'= \[("[a-z_]+")\]$', lambda at: f"= {at[1]}"),
    "misspelt member of a list": _pattern(r'(?<=\[)"([a-z_]+)"', lambda at: f'"{at[1]}q"'),
    "no square": _pattern(r'"[A-H][1-8]"', lambda at: '"K9"'),
    "no edge": _pattern(r'"[A-H][1-8]/[NE]"', lambda at: '"H8/E"'),
    "stray line": _pattern(r"^[a-z_]+ = .*$", lambda at: f"{at[0]}\nthis is no table"),
}
TEXT_MUTATIONS: dict[str, Mutation] = {
    "unknown key": _pattern(r"^([a-z0-9-]+) = ", lambda at: f"{at[1]}-q = "),
    "unknown variable": _pattern(r"^([a-z0-9-]+ = .*)$", lambda at: f"{at[1]} {{ $nobody }}"),
    "open brace": _pattern(r"^([a-z0-9-]+ = .*)$", lambda at: f"{at[1]} {{ $n"),
    "too long": _pattern(r"^([a-z0-9-]+ = .*)$", lambda at: at[1] + " and so on" * 200),
    "no words": _pattern(r"^([a-z0-9-]+) = .*$", lambda at: f"{at[1]} ="),
    "key twice": _pattern(r"^[a-z0-9-]+ = .*$", lambda at: f"{at[0]}\n{at[0]}"),
}
ABOUT_MUTATIONS: dict[str, Mutation] = {
    "unknown game": _pattern(r'game = "([a-z_]+)"', lambda at: f'game = "{at[1]}s"'),
    "no game": _pattern(r"^game = .*$", lambda at: ""),
    "no name": _pattern(r'name = ".*?"', lambda at: 'name = ""'),
    "mention": _pattern(r'name = ".*?"', lambda at: 'name = "@everyone"'),
    "unknown table": _pattern(r"^only = \[\]", lambda at: 'only = ["carts"]'),
    "only a text": _pattern(r"^only = \[\]", lambda at: 'only = "cards"'),
    "field more": _pattern(r"^only = \[\]", lambda at: "only = []\nauthor = 3"),
}


def break_pack(place: Path, chance: Random) -> tuple[str, Path]:
    """Breaks one file of a pack; returns the kind of the mutation and the file."""
    files = sorted(place.rglob("*.toml"))
    while True:
        kind, path, mutation = _mutation(place, files, chance)
        before = path.read_text("utf-8")
        after = mutation(before, chance)
        if after != before:
            path.write_text(after, "utf-8")
            return kind, path


def _mutation(place: Path, files: list[Path], chance: Random) -> tuple[str, Path, Mutation]:
    which = chance.random()
    if which < 0.1:
        kind, mutation = chance.choice(sorted(ABOUT_MUTATIONS.items()))
        return kind, place / "pack.toml", mutation
    if which < 0.25:
        kind, mutation = chance.choice(sorted(TEXT_MUTATIONS.items()))
        return kind, place / "text" / "en.ftl", mutation
    kind, mutation = chance.choice(sorted(TABLE_MUTATIONS.items()))
    return kind, chance.choice([path for path in files if path.name != "pack.toml"]), mutation
