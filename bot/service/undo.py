"""Taking back: free as long as it tells nobody anything, else everyone at the table must agree."""

from dataclasses import dataclass, replace

from bot.service import history
from bot.service.calls import Calls, Committed, Written
from bot.service.context import Context
from bot.service.errors import NothingToAgree, NothingToUndo, NoWayBack, SeenSince, Stale
from bot.service.position import Position, seat_at
from bot.service.positions import Positions
from bot.service.table import Table
from bot.service.transition import Entry
from bot.service.views import table_of
from bot.store import games
from bot.store.rows import GameId, Kind, Move, Person, UserId, Vote
from engine.core import Seat


@dataclass(frozen=True, kw_only=True)
class UndoVote:
    """Moves can be taken back only if all agree, because they told somebody something."""

    table: Table
    seq: int  # the vote is on this position; a move ends it
    moves: int  # how many would be taken back, with what followed them
    asked_by: Person
    missing: tuple[Person, ...]  # who has not agreed yet; one of each seat is enough


class Undo:
    """Moves taken back, freely or by agreement."""

    def __init__(self, context: Context, positions: Positions, calls: Calls) -> None:
        self._context = context
        self._positions = positions
        self._calls = calls

    async def ask(
        self,
        game_id: GameId,
        user_id: UserId,
        *,
        seq: int | None = None,
        interaction_id: int | None = None,
        locale: str | None = None,
    ) -> Committed | UndoVote:
        """Takes back the person's last move and what followed it.

        With `seq`, only if the game still stands there: a button pressed twice takes one move back.

        Free when all of it was their own, without dice, and told nobody anything hidden; else everyone else
        at the table is asked, and the vote is returned. Alone, or against computers, there is nobody to ask:
        what has been shown stands, so that nobody fishes for better dice.
        """
        async with self._positions.queue(game_id):
            written = await self._calls.earlier(interaction_id)
            if written is None:
                position = await self._positions.in_play(game_id)
                seat = seat_at(position, user_id)
                if seq not in (None, position.game.seq):
                    raise Stale
                vote, back = await self._wish(position, seat, user_id)
                free = history.is_free(position.title, back, seat)
                if not free and not _missing(position, vote):
                    raise NoWayBack if any(move.draws for move in back) else SeenSince
                if not free:
                    vote = await self._asked_before(game_id, vote)
                    await self._context.database.write(games.put_vote, game_id, vote)
                    return await self._vote(position, vote)
                written = await self._take_back(position, vote, interaction_id)
        return await self._calls.finish(written, user_id, locale)

    async def agree(
        self,
        game_id: GameId,
        user_id: UserId,
        *,
        seq: int,
        interaction_id: int | None = None,
        locale: str | None = None,
    ) -> Committed | UndoVote:
        """Agrees to take back; the last one needed takes back. `seq` is the vote's."""
        async with self._positions.queue(game_id):
            written = await self._calls.earlier(interaction_id)
            if written is None:
                position = await self._positions.in_play(game_id)
                seat = seat_at(position, user_id)
                vote = await self._open_vote(game_id, seq)
                vote = replace(vote, agreed=(*vote.agreed, seat))
                if _missing(position, vote):
                    await self._context.database.write(games.put_vote, game_id, vote)
                    return await self._vote(position, vote)
                written = await self._take_back(position, vote, interaction_id)
        return await self._calls.finish(written, user_id, locale)

    async def disagree(self, game_id: GameId, user_id: UserId, *, seq: int) -> Table:
        """Ends the vote; the moves stand."""
        async with self._positions.queue(game_id):
            position = await self._positions.in_play(game_id)
            seat_at(position, user_id)
            await self._open_vote(game_id, seq)
            await self._context.database.write(games.drop_vote, game_id)
        return table_of(position, self._context.catalogue)

    async def _asked_before(self, game_id: GameId, vote: Vote) -> Vote:
        """Returns the vote as it stands if the same was asked before: who has agreed need not do so again."""
        known = await self._context.database.read(games.vote, game_id)
        return known if known is not None and replace(known, agreed=vote.agreed) == vote else vote

    async def _open_vote(self, game_id: GameId, seq: int) -> Vote:
        vote = await self._context.database.read(games.vote, game_id)
        if vote is None or vote.seq != seq:
            raise NothingToAgree
        return vote

    async def _take_back(self, position: Position, vote: Vote, interaction_id: int | None) -> Written:
        """Writes that the game stands where it stood before; nothing is deleted."""
        turns = {move.turn for move in await self._positions.moves(position.game.id, vote.back_to + 1)}
        entry = Entry(
            kind=Kind.UNDO,
            state=await self._positions.state_at(position, vote.back_to),
            seat=seat_at(position, vote.asked_by),
            by_user=vote.asked_by,
            interaction_id=interaction_id,
            back_to=vote.back_to,
            new_turn=turns != {position.game.turn},  # the old message would be far above
        )
        return Written.of(await self._positions.write(position, entry))

    async def _wish(self, position: Position, seat: Seat, user_id: UserId) -> tuple[Vote, tuple[Move, ...]]:
        """Returns what a seat would take back, as a vote and as moves; raises when there is nothing."""
        moves = await self._positions.moves(position.game.id)
        back = history.to_take_back(moves, seat)
        if not back or back[0].seq - 1 < position.game.rules_since:  # other rules held before
            raise NothingToUndo
        vote = Vote(seq=position.game.seq, back_to=back[0].seq - 1, asked_by=user_id, agreed=(seat,))
        return vote, back

    async def _vote(self, position: Position, vote: Vote) -> UndoVote:
        table = table_of(position, self._context.catalogue)
        back = history.standing_rows(await self._positions.moves(table.id, vote.back_to + 1))
        (asked_by,) = (person for person in table.everyone if person.id == vote.asked_by)
        return UndoVote(
            table=table,
            seq=vote.seq,
            moves=sum(move.kind is Kind.MOVE for move in back),
            asked_by=asked_by,
            missing=_missing(position, vote),
        )


def _missing(position: Position, vote: Vote) -> tuple[Person, ...]:
    """Returns the people of the seats that have not agreed."""
    return tuple(
        person for chair in position.chairs if chair.seat not in vote.agreed for person in chair.people
    )
