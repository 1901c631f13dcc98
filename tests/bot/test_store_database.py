"""The database: brought up to date step by step, one transaction a call, debts kept with what was played."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import games, journal, outbox, posts, seats
from bot.store.database import MIGRATIONS, Database, NewerDatabase
from bot.store.journal import Overtaken
from bot.store.rows import (
    ByWhom,
    Commit,
    DuePost,
    GameId,
    Kind,
    Move,
    Order,
    Person,
    Plan,
    Post,
    PostKind,
    Reactions,
    Status,
    UserId,
)
from engine.core import Draw, Seat

ANN = Person(id=UserId(1), name="Ann")


async def _lobby(database: Database) -> GameId:
    return await database.write(
        games.open_game,
        title="duel",
        rules_version=1,
        secret=b"seed",
        options=b"{}",
        settings=b"{}",
        guild_id=None,
        channel_id=5,
        host=ANN,
        locale="en",
        seats=("red", "blue"),
        at=1.0,
    )


def _commit(
    game_id: GameId,
    seq: int,
    *,
    interaction_id: int | None = None,
    dues: tuple[DuePost, ...] = (),
    kept: bool = False,
) -> Commit:
    return Commit(
        move=Move(
            game_id=game_id,
            seq=seq,
            kind=Kind.MOVE if seq else Kind.SETUP,
            seat=Seat(0),
            action=b'{"type":"keep"}',
            draws=(Draw(6, 3),),
            told=b"[]",
            turn=0,
            cause=seq,
            by_user=ANN.id,
            by_whom=ByWhom.PLAYER,
            interaction_id=interaction_id,
            at=2.0,
        ),
        state=b"state %d" % seq,
        rules_version=1,
        kept=kept,
        status=Status.PLAYING,
        turn=0,
        turn_seats=(Seat(0),),
        outcome=None,
        chairs=(),
        visits={},
        alarms=(),
        plans=(Plan(seat=Seat(0), user_id=ANN.id, actions=(b'{"type":"keep"}',)),),
        orders=(Order(seat=Seat(0), standing=b"{}"),),
        dues=dues,
    )


def _board(nonce: str, turn: int = 0) -> DuePost:
    return DuePost(kind=PostKind.BOARD, turn=turn, audience=None, nonce=nonce)


def _hand(nonce: str, turn: int = 0) -> DuePost:
    return DuePost(kind=PostKind.HAND, turn=turn, audience=ANN.id, nonce=nonce)


async def test_an_empty_file_is_brought_up_to_date_once(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    for _ in range(2):
        database = await Database.open(path)
        await database.close()
    with sqlite3.connect(path) as sqlite:
        assert sqlite.execute("pragma user_version").fetchone() == (len(list(MIGRATIONS.glob("*.sql"))),)
        assert sqlite.execute("pragma journal_mode").fetchone() == ("wal",)
    sqlite.close()


async def test_migrations_run_forward_only_and_from_where_the_file_stands(tmp_path: Path) -> None:
    path, folder = tmp_path / "bot.db", tmp_path / "migrations"
    folder.mkdir()
    (folder / "0001_first.sql").write_text("create table a (x integer);")
    await (await Database.open(path, folder)).close()
    (folder / "0002_second.sql").write_text("create table b (y integer); insert into b values (7);")
    database = await Database.open(path, folder)
    assert await database.read(lambda sqlite: sqlite.execute("select y from b").fetchone()["y"]) == 7
    await database.close()
    (folder / "0002_second.sql").unlink()
    with pytest.raises(NewerDatabase):
        await Database.open(path, folder)


async def test_a_migration_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    path, folder = tmp_path / "bot.db", tmp_path / "migrations"
    folder.mkdir()
    (folder / "0001_first.sql").write_text("create table a (x integer); create table a (x integer);")
    with pytest.raises(sqlite3.OperationalError):
        await Database.open(path, folder)
    (folder / "0001_first.sql").write_text("create table a (x integer);")
    await (await Database.open(path, folder)).close()


async def test_a_table_of_an_older_version_goes_on_as_it_was(tmp_path: Path) -> None:
    """Before teams and standing orders: one on a seat, and everybody is asked."""
    path, old = tmp_path / "bot.db", tmp_path / "migrations"
    old.mkdir()
    (old / "0001_tables.sql").write_text((MIGRATIONS / "0001_tables.sql").read_text(encoding="utf-8"))
    await (await Database.open(path, old)).close()
    with closing(sqlite3.connect(path)) as sqlite:
        sqlite.executescript(
            "insert into games (title, rules_version, seed, options, settings, status, channel_id, host_id,"
            " host_name, locale, opened_at)"
            " values ('duel', 1, x'00', x'7b7d', x'7b7d', 'lobby', 5, 1, 'Ann', 'en', 1.0);"
            "insert into seats (game_id, seat, key) values (1, 0, 'red'), (1, 1, 'blue');"
            "insert into sitters (game_id, user_id, seat, name) values (1, 1, 0, 'Ann');"
        )
    database = await Database.open(path)
    record = await database.read(games.record, GameId(1))
    assert record is not None
    assert [(chair.people, chair.reactions) for chair in record.chairs] == [
        ((ANN,), Reactions.ASK),
        ((), Reactions.ASK),
    ]
    assert record.orders == ()
    await database.close()


async def test_a_gap_between_migrations_is_refused(tmp_path: Path) -> None:
    (tmp_path / "0002_second.sql").write_text("create table b (y integer);")
    with pytest.raises(AssertionError, match="migration 1 is missing"):
        await Database.open(tmp_path / "bot.db", tmp_path)


async def test_a_transaction_that_fails_changes_nothing(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "bot.db")
    game_id = await _lobby(database)

    def half(sqlite: sqlite3.Connection) -> None:
        seats.seat_person(sqlite, game_id, ANN, Seat(0))
        raise RuntimeError("in the middle")

    with pytest.raises(RuntimeError):
        await database.write(half)
    record = await database.read(games.record, game_id)
    assert record is not None
    assert not any(chair.taken for chair in record.chairs)
    await database.close()


async def test_a_move_is_written_with_all_that_it_changes(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "bot.db")
    game_id = await _lobby(database)
    change = _commit(game_id, 0, dues=(_board("n0"), _hand("n1")))
    await database.write(journal.commit, change)
    record = await database.read(games.record, game_id)
    assert record is not None
    assert (record.game.seq, record.game.status, record.game.turn_seats) == (0, Status.PLAYING, (Seat(0),))
    assert record.plans == change.plans
    assert record.head is not None
    assert record.head.state == change.state
    assert await database.read(journal.moves, game_id) == (change.move,)
    owed = await database.read(outbox.owed_posts)
    assert [(debt.kind, debt.user_id, debt.nonce) for debt in owed] == [
        (PostKind.BOARD, None, "n0"),
        (PostKind.HAND, ANN.id, "n1"),
    ]
    await database.close()


async def test_a_row_that_is_already_there_is_not_written_again(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "bot.db")
    game_id = await _lobby(database)
    await database.write(journal.commit, _commit(game_id, 0, interaction_id=9, dues=(_board("n0"),)))
    for again in (_commit(game_id, 0), _commit(game_id, 1, interaction_id=9, dues=(_board("n1"),))):
        with pytest.raises(Overtaken):
            await database.write(journal.commit, again)
    assert len(await database.read(outbox.owed_posts)) == 1
    assert (await database.read(journal.by_interaction, 9)) == _commit(game_id, 0, interaction_id=9).move
    await database.close()


async def test_the_newest_position_is_kept_and_those_marked(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "bot.db")
    game_id = await _lobby(database)
    for seq in range(4):
        await database.write(journal.commit, _commit(game_id, seq, kept=seq == 1))
    found = await database.read(journal.snapshots, game_id, 1)
    assert [snapshot.seq for snapshot in found] == [1, 3]
    await database.close()


async def test_rows_of_one_turn_are_one_debt_until_tried(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "bot.db")
    game_id = await _lobby(database)
    for seq in range(2):
        await database.write(
            journal.commit, _commit(game_id, seq, dues=(_board(f"b{seq}"), _hand(f"h{seq}")))
        )
    board, hand = await database.read(outbox.owed_posts, game_id)
    assert (board.first, board.last, board.nonce, board.attempts) == (0, 1, "b0", 0)
    assert (hand.first, hand.last, hand.nonce) == (0, 1, "h0")
    await database.write(outbox.trying, board)
    await database.write(journal.commit, _commit(game_id, 2, dues=(_board("b2"), _board("b3", turn=2))))
    tried, _, later, other = await database.read(outbox.owed_posts, game_id)
    assert (tried.first, tried.last, tried.nonce, tried.attempts) == (0, 1, "b0", 1)
    assert (later.first, later.nonce, later.turn) == (2, "b2", 0)
    assert (other.first, other.nonce, other.turn) == (2, "b3", 2)
    await database.close()


async def test_a_settled_debt_is_gone_and_its_message_known(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "bot.db")
    game_id = await _lobby(database)
    await database.write(journal.commit, _commit(game_id, 0, dues=(_board("b0"), _hand("h0"))))
    board, hand = await database.read(outbox.owed_posts)
    post = Post(game_id=game_id, turn=0, channel_id=5, message_id=6)
    await database.write(outbox.settle, board, post, 3.0)
    await database.write(outbox.close, hand, "closed", 3.0)
    assert await database.read(outbox.owed_posts) == ()
    assert await database.read(posts.of_turn, game_id, 0) == post
    assert await database.read(posts.of_turn, game_id, None) is None
    reason = await database.read(
        lambda sqlite: sqlite.execute("select closed from outbox where id = ?", hand.ids).fetchone()[0]
    )
    assert reason == "closed"
    await database.close()
