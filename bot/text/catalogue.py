"""The text catalogue: formats a key with parameters as a sentence in one language."""

import dataclasses
import logging
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, NewType, Protocol, Union, get_args, get_origin, get_type_hints

from fluent.runtime import FluentBundle
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import content
from bot.text.harmless import TYPED, echo
from bot.text.icons import ICON, plain
from bot.text.phrase import GENDER, Forms, Phrase, first_gender, form, forms_of, gender_of_all, inflect
from bot.text.source import Entry, TextSource, sources, sources_of
from engine.core import Data, Outcome, Seat, snake, tag_of
from renderer.words import PLAYER, enumerate_items

log = logging.getLogger(__name__)

COMMON = "common"
ENGLISH = "en"  # every key has a text in English; other languages fall back to it
LISTS = "list-"  # prefix of the keys of messages that join items into a list
MOST_SENTENCES = 16_384  # in the cache: tables repeat the same ones
_DOUBLE_STOP = re.compile(r"([!?]\**)\.(?![\w.])")  # a name that ends in ! or ? at the end of a sentence


Given = tuple[tuple[str, type, object, Forms], ...]  # parameters in a hashable form, for the cache


class MissingWords(Exception):
    """A key has no text, or its text uses a parameter that is missing."""


class Speaker(Protocol):
    """The part of a title that the catalogue needs."""

    @property
    def id(self) -> str:
        """The name of the title."""

    @property
    def key(self) -> str:
        """The name of its book; one with a pack has another than without."""

    @property
    def folder(self) -> Path:
        """The folder above its texts."""

    @property
    def texts(self) -> Mapping[str, str]:
        """Texts by language that replace some of the folder's, as Fluent sources."""

    @property
    def namers(self) -> Mapping[Any, Callable[[Any, Any, Any], str]]:
        """Functions that name a value, as seen in a view, by the declared type of its field.

        The key `(type, field)` names one field of a type: its function gets the value that has the field.
        """


