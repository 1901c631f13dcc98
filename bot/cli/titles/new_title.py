"""`ackack new-title`: writes the package of a small game to start from."""

import argparse
from pathlib import Path

import bot.template
from bot.cli.console import CannotDo
from bot.titles import title_ids
from bot.titles.installed import is_id
from renderer.words import dash

TEMPLATE = Path(bot.template.__file__).parent / "signal"
LONGEST = 24  # characters of an id, so that the names of its commands are not too long

PROJECT = """\
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"

[project]
name = "ackack-{dashed}"
version = "0.1.0"
description = "{name}, a game for Ack-Ack."
requires-python = ">=3.11"
dependencies = ["ackack"]

[project.entry-points."ackack.titles"]
{id} = "{id}.title:title"

[tool.setuptools]
packages = ["{id}"]

[tool.setuptools.package-data]
{id} = ["*.md", "text/*.ftl"]

[tool.pytest.ini_options]
addopts = "-p bot.testing"
"""
MAKEFILE = """\
# In an environment with the bot and this package: `make check PYTHON=../.venv/bin/python` for example.
PYTHON ?= python3

check: ## what the game still owes, and its tests
	$(PYTHON) -m bot check-title {id}
	$(PYTHON) -m pytest -q tests

play: ## a table of the game in the browser
	$(PYTHON) -m bot play --title {id}

.PHONY: check play
"""
README = """\
# {name}

A game for Ack-Ack. Install it beside the bot, in the bot's environment, and play:

    pip install --no-deps --no-build-isolation --editable .
    make check
    make play

`{id}/rules.py` has the rules, `{id}/title.py` puts the parts together, `{id}/text/en.ftl` has every word,
`{id}/rules.md` is what `/rules` shows. `docs/a-game-in-an-afternoon.md` of Ack-Ack goes through them.
"""
TESTS = '''\
"""{name} passes the conformance suite."""

from bot.testing import Check
from {id}.title import title


def test_it_conforms(conformance_check: Check) -> None:
    conformance_check(title())
'''


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of the command."""
    parser.add_argument("id", help="the id of the game: a-z, 0-9 and _, crop_circles for example")
    parser.add_argument(
        "--in", dest="folder", type=Path, default=Path(), help="where to write it (default: here)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Writes the package, and says how to go on."""
    title_id: str = arguments.id
    folder = arguments.folder / title_id
    if not is_id(title_id) or len(title_id) > LONGEST:
        raise CannotDo(f"{title_id!r} cannot be the id of a game: write a-z, 0-9 and _, at most {LONGEST}")
    if title_id in title_ids():
        raise CannotDo(f"there is a game {title_id} already")
    if folder.exists():
        raise CannotDo(f"{folder} exists already")
    for path, text in _files(title_id).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    print(f"{folder} is written. Next:")
    print(f"  pip install --no-deps --no-build-isolation --editable {folder}")
    print(f"  make -C {folder} check   # or: ackack check-title {title_id}")
    print(f"  make -C {folder} play    # or: ackack play --title {title_id}")
    return 0


def _files(title_id: str) -> dict[str, str]:
    """Returns the files of the package, by path."""
    name = title_id.replace("_", " ").capitalize()
    facts = {"id": title_id, "dashed": dash(title_id), "name": name}
    files = {
        f"{title_id}/{path.relative_to(TEMPLATE).as_posix()}": _renamed_text(path, title_id, name)
        for path in sorted(TEMPLATE.rglob("*"))
        if path.suffix in (".py", ".md", ".ftl")
    }
    return {
        **files,
        "pyproject.toml": PROJECT.format(**facts),
        "README.md": README.format(**facts),
        "Makefile": MAKEFILE.format(**facts),
        f"tests/test_{title_id}.py": TESTS.format(**facts),
    }


def _renamed_text(path: Path, title_id: str, name: str) -> str:
    """Returns a file of the template with the name of the new game."""
    text = path.read_text(encoding="utf-8").replace("bot.template.signal", title_id)
    text = text.replace("SignalRules", f"{title_id.title().replace('_', '')}Rules").replace("Signal", name)
    return text.replace("-signal", f"-{dash(title_id)}").replace('"signal"', f'"{title_id}"')
