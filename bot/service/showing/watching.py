"""Watching: onlookers are sent a digest of a game a day, or only its end."""

from dataclasses import dataclass

from bot.service.context import Context
from bot.service.errors import NotOnServer, NotPlaying, PlaysHere
from bot.service.model.changes.watching import WatchChosen, since_of
from bot.service.model.drawing import Drawing
from bot.service.model.position import Position
from bot.service.running.positions import Positions
from bot.service.running.writer import Decision, TableWriter
from bot.service.showing.cards import Cards, TableCard
from bot.service.showing.last_seen import News
from bot.service.showing.pages import Pages
from bot.service.showing.views import board_of
from bot.store import watchers
from bot.store.rows import GameId, OwedPost, UserId, WatchMode
from bot.titles.title import Words


@dataclass(frozen=True, kw_only=True)
class Watched:
    """A game and how an onlooker watches it."""

    card: TableCard
    mode: WatchMode | None  # None: they do not


@dataclass(frozen=True, kw_only=True)
class Digest:
    """The content of a digest: the events since the last one, and the board after them."""

    card: TableCard
    words: Words
    news: News
    board: Drawing
    alt: str
    status: tuple[str, ...]  # what the board does not show, in lines
    over: bool  # the game has ended with these events


class Watching:
    """Lets onlookers watch games, and builds their digests: the public view, in their language."""

    def __init__(
        self, context: Context, positions: Positions, writer: TableWriter, pages: Pages, cards: Cards
    ) -> None:
        self._context = context
        self._positions = positions
        self._writer = writer
        self._pages = pages
        self._cards = cards

    async def begin(self, game_id: GameId, user_id: UserId, interaction_id: int | None = None) -> None:
        """Begins a digest a day for an onlooker; a watcher keeps their choice."""
        await self._writer.change(
            game_id,
            lambda position: (
                None if user_id in position.watchers else _choice(position, user_id, WatchMode.DAILY)
            ),
            interaction_id=interaction_id,
        )

    async def choose(
        self, game_id: GameId, user_id: UserId, mode: WatchMode | None, interaction_id: int | None = None
    ) -> None:
        """Sets how an onlooker watches a game; None: not any more.

        Raises `PlaysHere` for a person with a seat, and `NotPlaying` before the start and after the end.
        """
        await self._writer.change(
            game_id, lambda position: _choice(position, user_id, mode), interaction_id=interaction_id
        )

    async def of(self, game_id: GameId, user_id: UserId, locale: str | None) -> Watched:
        """Returns how an onlooker watches a game."""
        watcher = (await self._positions.at(game_id)).watchers.get(user_id)
        card = await self._cards.of_table(game_id, locale)
        return Watched(card=card, mode=None if watcher is None else watcher.mode)

    async def games_of(self, user_id: UserId) -> tuple[GameId, ...]:
        """Returns the games that a person watches."""
        return await self._context.database.read(watchers.watched_by, user_id)

    async def digest(self, owed: OwedPost, locale: str | None) -> Digest:
        """Returns the content of an owed digest."""
        position = await self._positions.in_play_or_over(owed.game_id)
        language, since = locale or position.game.locale, since_of(owed.subject)
        over = not position.is_playing and owed.last == position.game.seq
        rows = () if since is None else await self._positions.moves(owed.game_id, since + 1)
        heard = self._pages.lines(position, [row for row in rows if row.seq <= owed.last], None, language)
        then = position.with_state(await self._pages.state_at(position, owed.last))
        words, view = self._context.words(position, language), then.view(None)
        wording = position.title.wording
        return Digest(
            card=await self._cards.of_table(owed.game_id, language),
            words=words,
            news=News(since=owed.last if since is None else since, lines=heard),
            board=board_of(then, self._context.catalogue, view, language),
            alt=wording.alt(view, words),
            status=tuple(wording.status(view, words)),
            over=over,
        )


def _choice(position: Position, user_id: UserId, mode: WatchMode | None) -> Decision:
    known = position.watchers.get(user_id)
    if (None if known is None else known.mode) is mode:
        return None
    if mode is not None:
        _check(position, user_id)
    return WatchChosen(user_id=user_id, mode=mode)


def _check(position: Position, user_id: UserId) -> None:
    if position.game.guild_id is None:
        raise NotOnServer
    if not position.is_playing:
        raise NotPlaying
    if position.seat_of(user_id) is not None:
        raise PlaysHere
