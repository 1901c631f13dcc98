"""How the seed of a game is made: from a secret that is sealed early, and parts that are known to all.

`docs/fair-dice.md` explains the scheme and gives the formula.
"""

from collections.abc import Iterable
from enum import IntEnum
from hashlib import blake2b, sha256

import msgspec

SIZE = 32  # bytes of a seed, and of a mark
SHORT_SEAL = 16  # digits: 64 bits, which nobody finds another secret for
_LABEL = "ack-ack seed 2"


class Scheme(IntEnum):
    """How a seed comes about; a game keeps the one it was opened with."""

    DIRECT = 1  # the secret itself is the seed
    SHARED = 2  # made from the secret, numbers that Discord gives, and a word of each player


class Parts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What everybody may know of how a seed was made."""

    ids: tuple[str, ...] = ()  # of messages, as Discord has numbered them: the lobby's, the opening's
    words: tuple[str, ...] = ()  # of the players, in the order of their seats


def short_seal(seal: str) -> str:
    """Returns as much of a seal as people read, and as is enough to know it by."""
    return seal[:SHORT_SEAL]


def is_seal(typed: str, seal: str) -> bool:
    """Tells whether what somebody has copied is a seal, or as much of its beginning as was posted."""
    copied = typed.strip().strip("`….").lower()
    return len(copied) >= SHORT_SEAL and seal.startswith(copied)


def seal_of(secret: bytes) -> str:
    """Returns the seal of a secret: it is posted before anybody sits down."""
    return sha256(secret).hexdigest()


def seed_of(scheme: int, secret: bytes, parts: Parts) -> bytes:
    """Returns the seed of a game."""
    if scheme == Scheme.DIRECT:
        return secret
    texts = (str(len(parts.ids)), *parts.ids, str(len(parts.words)), *parts.words)
    return blake2b(_join_fields((_LABEL.encode(), secret, *map(_utf8, texts))), digest_size=SIZE).digest()


def _join_fields(fields: Iterable[bytes]) -> bytes:
    """Returns fields one after the other, each behind its length: no two lists come out the same."""
    return b"".join(len(field).to_bytes(4, "big") + field for field in fields)


def _utf8(text: str) -> bytes:
    return text.encode("utf-8")
