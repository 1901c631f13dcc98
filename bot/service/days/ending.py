"""Calling a table off: by its host, by all who sit there, by a moderator, or because its place is gone."""

from bot.service.context import Context
from bot.service.errors import NotHost, NotPlaying
from bot.service.model.notices import notice
from bot.service.model.position import Position, seat_at
from bot.service.model.transition import Entry
from bot.service.playing.votes import Ballot, Votes
from bot.service.running.positions import Positions
from bot.service.running.requests import Committed, Requests, Written
from bot.store import games, places
from bot.store.rows import ByWhom, GameId, Kind, Status, UserId, Vote, VoteKind


class Ending:
    """Ends without a result."""

    def __init__(self, context: Context, positions: Positions, requests: Requests, votes: Votes) -> None:
        self._context = context
        self._positions = positions
        self._requests = requests
        self._votes = votes
        votes.on_agreement(VoteKind.END, self._end_agreed)

    async def end(
        self,
        game_id: GameId,
        user_id: UserId,
        *,
        moderator: bool = False,
        interaction_id: int | None = None,
    ) -> Committed:
        """Calls a lobby or game off; the host may, and whoever keeps order where it is played."""

        async def attempt() -> Written:
            position = await self._positions.at(game_id)
            if position.game.host.id != user_id and not moderator:
                raise NotHost
            return await self._call_off(position, user_id, interaction_id)

        return await self._requests.change(game_id, interaction_id, attempt)

    async def ask(
        self, game_id: GameId, user_id: UserId, *, interaction_id: int | None = None
    ) -> Committed | Ballot:
        """Asks the others to end the game; who is alone ends it."""

        async def attempt() -> Written | Ballot:
            position = await self._positions.in_play(game_id)
            seat = seat_at(position, user_id)
            wish = Vote(kind=VoteKind.END, seq=position.game.seq, asked_by=user_id, agreed=(seat,))
            ballot = await self._votes.call(position, wish)
            if ballot.missing:
                return ballot
            return await self._end_agreed(position, wish, interaction_id)

        written = await self._requests.write(game_id, interaction_id, attempt)
        return written if isinstance(written, Ballot) else await self._requests.finish(written)

    async def expire(self, game_id: GameId) -> None:
        """Ends a game at which nobody has been for long."""
        async with self._positions.queue(game_id):
            position = await self._positions.at(game_id)
            if position.is_playing:
                await self._call_off(position, None, None, by_whom=ByWhom.CLOCK)

    async def lose(self, game_id: GameId) -> None:
        """Ends a table whose place is gone; those who sat there are told by direct message."""
        async with self._positions.queue(game_id):
            position = await self._positions.at(game_id)
            if position.game.status not in (Status.LOBBY, Status.PLAYING):
                return
            await self._call_off(position, None, None, by_whom=ByWhom.COMPUTER)
            told = [
                notice(position.game, "notice-lost", to=person.id, named={"title": "title-name"})
                for chair in position.chairs
                for person in chair.people
            ]
            await self._context.database.write(places.owe, position.game, told)
        self._context.announcements.send(game_id)

    async def _end_agreed(self, position: Position, wish: Vote, interaction_id: int | None) -> Written:
        """Ends a game that all wanted to end: nobody in particular did."""
        return await self._call_off(position, None, interaction_id)

    async def _call_off(
        self,
        position: Position,
        user_id: UserId | None,
        interaction_id: int | None,
        by_whom: ByWhom = ByWhom.PLAYER,
    ) -> Written:
        game = position.game
        if game.status is Status.LOBBY:
            await self._context.database.write(games.break_off, game.id, self._context.now())
            self._positions.forget(game.id)
            return Written(game_id=game.id)
        if not position.is_playing:
            raise NotPlaying
        entry = Entry(
            kind=Kind.END,
            state=position.state,
            by_whom=by_whom,
            by_user=user_id,
            interaction_id=interaction_id,
            ended=True,
        )
        return Written.of(await self._positions.write(position, entry))
