"""Clocks by vote: a pause, in which players may still act, and another pace."""

from functools import partial

from bot.service.context import Context
from bot.service.errors import BadOption, BadPause, NotPaused
from bot.service.model.changes.days import ClocksStarted
from bot.service.model.changes.votes import consequence, vote_or_change
from bot.service.model.notices import board_again, notice
from bot.service.model.position import Position, seat_at
from bot.service.model.table import PACES
from bot.service.playing.requests import Committed, Requests
from bot.service.playing.votes import Ballot, Votes
from bot.service.running.positions import playing
from bot.service.running.writer import Decision
from bot.store.rows import Alarm, GameId, UserId, Vote, VoteKind

LONGEST, USUAL = 14, 7  # days


class Pausing:
    """Pauses tables and changes their pace, by vote."""

    def __init__(self, context: Context, requests: Requests, votes: Votes) -> None:
        self._context = context
        self._requests = requests
        self._votes = votes

    async def ask(
        self, game_id: GameId, user_id: UserId, days: int = USUAL, *, interaction_id: int | None = None
    ) -> Committed | Ballot:
        """Starts a vote to pause for some days; if no other person has to agree, pauses at once."""
        if not 1 <= days <= LONGEST:
            raise BadPause(LONGEST)
        decide = partial(_asking, user_id, days, self._context.now())
        return await self._votes.ask(game_id, user_id, decide, interaction_id=interaction_id)

    async def ask_pace(
        self, game_id: GameId, user_id: UserId, pace: str, *, interaction_id: int | None = None
    ) -> Committed | Ballot:
        """Starts a vote on another pace, named as in /new; if nobody else has to agree, sets it at once."""
        if pace not in PACES:
            raise BadOption("pace")
        decide = partial(_asking_pace, user_id, PACES[pace] or 0, self._context.now())
        return await self._votes.ask(game_id, user_id, decide, interaction_id=interaction_id)

    async def resume(
        self, game_id: GameId, user_id: UserId, *, interaction_id: int | None = None
    ) -> Committed:
        """Ends a pause, for a person at the table."""
        return await self._requests.change(
            game_id, partial(_resuming, user_id), interaction_id=interaction_id, user_id=user_id
        )

    async def time_is_up(self, alarm: Alarm) -> None:
        """Ends a pause whose time is over, unless it was ended or set to another time meanwhile."""
        await self._requests.change(alarm.game_id, partial(_ringing, alarm))


def _asking(user_id: UserId, days: int, at: float, position: Position) -> Decision:
    seat = seat_at(playing(position), user_id)
    vote = Vote(kind=VoteKind.PAUSE, seq=position.game.seq, asked_by=user_id, agreed=(seat,), about=days)
    return vote_or_change(position, vote, consequence(position, vote, at))


def _asking_pace(user_id: UserId, pace: int, at: float, position: Position) -> Decision:
    seat = seat_at(playing(position), user_id)
    if (position.settings.pace or 0) == pace:
        return None
    vote = Vote(kind=VoteKind.PACE, seq=position.game.seq, asked_by=user_id, agreed=(seat,), about=pace)
    return vote_or_change(position, vote, consequence(position, vote, at))


def _resuming(user_id: UserId, position: Position) -> Decision:
    seat_at(playing(position), user_id)
    if position.game.paused_until is None:
        raise NotPaused
    return _clocks_start(position)


def _ringing(alarm: Alarm, position: Position) -> Decision:
    return _clocks_start(position) if alarm in position.alarms else None


def _clocks_start(position: Position) -> ClocksStarted:
    return ClocksStarted(told=(notice(position.game, "notice-resumed"), board_again(position.game)))
