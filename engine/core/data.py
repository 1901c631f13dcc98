"""Base classes of a game's immutable values; tagged unions use the snake_case class name as the tag."""

import re

import msgspec

from engine.core.seats import Seat

_HUMP = re.compile(r"(?<!^)(?=[A-Z])")


def snake(name: str) -> str:
    """Returns a class name in snake_case: `BeforeRoll` becomes `before_roll`."""
    return _HUMP.sub("_", name).lower()


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """An immutable value, compared by content and decoded strictly.

    Immutable values refer only to older values, so they form no reference cycles and need no garbage
    collection (`gc=False`). A class with `dict=True` must set `gc=True`.
    """


class Action(Data, frozen=True, tag=snake):
    """A player's answer to a decision."""


class Event(Data, frozen=True, tag=snake):
    """A public announcement of something that happened."""


class Private(Event, frozen=True):
    """An event that only the seats in `to` may see."""

    to: tuple[Seat, ...]


class Revealing(Event, frozen=True):
    """A public event that reveals hidden information, such as a card turned up.

    The action that caused it cannot be undone without the other players' consent, and previews stop before
    it.
    """


def tag_of(value: Data | type[Data]) -> str:
    """Returns the tag of a value or class, as used in JSON and in text keys."""
    kind = value if isinstance(value, type) else type(value)
    tag = kind.__struct_config__.tag
    assert isinstance(tag, str), f"{kind.__name__} has no tag"
    return tag
