"""Teams: several people on one seat, and their shares."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import msgspec

from bot.service.context import Context
from bot.service.errors import (
    AlreadyStarted,
    AwaitsCut,
    NoSuchFriend,
    NoSuchShare,
    NotATeam,
    NotHost,
    NotYours,
    NotYourSide,
    PartTaken,
)
from bot.service.model.changes.lobby import SettingsChosen
from bot.service.model.changes.seats import SharesGiven
from bot.service.model.position import Position, seat_at
from bot.service.model.team_rules import REST, team_parts
from bot.service.running.positions import Positions, playing
from bot.service.running.writer import Decision, TableWriter
from bot.store.rows import GameId, Person, Status, UserId
from bot.titles.title import Choice, Words
from engine.core import Seat
from engine.kit.edit import drop, put


@dataclass(frozen=True, kw_only=True)
class Team:
    """The people of a seat, the captain first, and their shares."""

    game_id: GameId
    people: tuple[Person, ...]
    shares: tuple[tuple[Choice, Person | None], ...]  # None: without an owner
    groups: tuple[tuple[Choice, tuple[str, ...]], ...]  # several shares at once


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

    async def lead(
        self, game_id: GameId, user_id: UserId, seat: Seat, part: str, *, interaction_id: int | None = None
    ) -> None:
        """Gives a part of a seat to a member of its team before the game; asking again gives it back."""
        await self._writer.change(
            game_id, partial(_leading, user_id, seat, part), interaction_id=interaction_id
        )

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
        if to is not None and to not in (person.id for person in team.people):
            raise NoSuchFriend
        shares = position.chairs[seat].shares
        for choice in _shares_to_give(team, share, user_id):
            shares = drop(shares, choice.value) if to is None else put(shares, choice.value, to)
        return SharesGiven(seat=seat, shares=shares)

    def _team(self, position: Position, seat: Seat, locale: str | None) -> Team:
        chair = position.chairs[seat]
        owners = {person.id: person for person in chair.people}
        shares = tuple(
            (choice, owners.get(chair.shares.get(choice.value, UserId(0))))
            for choice in self._shares(position, seat, locale)
        )
        rest = _rest(shares, self._context.words(position, locale))
        return Team(
            game_id=position.game.id,
            people=chair.people,
            shares=shares,
            groups=(*self._groups(position, seat, locale), *rest),
        )

    def _groups(
        self, position: Position, seat: Seat, locale: str | None
    ) -> Iterator[tuple[Choice, tuple[str, ...]]]:
        sharing = position.title.sharing
        if sharing is not None:
            words = self._context.words(position, locale)
            for name, values in sharing.groups(position.view(seat)).items():
                yield Choice(value=name, label=sharing.label(name, words)), tuple(values)

    def _shares(self, position: Position, seat: Seat, locale: str | None) -> Sequence[Choice]:
        sharing = position.title.sharing
        if sharing is None:
            return ()
        return sharing.shares(position.view(seat), self._context.words(position, locale))


def _leading(user_id: UserId, seat: Seat, part: str, position: Position) -> Decision:
    if position.game.status is not Status.LOBBY:
        raise AlreadyStarted
    if position.game.opening is not None:
        raise AwaitsCut
    if seat_at(position, user_id) != seat:
        raise NotYourSide
    chair = position.chairs[_team_seat(position, user_id)]
    if part not in team_parts(position, chair):
        raise NoSuchShare
    owner = next((one for one in chair.people if one.id == chair.shares.get(part)), None)
    if owner is None:
        others = {name: one for name, one in chair.shares.items() if one != user_id}
        return SharesGiven(seat=seat, shares={**others, part: user_id})
    if owner.id != user_id:
        raise PartTaken(owner.name)
    return SharesGiven(seat=seat, shares=drop(chair.shares, part))


def _substitution(user_id: UserId, allowed: bool, position: Position) -> Decision:
    if position.game.host.id != user_id:
        raise NotHost
    return SettingsChosen(settings=msgspec.structs.replace(position.settings, substitutes=allowed))


def _team_seat(position: Position, user_id: UserId) -> Seat:
    seat = seat_at(position, user_id)
    if len(position.chairs[seat].people) < 2:
        raise NotATeam
    return seat


def _rest(
    shares: Sequence[tuple[Choice, Person | None]], words: Words
) -> Iterator[tuple[Choice, tuple[str, ...]]]:
    """Yields the group of all shares without an owner, if there are both kinds."""
    free = tuple(choice.value for choice, owner in shares if owner is None)
    if free and len(free) < len(shares):
        yield Choice(value=REST, label=words("team-rest")), free


def _shares_to_give(team: Team, named: str, user_id: UserId) -> list[Choice]:
    """Returns the shares that a person gives away by a name: one, or all of a group that are theirs to give.

    Raises `NotYours` if there is none among them.
    """
    for choice, values in team.groups:
        if named.casefold() in (choice.value.casefold(), choice.label.casefold()):
            wanted = [share for share in team.shares if share[0].value in values]
            break
    else:
        wanted = [_share(team, named)]
    mine = [choice for choice, owner in wanted if owner is None or user_id in (owner.id, team.people[0].id)]
    if not mine:
        (choice, owner), *_ = wanted
        raise NotYours(share=choice.label, friend=owner.name if owner else "")
    return mine


def _share(team: Team, named: str) -> tuple[Choice, Person | None]:
    """Returns a share and its owner, by its value or label."""
    for choice, owner in team.shares:
        if named.casefold() in (choice.value.casefold(), choice.label.casefold()):
            return choice, owner
    raise NoSuchShare
