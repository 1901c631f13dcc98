"""Random changes of proof files by four forgers; `python -m tests.bot.tampering --changes 2000` counts them.

One forger changes the file and nothing else. The others make all marks again: one is held to the seal and
mark that were posted, one to nothing, and one runs the bot and posted the seal and mark of the changed file.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Any

import msgspec

from bot.cli.verify import Posted, verdict_on
from bot.proof.check import Unknown
from bot.proof.record import Flawed, Head, Record, read
from bot.proof.seed import seal_of
from tests.bot.forgeries import IN_PART, PROVED, REFUSED, UNCHECKED, bodies_of, marked
from tests.bot.proofs import TITLES, game_file

HEAD_ONLY, PROBABLY = 0.15, 0.7


class Forger(StrEnum):
    """The means of a forger, and what the checker has to compare with."""

    NAIVE = "changes the file only"
    HELD = "makes all marks again; seal and mark were posted"
    FREE = "makes all marks again; nothing is compared"
    OWNER = "makes all marks again, and posted seal and mark of the changed file"


@dataclass(frozen=True, kw_only=True)
class Trial:
    """A changed file, and the exit code that the command gives."""

    text: bytes
    code: int


def trials(title_id: str, forger: Forger, changes: int) -> Iterator[Trial]:
    """Yields as many changed files of a game, each with its verdict."""
    honest, chance = game_file(title_id), Random(f"{title_id} {forger.name}")
    record = read(honest)
    while changes:
        text = _flipped(honest, chance) if forger is Forger.NAIVE else _changed(record, chance)
        if text != honest:
            yield Trial(text=text, code=_code(text, _posted(forger, record, text)))
            changes -= 1


def other_hands(honest: Record, text: bytes) -> bool:
    """Tells whether a file has the dice of the honest one, and differs only in what the mark holds.

    That is who made moves, moves without dice, and moves left out before the host ended the game. An owner
    who posts another mark can change them.
    """
    changed = read(text)
    draws = [[row.draws for row in record.rows if row.draws] for record in (changed, honest)]
    same_dice = draws[0] == draws[1][: len(draws[0])]
    return same_dice and (changed.head, changed.end) == (honest.head, honest.end)


def _posted(forger: Forger, honest: Record, text: bytes) -> Posted:
    if forger is Forger.FREE:
        return Posted()
    if forger is not Forger.OWNER:
        return Posted(seal=honest.head.seal, marks=(honest.mark,))
    try:
        changed = read(text)
    except Flawed:
        return Posted()
    return Posted(seal=changed.head.seal, marks=(changed.mark,))


def _code(text: bytes, posted: Posted) -> int:
    try:
        return verdict_on(read(text), TITLES.get, posted).code
    except Flawed:
        return REFUSED
    except Unknown:
        return UNCHECKED


# --- changes -----------------------------------------------------------------------------------------------


def _flipped(text: bytes, chance: Random) -> bytes:
    """Replaces, inserts or deletes some bytes."""
    at, size = chance.randrange(len(text)), chance.choice((0, 1, 1, 2))
    return text[:at] + chance.randbytes(chance.choice((0, 1, 1, 2))) + text[at + size :]


def _changed(record: Record, chance: Random) -> bytes:
    """Changes a line, or the order of lines, and makes all marks again."""
    bodies = bodies_of(record)
    at = 0 if chance.random() < HEAD_ONLY else chance.randrange(len(bodies))
    if chance.random() < HEAD_ONLY:
        bodies = _shuffled(bodies, chance)
    elif chance.random() < HEAD_ONLY:
        bodies[at] = _flipped(bodies[at], chance)
    else:
        bodies[at] = _mutated(bodies[at], bodies, chance)
    return marked(bodies, _key(bodies[0], record))


def _key(head: bytes, record: Record) -> bytes:
    """Returns the seed that a changed head names; that of the record where it cannot be read."""
    try:
        return bytes.fromhex(msgspec.json.decode(head + b"}")["seed"])[:64]
    except (msgspec.MsgspecError, UnicodeDecodeError, ValueError, TypeError, KeyError):
        return record.head.key


def _shuffled(bodies: list[bytes], chance: Random) -> list[bytes]:
    """Leaves out, repeats or swaps rows, and numbers them again, mostly."""
    head, *rows, end = bodies
    at, other = chance.randrange(len(rows)), chance.randrange(len(rows))
    kind = chance.randrange(3)
    if kind == 0:
        del rows[at]
    elif kind == 1:
        rows.insert(other, rows[at])
    else:
        rows[at], rows[other] = rows[other], rows[at]
    if chance.random() < PROBABLY:
        rows = [_renumbered(row, number) for number, row in enumerate(rows)]
    return [head, *rows, end]


def _renumbered(body: bytes, number: int) -> bytes:
    value = msgspec.json.decode(body + b"}")
    return msgspec.json.encode({**value, "row": number})[:-1]


def _mutated(body: bytes, bodies: Sequence[bytes], chance: Random) -> bytes:
    """Changes a value at a random place of a line; a changed head often gets a seal and seed that fit."""
    value = msgspec.json.decode(body + b"}")
    bend(value, bodies, chance)
    if "secret" in value and chance.random() < PROBABLY:
        _seal(value)
    return msgspec.json.encode(value)[:-1]


def bend(value: Any, bodies: Sequence[bytes], chance: Random) -> None:
    """Changes a JSON value at a random place within it, perhaps by a value of one of the lines."""
    holder, key = _place(value, chance)
    _CHANGES[chance.randrange(len(_CHANGES))](holder, key, bodies, chance)


def _place(value: Any, chance: Random) -> tuple[Any, Any]:
    """Returns a random list or object within a value, and a key of it."""
    holder, key = None, None
    while isinstance(value, dict | list) and value and (holder is None or chance.random() < PROBABLY):
        holder, key = value, chance.choice(list(value) if isinstance(value, dict) else range(len(value)))
        value = holder[key]
    return holder, key


def _differ(holder: Any, key: Any, bodies: Sequence[bytes], chance: Random) -> None:
    """Makes a value a little different."""
    value = holder[key]
    if isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        holder[key] = value + chance.choice((-1, 1, 1, 7, -(2**40), 2**70))
    elif isinstance(value, str):
        at = chance.randrange(len(value) + 1)
        holder[key] = value[:at] + chance.choice("aA0 _ä") + value[at + chance.randrange(2) :]
    else:
        holder[key] = chance.choice((None, 0, 1, "", [], {}, False, "player", "computer"))


def _drop(holder: Any, key: Any, bodies: Sequence[bytes], chance: Random) -> None:
    del holder[key]


def _repeat(holder: Any, key: Any, bodies: Sequence[bytes], chance: Random) -> None:
    if isinstance(holder, list):
        holder.insert(key, holder[key])
    else:
        holder[f"{key}2"] = holder[key]


def _swap(holder: Any, key: Any, bodies: Sequence[bytes], chance: Random) -> None:
    other = chance.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    holder[key], holder[other] = holder[other], holder[key]


def _borrow(holder: Any, key: Any, bodies: Sequence[bytes], chance: Random) -> None:
    """Takes the value from another line."""
    other, its_key = _place(msgspec.json.decode(chance.choice(bodies) + b"}"), chance)
    same = isinstance(other, dict) and isinstance(holder, dict) and key in other
    holder[key] = other[key] if same else other[its_key]


_Change = Callable[[Any, Any, Sequence[bytes], Random], None]
_CHANGES: tuple[_Change, ...] = (_differ, _differ, _differ, _borrow, _borrow, _drop, _repeat, _swap)


def _seal(head: Any) -> None:
    """Gives a head the seal and the seed of its parts, where they can be read."""
    try:
        head["seal"] = seal_of(bytes.fromhex(head["secret"]))
        head["seed"] = msgspec.json.decode(msgspec.json.encode(head), type=Head).expected_seed.hex()
    except (KeyError, TypeError, ValueError, Flawed):
        return


# --- the command -------------------------------------------------------------------------------------------


def main() -> None:
    """Prints how many changed files of each title were proved, by forger."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--changes", type=int, default=2000, help="for each title and forger")
    changes = parser.parse_args().changes
    for name in TITLES:
        honest = read(game_file(name))
        for forger in Forger:
            tried = list(trials(name, forger, changes))
            codes = Counter(trial.code for trial in tried)
            hands = sum(trial.code == PROVED and other_hands(honest, trial.text) for trial in tried)
            print(
                f"{name}, {forger.value}: {len(tried)} changed, {codes[REFUSED]} refused, {codes[UNCHECKED]}"
                f" not checked, {codes[IN_PART]} in part, {codes[PROVED]} proved ({hands} by another hand)"
            )


if __name__ == "__main__":
    main()
