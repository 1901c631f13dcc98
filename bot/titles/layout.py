"""How the answers to a question are laid out: their shape by the type of action, and their tone.

The shape does not depend on the number of answers, so the same question always looks the same.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import NoneType
from typing import Generic, TypeVar, get_args, get_type_hints

from engine.core import Action, Decision

A = TypeVar("A")
V = TypeVar("V")

Asked = type[Action] | tuple[type[Decision], type[Action]]  # everywhere, or as an answer to one question


class Shape(Enum):
    """The shape of all answers of one type."""

    LINES = "lines"  # one line each, with a button beside it: for answers that are always few
    LIST = "list"  # one list
    SPLIT = "split"  # one list per value of the first field
    STEPS = "steps"  # one list for the first field, then a question for the rest
    FOLDED = "folded"  # as steps beside other types, and split where nothing else is offered


class Tone(Enum):
    """How a button of an answer is coloured."""

    PLAIN = "plain"
    USUAL = "usual"  # the usual next step
    GRAVE = "grave"  # dangerous


@dataclass(frozen=True, kw_only=True)
class Layout(Generic[A, V]):
    """The layout of a game's questions; answers without fields, or of a few fixed values, are lines."""

    shapes: Mapping[Asked, Shape] = field(default_factory=dict)
    usual: tuple[type[Action], ...] = ()
    closing: tuple[type[Action], ...] = ()  # they end or decline, and stand below all others
    is_grave: Callable[[V, A], bool] = lambda view, action: False

    def shape(self, decision: Decision | None, action: Action) -> Shape:
        """Returns the shape of the answers of an action's type."""
        kind = type(action)
        if decision is not None and (type(decision), kind) in self.shapes:
            return self.shapes[type(decision), kind]
        return self.shapes.get(kind) or (Shape.LINES if _is_fixed(kind) else Shape.LIST)

    def closes(self, action: Action) -> bool:
        """Tells whether an action ends or declines."""
        return isinstance(action, self.closing)

    def tone(self, view: V, action: A) -> Tone:
        """Returns the tone of an action."""
        if self.is_grave(view, action):
            return Tone.GRAVE
        return Tone.USUAL if isinstance(action, self.usual) else Tone.PLAIN


def _is_fixed(kind: type[Action]) -> bool:
    """Tells whether all fields of an action are enums or switches."""
    return all(_is_small(declared) for declared in get_type_hints(kind).values())


def _is_small(declared: object) -> bool:
    members = [each for each in get_args(declared) if each is not NoneType] or [declared]
    return all(isinstance(each, type) and (each is bool or issubclass(each, Enum)) for each in members)
