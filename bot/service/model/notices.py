"""Posts that a change requires: short notices, the present board, the table's card."""

from collections.abc import Mapping

import msgspec

from bot.store.rows import DuePost, Game, PostKind, Status, UserId
from bot.titles.title import Words


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence by its key and parameters; it is translated when it is posted."""

    key: str
    params: Mapping[str, str | int | tuple[str, ...]]  # several names are joined as a list
    named: Mapping[str, str] = {}  # parameters that are translated themselves, by their keys

    def sentence(self, words: Words) -> str:
        """Returns the translated sentence."""
        named = {param: words(key) for param, key in self.named.items()}
        return words(self.key, **self.params, **named)


def notice(
    game: Game,
    key: str,
    *,
    to: UserId | None = None,
    named: Mapping[str, str] | None = None,
    **params: str | int | tuple[str, ...],
) -> DuePost:
    """Returns a short message to the table, or to one person."""
    subject = encode(Notice(key=key, params=params, named=named or {}))
    return DuePost(kind=PostKind.NOTICE, turn=max(game.turn, 0), audience=to, subject=subject)


REVIEW = "review"  # the subject of the post that completes the end of a game


def board_again(game: Game) -> DuePost:
    """Returns the post that draws the present board again."""
    return DuePost(kind=PostKind.BOARD, turn=game.report)


def card_due(game: Game, subject: str = "") -> DuePost:
    """Returns the post that draws the table's card, or the lobby's message, again."""
    return DuePost(kind=PostKind.CARD, turn=game.turn, subject=subject)


def all_again(game: Game) -> tuple[DuePost, ...]:
    """Returns the posts that draw the messages of a table again: its card, and its board in play."""
    board = (board_again(game),) if game.status is Status.PLAYING else ()
    return (*board, card_due(game))


def encode(told: Notice) -> str:
    """Returns a notice as it is stored."""
    return msgspec.json.encode(told).decode()


def read(subject: str) -> Notice:
    """Returns the notice of a stored subject."""
    return msgspec.json.decode(subject, type=Notice)
