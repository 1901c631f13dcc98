"""Every tag of every game has words in every language; all their variables exist; no words are unused."""

import ast
import re
from collections.abc import Iterator, Mapping
from enum import Enum
from inspect import signature
from pathlib import Path
from types import NoneType
from typing import Any, get_args

import pytest
from fluent.syntax import ast as ftl

import bot.ui.client  # registers all refusals
import content
from bot.service.errors import TableError
from bot.text.catalogue import COMMON, ENGLISH, Catalogue, fields_of, key_of
from bot.text.source import sources
from bot.titles.title import Lookup, Verb
from engine.core import Data, Decision, NotAsked, OtherQuestion, Outcome, Refusal, SeededDice, snake, tag_of
from tests.content.words import entries, known_variable
from tests.engine.games import EVERY
from tests.opaque import AnyTitle

ROOT = Path(bot.__file__).parent.parent
TITLE_CODE = ROOT / "bot" / "titles"

Keys = Mapping[str, frozenset[str]]  # each key with the variables its words may use

NOTHING: frozenset[str] = frozenset()


def _cases() -> Iterator[Any]:
    for title in EVERY:
        for locale in content.locales(title.folder.name, title.folder.parent):
            yield pytest.param(title, locale, id=f"{title.id}-{locale}")


@pytest.mark.parametrize(
    "folder",
    [content.ROOT / COMMON, *(title.folder for title in EVERY)],
    ids=lambda folder: str(folder.name),
)
def test_every_file_of_words_can_be_read(folder: Path) -> None:
    for source in sources(folder).values():
        source.check()


@pytest.mark.parametrize(("title", "locale"), list(_cases()))
def test_every_tag_of_a_game_has_words_that_ask_for_what_is_there(title: AnyTitle, locale: str) -> None:
    _check(title.id, title.folder.parent, locale, _of_title(title))


@pytest.mark.parametrize(("title", "locale"), list(_cases()))
def test_no_words_of_a_game_are_left_over(title: AnyTitle, locale: str) -> None:
    root = title.folder.parent
    used = _Used(_sources_of(title))
    left = entries(title.id, locale, root).keys() - _of_title(title).keys()
    left -= _referenced(title.id, locale, root) | _left_open(title) | _looked_up(title)
    assert sorted(key for key in left if key not in used) == []


@pytest.mark.parametrize("title", EVERY, ids=lambda title: str(title.id))
def test_what_a_games_code_says_has_words(title: AnyTitle) -> None:
    have = entries(title.id, ENGLISH, title.folder.parent).keys() | _common().keys()
    assert sorted(_Used(_sources_of(title)).said - have) == []


@pytest.mark.parametrize("title", EVERY, ids=lambda title: str(title.id))
def test_no_word_of_a_game_hides_one_of_the_bots_own(title: AnyTitle) -> None:
    own = entries(title.id, ENGLISH, title.folder.parent).keys()
    assert sorted(own & _common().keys()) == []


@pytest.mark.parametrize("locale", content.locales(COMMON))
def test_every_refusal_of_a_table_has_words_that_ask_for_what_is_there(locale: str) -> None:
    _check(COMMON, content.ROOT, locale, _of_bot())


@pytest.mark.parametrize("locale", content.locales(COMMON))
def test_no_words_of_the_bot_are_left_over(locale: str) -> None:
    used = _Used(_sources_of_bot())
    left = entries(COMMON, locale, content.ROOT).keys() - _of_bot().keys()
    left -= _referenced(COMMON, locale, content.ROOT)
    for title in EVERY:
        if locale in content.locales(title.folder.name, title.folder.parent):
            left -= _referenced(title.id, locale, title.folder.parent)
    assert sorted(key for key in left if key not in used) == []


def test_what_the_bots_code_says_has_words() -> None:
    of_every_title = frozenset.intersection(*(frozenset(_of_title(title)) for title in EVERY))
    assert sorted(_Used(_sources_of_bot()).said - _common().keys() - of_every_title) == []


def test_all_languages_are_spoken_by_all() -> None:
    for title in EVERY:
        if title.package.folder is None:
            assert content.locales(title.id) == content.locales(COMMON)


# --- required keys -----------------------------------------------------------------------------------------


def _of_title(title: AnyTitle) -> Keys:
    keys: dict[str, frozenset[str]] = {"title-name": NOTHING, "title-goal": NOTHING}
    for kind in _members(title.codecs.action_type):
        keys[key_of("action", tag_of(kind))] = _variables(kind)
        keys[key_of("kind", tag_of(kind))] = NOTHING
        keys |= {key_of("slot", field): NOTHING for field in fields_of(kind)}
    for kind in (
        *_members(title.codecs.event_type),
        *(title.wording.story.kinds if title.wording.story else ()),
    ):
        keys[key_of("event", tag_of(kind))] = _variables(kind)
    for kind in _leaves(Decision, title):
        keys[key_of("decision", tag_of(kind))] = _variables(kind)
    for kind in _leaves(Refusal, title):
        keys[key_of("refusal", tag_of(kind))] = _variables(kind)
    keys |= {key_of("outcome", reason): _variables(Outcome) for reason in title.rules.reasons}
    keys |= {f"seat-{key}": NOTHING for key in title.rules.seat_plan(title.codecs.options_type()).keys}
    keys |= {key_of("option", name): NOTHING for name in title.setup.choices}
    keys |= _named_members(title)
    commands: tuple[Verb[Any, Any, Any] | Lookup[Any], ...] = (*title.commands.verbs, *title.commands.lookups)
    for command in commands:
        keys[key_of("verb", command.name)] = NOTHING
        keys |= {key_of(f"slot-{command.name}", slot.name): NOTHING for slot in command.slots}
    return keys


