"""The cost of a statement does not grow with the number of tables: every statement uses an index."""

import ast
import inspect
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType, UnionType
from typing import Any, get_type_hints

import pytest

import bot.store
from bot.copies import replace
from bot.durations import WEEK
from bot.store import (
    alarms,
    blocks,
    games,
    journal,
    outbox,
    own_tables,
    people,
    personal_data,
    plans,
    results,
    seekers,
    servers,
    shakes,
    suggestions,
    trials,
    votes,
)
from bot.store.database import sqlite
from bot.store.database.connection import Connection
from bot.store.personal_data import Disguise
from bot.store.rows import (
    Alarm,
    AlarmKind,
    DuePost,
    GameId,
    Plan,
    PostKind,
    Seeker,
    Settled,
    Shake,
    Suggestion,
    UserId,
    Vote,
    VoteKind,
)
from bot.store.trials import TrialRow
from engine.core import Seat
from tests.bot.house import ANN, BOB, EVE, RED, Clock, House, house

# Indexes of short-lived rows: owed posts, automatic actions, lobbies, alarms. A full scan of one costs as
# much as there is to do. Servers with a limit for names are read one by one, for the oldest table of each.
TO_DO = {
    "outbox_open", "games_going_on", "games_in_lobby", "alarms_by_due", "servers_forgetting",
    "seekers_by_question",
}  # fmt: skip
OTHERWISE = ("sqlite", "postgres", "claims", "copying")  # modules that open or copy whole databases
FOR_COMMANDS = {  # the counts of `ackack stats`
    "select title, status, count(*) as number from games group by title, status order by title, status",
    "select count(*) from moves",
}
SIMPLE: dict[object, object] = {GameId: 1, UserId: 1, Seat: 0, int: 1, float: 1.0, str: "x", bytes: b"{}"}


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Returns the set of statements run on the store's connections, with their placeholders."""
    statements: set[str] = set()

    def execute(db: sqlite3.Connection, statement: str, *values: Any) -> sqlite3.Cursor:
        statements.add(statement)
        return sqlite3.Connection.execute(db, statement, *values)

    executemany = sqlite.StoreConnection.executemany

    def traced(db: sqlite.StoreConnection, statement: str, parameters: Any) -> sqlite3.Cursor:
        statements.add(statement)
        return executemany(db, statement, parameters)

    monkeypatch.setattr(sqlite.StoreConnection, "execute", execute)
    monkeypatch.setattr(sqlite.StoreConnection, "executemany", traced)
    return statements


@pytest.mark.sqlite
async def test_no_statement_reads_a_whole_table(tmp_path: Path, said: set[str]) -> None:
    clock = Clock()
    async with house(tmp_path / "bot.db", clock=clock) as bot:
        game = await _an_evening(bot)
        bot.clock.time += 100 * WEEK
    async with house(tmp_path / "bot.db", clock=clock) as bot:
        await _a_start(bot)
    with closing(sqlite.connect(tmp_path / "bot.db")) as db:
        _say_the_rest(db, game)
    missing = {each for each in _written() if not any(each in whole for whole in said)}
    assert not missing, "said nowhere in this test:\n" + "\n".join(sorted(missing))
    with closing(sqlite.connect(tmp_path / "bot.db")) as plans:
        scans = [(each, found) for each in sorted(said) if (found := _scans(plans, each))]
    assert not scans, "\n".join(f"{found}: {each}" for each, found in scans)


def _scans(plans: sqlite3.Connection, statement: str) -> list[str]:
    """Returns the full scans in the query plan of a statement."""
    if statement in FOR_COMMANDS:
        return []
    if not re.match(r"\s*(select|insert|update|delete)\b", statement) or " from sqlite_" in statement:
        return []
    values: Any = [None] * statement.count("?") or dict.fromkeys(re.findall(r":([a-z_]+)", statement))
    steps = [row["detail"] for row in plans.execute(f"explain query plan {statement}", values)]
    return [
        step
        for step in steps
        if step.startswith("SCAN")
        and step not in ("SCAN CONSTANT ROW", "SCAN played", "SCAN known", "SCAN wanted")  # subqueries
        and not any(f"INDEX {index}" in step for index in TO_DO)
    ]


def _modules() -> Iterator[ModuleType]:
    for found in iter_modules(bot.store.__path__):
        if found.name not in OTHERWISE:
            yield import_module(f"bot.store.{found.name}")


def _written() -> set[str]:
    """Returns the statements in the source of the store that are plain string constants."""
    return {
        node.value
        for module in _modules()
        for node in ast.walk(ast.parse(inspect.getsource(module)))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.match(r"(select|insert into|update|delete from) \w+ ?.* ", node.value)
        and node.value.count("{") == 0
    } - _pieces()


