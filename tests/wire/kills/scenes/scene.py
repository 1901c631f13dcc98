"""A scene: a table in some state, and an act that changes it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.service.model.position import Position
from tests.wire.double import Asked
from tests.wire.kills.party import Party
from tests.wire.kills.stage import Stage

Do = Callable[[], Awaitable[Asked | None]]  # None: the act is no interaction
Facts = Callable[[Position], object]


@dataclass(frozen=True, kw_only=True)
class Act:
    """An act at a table."""

    party: Party
    do: Do
    again: Do | None = None  # how a person gets there after a crash that came too early; None: the same way
    facts: Facts | None = None  # what the act decides; None: everything about a table but its dice
    steps: bool = False  # it makes several changes, so a crash may leave it half done
    missed: bool = (
        False  # it is an event that Discord does not repeat: until `again`, messages may be missing
    )


Prepare = Callable[[Stage], Awaitable[Act]]


@dataclass(frozen=True, kw_only=True)
class Scene:
    """A named scene, and the kinds of changes that its act makes."""

    name: str
    kinds: frozenset[str]
    prepare: Prepare
    alone: bool  # it moves the clock or deletes places, so every run has a stage of its own


SCENES: dict[str, Scene] = {}


def scene(*kinds: type | str, alone: bool = False) -> Callable[[Prepare], Prepare]:
    """Registers a scene under the name of its function.

    A kind is a class of changes, or the name of a function of the store that writes tables in another way.
    """

    def register(prepare: Prepare) -> Prepare:
        name = prepare.__name__
        assert name not in SCENES, f"two scenes are called {name}"
        named = frozenset(kind if isinstance(kind, str) else kind.__name__ for kind in kinds)
        SCENES[name] = Scene(name=name, kinds=named, prepare=prepare, alone=alone)
        return prepare

    return register
