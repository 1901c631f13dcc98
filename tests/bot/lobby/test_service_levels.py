"""The level of a computer seat: permission to choose it, storage, and the thoughts given to a mind."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.copies import replace
from bot.service.errors import BadOption, NoComputerSeat, NotHost, NotSeated
from bot.store.rows import GameId, ReactionMode
from engine.core import AtAGlance, Level, Seat, SeededDice, Thought
from tests.bot.house import ANN, BLUE, BOB, EVE, RED, House, house
from tests.duel import DUEL
from tests.opaque import AnyTitle, inside

WORLDS = 6


@dataclass
class Witness:
    """A mind that records its thoughts and plays the first legal action."""

    worlds: int = 0
    given: list[Thought[Any, Any, Any]] = field(default_factory=list)

    def choose(self, thought: Thought[Any, Any, Any]) -> Any:
        self.given.append(thought)
        return thought.legal[0]


def _with(**minds: Witness) -> AnyTitle:
    return replace(DUEL, minds={**DUEL.minds, **{Level(name): mind for name, mind in minds.items()}})


async def _against_the_computer(bot: House, level: str) -> GameId:
    game_id = await bot.lobby(goal="3")
    await bot.tables.lobbies.take_seat(game_id, ANN, RED)
    await bot.tables.lobbies.seat_computer(game_id, ANN.id)
    await bot.tables.levels.choose(game_id, ANN.id, level)
    await bot.tables.lobbies.start(game_id, ANN.id)
    return game_id


@pytest.mark.parametrize("level", list(Level))
async def test_a_seat_is_played_by_the_mind_of_its_level(tmp_path: Path, level: Level) -> None:
    minds = {each.value: Witness() for each in Level}
    async with house(tmp_path / "bot.db", _with(**minds)) as bot:
        game = await _against_the_computer(bot, level.value)
        await bot.say(game, ANN, "keep")
    assert [name for name, mind in minds.items() if mind.given] == [level.value]


async def test_a_level_outlives_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await _against_the_computer(bot, "hard")
    async with house(tmp_path / "bot.db") as bot:
        assert (await bot.tables.views.table(game)).chairs[BLUE].level is Level.HARD


async def test_a_mind_is_given_what_its_seat_sees_and_worlds_dealt_again_never_the_state(
    tmp_path: Path,
) -> None:
    mind = Witness(worlds=WORLDS)
    async with house(tmp_path / "bot.db", _with(hard=mind)) as bot:
        game = await _against_the_computer(bot, "hard")
        hand = inside(await bot.tables.views.look(game, ANN.id)).hand
        await bot.say(game, ANN, "keep")
    for thought in mind.given:
        assert thought.view.viewer == BLUE
        assert len(thought.worlds) == WORLDS
        assert {world.hands[BLUE] for world in thought.worlds} == {thought.view.hand}
        assert all(DUEL.rules.view(world, BLUE) == thought.view for world in thought.worlds)
    hands = {world.hands[RED] for thought in mind.given for world in thought.worlds}
    assert len(hands) > 1, "what Ann holds is dealt again for every world"
    assert any(held != hand for held in hands)


async def test_stand_ins_and_automatic_reactions_are_quick(tmp_path: Path) -> None:
    normal, hard = Witness(), Witness()
    async with house(tmp_path / "bot.db", _with(normal=normal, hard=hard)) as bot:
        game = await bot.duel(ReactionMode.AUTOMATIC)
        await bot.tables.lobbies.show(game)
        await bot.say(game, ANN, "aim")
        await bot.say(game, ANN, "strike")
    assert normal.given
    assert not hard.given


async def test_in_the_lobby_those_seated_choose_and_strangers_do_not(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.lobby()
        await bot.tables.lobbies.take_seat(game, BOB, RED)
        await bot.tables.lobbies.seat_computer(game, BOB.id)
        with pytest.raises(NotSeated):
            await bot.tables.levels.choose(game, EVE.id, "easy")
        table = await bot.tables.levels.choose(game, BOB.id, "easy")
        assert table.chairs[BLUE].level is Level.EASY


async def test_in_a_running_game_the_host_chooses_and_the_table_is_told(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.solo()
        with pytest.raises(NotHost):
            await bot.tables.levels.choose(game, EVE.id, "hard")
        await bot.settle()
        await bot.tables.levels.choose(game, ANN.id, "hard")
        told = [owed.kind.value for owed in await bot.tables.outbox.owed_posts()]
        assert told == ["notice", "board", "card"]


async def test_what_does_not_fit_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.solo()
        with pytest.raises(BadOption):
            await bot.tables.levels.choose(game, ANN.id, "brilliant")
        with pytest.raises(NoComputerSeat):
            await bot.tables.levels.choose(game, ANN.id, "hard", RED)
        with pytest.raises(NoComputerSeat):
            await bot.tables.levels.choose(game, ANN.id, "hard", Seat(7))
        assert (await bot.tables.views.table(game)).chairs[BLUE].level is Level.NORMAL


def test_a_game_without_a_level_plays_its_quick_one() -> None:
    title = replace(DUEL, minds={Level.NORMAL: AtAGlance(lambda view, decision, legal, dice: legal[-1])})
    state = title.rules.setup(title.codecs.options_type(), 2, SeededDice(b"", 0)).state
    decision = title.rules.decision(state)
    assert decision is not None
    legal = title.rules.legal(state, RED)
    thought: Thought[Any, Any, Any] = Thought(
        view=title.rules.view(state, RED), decision=decision, legal=legal, dice=SeededDice(b"", 1)
    )
    assert title.mind(Level.HARD).choose(thought) == legal[-1]
