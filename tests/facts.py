"""Facts about each game for tests of all games: `tests/engine/<game>/about.toml`, with defaults."""

from functools import cache
from pathlib import Path

import msgspec

FOLDER = Path(__file__).parent / "engine"


class Unit(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The unit in which presses are counted: the actions that begin one, and the actions outside any."""

    name: str = "turn"
    kinds: tuple[str, ...] = ()  # empty: the turn itself
    beside: tuple[str, ...] = ()
    most_presses: float = 6.0
    most_a_turn: float = 5.0  # on average
    turns: int = 20  # that are counted; more where they differ much


class Visits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The tables in which visits are counted: by default one, with the fewest people."""

    every: str | None = None  # one table per choice of this option
    people: tuple[int, ...] = ()  # one table per number of people


class Facts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All facts about a game beside its title."""

    rule_numbers: str = r"[A-Z]\d+"  # the pattern of its rule and ruling numbers
    one_call: tuple[str, ...] = ()  # whose objects live for one call or thought and may hold its state
    of_no_game: tuple[str, ...] = ()  # classes that cache data of a terrain or profile, valid for every game
    first_dice: int = 10  # the number of moves within which dice are rolled
    needs_no_lesson: tuple[str, ...] = ()  # kinds of questions that need no lesson
    other_moments: tuple[tuple[str, str], ...] = ()  # verb and slot that accept values not on offer
    unit: Unit = Unit()
    visits: Visits = Visits()


@cache
def facts_of(title_id: str) -> Facts:
    """Returns the facts about a game; the defaults if it has no file of them."""
    path = FOLDER / title_id / "about.toml"
    return msgspec.toml.decode(path.read_text("utf-8"), type=Facts) if path.exists() else Facts()