class Catalogue:
    """The texts of the bot and of its titles in all languages; falls back to English."""

    def __init__(
        self,
        titles: Iterable[Speaker],
        *,
        strict: bool = False,
        common: Path = content.ROOT / COMMON,
    ) -> None:
        """Loads the texts; `strict` raises `MissingWords` where a text is missing instead of showing the key.

        `common` is the folder of the bot's own texts.
        """
        self._strict = strict
        self.icons: dict[str, str] = {}  # emoji of our own by name, as Discord writes them
        self.gaps: Counter[tuple[str, str, str]] = Counter()  # (book, language, key) shown in English
        self._format_cached = lru_cache(MOST_SENTENCES)(self._format_uncached)
        self._shared = sources(common)
        self._books: dict[tuple[str, str], _Book] = {
            (COMMON, locale): _Book(locale, [source]) for locale, source in self._shared.items()
        }
        self._written = set(self._books)  # books and the languages in which they have texts of their own
        for title in titles:
            self._add(title)
        self._known = {language for _, language in self._books}
        self.locales = tuple(sorted(self._shared))  # the languages the bot itself speaks

    def _add(self, title: Speaker) -> None:
        """Adds the books of a title. English texts of a pack win over translations of those they replace."""
        own, replaced = sources(title.folder), sources_of(title.key, title.texts)
        self._written |= {(title.key, locale) for locale in own}
        for locale in {*own, *self._shared}:
            from_pack = [
                replaced[language] for language in dict.fromkeys((locale, ENGLISH)) if language in replaced
            ]
            parts = [words[locale] for words in (own, self._shared) if locale in words]
            self._books[title.key, locale] = _Book(locale, [*from_pack, *parts])

    def book(self, title: Speaker) -> str:
        """Returns the name of a title's book; the book of a title with a pack is added on first use."""
        if title.texts and (title.key, ENGLISH) not in self._books:
            self._add(title)
        return title.key if title.texts else title.id

    def language(self, locale: str) -> str:
        """Returns the supported language for a locale: *de* for *de-AT*, else English."""
        if locale in self._known:
            return locale
        language = locale.partition("-")[0]
        return language if language in self._known else ENGLISH

    def languages(self, first: str) -> tuple[str, ...]:
        """Returns all languages, the one of a locale first: people may type in any of them."""
        own = self.language(first)
        return (own, *(language for language in self.locales if language != own))

    def words(
        self, locale: str, title: Speaker | None = None, players: Mapping[str, str] | None = None
    ) -> "BoundWords":
        """Returns the texts of a title (falling back to the bot's own), or the bot's own, in one language.

        `players` are the names of people by the keys of their seats.
        """
        book = self.book(title) if title else COMMON
        return BoundWords(catalogue=self, book=book, locale=locale, players=players or {})

    def describe(
        self,
        title: Speaker,
        kind: str,
        value: Data,
        *,
        view: Any,
        seats: Mapping[Seat, str],
        locale: str,
        icons: bool = False,
    ) -> str:
        """Returns the sentence `<kind>-<tag>` of a tagged value, its fields named as in this view.

        With `icons` it has placeholders for emoji (`bot.text.icons`).
        """
        names = Names(title=title, words=self.words(locale, title), view=view, seats=seats)
        sentence = self._sentence(title, key_of(kind, tag_of(value)), value, names, locale)
        return sentence if icons else plain(sentence)

    def outcome(self, title: Speaker, outcome: Outcome, *, seats: Mapping[Seat, str], locale: str) -> str:
        """Returns the sentence that tells how a game ended."""
        names = Names(title=title, words=self.words(locale, title), view=None, seats=seats)
        return self._sentence(title, key_of("outcome", outcome.reason), outcome, names, locale)

    def parts(
        self, title: Speaker, value: Data, *, view: Any, seats: Mapping[Seat, str], locale: str
    ) -> tuple[tuple[str, str], ...]:
        """Returns the fields of a value in declared order, each with its text."""
        names = Names(title=title, words=self.words(locale, title), view=view, seats=seats)
        return tuple(
            (
                field,
                plain(str(names.name(getattr(value, field), declared))) or self._none(title, field, locale),
            )
            for field, declared in fields_of(type(value)).items()
        )

    def _none(self, title: Speaker, field: str, locale: str) -> str:
        """Returns the text for an empty field, or "" if the title has none."""
        key = f"{key_of('slot', field)}-none"
        book = self.book(title)
        return self.format(book, locale, key, {}) if self._find(book, locale, key) else ""

    def format(self, book: str, locale: str, key: str, params: Mapping[str, object]) -> Phrase:
        """Returns the text of a key in the nearest language that has it; escapes the parameter `typed`."""
        given = tuple(
            (name, type(value), _harmless_value(name, value), forms_of(value))
            for name, value in params.items()
        )
        language = self.language(locale)
        if language != ENGLISH and key not in self._books.get((book, language), ()):
            self._note_gap(book, language, key)
        return self._format_cached(book, language, key, given)

    def _format_uncached(self, book: str, locale: str, key: str, given: Given) -> Phrase:
        """Formats a sentence; the types and forms in `given` keep 1 and True apart in the cache."""
        found = self._find(book, locale, key)
        if found is None:
            return Phrase(self._missing(key, f"{key} has no words in {book}/{locale}"))
        phrase, errors = found.format(key, {name: value for name, _, value, _ in given})
        if errors:
            self._missing(key, f"{key} in {book}/{found.locale}: {errors}")
        return phrase

    def variables(self, book: str, locale: str, key: str) -> Collection[str]:
        """Returns the names of the parameters that the text of a key uses."""
        found = self._find(book, locale, key)
        return found.variables(key) if found else ()

    def shown_variables(self, book: str, locale: str, key: str) -> Collection[str]:
        """Returns the names of the parameters that people read; those that only select a variant are not."""
        found = self._find(book, locale, key)
        return found.shown_variables(key) if found else ()

    def knows(self, book: str, locale: str, key: str) -> bool:
        """Tells whether a key has a text in a language, or in English."""
        return self._find(book, locale, key) is not None

    def _sentence(self, title: Speaker, key: str, value: Data, names: "Names", locale: str) -> str:
        book = self.book(title)
        return self.format(book, locale, key, names.params(value, self.variables(book, locale, key)))

    def _find(self, book: str, locale: str, key: str) -> "_Book | None":
        for language in (locale, locale.partition("-")[0], ENGLISH):
            found = self._books.get((book, language))
            if found is not None and key in found:
                return found
        return None

    def _note_gap(self, book: str, language: str, key: str) -> None:
        """Counts a key that is missing in a supported language; logs it the first time.

        A game without any words in the language is logged once, not for every key.
        """
        gap = (book, language, key if (book, language) in self._written else "")
        if gap not in self.gaps:
            log.warning("%s/%s has no words for %s: said in English", book, language, gap[2] or "anything")
        self.gaps[gap] += 1

    def _missing(self, key: str, problem: str) -> str:
        if self._strict:
            raise MissingWords(problem)
        log.error("%s", problem)
        return key


