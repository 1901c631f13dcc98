"""Computes the seed of a game from a secret, sealed in advance, and public parts.

`docs/fair-dice.md` explains the scheme and gives the formula.
"""

from collections.abc import Iterable
from enum import IntEnum
from hashlib import blake2b, sha256

import msgspec

SIZE = 32  # bytes of a seed, and of a mark
SHORT_SEAL = 16  # digits: 64 bits, enough that no second secret can be found for it


class Scheme(IntEnum):
    """How a seed is computed; a game keeps the scheme it was opened with."""

    DIRECT = 1  # the secret itself is the seed
    SHARED = 2  # made from the secret, message ids of Discord, and a word of each player
    CUT = 3  # also from a word that is given after the opening, and from the frame of the game


class Parts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The public parts of a seed."""

    ids: tuple[str, ...] = ()  # of Discord messages: the lobby's, the opening's
    words: tuple[str, ...] = ()  # of the players, in the order of their seats
    cut: str | None = None  # the word given after the opening; None: nobody cut


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """The frame of a game, which the seed holds since scheme 3."""

    game: int
    title: str
    options: bytes  # as JSON
    seats: tuple[str, ...]  # their keys
    start: str = ""  # the position it begins from, as a line; "": the setup of its rules


def short_seal(seal: str) -> str:
    """Returns the beginning of a seal, as shown to people: enough to identify it."""
    return seal[:SHORT_SEAL]


def is_seal(typed: str, seal: str) -> bool:
    """Tells whether typed text is a seal, or at least its posted beginning."""
    copied = typed.strip().strip("`….").lower()
    return len(copied) >= SHORT_SEAL and seal.startswith(copied)


def seal_of(secret: bytes) -> str:
    """Returns the seal of a secret, which is posted before the first player joins."""
    return sha256(secret).hexdigest()


def seed_of(scheme: int, secret: bytes, parts: Parts, frame: Frame) -> bytes:
    """Returns the seed of a game."""
    if scheme == Scheme.DIRECT:
        return secret
    fields = [
        f"ack-ack seed {scheme:d}".encode(),
        secret,
        *_list_fields(parts.ids),
        *_list_fields(parts.words),
    ]
    if scheme == Scheme.CUT:
        fields += _list_fields(() if parts.cut is None else (parts.cut,))
        fields += [_utf8(str(frame.game)), _utf8(frame.title), frame.options, *_list_fields(frame.seats)]
        fields += [_utf8(frame.start)] if frame.start else []
    return blake2b(_join_fields(fields), digest_size=SIZE).digest()


def _list_fields(texts: tuple[str, ...]) -> list[bytes]:
    """Returns a list as fields: first the number of its texts."""
    return [_utf8(text) for text in (str(len(texts)), *texts)]


def dice_number(scheme: int, row: int, rolls: int) -> int:
    """Returns the number that the dice of a row depend on; `rolls` is the number of earlier rows with draws.

    Moves taken back without any roll change that number in no way, and a roll taken back is never repeated.
    """
    return rolls if scheme == Scheme.CUT else row


def _join_fields(fields: Iterable[bytes]) -> bytes:
    """Returns the fields joined, each after its length: different lists give different bytes."""
    return b"".join(len(field).to_bytes(4, "big") + field for field in fields)


def _utf8(text: str) -> bytes:
    return text.encode("utf-8")