def _pieces() -> set[str]:
    """Returns the constant parts of f-strings in the source of the store: they are no whole statements."""
    return {
        part.value
        for module in _modules()
        for node in ast.walk(ast.parse(inspect.getsource(module)))
        if isinstance(node, ast.JoinedStr)
        for part in node.values
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


async def _an_evening(bot: House) -> GameId:
    """Plays a little, so that statements with complex parameters are run."""
    game = await bot.paced()
    await bot.settle()
    await bot.say(game, ANN, "aim", interaction_id=5)
    await bot.tables.undo.ask(game, ANN.id)
    await bot.tables.watching.begin(game, EVE.id)
    await bot.tables.leaving.resign(await bot.solo(), ANN.id)
    return game


async def _a_start(bot: House) -> None:
    await bot.tables.connected_time.count()
    await bot.tables.alarms.ring()
    await bot.tables.outbox.owed_tables()
    await bot.tables.autopilot.wake()
    await bot.settle()


def _look_for_a_game(db: Connection) -> None:
    """Lets a person wait, be asked, and be told of a table."""
    seeker = Seeker(guild_id=1, person=ANN, titles=("duel",), paces=("3d",), asks_at=1.0)
    seekers.wait(db, seeker, 0.0, 1.0, None)
    seekers.note_asked(db, seeker, 2.0, asked=True)
    seekers.watch(db, 1, ANN.id, ["duel"])
    seekers.take_watchers(db, 1, "duel", [ANN.id])


def _try_out(db: Connection, game: GameId) -> None:
    line = TrialRow(game_id=game, user_id=ANN.id, number=1, edits=1, seq=1, start=b"{}", steps=b"[]")
    trials.put(db, line)
    trials.delete(db, line, replace(line, edits=2))
    trials.stop_taking(db, game, ANN.id)


def _say_the_rest(db: Connection, game: GameId) -> None:
    """Calls every function of the store with simple parameters, and some with complex ones."""
    calls = [call for module in _modules() for call in _simple_calls(module)]
    assert len(calls) > 50
    notice = DuePost(
        kind=PostKind.NOTICE, turn=0, audience=None, nonce="other", subject='{"key":"x","params":{}}'
    )
    vote = Vote(kind=VoteKind.END, seq=1, asked_by=ANN.id, agreed=(), back_to=0)
    alarm = Alarm(game_id=game, kind=AlarmKind.LAST, due=1.0, seat=RED)
    who = Disguise(game_id=game, user_id=EVE.id, names=("Eve",), stranger=BOB)
    outbox.owe(db, game, 1, (notice,))
    (owed,) = outbox.owed_posts(db, game)[:1]
    record = games.record(db, game)
    assert record is not None
    more: tuple[Callable[[Connection], object], ...] = (
        lambda db: outbox.trying(db, owed),
        lambda db: outbox.settle(db, (Settled(owed=owed, reason="x"),), {}, 1.0),
        lambda db: alarms.put_off(db, alarm, 2.0),
        lambda db: alarms.drop(db, alarm),
        lambda db: personal_data.replace_at(db, who, b"{}", 1.0, ()),
        lambda db: votes.put(db, game, (vote,)),
        lambda db: plans.put(db, game, (Plan(seat=RED, user_id=ANN.id, actions=(b"{}",)),)),
        lambda db: games.mark(db, game, False),
        lambda db: suggestions.put(db, game, (Suggestion(user_id=EVE.id, action=b"{}"),)),
        lambda db: shakes.put(db, game, {ANN.id: Shake(joined=1)}),
        lambda db: results.finished_games(db, ANN.id),
        lambda db: people.put(db, ANN.id, {"zone": "UTC"}),
        lambda db: own_tables.put(db, game, ANN.id, "note", "x"),
        lambda db: blocks.put(db, ANN.id, [BOB.id]),
        lambda db: _try_out(db, game),
        _look_for_a_game,
        lambda db: servers.put(db, 1, "zone", "UTC"),
        lambda db: journal.moves(db, game),
    )
    for call in (*calls, *more):
        db.execute("begin")
        call(db)
        db.execute("rollback")


def _simple_calls(module: ModuleType) -> Iterator[Callable[[Connection], object]]:
    for name, function in vars(module).items():
        if name.startswith("_") or not inspect.isfunction(function) or function.__module__ != module.__name__:
            continue
        hints = get_type_hints(function)
        hints.pop("return", None)
        if hints.pop("db", None) is not Connection:
            continue
        wanted = [SIMPLE.get(_first(hint)) for hint in hints.values()]
        if None not in wanted:
            yield _call(function, wanted)


def _call(function: Callable[..., object], wanted: list[object]) -> Callable[[Connection], object]:
    return lambda db: function(db, *wanted)


def _first(hint: Any) -> object:
    """Returns a type without the `None` beside it."""
    return hint.__args__[0] if isinstance(hint, UnionType) else hint
