"""Daily letters: sent once a day at an hour that a person has chosen, instead of pings."""

from bot.durations import DAY, MINUTE
from bot.service.context import Context
from bot.service.model.calendars import next_hour_of_day
from bot.service.people.preferences import People
from bot.store import letters
from bot.store.database.shard_part import Part
from bot.store.rows import DueLetter, GameId, UserId
from engine.core import Seat

RETRY = 10 * MINUTE


class Letters:
    """Tells which letters are due, and what has changed at tables since the last one."""

    def __init__(self, context: Context, people: People) -> None:
        self._context = context
        self._database = context.database
        self._people = people

    async def due(self, part: Part) -> tuple[DueLetter, ...]:
        """Returns the letters that are due; they are direct messages, so one part of the bot sends them."""
        return await self._database.read(letters.due, self._context.now()) if part.has(None) else ()

    async def moving_seats(self, game_id: GameId, letter: DueLetter) -> frozenset[Seat]:
        """Returns the seats that have moved since the letter before."""
        return await self._database.read(letters.seats_that_moved, game_id, letter.at - DAY)

    async def ended_games(self, letter: DueLetter) -> tuple[GameId, ...]:
        """Returns the games of a person that have ended since the letter before."""
        return await self._database.read(letters.ended_games, letter.user_id, letter.at - DAY)

    async def schedule_next(self, letter: DueLetter) -> None:
        """Stores that a letter was sent or not needed; the next one is due tomorrow."""
        prefs, now = await self._people.of(letter.user_id), self._context.now()
        if prefs.letter_hour is not None:
            at = next_hour_of_day(now, prefs.letter_hour, prefs.zone)
            await self._database.write(letters.put_next, letter.user_id, letter.at, at)

    async def put_off(self, letter: DueLetter) -> None:
        """Tries a letter that could not be sent again later."""
        await self._database.write(letters.put_next, letter.user_id, letter.at, self._context.now() + RETRY)

    async def stop(self, user_id: UserId) -> None:
        """Lets a person be pinged again: they take no direct messages."""
        await self._people.set_letter(user_id, None)
