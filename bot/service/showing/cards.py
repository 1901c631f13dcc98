"""Summaries of tables, for the card in the channel and the list of games."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.service.context import Context
from bot.service.model import automatic_answers, team_rules, turn_clock
from bot.service.model.position import Position, round_of
from bot.service.model.table import Lobby, Table
from bot.service.running.positions import Positions
from bot.service.showing.pages import ended_by
from bot.service.showing.views import Views, lobby_of, question
from bot.store import posts
from bot.store.rows import GameId, Person, Post, Status, UserId


@dataclass(frozen=True, kw_only=True)
class Wait:
    """The people a table waits for, with begin and deadline."""

    people: tuple[Person, ...]
    since: float
    until: float | None


@dataclass(frozen=True, kw_only=True)
class TableCard:
    """The summary of a table."""

    lobby: Lobby  # its frame and seats, in words
    round: int | None
    waits: tuple[Wait, ...]  # one per seat that must decide; none while only computers play
    result: str  # the result in words; "" before the end
    shown: Post | None  # the message of the board, or before the start of the lobby

    @property
    def table(self) -> Table:
        return self.lobby.table

    @property
    def waiting_since(self) -> float:
        """The begin of the longest wait, for sorting; infinite if the table waits for no person."""
        return min((wait.since for wait in self.waits), default=float("inf"))

    def waits_for(self, user_id: UserId) -> bool:
        return any(person.id == user_id for wait in self.waits for person in wait.people)


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
            waits=_waits(position),
            result=await self._result(position, locale or position.game.locale),
            shown=shown or await self._context.database.read(posts.newest, game_id),
        )

    async def of_user(self, user_id: UserId, locale: str | None = None) -> tuple[TableCard, ...]:
        """Returns the cards of a person's tables: first where they must act, then by the longest wait."""
        cards = await self._of_tables(await self._views.of_user(user_id), locale)
        return tuple(sorted(cards, key=lambda card: (not card.waits_for(user_id), card.waiting_since)))

    async def in_guild(self, guild_id: int, locale: str | None = None) -> tuple[TableCard, ...]:
        """Returns the cards of the tables of a server, the longest wait first, lobbies last."""
        cards = await self._of_tables(await self._views.in_guild(guild_id), locale)
        return tuple(sorted(cards, key=lambda card: card.waiting_since))

    async def _of_tables(self, tables: Iterable[Table], locale: str | None) -> list[TableCard]:
        return [await self.of_table(table.id, locale) for table in tables]

    async def _result(self, position: Position, locale: str) -> str:
        if position.game.status not in (Status.OVER, Status.ENDED):
            return ""
        if not position.has_started:
            return self._context.words(position, locale)("lobby-closed")
        if position.outcome is None:
            (last,) = await self._positions.moves(position.game.id, position.game.seq)
            return self._context.words(position, locale)(ended_by(position, last))
        return question(position, self._context.catalogue, position.view(None), locale)


def _waits(position: Position) -> tuple[Wait, ...]:
    """Returns the waits of a table; seats that the computer plays are left out."""
    awaited, waits = team_rules.people_to_wait_for(position), []
    for seat in automatic_answers.waiting_seats(position):
        people = tuple(person for person in position.chairs[seat].people if person in awaited)
        visit = position.visits.get(seat)
        if people and visit is not None and not turn_clock.stands_in(position, seat):
            waits.append(Wait(people=people, since=visit.since, until=visit.deadline))
    return tuple(waits)
