"""A war begun before an update continues by the rules it began with."""

import sqlite3
from pathlib import Path

import pytest

from bot.store import games
from bot.store.rows import GameId
from engine.core import SeededDice
from engine.new_wave import Options
from engine.new_wave.content import AreaId
from engine.new_wave.state import State, UnitId
from tests.bot.house import ANN, house
from tests.opaque import inside
from tests.titles import NEW_WAVE

BEGUN_EARLIER = Path(__file__).parent / "new_wave_v1.sql"  # written by version 1 of the title
GAME = GameId(1)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The database of a bot that has run an older version."""
    path = tmp_path / "bot.db"
    sqlite = sqlite3.connect(path)
    sqlite.executescript(BEGUN_EARLIER.read_text(encoding="utf-8"))
    sqlite.close()
    return path


async def test_a_war_begun_when_ufos_flew_free_lets_them_fly_on(path: Path) -> None:
    async with house(path, NEW_WAVE) as bot:
        before = await bot.tables.views.look(GAME, ANN.id)
        assert inside(before).ufos_fly_free
        await bot.say(GAME, ANN, "play_card", mode="alien_abduction_move_ufo")
        await bot.say(GAME, ANN, "move_unit", unit="ufo_1", to="hebridean_sea")
        await bot.settle()
    async with house(path, NEW_WAVE) as bot:
        record = await bot.database.read(games.record, GAME)
        assert record is not None
        assert (record.game.rules_version, record.game.rules_since) == (NEW_WAVE.rules.version, before.seq)
        assert record.head is not None
        state = NEW_WAVE.codecs.states.decode(record.head.state)
        assert state.units[UnitId("ufo_1")].area == "hebridean_sea"
        assert state.ufos_fly_free


async def test_a_war_begun_earlier_can_be_taken_back_to_where_it_was_updated(path: Path) -> None:
    async with house(path, NEW_WAVE) as bot:
        before = await bot.tables.views.look(GAME, ANN.id)
        await bot.say(GAME, ANN, "play_card", mode="alien_abduction_take")
        await bot.tables.undo.ask(GAME, ANN.id)
        after = await bot.tables.views.look(GAME, ANN.id)
        assert after.view == before.view


async def test_a_war_begun_earlier_keeps_its_civilians_where_they_were(path: Path) -> None:
    fresh: State = NEW_WAVE.rules.setup(Options(), 2, SeededDice(b"war", 0)).state
    async with house(path, NEW_WAVE) as bot:
        begun = inside(await bot.tables.views.look(GAME, ANN.id)).areas
    areas = (AreaId("east_anglia"), AreaId("southern_uplands"))
    assert [begun[area].civilians for area in areas] == [3, 0]
    assert [fresh.civilians[area].count if area in fresh.civilians else 0 for area in areas] == [0, 3]


@pytest.mark.parametrize("fly_free", [False, True])
def test_a_war_that_begins_now_keeps_what_its_table_chose(fly_free: bool) -> None:
    options = Options(ufos_fly_free=fly_free)
    state: State = NEW_WAVE.rules.setup(options, 2, SeededDice(b"war", 0)).state
    assert state.ufos_fly_free == fly_free
    stored = NEW_WAVE.codecs.states.decode(NEW_WAVE.codecs.states.encode(state))
    assert stored == state
