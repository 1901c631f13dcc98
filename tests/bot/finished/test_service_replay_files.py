"""Replay files: every move that stands, nothing hidden before the end, and a size that always fits."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bot.copies import replace
from bot.service.errors import NotPlaying
from bot.service.finished import endings, replay_files
from bot.service.finished.replay_files import PageData
from bot.service.showing import replay_steps
from bot.service.showing.replay import states_by_row
from bot.store.rows import GameId, Move, OwedPost, PostKind, RowKind, Snapshot, Status, UserId
from engine.core import Private, SeededDice
from tests.bot.house import ANN, BOB, House, house, later
from tests.bot.proofs import say_anything, start
from tests.opaque import AnyTitle
from tests.titles import POLISHED

pytestmark = pytest.mark.slow  # whole games are drawn

MOVES = 30
_DATA = re.compile(rb'<script id="scenes" type="application/json">(.*?)</script>', re.DOTALL)


def data_of(page: bytes) -> PageData | None:
    """Returns the content of a page as its script reads it."""
    found = _DATA.search(page)
    assert found is not None
    return msgspec.json.decode(found[1], type=PageData | None)


async def _some_moves(bot: House, title: AnyTitle, moves: int = MOVES) -> GameId:
    game, people = await start(bot, title)
    await say_anything(bot, game, Random(f"{title.id} file"), people, moves)
    return game


async def test_a_file_has_every_move_that_stands(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        await bot.say(game, ANN, "aim")
        await bot.say(game, ANN, "strike")
        await bot.say(game, BOB, "yield")
        before = await bot.tables.replay_files.of(game)
        await bot.say(game, ANN, "aim")
        await bot.tables.undo.ask(game, ANN.id)
        after = data_of((await bot.tables.replay_files.of(game)).page)
        rows = await bot.tables.pages._positions.moves(game)
        assert after == data_of(before.page)
        assert after is not None
        told = [row for row in rows if row.kind is not RowKind.UNDO]
        assert len(after.steps) == len(told) - 1, "all but the move that was taken back"
        await bot.tables.leaving.resign(game, BOB.id)
        over = data_of((await bot.tables.replay_files.of(game)).page)
        assert over is not None
        assert "Ann wins" in over.result
        assert "Bob resigns." in over.texts


async def test_a_file_begins_where_the_present_rules_began(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        await bot.say(game, ANN, "aim")
    async with house(tmp_path / "bot.db", later()) as bot:
        await bot.tables.leaving.resign(game, BOB.id)
        data = data_of((await bot.tables.replay_files.of(game)).page)
        assert data is not None
        assert data.steps
        step = await bot.tables.replay_steps.one(game, 0)
        assert step.step.alt


async def test_a_lobby_has_no_replay(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        with pytest.raises(NotPlaying):
            await bot.tables.replay_files.of(await bot.lobby())


# --- hidden things -----------------------------------------------------------------------------------------


def _dealt_again(title: AnyTitle, number: int, state: Any) -> Any:
    return title.rules.redeal(state, None, SeededDice(b"dealt again", number))


def _redealing(
    title: AnyTitle, moves: Sequence[Move], snapshots: Sequence[Snapshot]
) -> Iterator[tuple[int, Any]]:
    """Yields the states of a game with everything dealt again that onlookers do not see."""
    for seq, state in states_by_row(title, moves, snapshots):
        yield seq, _dealt_again(title, seq, state)


def _without_secrets(title: AnyTitle, row: Move) -> Move:
    told = [event for event in title.codecs.events.decode(row.told) if not isinstance(event, Private)]
    return replace(row, told=title.codecs.events.encode(tuple(told)))


def _forget_secrets(bot: House, title: AnyTitle, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets replays, reports and ends read a game whose hidden parts are other ones."""
    positions = bot.tables.pages._positions
    read, stand, at = positions.moves, positions.in_play_or_over, positions.state_at

    async def moves(game_id: GameId, since: int = 0) -> tuple[Move, ...]:
        return tuple(_without_secrets(title, row) for row in await read(game_id, since))

    async def in_play_or_over(game_id: GameId) -> Any:
        position = await stand(game_id)
        return position.with_state(_dealt_again(title, position.game.seq, position.state))

    async def state_at(position: Any, seq: int) -> Any:
        return _dealt_again(title, seq, await at(position, seq))

    monkeypatch.setattr(positions, "moves", moves)
    monkeypatch.setattr(positions, "in_play_or_over", in_play_or_over)
    monkeypatch.setattr(positions, "state_at", state_at)
    for module in (replay_steps, endings):
        monkeypatch.setattr(module, "states_by_row", _redealing)
    bot.tables.pictures._pages.clear()


