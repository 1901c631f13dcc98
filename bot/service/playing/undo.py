"""Taking back: free as long as it tells nobody anything, else everyone at the table must agree."""

from bot.service.errors import NothingToUndo, NoWayBack, SeenSince, Stale
from bot.service.model import history
from bot.service.model.position import Position, seat_at
from bot.service.model.transition import Entry
from bot.service.playing.votes import Ballot, Votes, missing
from bot.service.running.positions import Positions
from bot.service.running.requests import Committed, Requests, Written
from bot.store.rows import GameId, Kind, Move, UserId, Vote, VoteKind
from engine.core import Seat

LATELY = 40  # rows that are looked at before a button is offered; a command looks at all before it says no


class Undo:
    """Moves taken back, freely or by agreement."""

    def __init__(self, positions: Positions, requests: Requests, votes: Votes) -> None:
        self._positions = positions
        self._requests = requests
        self._votes = votes
        votes.on_agreement(VoteKind.UNDO, self._take_back)

    async def ask(
        self,
        game_id: GameId,
        user_id: UserId,
        *,
        seq: int | None = None,
        interaction_id: int | None = None,
        locale: str | None = None,
    ) -> Committed | Ballot:
        """Takes back the person's last order, whole, and what followed it.

        With `seq`, only if the game still stands there: a button pressed twice takes one move back.

        Free when all of it was their own, without dice, and told nobody anything hidden; else everyone else
        at the table is asked, and the vote is returned. Alone, or against computers, there is nobody to ask:
        what has been shown stands, so that nobody fishes for better dice.
        """

        async def attempt() -> Written | Ballot:
            position = await self._positions.in_play(game_id)
            seat = seat_at(position, user_id)
            if seq not in (None, position.game.seq):
                raise Stale
            vote, back = await self._wish(position, seat, user_id)
            free = history.is_free(position.title, back, seat)
            if not free and not missing(position, vote):
                raise NoWayBack if any(move.draws for move in back) else SeenSince
            if not free:
                return await self._votes.call(position, vote)
            return await self._take_back(position, vote, interaction_id)

        written = await self._requests.write(game_id, interaction_id, attempt)
        if isinstance(written, Ballot):
            return written
        return await self._requests.finish(written, user_id, locale)

    async def is_free(self, game_id: GameId, user_id: UserId) -> bool:
        """Tells whether a person can take back what they did last without asking anybody."""
        position = await self._positions.at(game_id)
        seat = position.seat_of(user_id)
        if seat is None or not position.is_playing:
            return False
        since = max(position.game.seq - LATELY, position.game.rules_since + 1)
        moves = await self._positions.moves(game_id, since)
        back = history.to_take_back(position.title, moves, seat)
        return bool(back) and history.is_free(position.title, back, seat)

    async def _last_order(self, position: Position, seat: Seat) -> tuple[Move, ...]:
        """Returns what a seat has done last and all that followed; the latest rows are looked at first."""
        lately = max(position.game.seq - LATELY, 0)
        for since in dict.fromkeys((lately, 0)):
            moves = await self._positions.moves(position.game.id, since)
            back = history.to_take_back(position.title, moves, seat)
            if back and back[0].cause >= since:  # else it may have begun before
                return back
        return ()

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
        back = await self._last_order(position, seat)
        if not back or back[0].seq - 1 < position.game.rules_since:  # other rules held before
            raise NothingToUndo
        vote = Vote(
            kind=VoteKind.UNDO,
            seq=position.game.seq,
            asked_by=user_id,
            agreed=(seat,),
            back_to=back[0].seq - 1,
            about=len(back),
        )
        return vote, back
