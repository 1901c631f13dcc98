"""Restarts: after the end of a process nothing is lost and nothing is done twice, under any rules."""

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest

from bot.copies import replace
from bot.durations import DAY
from bot.proof.check import check
from bot.proof.record import Flawed, read
from bot.service.errors import NotSeated, Outdated, Stale
from bot.service.running.autopilot import Autopilot
from bot.service.running.concurrency import run_concurrently
from bot.store import games, journal
from bot.store.database.connection import Connection
from bot.store.rows import GameId, Move, PostKind, ReactionMode, Status, StoredGame
from bot.testing.replay import replay
from bot.titles.title import Openness
from engine.core import Data, Decision, Event, RecordedDice
from tests.bot.conftest import Mishaps
from tests.bot.house import ANN, BOB, CHANNEL, EVE, RED, SEED, THREAD, Clock, House, house, later
from tests.duel import DUEL, DuelRules
from tests.duel.game import State
from tests.opaque import with_codecs, with_rules

WATCHED = replace(DUEL, openness=Openness(no_rivals=True))


async def _play_on(bot: House, game: GameId, moves: int) -> None:
    for _ in range(moves):
        view = await bot.tables.views.look(game, None)
        if not view.asked:
            return
        person = (ANN, BOB)[view.asked[0]]
        seen = await bot.tables.views.look(game, person.id)
        await bot.tables.play.choose(game, person.id, seq=seen.seq, index=len(seen.offers) - 1)


async def test_what_was_not_posted_is_still_owed_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()  # the process ends before anything is posted
    async with house(tmp_path / "bot.db") as bot:
        owed = await bot.tables.outbox.owed_posts(game)
        assert {post.kind for post in owed} == {PostKind.BOARD, PostKind.HAND, PostKind.CARD}
        assert all(len(post.nonce) <= 25 for post in owed)
        (hand,) = (post for post in owed if post.user_id == ANN.id)
        assert (await bot.tables.outbox.page(hand)).hand_text.startswith("You hold ")
        await bot.settle()
    async with house(tmp_path / "bot.db") as bot:
        assert await bot.tables.outbox.owed_posts() == ()
        post = await bot.tables.outbox.post(game, PostKind.BOARD, (await bot.tables.views.table(game)).turn)
        assert post is not None
        assert post.channel_id == THREAD


