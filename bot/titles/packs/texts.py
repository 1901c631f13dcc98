"""Finds the faults of a pack's texts: syntax, keys, variables and lengths."""

import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache

from fluent.syntax import FluentParser, FluentSerializer, ast

import content
from bot.text.catalogue import ENGLISH
from bot.titles.packs.own_entries import own_entries
from bot.titles.packs.shape import nearest
from bot.titles.title import AnyTitle
from content.pack import Fault, Pack
from renderer.words import dash

GROWTH = 2  # a text may be so many times longer than the one it replaces
SHORT = 60  # characters that any text may have
_VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
_SERIALIZER = FluentSerializer()


def text_faults(pack: Pack, title: AnyTitle, new: Mapping[str, Collection[str]]) -> Iterator[Fault]:
    """Yields the faults of the texts of a pack, and the texts that its new entries owe."""
    own = content.texts(title.folder.name, ENGLISH, title.folder.parent)
    known = _messages(own)
    owed = {
        key: text
        for table, ids in new.items()
        for key, text in patterns_for(title, table, ids, known).items()
    }
    languages = content.locales(title.folder.name, title.folder.parent)
    found: dict[str, dict[str, str]] = {}
    for locale, text in pack.content.texts.items():
        file = f"text/{locale}.ftl"
        if locale not in languages:
            yield Fault((file,), f"there is no language {locale!r}", f"text/{nearest(locale, languages)}.ftl")
            continue
        yield from _syntax(file, text)
        found[locale] = _messages(text)
        for key, value in found[locale].items():
            yield from _message(file, key, value, {**owed, **known})
    for key in owed.keys() - found.get(ENGLISH, {}).keys():
        if _is_owed_by_all(title, key, new):
            yield Fault(("text/en.ftl",), f"{key} has no words", f"{key} = …")


@lru_cache(maxsize=16)
def _syntax(file: str, text: str) -> tuple[Fault, ...]:
    return tuple(_syntax_faults(file, text))


def _syntax_faults(file: str, text: str) -> Iterator[Fault]:
    keys: set[str] = set()
    for part in FluentParser(with_spans=True).parse(text).body:
        line = text.count("\n", 0, part.span.start if part.span is not None else 0) + 1
        if isinstance(part, ast.Junk):
            reason = f"this is not Fluent: {part.annotations[0].message if part.annotations else ''}".strip()
            yield Fault((file, line), reason, _mend_line(part.content or ""))
        elif isinstance(part, ast.Message):
            if part.id.name in keys:
                yield Fault((file, line), f"{part.id.name} is here twice", "leave one out")
            keys.add(part.id.name)


def _mend_line(junk: str) -> str:
    """Returns a line that Fluent can read, like one that it cannot."""
    head, _, tail = junk.strip().partition("=")
    key = re.sub(r"[^a-zA-Z0-9-]+", "-", head).strip("-") or "key"
    words = re.sub(r"[{}]", "", tail).split("\n")[0].strip() or "…"
    return f"{key} = {words}"


@lru_cache(maxsize=16)
def _messages(text: str) -> dict[str, str]:
    """Returns the messages of a Fluent source by key, as written."""
    body = FluentParser(with_spans=False).parse(text).body
    return {
        entry.id.name: _SERIALIZER.serialize_entry(entry).partition("=")[2].strip()
        for entry in body
        if isinstance(entry, ast.Message)
    }


def _message(file: str, key: str, value: str, known: Mapping[str, str]) -> Iterator[Fault]:
    if key not in known:
        yield Fault((file, key), f"the game has no text {key}", nearest(key, known))
        return
    room = max(SHORT, GROWTH * len(known[key]))
    if len(value) > room:
        yield Fault(
            (file, key),
            f"{key} has {len(value)} characters, {room} at most fit",
            f"{value[: room - 1].rstrip()}…",
        )
    variables = set(_VARIABLE.findall(known[key]))
    for name in sorted(set(_VARIABLE.findall(value)) - variables):
        right = f"${nearest(name, variables)}" if variables else "write it without"
        yield Fault((file, key), f"{key} has no ${name}", right)


def patterns_for(
    title: AnyTitle, table: str, ids: Collection[str], known: Mapping[str, str]
) -> dict[str, str]:
    """Returns the keys of texts about new entries of a table, each with the text of an entry like it."""
    shapes = shapes_of(title, table)
    return {
        shape.replace("*", _in_key(name)): known[keys[0]] for shape, keys in shapes.items() for name in ids
    }


def shapes_of(title: AnyTitle, table: str) -> Mapping[str, Sequence[str]]:
    """Returns the shapes of keys that name an entry of a table (`effect-*-text`), with these keys."""
    names = frozenset(_in_key(name) for name in own_entries(title).get(table, ()))
    return _shapes(content.texts(title.folder.name, ENGLISH, title.folder.parent), names)


@lru_cache(maxsize=64)
def _shapes(text: str, names: frozenset[str]) -> Mapping[str, Sequence[str]]:
    longest_first = sorted(names, key=lambda name: (-len(name), name))
    named = re.compile(rf"(^|-)(?:{'|'.join(map(re.escape, longest_first))})(?=$|-)")
    shapes: dict[str, list[str]] = defaultdict(list)
    for key in _messages(text) if names else ():
        if named.search(key):
            shapes[named.sub(r"\1*", key, count=1)].append(key)
    return shapes


def _in_key(name: str) -> str:
    return dash(name).lower()


def _is_owed_by_all(title: AnyTitle, key: str, new: Mapping[str, Collection[str]]) -> bool:
    """Tells whether every entry like the one of a key has such a text."""
    for table, ids in new.items():
        every = len(own_entries(title).get(table, ()))
        for shape, keys in shapes_of(title, table).items():
            if len(keys) == every and key in {shape.replace("*", _in_key(name)) for name in ids}:
                return True
    return False
