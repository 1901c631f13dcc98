"""Packs: data and texts of one's own for a game, as one value that travels with its tables."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from hashlib import blake2b
from typing import Any, NamedTuple, TypeAlias

import msgspec

Table: TypeAlias = dict[str, Any]  # as TOML has it

DIGEST_SIZE = 16  # bytes
OPTION = "+pack"  # the key of a pack's digest in the options of a game; no option can have this name


class _Named(msgspec.Struct, frozen=True):
    """The part of encoded options that names a pack."""

    pack: str = msgspec.field(default="", name=OPTION)


_NAMED = msgspec.json.Decoder(_Named)


class PackContent(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The content of a pack."""

    game: str
    id: str  # the name of its folder
    name: str  # as people read it
    only: tuple[str, ...] = ()  # tables that have the pack's entries alone: `cards/effects`, `scenarios`
    data: dict[str, Table] = {}  # tables by data file, in the shape of the game's own
    texts: dict[str, str] = {}  # Fluent sources by language


class Fault(NamedTuple):
    """A reason why data cannot be used."""

    path: tuple[str | int, ...]  # the data file, then the keys and numbers that lead to the place
    reason: str
    right: str = ""  # the nearest value that would do; "": none is known


class Pack:
    """A pack with its digest. Entries keep their order, because decks are shuffled from it."""

    def __init__(self, raw: bytes) -> None:
        """Reads an encoded pack; raises `msgspec.MsgspecError` if it has another shape."""
        self.raw = raw
        self.content = msgspec.json.decode(raw, type=PackContent)
        self.digest = blake2b(raw, digest_size=DIGEST_SIZE).hexdigest()

    @classmethod
    def of(cls, content: PackContent) -> "Pack":
        """Returns the pack with some content."""
        return cls(msgspec.json.encode(content))

    def __reduce__(self) -> tuple[type["Pack"], tuple[bytes]]:
        return Pack, (self.raw,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pack) and other.raw == self.raw

    def __hash__(self) -> int:
        return hash(self.digest)

    @cached_property
    def entries(self) -> Mapping[str, frozenset[str]]:
        """The keys of all its tables, by path: `cards/effects` has the effects; folders have their files."""
        found: dict[str, frozenset[str]] = {}
        for file, table in self.content.data.items():
            folder, _, name = file.rpartition("/")
            if folder:
                found[folder] = found.get(folder, frozenset()) | {name}
            else:
                found |= dict(_keys(file, table))
        return found


def changed_entries(pack: Pack, own: Mapping[str, Table]) -> dict[str, frozenset[str]]:
    """Returns the entries of a pack that a game does not have, or has otherwise, by table."""
    return {
        path: frozenset(key for key in keys if _at(pack.content.data, path, key) != _at(own, path, key))
        for path, keys in pack.entries.items()
    }


def _at(files: Mapping[str, Table], path: str, key: str) -> object:
    """Returns an entry of a table, or a file of a folder; None: there is none."""
    if f"{path}/{key}" in files:
        return files[f"{path}/{key}"]
    file, *keys = path.split("/")
    value: object = files.get(file)
    for each in (*keys, key):
        value = value.get(each) if isinstance(value, dict) else None
    return value


def _keys(path: str, table: Table) -> Iterator[tuple[str, frozenset[str]]]:
    yield path, frozenset(table)
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _keys(f"{path}/{key}", value)


def digest_in(options: bytes) -> str:
    """Returns the digest of the pack that encoded options name; "" if they name none."""
    return _NAMED.decode(options).pack


def merge(own: Mapping[str, Table], content: PackContent, entries: frozenset[str]) -> dict[str, Table]:
    """Returns the data of a game with those of a pack; `entries` are the tables whose entries it replaces."""
    merged = {file: table for file, table in own.items() if file.rpartition("/")[0] not in content.only}
    for file, table in content.data.items():
        is_single = "/" in file
        merged[file] = table if is_single else _merge_table(own.get(file, {}), table, file, content, entries)
    return merged


def _merge_table(own: Table, mine: Table, path: str, content: PackContent, entries: frozenset[str]) -> Table:
    """Returns a table with a pack's: entries are replaced whole, tables above them are merged."""
    result: Table = {} if path in content.only else dict(own)
    for key, value in mine.items():
        before, below = own.get(key), f"{path}/{key}"
        goes_on = path not in entries and any(f"{table}/".startswith(f"{below}/") for table in entries)
        if goes_on and isinstance(value, dict) and isinstance(before, dict):
            result[key] = _merge_table(before, value, below, content, entries)
        else:
            result[key] = value
    return result
