"""Shared parts of the games' casebooks: tables of rows, values written in a line, comparisons by field.

An action, an event or a refusal is written as its tag and its fields: `target location=dallas`.
"""

import tomllib
from collections.abc import Callable, Collection, Mapping, Sequence
from enum import Enum
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import msgspec
import pytest
from msgspec.structs import replace

from engine.core import Data, Event, Refusal, Refused, Rules, ScriptedDice, Seat, play, tag_of

Row = TypeVar("Row", bound=Data)
S = TypeVar("S")
A = TypeVar("A")
Parser: TypeAlias = Callable[[str, Any], Any]  # reads a tagged value as one of a union


class Script(Data, frozen=True):
    """A case that plays actions from a position of its game, and the events and answers it expects."""

    rules: tuple[str, ...]  # that it tests, by the numbers of the conformance page
    name: str
    play: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    events: tuple[str, ...] = ()  # in this order, with others between
    silent: tuple[str, ...] = ()  # tags of events that must not occur
    allowed: tuple[str, ...] = ()  # legal at the end
    refused: Mapping[str, str] = {}  # not legal at the end, and why


def rows(folder: Path, kind: type[Row]) -> list[Row]:
    """Returns every row of every table in a folder."""
    return [row for table in rows_by_file(folder, kind).values() for row in table]


def rows_by_file(folder: Path, kind: type[Row]) -> dict[str, list[Row]]:
    """Returns the rows of each table in a folder, by the name of its file."""
    found: dict[str, list[Row]] = {}
    for path in sorted(folder.glob("*.toml")):
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
        assert tables.keys() == {"case"}, f"{path.name} has more than cases"
        found[path.stem] = msgspec.convert(tables["case"], list[kind])  # type: ignore[valid-type]
    return found


def read(written: str, union: Any, lists: Collection[str] = ()) -> Any:
    """Reads `tag field=value …` as one of the union; the fields in `lists` hold several, joined by commas."""
    tag, *fields = written.split()
    raw: dict[str, object] = {"type": tag}
    for field in fields:
        name, _, value = field.partition("=")
        raw[name] = value.split(",") if name in lists else value
    return msgspec.convert(raw, union, strict=False)


def write(value: Data) -> str:
    """Writes a tagged value in the notation of `read`."""
    fields = msgspec.to_builtins(value)
    return " ".join([fields.pop("type"), *(f"{name}={field}" for name, field in fields.items())])


def check_refused(
    rules: Rules[S, A, Any, Any, Any], state: S, seat: Seat, action: A, expected: Refusal
) -> None:
    """Checks that an action is refused for this reason."""
    with pytest.raises(Refused) as refused:
        play(rules, state, seat, action, ScriptedDice())
    assert is_reason(refused.value.refusal, expected)


def check_told(case: Script, told: Sequence[Event], parse: Parser, events: Any) -> None:
    """Checks the events of a case."""
    rest = iter(told)
    for written in case.events:
        wanted = parse(written, events)
        assert any(event == wanted for event in rest), f"{written} was not told in its turn: {told}"
    spoken = {tag_of(event) for event in told}
    assert not spoken & set(case.silent), f"told, but should not be: {spoken & set(case.silent)}"


def check_answers(
    case: Script,
    rules: Rules[S, A, Any, Any, Any],
    state: S,
    seat: Seat,
    parse: Parser,
    actions: Any,
    refusals: Any,
) -> None:
    """Checks the legal actions and the refusals at the end of a case."""
    legal = rules.legal(state, seat)
    for written in case.allowed:
        assert parse(written, actions) in legal, f"{written} is not among {legal}"
    for written, reason in case.refused.items():
        check_refused(rules, state, seat, parse(written, actions), parse(reason, refusals))


def is_reason(refusal: Refusal, expected: Refusal) -> bool:
    """Tells whether a refusal is the expected one; alternatives count only if the expected one names any."""
    if hasattr(refusal, "instead") and not getattr(expected, "instead", ()):
        refusal = replace(refusal, instead=())
    return refusal == expected


def check_fields(expected: Data, seen: Mapping[str, object]) -> None:
    """Compares values with the expected ones; skips expected fields that are None."""
    for name in expected.__struct_fields__:
        wanted = getattr(expected, name)
        if wanted is not None:
            check_part(seen[name], wanted, name)


def check_part(seen: object, wanted: object, name: str) -> None:
    """Compares two values; of a larger record only the named part, and "" stands for None."""
    match seen, wanted:
        case None, "":
            return
        case Data(), Mapping():
            for key, value in wanted.items():
                check_part(getattr(seen, key), value, f"{name}.{key}")
        case tuple(), list():
            assert len(seen) == len(wanted), f"{name} is {seen}, not {wanted}"
            for place, (one, other) in enumerate(zip(seen, wanted, strict=True)):
                check_part(one, other, f"{name}.{place}")
        case Enum(), str():
            assert seen.value == wanted, f"{name} is {seen.value}, not {wanted}"
        case _:
            assert seen == wanted, f"{name} is {seen}, not {wanted}"
