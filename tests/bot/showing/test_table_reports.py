"""One message tells a person's turn and the computers' answers to it, and keeps the picture after them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.store.rows import UserId
from tests.bot.conftest import Mishaps
from tests.bot.players import GAME, best, choose, on_offer, panel, seen, start_table
from tests.bot.wire.requests import Wire
from tests.bot.world import World, buttons, pictures, running, text, told
from tests.duel.title import DUEL
from tests.titles import DICE_GAME

pytestmark = pytest.mark.slow  # whole turns on a simulated Discord

PATIENCE = 60.0  # seconds; the first picture of a game is drawn with a cold cache
BEAT = PATIENCE + 30  # seconds; a shorter pause is waited for at every press


@pytest.fixture
def beat() -> float:
    return 0.0


@pytest.fixture
async def world(tmp_path: Path, beat: float, wire: Wire, mishaps: Mishaps) -> AsyncIterator[World]:
    """A server on which the dice game and the duel are played."""
    titles = {DICE_GAME.id: DICE_GAME, DUEL.id: DUEL}
    async with running(World(tmp_path / "tables.db", titles, PATIENCE, beat=beat)) as world:
        yield world


async def _play(world: World, actor: MemberActor) -> None:
    """Makes one order of a good player."""
    view = await seen(world, actor)
    order = world.tables.play.choose(GAME, UserId(actor.id), seq=view.seq, index=best(view).index)
    await world.inside(order)
    await world.env.settle()


async def _take_turn(world: World, actor: MemberActor) -> None:
    """Plays a whole turn, until another report begins."""
    report = (await world.tables.outbox.present(GAME)).report
    while (await world.tables.outbox.present(GAME)).report == report:
        await _play(world, actor)


async def _end_turn(world: World, actor: MemberActor, shown: ResponseMessage) -> int:
    """Answers from the panel until the turn is over; returns its last row."""
    while (view := await seen(world, actor)).my_turn:
        await choose(actor, shown, on_offer(shown)[0])
    return view.seq


async def _against_the_computer(world: World, anna: MemberActor) -> ChannelHandle:
    """Starts the dice game with Anna's first turn."""
    place = await start_table(world, anna, computer=True, game=DICE_GAME.id, reactions=None)
    assert (await seen(world, anna)).my_turn
    return place


async def test_a_turn_against_the_computer_is_one_message_in_two_parts(
    world: World, anna: MemberActor
) -> None:
    place = await _against_the_computer(world, anna)
    before = len(world.boards(place))
    await _take_turn(world, anna)
    *earlier, report, question = world.boards(place)
    assert len(earlier) + 2 == before + 1
    heading, score, *lines = text(report).splitlines()
    lines = [line for line in lines if not line.startswith("-# ")]
    assert heading == "### Round 1 · 🔴 Anna"
    assert score.startswith("-# 🔴 Anna **")
    assert "🔵 Blue **" in score
    quoted = [line for line in lines if line.startswith("> ")]
    assert quoted == lines[-len(quoted) :], "the answers come last"
    assert all("Blue" in line or "Anna" not in line.split(".")[0] for line in quoted[:1])
    assert any(line.startswith("**Anna") for line in lines)
    assert len(pictures(report)) == 1
    assert not buttons(report)
    assert not pictures(question)
    assert told(question) == []
    assert "Anna" in text(question)


async def test_two_people_have_a_report_each(world: World, anna: MemberActor, ben: MemberActor) -> None:
    place = await start_table(world, anna, ben, game=DICE_GAME.id, reactions=None)
    first, second = (anna, ben) if (await seen(world, anna)).my_turn else (ben, anna)
    await _take_turn(world, first)
    await _take_turn(world, second)
    *reports, question = world.boards(place)
    assert len(reports) == 2
    assert [pictures(report)[0] == pictures(other)[0] for report, other in [reports]] == [False]
    for report in reports:
        assert not [line for line in text(report).splitlines() if line.startswith("> ")]
    assert not pictures(question)


async def test_an_absent_player_is_told_in_the_report_before(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game=DICE_GAME.id, reactions=None, pace="8h")
    first, absent = (anna, ben) if (await seen(world, anna)).my_turn else (ben, anna)
    for hours in (17, 9):  # the first time the time bank runs out, too
        await _take_turn(world, first)
        await world.env.advance_time(hours * 3600)  # the other one misses a turn, and then counts as away
    assert (await seen(world, first)).my_turn
    before = len(world.boards(place))
    await _take_turn(world, first)
    assert (await seen(world, first)).my_turn, "the computer has stood in"
    assert len(world.boards(place)) == before + 1
    assert f"> {absent.name.capitalize()}" in text(world.boards(place)[-2])


async def test_the_question_has_the_picture_where_the_report_is_somewhere_else(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game=DICE_GAME.id, reactions=None)
    first = anna if (await seen(world, anna)).my_turn else ben
    await _take_turn(world, first)
    assert not pictures(world.board(place))
    await world.inside(world.tables.places.move(GAME, None))
    await world.env.settle()
    (board,) = world.boards()
    assert len(pictures(board)) == 1


async def test_a_turn_of_an_older_version_leaves_the_picture_to_the_question(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await start_table(world, anna, ben, game=DICE_GAME.id, reactions=None)
    first = anna if (await seen(world, anna)).my_turn else ben
    await _take_turn(world, first)
    assert await world.tables.outbox.repeats(await world.tables.outbox.present(GAME))
    database = world.process.database
    await database.write(lambda db: db.execute("update moves set report = null, round = null") and None)
    await world.restart()
    assert not await world.tables.outbox.repeats(await world.tables.outbox.present(GAME))


# --- the pause before a computer answers -------------------------------------------------------------------


class TestABeat:
    """The computer waits before it answers, and nobody waits for it."""

    @pytest.fixture
    def beat(self) -> float:
        return BEAT

    async def test_people_see_their_own_result_before_the_answer(
        self, world: World, anna: MemberActor
    ) -> None:
        place = await _against_the_computer(world, anna)
        await world.env.advance_time(BEAT + 1)
        shown = await panel(world, anna, place)
        row = await _end_turn(world, anna, shown)
        assert (await seen(world, anna)).seq == row, "the computer waits"
        assert "Anna" in text(shown)
        assert "The computer is playing (Blue)" in text(shown)
        report = world.board(place)
        assert len(pictures(report)) == 1
        assert not [line for line in text(report).splitlines() if line.startswith("> ")]
        await world.env.advance_time(BEAT + 1)
        assert (await seen(world, anna)).seq > row
        assert (await seen(world, anna)).my_turn
        assert on_offer(shown), "the panel goes on with the next question"
        report, _ = world.boards(place)[-2:]
        assert [line for line in text(report).splitlines() if line.startswith("> ")]

    async def test_the_table_is_free_meanwhile_and_a_restart_goes_on(
        self, world: World, anna: MemberActor
    ) -> None:
        place = await _against_the_computer(world, anna)
        await world.env.advance_time(BEAT + 1)
        shown = await panel(world, anna, place)
        row = await _end_turn(world, anna, shown)
        await world.inside(world.tables.levels.choose(GAME, UserId(anna.id), "hard"))
        assert (await seen(world, anna)).seq == row
        await world.restart()
        await world.env.settle()
        assert (await seen(world, anna)).seq > row, "after a restart nobody waits for the pause"
        assert (await seen(world, anna)).my_turn
        assert await world.tables.outbox.owed_posts(GAME) == ()
