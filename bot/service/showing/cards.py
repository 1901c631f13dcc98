"""Summaries of tables, for the card in the channel and the list of games."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import inf

from bot.service.context import Context
from bot.service.errors import Outdated
from bot.service.model import automatic_answers, team_rules, turn_clock
from bot.service.model.position import Position, round_of
from bot.service.model.table import Lobby, Table
from bot.service.running.positions import Positions
from bot.service.showing.views import Views, lobby_of, question, seat_labels
from bot.store import games, posts
from bot.store.rows import GameId, Person, Post, Status, UserId
from bot.titles.title import Words


@dataclass(frozen=True, kw_only=True)
class Wait:
    """The people a table waits for, with begin and deadline."""

    people: tuple[Person, ...]
    since: float
    until: float | None
    is_on_bank: bool = False  # it ends with the time bank

    @property
    def urgency(self) -> "Urgency":
        """The key that sorts waits by the time left; those without a deadline come last."""
        return (inf if self.until is None else self.until), self.since


@dataclass(frozen=True, kw_only=True)
class TableCard:
    """The summary of a table."""

    lobby: Lobby  # its frame and seats, in words
    round: int | None
    waits: tuple[Wait, ...]  # one per seat that must decide; none while only computers play
    absent: frozenset[UserId]  # people that the computer stands in for, or that count as away
    score: str  # "": the game has none, or has not started
    chronicle: str  # the course of a game in chapters; "": it has none
    result: str  # the result in words; "" before the end
    shown: Post | None  # the message of the board, or before the start of the lobby

    @property
    def table(self) -> Table:
        return self.lobby.table

    @property
    def urgency(self) -> "Urgency":
        """The key that sorts tables by time left; the last if the table waits for no person."""
        return min((wait.urgency for wait in self.waits), default=NOT_URGENT)

    def waits_for(self, user_id: UserId) -> bool:
        return _urgency_to(self.waits, user_id) is not None

    def order_for(self, user_id: UserId) -> tuple[int, "Urgency"]:
        """Returns the key that sorts a person's own tables: first where they must act, then where others do.

        Tables where the computer stands in for them come in between.
        """
        own = _urgency_to(self.waits, user_id)
        if own is not None:
            return 0, own
        return (1 if user_id in self.absent else 2), self.urgency


Urgency = tuple[float, float]  # the deadline, then the begin of the wait
NOT_URGENT: Urgency = (inf, inf)


class Cards:
    """Builds summaries of tables; `locale` defaults to the table's language."""

    def __init__(self, context: Context, positions: Positions, views: Views) -> None:
        self._context = context
        self._positions = positions
        self._views = views

    async def of_table(
        self, game_id: GameId, locale: str | None = None, *, shown: Post | None = None
    ) -> TableCard:
        """Returns the card of a table; its newest message is read, unless it is given."""
        position = await self._positions.at(game_id)
        return TableCard(
            lobby=lobby_of(position, self._context.catalogue, locale),
            round=round_of(position),
            score=self._score(position, locale or position.game.locale),
            chronicle=chronicle_of(position, self._context.words(position, locale)),
            waits=_waits(position),
            absent=_absent(position),
            result=self._result(position, locale or position.game.locale),
            shown=shown or await self._context.database.read(posts.newest, game_id),
        )

    async def has_opened_any(self, user_id: UserId) -> bool:
        """Tells whether a person has ever opened a table."""
        return await self._context.database.read(games.has_opened_any, user_id)

    async def of_user(self, user_id: UserId, locale: str | None = None) -> tuple[TableCard, ...]:
        """Returns the cards of a person's tables: first where they must act, the least time left first."""
        cards = await self._of_tables(await self._views.of_user(user_id), locale)
        return tuple(sorted(cards, key=lambda card: card.order_for(user_id)))

    async def in_guild(self, guild_id: int, locale: str | None = None) -> tuple[TableCard, ...]:
        """Returns the cards of the tables of a server, the least time left first, lobbies last."""
        cards = await self._of_tables(await self._views.in_guild(guild_id), locale)
        return tuple(sorted(cards, key=lambda card: card.urgency))

    async def waiting_for(self, user_id: UserId) -> tuple[GameId, ...]:
        """Returns the games that wait for a person, the least time left first."""
        found: dict[GameId, Urgency] = {}
        for game_id in await self._context.database.read(games.visited_by, user_id):
            try:
                urgency = _urgency_to(_waits(await self._positions.at(game_id)), user_id)
            except Outdated:
                continue  # /games logs it
            if urgency is not None:
                found[game_id] = urgency
        return tuple(sorted(found, key=lambda game_id: found[game_id]))

    async def _of_tables(self, tables: Iterable[Table], locale: str | None) -> list[TableCard]:
        return [await self.of_table(table.id, locale) for table in tables]

    def _score(self, position: Position, locale: str) -> str:
        if not position.has_started:
            return ""
        labels = seat_labels(position, self._context.catalogue, locale)
        words = self._context.words(position, locale)
        return position.title.wording.score(position.view(None), labels, words)

    def _result(self, position: Position, locale: str) -> str:
        if position.game.status not in (Status.OVER, Status.ENDED):
            return ""
        if not position.has_started:
            return self._context.words(position, locale)("lobby-closed")
        return question(position, self._context.catalogue, position.view(None), locale)


def chronicle_of(position: Position, words: Words) -> str:
    """Returns the course of a game in chapters; "" before it begins, and for any other."""
    if not position.has_started:
        return ""
    return "\n".join(position.title.wording.chronicle(position.view(None), words))


def _waits(position: Position) -> tuple[Wait, ...]:
    """Returns the waits of a table; seats that the computer plays are left out."""
    awaited, waits = team_rules.people_to_wait_for(position), []
    for seat in automatic_answers.waiting_seats(position):
        people = tuple(person for person in position.chairs[seat].people if person in awaited)
        visit = position.visits.get(seat)
        if people and visit is not None and not turn_clock.stands_in(position, seat):
            on_bank = visit.bank_from is not None
            waits.append(Wait(people=people, since=visit.since, until=visit.deadline, is_on_bank=on_bank))
    return tuple(waits)


def _absent(position: Position) -> frozenset[UserId]:
    """Returns the people that the computer stands in for, or that count as away."""
    if not position.is_playing:
        return frozenset()
    return frozenset(
        person.id
        for chair in position.chairs
        if chair.away or turn_clock.stands_in(position, chair.seat)
        for person in chair.people
    )


def _urgency_to(waits: Iterable[Wait], user_id: UserId) -> Urgency | None:
    """Returns the most urgent wait for a person; None: none of these waits for them."""
    return min((w.urgency for w in waits if user_id in (one.id for one in w.people)), default=None)
