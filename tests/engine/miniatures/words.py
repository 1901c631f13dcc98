"""Actions, events and questions as one line each, the notation of rows and playthroughs."""

from enum import Enum

import msgspec

from engine.core import Data, tag_of
from engine.miniatures.actions import AnyAction, PlayCard
from engine.miniatures.book import Book
from engine.miniatures.pieces import Side
from engine.miniatures.state import State


def word(value: object) -> str:
    """Returns a field's value as one word without blanks."""
    if isinstance(value, Enum):
        return word(value.value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(word(item) for item in value) or "-"
    return "-" if value is None else str(value)


def line(data: Data) -> str:
    """Returns an event or a question as text: its tag, then its fields by name."""
    pairs = (f"{field.name}={word(getattr(data, field.name))}" for field in msgspec.structs.fields(data))
    return " ".join((tag_of(data), *pairs))


def matches(data: Data, pattern: str) -> bool:
    """Tells whether a pattern matches: tag, values in the order of the fields, `field=value` anywhere.

    The seats of a question are ignored: other lines check them.
    """
    tag, *tokens = pattern.split()
    names = [field.name for field in msgspec.structs.fields(data) if field.name != "seats"]
    fields = {name: word(getattr(data, name)) for name in names}
    places = [token for token in tokens if "=" not in token]
    named = [token.split("=", 1) for token in tokens if "=" in token]
    return (
        tag == tag_of(data)
        and places == list(fields.values())[: len(places)]
        and all(fields.get(name) == value for name, value in named)
    )


def spoken(book: Book, state: State, side: Side, action: AnyAction) -> str:
    """Returns an action in the notation of rows: `shoot M1`, `freeze D5 aim`, `play splat figure=S1`."""
    words = ["play" if isinstance(action, PlayCard) else tag_of(action)]
    for field in msgspec.structs.fields(action):
        value = getattr(action, field.name)
        if field.name == "card":
            half = book.half(state, side, value) if words[0] == "play" else value
            words.append(bare(half))
        elif field.required:
            words.append(word(value))
        elif value is True:
            words.append(field.name)
        elif value != field.default:
            words.append(f"{field.name}={word(value)}")
    return " ".join(words)


def bare(effect: str) -> str:
    """Returns an effect's name without the mark of its rule set."""
    return effect.removeprefix("f_").removeprefix("b_")
