"""Undo: free if the moves revealed nothing, else by vote."""

from functools import partial

from bot.service.errors import NothingToUndo, NoWayBack, SeenSince, Stale
from bot.service.model import history
from bot.service.model.changes.change import Change
from bot.service.model.changes.journal import TakenBack
from bot.service.model.changes.votes import missing, vote_or_change
from bot.service.model.position import Position, seat_at
from bot.service.playing.requests import Committed
from bot.service.playing.votes import Ballot, Votes
from bot.service.running.positions import Positions, playing
from bot.service.running.writer import Decision
from bot.store.rows import GameId, Move, UserId, Vote, VoteKind
from engine.core import Seat

LATELY = 40  # rows that are read to decide whether to show the button; a command reads all


class Undo:
    """Takes moves back, freely or by vote."""

    def __init__(self, positions: Positions, votes: Votes) -> None:
        self._positions = positions
        self._votes = votes
        votes.on_agreement(VoteKind.UNDO, self._taking_back)

    async def ask(
        self,
        game_id: GameId,
        user_id: UserId,
        *,
        seq: int | None = None,
        interaction_id: int | None = None,
        locale: str | None = None,
    ) -> Committed | Ballot:
        """Takes back the person's last order and all moves after it.

        With `seq`, only if that is still the last row, so that a double press takes back one order.

        It is free if all moves are their own, without dice and without reveals; else everyone else at the
        table is asked, and the vote is returned. Alone, or against computers, no one could agree: then
        revealed information stands, so that players cannot fish for better dice.
        """
        decide = partial(self._decide, user_id, seq)
        return await self._votes.ask(game_id, user_id, decide, interaction_id=interaction_id, locale=locale)

    async def _decide(self, user_id: UserId, seq: int | None, position: Position) -> Decision:
        seat = seat_at(playing(position), user_id)
        if seq not in (None, position.game.seq):
            raise Stale
        vote, back = await self._wish(position, seat, user_id)
        if history.is_free(position.title, back, seat):
            return await self._taking_back(position, vote)
        if not missing(position, vote):
            raise NoWayBack if any(move.draws for move in back) else SeenSince
        return vote_or_change(position, vote)

    async def is_free(self, game_id: GameId, user_id: UserId) -> bool:
        """Tells whether a person can take back their last order without a vote."""
        position = await self._positions.at(game_id)
        seat = position.seat_of(user_id)
        if seat is None or not position.is_playing:
            return False
        last = (await self._positions.moves(game_id, position.game.seq))[-1:]
        if last and last[0].seq > position.game.rules_since and history.decides_undo(last[0], seat):
            return history.is_free(position.title, last, seat)
        since = max(position.game.seq - LATELY, position.game.rules_since + 1)
        moves = await self._positions.moves(game_id, since)
        back = history.to_take_back(position.title, moves, seat)
        return bool(back) and history.is_free(position.title, back, seat)

    async def _last_order(self, position: Position, seat: Seat) -> tuple[Move, ...]:
        """Returns the moves of a seat's last order and all after it; tries the latest rows first."""
        lately = max(position.game.seq - LATELY, 0)
        for since in dict.fromkeys((lately, 0)):
            moves = await self._positions.moves(position.game.id, since)
            back = history.to_take_back(position.title, moves, seat)
            if back and back[0].cause >= since:  # else it may have begun earlier
                return back
        return ()

    async def _taking_back(self, position: Position, vote: Vote) -> Change:
        """Returns the change that restores the state that a vote asks for."""
        undone = await self._positions.moves(position.game.id, vote.back_to + 1)
        return TakenBack(
            seat=seat_at(position, vote.asked_by),
            by_user=vote.asked_by,
            back_to=vote.back_to,
            state=await self._positions.state_at(position, vote.back_to),
            new_turn={move.turn for move in undone} != {position.game.turn},
            reports=tuple({position.game.report, *(history.report_of(move) for move in undone)}),
        )

    async def _wish(self, position: Position, seat: Seat, user_id: UserId) -> tuple[Vote, tuple[Move, ...]]:
        """Returns the undo of a seat as a vote and as moves; raises `NothingToUndo` if there is none."""
        back = await self._last_order(position, seat)
        if not back or back[0].seq - 1 < position.game.rules_since:  # played under older rules
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
