"""Every tag of every game has words in every language; all their variables exist; no words are unused."""

import ast
import re
from collections.abc import Iterator
from inspect import signature
from pathlib import Path
from types import NoneType
from typing import Any, get_args

import pytest
from fluent.syntax import ast as ftl

import bot.ui.client  # registers all refusals
import content
from bot.service.errors import TableError
from bot.text.catalogue import COMMON, ENGLISH, Catalogue, default_key, fields_of, key_of
from bot.text.source import sources
from bot.titles.checks import SHARED
from bot.titles.owed_words import NOTHING, OwedWords, members, owed_words, plain_ids, variables_of
from engine.core import NotAsked, OtherQuestion, Outcome, SeededDice, snake, tag_of
from tests.content.words import entries, known_variable
from tests.engine.games import EVERY
from tests.opaque import AnyTitle
from tests.titles import POLISHED

ROOT = Path(bot.__file__).parent.parent
TITLE_CODE = ROOT / "bot" / "titles"


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
    _check(title.id, title.folder.parent, locale, owed_words(title))


@pytest.mark.parametrize(("title", "locale"), list(_cases()))
def test_no_words_of_a_game_are_left_over(title: AnyTitle, locale: str) -> None:
    root = title.folder.parent
    used = _Used(_sources_of(title))
    left = entries(title.id, locale, root).keys() - owed_words(title).keys()
    left -= _referenced(title.id, locale, root) | _left_open(title) | _looked_up(title) | _reasons(title)
    of_ids = tuple(default_key(kind, "") for kind in plain_ids(title))
    assert sorted(key for key in left if key not in used and not key.startswith(of_ids)) == []


@pytest.mark.parametrize("title", EVERY, ids=lambda title: str(title.id))
def test_what_a_games_code_says_has_words(title: AnyTitle) -> None:
    have = entries(title.id, ENGLISH, title.folder.parent).keys() | _common().keys()
    assert sorted(_Used(_sources_of(title)).said - have) == []


@pytest.mark.parametrize("title", EVERY, ids=lambda title: str(title.id))
def test_no_word_of_a_game_hides_one_of_the_bots_own(title: AnyTitle) -> None:
    own = entries(title.id, ENGLISH, title.folder.parent).keys()
    assert sorted(own & _common().keys() - _of_shared_commands()) == []


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
    of_every_title = frozenset.intersection(*(frozenset(owed_words(title)) for title in EVERY))
    assert sorted(_Used(_sources_of_bot()).said - _common().keys() - of_every_title) == []


def test_all_languages_are_spoken_by_all() -> None:
    for title in POLISHED:
        assert content.locales(title.folder.name, title.folder.parent) == content.locales(COMMON)


# --- required keys -----------------------------------------------------------------------------------------


def allowed_variables(book: str) -> OwedWords:
    """Returns the variables that the words of a book may use, by key."""
    titles = {title.id: title for title in EVERY}
    return owed_words(titles[book]) if book in titles else _of_bot()


def _left_open(title: AnyTitle) -> set[str]:
    """Returns the keys for an empty field of an action."""
    fields = (field for kind in members(title.codecs.action_type) for field in fields_of(kind).items())
    return {f"{key_of('slot', name)}-none" for name, declared in fields if NoneType in get_args(declared)}


def _reasons(title: AnyTitle) -> set[str]:
    """Returns the keys of the reasons for a kind of action, which a game may have."""
    return {key_of("because", tag_of(kind)) for kind in members(title.codecs.action_type)}


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


def _of_bot() -> OwedWords:
    keys = {key_of("refusal", tag_of(kind)): NOTHING for kind in (NotAsked, OtherQuestion)}
    keys["outcome-resigned"] = variables_of(Outcome)
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


# --- existing keys -----------------------------------------------------------------------------------------


def _check(book: str, root: Path, locale: str, expected: OwedWords) -> None:
    have = entries(book, locale, root).keys() | _of_shared_commands()
    assert sorted(expected.keys() - have) == []
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


def _of_shared_commands() -> set[str]:
    """Returns the keys of commands that several games may have; a game may word them for itself."""
    shared = re.compile(rf"(verb|slot)-({'|'.join(SHARED)})(-.*)?")
    return {key for key in _common() if shared.fullmatch(key)}


def _referenced(book: str, locale: str, root: Path) -> set[str]:
    """Returns the keys that other words refer to."""
    return set(re.findall(r"\{\s*([a-z][\w-]*)\s*\}", content.texts(book, locale, root)))


# --- keys used in code -------------------------------------------------------------------------------------


def _sources_of(title: AnyTitle) -> list[Path]:
    if title.package.folder is not None:
        return [*sorted(title.package.folder.rglob("*.py")), TITLE_CODE / "defaults.py"]
    places = (TITLE_CODE, ROOT / "renderer" / "scenes")
    return [
        *TITLE_CODE.glob("*.py"),
        *(path for place in places for path in (place / title.id).rglob("*.py")),
    ]


def _sources_of_bot() -> list[Path]:
    paths = [*sorted((ROOT / "bot").rglob("*.py")), ROOT / "renderer" / "words.py"]  # code that builds keys
    games = (TITLE_CODE, ROOT / "bot" / "template")
    return [
        path for path in paths if path.parent == TITLE_CODE or not any(game in path.parents for game in games)
    ]


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
