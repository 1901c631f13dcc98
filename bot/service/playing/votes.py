"""What all at a table have to agree to: kept, counted, and dropped when one does not."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from bot.service.context import Context
from bot.service.errors import NothingToAgree, NotYourVote
from bot.service.model.position import Position, seat_at
from bot.service.model.table import Table
from bot.service.running.positions import Positions
from bot.service.running.requests import Committed, Requests, Written
from bot.service.showing.views import table_of
from bot.store import votes
from bot.store.rows import GameId, Person, UserId, Vote, VoteKind, VotePost
from engine.core import Seat

CarryOut = Callable[[Position, Vote, int | None], Awaitable[Written]]  # the last is the interaction's number


@dataclass(frozen=True, kw_only=True)
class Ballot:
    """A wish as the table is asked about it."""

    table: Table
    kind: VoteKind
    number: int
    asked_by: Person
    missing: tuple[Person, ...]  # who has not agreed yet; one of each seat is enough
    about: int = 0  # how many moves would be taken back, how many days it would pause, who would sit down
    seat: Seat | None = None  # the seat that would be handed over
    replaces: VotePost | None = None  # the message of an earlier question, which this one closes


class Votes:
    """Wishes at tables; but for `agree` and `disagree`, the table's queue must be held."""

    def __init__(self, context: Context, positions: Positions, requests: Requests) -> None:
        self._context = context
        self._positions = positions
        self._requests = requests
        self._carry_out: dict[VoteKind, CarryOut] = {}

    def on_agreement(self, kind: VoteKind, carry_out: CarryOut) -> None:
        """Says what is done once all have agreed to a kind of wish; without it, they have only agreed."""
        self._carry_out[kind] = carry_out

    async def call(self, position: Position, wish: Vote) -> Ballot:
        """Puts a question to the table, in place of any other. Earlier consent to the same counts for it.

        It has a number of its own, so that an answer to another question never counts for this one.
        """
        game_id, database = position.game.id, self._context.database
        known = await database.read(votes.standing, game_id)
        earlier = await database.read(votes.post, game_id)
        if known is not None and _is_same(known, wish):
            wish = replace(known, agreed=_with(known.agreed, *wish.agreed))
        wish = replace(wish, number=await database.write(votes.call, game_id, wish))
        return replace(self.ballot(position, wish), replaces=earlier)

    async def note_post(self, ballot: Ballot, *, channel_id: int, message_id: int) -> None:
        """Stores which message asks a question, so that it can be closed later."""
        await self._context.database.write(
            votes.note_post, ballot.table.id, ballot.number, channel_id, message_id
        )

    async def agree(
        self,
        game_id: GameId,
        user_id: UserId,
        *,
        number: int,
        interaction_id: int | None = None,
        locale: str | None = None,
    ) -> Committed | Ballot:
        """Agrees to a wish; the last one needed carries it out."""

        async def attempt() -> Written | Ballot:
            position = await self._positions.in_play(game_id)
            wish = await self._count(position, user_id, number)
            if missing(position, wish) or wish.kind not in self._carry_out:
                return self.ballot(position, wish)
            return await self._carry_out[wish.kind](position, wish, interaction_id)

        written = await self._requests.write(game_id, interaction_id, attempt)
        if isinstance(written, Ballot):
            return written
        return await self._requests.finish(written, user_id, locale)

    async def _count(self, position: Position, user_id: UserId, number: int) -> Vote:
        """Counts a person's yes, for all of their seat."""
        seat = seat_at(position, user_id)
        wish = await self.standing(position.game.id, number)
        wish = replace(wish, agreed=_with(wish.agreed, seat))
        await self._context.database.write(votes.count, position.game.id, number, wish.agreed)
        return wish

    async def disagree(self, game_id: GameId, user_id: UserId, *, number: int) -> Table:
        """Ends a vote; all stays as it was."""
        async with self._positions.queue(game_id):
            position = await self._positions.in_play(game_id)
            seat = seat_at(position, user_id)
            wish = await self.standing(game_id, number)
            if seat == wish.seat and seat not in _electorate(position, wish):
                raise NotYourVote
            await self.drop(game_id)
        return table_of(position, self._context.catalogue)

    async def standing(self, game_id: GameId, number: int) -> Vote:
        """Returns the vote with this number; raises `NothingToAgree` when it has lapsed."""
        wish = await self._context.database.read(votes.standing, game_id)
        if wish is None or wish.number != number:
            raise NothingToAgree
        return wish

    async def drop(self, game_id: GameId) -> None:
        """Forgets what was asked."""
        await self._context.database.write(votes.drop, game_id)

    def ballot(self, position: Position, wish: Vote) -> Ballot:
        """Returns a wish as the table is asked about it."""
        table = table_of(position, self._context.catalogue)
        (asked_by,) = (person for person in table.everyone if person.id == wish.asked_by)
        return Ballot(
            table=table,
            kind=wish.kind,
            number=wish.number,
            asked_by=asked_by,
            missing=missing(position, wish),
            about=wish.about or 0,
            seat=wish.seat,
        )


def missing(position: Position, wish: Vote) -> tuple[Person, ...]:
    """Returns the people of the seats that must agree and have not."""
    return tuple(
        person
        for chair in position.chairs
        if chair.seat in _electorate(position, wish) and chair.seat not in wish.agreed
        for person in chair.people
    )


def _electorate(position: Position, wish: Vote) -> tuple[Seat, ...]:
    """Returns the seats that decide: not those that are away, and not the one to be handed over.

    Where that would leave the asker alone, its owner is asked, too: one voice is no vote.
    """
    there = tuple(chair.seat for chair in position.chairs if chair.people and not chair.away)
    others = tuple(seat for seat in there if seat != wish.seat)
    alone = others == (position.seat_of(wish.asked_by),)
    return there if alone else others


def _is_same(known: Vote, wish: Vote) -> bool:
    """Tells whether the same is wished again; what is taken back or given away depends on who asks."""
    if known.kind in (VoteKind.UNDO, VoteKind.REPLACE) and known.asked_by != wish.asked_by:
        return False
    asked = replace(known, number=wish.number, seq=wish.seq, asked_by=wish.asked_by, agreed=wish.agreed)
    return asked == wish


def _with(agreed: tuple[Seat, ...], *seats: Seat) -> tuple[Seat, ...]:
    return tuple(dict.fromkeys((*agreed, *seats)))
