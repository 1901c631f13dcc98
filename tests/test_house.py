"""House rules of the code: short functions, good names, small interfaces, one word per concept."""

import ast
import dataclasses
import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

from bot.titles import title_ids
from bot.titles.title import Title

ROOT = Path(__file__).parent.parent
PACKAGES = ("engine", "content", "renderer", "bot")
TOOLS = "tools"  # developer tools, run from a checkout
LONGEST_FUNCTION = 45  # lines
MOST_METHODS = 15  # public methods of a service class
MOST_PARTS = 12  # of a title

JSON = ("bot/cli/mind.py", "bot/cli/games/outside.py", "bot/cli/simulate.py")  # lines of JSON

Function = ast.FunctionDef | ast.AsyncFunctionDef


def _sources(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


def _nodes(path: Path, kind: type[ast.AST] | tuple[type[ast.AST], ...]) -> Iterator[ast.AST]:
    yield from (node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, kind))


def test_no_function_is_longer_than_a_screen() -> None:
    long = [
        f"{path.relative_to(ROOT)}: {node.name} has {node.end_lineno - node.lineno + 1} lines"
        for path in _sources(*PACKAGES, TOOLS, "tests")
        for node in _nodes(path, (ast.FunctionDef, ast.AsyncFunctionDef))
        if isinstance(node, Function)
        and node.end_lineno is not None
        and node.end_lineno - node.lineno + 1 > LONGEST_FUNCTION
    ]
    assert long == []


# --- names -----------------------------------------------------------------------------------------------

# Past participles that do not end in -ed, except words that are also a verb or a noun: put, read, run,
# hit, shot, thought, ground.
IRREGULAR = re.findall(
    r"\w+",
    """
    beaten begun bent bereft bidden bitten bled blown born borne bought bound bred broken brought built
    burnt caught chosen clung crept dealt done drawn dreamt driven drunk dug dwelt eaten fallen fed felt
    fled flown flung forbidden forgiven forgotten fought found frozen given gone gotten grown heard held
    hidden hung kept knelt known laid lain learnt led left lent lit lost made meant met mown paid proven
    ridden risen rung said sat seen sent sewn shaken shod shone shorn shown shrunk slain slept slid
    slung smelt sold sought sown sped spent spilt spoilt spoken sprung spun stolen stood strewn stricken
    struck strung stuck stung stunk sung sunk swept swollen sworn swum swung taken taught thrown told
    torn trodden understood wept woken won worn woven written wrung
    """,
)
PREFIXES = ("", "fore", "mis", "out", "over", "re", "un", "under", "with")
# Words in -ed that are not participles.
PLAIN = re.findall(
    r"\w+",
    """
    bed bleed breed deed embed exceed feed heed hundred kindred need proceed red reed sacred seed shed sled
    speed succeed weed
    """,
)
# Exceptions, with their reasons.
GOOD_PARTICIPLES = {
    "engine/falling_skies/battle.py: won": "how a game came out, as its record in the notebook says it",
    "engine/miniatures/pools.py: won": "how a roll came out: `rolled.won` is a question by itself",
    "engine/miniatures/pools.py: lost": "how a roll came out: `rolled.lost` is a question by itself",
}


def _is_participle(name: str) -> bool:
    """Tells whether a name is a bare past participle; `claimed_cards` and `is_claimed` are not."""
    word = name.strip("_")
    if re.fullmatch("[a-z]{2,}ed", word):
        return word not in PLAIN
    return any(word.removeprefix(prefix) in IRREGULAR for prefix in PREFIXES)


def test_no_function_is_named_by_a_participle() -> None:
    """A function that acts is named by a verb, a function that answers by its result."""
    named = {
        f"{path.relative_to(ROOT)}: {node.name}"
        for path in _sources(*PACKAGES, TOOLS)
        for node in _nodes(path, (ast.FunctionDef, ast.AsyncFunctionDef))
        if isinstance(node, Function) and _is_participle(node.name)
    }
    assert sorted(named - GOOD_PARTICIPLES.keys()) == []
    assert sorted(GOOD_PARTICIPLES.keys() - named) == [], "no longer there"


@pytest.mark.parametrize("name", ["claimed", "_told", "unseen", "rebuilt", "_left", "agreed", "withheld"])
def test_a_bare_participle_is_recognised(name: str) -> None:
    assert _is_participle(name)


@pytest.mark.parametrize(
    "name", ["claimed_cards", "is_told", "_need", "_red", "read", "_put", "shot", "undo"]
)
def test_a_verb_a_noun_or_a_question_is_no_participle(name: str) -> None:
    assert not _is_participle(name)


