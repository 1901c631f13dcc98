"""The level of computer players, or who they are: chosen in the lobby, and changed by the host later."""

from functools import partial

from bot.service.context import Context
from bot.service.errors import BadOption, NoComputerSeat, NotHost
from bot.service.model.changes.computers import with_computer
from bot.service.model.changes.seats import LevelChosen
from bot.service.model.notices import notice
from bot.service.model.position import Position, seat_at
from bot.service.model.table import Table
from bot.service.running.writer import Decision, TableWriter
from bot.service.showing.views import table_of
from bot.store.rows import GameId, Status, UserId
from engine.core import Level, Seat

LEVEL = "level"  # the option named in `BadOption`


class Levels:
    """Sets the level of computer players."""

    def __init__(self, context: Context, writer: TableWriter) -> None:
        self._context = context
        self._writer = writer

    async def choose(
        self,
        game_id: GameId,
        user_id: UserId,
        level: str,
        seat: Seat | None = None,
        *,
        interaction_id: int | None = None,
    ) -> Table:
        """Sets the level of the computer in one seat, or (None) in all seats without people.

        `level` may name a character, who takes the first of these seats; others are drawn from its level.
        In the lobby the host and seated people may; in a running game the host, with a notice to the table.
        """
        decide = partial(self._choice, user_id, level, seat)
        written = await self._writer.change(game_id, decide, interaction_id=interaction_id)
        return table_of(written.position, self._context.catalogue)

    def _choice(self, user_id: UserId, level: str, seat: Seat | None, position: Position) -> Decision:
        _check_permission(position, user_id)
        (wanted, character), chosen = _wish(position, level), _seats_of_computers(position, seat)
        seated = _cast(position, chosen, wanted, character, self._context.now())
        words = self._context.words(position)
        sides = {one: str(words(f"seat-{position.chairs[one].key}")) for one in chosen}
        named = tuple(
            str(words("seat-of-player", player=words(f"character-{name}"), seat=sides[one]))
            for one, name in seated.items()
            if name is not None
        )
        if named:
            level_key = {"level": f"level-{wanted.value}"}
            told = notice(position.game, "notice-character", named=level_key, who=named)
        else:
            told = notice(position.game, "notice-level", seats=tuple(sides.values()), level=wanted.value)
        return LevelChosen(seats=chosen, level=wanted, characters=seated, told=(told,))


def _check_permission(position: Position, user_id: UserId) -> None:
    if position.game.host.id == user_id:
        return
    if position.game.status is not Status.LOBBY:
        raise NotHost
    seat_at(position, user_id)


def _wish(position: Position, named: str) -> tuple[Level, str | None]:
    """Returns a level by its name or that of a character; raises `BadOption` for one that the game lacks."""
    for character in position.title.characters:
        if character.id == named:
            return character.level, character.id
    for level in position.title.minds:
        if level.value == named:
            return level, None
    raise BadOption(LEVEL)


def _cast(
    position: Position, seats: tuple[Seat, ...], level: Level, character: str | None, at: float
) -> dict[Seat, str | None]:
    """Returns who the computers of some seats are at a level; the named character has the first seat."""
    chairs, found = list(position.chairs), dict[Seat, str | None]()
    for seat in seats:
        if chairs[seat].computer:
            chairs[seat] = with_computer(chairs[seat], position.title, chairs, level, at, character)
            found[seat], character = chairs[seat].character, None
    return found


def _seats_of_computers(position: Position, seat: Seat | None) -> tuple[Seat, ...]:
    """Returns the selected computer seats; in the lobby also the free ones."""
    lobby = position.game.status is Status.LOBBY
    free = tuple(chair.seat for chair in position.chairs if chair.computer or (lobby and not chair.people))
    meant = free if seat is None else tuple(one for one in free if one == seat)
    if not meant:
        raise NoComputerSeat
    return meant
