"""Games begun under version 1 of the title continue; the service played the file by its rules."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.store import games
from bot.store.rows import GameId, ReactionMode
from engine.core import Decision, Seat, SeededDice, tag_of
from engine.miniatures import actions as do
from engine.miniatures import decisions as ask
from engine.miniatures.actions import AnyAction
from engine.miniatures.pieces import FigureId, Place, Side
from engine.miniatures.state import State
from tests.bot.house import ANN, BOB, House, house
from tests.opaque import action_of
from tests.titles import MINIATURES

SCRIPT = Path(__file__).with_name("miniatures_v1.sql")
FINAL_09, FINAL_10, FINAL_02, BETA_03 = (GameId(number) for number in range(1, 5))
M1, M2, TOR = FigureId("M1"), FigureId("M2"), FigureId("TOR")
SILENCES = 7
MOST_MOVES = 5000  # of a game that ends


@asynccontextmanager
async def old_house(tmp_path: Path) -> AsyncIterator[House]:
    """Opens the file of version 1 with the present title."""
    path = tmp_path / "bot.db"
    with sqlite3.connect(path) as sqlite:
        sqlite.executescript(SCRIPT.read_text(encoding="utf-8"))
    sqlite.close()
    async with house(path, MINIATURES) as bot:
        yield bot


async def state(bot: House, game: GameId) -> State:
    record = await bot.database.read(games.record, game)
    assert record is not None
    assert record.head is not None
    found: State = MINIATURES.codecs.states.decode(record.head.state)
    return found


async def question(bot: House, game: GameId) -> Decision:
    asked = MINIATURES.rules.decision(await state(bot, game))
    assert asked is not None
    return asked


async def say(bot: House, game: GameId, action: AnyAction) -> None:
    """Plays an action for the seat on turn."""
    person = (ANN, BOB)[(await question(bot, game)).seats[0]]
    view = await bot.tables.views.look(game, person.id)
    index = next(offer.index for offer in view.offers if offer.action == action)
    await bot.tables.play.choose(game, person.id, seq=view.seq, index=index)


async def stay_silent(bot: House, game: GameId) -> None:
    """Plays the clock's action for the seat on turn."""
    idle = MINIATURES.rules.idle(await state(bot, game), (await question(bot, game)).seats[0])
    assert idle is not None
    await say(bot, game, idle)


async def always_ask(bot: House, game: GameId) -> None:
    """Sets both players to be asked for every reaction."""
    for person in (ANN, BOB):
        await bot.tables.standing_orders.set_reactions(game, person.id, ReactionMode.ASK)


async def offered(bot: House, game: GameId, kind: str) -> set[FigureId]:
    person = (ANN, BOB)[(await question(bot, game)).seats[0]]
    view = await bot.tables.views.look(game, person.id)
    return {action_of(offer).figure for offer in view.offers if tag_of(offer.action) == kind}


async def test_who_was_armed_now_reacts_automatically(tmp_path: Path) -> None:
    assert "'armed'" in SCRIPT.read_text(encoding="utf-8")
    async with old_house(tmp_path) as bot:
        for person in (ANN, BOB):
            shown = await bot.tables.standing_orders.show(FINAL_09, person.id)
            assert shown.reactions is ReactionMode.AUTOMATIC


@pytest.mark.parametrize("game", [FINAL_09, FINAL_10, FINAL_02, BETA_03])
async def test_an_older_game_is_read_and_goes_on(tmp_path: Path, game: GameId) -> None:
    async with old_house(tmp_path) as bot:
        before = await bot.database.read(games.record, game)
        assert before is not None
        assert before.game.rules_version == 1
        await always_ask(bot, game)
        for _ in range(SILENCES):
            await stay_silent(bot, game)
        after = await bot.database.read(games.record, game)
        assert after is not None
        assert (after.game.rules_version, after.game.rules_since) == (
            MINIATURES.rules.version,
            before.game.seq,
        )
        assert after.game.seq == before.game.seq + SILENCES
        found = await state(bot, game)
    assert _play_out(found).outcome is not None


def _play_out(state: State) -> State:
    rules = MINIATURES.rules
    for move in range(MOST_MOVES):
        asked = rules.decision(state)
        if asked is None:
            break
        dice = SeededDice(b"on", move)
        seat: Seat = asked.seats[0]
        state = rules.apply(state, seat, dice.pick(rules.legal(state, seat)), dice).state
    return state


async def test_an_older_reserve_comes_in_in_the_martians_first_turn_of_the_next_round(tmp_path: Path) -> None:
    """Version 1 had M2 due this round; M1 fell in it and waits for the next one."""
    async with old_house(tmp_path) as bot:
        assert await offered(bot, FINAL_09, "activate") == {M2}
        while (await state(bot, FINAL_09)).round == 2:
            assert (await state(bot, FINAL_09)).figures[M1].place is Place.RESERVE
            await stay_silent(bot, FINAL_09)
        while (await question(bot, FINAL_09)).seats != (1,):
            await stay_silent(bot, FINAL_09)
        assert await offered(bot, FINAL_09, "activate") == {M1}


async def test_general_tor_may_be_called_up_in_an_older_game(tmp_path: Path) -> None:
    async with old_house(tmp_path) as bot:
        assert TOR in await offered(bot, FINAL_10, "call_up")
        await say(bot, FINAL_10, do.CallUp(figure=TOR))
        assert TOR in (await state(bot, FINAL_10)).called


async def test_authority_is_asked_for_where_the_first_round_had_not_begun(tmp_path: Path) -> None:
    async with old_house(tmp_path) as bot:
        await always_ask(bot, BETA_03)
        await say(bot, BETA_03, do.DeployRest())
        assert await question(bot, BETA_03) == ask.UseAuthority(seats=(Seat(0),), round=1, first=Side.MARTIAN)
        assert not isinstance(await question(bot, FINAL_02), ask.UseAuthority)
