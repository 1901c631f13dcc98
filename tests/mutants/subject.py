"""Code that mutants change, and the tests that should notice: a game's rules, or a part of the bot."""

import ast
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import CodeType
from typing import NamedTuple

from tests.mutants.changes import changes, plant

ROOT = Path(__file__).parents[2]
BOT = "bot"
PARTS = ("service", "store", "ui")  # of the bot
BOT_TESTS = Path("tests/bot")
WAITING = ("browser", "local", "wire")  # test folders that start processes, or test the tests
SELECTION = ("-m", "not slow", "--database=sqlite")
Stage = tuple[str, ...]  # test files of a trial, and pytest options
# Modules with declarations only.
DECLARATIONS = {"__init__.py", "actions.py", "decisions.py", "errors.py", "events.py", "refusals.py"}


class Mutant(NamedTuple):
    """One change to one file, by a name that only an edit of the same function can change."""

    name: str
    file: str
    number: int  # the index of the change in its file
    line: int


class Subject(NamedTuple):
    """A package under test."""

    package: str
    folder: Path
    files: tuple[str, ...]
    stages: tuple[Stage, ...]  # pytest arguments, one stage after another
    likely: Mapping[str, Stage] = {}  # test files to try first, by changed file
    patience: int = 20  # seconds on the clock per second of processor time

    def stages_for(self, mutant: Mutant) -> tuple[Stage, ...]:
        """Returns the tests for a mutant: likely ones first, then the rest."""
        first = self.likely.get(mutant.file, ())
        if not first:
            return self.stages
        rest = tuple(f"--ignore={file}" for file in first)
        return ((*first, *SELECTION), *((*stage, *rest) for stage in self.stages))

    def describe(self, mutant: Mutant) -> str:
        """Returns the name of a mutant, and its file and line."""
        path = (self.folder / mutant.file).relative_to(ROOT)
        return f"{mutant.name}   ({path.as_posix()}:{mutant.line})"

    def mutants(self) -> list[Mutant]:
        """Returns all mutants."""
        return [mutant for file in self.files for mutant in self._mutants_of(file)]

    def _mutants_of(self, file: str) -> Iterator[Mutant]:
        seen: Counter[str] = Counter()
        for number, change in enumerate(changes(self._parse(file))):
            name = f"{file} {change.where or '-'} {change.words}"
            seen[name] += 1
            twin = f" #{seen[name]}" if seen[name] > 1 else ""
            yield Mutant(name + twin, file, number, change.node.lineno)

    def _parse(self, file: str) -> ast.Module:
        return ast.parse((self.folder / file).read_text(encoding="utf-8"))

    def compile(self, mutant: Mutant) -> CodeType:
        """Compiles the mutant's file with the change."""
        tree = self._parse(mutant.file)
        planted = plant(tree, changes(tree)[mutant.number])
        return compile(planted, str(self.folder / mutant.file), "exec")

    def module(self, mutant: Mutant) -> str:
        return f"{self.package}.{mutant.file.removesuffix('.py').replace('/', '.')}"


def subject_of(name: str) -> Subject:
    """Returns a part of the bot (`bot`, `bot/store`, `bot/ui/playing`) or the rules of a game."""
    return part_of_the_bot(name) if name.partition("/")[0] == BOT else rules_of(name)


def part_of_the_bot(name: str) -> Subject:
    """Returns service, store and front end of the bot, or a folder of them, with the tests of the bot."""
    folder = ROOT / name
    inside = [folder] if name != BOT else [folder / part for part in PARTS]
    paths = [path for each in inside for path in sorted(each.rglob("*.py")) if path.name not in DECLARATIONS]
    return Subject(
        package=name.strip("/").replace("/", "."),
        folder=folder,
        files=tuple(path.relative_to(folder).as_posix() for path in paths),
        stages=((str(BOT_TESTS), *SELECTION, *(f"--ignore={BOT_TESTS / each}" for each in WAITING)),),
        likely={path.relative_to(folder).as_posix(): tuple(_likely(path)) for path in paths},
        patience=6,
    )


def _likely(path: Path) -> Iterator[str]:
    """Yields the tests that import a module of the bot or are in the folder of its matter."""
    module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    _, part, *matter = path.relative_to(ROOT).parent.parts
    matters = {BOT_TESTS / each for each in (part, *matter)}
    for test in sorted((ROOT / BOT_TESTS).rglob("test_*.py")):
        place = test.relative_to(ROOT)
        is_near = place.parent in matters or module in test.read_text(encoding="utf-8")
        if is_near and place.relative_to(BOT_TESTS).parts[0] not in WAITING:
            yield place.as_posix()


def rules_of(game: str) -> Subject:
    """Returns the rules of a game with their tests."""
    folder = ROOT / "engine" / game
    files = _reached(f"engine.{game}", folder, "rules.py", set())
    tests = f"tests/engine/{game}"
    return Subject(
        package=f"engine.{game}",
        folder=folder,
        files=tuple(sorted(file for file in files if Path(file).name not in DECLARATIONS)),
        stages=(
            (f"{tests}/test_cases.py",),
            (tests, f"--ignore={tests}/test_cases.py"),
            ("tests/engine/test_conformance.py", "-k", game),
        ),
    )


def _reached(package: str, folder: Path, file: str, known: set[str]) -> set[str]:
    """Adds one file and all its imports to the known files of a package, and returns them."""
    if file not in known and (folder / file).exists():
        known.add(file)
        for name in _imports(package, folder / file):
            place = name.replace(".", "/")
            for reached in (f"{place}.py", f"{place}/__init__.py"):
                _reached(package, folder, reached, known)
    return known


def _imports(package: str, path: Path) -> Iterator[str]:
    """Yields the modules of the package, and of packages in it, that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == package:
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(f"{package}."):
            yield node.module.removeprefix(f"{package}.")
