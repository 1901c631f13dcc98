"""Checks of a title when it is loaded: every problem is one sentence, and the title is left out."""

import re
from collections.abc import Callable, Collection, Iterator
from enum import Enum
from functools import partial
from types import UnionType
from typing import Any, TypeAlias, Union, get_args, get_origin

import msgspec

import content
import renderer
from bot.text.catalogue import ENGLISH, Catalogue, default_key, fields_of, is_id
from bot.text.source import BrokenWords, sources
from bot.titles.owed_words import kinds_by_key, owed_words
from bot.titles.title import AnyOptions, AnyTitle, Lookup, Verb
from engine.core import Seat, SeededDice, play
from renderer.emoji import emoji
from renderer.shapes import Scene

# The bot's own commands, of whatever titles there are.
RESERVED = frozenset(
    {
        "act",
        "advice",
        "board",
        "games",
        "hand",
        "help",
        "log",
        "me",
        "new",
        "play",
        "record",
        "replay",
        "review",
    }
    | {"server", "table"}
)
# Commands that several titles may have; `verb-<name>` in the common words describes them for all.
SHARED: dict[str, type] = {"rules": Lookup, "odds": Lookup, "move": Verb, "card": Verb, "pass": Verb}
MOVES = 3  # played before the pictures are drawn
FORMS = ("_count", "_gender")  # of a field: not its name

AnyCommand: TypeAlias = Verb[Any, Any, Any] | Lookup[Any]
_COMMAND = re.compile(r"[a-z0-9_-]{1,32}")


def clashes(title: AnyTitle, others: Collection[AnyTitle]) -> Iterator[str]:
    """Yields the commands of a title that the bot or another title has for something else."""
    taken = {command.name: (other, command) for other in others for command in commands_of(other)}
    for command in commands_of(title):
        name, kind = command.name, _kind(command)
        if not _COMMAND.fullmatch(name):
            yield f"/{name} cannot be the name of a command: write a-z, 0-9, _ and -, at most 32 of them"
        elif name in RESERVED:
            yield f"the bot itself has a command /{name}: give its {kind} another name"
        elif name in SHARED and not isinstance(command, SHARED[name]):
            shared = "verb" if SHARED[name] is Verb else "lookup"
            yield f"/{name} is a {shared} in all games: give its {kind} another name"
        elif name in taken and name not in SHARED:
            other, there = taken[name]
            yield f"{other.id} has a {_kind(there)} /{name}, too: give its {kind} another name"


def commands_of(title: AnyTitle) -> tuple[AnyCommand, ...]:
    """Returns the verbs and lookups of a title."""
    return (*title.commands.verbs, *title.commands.lookups)


def _kind(command: AnyCommand) -> str:
    return "verb" if isinstance(command, Verb) else "lookup"


def faults(title: AnyTitle) -> Iterator[str]:
    """Yields the faults of a title by itself: missing words and names, and pictures that cannot be drawn."""
    if ENGLISH not in content.locales(title.folder.name, title.folder.parent):
        yield f"it has no words: {title.folder.name}/text/{ENGLISH}.ftl is missing"
        return
    try:
        for source in sources(title.folder).values():
            source.check()
    except BrokenWords as error:
        yield f"its words cannot be read: {' '.join(str(error).split())}"
        return
    catalogue = Catalogue([title])
    yield from _missing_words(title, catalogue)
    yield from _missing_names(title, catalogue)
    yield from _pictures(title, catalogue)


def _missing_words(title: AnyTitle, catalogue: Catalogue) -> Iterator[str]:
    for key, known in owed_words(title).items():
        if not catalogue.knows(title.id, ENGLISH, key):
            yield f"{key} has no words in text/{ENGLISH}.ftl"
            continue
        for variable in sorted(catalogue.variables(title.id, ENGLISH, key)):
            if not any(_is_form(variable, field) for field in known):
                offered = ", ".join(f"${name}" for name in sorted(known)) or "none"
                yield f"{key} uses ${variable}, which is not among its variables ({offered})"


def _is_form(variable: str, field: str) -> bool:
    return variable == field or variable.startswith(f"{field}_")


def _missing_names(title: AnyTitle, catalogue: Catalogue) -> Iterator[str]:
    """Yields the ids and enumerations that a sentence shows although they have no names."""
    told: set[object] = set()
    for key, kind in kinds_by_key(title).items():
        shown = [
            name for name in catalogue.shown_variables(title.id, ENGLISH, key) if not name.endswith(FORMS)
        ]
        for field, declared in fields_of(kind).items():
            if (kind, field) in title.namers or not any(_is_form(name, field) for name in shown):
                continue
            for nameless in _nameless(declared, title, catalogue):
                if nameless not in told:
                    told.add(nameless)
                    example = default_key(nameless, "…")
                    yield (
                        f"{key} shows ${field}, but {nameless.__name__} has no names: "
                        f"write {example} for each, or a namer"
                    )


def _nameless(declared: Any, title: AnyTitle, catalogue: Catalogue) -> Iterator[Any]:
    """Yields the types in a declared type that have neither a namer nor words by their ids."""
    if declared in title.namers:
        return
    if get_origin(declared) in (Union, UnionType, tuple, list, frozenset):
        for part in get_args(declared):
            yield from _nameless(part, title, catalogue)
    elif is_id(declared):
        prefix = default_key(declared, "")
        if isinstance(declared, type) and issubclass(declared, Enum):
            keys = [default_key(declared, member) for member in declared]
            is_named = all(catalogue.knows(title.id, ENGLISH, key) for key in keys)
        else:
            rest = r"\d+" if declared.__supertype__ is int else ".+"
            is_named = any(re.fullmatch(prefix + rest, key) for key in sources(title.folder)[ENGLISH].keys)
        if not is_named:
            yield declared


def _pictures(title: AnyTitle, catalogue: Catalogue) -> Iterator[str]:
    """Draws the board, the hands and the emoji of a game that has just begun."""
    words, rules = catalogue.words(ENGLISH, title), title.rules
    try:
        options: AnyOptions = msgspec.convert({}, title.codecs.options_type)
        state = rules.setup(options, rules.seat_plan(options).fewest, SeededDice(b"check", 0)).state
        for number in range(MOVES):
            if (decision := rules.decision(state)) is not None:
                seat = decision.seats[0]
                state = play(
                    rules, state, seat, rules.legal(state, seat)[0], SeededDice(b"check", number + 1)
                ).state
    except Exception as error:
        yield f"a game of it does not begin: {_reason(error)}"
        return
    art, (onlooker, player) = title.pictures, (rules.view(state, None), rules.view(state, Seat(0)))
    pictures: dict[str, Callable[[], object]] = {
        "board": lambda: _render(art.board(onlooker, words)),
        "wide board": lambda: _render(art.wide(onlooker, words) if art.wide else None),
        "whole board": lambda: _render(art.whole(onlooker, words) if art.whole else None),
        "hand": lambda: _render(art.hand(player, words) if art.hand else None),
        **{f"emoji {name}": partial(emoji, sprite) for name, sprite in art.emoji.items()},
    }
    for name, draw in pictures.items():
        try:
            draw()
        except Exception as error:  # foreign code
            yield f"its {name} cannot be drawn: {_reason(error)}"


def _render(scene: Scene | None) -> bytes | None:
    return None if scene is None else renderer.render(scene)


def _reason(error: Exception) -> str:
    return f"{type(error).__name__}: {' '.join(str(error).split())}"
