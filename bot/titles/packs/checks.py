"""Finds the faults of a pack: files, tables, ids, texts, and rules of the game about its data."""

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any

import content
from bot.titles.packs.own_entries import own_entries
from bot.titles.packs.shape import differences, id_types, ids_in, nearest
from bot.titles.packs.texts import text_faults
from bot.titles.title import AnyTitle, DataFormat
from content.pack import Fault, Pack, Table

ABOUT = "pack"  # the file that says what a pack is
LONGEST_ID, LONGEST_NAME = 24, 60
MOST_BYTES = 512 * 1024  # of a pack

_ID = re.compile(r"[a-z][a-z0-9_-]*")
_NAME = re.compile(r"\w(?:[\w .,:;!?'’&()/-]*[\w.!?)])?")


def faults_of(pack: Pack, title: AnyTitle) -> Iterator[Fault]:
    """Yields the faults of a pack for a title; there are none if tables can be opened with it."""
    form = title.package.data
    if form is None:
        yield Fault((ABOUT, "game"), f"{title.id} takes no packs")
        return
    early = tuple(_of_frame(pack, form, title))
    yield from early
    if early:
        return
    data = _game_data(title).with_pack(pack)
    found = tuple(_of_data(data.merged, form))
    yield from found
    if not found:
        yield from _of_game(data, form)
    yield from text_faults(pack, title, new_entries(pack, title))


def _game_data(title: AnyTitle) -> content.GameData:
    return content.GameData(title.folder.name, title.folder.parent)


def new_entries(pack: Pack, title: AnyTitle) -> dict[str, frozenset[str]]:
    """Returns the entries of a pack that the title does not have, by table."""
    own = own_entries(title)
    return {table: pack.entries[table] - own[table] for table in own if table in pack.entries}


# --- the frame ---------------------------------------------------------------------------------------------


def _of_frame(pack: Pack, form: DataFormat, title: AnyTitle) -> Iterator[Fault]:
    """Yields faults of the pack's name, files and list of tables of its own."""
    about = pack.content
    if not _ID.fullmatch(about.id) or len(about.id) > LONGEST_ID:
        right = re.sub(r"[^a-z0-9_-]+", "_", about.id.lower()).strip("_")[:LONGEST_ID] or "my_pack"
        yield Fault(
            (ABOUT, "name"), f"the folder {about.id!r} cannot be a pack: write a-z, 0-9, _ and -", right
        )
    if not _NAME.fullmatch(about.name) or len(about.name) > LONGEST_NAME:
        reason = f"write a name of 1 to {LONGEST_NAME} letters, digits, blanks and . , : ; ! ? ' & ( ) / -"
        yield Fault(
            (ABOUT, "name"),
            reason,
            f'"{re.sub(r"[^A-Za-z0-9 ]", "", about.name).strip()[:LONGEST_NAME] or "My pack"}"',
        )
    if len(pack.raw) > MOST_BYTES:
        yield Fault((ABOUT, "name"), f"it has {len(pack.raw)} bytes, {MOST_BYTES} at most are read")
    files = sorted(
        {*form.files, *content.files(title.folder.name, title.folder.parent)}
        - {name for name in form.files if "*" in name}
    )
    for file, table in about.data.items():
        if type_of(file, form) is None:
            yield Fault((file,), f"{title.id} has no data file {file}.toml", f"{nearest(file, files)}.toml")
        yield from _values((file,), table)
    yield from _of_only(pack, title)


def _values(path: tuple[str | int, ...], value: object) -> Iterator[Fault]:
    """Yields the values that JSON cannot have: dates and times."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from _values((*path, key), each)
    elif isinstance(value, list):
        for number, each in enumerate(value):
            yield from _values((*path, number), each)
    elif not isinstance(value, str | int | float | bool):
        yield Fault(path, f"{value} is a date or a time", f'"{value}"')


def _of_only(pack: Pack, title: AnyTitle) -> Iterator[Fault]:
    tables = own_entries(title)
    for number, table in enumerate(pack.content.only):
        if table not in tables:
            yield Fault(
                (ABOUT, "only", number), f"there is no table {table!r}", f'"{nearest(table, tables)}"'
            )
        elif table not in pack.entries:
            yield Fault((ABOUT, "only", number), f"the pack has no entries of {table!r}", "leave it out")


def type_of(file: str, form: DataFormat) -> Any:
    """Returns the type of a data file; None: there is no such file."""
    folder, _, name = file.rpartition("/")
    return form.files.get(f"{folder}/*") if folder and name else form.files.get(file)


# --- the data ----------------------------------------------------------------------------------------------


def _of_data(merged: Mapping[str, Table], form: DataFormat) -> Iterator[Fault]:
    """Yields differences between the tables and their types, and entries that are missing."""
    every = _domains(merged, form)
    for file, raw in merged.items():
        kind = type_of(file, form)
        own = {} if "/" not in file else _ids([(raw, kind)], id_types(kind) - form.domains.keys())
        yield from differences(raw, kind, (file,), {**every, **own, **form.domains})
    for table, names in form.needed.items():
        present = _keys_at(merged, table)
        yield from (
            Fault(tuple(table.split("/")), f"{name} is missing, which the game cannot go without", name)
            for name in names
            if name not in present
        )
    for table, allowed in form.closed.items():
        yield from (
            Fault((*table.split("/"), key), f"{table} takes no further entries: {key}", nearest(key, allowed))
            for key in _keys_at(merged, table)
            if key not in allowed
        )


def _domains(merged: Mapping[str, Table], form: DataFormat) -> dict[Any, Collection[str]]:
    """Returns the ids that files outside folders define."""
    single = [(table, type_of(file, form)) for file, table in merged.items() if "/" not in file]
    types = frozenset[Any]().union(*(id_types(kind) for _, kind in single)) - form.domains.keys()
    return _ids(single, types)


def _ids(tables: Collection[tuple[Table, Any]], types: Collection[Any]) -> dict[Any, Collection[str]]:
    found: dict[Any, Collection[str]] = {kind: set() for kind in types}
    for table, declared in tables:
        for kind, name in ids_in(table, declared):
            if kind in found:
                found[kind] = {*found[kind], name}
    return found


def _keys_at(merged: Mapping[str, Table], path: str) -> Collection[str]:
    """Returns the keys of a table, or the files of a folder."""
    inside = [file.removeprefix(f"{path}/") for file in merged if file.startswith(f"{path}/")]
    if inside:
        return inside
    file, *keys = path.split("/")
    table: Any = merged.get(file, {})
    for key in keys:
        table = table.get(key, {}) if isinstance(table, dict) else {}
    return table.keys() if isinstance(table, dict) else ()


def _of_game(data: content.GameData, form: DataFormat) -> Iterator[Fault]:
    """Yields faults that the game itself finds, in data that fit their types."""
    try:
        yield from form.faults(data)
    except content.BrokenContent as error:  # a type that `differences` knows too little about
        yield Fault((ABOUT, "game"), str(error))
