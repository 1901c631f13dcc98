"""The database: migrations, one transaction per call, and owed posts committed with their move."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Awaitable
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from bot.copies import replace
from bot.store import commits, games, journal, key_values, outbox, packs, posts, requests, seats
from bot.store.database.connection import Connection
from bot.store.database.interface import Database, NewerDatabase, Overtaken
from bot.store.database.opening import open_database, refusals
from bot.store.database.sqlite import FOLDER, SqliteDatabase
from bot.store.rows import (
    Chair,
    DuePost,
    GameId,
    Post,
    PostKind,
    ReactionMode,
    Request,
    RowKind,
    Settled,
    Status,
)
from engine.core import Seat
from tests.bot.databases import Postgres, database_at, kept_on
from tests.stored import ANN, commit, lobby

PATIENCE = 30.0  # seconds after which a thread counts as stuck


async def _lobby(database: Database) -> GameId:
    return await database.write(commits.open_game, lobby())


def _board(nonce: str, turn: int = 0) -> DuePost:
    return DuePost(kind=PostKind.BOARD, turn=turn, audience=None, nonce=nonce)


def _hand(nonce: str, turn: int = 0) -> DuePost:
    return DuePost(kind=PostKind.HAND, turn=turn, audience=ANN.id, nonce=nonce)


async def test_an_empty_file_is_brought_up_to_date_once(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    for _ in range(2):
        await (await SqliteDatabase.open(path)).close()
    with sqlite3.connect(path) as sqlite:
        assert sqlite.execute("pragma user_version").fetchone() == (len(list(FOLDER.glob("*.sql"))),)
        assert sqlite.execute("pragma journal_mode").fetchone() == ("wal",)
    sqlite.close()


async def test_migrations_run_forward_only_and_from_where_the_file_stands(tmp_path: Path) -> None:
    path, folder = tmp_path / "bot.db", tmp_path / "migrations"
    folder.mkdir()
    (folder / "0001_first.sql").write_text("create table a (x integer);")
    await (await SqliteDatabase.open(path, folder)).close()
    (folder / "0002_second.sql").write_text("create table b (y integer); insert into b values (7);")
    async with await SqliteDatabase.open(path, folder) as database:
        assert await database.read(lambda sqlite: sqlite.execute("select y from b").fetchone()["y"]) == 7
    (folder / "0002_second.sql").unlink()
    with pytest.raises(NewerDatabase):
        await SqliteDatabase.open(path, folder)


async def test_a_migration_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    path, folder = tmp_path / "bot.db", tmp_path / "migrations"
    folder.mkdir()
    (folder / "0001_first.sql").write_text("create table a (x integer); create table a (x integer);")
    with pytest.raises(sqlite3.OperationalError):
        await SqliteDatabase.open(path, folder)
    (folder / "0001_first.sql").write_text("create table a (x integer);")
    await (await SqliteDatabase.open(path, folder)).close()


async def test_a_table_of_an_older_version_goes_on_as_it_was(tmp_path: Path) -> None:
    """Before teams and standing orders a seat had one person, and every player was asked."""
    path, old = tmp_path / "bot.db", tmp_path / "migrations"
    old.mkdir()
    (old / "0001_tables.sql").write_text((FOLDER / "0001_tables.sql").read_text(encoding="utf-8"))
    await (await SqliteDatabase.open(path, old)).close()
    with closing(sqlite3.connect(path)) as sqlite:
        sqlite.executescript(
            "insert into games (title, rules_version, seed, options, settings, status, channel_id, host_id,"
            " host_name, locale, opened_at)"
            " values ('duel', 1, x'00', x'7b7d', x'7b7d', 'lobby', 5, 1, 'Ann', 'en', 1.0);"
            "insert into seats (game_id, seat, key) values (1, 0, 'red'), (1, 1, 'blue');"
            "insert into sitters (game_id, user_id, seat, name) values (1, 1, 0, 'Ann');"
        )
    async with await SqliteDatabase.open(path) as database:
        record = await database.read(games.record, GameId(1))
        assert record is not None
        assert [(chair.people, chair.reactions) for chair in record.chairs] == [
            ((ANN,), ReactionMode.ASK),
            ((), ReactionMode.ASK),
        ]
        assert record.orders == ()


async def test_tables_of_an_older_version_keep_their_packs(tmp_path: Path) -> None:
    path, old = tmp_path / "bot.db", tmp_path / "migrations"
    old.mkdir()
    for file in sorted(FOLDER.glob("*.sql"))[:32]:
        (old / file.name).write_text(file.read_text("utf-8"), "utf-8")
    await (await SqliteDatabase.open(path, old)).close()
    with closing(sqlite3.connect(path)) as db:
        for options in (b"{}", b'{"difficulty":"hard","+pack":"d1"}'):
            db.execute(
                "insert into games (title, rules_version, seed, options, settings, status, channel_id,"
                " host_id, host_name, locale, opened_at)"
                " values ('duel', 1, x'00', ?, x'7b7d', 'over', 5, 1, 'Ann', 'en', 1.0)",
                (options,),
            )
        db.execute("insert into packs (digest, content) values ('d1', x'00'), ('d2', x'00')")
        db.commit()
    async with await SqliteDatabase.open(path) as database:
        await database.write(packs.remove_unused, 1.0)
        stored = [await database.read(packs.content_of, digest) for digest in ("d1", "d2")]
        assert stored == [b"\0", None]


async def test_a_gap_between_migrations_is_refused(tmp_path: Path) -> None:
    (tmp_path / "0002_second.sql").write_text("create table b (y integer);")
    with pytest.raises(AssertionError, match="migration 1 is missing"):
        await SqliteDatabase.open(tmp_path / "bot.db", tmp_path)


async def test_a_transaction_that_fails_changes_nothing(tmp_path: Path) -> None:
    async with await open_database(database_at(tmp_path / "bot.db")) as database:
        game_id = await _lobby(database)

        def half(db: Connection) -> None:
            seats.put(db, game_id, (Chair(seat=Seat(0), key="red", people=(ANN,)),))
            raise RuntimeError("in the middle")

        with pytest.raises(RuntimeError):
            await database.write(half)
        record = await database.read(games.record, game_id)
        assert record is not None
        assert not any(chair.is_taken for chair in record.chairs)


async def test_a_move_is_written_with_all_that_it_changes(tmp_path: Path) -> None:
    async with await open_database(database_at(tmp_path / "bot.db")) as database:
        game_id = await _lobby(database)
        change = commit(game_id, 0, dues=(_board("n0"), _hand("n1")))
        await database.write(commits.commit, change)
        record = await database.read(games.record, game_id)
        assert record is not None
        assert (record.game.seq, record.game.status, record.game.turn_seats) == (
            0,
            Status.PLAYING,
            (Seat(0),),
        )
        assert record.plans == change.plans
        assert record.head is not None
        assert change.row is not None
        assert record.head.state == change.row.state
        assert await database.read(journal.moves, game_id) == (change.row.move,)
        owed = await database.read(outbox.owed_posts)
        assert [(debt.kind, debt.user_id, debt.nonce) for debt in owed] == [
            (PostKind.BOARD, None, "n0"),
            (PostKind.HAND, ANN.id, "n1"),
        ]


async def test_a_row_that_is_already_there_is_not_written_again(tmp_path: Path) -> None:
    async with await open_database(database_at(tmp_path / "bot.db")) as database:
        game_id = await _lobby(database)
        await database.write(commits.commit, commit(game_id, 0, interaction_id=9, dues=(_board("n0"),)))
        for again in (commit(game_id, 0), commit(game_id, 1, interaction_id=9, dues=(_board("n1"),))):
            with pytest.raises(Overtaken):
                await database.write(commits.commit, again)
        assert len(await database.read(outbox.owed_posts)) == 1
        assert await database.read(requests.find, 9) == (game_id, Request(interaction_id=9, cause=0))


async def test_the_newest_position_is_kept_and_those_marked(tmp_path: Path) -> None:
    async with await open_database(database_at(tmp_path / "bot.db")) as database:
        game_id = await _lobby(database)
        for seq in range(4):
            await database.write(commits.commit, commit(game_id, seq, kept=seq == 1))
        found = await database.read(journal.snapshots, game_id, 1)
        assert [snapshot.seq for snapshot in found] == [1, 3]


async def test_rows_of_one_turn_are_one_debt_until_tried(tmp_path: Path) -> None:
    async with await open_database(database_at(tmp_path / "bot.db")) as database:
        game_id = await _lobby(database)
        for seq in range(2):
            await database.write(
                commits.commit, commit(game_id, seq, dues=(_board(f"b{seq}"), _hand(f"h{seq}")))
            )
        board, hand = await database.read(outbox.owed_posts, game_id)
        assert (board.first, board.last, board.nonce, board.attempts) == (0, 1, "b0", 0)
        assert (hand.first, hand.last, hand.nonce) == (0, 1, "h0")
        await database.write(outbox.trying, board)
        await database.write(commits.commit, commit(game_id, 2, dues=(_board("b2"), _board("b3", turn=2))))
        tried, _, later, other = await database.read(outbox.owed_posts, game_id)
        assert (tried.first, tried.last, tried.nonce, tried.attempts) == (0, 1, "b0", 1)
        assert (later.first, later.nonce, later.turn) == (2, "b2", 0)
        assert (other.first, other.nonce, other.turn) == (2, "b3", 2)


async def test_a_settled_debt_is_gone_and_its_message_known(tmp_path: Path) -> None:
    async with await open_database(database_at(tmp_path / "bot.db")) as database:
        game_id = await _lobby(database)
        await database.write(commits.commit, commit(game_id, 0, dues=(_board("b0"), _hand("h0"))))
        board, hand = await database.read(outbox.owed_posts)
        post = Post(game_id=game_id, kind=PostKind.BOARD, number=0, channel_id=5, message_id=6)
        settled = (Settled(owed=board, post=post), Settled(owed=hand, reason="closed"))
        await database.write(outbox.settle, settled, {"name": "value"}, 3.0)
        assert await database.read(outbox.owed_posts) == ()
        assert await database.read(posts.find, game_id, PostKind.BOARD, 0) == post
        assert await database.read(posts.find, game_id, PostKind.CARD) is None
        assert await database.read(key_values.recall, "name") == "value"
        reason = await database.read(
            lambda sqlite: sqlite.execute("select closed from outbox where id = ?", hand.ids).fetchone()[0]
        )
        assert reason == "closed"


async def test_writes_that_wait_share_a_commit_and_one_that_fails_takes_back_only_itself(
    tmp_path: Path,
) -> None:
    async with await open_database(database_at(tmp_path / "bot.db")) as database:
        game_id = await _lobby(database)

        def spoil(db: Connection, number: int) -> None:
            key_values.remember(db, f"spoilt {number}", "half")
            raise RuntimeError(str(number))

        calls: list[Awaitable[object]] = []
        for number in range(40):
            calls.append(database.write(key_values.remember, f"kept {number}", str(number)))
            calls.append(database.write(spoil, number))
            calls.append(database.read(key_values.recall, f"kept {number}"))
        done = await asyncio.gather(
            *calls, database.write(commits.commit, commit(game_id, 0)), return_exceptions=True
        )
        assert [str(error) for error in done if isinstance(error, RuntimeError)] == [
            str(n) for n in range(40)
        ]
        for number in range(40):
            assert await database.read(key_values.recall, f"kept {number}") == str(number)
            assert await database.read(key_values.recall, f"spoilt {number}") is None
        assert len(await database.read(journal.moves, game_id)) == 1


@pytest.mark.sqlite
async def test_who_waits_hears_of_a_write_only_after_the_commit(tmp_path: Path) -> None:
    """Forty waiting writes are few commits, and another connection sees each write once it is answered."""
    path = tmp_path / "bot.db"
    async with await SqliteDatabase.open(path) as database:
        commits = []

        def count(db: Connection) -> None:
            assert isinstance(db, sqlite3.Connection)
            db.set_trace_callback(lambda said: commits.append(said) if said == "commit" else None)

        await database.write(count)
        commits.clear()
        with closing(sqlite3.connect(path)) as other:

            async def keep(number: int) -> None:
                await database.write(key_values.remember, f"kept {number}", "x")
                found = other.execute("select 1 from facts where name = ?", (f"kept {number}",)).fetchone()
                assert found, "it was answered before it was there"

            await asyncio.gather(*(keep(number) for number in range(40)))
        assert 1 <= len(commits) < 10


@pytest.mark.sqlite
async def test_a_disk_that_refuses_leaves_nothing_of_what_was_committed_together(tmp_path: Path) -> None:
    async with await SqliteDatabase.open(tmp_path / "bot.db") as database:

        def full(db: Connection) -> None:
            (pages,) = db.execute("pragma page_count").fetchone()
            db.execute(f"pragma max_page_count = {pages}")

        await database.write(full)
        writes = [database.write(key_values.remember, f"kept {number}", "x" * 4000) for number in range(20)]
        done = await asyncio.gather(*writes, return_exceptions=True)
        kept = [await database.read(key_values.recall, f"kept {number}") is not None for number in range(20)]
        assert [answer is None for answer in done] == kept, "what was answered is there, and nothing else"
        assert not all(kept)
        await database.write(lambda db: db.execute("pragma max_page_count = 1000000") and None)
        await database.write(key_values.remember, "later", "x")


async def _until(flag: threading.Event) -> None:
    """Waits for a thread without holding up the event loop."""
    assert await asyncio.to_thread(flag.wait, PATIENCE), "the other side never got there"


async def test_a_read_does_not_wait_for_a_write_under_way(tmp_path: Path) -> None:
    writing, has_read = threading.Event(), threading.Event()

    def slow(db: Connection) -> None:
        key_values.remember(db, "word", "new")
        writing.set()
        assert has_read.wait(PATIENCE), "the read waited for this write"

    async with await open_database(database_at(tmp_path / "bot.db")) as database:
        await database.write(key_values.remember, "word", "old")
        write = asyncio.create_task(database.write(slow))
        await _until(writing)
        assert await database.read(key_values.recall, "word") == "old", "it is not committed yet"
        has_read.set()
        await write
        assert await database.read(key_values.recall, "word") == "new"


async def test_all_statements_of_a_read_see_one_moment(tmp_path: Path) -> None:
    has_begun, has_changed = threading.Event(), threading.Event()

    def twice(db: Connection) -> tuple[str | None, str | None]:
        first = key_values.recall(db, "word")
        has_begun.set()
        assert has_changed.wait(PATIENCE)
        return first, key_values.recall(db, "word")

    async with await open_database(database_at(tmp_path / "bot.db")) as database:
        await database.write(key_values.remember, "word", "old")
        read = asyncio.create_task(database.read(twice))
        await _until(has_begun)
        await database.write(key_values.remember, "word", "new")
        has_changed.set()
        assert await read == ("old", "old")
        assert await database.read(key_values.recall, "word") == "new"


async def test_every_read_sees_the_writes_awaited_before_it(tmp_path: Path) -> None:
    async with await open_database(database_at(tmp_path / "bot.db")) as database:

        async def work(name: str) -> None:
            for number in range(30):
                await database.write(key_values.remember, name, str(number))
                assert await database.read(key_values.recall, name) == str(number)

        await asyncio.gather(*(work(f"worker {number}") for number in range(8)))


async def test_a_write_that_is_cancelled_is_finished_before_its_caller_goes_on(tmp_path: Path) -> None:
    writing, go = threading.Event(), threading.Event()

    def slow(db: Connection) -> None:
        writing.set()
        assert go.wait(PATIENCE)
        key_values.remember(db, "word", "written")

    async with await open_database(database_at(tmp_path / "bot.db")) as database:
        write = asyncio.create_task(database.write(slow))
        await _until(writing)
        write.cancel()
        asyncio.get_running_loop().call_soon(go.set)
        with pytest.raises(asyncio.CancelledError):
            await write
        assert await database.read(key_values.recall, "word") == "written"


@pytest.mark.sqlite
async def test_a_write_that_is_cancelled_while_it_waits_for_another_is_finished_too(tmp_path: Path) -> None:
    writing, go = threading.Event(), threading.Event()

    def slow(db: Connection) -> None:
        writing.set()
        assert go.wait(PATIENCE)

    async with await open_database(database_at(tmp_path / "bot.db")) as database:
        first = asyncio.create_task(database.write(slow))
        await _until(writing)
        second = asyncio.create_task(database.write(key_values.remember, "word", "written"))
        await asyncio.sleep(0)
        second.cancel()
        for _ in range(5):
            await asyncio.sleep(0)
        assert not second.done(), "it is not written yet"
        go.set()
        with pytest.raises(asyncio.CancelledError):
            await second
        assert await database.read(key_values.recall, "word") == "written"
        await first


async def test_a_call_that_is_cancelled_as_it_is_answered_ends(tmp_path: Path) -> None:
    def hold_up() -> None:  # results arrive meanwhile, and wait for the event loop
        time.sleep(0.02)

    async with await open_database(database_at(tmp_path / "bot.db")) as database:
        for number in range(20):
            calls = [database.write(key_values.remember, f"{call}", str(number)) for call in range(2)]
            first, second = map(asyncio.create_task, calls)
            for _ in range(number // 2):  # the second one is sent when the first one is answered
                await asyncio.sleep(0)
            hold_up()
            cancelled = (first, second)[number % 2]
            cancelled.cancel()
            await asyncio.wait({first, second}, timeout=PATIENCE)
            assert cancelled.done(), "its caller waits for good"
            if number > 1:  # they had begun
                for call in range(2):
                    assert await database.read(key_values.recall, f"{call}") == str(number)


async def test_a_read_that_fails_half_way_leaves_later_reads_up_to_date(tmp_path: Path) -> None:
    def half(db: Connection) -> None:
        found = db.execute("select name from facts")
        raise RuntimeError(found.fetchone()["name"])

    async with await open_database(database_at(tmp_path / "bot.db")) as database:
        for number in range(200):
            await database.write(key_values.remember, f"{number}", "x")
        with pytest.raises(RuntimeError) as kept:  # an error keeps its frames, and these the cursor
            await database.read(half)
        await database.write(key_values.remember, "word", "new")
        assert await database.read(key_values.recall, "word") == "new"
        assert kept.value.__traceback__ is not None


async def test_a_read_cannot_write(tmp_path: Path) -> None:
    async with await open_database(database_at(tmp_path / "bot.db")) as database:
        with pytest.raises(refusals()):
            await database.read(key_values.remember, "word", "written")
        assert await database.read(key_values.recall, "word") is None


async def test_a_closed_database_takes_no_more_calls(tmp_path: Path) -> None:
    database = await open_database(database_at(tmp_path / "bot.db"))
    last = asyncio.gather(*(database.write(key_values.remember, f"{n}", "x") for n in range(20)))
    await asyncio.sleep(0)  # they are under way
    await asyncio.gather(database.close(), database.close())
    await last
    await database.close()
    for call in (database.write, database.read):
        with pytest.raises(ValueError, match="the database is closed"):
            await call(key_values.recall, "0")
    async with await open_database(database_at(tmp_path / "bot.db")) as again:
        assert await again.read(key_values.recall, "19") == "x"


@pytest.mark.sqlite
async def test_nothing_deleted_is_left_in_the_write_ahead_log(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    async with await open_database(path) as database:
        await database.write(key_values.remember, "word", "a secret that is soon deleted")
        await database.read(key_values.recall, "word")
        assert b"a secret that" in path.with_name("bot.db-wal").read_bytes()
        await database.write(key_values.remember, "word", "")
        await database.tidy()
        assert path.with_name("bot.db-wal").read_bytes() == b""
        assert b"a secret that" not in path.read_bytes()


@pytest.mark.sqlite
async def test_a_slow_call_of_postgres_holds_up_no_other(tmp_path: Path, postgres: Postgres) -> None:
    has_begun, others_are_done = threading.Event(), threading.Event()

    def slow(db: Connection) -> None:
        has_begun.set()
        assert others_are_done.wait(PATIENCE), "the others waited for this one"

    async with await open_database(postgres.at(tmp_path / "there.db")) as database:
        for call in (database.write, database.read):
            first = asyncio.create_task(call(slow))
            await _until(has_begun)
            await asyncio.gather(*(call(key_values.recall, "word") for _ in range(100)))
            others_are_done.set()
            await first
            has_begun.clear()
            others_are_done.clear()
    postgres.empty()


@pytest.mark.sqlite
async def test_writes_that_wait_share_a_transaction_of_postgres(tmp_path: Path, postgres: Postgres) -> None:
    def keep(db: Connection, number: int) -> int:
        key_values.remember(db, f"{number}", "x")
        return int(db.execute("select txid_current()").fetchone()[0])

    async with await open_database(postgres.at(tmp_path / "there.db")) as database:
        transactions = await asyncio.gather(*(database.write(keep, number) for number in range(40)))
        assert len(set(transactions)) < 10
        for number in range(40):
            assert await database.read(key_values.recall, f"{number}") == "x"
    postgres.empty()


DIE_AT_COMMIT = (
    "create function die() returns trigger language plpgsql"
    " as 'begin perform pg_terminate_backend(pg_backend_pid()); return null; end'",
    "create constraint trigger die after insert on facts deferrable initially deferred"
    " for each row when (new.name = 'deadly') execute function die()",
)


@pytest.mark.sqlite
async def test_writes_that_may_have_been_committed_are_not_run_again(
    tmp_path: Path, postgres: Postgres
) -> None:
    ran: list[str] = []

    def keep(db: Connection, name: str) -> None:
        ran.append(name)
        key_values.remember(db, name, "x")

    async with await open_database(postgres.at(tmp_path / "there.db")) as database:
        for statement in DIE_AT_COMMIT:
            await database.write(lambda db, said: db.execute(said) and None, statement)
        names = ("alone", "before", "deadly", "after")  # the first goes at once, the others are a group
        done = await asyncio.gather(*(database.write(keep, name) for name in names), return_exceptions=True)
        await database.write(lambda db: db.execute("drop function die cascade") and None)
        assert [isinstance(each, refusals()) for each in done] == [False, True, True, True]
        assert sorted(ran) == sorted(names)
    postgres.empty()


@pytest.mark.sqlite
async def test_a_write_whose_connection_is_lost_before_the_commit_is_run_again(
    tmp_path: Path, postgres: Postgres
) -> None:
    ran: list[str] = []

    def keep(db: Connection, name: str) -> None:
        ran.append(name)
        key_values.remember(db, name, "x")
        if ran == ["word"]:
            db.execute("select pg_terminate_backend(pg_backend_pid())").fetchone()

    async with await open_database(postgres.at(tmp_path / "there.db")) as database:
        await database.write(keep, "word")
        assert ran == ["word", "word"]
        assert await database.read(key_values.recall, "word") == "x"
    postgres.empty()


async def test_what_was_posted_long_ago_is_pruned_a_little_now_and_then(tmp_path: Path) -> None:
    async with await open_database(database_at(tmp_path / "bot.db")) as database:
        game_id, numbers = await _lobby(database), count()

        async def post(at: float) -> None:
            await database.write(outbox.owe, game_id, 0, (_board(f"b{next(numbers)}"),))
            (board,) = await database.read(outbox.owed_posts, game_id)
            await database.write(outbox.settle, (Settled(owed=board),), {}, at)

        async def left() -> int:
            rows = await database.read(lambda db: db.execute("select nonce from outbox").fetchall())
            return sum(row["nonce"].startswith("h") for row in rows)

        hands = tuple(_hand(f"h{n}", n) for n in range(2 * outbox.PRUNED))
        await database.write(commits.commit, commit(game_id, 0, dues=hands))
        (owed,) = await database.read(outbox.owed_posts, game_id)
        await database.write(outbox.settle, (Settled(owed=owed),), {}, 100.0)
        for late, after in (
            (outbox.SETTLED_KEPT_FOR, 2),
            (outbox.SETTLED_KEPT_FOR + 101.0, 1),
            (outbox.SETTLED_KEPT_FOR + 101.0, 0),
        ):
            for _ in range(outbox.EVERY):
                await post(late)
            assert await left() == after * outbox.PRUNED


def _shape(db: sqlite3.Connection) -> dict[str, set[tuple[object, ...]]]:
    """Returns the columns and the indexes of every table in a SQLite file."""
    tables = [name for (name,) in db.execute("select name from sqlite_master where type = 'table'")]
    types = {"integer": "bigint", "real": "double precision", "blob": "bytea", "text": "text"}
    shape: dict[str, set[tuple[object, ...]]] = {}
    for table in set(tables) - {"sqlite_sequence"}:
        columns = db.execute(
            'select name, lower(type), "notnull" or pk > 0 from pragma_table_info(?)', (table,)
        )
        named = db.execute("select name from pragma_index_list(?) where origin = 'c'", (table,))
        shape[table] = {(name, types[kind], bool(required)) for name, kind, required in columns}
        shape[table] |= {(name,) for (name,) in named}
    return shape


async def test_both_kinds_of_database_have_the_same_tables(tmp_path: Path, postgres: Postgres) -> None:
    await (await SqliteDatabase.open(tmp_path / "bot.db")).close()
    with kept_on(postgres):
        async with await open_database(postgres.at(tmp_path / "there.db")) as database:
            columns = await database.read(
                lambda db: db.execute(
                    "select table_name, column_name, data_type, is_nullable = 'NO' as required"
                    " from information_schema.columns where table_schema = current_schema()"
                ).fetchall()
            )
            indexes = await database.read(
                lambda db: db.execute(
                    "select tablename, indexname from pg_indexes where schemaname = current_schema()"
                    " and indexname !~ '_(pkey|key)$'"
                ).fetchall()
            )
    found: dict[str, set[tuple[object, ...]]] = {}
    for table, name, kind, required in columns:
        found.setdefault(table, set()).add((name, kind, required))
    for table, name in indexes:
        found[table].add((name,))
    del found["schema_version"]
    with closing(sqlite3.connect(tmp_path / "bot.db")) as sqlite:
        assert found == _shape(sqlite)


async def test_the_way_to_a_row_begins_at_the_nearest_position_and_leaves_out_what_was_taken_back(
    tmp_path: Path,
) -> None:
    async with await open_database(database_at(tmp_path / "bot.db")) as database:
        game_id = await _lobby(database)
        for seq in range(9):
            change = commit(game_id, seq, kept=seq in (0, 2, 5))
            if seq == 7:  # back to before the position kept at 5
                assert change.row is not None
                taken_back = replace(change.row.move, kind=RowKind.UNDO, back_to=3)
                change = replace(change, row=replace(change.row, move=taken_back))
            await database.write(commits.commit, change)

        async def way(seq: int, version: int = 1) -> tuple[int, list[int]] | None:
            found = await database.read(journal.path_to, game_id, version, seq)
            return None if found is None else (found.start.seq, [move.seq for move in found.moves])

        assert await way(6) == (5, [6])
        assert await way(5) == (5, [])
        assert await way(4) == (2, [3, 4])
        assert await way(7) == (2, [3])
        assert await way(8) == (8, []), "the newest is always there"
        assert await way(9) is None, "not played yet"
        assert await way(6, version=2) is None, "other rules have made it"
