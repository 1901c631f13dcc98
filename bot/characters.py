"""Characters: the named players of the computer, each a level, a face and a temper."""

from collections.abc import Collection, Sequence
from functools import cache
from hashlib import blake2b

import msgspec

import content
from engine.core import Level
from engine.kit.temper import NEUTRAL, Temper


class Character(msgspec.Struct, frozen=True, kw_only=True):
    """One player: `character-<id>` in the words, with an emoji of our own as a face."""

    id: str
    level: Level
    face: str
    temper: Temper


class _Cast(msgspec.Struct, frozen=True):
    characters: tuple[Character, ...]


@cache
def characters() -> tuple[Character, ...]:
    """Returns all characters, easy ones first."""
    return content.load("common", "characters", _Cast).characters


def find(name: str | None) -> Character | None:
    """Returns a character by id; None: there is none, or no more."""
    return next((one for one in characters() if one.id == name), None)


def temper_of(name: str | None) -> Temper:
    """Returns the temper of a character; that of its level where there is none."""
    character = find(name)
    return NEUTRAL if character is None else character.temper


def draw(
    offered: Sequence[Character], level: Level, chance: str, taken: Collection[str | None]
) -> Character | None:
    """Draws a character of a level, one that is not taken if possible; the same chance draws the same one.

    None: none of this level is offered.
    """
    fitting = [one for one in offered if one.level is level]
    free = [one for one in fitting if one.id not in taken] or fitting
    lot = int.from_bytes(blake2b(chance.encode(), digest_size=8).digest())
    return free[lot % len(free)] if free else None