@pytest.mark.parametrize("title", POLISHED, ids=lambda title: title.id)
async def test_nothing_hidden_is_in_the_replay_the_reports_the_digests_or_the_end(
    title: AnyTitle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path / "bot.db", title) as bot:
        game = await _some_moves(bot, title)
        assert (await bot.tables.views.table(game)).status is Status.PLAYING
        told = await _told(bot, game)
        with monkeypatch.context() as patch:
            _forget_secrets(bot, title, patch)
            assert await _told(bot, game) == told
        assert b'<script id="game" type="text/plain"></script>' in told[0], "the proof would tell"
        await bot.tables.ending.end(game, ANN.id, moderator=True)
        ending = await _ending(bot, game)
        _forget_secrets(bot, title, monkeypatch)
        assert await _ending(bot, game) == ending


async def _told(bot: House, game: GameId) -> tuple[bytes, object, object, object]:
    """Returns what everybody can read of a running game: its replay, its report, a step, and a digest."""
    file, shown = await bot.tables.replay_files.of(game), await bot.tables.outbox.present(game)
    one = await bot.tables.replay_steps.one(game, MOVES // 2)
    step = (one.number, one.count, one.step.heading, one.step.lines, one.step.alt, one.step.board.digest)
    report = (shown.lines, shown.heading, shown.status, shown.alt, shown.board.digest, shown.topics)
    sent = await bot.tables.watching.digest(_owed_digest(game, shown.last), None)
    digest = (sent.news, sent.alt, sent.status, sent.board.digest)
    return file.page, report, step, digest


def _owed_digest(game: GameId, last: int) -> OwedPost:
    """Returns an owed digest of a whole game up to a row."""
    return OwedPost(
        ids=(1,),
        kind=PostKind.DIGEST,
        game_id=game,
        turn=0,
        first=last,
        last=last,
        user_id=UserId(9),
        subject="-1",
        nonce="",
        attempts=0,
        revision=0,
    )


async def _ending(bot: House, game: GameId) -> object:
    """Returns what the post that ends a game says."""
    made = await bot.tables.endings.of(game)
    return made.result, made.reason, made.scores, made.rounds, made.moves, made.honours


async def test_a_finished_game_ends_with_everything_revealed(tmp_path: Path) -> None:
    for title in POLISHED:
        async with house(tmp_path / f"{title.id}.db", title) as bot:
            game = await _some_moves(bot, title, 10)
            running = data_of((await bot.tables.replay_files.of(game)).page)
            await bot.tables.ending.end(game, ANN.id, moderator=True)
            over = data_of((await bot.tables.replay_files.of(game)).page)
            assert running is not None
            assert over is not None
            hands = sum(text.startswith("Hand at the end: ") for text in over.texts)
            assert hands == (0 if title.pictures.hand is None else 2)
            assert not any(text.startswith("Hand at the end: ") for text in running.texts)
            revealed = "Everything that was hidden" in over.texts
            assert revealed is (title.pictures.open_view is not None)


# --- size --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", POLISHED, ids=lambda title: title.id)
async def test_a_file_is_as_small_as_it_has_to_be(title: AnyTitle, tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", title) as bot:
        game = await _some_moves(bot, title)
        if (await bot.tables.views.table(game)).status is Status.PLAYING:
            await bot.tables.ending.end(game, ANN.id, moderator=True)
        best = (await bot.tables.replay_files.of(game)).page
        assert len(best) <= replay_files.LIMIT // 4, "a game of thirty moves is far from the limit"
        whole = data_of(best)
        assert whole is not None
        for share in (0.8, 0.5, 0.2, 0.1):
            room = int(len(best) * share)
            page = (await bot.tables.replay_files.of(game, room=room)).page
            assert len(page) <= room
            fewer = data_of(page) if page else None
            if fewer is not None:
                assert 2 <= len(fewer.steps) <= len(whole.steps)
        assert (await bot.tables.replay_files.of(game, room=1000)).page == b""
