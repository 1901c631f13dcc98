"""Characters at a table: drawn or chosen, kept in rematches and after an update, given to the mind."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.copies import replace
from bot.service.errors import BadOption
from bot.store import seats
from bot.store.database.sqlite import FOLDER, SqliteDatabase
from bot.store.rows import Chair, GameId
from bot.titles.title import TemperedMinds
from engine.core import Level, Seat
from engine.kit.temper import NEUTRAL, Temper
from tests.bot.house import ANN, BOB, CHANNEL, EVE, GUILD, House, house
from tests.bot.lobby.test_service_levels import Witness
from tests.titles import DICE_GAME

MOST_MOVES = 60  # of Ann until the computer is asked
SINCE = 37  # the migration that brought characters
NORMAL = {"marlow", "scrap"}


async def _lobby(bot: House) -> GameId:
    """Opens a dice game of Ann against a computer."""
    lobby = await bot.tables.lobbies.open(
        DICE_GAME.id, ANN, channel_id=CHANNEL, guild_id=GUILD, locale="en", options={}
    )
    await bot.tables.lobbies.take_seat(lobby.table.id, ANN)
    await bot.tables.lobbies.seat_computer(lobby.table.id, ANN.id)
    return lobby.table.id


async def _computers(bot: House, game: GameId) -> list[Chair]:
    return [chair for chair in (await bot.tables.views.table(game)).chairs if chair.computer]


async def test_two_computers_of_a_level_are_two_characters(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", DICE_GAME) as bot:
        game = await _lobby(bot)
        assert (await _computers(bot, game))[0].character in NORMAL
        await bot.tables.lobbies.seat_computer(game, ANN.id)
        assert {chair.character for chair in await _computers(bot, game)} == NORMAL
        await bot.tables.lobbies.seat_computer(game, ANN.id)
        assert len(await _computers(bot, game)) == 3, "there are no more of them, so one sits there twice"


async def test_who_is_named_sits_down_first_and_the_others_are_drawn_from_the_level(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", DICE_GAME) as bot:
        game = await _lobby(bot)
        await bot.tables.lobbies.seat_computer(game, ANN.id)
        await bot.tables.levels.choose(game, ANN.id, "zorra")
        seated = await _computers(bot, game)
        assert [(one.character, one.level) for one in seated] == [("zorra", Level.HARD), ("ames", Level.HARD)]
        await bot.tables.levels.choose(game, ANN.id, "pip", seated[1].seat)
        assert [one.character for one in await _computers(bot, game)] == ["zorra", "pip"]
        await bot.tables.levels.choose(game, ANN.id, "hard")
        assert [one.character for one in await _computers(bot, game)] == ["zorra", "ames"], "Zorra stays"
        await bot.tables.levels.choose(game, ANN.id, "ames")
        assert [one.character for one in await _computers(bot, game)] == ["ames", "zorra"]
        with pytest.raises(BadOption):
            await bot.tables.levels.choose(game, ANN.id, "nobody")


async def test_a_character_leaves_with_the_computer(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", DICE_GAME) as bot:
        game = await _lobby(bot)
        (chair,) = await _computers(bot, game)
        await bot.tables.lobbies.take_seat(game, BOB, chair.seat)
        seated = (await bot.tables.views.table(game)).chairs[chair.seat]
        assert (seated.people, seated.character) == ((BOB,), None)
        await bot.tables.lobbies.seat_computer(game, ANN.id, Seat(3))
        await bot.tables.lobbies.unseat_computer(game, ANN.id, Seat(3))
        assert (await bot.tables.views.table(game)).chairs[3].character is None


@pytest.mark.parametrize("name", ["zorra", "ames"])
async def test_a_rematch_keeps_the_character(tmp_path: Path, name: str) -> None:
    async with house(tmp_path / "bot.db", DICE_GAME) as bot:
        game = await _lobby(bot)
        await bot.tables.levels.choose(game, ANN.id, name)
        await bot.tables.lobbies.start(game, ANN.id)
        await bot.tables.ending.end(game, ANN.id, moderator=True)
        rematch = (await bot.tables.rematches.open(game, ANN)).lobby.table.id
        seated = await _computers(bot, rematch)
        assert [(one.character, one.level) for one in seated] == [(name, Level.HARD)]


async def test_who_takes_over_a_resigned_seat_is_a_character(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", DICE_GAME) as bot:
        game = await _lobby(bot)
        (first,) = await _computers(bot, game)
        for person in (BOB, EVE):
            await bot.tables.lobbies.take_seat(game, person)
        await bot.tables.lobbies.start(game, ANN.id)
        await bot.tables.leaving.resign(game, BOB.id)
        assert {one.character for one in await _computers(bot, game)} == NORMAL
        assert first.character in NORMAL


async def test_the_mind_has_the_temper_of_the_character(tmp_path: Path) -> None:
    asked: list[Temper] = []

    def tempered(temper: Temper) -> Any:
        if temper != NEUTRAL:
            asked.append(temper)
        return {level: Witness() for level in Level}

    async with house(tmp_path / "bot.db", replace(DICE_GAME, minds=TemperedMinds(tempered))) as bot:
        game = await _lobby(bot)
        await bot.tables.levels.choose(game, ANN.id, "zorra")
        await bot.tables.lobbies.start(game, ANN.id)
        for _ in range(MOST_MOVES):
            if asked:
                break
            view = await bot.tables.views.look(game, ANN.id)
            await bot.tables.play.choose(game, ANN.id, seq=view.seq, index=0)
            await bot.tables.autopilot.carry_on(game, None)
    assert set(asked) == {next(one.temper for one in DICE_GAME.characters if one.id == "zorra")}


@pytest.mark.sqlite
async def test_a_seat_from_before_characters_keeps_its_level_and_has_none(
    tmp_path: Path,
) -> None:
    path, folder = tmp_path / "bot.db", tmp_path / "earlier"
    folder.mkdir()
    for file in FOLDER.glob("*.sql"):
        if int(file.name[:4]) < SINCE:
            shutil.copy(file, folder)
    await (await SqliteDatabase.open(path, folder)).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute(
            "insert into seats (game_id, seat, key, computer, level, reactions)"
            " values (7, 0, 'red', 1, 'hard', 'automatic')"
        )
        db.commit()
    async with await SqliteDatabase.open(path) as database:
        (chair,) = await database.read(seats.chairs, GameId(7))
    assert (chair.computer, chair.level, chair.character) == (True, Level.HARD, None)
