"""Ending a table without a result: by host, vote or moderator, by timeout, or because its channel is gone."""

from functools import partial

from bot.service.errors import NotHost, NotPlaying, OthersPlay
from bot.service.model.changes.journal import CalledOff
from bot.service.model.changes.lobby import LobbyClosed
from bot.service.model.changes.votes import vote_or_change
from bot.service.model.notices import notice
from bot.service.model.position import Position, seat_at
from bot.service.model.turn_clock import has_people_there
from bot.service.playing.requests import Committed, Requests
from bot.service.playing.votes import Ballot, Votes
from bot.service.running.positions import playing
from bot.service.running.writer import Decision, TableWriter
from bot.store.rows import ByWhom, DuePost, GameId, Status, UserId, Vote, VoteKind


class Ending:
    """Ends tables without a result."""

    def __init__(self, writer: TableWriter, requests: Requests, votes: Votes) -> None:
        self._writer = writer
        self._requests = requests
        self._votes = votes

    async def end(
        self,
        game_id: GameId,
        user_id: UserId,
        *,
        moderator: bool = False,
        interaction_id: int | None = None,
    ) -> Committed:
        """Ends a lobby or game on behalf of its host or a moderator.

        A host ends a running game alone only if nobody else is there; else raises `OthersPlay`.
        """
        decide = partial(_ending, user_id, moderator)
        return await self._requests.change(game_id, decide, interaction_id=interaction_id)

    async def ask(
        self, game_id: GameId, user_id: UserId, *, interaction_id: int | None = None
    ) -> Committed | Ballot:
        """Starts a vote to end the game; if no other person has to agree, ends it at once."""
        return await self._votes.ask(
            game_id, user_id, partial(_asking, user_id), interaction_id=interaction_id
        )

    async def expire(self, game_id: GameId) -> None:
        """Ends a game that has been abandoned for too long."""
        await self._writer.change(game_id, _expiring)

    async def lose(self, game_id: GameId) -> None:
        """Ends a table whose channel is gone and notifies its people by direct message."""
        await self._writer.change(game_id, _losing)

    async def withdraw(self, game_id: GameId) -> None:
        """Closes a lobby whose message could not be posted."""
        await self._writer.change(
            game_id, lambda position: LobbyClosed() if position.game.status is Status.LOBBY else None
        )


def _ending(user_id: UserId, moderator: bool, position: Position) -> Decision:
    if position.game.host.id != user_id and not moderator:
        raise NotHost
    if position.game.status is Status.LOBBY:
        return LobbyClosed()
    if not position.is_playing:
        raise NotPlaying
    if not moderator and others_there(position, user_id):
        raise OthersPlay
    return CalledOff(by_user=user_id)


def others_there(position: Position, user_id: UserId) -> bool:
    """Tells whether people are present at a seat other than a person's own."""
    mine = position.seat_of(user_id)
    return any(has_people_there(chair) for chair in position.chairs if chair.seat != mine)


def _asking(user_id: UserId, position: Position) -> Decision:
    seat = seat_at(playing(position), user_id)
    vote = Vote(kind=VoteKind.END, seq=position.game.seq, asked_by=user_id, agreed=(seat,))
    alone = not others_there(position, user_id)
    return vote_or_change(position, vote, CalledOff(by_user=user_id if alone else None))


def _expiring(position: Position) -> Decision:
    return CalledOff(by_whom=ByWhom.CLOCK) if position.is_playing else None


def _losing(position: Position) -> Decision:
    if position.game.status is Status.LOBBY:
        return LobbyClosed(dues=_farewells(position))
    return CalledOff(by_whom=ByWhom.COMPUTER, dues=_farewells(position)) if position.is_playing else None


def _farewells(position: Position) -> tuple[DuePost, ...]:
    return tuple(
        notice(position.game, "notice-lost", to=person.id, named={"title": "title-name"})
        for chair in position.chairs
        for person in chair.people
    )
