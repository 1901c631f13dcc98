"""Writes a pack to start from: the data and texts of a title, with a comment on every field."""

from collections.abc import Iterator, Mapping
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, NewType, Union, get_args, get_origin, get_type_hints

import msgspec

import content
from bot.text.catalogue import ENGLISH
from bot.titles.packs.checks import ABOUT, type_of
from bot.titles.packs.own_entries import own_entries
from bot.titles.packs.texts import shapes_of
from bot.titles.title import AnyTitle, DataFormat

FIELDS = "fields"  # the folder of comments
MOST_CHOICES = 12  # values of an enumeration in a comment

ABOUT_TEXT = """\
# A pack: data and texts of your own for one game. Put its folder into the folder that ACKACK_PACKS names.
# An entry here replaces the bot's entry of the same id, or is a new one; leave out the rest.
# `ackack pack check {id}` says what is wrong, with file and line.
game = "{game}"  # the game it is for
name = "{name}"  # as people read it in /new
# only = [{tables}]
# The tables in `only` have the entries of this pack and no others of the bot.
only = []
"""


def pack_files(title: AnyTitle, form: DataFormat, pack_id: str, name: str) -> Iterator[tuple[str, str]]:
    """Yields the files of a new pack by path."""
    tables = ", ".join(f'"{table}"' for table in sorted(own_entries(title)))
    yield f"{ABOUT}.toml", ABOUT_TEXT.format(id=pack_id, game=title.id, name=name, tables=tables)
    comments = field_comments(title)
    for file in content.files(title.folder.name, title.folder.parent):
        text = (title.folder / f"{file}.toml").read_text(encoding="utf-8")
        yield f"{file}.toml", f"{legend(type_of(file, form), comments)}\n{text}"
    yield f"text/{ENGLISH}.ftl", _texts(title)


def field_comments(title: AnyTitle) -> Mapping[str, str]:
    """Returns the comments on the fields of a title's data; none if it has none."""
    path = title.folder.parent / FIELDS / f"{title.id}.toml"
    return content.load(FIELDS, title.id, dict[str, str], title.folder.parent) if path.is_file() else {}


def comment_of(kind: str, field: str, comments: Mapping[str, str]) -> str:
    """Returns the comment on a field of a type; "" if there is none."""
    return comments.get(f"{kind}.{field}") or comments.get(field, "")


def legend(declared: Any, comments: Mapping[str, str]) -> str:
    """Returns comments about all fields of a data file, type by type."""
    lines = ["# The fields, with the values they take."]
    for kind in structs_in(declared):
        tag = kind.__struct_config__.tag
        named = f' (kind = "{tag}")' if isinstance(tag, str) else ""
        lines.append(f"#\n# {kind.__name__}{named}: {_about(kind)}")
        hints = get_type_hints(kind, include_extras=True)
        for field in msgspec.structs.fields(kind):
            needed = "" if field.required else ", may be left out"
            told = comment_of(kind.__name__, field.name, comments)
            lines.append(f"#   {field.name}: {told} ({_values(hints[field.name])}{needed})")
    return "\n".join(lines) + "\n"


def _about(kind: type[msgspec.Struct]) -> str:
    return " ".join((kind.__doc__ or "").split("\n\n")[0].split()) or "a table with these fields."


def structs_in(declared: Any) -> list[type[msgspec.Struct]]:
    """Returns the structs that a type is made of, each once."""
    found: dict[type[msgspec.Struct], None] = {}
    todo = [declared]
    while todo:
        kind = todo.pop(0)
        if get_origin(kind) is not None:
            todo = [*(each for each in get_args(kind) if each is not Ellipsis), *todo]
        elif isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in found:
            found[kind] = None
            todo = [*get_type_hints(kind, include_extras=True).values(), *todo]
    return list(found)


def _values(declared: Any) -> str:
    """Returns the values of a type in words."""
    if get_origin(declared) is Annotated:
        kind, *notes = get_args(declared)
        meta = next((note for note in notes if isinstance(note, msgspec.Meta)), None)
        if kind is int and meta is not None and meta.ge is not None and meta.le is not None:
            return f"a whole number from {meta.ge:.0f} to {meta.le:.0f}"
        return _values(kind)
    origin, parts = get_origin(declared), get_args(declared)
    if isinstance(declared, NewType):
        return f"{declared.__name__}"
    if origin in (Union, UnionType):
        kinds = [each for each in parts if each is not NoneType]
        return _values(kinds[0]) if len(kinds) == 1 else "a table; its kind says which"
    if origin is tuple and Ellipsis not in parts:
        return f"a list of {len(parts)}: {_values(parts[0])}"
    if origin in (tuple, frozenset):
        return f"a list of {_values(parts[0])}"
    if origin is not None:
        return f"a table of {_values(parts[1])}"
    return _plain(declared)


def _plain(declared: Any) -> str:
    if isinstance(declared, type) and issubclass(declared, Enum):
        values = [str(member.value) for member in declared]
        return (
            " | ".join(values) if len(values) <= MOST_CHOICES else " | ".join([*values[:MOST_CHOICES], "…"])
        )
    if isinstance(declared, type) and issubclass(declared, msgspec.Struct):
        return declared.__name__
    return {int: "a whole number", bool: "true | false", str: "a text", float: "a number"}.get(
        declared, "a value"
    )


def _texts(title: AnyTitle) -> str:
    """Returns the texts about entries of the data, as Fluent."""
    own = content.texts(title.folder.name, ENGLISH, title.folder.parent)
    keys = {
        key for table in own_entries(title) for found in shapes_of(title, table).values() for key in found
    }
    head = (
        "# Names and texts of the entries. Leave out what stays; other languages are text/de.ftl and so on.\n"
    )
    return head + "".join(text for key, text in _entries(own) if key in keys)


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """Yields the messages of a Fluent source as written, by key."""
    key, lines = "", list[str]()
    for line in text.splitlines(keepends=True):
        if line[:1].isalpha() and "=" in line:
            yield key, "".join(lines)
            key, lines = line.partition("=")[0].strip(), [line]
        elif line[:1].isspace() and line.strip():
            lines.append(line)
        elif line.strip():
            yield key, "".join(lines)
            key, lines = "", []
    yield key, "".join(lines)