def test_no_two_public_classes_of_the_bot_share_a_name() -> None:
    """A name has one meaning; only the classes of a game, or of the template of one, may repeat one."""
    found: dict[str, list[str]] = {}
    for path in _sources("bot"):
        if not _is_of_one_game(path) and "template" not in path.parts:
            for node in ast.parse(path.read_text("utf-8")).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    found.setdefault(node.name, []).append(str(path.relative_to(ROOT)))
    assert {name: paths for name, paths in found.items() if len(paths) > 1} == {}


# --- docstrings ------------------------------------------------------------------------------------------

RIDDLE_WORDS = re.compile(r"\b(what|who|whoever|whom|nobody|somebody|those)\b", re.IGNORECASE)
MOST_RIDDLES = 0.03  # of the first docstring lines of a package
Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def _first_docstring_lines(package: str) -> Iterator[tuple[str, str]]:
    """Yields the place and the first line of every docstring of a package."""
    for path in _sources(package):
        for node in _nodes(path, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            if isinstance(node, Documented) and (text := ast.get_docstring(node)):
                number = 1 if isinstance(node, ast.Module) else node.lineno
                yield f"{path.relative_to(ROOT)}:{number}", text.splitlines()[0]


@pytest.mark.parametrize("package", ["engine", "renderer", "bot", "tests", TOOLS])
def test_docstrings_name_things(package: str) -> None:
    """First docstring lines use nouns ("the legal actions of a seat") instead of pronouns."""
    lines = list(_first_docstring_lines(package))
    riddles = [f"{place}: {line}" for place, line in lines if RIDDLE_WORDS.search(line)]
    share = len(riddles) / len(lines)
    assert share <= MOST_RIDDLES, f"{share:.1%} of {len(lines)}:\n" + "\n".join(riddles)


# --- doorways --------------------------------------------------------------------------------------------


def test_no_class_of_the_service_is_a_crowd() -> None:
    crowded = {
        node.name: public
        for path in _sources("bot/service")
        for node in _nodes(path, ast.ClassDef)
        if isinstance(node, ast.ClassDef) and len(public := _public_methods(node)) > MOST_METHODS
    }
    assert crowded == {}


def _public_methods(node: ast.ClassDef) -> list[str]:
    names = [each.name for each in node.body if isinstance(each, Function)]
    return [name for name in names if not name.startswith("_")]


def test_the_model_of_a_table_waits_for_nothing() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in _sources("bot/service/model")
        for node in _nodes(path, (ast.AsyncFunctionDef, ast.Await))
        if isinstance(node, ast.AsyncFunctionDef | ast.Await)
    ]
    assert found == []


INTERNALS = "bot/ui/process/discord_internals.py"
INTERNAL = re.compile(
    r"""discord\.(?:gateway|http|state|shard|webhook\.async_)\b  # modules without documentation
    | \b(?!self\b|cls\b)\w+\._[a-z]\w+                       # another object's private names
    | \.http\.\w+                                           # the client's HTTP requests
    """,
    re.VERBOSE,
)


def test_internals_of_discord_py_are_used_in_one_module() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path in _sources("bot/ui", "bot/cli")
        if path != ROOT / INTERNALS
        for match in INTERNAL.finditer(path.read_text("utf-8"))
    ]
    assert found == []


def test_a_title_has_few_parts() -> None:
    assert len(dataclasses.fields(Title)) <= MOST_PARTS


def test_any_stands_in_the_service_nowhere() -> None:
    """States and views have distinct types in the service: a state must not pass for a view."""
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in _sources("bot/service", "bot/cli")
        if str(path.relative_to(ROOT)) not in JSON
        for node in _nodes(path, ast.Name)
        if isinstance(node, ast.Name) and node.id == "Any"
    ]
    assert found == []


def test_what_a_mind_may_know_is_decided_in_one_place() -> None:
    """Worlds are dealt only by `worlds_for`: other code could pass on the true state."""
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in _sources("bot/service", "bot/cli", "bot/ui", "bot/local")
        for node in _nodes(path, ast.Attribute)
        if isinstance(node, ast.Attribute) and node.attr == "redeal"
    ]
    assert found == []


def test_the_command_line_explains_itself_without_reading_content(monkeypatch: pytest.MonkeyPatch) -> None:
    import content
    from bot.__main__ import main

    monkeypatch.setattr(content, "load", lambda *_: pytest.fail("--help reads content"))
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0


# --- games by name ---------------------------------------------------------------------------------------

