"""Votes: proposals that everybody at a table has to agree to."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from bot.copies import replace
from bot.service.context import Context
from bot.service.errors import NotYourVote
from bot.service.model.changes.change import Change
from bot.service.model.changes.votes import (
    Agreed,
    Disagreed,
    VoteCalled,
    electorate,
    missing,
    standing_vote,
)
from bot.service.model.position import Position, seat_at
from bot.service.model.table import Table
from bot.service.playing.requests import Committed, Requests
from bot.service.running.positions import Positions, playing
from bot.service.running.writer import Decide, Decision, TableWriter
from bot.service.showing.views import table_of
from bot.store.rows import GameId, Person, UserId, Vote, VoteKind
from engine.core import Seat

Consequence = Callable[[Position, Vote], Awaitable[Change]]


@dataclass(frozen=True, kw_only=True)
class Ballot:
    """An open vote as it is shown to the table."""

    table: Table
    kind: VoteKind
    number: int
    asked_by: Person
    missing: tuple[Person, ...]  # people who have not agreed; one per seat is enough
    about: int = 0  # the number of moves, days or seconds, or the id of the person who would sit down
    seat: Seat | None = None  # the seat to be handed over
    silent: bool = False  # it is posted without notifying anybody


class Votes:
    """Calls votes and carries out their consequences."""

    def __init__(
        self, context: Context, positions: Positions, writer: TableWriter, requests: Requests
    ) -> None:
        self._context = context
        self._positions = positions
        self._writer = writer
        self._requests = requests
        self._consequences: dict[VoteKind, Consequence] = {}

    def on_agreement(self, kind: VoteKind, consequence: Consequence) -> None:
        """Registers the consequence of a kind of vote that has to be read from the journal."""
        self._consequences[kind] = consequence

    async def ask(
        self,
        game_id: GameId,
        user_id: UserId,
        decide: Decide,
        *,
        interaction_id: int | None = None,
        locale: str | None = None,
    ) -> Committed | Ballot:
        """Makes a change that may need a vote; returns the ballot if others have to agree first."""
        written = await self._writer.change(game_id, decide, interaction_id=interaction_id)
        vote = written.position.vote
        asked = isinstance(written.change, VoteCalled | Agreed) or (written.repeated and not written.rows)
        if asked and vote is not None:
            return self._ballot(written.position, vote)
        return await self._requests.finish(written, user_id, locale)

    async def agree(
        self,
        game_id: GameId,
        user_id: UserId,
        *,
        number: int,
        interaction_id: int | None = None,
        locale: str | None = None,
    ) -> Committed | Ballot:
        """Agrees to the vote with this number; the last consent needed carries it out."""
        decide = partial(self._agreement, user_id, number)
        written = await self._writer.change(game_id, decide, interaction_id=interaction_id)
        vote = written.position.vote
        if vote is not None and vote.number == number:
            return self._ballot(written.position, vote)
        return await self._requests.finish(written, user_id, locale)

    async def disagree(
        self, game_id: GameId, user_id: UserId, *, number: int, interaction_id: int | None = None
    ) -> Table:
        """Refuses a vote, which closes it."""
        decide = partial(_disagreement, user_id, number)
        written = await self._writer.change(game_id, decide, interaction_id=interaction_id)
        return table_of(written.position, self._context.catalogue)

    async def standing(self, game_id: GameId, number: int) -> Ballot | None:
        """Returns the open vote with this number; None: it has closed."""
        position = await self._positions.at(game_id)
        vote = position.vote
        return None if vote is None or vote.number != number else self._ballot(position, vote)

    async def _agreement(self, user_id: UserId, number: int, position: Position) -> Decision:
        seat = seat_at(playing(position), user_id)
        vote = standing_vote(position, number)
        vote = replace(vote, agreed=(*vote.agreed, seat))
        if missing(position, vote) or vote.kind not in self._consequences:
            return Agreed(number=number, seat=seat)
        then = await self._consequences[vote.kind](position, vote)
        return Agreed(number=number, seat=seat, then=then)

    def _ballot(self, position: Position, vote: Vote) -> Ballot:
        table = table_of(position, self._context.catalogue)
        (asked_by,) = (person for person in table.everyone if person.id == vote.asked_by)
        return Ballot(
            table=table,
            kind=vote.kind,
            number=vote.number,
            asked_by=asked_by,
            missing=missing(position, vote),
            about=vote.about or 0,
            seat=vote.seat,
            silent=vote.silent,
        )


def _disagreement(user_id: UserId, number: int, position: Position) -> Decision:
    seat = seat_at(playing(position), user_id)
    vote = standing_vote(position, number)
    if seat == vote.seat and seat not in electorate(position, vote):
        raise NotYourVote
    person = next(one for one in position.chairs[seat].people if one.id == user_id)
    return Disagreed(number=number, person=person)
