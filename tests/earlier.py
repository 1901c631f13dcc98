"""Minds of an earlier commit: their code is read from git and plays by the present rules.

    normal@e6e1752    computer@1d65857

A mind consists of the modules of its game that `minds.py` imports (or `computer.py`, where a commit has no
levels yet) and `rules.py` does not. They are loaded under names of their own, so the present ones stay
untouched; rules, views and values are the present ones. This works as long as the rules still have the names
the mind uses: a mind from before baeae10 has to play in a checkout of that commit.
"""

import ast
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from inspect import signature
from pathlib import Path
from subprocess import run
from types import ModuleType
from typing import Any

from bot.cli.games.playout import COMPUTER, Player, by_mind, is_named, player_of
from bot.copies import replace
from bot.titles import title_of
from bot.titles.title import AnyTitle
from engine.core import AtAGlance, Level, Mind

ROOT = Path(__file__).parents[1]
AT = "@"


def player_named(title: AnyTitle, name: str) -> Player:
    """Returns a player by name; the name may include a commit."""
    player, sign, commit = name.partition(AT)
    return _player_at(title.id, player, commit) if sign else player_of(player)


def is_player(name: str) -> bool:
    """Tells whether a name is a present player, or a computer of some commit."""
    player, sign, commit = name.partition(AT)
    return is_named(player) if not sign else bool(commit) and player in (COMPUTER, *Level)


@cache
def _player_at(title_id: str, player: str, commit: str) -> Player:
    """Returns the player of a commit: the present title with the minds of that commit."""
    today, level = title_of(title_id), Level.NORMAL if player == COMPUTER else Level(player)
    minds = _minds(today, Checkout(f"engine.{title_id}", commit))
    if level not in minds:
        raise LookupError(f"{title_id} has no {level} player at {commit}")
    then, think = replace(today, minds=minds), by_mind(level)
    return lambda _, state, seat, chance: think(then, state, seat, chance)


def _minds(title: AnyTitle, checkout: "Checkout") -> dict[Level, Mind[Any, Any, Any]]:
    for module in ("mind.minds", "minds"):
        if checkout.source(module) is not None:
            return dict(_called(checkout.load(module).minds, title))
    computer = checkout.load("computer")
    choose = computer.choose if hasattr(computer, "choose") else _called(computer.Computer, title).choose
    return {Level.NORMAL: AtAGlance(choose)}


def _called(make: Callable[..., Any], title: AnyTitle) -> Any:
    """Calls a function with the arguments it declares by name."""
    known: dict[str, Callable[[], object]] = {
        "rules": lambda: title.rules,
        "book": lambda: getattr(title.rules, "book"),  # noqa: B009 - only some rules have one
        "weights": lambda: import_module(f"bot.titles.{title.id}").weights(),  # only some titles have weights
    }
    return make(*[known[name]() for name in signature(make).parameters if name in known])


@dataclass(frozen=True)
class Checkout:
    """The package of a game at a commit."""

    package: str
    commit: str
    root: Path = ROOT

    @cache  # noqa: B019 - a handful of them, for as long as games are played
    def source(self, module: str) -> str | None:
        """Returns the source of a module; `None`: there was none."""
        path = f"{self.package.replace('.', '/')}/{module.replace('.', '/')}.py"
        command = ["git", "show", f"{self.commit}:{path}"]
        shown = run(command, cwd=self.root, capture_output=True, text=True, check=False)
        return shown.stdout if shown.returncode == 0 else None

    @cache  # noqa: B019 - a handful of them
    def load(self, module: str) -> ModuleType:
        """Loads a module of a mind, after the modules it imports."""
        source = self.source(module)
        if source is None:
            raise LookupError(f"there is no {self.package}.{module} at {self.commit}")
        tree = ast.parse(source)
        for other in _imports(self.package, tree):
            if self._thinks(other):
                self.load(other)
        loaded = ModuleType(self._name(module))
        sys.modules[loaded.__name__] = loaded
        renamed = ast.fix_missing_locations(_Renaming(self).visit(tree))
        exec(compile(renamed, f"{module}.py at {self.commit}", "exec"), loaded.__dict__)
        return loaded

    def name_of(self, module: str) -> str:
        """Returns the name a module is imported under: the present one, unless it belongs to the mind."""
        return self._name(module) if self._thinks(module) else f"{self.package}.{module}"

    def _name(self, module: str) -> str:
        return f"{self.package}.{module}{AT}{self.commit.replace('.', '_')}"

    def _thinks(self, module: str) -> bool:
        """Tells whether a module belongs to the mind and not to the rules."""
        return self.source(module) is not None and module not in self._rules()

    @cache  # noqa: B019 - a handful of them
    def _rules(self) -> frozenset[str]:
        known: set[str] = set()
        self._reach("rules", known)
        return frozenset(known)

    def _reach(self, module: str, known: set[str]) -> None:
        source = self.source(module)
        if module not in known and source is not None:
            known.add(module)
            for other in _imports(self.package, ast.parse(source)):
                self._reach(other, known)


def _imports(package: str, tree: ast.Module) -> Iterator[str]:
    """Yields the names a module imports from its package; some may be no modules."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == package:
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(f"{package}."):
            yield node.module.removeprefix(f"{package}.")


class _Renaming(ast.NodeTransformer):
    """Rewrites a module's imports to the renamed modules of the mind."""

    def __init__(self, checkout: Checkout) -> None:
        self._checkout = checkout

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        start = f"{self._checkout.package}."
        if node.module and node.module.startswith(start):
            node.module = self._checkout.name_of(node.module.removeprefix(start))
        elif node.module == self._checkout.package:
            node.names = [self._renamed(alias, start) for alias in node.names]
        return node

    def _renamed(self, alias: ast.alias, start: str) -> ast.alias:
        name = self._checkout.name_of(alias.name).removeprefix(start)
        return ast.alias(name=name, asname=alias.asname or alias.name)
