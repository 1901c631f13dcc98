"""Taking back: free as long as it tells nobody anything, else everyone at the table must agree."""

from dataclasses import replace

from bot.service import history
from bot.service.book import Book
from bot.service.errors import NothingToAgree, NothingToUndo, NoWayBack, SeenSince, Stale
from bot.service.look import table_of
from bot.service.position import Position
from bot.service.report import Report, UndoVote
from bot.service.room import Done, Room, seated
from bot.service.step import Row
from bot.service.table import Table
from bot.store import games
from bot.store.rows import GameId, Kind, Move, Person, UserId, Vote
from engine.core import Seat


class TakingBack(Room):
    """Moves taken back, freely or by agreement."""

    async def undo(
        self,
        game_id: GameId,
        user_id: UserId,
        *,
        seq: int | None = None,
        interaction_id: int | None = None,
        locale: str | None = None,
    ) -> Report | UndoVote:
        """Takes back the person's last move and what followed it.

        With `seq`, only if the game still stands there: a button pressed twice takes one move back.

        Free when all of it was his own, without dice, and told nobody anything hidden; else everyone else
        at the table is asked, and the vote is returned. Alone, or against computers, there is nobody to ask:
        what has been shown stands, so that nobody fishes for better dice.
        """
        async with self._book.queue(game_id):
            done = await self._worked_off(interaction_id)
            if done is None:
                position = await self._in_play(game_id)
                seat = seated(position, user_id)
                if seq not in (None, position.game.seq):
                    raise Stale
                vote, back = await _wish(self._book, position, seat, user_id)
                free = history.is_free(position.title, back, seat)
                if not free and not _missing(position, vote):
                    raise NoWayBack if any(move.draws for move in back) else SeenSince
                if not free:
                    vote = await self._asked_before(game_id, vote)
                    await self._database.write(games.put_vote, game_id, vote)
                    return await self._vote(position, vote)
                done = await self._take_back(position, vote, interaction_id)
        return await self._follow_up(done, user_id, locale)

    async def agree(
        self,
        game_id: GameId,
        user_id: UserId,
        *,
        seq: int,
        interaction_id: int | None = None,
        locale: str | None = None,
    ) -> Report | UndoVote:
        """Agrees to take back; the last one needed takes back. `seq` is the vote's."""
        async with self._book.queue(game_id):
            done = await self._worked_off(interaction_id)
            if done is None:
                position = await self._in_play(game_id)
                seat = seated(position, user_id)
                vote = await self._open_vote(game_id, seq)
                vote = replace(vote, agreed=(*vote.agreed, seat))
                if _missing(position, vote):
                    await self._database.write(games.put_vote, game_id, vote)
                    return await self._vote(position, vote)
                done = await self._take_back(position, vote, interaction_id)
        return await self._follow_up(done, user_id, locale)

    async def disagree(self, game_id: GameId, user_id: UserId, *, seq: int) -> Table:
        """Ends the vote; the moves stand."""
        async with self._book.queue(game_id):
            seated(await self._in_play(game_id), user_id)
            await self._open_vote(game_id, seq)
            await self._database.write(games.drop_vote, game_id)
        return await self.table(game_id)

    async def _asked_before(self, game_id: GameId, vote: Vote) -> Vote:
        """Returns the vote as it stands if the same was asked before: who has agreed need not do so again."""
        known = await self._database.read(games.vote, game_id)
        return known if known is not None and replace(known, agreed=vote.agreed) == vote else vote

    async def _open_vote(self, game_id: GameId, seq: int) -> Vote:
        vote = await self._database.read(games.vote, game_id)
        if vote is None or vote.seq != seq:
            raise NothingToAgree
        return vote

    async def _take_back(self, position: Position, vote: Vote, interaction_id: int | None) -> Done:
        seat = seated(position, vote.asked_by)
        return Done.of(await _take_back(self._book, position, vote, seat, interaction_id))

    async def _vote(self, position: Position, vote: Vote) -> UndoVote:
        table = table_of(position, self.catalogue)
        back = history.standing(await self._book.moves(table.id, vote.back_to + 1))
        (asked_by,) = (person for person in table.everyone if person.id == vote.asked_by)
        return UndoVote(
            table=table,
            seq=vote.seq,
            moves=sum(move.kind is Kind.MOVE for move in back),
            asked_by=asked_by,
            missing=_missing(position, vote),
        )


async def _wish(book: Book, position: Position, seat: Seat, user_id: UserId) -> tuple[Vote, tuple[Move, ...]]:
    """Returns what a seat would take back, as a vote and as moves; raises when there is nothing."""
    moves = await book.moves(position.game.id)
    back = history.to_take_back(moves, seat)
    if not back or back[0].seq - 1 < position.game.rules_since:  # other rules held before
        raise NothingToUndo
    vote = Vote(seq=position.game.seq, back_to=back[0].seq - 1, asked_by=user_id, agreed=(seat,))
    return vote, back


def _missing(position: Position, vote: Vote) -> tuple[Person, ...]:
    """Returns the people of the seats that have not agreed."""
    return tuple(
        person for chair in position.chairs if chair.seat not in vote.agreed for person in chair.people
    )


async def _take_back(
    book: Book, position: Position, vote: Vote, seat: Seat, interaction_id: int | None
) -> Position:
    """Writes that the game stands where it stood before; nothing is deleted."""
    turns = {move.turn for move in await book.moves(position.game.id, vote.back_to + 1)}
    row = Row(
        kind=Kind.UNDO,
        state=await book.state_at(position, vote.back_to),
        seat=seat,
        by_user=vote.asked_by,
        interaction_id=interaction_id,
        back_to=vote.back_to,
        new_turn=turns != {position.game.turn},  # the old message would be far above
    )
    return await book.write(position, row)