# Files that rightly name several games; a new game need not be added to any of them.
ABOUT_SOME_GAMES: dict[str, str] = {
    "pyproject.toml": "the entry points",
    "tests/titles.py": "typed names, for tests of one game",
    "tests/test_house.py": "functions with good names",
    "tests/wire/test_forgotten_nonces.py": "posts of a game without hands, and of one with hands",
    "tests/bot/cli/test_cli_minds.py": "one game of dice, one with a hand to hide",
    "tests/bot/days/test_table_quiet.py": "weeks of two games that differ most in whom they ask",
    "tests/bot/legacy/make.py": "runs in a checkout of version 0.1.0, which had these games",
    "tests/bot/local/test_ui_local.py": "any games, one per question",
    "tests/bot/playing/test_table_booklet.py": "pages of two booklets, and games without hands",
    "tests/bot/cli/test_cli_pack.py": "a pack that is quick to check, and one with maps",
    "tests/bot/titles/test_packs.py": "a game of maps and cards, and one that is easy to add a card to",
    "tests/bot/proof/test_proof.py": "one game with dice of several, one played alone",
    "tests/bot/showing/test_service_painting.py": "pictures that differ",
    "tests/bot/titles/test_installed.py": "the order players see",
    "tests/bot/titles/test_title_plates.py": "plates that show a rule of their game",
    "tests/mutants/test_mutants.py": "rules in one folder, and in several",
    "tests/renderer/golden_scenes.py": "art of three games that a person has looked at",
    "tests/renderer/records.py": "the record of somebody who has played three games",
    "tests/tools/test_coverage.py": "tags of two games that have some",
    "tests/wire/test_process.py": "any games, one per question",
}
BY_NAME = re.compile(rf"(?<![a-z0-9_])(?:{'|'.join(title_ids())})(?![a-z0-9_])", re.IGNORECASE)


def _named_games(path: Path) -> set[str]:
    """Returns the games that a file names in its code, or anywhere if it is not Python."""
    text = path.read_text("utf-8")
    found = _code_words(ast.parse(text)) if path.suffix == ".py" else (text,)
    return {name.lower() for words in found for name in BY_NAME.findall(words)}


def _code_words(tree: ast.Module) -> Iterator[str]:
    """Yields the strings that are not docstrings, and the imported names."""
    docstrings = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module=module, names=names):
                yield from (f"{module}.{each.name}" for each in names)
            case ast.Import(names=names):
                yield from (each.name for each in names)
            case ast.Constant(value=str(text)) if node not in docstrings:
                yield text


def _is_of_one_game(path: Path) -> bool:
    """Tells whether a file, or a folder it is in, is named after a game."""
    return any(name in part for part in path.relative_to(ROOT).parts for name in title_ids())


def test_only_the_list_of_titles_names_all_games() -> None:
    """All other code asks `bot.titles`, so that a new game changes only that file."""
    sources = [*_sources(*PACKAGES, TOOLS, "tests"), *(ROOT / "tests").rglob("*.toml")]
    sources += [ROOT / "pyproject.toml", ROOT / "Makefile"]
    named = {
        str(path.relative_to(ROOT)): sorted(games)
        for path in sources
        if not _is_of_one_game(path) and len(games := _named_games(path)) > 1
    }
    assert {path: games for path, games in named.items() if path not in ABOUT_SOME_GAMES} == {}
    assert sorted(ABOUT_SOME_GAMES.keys() - named.keys()) == [], "no longer there"


def test_the_wheel_holds_the_packages_of_the_bot_and_no_tools() -> None:
    built = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]
    folders = {path.parent.name for path in ROOT.glob("*/__init__.py")} | {TOOLS}
    patterns = built["packages"]["find"]["include"]
    assert {name for name in folders if any(fnmatch(name, each) for each in patterns)} == set(PACKAGES)


# --- the page that explains it ---------------------------------------------------------------------------

PAGE = ROOT / "docs" / "architecture.md"
LONGEST_PAGE = 150  # lines


def test_the_architecture_is_read_in_a_few_minutes() -> None:
    assert len(PAGE.read_text("utf-8").splitlines()) <= LONGEST_PAGE


def test_every_file_the_architecture_names_is_there() -> None:
    folders = "|".join((*PACKAGES, TOOLS, "tests", "docs"))
    named = re.findall(rf"`((?:{folders})/[\w/.*-]+?\.(?:py|md|sql))`", PAGE.read_text("utf-8"))
    assert len(named) > 30
    assert [name for name in named if not list(ROOT.glob(name))] == []


# --- folders ---------------------------------------------------------------------------------------------

MOST_MODULES = 14  # in a folder, besides its __init__
BY_TABLE = "bot/store"  # one module per table of the database


def _folders() -> Iterator[Path]:
    yield from (path.parent for path in _sources("bot") if path.name == "__init__.py")


def test_no_folder_of_the_bot_needs_scrolling() -> None:
    counts = {str(folder.relative_to(ROOT)): len(list(folder.glob("*.py"))) - 1 for folder in _folders()}
    del counts[BY_TABLE]
    assert {name for name, modules in counts.items() if modules > MOST_MODULES} == set()


def test_every_folder_of_the_bot_says_what_is_in_it() -> None:
    silent = [
        str(folder.relative_to(ROOT))
        for folder in _folders()
        if not ast.get_docstring(ast.parse((folder / "__init__.py").read_text("utf-8")))
    ]
    assert silent == []
