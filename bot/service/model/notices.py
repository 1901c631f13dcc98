"""Short messages to a table, or to one person: that it pauses, has moved, has another host."""

from collections.abc import Mapping

import msgspec

from bot.service.model.transition import new_nonce
from bot.store.rows import DuePost, Game, PostKind, UserId
from bot.titles.title import Words


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence by its key, and what it speaks of; it is put into words where it is posted."""

    key: str
    params: Mapping[str, str | int]
    named: Mapping[str, str] = {}  # parameters that are words themselves, by their keys

    def sentence(self, words: Words) -> str:
        """Returns it in a language."""
        named = {param: words(key) for param, key in self.named.items()}
        return words(self.key, **self.params, **named)


def notice(
    game: Game,
    key: str,
    *,
    to: UserId | None = None,
    named: Mapping[str, str] | None = None,
    **params: str | int,
) -> DuePost:
    """Returns a message that is owed to the table, or to one person."""
    subject = msgspec.json.encode(Notice(key=key, params=params, named=named or {})).decode()
    return DuePost(
        kind=PostKind.NOTICE, turn=max(game.turn, 0), audience=to, nonce=new_nonce(), subject=subject
    )


def board_again(game: Game) -> DuePost:
    """Returns the message of the present turn, owed once more: something beside the journal has changed."""
    return DuePost(kind=PostKind.BOARD, turn=game.turn, audience=None, nonce=new_nonce())


def read(subject: str) -> Notice:
    """Returns what an owed notice is about."""
    return msgspec.json.decode(subject, type=Notice)
