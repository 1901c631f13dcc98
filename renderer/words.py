"""The interface of the text catalogue for pictures, and helpers for lists."""

from collections.abc import Iterable
from typing import Protocol

LONGEST_ALT = 1024  # characters of a picture's alt text, by Discord's limit
GAP = " · "  # between the parts of a line in a picture
PLAYER = "player-"  # prefix of the keys of players' names: `player-<key of the seat>`


class Words(Protocol):
    """The catalogue bound to one language: formats a key with parameters.

    The key `player-<seat>` gives the name of the person in a seat; "" if it is not one person.
    """

    def __call__(self, key: str, /, **params: object) -> str: ...


def seat_name(seat: str, words: Words) -> str:
    """Returns the name of a seat, by its key, with the person who plays it: *Alex (Red)*."""
    name, player = words(f"seat-{seat}"), words(f"{PLAYER}{seat}")
    return words("seat-of-player", player=player, seat=name) if player else name


def clauses(parts: Iterable[str], words: Words) -> str:
    """Returns clauses joined with the language's separator."""
    return words("list-clause", list="", item="").join(parts)


def enumerate_items(items: Iterable[str], words: Words, last: str = "list-last") -> str:
    """Returns a list as the language writes it: *A, B and C*; with *list-any*: *A, B or C*."""
    every = list(items)
    if len(every) < 2:
        return every[0] if every else ""
    most = every[0]
    for item in every[1:-1]:
        most = words("list-more", list=most, item=item)
    return words(last, list=most, item=every[-1])


def aloud(line: str) -> str:
    """Returns a line of a picture as sentences for a screen reader: `Round 2. Martians to act`."""
    return ". ".join(capitalise(part) for part in line.split(GAP))


def alt_text(sentences: Iterable[str]) -> str:
    """Returns sentences as an alt text within Discord's limit; the last ones are dropped first."""
    told = [sentence for sentence in sentences if sentence]
    while len(told) > 1 and len(" ".join(told)) > LONGEST_ALT:
        told.pop()
    return " ".join(told)[:LONGEST_ALT]


def dash(name: str) -> str:
    """Returns an id as written in text keys: `washington-dc` for `washington_dc`."""
    return name.replace("_", "-")


def capitalise(line: str) -> str:
    """Returns a line that begins with a capital letter."""
    return line[:1].upper() + line[1:]
