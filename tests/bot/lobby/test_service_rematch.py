"""Rematches with more than two people, and people's last looks at a table."""

from pathlib import Path

import pytest

from bot.service.errors import DidNotPlay, SeatKept, StillPlayed
from bot.service.model.table import Lobby
from bot.store.rows import GameId, Person, Status, UserId
from engine.core import Seat
from tests.bot.house import ANN, BOB, CHANNEL, EVE, GUILD, House, house
from tests.titles import DICE_GAME

DAN = Person(id=UserId(4), name="Dan")


async def _started(bot: House, *people: Person) -> GameId:
    """Starts a dice game; the second colour stays free."""
    lobby = await bot.tables.lobbies.open(
        DICE_GAME.id, ANN, channel_id=CHANNEL, guild_id=GUILD, locale="en", options={}
    )
    for number, person in enumerate(people):
        await bot.tables.lobbies.take_seat(lobby.table.id, person, Seat(number + (number > 0)))
    await bot.tables.lobbies.start(lobby.table.id, ANN.id)
    return lobby.table.id


def _seated(lobby: Lobby) -> dict[str, str]:
    """Returns the person on each colour; kept seats are in brackets."""
    taken = {chair.key: person.name for chair, _ in lobby.chairs for person in chair.people}
    keys = {chair.seat: chair.key for chair, _ in lobby.chairs}
    return taken | {keys[seat]: f"({people[0].name})" for seat, people in lobby.kept.items()}


async def test_everybody_takes_the_place_of_the_next(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", DICE_GAME) as bot:
        game = await _started(bot, ANN, BOB, EVE)
        first, second, third = (chair.key for chair in (await bot.tables.views.table(game)).chairs)
        with pytest.raises(StillPlayed):
            await bot.tables.rematches.open(game, ANN)
        await bot.tables.ending.end(game, ANN.id, moderator=True)
        with pytest.raises(DidNotPlay):
            await bot.tables.rematches.open(game, DAN)
        rematch = await bot.tables.rematches.open(game, BOB)
        assert _seated(rematch.lobby) == {first: "(Eve)", second: "(Ann)", third: "Bob"}
        assert rematch.lobby.table.host == BOB
        assert {person.name for person in rematch.asked} == {"Ann", "Eve"}
        again = await bot.tables.rematches.open(game, ANN)
        assert again.lobby.table.id == rematch.lobby.table.id


async def test_others_find_a_seat_that_is_not_kept(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", DICE_GAME) as bot:
        game = await _started(bot, ANN, BOB)
        keys = [chair.key for chair in (await bot.tables.views.table(game)).chairs]
        await bot.tables.ending.end(game, ANN.id, moderator=True)
        rematch = (await bot.tables.rematches.open(game, ANN)).lobby.table.id
        with pytest.raises(SeatKept):
            await bot.tables.lobbies.take_seat(rematch, EVE, Seat(0))
        await bot.tables.lobbies.take_seat(rematch, EVE)
        lobby = await bot.tables.lobbies.take_seat(rematch, BOB)
        seated = _seated(lobby)
        assert (seated[keys[0]], seated[keys[1]]) == ("Bob", "Ann")
        assert "Eve" in seated.values()
        assert lobby.kept == {}


async def test_a_rematch_that_was_called_off_makes_room_for_another(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", DICE_GAME) as bot:
        game = await _started(bot, ANN, BOB)
        await bot.tables.ending.end(game, ANN.id, moderator=True)
        first = (await bot.tables.rematches.open(game, ANN)).lobby.table
        await bot.tables.ending.end(first.id, ANN.id)
        assert await bot.tables.rematches.find(game, BOB) is None
        second = (await bot.tables.rematches.open(game, BOB)).lobby.table
        assert second.id != first.id
        assert second.status is Status.LOBBY


async def test_what_people_have_seen_stays_when_chairs_are_set_again(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", DICE_GAME) as bot:
        game = await _started(bot, ANN, BOB, EVE)
        await bot.tables.last_seen.mark(game, EVE.id, 3)
        await bot.tables.leaving.resign(game, BOB.id)
        assert await bot.tables.last_seen.last(game, EVE.id) == 3
        newest = (await bot.tables.views.table(game)).seq
        ballot = await bot.tables.seats.ask(game, ANN.id, DAN.id)
        await bot.tables.seats.accept(game, DAN, number=ballot.number)
        assert await bot.tables.last_seen.last(game, DAN.id) == newest, "to somebody new nothing is news"


async def test_a_look_is_never_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        newest = (await bot.tables.views.table(game)).seq
        await bot.tables.last_seen.mark(game, ANN.id, newest)
        await bot.tables.last_seen.mark(game, ANN.id, 0)
        assert await bot.tables.last_seen.last(game, ANN.id) == newest
        assert (await bot.tables.last_seen.news(game, ANN.id)).lines == ()


async def test_an_order_that_goes_on_by_itself_is_no_look(tmp_path: Path) -> None:
    """The giver of an order still gets the interruption as news."""
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        await bot.tables.play.order(game, ANN.id, "strike", {"line": "high", "card": await _card(bot, game)})
        before = await bot.tables.last_seen.last(game, ANN.id)
        await bot.say(game, BOB, "yield")
        assert await bot.tables.last_seen.last(game, ANN.id) == before
        assert (await bot.tables.last_seen.news(game, ANN.id)).lines


async def _card(bot: House, game: GameId) -> str:
    choices = await bot.tables.play.complete(game, ANN.id, "strike", {"line": "high"}, "card")
    return choices[0].value