async def test_nobody_is_written_to_about_what_they_did_themselves(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        await bot.settle()
        await bot.say(game, ANN, "peek")
        assert [owed.kind for owed in await bot.tables.outbox.owed_posts(game)] == [PostKind.BOARD]


async def test_what_was_tried_before_a_crash_keeps_its_nonce(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        await bot.settle()
        await bot.say(game, ANN, "aim")
        (debt,) = await bot.tables.outbox.owed_posts()
        await bot.tables.outbox.trying(debt)
    async with house(tmp_path / "bot.db") as bot:
        await bot.say(game, ANN, "strike")
        again, new, card = await bot.tables.outbox.owed_posts()
        assert (again.nonce, again.attempts, again.ids) == (debt.nonce, 1, debt.ids)
        assert new.first > again.last
        settled = bot.tables.outbox.settlements()
        settled.give_up(again, "the channel is gone")
        await settled.store()
        assert card.kind is PostKind.CARD, "Bob is asked: a hand-over"
        assert await bot.tables.outbox.owed_posts() == (new, card)


async def test_a_hand_for_somebody_who_left_is_not_shown(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        await bot.duel()
        hand = next(debt for debt in await bot.tables.outbox.owed_posts() if debt.kind is PostKind.HAND)
        with pytest.raises(NotSeated):
            await bot.tables.outbox.page(replace(hand, user_id=EVE.id))


async def test_people_are_told_a_thing_once(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        assert await bot.tables.key_values.first_notice(ANN.id, "dm-closed")
    async with house(tmp_path / "bot.db") as bot:
        assert not await bot.tables.key_values.first_notice(ANN.id, "dm-closed")
        assert await bot.tables.key_values.first_notice(BOB.id, "dm-closed")
        await bot.tables.key_values.forget_notice(ANN.id, "dm-closed")
        assert await bot.tables.key_values.first_notice(ANN.id, "dm-closed")
        assert not await bot.tables.key_values.first_notice(ANN.id, "dm-closed")
        await bot.tables.my_data.forget(ANN.id)
        assert await bot.tables.key_values.first_notice(ANN.id, "dm-closed")


async def test_the_lobby_message_is_remembered(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.lobby()
        assert await bot.tables.outbox.post(game, PostKind.CARD) is None
        (owed,) = await bot.tables.outbox.owed_posts(game)
        settled = bot.tables.outbox.settlements()
        settled.settle_post(owed, channel_id=CHANNEL, message_id=8)
        await settled.store()
    async with house(tmp_path / "bot.db") as bot:
        post = await bot.tables.outbox.post(game, PostKind.CARD)
        assert post is not None
        assert post.message_id == 8


async def test_the_journal_alone_leads_to_the_same_position(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel(goal="3")
        await _play_on(bot, game, 60)
        record = await bot.database.read(games.record, game)
        moves = await bot.database.read(journal.moves, game)
        assert len(moves) > 20
        snapshots = await bot.database.read(journal.snapshots, game, DUEL.rules.version)
        assert [snapshot.seq for snapshot in snapshots if snapshot.seq % 20 == 0] == list(
            range(0, len(moves), 20)
        )
    assert record is not None
    assert record.head is not None
    state = DUEL.rules.setup(
        DUEL.codecs.options.decode(record.game.options), 2, RecordedDice(moves[0].draws)
    ).state
    played = []
    for move in moves[1:]:
        assert move.seat is not None
        assert move.action is not None
        played.append((move.seat, DUEL.codecs.actions.decode(move.action), move.draws))
    assert replay(DUEL.rules, state, played) == DUEL.codecs.states.decode(record.head.state)


async def test_a_move_cancelled_while_it_is_written_is_written_or_not_but_never_half(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        seq, index = await bot.offer(game, ANN, "aim")
        for delay in range(12):
            task = asyncio.create_task(bot.tables.play.choose(game, ANN.id, seq=seq, index=index))
            for _ in range(delay):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            view = await bot.tables.views.look(game, ANN.id)
            record = await bot.database.read(games.record, game)
            assert record is not None
            assert record.head is not None
            assert view.seq == record.game.seq == record.head.seq
            assert view.view == DUEL.rules.view(DUEL.codecs.states.decode(record.head.state), RED)
            if view.seq > seq:
                await bot.tables.undo.ask(game, ANN.id)
                seq, index = await bot.offer(game, ANN, "aim")


async def test_a_second_process_on_the_same_file_is_noticed(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot, house(tmp_path / "bot.db") as other:
        game = await bot.duel()
        seq, index = await bot.offer(game, ANN, "aim")
        await other.tables.views.look(game, ANN.id)
        await bot.tables.play.choose(game, ANN.id, seq=seq, index=index)
        with pytest.raises(Stale):
            await other.tables.play.choose(game, ANN.id, seq=seq, index=index)
        assert (await other.tables.views.table(game)).seq == seq + 1


async def test_a_running_game_goes_on_under_new_rules_from_where_it_stands(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel(goal="3")
        await _play_on(bot, game, 5)
        before = await bot.tables.views.look(game, ANN.id)
    async with house(tmp_path / "bot.db", later()) as bot:
        after = await bot.tables.views.look(game, ANN.id)
        assert after.view == before.view
        record = await bot.database.read(games.record, game)
        assert record is not None
        assert (record.game.rules_version, record.game.rules_since) == (2, before.seq)
        await _play_on(bot, game, 3)
        assert (await bot.tables.views.table(game)).seq > before.seq
        snapshots = await bot.database.read(journal.snapshots, game, 2)
        assert snapshots[0].seq == before.seq
        await bot.settle()


async def test_what_was_told_in_a_shape_that_is_gone_is_passed_over(tmp_path: Path) -> None:
    class Silence(Event, frozen=True):
        pass

    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        await bot.say(game, ANN, "peek")
    async with house(tmp_path / "bot.db", with_codecs(later(), event_type=Silence)) as bot:
        lost = "This line comes from an older version, and I can’t read it."
        assert set(await bot.tables.pages.log(game, ANN.id)) == {lost}
        hands = [debt for debt in await bot.tables.outbox.owed_posts() if debt.kind is PostKind.HAND]
        assert [(await bot.tables.outbox.page(debt)).lines for debt in hands] == [(), ()]


async def test_a_game_no_rules_can_read_is_told_so_and_harms_no_other(tmp_path: Path) -> None:
    class Other(Data, frozen=True):
        nothing: int

    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
    async with house(tmp_path / "bot.db", with_codecs(later(), state_type=Other)) as bot:
        with pytest.raises(Outdated):
            await bot.tables.views.look(game, ANN.id)
        assert await bot.tables.views.of_user(ANN.id) == ()
        await bot.tables.autopilot.wake()
        lobby = await bot.lobby()
        assert (await bot.tables.views.table(lobby)).status is Status.LOBBY


async def test_what_was_left_to_do_or_suggested_in_a_shape_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", WATCHED) as bot:
        game = await bot.duel()
        seq = (await bot.tables.views.look(game, EVE.id)).seq
        await bot.tables.advice.suggest(game, EVE.id, seq=seq, index=0)

        def leave_a_plan(db: Connection) -> None:
            gone = [msgspec.Raw(b'{"type":"gone"}')]
            db.execute(
                "insert into plans (game_id, seat, user_id, actions) values (?, ?, ?, ?)",
                (game, RED, ANN.id, msgspec.json.encode(gone)),
            )
            db.execute("update suggestions set action = ?", (b'{"type":"gone"}',))

        await bot.database.write(leave_a_plan)
    async with house(tmp_path / "bot.db", with_rules(WATCHED, version=2)) as bot:
        assert (await bot.tables.views.look(game, EVE.id)).seq == seq
        await bot.tables.autopilot.wake()
        report = await bot.say(game, ANN, "aim")
        assert report.public[-1].lines == ("Ann aims high.",)


class _Sick(DuelRules):
    """Rules with a bug: their decision fails for one goal."""

    def __init__(self) -> None:
        self.sick_of = 0  # the goal of the broken game

    def decision(self, state: State) -> Decision | None:
        assert state.goal != self.sick_of, "a bug"
        return super().decision(state)


async def test_a_broken_table_keeps_no_other_from_waking(
    tmp_path: Path, mishaps: Mishaps, monkeypatch: pytest.MonkeyPatch
) -> None:
    mishaps.expect()
    rules = _Sick()
    title = replace(DUEL, rules=rules)
    async with house(tmp_path / "bot.db", title) as bot:
        await bot.duel(goal="1")
        other = await bot.solo(goal="3")
        await bot.tables.standing_orders.set_reactions(other, ANN.id, ReactionMode.ASK)
        await bot.say(other, ANN, "keep")
        await bot.say(other, ANN, "aim")
        seq, index = await bot.offer(other, ANN, "strike")
        with monkeypatch.context() as dying:
            dying.setattr(Autopilot, "carry_on", _cut_short)
            with pytest.raises(ConnectionError):
                await bot.tables.play.choose(other, ANN.id, seq=seq, index=index)
        written = (await bot.tables.views.table(other)).seq
    rules.sick_of = 1
    async with house(tmp_path / "bot.db", title) as bot:
        await bot.tables.autopilot.wake()
        assert (await bot.tables.views.table(other)).seq > written
        assert [table.id for table in await bot.tables.views.of_user(ANN.id)] == [other]
    assert any("a bug" in str(record.exc_info) for record in mishaps.records)


async def _cut_short(*_: object) -> None:
    raise ConnectionError


async def test_a_broken_table_keeps_no_others_clock_from_ringing(tmp_path: Path, mishaps: Mishaps) -> None:
    mishaps.expect()
    rules, clock = _Sick(), Clock()
    title = replace(DUEL, rules=rules)
    async with house(tmp_path / "bot.db", title, clock) as bot:
        tables = [await bot.duel(goal=goal) for goal in ("1", "2")]
        for game in tables:
            await bot.say(game, ANN, "aim")
            await bot.say(game, ANN, "strike")
            clock.time += 1
    rules.sick_of = 1
    clock.time += DAY
    async with house(tmp_path / "bot.db", title, clock) as bot:
        assert tables[1] in await bot.tables.alarms.ring()
        assert any("parr" in line for line in await bot.tables.pages.log(tables[1], None))
        due = await bot.tables.alarms.earliest()
        assert due is None or due > clock.time, "the clock would ring for ever"


async def _to_and_fro(bot: House, game: GameId, times: int) -> None:
    for _ in range(times):
        await bot.say(game, ANN, "aim")
        await bot.tables.undo.ask(game, ANN.id)


@pytest.mark.sqlite
async def test_a_database_that_takes_nothing_now_loses_and_doubles_nothing(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        seq, index = await bot.offer(game, ANN, "aim")

        def impatient(db: Connection) -> None:
            db.execute("pragma busy_timeout = 1")

        await bot.database.write(impatient)
        other = sqlite3.connect(tmp_path / "bot.db", isolation_level=None)
        other.execute("begin immediate")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            await bot.tables.play.choose(game, ANN.id, seq=seq, index=index, interaction_id=77)
        other.execute("rollback")
        other.close()

        def full(db: Connection) -> None:
            (pages,) = db.execute("pragma page_count").fetchone()
            db.execute(f"pragma max_page_count = {pages}")

        await bot.database.write(full)
        with pytest.raises(sqlite3.OperationalError, match="full"):
            await _to_and_fro(bot, game, 200)
        await bot.database.write(lambda db: db.execute("pragma max_page_count = 1000000") and None)
        record = await bot.database.read(games.record, game)
        view = await bot.tables.views.look(game, ANN.id)
        assert record is not None
        assert record.head is not None
        assert view.seq == record.game.seq == record.head.seq
        moves = await bot.database.read(journal.moves, game)
        assert [move.seq for move in moves] == list(range(len(moves)))
        assert not any(move.interaction_id == 77 for move in moves)


async def test_tampered_dice_are_found(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        await bot.tables.leaving.resign(game, ANN.id)
        check(read((await bot.tables.proofs.of(game)).text), bot.tables.titles.get)

        def load_the_dice(db: Connection) -> None:
            other = SEED[::-1]
            db.execute("update games set seed = ?, secret = ? where id = ?", (other, other, game))

        await bot.database.write(load_the_dice)
    async with house(tmp_path / "bot.db") as bot:
        record = read((await bot.tables.proofs.of(game)).text)
        with pytest.raises(Flawed, match="row 0: draw 1 is"):
            check(record, bot.tables.titles.get)


async def test_a_start_looks_at_no_table_that_waits_for_a_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only tables interrupted in the middle of automatic play have work left."""
    async with house(tmp_path / "bot.db") as bot:
        waiting = [await bot.duel() for _ in range(3)]
        assert await bot.database.read(games.going_on) == ()
        cut_short = await bot.lobby()
        await bot.tables.lobbies.take_seat(cut_short, ANN, RED)
        await bot.tables.lobbies.seat_computer(cut_short, ANN.id)
        monkeypatch.setattr(bot.tables.autopilot, "carry_on", _nothing)
        await bot.tables.lobbies.start(cut_short, ANN.id)
        assert await bot.database.read(games.going_on) == (cut_short,)
    async with house(tmp_path / "bot.db") as bot:
        looked: list[GameId] = []
        record = games.record

        def noted(db: Connection, game_id: GameId) -> StoredGame | None:
            looked.append(game_id)
            return record(db, game_id)

        monkeypatch.setattr(games, "record", noted)
        await bot.tables.autopilot.wake()
        assert set(looked) == {cut_short}
        assert not set(looked) & set(waiting)
        view = await bot.tables.views.look(cut_short, ANN.id)
        assert view.offers, "the computer has kept its cards; Ann is asked"
        assert await bot.database.read(games.going_on) == ()


async def _nothing(*_: object) -> tuple[Move, ...]:
    return ()


async def test_a_thought_that_takes_long_holds_up_no_other_table() -> None:
    """Due work runs concurrently: one waiting table does not block the others."""
    order: list[int] = []
    gate = asyncio.Event()

    async def work(number: int) -> None:
        if number == 0:
            await gate.wait()
        order.append(number)
        if number == 19:
            gate.set()

    await asyncio.wait_for(run_concurrently(range(20), work), 5)
    assert order == [*range(1, 20), 0]
