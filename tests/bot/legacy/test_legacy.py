"""Games begun at version 0.1.0 load, replay and continue; `legacy/make.py` made their files."""

import shutil
from pathlib import Path
from time import time

import pytest

from bot.copies import replace
from bot.durations import DAY
from bot.proof.check import check
from bot.proof.record import read
from bot.proof.seed import Scheme
from bot.service.model.history import state_at
from bot.service.showing.replay import states_of
from bot.store import games, journal
from bot.store.rows import GameId, Status, UserId
from tests.bot.house import ANN, Clock, House, house
from tests.opaque import AnyTitle
from tests.titles import TITLES

LEGACY = Path(__file__).parent
GAME = GameId(1)
MOVES = 30  # at most

OLDER = [title for title in TITLES if (LEGACY / f"{title.id}.db").exists()]

older_titles = pytest.mark.parametrize("title", OLDER, ids=lambda title: str(title.id))


def test_there_are_databases_of_an_older_version() -> None:
    assert sorted(title.id for title in OLDER) == sorted(path.stem for path in LEGACY.glob("*.db"))
    assert OLDER


@pytest.fixture
def path(title: AnyTitle, tmp_path: Path) -> Path:
    """A copy of a database written by the older version."""
    path = tmp_path / "bot.db"
    shutil.copy(LEGACY / f"{title.id}.db", path)
    return path


async def _play_on(bot: House) -> int:
    """Plays the first offer again and again; returns the number of moves."""
    for number in range(MOVES):
        table = await bot.tables.views.table(GAME)
        if table.status is not Status.PLAYING:
            return number
        user_id = UserId(table.asked[0] + 1)
        await bot.tables.play.choose(GAME, user_id, seq=table.seq, index=0)
    return MOVES


@older_titles
async def test_an_older_game_goes_on(title: AnyTitle, path: Path) -> None:
    async with house(path, title) as bot:
        before = await bot.database.read(games.record, GAME)
        assert before is not None
        assert before.game.rules_version == 1
        log = await bot.tables.pages.log(GAME, ANN.id)
        assert len(log) > 10
        assert await _play_on(bot)
        after = await bot.database.read(games.record, GAME)
        assert after is not None
        assert after.game.seq > before.game.seq
        assert after.game.rules_version == title.rules.version
        told = log[:-1]  # the last line may still grow: several steps of a figure are told as one
        assert (await bot.tables.pages.log(GAME, ANN.id))[: len(told)] == told


@older_titles
async def test_an_older_journal_replays_to_where_it_stood(title: AnyTitle, path: Path) -> None:
    """The present rules give the same results for the old moves, or have another version."""
    async with house(path, title) as bot:
        record = await bot.database.read(games.record, GAME)
        assert record is not None
        assert record.head is not None
        moves = await bot.database.read(journal.moves, GAME, 0)
        snapshots = await bot.database.read(journal.snapshots, GAME, record.game.rules_version)
        kept = [snapshot for snapshot in snapshots if snapshot.seq < record.game.seq]
        before = await bot.database.read(
            journal.path_to, GAME, record.game.rules_version, record.game.seq - 1
        )
        assert before is not None
        assert before.start.seq == kept[-1].seq
        again = state_at(title, replace(before, moves=(*before.moves, moves[-1])))
        if title.rules.version == record.game.rules_version:
            assert again == title.codecs.states.decode(record.head.state)
        assert len(list(states_of(title, moves, snapshots))) > len(kept)


@older_titles
async def test_the_posts_an_older_version_owed_are_still_owed(title: AnyTitle, path: Path) -> None:
    async with house(path, title) as bot:
        owed = await bot.tables.outbox.owed_posts(GAME)
        assert owed
        pages = [await bot.tables.outbox.page(post) for post in owed]
        assert all(page.lines or page.asks for page in pages)


@older_titles
async def test_the_dice_of_an_older_game_can_be_checked(title: AnyTitle, path: Path) -> None:
    """Its seed was its secret; rows of other rules are checked by their dice, the rest is replayed."""
    async with house(path, title, scheme=Scheme.CUT) as bot:
        begun = await bot.tables.views.table(GAME)
        await _play_on(bot)
        if (await bot.tables.views.table(GAME)).status is Status.PLAYING:
            await bot.tables.leaving.resign(GAME, ANN.id)
        record = read((await bot.tables.proofs.of(GAME)).text)
        assert record.head.scheme is Scheme.DIRECT
        assert record.head.seal == begun.seed_hash
        verdict = check(record, bot.tables.titles.get)
        assert verdict.draws > 0
        assert verdict.replayed_from == (begun.seq + 1 if record.end.is_adopted else 0)


@older_titles
async def test_an_older_game_that_nobody_plays_ends_by_itself(title: AnyTitle, path: Path) -> None:
    clock = Clock(time())  # the migration counts from now on
    async with house(path, title, clock) as bot:
        while (due := await bot.tables.alarms.earliest()) is not None:
            clock.time = due
            await bot.tables.alarms.ring()
        assert (await bot.tables.views.table(GAME)).status is Status.ENDED
        assert clock.time < time() + 30 * DAY
