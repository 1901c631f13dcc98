"""Compares tables of a data file with the type they are loaded into, and says where they differ."""

from collections.abc import Collection, Iterator, Mapping
from difflib import get_close_matches
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, NewType, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec

from content.pack import Fault

Path: TypeAlias = tuple[str | int, ...]
Domains: TypeAlias = Mapping[Any, Collection[str]]  # the ids that exist, by their types

MOST_SHOWN = 8  # values in a sentence
LONGEST_TEXT = 200  # characters of a value in a data file


def differences(value: object, declared: Any, path: Path, known: Domains) -> Iterator[Fault]:
    """Yields the places where a value does not fit a declared type, or names an id that is not there."""
    kind, meta = _plain(declared)
    origin = get_origin(kind)
    if isinstance(kind, NewType):
        yield from _id(value, kind, meta, path, known)
    elif origin in (Union, UnionType):
        yield from _alternatives(value, kind, path, known)
    elif origin is not None and issubclass(origin, Mapping):
        yield from _mapping(value, get_args(kind), path, known)
    elif origin in (tuple, frozenset):
        yield from _list(value, get_args(kind), origin is frozenset, path, known)
    elif isinstance(kind, type) and issubclass(kind, Enum):
        yield from _member(value, [str(member.value) for member in kind], path)
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield from _struct(value, kind, path, known)
    else:
        yield from _scalar(value, kind, meta, path)


def _plain(declared: Any) -> tuple[Any, msgspec.Meta | None]:
    """Returns a declared type without its annotation, and the annotation."""
    if get_origin(declared) is not Annotated:
        return declared, None
    kind, *notes = get_args(declared)
    return kind, next((note for note in notes if isinstance(note, msgspec.Meta)), None)


def _id(
    value: object, kind: NewType, meta: msgspec.Meta | None, path: Path, known: Domains
) -> Iterator[Fault]:
    found = tuple(differences(value, kind.__supertype__, path, known))
    yield from found
    if not found and kind in known and str(value) not in known[kind]:
        yield _no_such(value, known[kind], path)


def _no_such(value: object, right: Collection[str], path: Path) -> Fault:
    if not right:
        return Fault(path, f"there is no {str(value)!r}, nor anything else that could be named here")
    return Fault(path, f"there is no {str(value)!r}", _quote(nearest(str(value), right)))


def nearest(value: str, right: Collection[str]) -> str:
    """Returns the value that is most like a wrong one."""
    return get_close_matches(value, list(right), n=1, cutoff=0.0)[0]


def _quote(text: str) -> str:
    return f'"{text}"'


def _alternatives(value: object, kind: Any, path: Path, known: Domains) -> Iterator[Fault]:
    kinds = [each for each in get_args(kind) if each is not NoneType]
    if len(kinds) == 1:
        yield from differences(value, kinds[0], path, known)
        return
    tags = {str(each.__struct_config__.tag): each for each in kinds}
    field = kinds[0].__struct_config__.tag_field or "type"
    if not isinstance(value, dict):
        yield Fault(path, f"this must be a table with {field}", f'{{ {field} = "{next(iter(tags))}" }}')
    elif field not in value:
        yield Fault(path, f"{field} is missing", f'{field} = "{next(iter(tags))}"')
    elif (tag := value[field]) not in tags:
        yield Fault((*path, field), f"there is no kind {tag!r}", _quote(nearest(str(tag), tags)))
    else:
        yield from _struct(value, tags[str(tag)], path, known)


def _mapping(value: object, kinds: tuple[Any, ...], path: Path, known: Domains) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield Fault(path, f"{_excerpt(value)} is not a table", "{ }")
        return
    for key, each in value.items():
        if isinstance(kinds[0], NewType) and key in known.get(kinds[0], (key,)):
            if not key.replace("_", "").replace("-", "").isalnum() or not key.isascii():
                yield Fault(
                    (*path, key), f"{key!r} cannot be a name: write a-z, 0-9, _ and -", _quote(_name(key))
                )
        else:
            yield from differences(key, kinds[0], (*path, key), known)
        yield from differences(each, kinds[1], (*path, key), known)


def _name(text: str) -> str:
    """Returns a text as a name: other characters become underscores."""
    return "".join(letter if letter.isascii() and letter.isalnum() else "_" for letter in text) or "name"


def _list(value: object, kinds: tuple[Any, ...], once: bool, path: Path, known: Domains) -> Iterator[Fault]:
    if not isinstance(value, list):
        yield Fault(path, f"{_excerpt(value)} is not a list", f"[{_literal(value)}]")
        return
    if not once and Ellipsis not in kinds and len(value) != len(kinds):
        yield Fault(
            path,
            f"{len(value)} values are here, {len(kinds)} are wanted",
            f"[{', '.join(map(_example, kinds))}]",
        )
        return
    for number, each in enumerate(value):
        kind = kinds[0] if once or Ellipsis in kinds else kinds[number]
        yield from differences(each, kind, (*path, number), known)
    if once and len(set(map(str, value))) != len(value):
        twice = next(each for each in value if value.count(each) > 1)
        yield Fault(path, f"{_excerpt(twice)} is here twice", _literal(list(dict.fromkeys(map(str, value)))))