def allowed_variables(book: str) -> Keys:
    """Returns the variables that the words of a book may use, by key."""
    titles = {title.id: title for title in EVERY}
    return _of_title(titles[book]) if book in titles else _of_bot()


def _left_open(title: AnyTitle) -> set[str]:
    """Returns the keys for an empty field of an action."""
    fields = (field for kind in _members(title.codecs.action_type) for field in fields_of(kind).items())
    return {f"{key_of('slot', name)}-none" for name, declared in fields if NoneType in get_args(declared)}


def _looked_up(title: AnyTitle) -> set[str]:
    """Returns the keys of all entries that can be looked up at the start of a game."""
    asked: set[str] = set()

    def words(key: str, /, **params: object) -> str:
        asked.add(key)
        return key

    options = title.codecs.options_type()
    view = title.rules.view(
        title.rules.setup(options, title.rules.seat_plan(options).fewest, SeededDice(b"", 0)).state, None
    )
    for lookup in (lookup for lookup in title.commands.lookups if lookup.name == "rules"):
        for topic in lookup.complete(view, {}, "topic", words):
            lookup.answer(view, {"topic": topic.value}, words)
    return asked


def _named_members(title: AnyTitle) -> Keys:
    """Returns the keys of a title's enumeration members, with the variables they get."""
    asked: dict[str, frozenset[str]] = {}

    def words(key: str, /, **params: object) -> str:
        asked[key] = frozenset(params)
        return key

    for kind, namer in title.wording.namers.items():
        if isinstance(kind, type) and issubclass(kind, Enum):
            for member in kind:
                namer(member, None, words)
    return asked


def _of_bot() -> Keys:
    keys = {key_of("refusal", tag_of(kind)): NOTHING for kind in (NotAsked, OtherQuestion)}
    keys["outcome-resigned"] = _variables(Outcome)
    for error in _errors(TableError):
        given = signature(error).parameters if "__init__" in vars(error) else ()
        keys[key_of("error", snake(error.__name__))] = frozenset(given)
    return keys


def _errors(base: type[TableError]) -> Iterator[type[TableError]]:
    """Yields all errors with words of their own."""
    for error in base.__subclasses__():
        if "key" not in vars(error):
            yield error
        yield from _errors(error)


def _members(union: Any) -> tuple[type[Data], ...]:
    return get_args(union) or (union,)


def _leaves(base: type[Data], title: AnyTitle) -> Iterator[type[Data]]:
    """Returns the kinds in a game's own package that have no subclasses."""
    package = type(title.rules).__module__.rpartition(".")[0]
    for kind in base.__subclasses__():
        if kind.__subclasses__():
            yield from _leaves(kind, title)
        elif kind.__module__.startswith(package + "."):
            yield kind


def _variables(kind: type[Data]) -> frozenset[str]:
    return frozenset(fields_of(kind)) | {
        f"{field}_{suffix}" for field in fields_of(kind) for suffix in ("count", "any")
    }


# --- existing keys -----------------------------------------------------------------------------------------


def _check(book: str, root: Path, locale: str, expected: Keys) -> None:
    have = entries(book, locale, root)
    assert sorted(expected.keys() - have.keys()) == []
    catalogue = Catalogue([title for title in EVERY if title.id == book], strict=True)
    unknown = {
        key: {
            name for name in catalogue.variables(book, locale, key) if not known_variable(name, expected[key])
        }
        for key in expected
    }
    assert {key: names for key, names in unknown.items() if names} == {}


def _common() -> dict[str, ftl.Message]:
    return entries(COMMON, ENGLISH, content.ROOT)


def _referenced(book: str, locale: str, root: Path) -> set[str]:
    """Returns the keys that other words refer to."""
    return set(re.findall(r"\{\s*([a-z][\w-]*)\s*\}", content.texts(book, locale, root)))


# --- keys used in code -------------------------------------------------------------------------------------


def _sources_of(title: AnyTitle) -> list[Path]:
    if title.package.folder is not None:
        return sorted(title.package.folder.rglob("*.py"))
    places = (TITLE_CODE, ROOT / "renderer" / "scenes")
    return [
        *TITLE_CODE.glob("*.py"),
        *(path for place in places for path in (place / title.id).rglob("*.py")),
    ]


def _sources_of_bot() -> list[Path]:
    paths = [*sorted((ROOT / "bot").rglob("*.py")), ROOT / "renderer" / "words.py"]  # code that builds keys
    return [path for path in paths if TITLE_CODE not in path.parents or path.parent == TITLE_CODE]


class _Used:
    """The keys that occur in code, as strings or as patterns with a known beginning."""

    def __init__(self, sources: list[Path]) -> None:
        assert sources
        self.said: set[str] = set()  # passed to `words` as literals
        self._written: set[str] = set()
        self._patterns: list[re.Pattern[str]] = []
        for path in sources:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                self._look_at(node)

    def __contains__(self, key: str) -> bool:
        return key in self._written or any(pattern.fullmatch(key) for pattern in self._patterns)

    def _look_at(self, node: ast.AST) -> None:
        match node:
            case ast.Constant(value=str(text)):
                self._written.add(text)
            case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]) if re.match(r"[a-z]+-", start):
                self._patterns.append(re.compile("".join(map(_pattern, node.values))))
            case ast.Call(func=ast.Name(id="words"), args=[ast.Constant(value=str(key)), *_]):
                self.said.add(key)


def _pattern(part: ast.expr) -> str:
    return re.escape(part.value) if isinstance(part, ast.Constant) and isinstance(part.value, str) else ".+"
