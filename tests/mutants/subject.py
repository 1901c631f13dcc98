"""What is broken and what should notice: a game's rules, their mutants and the tests that hold them."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import NamedTuple

from tests.mutants.changes import changes, plant

ROOT = Path(__file__).parents[2]
DECLARATIONS = {"__init__.py", "actions.py", "decisions.py", "events.py", "refusals.py"}  # say what there is


class Mutant(NamedTuple):
    """One change to one file, by a name that only an edit of the same function can change."""

    name: str
    file: str
    number: int  # of the change in its file
    line: int

    def __str__(self) -> str:
        return f"{self.name}   (line {self.line})"


class Subject(NamedTuple):
    """A package under test."""

    package: str
    folder: Path
    files: tuple[str, ...]
    stages: tuple[tuple[str, ...], ...]  # what pytest is called with, one stage after the other

    def mutants(self) -> list[Mutant]:
        """Lists all mutants there are."""
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
        """Compiles the mutant's file with the change in it."""
        tree = self._parse(mutant.file)
        planted = plant(tree, changes(tree)[mutant.number])
        return compile(planted, str(self.folder / mutant.file), "exec")

    def module(self, mutant: Mutant) -> str:
        return f"{self.package}.{mutant.file.removesuffix('.py')}"


def rules_of(game: str) -> Subject:
    """Returns the rules of a game with the tests that hold them."""
    folder = ROOT / "engine" / game
    files = _reached(f"engine.{game}", folder, "rules.py", set())
    tests = f"tests/engine/{game}"
    return Subject(
        package=f"engine.{game}",
        folder=folder,
        files=tuple(sorted(files - DECLARATIONS)),
        stages=(
            (f"{tests}/test_cases.py",),
            (tests, f"--ignore={tests}/test_cases.py"),
            ("tests/engine/test_conformance.py", "-k", game),
        ),
    )


def _reached(package: str, folder: Path, file: str, known: set[str]) -> set[str]:
    """Adds to the known files of a package one file and all it imports, and returns them."""
    if file not in known and (folder / file).exists():
        known.add(file)
        for name in _imports(package, folder / file):
            _reached(package, folder, f"{name}.py", known)
    return known


def _imports(package: str, path: Path) -> Iterator[str]:
    """Names the modules of the package that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == package:
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            within, _, name = node.module.rpartition(".")
            if within == package:
                yield name