@dataclass(frozen=True, kw_only=True)
class BoundWords:
    """The texts of one title in one language, and the names of the players of one table."""

    catalogue: Catalogue
    book: str
    locale: str
    players: Mapping[str, str] = dataclasses.field(
        default_factory=dict, hash=False
    )  # by the keys of their seats

    def __call__(self, key: str, /, **params: object) -> str:
        if key.startswith(PLAYER):
            return self.players.get(key.removeprefix(PLAYER), "")
        if key.startswith(ICON):
            return self.catalogue.icons.get(key.removeprefix(ICON), "")
        params = {name: self._as_text(value) for name, value in params.items()}
        return self.catalogue.format(self.book, self.locale, key, params)

    def _as_text(self, value: object) -> object:
        """Returns several names as a list: *A, B and C*."""
        return enumerate_items(value, self) if isinstance(value, tuple) else value

    def __contains__(self, key: str) -> bool:
        return self.catalogue.knows(self.book, self.locale, key)


@dataclass(frozen=True, kw_only=True)
class Names:
    """Converts the fields of a value to text parameters."""

    title: Speaker
    words: BoundWords
    view: Any
    seats: Mapping[Seat, str]

    def params(self, value: Data, wanted: Collection[str]) -> dict[str, object]:
        """Returns the wanted fields; `<field>_count` is the number of items in a field, 0 for None.

        `<field>_any` is a list of alternatives: *A, B or C*. A namer of the title tells what is no field.

        A wanted `<field>_<attribute>` (a form of a field) adds the field itself.
        """
        params: dict[str, object] = {}
        fields = fields_of(type(value))
        special = {f"{field}{suffix}" for field in fields for suffix in ("", "_count", "_any")}
        forms = [name for name in wanted if name not in special]
        for field, declared in fields.items():
            if field in wanted or any(name.startswith(f"{field}_") for name in forms):
                params[field] = self._field(value, field, declared)
            if f"{field}_count" in wanted:
                params[f"{field}_count"] = _count(getattr(value, field))
            if f"{field}_any" in wanted:
                each = self._each(getattr(value, field), declared)
                params[f"{field}_any"] = enumerate_items(each, self.words, last="list-any")
        told = {name: self.title.namers.get((type(value), name)) for name in wanted if name not in params}
        return params | {name: say(value, self.view, self.words) for name, say in told.items() if say}

    def _field(self, value: Data, field: str, declared: Any) -> str | int | float:
        namer = self.title.namers.get((type(value), field))
        if namer is not None:
            return namer(value, self.view, self.words)
        return self.name(getattr(value, field), declared)

    def name(self, value: Any, declared: Any) -> str | int | float:
        """Returns the text of a value, by the declared type of its field."""
        if value is None:
            return ""
        if declared in self.title.namers:
            return self.title.namers[declared](value, self.view, self.words)
        if declared is Seat:
            return self.seats[value]
        if get_origin(declared) in (Union, UnionType):
            return self.name(value, _alternative(value, declared, self.title))
        if isinstance(value, tuple | list | frozenset):
            return enumerate_items(self._each(value, declared), self.words)
        if isinstance(value, bool):
            return "true" if value else "false"
        if is_id(declared) and (key := default_key(declared, value)) in self.words:
            return self.words(key)
        if isinstance(value, Enum):
            return str(value.value)
        if isinstance(value, str | int | float):
            return value
        raise MissingWords(f"{self.title.id} has no namer for {declared}")

    def _each(self, values: Collection[Any], declared: Any) -> list[str]:
        kinds = get_args(declared)
        if len(kinds) == len(values) and Ellipsis not in kinds and get_origin(declared) is tuple:
            return [_text(self.name(value, kind)) for value, kind in zip(values, kinds, strict=True)]
        return [_text(self.name(value, kinds[0])) for value in values]


def _text(name: str | int | float) -> str:
    return name if isinstance(name, str) else str(name)


def _harmless_value(name: str, value: object) -> object:
    return echo(value) if name == TYPED and isinstance(value, str) else value


def key_of(kind: str, tag: str) -> str:
    """Returns the text key of a tag: `event-card-played` for `card_played`."""
    return f"{kind}-{tag.replace('_', '-')}"


def is_id(declared: Any) -> bool:
    """Tells whether values of a declared type are ids or members of an enumeration, which need names."""
    if declared is Seat:
        return False
    return isinstance(declared, NewType) or (isinstance(declared, type) and issubclass(declared, Enum))


def default_key(declared: Any, value: Any) -> str:
    """Returns the key that names a value whose type has no namer: `line-high` for `Line.HIGH`.

    An ending *Id*, *Key* or *Kind* of the type is left out: `card-3` for a `CardId`.
    """
    plain_value = value.value if isinstance(value, Enum) else value
    return key_of(_key_prefix(declared.__name__), str(plain_value).lower())


