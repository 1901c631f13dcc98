"""The immutable values a game is made of; unions of them are told apart by a snake_case tag."""

import re

import msgspec

from engine.core.seats import Seat

_HUMP = re.compile(r"(?<!^)(?=[A-Z])")


def snake(name: str) -> str:
    """Returns the tag of a class by its name: `BeforeRoll` is `before_roll`."""
    return _HUMP.sub("_", name).lower()


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A value: compared by content, never changed, strict when decoded.

    Whatever never changes refers only to what was there before it, so no ring of values can arise, and the
    collector of garbage need not look at them. A class with `dict=True` says `gc=True`.
    """


class Action(Data, frozen=True, tag=snake):
    """What a player says in one breath."""


class Event(Data, frozen=True, tag=snake):
    """What the table is told; everyone may hear it."""


class Private(Event, frozen=True):
    """What only some seats are told."""

    to: tuple[Seat, ...]


class Revealing(Event, frozen=True):
    """What everyone is told, and nobody could know before: something hidden was turned up.

    Once it is told, the action that led to it cannot be taken back without asking the others, and looking
    ahead stops in front of it.
    """


def tag_of(value: Data | type[Data]) -> str:
    """Returns the tag by which a tagged value is known on the wire and in the text files."""
    kind = value if isinstance(value, type) else type(value)
    tag = kind.__struct_config__.tag
    assert isinstance(tag, str), f"{kind.__name__} has no tag"
    return tag
