"""Undo: free while it reveals nothing, otherwise by vote; never a deletion."""

from pathlib import Path
from random import Random

import pytest

from bot.copies import replace
from bot.service.errors import NothingToAgree, NothingToUndo, NotSeated, NoWayBack, SeenSince
from bot.service.model import history
from bot.service.playing.requests import Committed
from bot.service.playing.votes import Ballot
from bot.store import journal
from bot.store.rows import ByWhom, GameId, Move, Person, ReactionMode, RowKind
from engine.core import Draw
from tests.bot.house import ANN, BLUE, BOB, EVE, RED, House, house, later
from tests.duel import DUEL
from tests.opaque import inside


async def test_an_own_move_without_dice_or_secrets_is_taken_back_freely(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        before = await bot.tables.views.look(game, ANN.id)
        await bot.say(game, ANN, "aim")
        done = await bot.tables.undo.ask(game, ANN.id, interaction_id=4)
        assert isinstance(done, Committed)
        after = await bot.tables.views.look(game, ANN.id)
        assert (after.view, after.asks) == (before.view, before.asks)
        assert after.seq == before.seq + 2
        assert (await bot.tables.outbox.present(game)).lines == ()
        assert done.lines == ("Ann undoes a move.",), "they are told themselves"
        rows = await bot.database.read(journal.moves, game)
        assert [row.kind for row in rows[-2:]] == [RowKind.MOVE, RowKind.UNDO]
        again = await bot.tables.undo.ask(game, ANN.id, interaction_id=4)
        assert isinstance(again, Committed)
        assert again.repeated
    async with house(tmp_path / "bot.db") as bot:
        assert inside(await bot.tables.views.look(game, ANN.id)) == inside(before)
        told = await bot.say(game, ANN, "aim")
        assert told.public[-1].lines == ("Ann aims high.",)
        log = await bot.tables.pages.log(game, None)
        assert log.count("Ann aims high.") == 1
        assert "Ann undoes a move." not in log


async def test_the_last_row_tells_whether_an_undo_is_free_as_the_whole_journal_does(tmp_path: Path) -> None:
    """In random games with undo the button is offered exactly where the command takes back at once."""
    chance, free = Random(5), set()
    async with house(tmp_path / "bot.db") as bot:
        for _ in range(4):
            game = await bot.duel(goal="3")
            for _ in range(30):
                table = await bot.tables.views.table(game)
                if not table.asked:
                    break
                for chair in table.chairs:
                    moves = await bot.database.read(journal.moves, game)
                    back = history.to_take_back(DUEL, moves, chair.seat)
                    expected = bool(back) and history.is_free(DUEL, back, chair.seat)
                    assert await bot.tables.undo.is_free(game, chair.people[0].id) == expected
                    free.add(expected)
                await _move_or_undo(bot, game, table.chair(table.asked[0]).people[0], chance)
    assert free == {True, False}


async def _move_or_undo(bot: House, game: GameId, person: Person, chance: Random) -> None:
    if chance.random() < 0.2 and await bot.tables.undo.is_free(game, person.id):
        await bot.tables.undo.ask(game, person.id)
        return
    view = await bot.tables.views.look(game, person.id)
    await bot.tables.play.choose(game, person.id, seq=view.seq, index=chance.choice(view.offers).index)


def test_what_was_said_as_one_order_is_taken_back_as_one() -> None:
    rows = tuple(_row(seq, cause) for seq, cause in ((1, 1), (2, 2), (3, 2), (4, 2)))
    assert [row.seq for row in history.to_take_back(DUEL, rows, RED)] == [2, 3, 4]
    rolled = (*rows[:2], replace(rows[2], draws=(Draw(choices=6, chosen=1),)), rows[3])
    assert [row.seq for row in history.to_take_back(DUEL, rolled, RED)] == [4]
    at_last = (*rows[:3], replace(rows[3], draws=(Draw(choices=6, chosen=1),)))
    assert [row.seq for row in history.to_take_back(DUEL, at_last, RED)] == [2, 3, 4]


def _row(seq: int, cause: int) -> Move:
    """Returns a row in which Ann as red has aimed."""
    return Move(
        game_id=GameId(1),
        seq=seq,
        kind=RowKind.MOVE,
        seat=RED,
        action=b"",
        draws=(),
        told=b"[]",
        turn=1,
        cause=cause,
        by_user=ANN.id,
        by_whom=ByWhom.PLAYER,
        interaction_id=None,
        at=0.0,
        back_to=None,
    )


@pytest.mark.parametrize("told", ["peek", "burn"])
async def test_what_told_something_hidden_is_taken_back_only_by_agreement(tmp_path: Path, told: str) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        before = inside(await bot.tables.views.look(game, ANN.id))
        await bot.say(game, ANN, told)
        vote = await bot.tables.undo.ask(game, ANN.id)
        assert isinstance(vote, Ballot)
        assert (vote.about, vote.asked_by, vote.missing) == (1, ANN, (BOB,))
        with pytest.raises(NotSeated):
            await bot.tables.votes.agree(game, EVE.id, number=vote.number)
        still = await bot.tables.votes.agree(game, ANN.id, number=vote.number)
        assert isinstance(still, Ballot)
        done = await bot.tables.votes.agree(game, BOB.id, number=vote.number)
        assert isinstance(done, Committed)
        assert inside(await bot.tables.views.look(game, ANN.id)) == before


async def test_dice_and_others_moves_need_agreement(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        await bot.say(game, ANN, "aim")
        await bot.say(game, ANN, "strike")
        await bot.say(game, BOB, "yield")
        for person, moves in ((ANN, 2), (BOB, 1)):
            vote = await bot.tables.undo.ask(game, person.id)
            assert isinstance(vote, Ballot)
            assert vote.about == moves
            await bot.tables.votes.disagree(game, BOB.id, number=vote.number)


async def test_a_vote_lapses_when_the_game_goes_on_or_somebody_disagrees(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        await bot.say(game, ANN, "peek")
        vote = await bot.tables.undo.ask(game, ANN.id)
        assert isinstance(vote, Ballot)
        await bot.say(game, ANN, "aim")
        with pytest.raises(NothingToAgree):
            await bot.tables.votes.agree(game, BOB.id, number=vote.number)
        undone = await bot.tables.undo.ask(game, ANN.id)
        assert isinstance(undone, Committed)
        vote = await bot.tables.undo.ask(game, ANN.id)
        assert isinstance(vote, Ballot)
        await bot.tables.votes.disagree(game, BOB.id, number=vote.number)
        with pytest.raises(NothingToAgree):
            await bot.tables.votes.agree(game, BOB.id, number=vote.number)


async def test_against_the_computer_what_was_shown_stands(
    tmp_path: Path,
) -> None:
    """Otherwise a player could retry rolls, cards and the computer's answers until they like the result."""
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.solo(goal="3")
        await bot.tables.standing_orders.set_reactions(game, ANN.id, ReactionMode.ASK)
        await bot.say(game, ANN, "keep")
        await bot.say(game, ANN, "aim")
        assert isinstance(await bot.tables.undo.ask(game, ANN.id), Committed)
        await bot.say(game, ANN, "peek")
        with pytest.raises(SeenSince):
            await bot.tables.undo.ask(game, ANN.id)
        await bot.say(game, ANN, "aim")
        await bot.say(game, ANN, "strike", card=max(inside(await bot.tables.views.look(game, ANN.id)).hand))
        before = (await bot.tables.views.table(game)).seq
        with pytest.raises(NoWayBack):
            await bot.tables.undo.ask(game, ANN.id)
        assert (await bot.tables.views.table(game)).seq == before


async def test_nothing_is_taken_back_that_was_not_done(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.lobby()
        await bot.tables.lobbies.take_seat(game, ANN, RED)
        await bot.tables.lobbies.take_seat(game, BOB, BLUE)
        await bot.tables.lobbies.start(game, ANN.id)
        with pytest.raises(NothingToUndo):
            await bot.tables.undo.ask(game, ANN.id)
        with pytest.raises(NotSeated):
            await bot.tables.undo.ask(game, EVE.id)


async def test_taking_back_across_turns_begins_a_new_message(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        await bot.say(game, ANN, "aim")
        await bot.say(game, ANN, "strike", card=min(inside(await bot.tables.views.look(game, ANN.id)).hand))
        await bot.say(game, BOB, "parry", card=max(inside(await bot.tables.views.look(game, BOB.id)).hand))
        assert (await bot.tables.views.look(game, None)).asked == (BLUE,)
        vote = await bot.tables.undo.ask(game, ANN.id)
        assert isinstance(vote, Ballot)
        report = await bot.tables.votes.agree(game, BOB.id, number=vote.number)
        assert report.table.turn == report.table.seq
        assert (await bot.tables.views.look(game, None)).asked == (RED,)


async def test_an_undo_is_told_to_whoever_has_seen_the_move(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        await bot.say(game, ANN, "aim")
        assert "Ann aims high." in (await bot.tables.last_seen.news(game, BOB.id)).lines
        await bot.tables.undo.ask(game, ANN.id)
        await bot.say(game, ANN, "aim", line="low")
        await bot.tables.undo.ask(game, ANN.id)
        assert (await bot.tables.last_seen.news(game, BOB.id)).lines == ("Ann undoes a move.",)


async def test_nothing_is_taken_back_behind_a_change_of_rules(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        await bot.say(game, ANN, "aim")
    async with house(tmp_path / "bot.db", later()) as bot:
        with pytest.raises(NothingToUndo):
            await bot.tables.undo.ask(game, ANN.id)
