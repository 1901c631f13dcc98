"""What a player typed by hand instead of choosing it: read as the one offer that begins like it."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.titles.title import Choice, Verb, Words
from engine.core import Seat


def read(
    verb: Verb[Any, Any, Any], state: Any, seat: Seat, filled: Mapping[str, str], words: Words
) -> Mapping[str, str]:
    """Returns the slots of a verb with labels read as what they stand for; the rest stays as typed."""
    meant = dict(filled)
    for slot in verb.slots:
        if slot.name in filled:
            choices = verb.complete(state, seat, meant, slot.name, words)
            meant[slot.name] = _value(choices, filled[slot.name])
    return meant


def _value(choices: Sequence[Choice], typed: str) -> str:
    wanted = typed.strip().casefold()
    found = {choice.value for choice in choices if _begins(choice.label.casefold(), wanted)}
    return found.pop() if len(found) == 1 else typed


def _begins(label: str, wanted: str) -> bool:
    """Tells whether a label begins with these whole words."""
    return bool(wanted) and label.startswith(wanted) and not label[len(wanted) : len(wanted) + 1].isalnum()
