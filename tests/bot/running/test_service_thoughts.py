"""Computers think outside the table's queue: commands do not wait, and no thought is played twice or lost."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.proof.check import check
from bot.proof.record import read
from bot.service.playing.votes import Ballot
from bot.service.running.computers import Task
from bot.store import journal
from bot.store.rows import ByWhom, GameId, ReactionMode, RowKind
from bot.titles.title import AnyAction, AnyTitle
from engine.core import Level
from tests.bot.house import ANN, BLUE, BOB, RED, House, house
from tests.titles import DICE_GAME

LONGEST = 60.0  # seconds after which a command counts as stuck
MOST_MOVES = 300
MOST_THOUGHTS = 300


class Thoughts:
    """Runs a call in every thought of a computer, before the thought ends."""

    def __init__(self, bot: House, meanwhile: Callable[[], Awaitable[object]]) -> None:
        self.count = 0
        self._meanwhile = meanwhile
        computers = bot.tables.autopilot._computers
        self._choose = computers.choose
        computers.choose = self.choose  # type: ignore[method-assign] # of this house only

    async def choose(self, title: AnyTitle, task: Task) -> AnyAction:
        self.count += 1
        assert self.count < MOST_THOUGHTS, "the computer thinks again and again"
        chosen = await self._choose(title, task)
        await self._meanwhile()
        return chosen


async def _against_the_computer(bot: House) -> GameId:
    """Opens a lobby of Ann and the computer, ready to start."""
    game = await bot.lobby(goal="3")
    await bot.tables.lobbies.take_seat(game, ANN, RED)
    await bot.tables.lobbies.seat_computer(game, ANN.id)
    await bot.tables.standing_orders.set_reactions(game, ANN.id, ReactionMode.ASK)
    return game


async def test_commands_are_answered_while_a_computer_thinks(tmp_path: Path) -> None:
    going_on, thinking = asyncio.Event(), asyncio.Event()

    async def wait() -> None:
        thinking.set()
        await going_on.wait()

    async with house(tmp_path / "bot.db", DICE_GAME) as bot:
        tables = bot.tables
        thoughts = Thoughts(bot, wait)
        lobby = await tables.lobbies.open(
            DICE_GAME.id, ANN, channel_id=1, guild_id=1, locale="en", options={}
        )
        game, seats = lobby.table.id, [chair.seat for chair in lobby.table.chairs]
        await tables.lobbies.take_seat(game, ANN, seats[0])
        await tables.lobbies.take_seat(game, BOB, seats[1])
        await tables.lobbies.seat_computer(game, ANN.id, seats[2])
        starting = asyncio.create_task(_play_until(bot, game, thinking))
        async with asyncio.timeout(LONGEST):
            await thinking.wait()
            await tables.presence.back(game, ANN.id)
            await tables.levels.choose(game, ANN.id, Level.EASY)
            pause = await tables.pausing.ask(game, ANN.id)
            assert isinstance(pause, Ballot)
            await tables.votes.disagree(game, BOB.id, number=pause.number)
            end = await tables.ending.ask(game, ANN.id)
            assert isinstance(end, Ballot)
            await tables.votes.agree(game, BOB.id, number=end.number)
        assert not starting.done(), "the computer thinks to this day"
        rows = len(await bot.database.read(journal.moves, game))
        going_on.set()
        await starting
        assert thoughts.count == 1
        assert len(await bot.database.read(journal.moves, game)) == rows, "the game was over by then"


async def _play_until(bot: House, game: GameId, thinking: asyncio.Event) -> None:
    """Starts a game and makes moves of the people until a computer thinks."""
    await bot.tables.lobbies.start(game, ANN.id)
    while not thinking.is_set():
        await _move(bot, game)


async def _move(bot: House, game: GameId) -> None:
    """Makes a random move of the first person that is asked."""
    table = await bot.tables.views.table(game)
    (person, *_) = (each for seat in table.asked for each in table.chair(seat).people)
    view = await bot.tables.views.look(game, person.id)
    chosen = Random(view.seq).choice(view.offers)
    await bot.tables.play.choose(game, person.id, seq=view.seq, index=chosen.index)


@pytest.mark.parametrize("by", ["level", "reactions"])
async def test_a_game_ends_whose_every_thought_is_overtaken(tmp_path: Path, by: str) -> None:
    """A change that asks the computer the same question takes nothing from it, however often it is made."""
    levels, modes = cycle(("easy", "hard", "normal")), cycle((ReactionMode.ASK, ReactionMode.NEVER))
    async with house(tmp_path / "bot.db") as bot:
        game = await _against_the_computer(bot)

        async def change() -> None:
            if by == "level":
                await bot.tables.levels.choose(game, ANN.id, next(levels))
            else:
                await bot.tables.standing_orders.set_reactions(game, ANN.id, next(modes))

        thoughts = Thoughts(bot, change)
        await bot.tables.lobbies.start(game, ANN.id)
        await _finish(bot, game)
        thought = [row for row in await _checked(bot, game) if row.by_whom is not ByWhom.PLAYER]
        assert 1 < len(thought) <= thoughts.count
        assert len(thought) == thoughts.count or by == "reactions", "every thought is played once"


async def test_a_thought_about_a_question_that_has_passed_is_not_played(tmp_path: Path) -> None:
    """Ann moves during every thought in which she is asked, too; the computer then thinks again."""
    async with house(tmp_path / "bot.db") as bot:
        game, overtaken = await _against_the_computer(bot), 0

        async def move() -> None:
            nonlocal overtaken
            if RED in (await bot.tables.views.table(game)).asked:
                overtaken += 1
                await _move(bot, game)

        thoughts = Thoughts(bot, move)
        await bot.tables.lobbies.start(game, ANN.id)
        await _finish(bot, game)
        rows = await _checked(bot, game)
        played = [row for row in rows if row.by_whom is ByWhom.COMPUTER and row.seat == BLUE]
        assert overtaken
        assert len(played) == thoughts.count - overtaken


async def test_two_calls_that_continue_a_table_play_each_move_once(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await _against_the_computer(bot)
        Thoughts(bot, lambda: asyncio.sleep(0))
        await bot.tables.lobbies.start(game, ANN.id)
        for _ in range(MOST_MOVES):
            if not (await bot.tables.views.table(game)).asked:
                break
            await _move(bot, game)
            await asyncio.gather(*(bot.tables.autopilot.wake_one(game) for _ in range(3)))
        await _checked(bot, game)


async def _finish(bot: House, game: GameId) -> None:
    for _ in range(MOST_MOVES):
        if not (await bot.tables.views.table(game)).asked:
            return
        await _move(bot, game)
    raise AssertionError("the game does not end")


async def _checked(bot: House, game: GameId) -> tuple[Any, ...]:
    """Returns the rows of a finished game, whose proof shows that every move was legal, once and in order."""
    rows = await bot.database.read(journal.moves, game)
    assert [row.seq for row in rows] == list(range(len(rows)))
    assert {row.kind for row in rows} <= {RowKind.SETUP, RowKind.MOVE}
    record = read((await bot.tables.proofs.of(game)).text)
    assert check(record, bot.tables.titles.get).rows == len(rows)
    return rows
