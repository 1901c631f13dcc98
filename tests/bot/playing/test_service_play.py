"""Play: permissions, journal rows, announcements, and protection against duplicates."""

import asyncio
from pathlib import Path

import pytest

from bot.proof.check import check
from bot.proof.record import read
from bot.service.errors import NotAllowed, NotPlaying, NotSeated, Stale
from bot.service.playing.requests import Committed
from bot.store import journal
from bot.store.rows import ByWhom, RowKind, Status
from tests.bot.house import ANN, BLUE, BOB, EVE, RED, house
from tests.opaque import inside


async def test_a_move_is_written_told_and_passes_on(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        report = await bot.say(game, ANN, "aim")
        assert report.public[-1].lines[-1] == "Ann aims high."
        assert report.public[-1].asks == "Ann: strike high with which card?"
        assert report.public[-1].waits_for == (ANN,)
        report = await bot.say(game, ANN, "strike")
        assert report.public[-1].waits_for == (BOB,)
        assert report.public[-1].window
        last = (await bot.database.read(journal.moves, game))[-1]
        assert (last.kind, last.seat, last.by_user, last.by_whom) == (
            RowKind.MOVE,
            RED,
            ANN.id,
            ByWhom.PLAYER,
        )
        assert bot.announced == [game] * 8, "the lobby three times, then every move"


async def test_whoever_is_not_asked_is_told_so(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        seq = (await bot.tables.views.table(game)).seq
        with pytest.raises(NotAllowed, match="not your turn"):
            await bot.tables.play.choose(game, BOB.id, seq=seq, index=0)


async def test_a_stranger_may_look_but_not_play(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        view = await bot.tables.views.look(game, EVE.id)
        assert view.viewer is None
        assert view.offers == ()
        assert view.hand is None
        with pytest.raises(NotSeated):
            await bot.tables.play.choose(game, EVE.id, seq=view.seq, index=0)


@pytest.mark.parametrize(("seq", "index"), [(0, 0), (3, 0), (2, 99), (2, -1)])
async def test_a_question_that_has_passed_is_stale(tmp_path: Path, seq: int, index: int) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        assert (await bot.tables.views.table(game)).seq == 2
        with pytest.raises(Stale):
            await bot.tables.play.choose(game, ANN.id, seq=seq, index=index)
        assert (await bot.tables.views.table(game)).seq == 2


async def test_of_two_clicks_at_once_one_wins_and_both_are_answered(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        clicks = [
            bot.tables.play.choose(game, ANN.id, seq=2, index=0, interaction_id=id_) for id_ in (11, 12)
        ]
        first, second = await asyncio.gather(*clicks, return_exceptions=True)
        assert isinstance(first, Committed)
        assert isinstance(second, Stale)
        assert (await bot.tables.views.table(game)).seq == 3


async def test_two_who_are_asked_at_once_may_answer_at_once(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.lobby()
        await bot.tables.lobbies.take_seat(game, ANN, RED)
        await bot.tables.lobbies.take_seat(game, BOB, BLUE)
        await bot.tables.lobbies.start(game, ANN.id)
        clicks = [bot.tables.play.choose(game, person.id, seq=0, index=0) for person in (ANN, BOB)]
        reports = await asyncio.gather(*clicks)
        assert [report.repeated for report in reports] == [False, False]
        assert (await bot.tables.views.table(game)).seq == 2


async def test_an_interaction_delivered_twice_is_one_move(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        once = await bot.say(game, ANN, "aim", interaction_id=7)
        again = await bot.told(bot.tables.play.choose(game, ANN.id, seq=2, index=0, interaction_id=7))
        assert (once.repeated, again.repeated) == (False, True)
        assert [page.lines for page in again.public] == [page.lines for page in once.public]
        assert again.lines[RED] == once.lines[RED] == ("Ann aims high.",)
        assert (await bot.tables.views.table(game)).seq == 3
    async with house(tmp_path / "bot.db") as bot:
        after_restart = await bot.told(bot.tables.play.choose(game, ANN.id, seq=2, index=0, interaction_id=7))
        assert after_restart.repeated
        assert after_restart.lines[RED] == once.lines[RED]


async def test_a_secret_is_told_to_its_owner_alone(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        report = await bot.say(game, ANN, "peek")
        assert report.lines[RED][0].startswith("On top of the deck lies the ")
        assert report.lines[BLUE] == ()
        assert report.public[-1].lines == ()
        assert [line for line in await bot.tables.pages.log(game, ANN.id) if "On top" in line]
        assert not [line for line in await bot.tables.pages.log(game, BOB.id) if "On top" in line]
        assert not [line for line in await bot.tables.pages.log(game, None) if "You draw" in line]


async def test_a_game_goes_on_after_a_restart_in_the_middle_of_a_window(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        await bot.say(game, ANN, "aim")
        before = await bot.say(game, ANN, "strike")
        seen = inside(await bot.tables.views.look(game, BOB.id))
    async with house(tmp_path / "bot.db") as bot:
        view = await bot.tables.views.look(game, BOB.id)
        assert view.window
        assert inside(view) == seen
        assert view.table.deadline == before.table.deadline
        report = await bot.say(game, BOB, "parry")
        assert any("The dice show" in line for page in report.public for line in page.lines)


async def test_a_game_is_played_to_its_end_and_the_seed_told(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel(goal="1")
        opened = await bot.tables.views.table(game)
        assert opened.secret is None
        while (await bot.tables.views.table(game)).status is Status.PLAYING:
            (asked,) = (await bot.tables.views.look(game, None)).asked
            person = (ANN, BOB)[asked]
            seq = (await bot.tables.views.table(game)).seq
            report = await bot.told(bot.tables.play.choose(game, person.id, seq=seq, index=0))
        assert report.table.outcome is not None
        assert report.public[-1].asks.endswith(" wins.")
        assert report.public[-1].waits_for == ()
        assert report.table.secret is not None
        assert report.table.seed_hash == opened.seed_hash
        check(read((await bot.tables.proofs.of(game)).text), bot.tables.titles.get)
        with pytest.raises(NotPlaying):
            await bot.tables.play.choose(game, ANN.id, seq=report.table.seq, index=0)


async def test_a_turn_is_one_page_and_the_next_begins_another(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        turn = (await bot.tables.views.table(game)).turn
        await bot.say(game, ANN, "aim")
        report = await bot.say(game, ANN, "strike")
        assert [page.report for page in report.public] == [turn]
        report = await bot.say(
            game, BOB, "parry", card=max(inside(await bot.tables.views.look(game, BOB.id)).hand)
        )
        pages = {page.report: page for page in report.public}
        if len(pages) == 2:
            assert not pages[turn].current
            assert pages[turn].asks == ""
            assert pages[report.table.turn].lines == ()
        assert pages[turn].lines[:2] == ("Ann aims high.", pages[turn].lines[1])
        assert pages[report.table.turn].current
