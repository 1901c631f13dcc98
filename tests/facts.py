"""Facts that tests of all games ask about one: `tests/engine/<game>/about.toml`, with a default for each."""

from functools import cache
from pathlib import Path

import msgspec

FOLDER = Path(__file__).parent / "engine"


class Unit(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The unit that presses are counted by: the actions that begin one, and those that belong to none."""

    name: str = "turn"
    kinds: tuple[str, ...] = ()  # none: the turn itself
    beside: tuple[str, ...] = ()
    most_presses: float = 6.0


class Visits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The tables whose visits are counted: by default one, with as few people as it takes."""

    every: str | None = None  # one table per choice of this option
    people: tuple[int, ...] = ()  # one table per number of people


class Facts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that is known of a game beside its title."""

    rule_numbers: str = r"[A-Z]\d+"  # a pattern of what its rules and rulings are cited by
    pages: tuple[str, ...] = ()  # of the docs, beside those named for the game, that cite its rules
    hides_nothing: bool = False  # everybody sees everything; only dice are unknown
    one_call: tuple[str, ...] = ()  # classes whose objects live for one call or thought, and carry its state
    of_no_game: tuple[str, ...] = ()  # classes that keep what holds for every game of a terrain or profile
    first_dice: int = 10  # moves within which dice are rolled
    needs_no_lesson: tuple[str, ...] = ()  # kinds of questions that explain themselves
    other_moments: tuple[tuple[str, str], ...] = ()  # verb and slot that take what is not on offer
    unit: Unit = Unit()
    visits: Visits = Visits()


@cache
def facts_of(title_id: str) -> Facts:
    """Returns the facts about a game; the defaults if it has no file of them."""
    path = FOLDER / title_id / "about.toml"
    return msgspec.toml.decode(path.read_text("utf-8"), type=Facts) if path.exists() else Facts()
