"""Pausing: the clocks of a table stand still for some days; whoever likes may act all the same."""

from dataclasses import replace

from bot.service.context import Context
from bot.service.errors import BadPause, NotPaused
from bot.service.model import turn_clock
from bot.service.model.notices import board_again, notice
from bot.service.model.position import Position, seat_at
from bot.service.model.table import DAY
from bot.service.playing.votes import Ballot, Votes
from bot.service.running.positions import Positions
from bot.service.running.requests import Committed, Requests, Written
from bot.store.rows import DuePost, GameId, UserId, Vote, VoteKind

LONGEST, USUAL = 14, 7  # days


class Pausing:
    """Pauses by agreement of all who sit at a table."""

    def __init__(self, context: Context, positions: Positions, requests: Requests, votes: Votes) -> None:
        self._context = context
        self._positions = positions
        self._requests = requests
        self._votes = votes
        votes.on_agreement(VoteKind.PAUSE, self._pause)

    async def ask(self, game_id: GameId, user_id: UserId, days: int = USUAL) -> Committed | Ballot:
        """Asks the others to pause for some days from when all have agreed; who is alone pauses at once."""
        if not 1 <= days <= LONGEST:
            raise BadPause(LONGEST)
        async with self._positions.queue(game_id):
            position = await self._positions.in_play(game_id)
            wish = Vote(
                kind=VoteKind.PAUSE,
                seq=position.game.seq,
                asked_by=user_id,
                agreed=(seat_at(position, user_id),),
                about=days,
            )
            ballot = await self._votes.call(position, wish)
            if ballot.missing:
                return ballot
            written = await self._pause(position, wish, None)
        return await self._requests.finish(written)

    async def resume(self, game_id: GameId, user_id: UserId | None = None) -> Committed:
        """Ends a pause: somebody at the table may at any time; None: its time is over."""
        async with self._positions.queue(game_id):
            position = await self._positions.in_play(game_id)
            if user_id is not None:
                seat_at(position, user_id)
            if position.game.paused_until is None:
                raise NotPaused
            await self._set(position, None, notice(position.game, "notice-resumed"))
        return await self._requests.finish(Written(game_id=game_id), user_id)

    async def _pause(self, position: Position, wish: Vote, interaction_id: int | None) -> Written:
        assert wish.about is not None, "a pause has a length"
        until = self._context.now() + wish.about * DAY
        told = notice(position.game, "notice-paused", when=f"<t:{int(until)}:f>")
        await self._votes.drop(position.game.id)
        await self._set(position, until, told)
        return Written(game_id=position.game.id)

    async def _set(self, position: Position, until: float | None, told: DuePost) -> None:
        """Writes until when the clocks stand, and shows it on the board; they begin again afterwards."""
        changed = replace(position, game=replace(position.game, paused_until=until))
        if until is None:
            calendars = await self._positions.calendars(position)
            visits = turn_clock.fresh_visits(changed, calendars, self._context.now())
            changed = replace(changed, visits=visits)
        await self._positions.retime(changed, (told, board_again(position.game)))