@cache
def _key_prefix(kind: str) -> str:
    words = snake(kind).split("_")
    return "-".join(words[:-1] if len(words) > 1 and words[-1] in ("id", "key", "kind") else words)


def _count(value: Any) -> int:
    if value is None:
        return 0
    return len(value) if isinstance(value, tuple | list | frozenset) else 1


@cache
def fields_of(kind: type[Data]) -> Mapping[str, Any]:
    """Returns the fields of a struct with their declared types, in order."""
    hints = get_type_hints(kind)
    return {field: hints[field] for field in kind.__struct_fields__}


def _alternative(value: Any, declared: Any, title: Speaker) -> Any:
    """Returns the member of a union that a value belongs to."""
    kinds = [kind for kind in get_args(declared) if kind is not NoneType]
    if len(kinds) == 1:
        return kinds[0]
    if type(value) in kinds:
        return type(value)
    raise MissingWords(f"{title.id}: {value!r} may be any of {kinds}")


class _Book:
    """The texts of one title (and of the bot) in one language."""

    def __init__(self, locale: str, parts: Iterable[TextSource]) -> None:
        self.locale = locale
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._parts = tuple(parts)  # a title's own texts come first and win
        self._variables: dict[str, frozenset[str]] = {}

    def __contains__(self, key: str) -> bool:
        return self._entry(key) is not None

    def _entry(self, key: str) -> Entry | None:
        found = (part.entry(key) for part in self._parts)
        return next((entry for entry in found if entry is not None), None)

    def format(self, key: str, params: Mapping[str, object]) -> tuple[Phrase, list[Exception]]:
        """Returns the text of a key with all its forms, and the formatting errors."""
        self.variables(key)  # adds all messages that it refers to to the bundle
        message = self._bundle.get_message(key)
        assert message.value is not None, f"{key} has attributes only"
        errors: list[Exception] = []

        def text_of(pattern: Any, given: Mapping[str, object]) -> str:
            text, wrong = self._bundle.format_pattern(pattern, self._with_forms(key, given))
            errors.extend(wrong)
            return _DOUBLE_STOP.sub(r"\1", str(text))

        forms = {GENDER: (gender_of_all if key.startswith(LISTS) else first_gender)(params.values())}
        for name in {name for value in params.values() for name, _ in forms_of(value)} - {GENDER}:
            forms[name] = text_of(
                message.value, {each: inflect(value, name) for each, value in params.items()}
            )
        forms |= {name: text_of(pattern, params) for name, pattern in message.attributes.items()}
        return Phrase(
            text_of(message.value, params), {name: text for name, text in forms.items() if text}
        ), errors

    def _with_forms(self, key: str, params: Mapping[str, object]) -> dict[str, object]:
        """Returns the parameters plus the forms `<parameter>_<attribute>` that a message uses."""
        forms = {
            wanted: form(params[name], attribute)
            for wanted in self.variables(key)
            for name, attribute in _splits(wanted)
            if name in params
        }
        return {**forms, **params}

    def variables(self, key: str) -> frozenset[str]:
        """Returns the parameters that a message uses, directly or through messages it refers to."""
        if key not in self._variables:
            self._variables[key] = self._collect(key)
        return self._variables[key]

    def _collect(self, key: str) -> frozenset[str]:
        """Adds a message and all messages it refers to to the bundle; returns the parameters they use."""
        return frozenset(self._references(key, _References()).variables)

    def shown_variables(self, key: str) -> frozenset[str]:
        """Returns the parameters that a message shows, directly or through messages it refers to."""
        return frozenset(self._references(key, _ShownReferences()).variables)

    def _references(self, key: str, found: "_References") -> "_References":
        """Adds a message and all messages it refers to to the bundle; returns their references."""
        seen: set[str] = set()
        todo = [key]
        while todo:
            current = todo.pop()
            entry = None if current in seen else self._entry(current)
            if entry is None:
                continue
            seen.add(current)
            self._bundle.add_resource(ast.Resource([entry]))
            found.visit(entry)
            todo.extend(found.entries)
        return found


class _References(Visitor):
    """Collects the variables and messages that a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.entries: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - called by name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - called by name
        self.entries.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - called by name
        self.entries.add(f"-{node.id.name}")
        self.generic_visit(node)


class _ShownReferences(_References):
    """Collects the variables that are shown: the selectors of variants are left out."""

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - called by name
        for variant in node.variants:
            self.visit(variant)


def _splits(variable: str) -> Iterable[tuple[str, str]]:
    """Returns all ways to split a variable into a parameter and one of its attributes."""
    parts = variable.split("_")
    return (("_".join(parts[:cut]), "_".join(parts[cut:])) for cut in range(1, len(parts)))
