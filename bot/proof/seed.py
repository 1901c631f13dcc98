"""Computes the seed of a game from a secret, sealed in advance, and public parts.

`docs/fair-dice.md` explains the scheme and gives the formula.
"""

from collections.abc import Iterable
from enum import IntEnum
from hashlib import blake2b, sha256

import msgspec

SIZE = 32  # bytes of a seed, and of a mark
SHORT_SEAL = 16  # digits: 64 bits, enough that no second secret can be found for it
_LABEL = "ack-ack seed 2"


class Scheme(IntEnum):
    """How a seed is computed; a game keeps the scheme it was opened with."""

    DIRECT = 1  # the secret itself is the seed
    SHARED = 2  # made from the secret, message ids of Discord, and a word of each player


class Parts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The public parts of a seed."""

    ids: tuple[str, ...] = ()  # of Discord messages: the lobby's, the opening's
    words: tuple[str, ...] = ()  # of the players, in the order of their seats


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


def seed_of(scheme: int, secret: bytes, parts: Parts) -> bytes:
    """Returns the seed of a game."""
    if scheme == Scheme.DIRECT:
        return secret
    texts = (str(len(parts.ids)), *parts.ids, str(len(parts.words)), *parts.words)
    return blake2b(_join_fields((_LABEL.encode(), secret, *map(_utf8, texts))), digest_size=SIZE).digest()


def _join_fields(fields: Iterable[bytes]) -> bytes:
    """Returns the fields joined, each after its length: different lists give different bytes."""
    return b"".join(len(field).to_bytes(4, "big") + field for field in fields)


def _utf8(text: str) -> bytes:
    return text.encode("utf-8")
