"""Before the first move: opening a table, taking seats, starting."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.copies import replace
from bot.service.errors import (
    AlreadyStarted,
    BadOption,
    NoSuchSeat,
    NoSuchTable,
    NotHost,
    NotPlaying,
    NotReady,
    NotSeated,
    OptionOfAnotherGame,
    SeatTaken,
    TableError,
    TableFull,
    UnknownTitle,
)
from bot.store.rows import GameId, Status
from engine.core import Seat, SeatPlan
from tests.bot.house import ANN, BLUE, BOB, CHANNEL, EVE, GUILD, RED, SEED, THREAD, house
from tests.duel import DUEL
from tests.duel.game import Options
from tests.opaque import with_rules


async def test_a_lobby_shows_title_options_and_chairs_in_words(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.lobby(goal="3")
        lobby = await bot.tables.lobbies.take_seat(game, ANN)
        assert lobby.label == "Duel"
        assert lobby.options == (("Goal", "3 points"),)
        assert [(name, chair.people, chair.computer) for chair, name in lobby.chairs] == [
            ("Red", (ANN,), False),
            ("Blue", (), False),
        ]
        assert not lobby.ready
        assert (await bot.tables.lobbies.seat_computer(game, ANN.id)).ready
        assert lobby.table.secret is None


@pytest.mark.parametrize(
    ("options", "refused"), [({"goal": "8"}, BadOption), ({"size": "1"}, OptionOfAnotherGame)]
)
async def test_only_offered_options_are_taken(
    tmp_path: Path, options: dict[str, str], refused: type[TableError]
) -> None:
    async with house(tmp_path / "bot.db") as bot:
        with pytest.raises(refused):
            await bot.lobby(**options)
        with pytest.raises(UnknownTitle):
            await bot.tables.lobbies.open(
                "chess", ANN, channel_id=CHANNEL, guild_id=GUILD, locale="en", options={}
            )


async def test_a_person_has_one_seat_and_nobody_takes_anothers(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.lobby()
        await bot.tables.lobbies.take_seat(game, ANN, RED)
        with pytest.raises(SeatTaken):
            await bot.tables.lobbies.take_seat(game, BOB, RED)
        lobby = await bot.tables.lobbies.take_seat(game, ANN, BLUE)
        assert [chair.people for chair, _ in lobby.chairs] == [(), (ANN,)]
        await bot.tables.lobbies.take_seat(game, BOB)
        with pytest.raises(TableFull):
            await bot.tables.lobbies.take_seat(game, EVE)
        with pytest.raises(NoSuchSeat):
            await bot.tables.lobbies.take_seat(game, EVE, Seat(7))
        lobby = await bot.tables.lobbies.leave_seat(game, BOB.id)
        assert [chair.people for chair, _ in lobby.chairs] == [(), (ANN,)]
        with pytest.raises(NotSeated):
            await bot.tables.lobbies.leave_seat(game, BOB.id)


async def test_a_person_may_take_the_computers_seat(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.lobby()
        await bot.tables.lobbies.seat_computer(game, ANN.id, BLUE)
        with pytest.raises(NotSeated):
            await bot.tables.lobbies.seat_computer(game, EVE.id, RED)
        with pytest.raises(SeatTaken):
            await bot.tables.lobbies.seat_computer(game, ANN.id, BLUE)
        lobby = await bot.tables.lobbies.take_seat(game, BOB, BLUE)
        assert lobby.chairs[BLUE][0].people == (BOB,)
        assert not lobby.chairs[BLUE][0].computer
        await bot.tables.lobbies.seat_computer(game, ANN.id, RED)
        lobby = await bot.tables.lobbies.unseat_computer(game, BOB.id, RED)
        assert not lobby.chairs[RED][0].is_taken


async def test_a_game_starts_when_enough_sit_and_one_of_them_is_a_person(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.lobby()
        with pytest.raises(NotPlaying):
            await bot.tables.views.look(game, ANN.id)
        await bot.tables.lobbies.seat_computer(game, ANN.id, RED)
        await bot.tables.lobbies.seat_computer(game, ANN.id, BLUE)
        with pytest.raises(NotReady):
            await bot.tables.lobbies.start(game, ANN.id)
        await bot.tables.lobbies.take_seat(game, BOB, BLUE)
        with pytest.raises(NotSeated):
            await bot.tables.lobbies.start(game, EVE.id)
        report = await bot.tables.lobbies.start(game, ANN.id, thread_id=THREAD)
        assert report.table.status is Status.PLAYING
        assert report.table.place == THREAD
        with pytest.raises(AlreadyStarted):
            await bot.tables.lobbies.take_seat(game, ANN, RED)
        with pytest.raises(AlreadyStarted):
            await bot.tables.lobbies.start(game, ANN.id)


async def test_a_double_start_is_one_game(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.lobby()
        await bot.tables.lobbies.take_seat(game, ANN, RED)
        await bot.tables.lobbies.take_seat(game, BOB, BLUE)
        first = await bot.tables.lobbies.start(game, ANN.id, interaction_id=1)
        again = await bot.tables.lobbies.start(game, ANN.id, interaction_id=1)
        assert not first.repeated
        assert again.repeated
        assert again.table.seq == 0


async def test_chairs_nobody_took_are_closed(tmp_path: Path) -> None:
    told: list[Sequence[str]] = []

    def seated(options: Options, keys: Sequence[str]) -> Options:
        told.append(keys)
        return options

    plan = SeatPlan(keys=("red", "blue", "red", "blue"), fewest=2)
    wide = with_rules(
        replace(DUEL, setup=replace(DUEL.setup, with_seats=seated)), seat_plan=lambda options: plan
    )
    async with house(tmp_path / "bot.db", wide) as bot:
        game = await bot.lobby()
        await bot.tables.lobbies.take_seat(game, ANN, Seat(1))
        await bot.tables.lobbies.take_seat(game, BOB, Seat(3))
        report = await bot.tables.lobbies.start(game, ANN.id)
        assert told == [["blue", "blue"]]  # the rules receive the taken seats
        assert [(chair.seat, chair.key, chair.people) for chair in report.table.chairs] == [
            (RED, "blue", (ANN,)),
            (BLUE, "blue", (BOB,)),
        ]


async def test_tables_are_found_by_place_person_and_server(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        lobby = await bot.lobby()
        await bot.tables.lobbies.take_seat(lobby, ANN)
        assert [table.id for table in await bot.tables.views.at(THREAD)] == [game]
        assert [table.id for table in await bot.tables.views.at(CHANNEL)] == [lobby]
        assert [table.id for table in await bot.tables.views.of_user(ANN.id)] == [game, lobby]
        assert [table.id for table in await bot.tables.views.in_guild(GUILD)] == [lobby, game]
        assert await bot.tables.views.of_user(EVE.id) == ()
        await bot.tables.places.move(game, None)
        assert [table.id for table in await bot.tables.views.at(CHANNEL)] == [lobby, game]
        with pytest.raises(NoSuchTable):
            await bot.tables.views.table(GameId(99))


async def test_only_the_host_breaks_a_table_off(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        lobby, game = await bot.lobby(), await bot.duel()
        with pytest.raises(NotHost):
            await bot.tables.ending.end(game, BOB.id)
        assert (await bot.tables.ending.end(lobby, ANN.id)).table.status is Status.ENDED
        report = await bot.told(bot.tables.ending.end(game, ANN.id, moderator=True))
        assert report.table.status is Status.ENDED
        assert report.table.secret == SEED.hex()
        assert report.public[-1].lines[-1] == "The host has ended the game."
        assert await bot.tables.views.in_guild(GUILD) == ()
        assert [table.id for table in await bot.tables.views.at(THREAD)] == [game]