def _member(value: object, right: list[str], path: Path) -> Iterator[Fault]:
    if not isinstance(value, str) or value not in right:
        choices = ", ".join(right) if len(right) <= MOST_SHOWN else f"{len(right)} others"
        yield Fault(path, f"{_excerpt(value)} is not among {choices}", _quote(nearest(str(value), right)))


def _struct(value: object, kind: type[msgspec.Struct], path: Path, known: Domains) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield Fault(path, f"{_excerpt(value)} is not a table", "{ }")
        return
    hints, tag = get_type_hints(kind, include_extras=True), kind.__struct_config__.tag_field
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    for key, each in value.items():
        if key in fields:
            yield from differences(each, hints[key], (*path, key), known)
        elif key != tag:
            missing = [name for name in fields if name not in value] or list(fields)
            right = nearest(key, missing) if missing else "leave it out"
            yield Fault((*path, key), f"there is no field {key!r}", right)
    for name, field in fields.items():
        if field.required and name not in value:
            yield Fault(path, f"{name} is missing", f"{name} = {_example(hints[name])}")


def _scalar(value: object, kind: Any, meta: msgspec.Meta | None, path: Path) -> Iterator[Fault]:
    if kind is int:
        yield from _number(value, meta or msgspec.Meta(), path)
    elif kind is bool and not isinstance(value, bool):
        yield Fault(path, f"{_excerpt(value)} is neither true nor false", "true" if value else "false")
    elif kind is str and not isinstance(value, str):
        yield Fault(path, f"{_excerpt(value)} is not a text", _quote(str(value)))
    elif kind is str and isinstance(value, str):
        yield from _text(value, meta, path)
    elif kind is float and (isinstance(value, bool) or not isinstance(value, int | float)):
        yield Fault(path, f"{_excerpt(value)} is not a number", "1.0")


def _text(value: str, meta: msgspec.Meta | None, path: Path) -> Iterator[Fault]:
    if len(value) > LONGEST_TEXT:
        yield Fault(
            path,
            f"this text has {len(value)} characters, {LONGEST_TEXT} at most are read",
            _quote(value[:20]),
        )
    elif meta is not None:
        try:
            msgspec.convert(value, Annotated[str, meta])
        except msgspec.ValidationError:
            yield Fault(path, f"{value!r} does not fit the pattern {meta.pattern}", _quote("....."))


def _number(value: object, meta: msgspec.Meta, path: Path) -> Iterator[Fault]:
    low, high = meta.ge, meta.le
    if isinstance(value, bool) or not isinstance(value, int):
        guess = (
            int(value) if isinstance(value, float) or (isinstance(value, str) and value.isdecimal()) else 1
        )
        yield Fault(path, f"{_excerpt(value)} is not a whole number", str(_within(guess, low, high)))
    elif value != _within(value, low, high):
        yield Fault(path, f"{value} is not from {low:.0f} to {high:.0f}", str(_within(value, low, high)))


def _within(value: int, low: float | None, high: float | None) -> int:
    return int(min(max(value, low if low is not None else value), high if high is not None else value))


def _excerpt(value: object) -> str:
    text = _literal(value)
    return text if len(text) <= 40 else f"{text[:40]}…"


def _literal(value: object) -> str:
    """Returns a value as TOML writes it, nearly."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(map(_literal, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {_literal(each)}' for key, each in value.items())} }}"
    return _quote(value) if isinstance(value, str) else str(value)


def _example(declared: Any) -> str:
    """Returns a value that fits a type."""
    kind, meta = _plain(declared)
    origin = get_origin(kind)
    if isinstance(kind, NewType):
        return _example(kind.__supertype__)
    if origin in (Union, UnionType):
        return _example(next(each for each in get_args(kind) if each is not NoneType))
    if origin is tuple and Ellipsis not in get_args(kind):
        return f"[{', '.join(map(_example, get_args(kind)))}]"
    if origin in (tuple, frozenset):
        return "[]"
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _quote(str(next(iter(kind)).value))
    if kind is int:
        return str(_within(1, meta.ge if meta else None, meta.le if meta else None))
    return {bool: "false", str: '"…"', float: "1.0"}.get(kind, "{ }")


# --- ids ---------------------------------------------------------------------------------------------------


def ids_in(value: object, declared: Any) -> Iterator[tuple[Any, str]]:
    """Yields the ids that a value defines as keys of tables, each with its type."""
    kind, _ = _plain(declared)
    origin = get_origin(kind)
    if (
        origin is not None
        and isinstance(origin, type)
        and issubclass(origin, Mapping)
        and isinstance(value, dict)
    ):
        key_type, value_type = get_args(kind)
        for key, each in value.items():
            if isinstance(key_type, NewType):
                yield key_type, key
            yield from ids_in(each, value_type)
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct) and isinstance(value, dict):
        hints = get_type_hints(kind, include_extras=True)
        for key, each in value.items():
            if key in hints:
                yield from ids_in(each, hints[key])


def id_types(declared: Any) -> frozenset[Any]:
    """Returns the types of ids that tables of a type define by their keys."""
    kind, _ = _plain(declared)
    origin = get_origin(kind)
    if origin is not None and isinstance(origin, type) and issubclass(origin, Mapping):
        key_type, value_type = get_args(kind)
        own = frozenset({key_type}) if isinstance(key_type, NewType) else frozenset[Any]()
        return own | id_types(value_type)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        hints = get_type_hints(kind, include_extras=True)
        return frozenset[Any]().union(*(id_types(hint) for hint in hints.values()))
    return frozenset()
