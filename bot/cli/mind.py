"""`ackack mind`: our computer player, speaking the line protocol of outside minds."""

import argparse
import sys
from collections.abc import Callable, Iterable
from typing import Annotated, TextIO

import msgspec

from bot.cli.console import CannotDo
from bot.cli.games.known_titles import known_titles
from bot.copies import replace
from bot.titles.title import AnyTitle
from engine.core import Level, Seat, thought_for

PROTOCOL = 1
LEAST_WORLDS = 1  # our mind reads its view from a world, so it needs at least one


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of the command."""
    parser.add_argument("--level", choices=list(Level), default=Level.NORMAL)


def run(arguments: argparse.Namespace) -> int:
    """Answers until `bye` or the end of the input."""
    serve(known_titles(arguments).title, Level(arguments.level), sys.stdin, sys.stdout)
    return 0


def serve(find: Callable[[str], AnyTitle], level: Level, lines: Iterable[str], out: TextIO) -> None:
    """Answers each line with a line: `hello` first, then thoughts."""
    title: AnyTitle | None = None
    for line in lines:
        said = _read(line)
        if said.hello is not None:
            title = find(said.hello.title)
            _write(out, {"ready": f"ackack {level.value}", "worlds": _worlds(title, level)})
        elif said.think is not None:
            if title is None:
                raise CannotDo("mind: a thought came before hello")
            _write(out, {"choose": _choice(title, level, said.think)})
        elif said.bye is not None:
            return


class _Hello(msgspec.Struct, frozen=True, kw_only=True):
    """The game to be played."""

    title: str


class _Think(msgspec.Struct, frozen=True, kw_only=True):
    """A thought: everything a seat knows."""

    seat: int
    luck: str
    worlds: Annotated[tuple[msgspec.Raw, ...], msgspec.Meta(min_length=LEAST_WORLDS)]


class _Said(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the protocol."""

    hello: _Hello | None = None
    think: _Think | None = None
    bye: object = None


def _read(line: str) -> _Said:
    try:
        return msgspec.json.decode(line, type=_Said)
    except (msgspec.MsgspecError, RecursionError, UnicodeEncodeError) as error:
        raise CannotDo(f"mind: a line is not of the protocol: {error}") from error


def _worlds(title: AnyTitle, level: Level) -> int:
    return max(LEAST_WORLDS, title.mind(level).worlds)


def _choice(title: AnyTitle, level: Level, said: _Think) -> int:
    """Returns the index of the action our mind chooses."""
    mind, states = title.mind(level), title.codecs.states
    try:
        worlds = tuple(states.decode(bytes(world)) for world in said.worlds)
        thought = thought_for(title.rules, worlds[0], Seat(said.seat), bytes.fromhex(said.luck), 0)
    except Exception as error:  # the edge of another program
        raise CannotDo(f"mind: a thought cannot be read: {error!r}") from error
    return thought.legal.index(mind.choose(replace(thought, worlds=worlds[: mind.worlds])))


def _write(out: TextIO, said: dict[str, object]) -> None:
    out.write(msgspec.json.encode(said).decode() + "\n")
    out.flush()
