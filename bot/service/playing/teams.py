"""Teams: several people on one seat, and their shares."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import msgspec

from bot.service.context import Context
from bot.service.errors import (
    NoSuchFriend,
    NoSuchShare,
    NotATeam,
    NotHost,
    NotYours,
)
from bot.service.model.changes.lobby import SettingsChosen
from bot.service.model.changes.seats import SharesGiven
from bot.service.model.position import Position, seat_at
from bot.service.running.positions import Positions, playing
from bot.service.running.writer import Decision, TableWriter
from bot.store.rows import GameId, Person, UserId
from bot.titles.title import Choice
from engine.core import Seat
from engine.kit.edit import drop, put


@dataclass(frozen=True, kw_only=True)
class Team:
    """The people of a seat, the captain first, and their shares."""

    game_id: GameId
    people: tuple[Person, ...]
    shares: tuple[tuple[Choice, Person | None], ...]  # None: without an owner


class Teams:
    """Assigns shares and allows substitutes."""

    def __init__(self, context: Context, positions: Positions, writer: TableWriter) -> None:
        self._context = context
        self._positions = positions
        self._writer = writer

    async def of_user(self, game_id: GameId, user_id: UserId, locale: str | None = None) -> Team:
        """Returns the team of a person; raises `NotATeam` when they sit alone."""
        position = await self._positions.in_play(game_id)
        return self._team(position, _team_seat(position, user_id), locale)

    async def assign(
        self,
        game_id: GameId,
        user_id: UserId,
        share: str,
        to: UserId | None,
        locale: str | None = None,
        *,
        interaction_id: int | None = None,
    ) -> Team:
        """Assigns a share to a member of the team, or (None) to all of them.

        The captain may assign any share, the others their own and those without an owner.
        """
        decide = partial(self._assignment, user_id, share, to, locale)
        written = await self._writer.change(game_id, decide, interaction_id=interaction_id)
        return self._team(written.position, _team_seat(written.position, user_id), locale)

    async def let_substitute(
        self, game_id: GameId, user_id: UserId, allowed: bool, *, interaction_id: int | None = None
    ) -> None:
        """Sets whether team members may act for each other; only the host may."""
        decide = partial(_substitution, user_id, allowed)
        await self._writer.change(game_id, decide, interaction_id=interaction_id)

    def _assignment(
        self, user_id: UserId, share: str, to: UserId | None, locale: str | None, position: Position
    ) -> Decision:
        seat = _team_seat(playing(position), user_id)
        team = self._team(position, seat, locale)
        choice, owner = _share(team, share)
        if owner is not None and user_id not in (owner.id, team.people[0].id):
            raise NotYours(share=choice.label, friend=owner.name)
        if to is not None and to not in (person.id for person in team.people):
            raise NoSuchFriend
        shares = position.chairs[seat].shares
        return SharesGiven(
            seat=seat, shares=drop(shares, choice.value) if to is None else put(shares, choice.value, to)
        )

    def _team(self, position: Position, seat: Seat, locale: str | None) -> Team:
        chair = position.chairs[seat]
        owners = {person.id: person for person in chair.people}
        return Team(
            game_id=position.game.id,
            people=chair.people,
            shares=tuple(
                (choice, owners.get(chair.shares.get(choice.value, UserId(0))))
                for choice in self._shares(position, seat, locale)
            ),
        )

    def _shares(self, position: Position, seat: Seat, locale: str | None) -> Sequence[Choice]:
        sharing = position.title.sharing
        if sharing is None:
            return ()
        return sharing.shares(position.view(seat), self._context.words(position, locale))


def _substitution(user_id: UserId, allowed: bool, position: Position) -> Decision:
    if position.game.host.id != user_id:
        raise NotHost
    return SettingsChosen(settings=msgspec.structs.replace(position.settings, substitutes=allowed))


def _team_seat(position: Position, user_id: UserId) -> Seat:
    seat = seat_at(position, user_id)
    if len(position.chairs[seat].people) < 2:
        raise NotATeam
    return seat


def _share(team: Team, named: str) -> tuple[Choice, Person | None]:
    """Returns a share and its owner, by its value or label."""
    for choice, owner in team.shares:
        if named.casefold() in (choice.value.casefold(), choice.label.casefold()):
            return choice, owner
    raise NoSuchShare
