"""Figures of the rules digest that the engine must reproduce."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from engine.core import Data
from engine.dice_game.content import Difficulty, LocationId


class Digest(Data, frozen=True):
    nuked_10_dice: Mapping[str, tuple[float, ...]]
    nuked_9_dice: Mapping[str, tuple[float, ...]]
    solo_turns: Mapping[LocationId, tuple[float, ...]]
    turns_per_player: Mapping[Difficulty, tuple[float, ...]]


@cache
def digest() -> Digest:
    path = Path(__file__).with_name("digest.toml")
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Digest)
