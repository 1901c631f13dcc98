"""Restarts seen on Discord: every message is posted, once."""

import asyncio

import discord
import pytest
from simcord.actors import MemberActor

from bot.copies import replace
from bot.durations import DAY, HOUR
from bot.service.model.table import TableSettings
from bot.service.showing.outbox import Settlements
from bot.store import posts
from bot.store.database.shard_part import EVERYTHING
from bot.store.rows import ByWhom, GameId, Person, PostKind, UserId
from bot.ui.client import GameMaster
from bot.ui.days import pings
from bot.ui.showing import outbox_worker
from engine.core import Seat
from tests.bot.conftest import Mishaps
from tests.bot.players import GAME, HAND, TURN, choose, on_offer, open_table, panel, start_table
from tests.bot.wire.requests import Wire
from tests.bot.world import World, answer, everything, pictures, text

no_time_banks = pytest.mark.usefixtures("no_time_banks")
SEND, EDIT, HANDS = "/channels/*/messages", "/channels/*/messages/*", "/channels/*/messages"


async def _past_the_swap(world: World, *actors: MemberActor) -> None:
    for actor in actors:
        await choose(actor, await panel(world, actor, world.thread()), "Keep the hand")


async def _strike(world: World, anna: MemberActor) -> None:
    shown = await panel(world, anna, world.thread())
    await choose(anna, shown, "Aim high")
    await choose(anna, shown, on_offer(shown)[0])


async def test_a_restart_in_the_middle_of_a_reaction_loses_nothing(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _past_the_swap(world, anna, ben)
    await _strike(world, anna)
    shown = await panel(world, ben, thread)
    await world.restart()
    await choose(ben, shown, "Let it pass")
    assert "Ben does not parry" in everything(world.boards(thread))


async def test_nobody_is_called_again_because_of_a_restart(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _past_the_swap(world, anna, ben)
    await world.restart()
    await choose(anna, await panel(world, anna, thread), "Aim high")
    assert "Anna aims high" in text(world.board(thread))
    assert [message.id for message in world.public(thread)] == [board.id for board in world.boards(thread)]


async def test_a_call_goes_with_its_answer_also_after_a_restart(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _past_the_swap(world, anna, ben)
    await _strike(world, anna)
    call = world.public(thread)[-1]
    assert [user.id for user in call.mentions] == [ben.id]
    await world.restart()
    await choose(ben, answer(await ben.click(call, label=TURN)), "Let it pass")
    assert call.id not in [message.id for message in world.public(thread)]


async def test_calls_are_the_same_where_nothing_is_kept_in_mind(
    world: World, anna: MemberActor, ben: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pings, "REMEMBERED", 0)
    monkeypatch.setattr(outbox_worker, "REMEMBERED", 0)
    await world.restart()
    thread = await start_table(world, anna, ben)
    await _past_the_swap(world, anna, ben)
    await _strike(world, anna)
    *boards, call = world.public(thread)
    assert [message.id for message in boards] == [board.id for board in world.boards(thread)]
    assert [user.id for user in call.mentions] == [ben.id]
    await choose(ben, answer(await ben.click(call, label=TURN)), "Let it pass")
    assert call.id not in [message.id for message in world.public(thread)]


async def _overdue(world: World, number: int, *people: MemberActor) -> list[GameId]:
    """Starts tables with a limit of a day, and returns them after 30 hours of downtime."""
    games = [await world.inside(_started(world, *people)) for _ in range(number)]
    await world.env.settle()
    await world.stay_down(30 * HOUR)
    return games


async def _started(world: World, *people: MemberActor) -> GameId:
    """Starts a duel in which both are asked to keep their cards."""
    tables, host = world.tables, _person(people[0])
    lobby = await tables.lobbies.open(
        "duel",
        host,
        channel_id=world.channel.id,
        guild_id=world.guild.id,
        locale="en",
        options={},
        settings=TableSettings(pace=int(DAY)),
    )
    game_id = lobby.table.id
    for seat, actor in enumerate(people):
        await tables.lobbies.take_seat(game_id, _person(actor), Seat(seat))
    await tables.lobbies.start(game_id, host.id)
    return game_id


def _person(actor: MemberActor) -> Person:
    return Person(id=UserId(actor.id), name=actor.user.name)


async def _played_by_the_clock(world: World, games: list[GameId]) -> list[GameId]:
    """Returns the tables at which the computer has played for a person out of time."""
    rows = {game_id: await world.tables.pages._positions.moves(game_id) for game_id in games}
    return [game_id for game_id in games if any(row.by_whom is ByWhom.CLOCK for row in rows[game_id])]


QUARTER = DAY / 4


@no_time_banks
async def test_after_an_outage_nobody_loses_a_turn_for_a_waking_quarter_of_the_pace(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    games = await _overdue(world, 30, anna, ben)
    assert await _played_by_the_clock(world, games) == []
    await world.env.advance_time(QUARTER - 60)
    assert await _played_by_the_clock(world, games) == []
    await world.env.advance_time(DAY)
    assert await _played_by_the_clock(world, games) == games, "the clocks go on"


@no_time_banks
async def test_a_cut_network_takes_no_time_from_anybody(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    games = [await world.inside(_started(world, anna, ben)) for _ in range(30)]
    await world.env.advance_time(20 * HOUR)
    shard = world.process.client.get_shard(0)
    assert shard is not None
    await world.inside(shard.disconnect())
    await world.env.settle()
    await world.env.advance_time(30 * HOUR)
    assert await _played_by_the_clock(world, games) == [], "no alarm rings while nobody can press"
    await world.inside(shard.connect())
    await world.env.settle()
    deadlines = {(await world.tables.views.table(game_id)).deadline for game_id in games}
    assert deadlines == {world.now() + QUARTER}, "six hours, as four would be less than a quarter"
    await world.env.advance_time(QUARTER - 60)
    assert await _played_by_the_clock(world, games) == []
    await world.env.advance_time(120)
    assert await _played_by_the_clock(world, games) == games


@no_time_banks
async def test_nothing_rings_before_lost_time_is_written(
    world: World, anna: MemberActor, ben: MemberActor, monkeypatch: pytest.MonkeyPatch, mishaps: Mishaps
) -> None:
    mishaps.expect()
    games = [await world.inside(_started(world, anna, ben)) for _ in range(3)]
    shard = world.process.client.get_shard(0)
    assert shard is not None
    await world.inside(shard.disconnect())
    await world.env.advance_time(30 * HOUR)

    async def away(*_: object, **__: object) -> None:
        raise ConnectionError

    with monkeypatch.context() as outage:
        outage.setattr(world.tables.connected_time, "count", away)
        await world.inside(shard.connect())
        await world.env.advance_time(HOUR)
        assert await _played_by_the_clock(world, games) == [], "the database is away"
    await world.env.advance_time(DAY - 600)
    assert await _played_by_the_clock(world, games) == []
    await world.env.advance_time(HOUR)
    assert await _played_by_the_clock(world, games) == games, "the clocks go again, by themselves"


async def test_buttons_of_an_earlier_process_still_work(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await open_table(world, anna)
    await world.restart()
    lobby = world.public()[-1]
    await anna.click(lobby, label="Join")
    await ben.click(world.public()[-1], label="Join")
    await world.restart()
    await anna.click(world.public()[-1], label="Start")
    await world.restart()
    board = world.board(world.thread())
    assert "Keep the hand" in on_offer(answer(await anna.click(board, label=TURN)))
    assert "You hold" in text(answer(await ben.click(board, label=HAND)))


async def test_commands_are_told_to_discord_only_when_they_have_changed(
    world: World, wire: Wire, anna: MemberActor
) -> None:
    def told() -> int:
        return sum(request.method == "PUT" and "/commands" in request.path for request in wire.requests)

    assert told() == 1
    await world.restart()
    assert told() == 1
    await world.tables.key_values.remember(f"commands:{world.process.client.application_id}", "others")
    await world.restart()
    assert told() == 2


async def test_what_was_committed_but_not_posted_is_posted_once_after_a_restart(
    world: World, anna: MemberActor, ben: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await start_table(world, anna, ben)
    await _past_the_swap(world, anna, ben)
    shown = await panel(world, anna, thread)
    before = len(world.public(thread))
    with monkeypatch.context() as dying:
        dying.setattr(world.process.client.outbox_worker, "kick", lambda game_id: None)
        await choose(anna, shown, "Aim high")
        await choose(anna, shown, on_offer(shown)[0])
        await choose(ben, await panel(world, ben, thread), "Let it pass")
    assert "Anna aims high" not in everything(world.boards(thread))
    await world.restart()
    assert everything(world.boards(thread)).count("Anna aims high") == 1
    await world.restart()
    assert everything(world.boards(thread)).count("Anna aims high") == 1
    assert len(world.public(thread)) <= before + 1
    assert await world.tables.outbox.owed_posts() == ()


async def test_what_was_posted_but_not_noted_is_not_posted_again(
    world: World, anna: MemberActor, ben: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Settlements.store

    async def killed(settlements: Settlements) -> None:
        if any(one.owed.kind is PostKind.BOARD for one in settlements._settled):
            raise asyncio.CancelledError
        await store(settlements)

    with monkeypatch.context() as dying:
        dying.setattr(Settlements, "store", killed)
        thread = await start_table(world, anna, ben)
    assert len(world.boards(thread)) == 1
    assert await world.tables.outbox.owed_posts() != ()
    await world.restart()
    assert len(world.boards(thread)) == 1
    assert [len(world.letters(actor)) for actor in (anna, ben)] == [1, 1]
    assert await world.tables.outbox.owed_posts() == ()


async def test_a_board_that_was_posted_but_not_noted_shows_what_was_played_since(
    world: World, anna: MemberActor, ben: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the crash Discord returns the message as it was posted; it is edited."""
    store = Settlements.store

    async def killed(settlements: Settlements) -> None:
        if any(one.owed.kind is PostKind.BOARD for one in settlements._settled):
            raise asyncio.CancelledError
        await store(settlements)

    with monkeypatch.context() as dying:
        dying.setattr(Settlements, "store", killed)
        thread = await start_table(world, anna, ben)
        dying.setattr(world.process.client.outbox_worker, "kick", lambda game_id: None)
        await choose(anna, await panel(world, anna, thread), "Keep the hand")
    (board,) = world.boards(thread)
    assert "Anna has chosen" not in text(board)
    await world.restart()
    (board,) = world.boards(thread)
    assert "Anna has chosen" in text(board)
    assert await world.tables.outbox.owed_posts() == ()


async def test_a_board_is_found_that_another_process_has_posted_meanwhile(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await start_table(world, anna, ben)
    client, page = world.process.client, await world.tables.outbox.present(GAME)
    shown = await world.tables.outbox.messages.find(GAME, PostKind.BOARD, page.report)
    assert shown is not None
    other = replace(shown, message_id=shown.message_id + 1)
    await world.process.database.write(posts.put, other)
    assert await world.tables.outbox.messages.find(GAME, PostKind.BOARD, page.report) == shown, "cached"
    await world.inside(_lose_and_gain(client))
    assert await world.tables.outbox.messages.find(GAME, PostKind.BOARD, page.report) == other


async def _lose_and_gain(client: GameMaster) -> None:
    client.gain(EVERYTHING)


async def test_a_computer_cut_short_goes_on(
    world: World, anna: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(*_: object, **__: object) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as dying:
        dying.setattr(world.process.computers, "choose", killed)
        thread = await start_table(world, anna, computer=True)
    assert "has chosen" not in everything(world.boards(thread))
    await world.restart()
    assert "Blue has chosen" in everything(world.boards(thread))


async def test_a_post_that_discord_cannot_take_now_is_made_later(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _past_the_swap(world, anna, ben)
    world.env.inject_error("PATCH", EDIT, status=503)
    await choose(anna, await panel(world, anna, thread), "Aim high")
    assert "Anna aims high" not in text(world.board(thread))
    await world.env.advance_time(60)
    assert "Anna aims high" in text(world.board(thread))


async def test_a_call_that_discord_cannot_take_now_is_made_later(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _past_the_swap(world, anna, ben)
    world.env.inject_error("POST", SEND, status=503)
    await _strike(world, anna)
    assert "parry" in text(world.public(thread)[-1])
    assert pictures(world.public(thread)[-1])  # the board, without a mention
    await world.env.advance_time(60)
    call = world.public(thread)[-1]
    assert not pictures(call)
    assert [user.id for user in call.mentions] == [ben.id]
    await choose(ben, answer(await ben.click(call, label=TURN)), "Let it pass")
    assert await world.tables.outbox.owed_posts() == ()


@pytest.mark.parametrize(
    ("status", "code", "again"),
    [(404, 10008, True), (400, 30046, True), (400, 50083, False)],
    ids=["deleted", "edited too often", "in a folded thread, which is unfolded"],
)
async def test_a_message_that_cannot_be_edited_is_posted_again(
    world: World, anna: MemberActor, ben: MemberActor, status: int, code: int, again: bool
) -> None:
    thread = await start_table(world, anna, ben)
    await _past_the_swap(world, anna, ben)
    before = [board.id for board in world.boards(thread)]
    shown = await panel(world, anna, thread)
    world.env.inject_error("PATCH", f"/channels/{thread.id}/messages/*", status=status, code=code)
    await choose(anna, shown, "Aim high")
    after = [board.id for board in world.boards(thread)]
    assert after[:-1] == before[:-1], "the message that could not be edited is gone"
    assert (after[-1] not in before) is again
    assert "Anna aims high" in text(world.board(thread))
    await choose(anna, shown, on_offer(shown)[0])
    assert [board.id for board in world.boards(thread)] == after


async def test_a_call_goes_when_the_board_is_posted_again_below_it(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben, pace="24h")
    await _past_the_swap(world, anna, ben)
    await world.env.advance_time(13 * 60 * 60)
    call = world.public(thread)[-1]
    assert not pictures(call)
    assert [user.id for user in call.mentions] == [anna.id]
    shown = await panel(world, anna, thread)
    world.env.inject_error("PATCH", f"/channels/{thread.id}/messages/*", status=404, code=10008)
    await choose(anna, shown, "Aim high")
    last = world.public(thread)[-1]
    assert last.id == world.board(thread).id
    assert "Anna aims high" in text(last)
    assert call.id not in [message.id for message in world.public(thread)]


async def test_a_table_whose_thread_is_gone_goes_on_in_the_channel(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _past_the_swap(world, anna, ben)
    shown = await panel(world, anna, thread)
    world.env.inject_error("*", f"/channels/{thread.id}/messages*", status=404, code=10003, times=None)
    await choose(anna, shown, "Aim high")
    assert "Anna aims high" in text(world.board(world.channel))
    await choose(anna, shown, on_offer(shown)[0])
    assert "Anna strikes" in text(world.board(world.channel))
    assert await world.tables.outbox.owed_posts() == ()


async def test_a_table_nobody_may_post_at_is_played_all_the_same(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _past_the_swap(world, anna, ben)
    world.env.inject_error("*", "/channels/*/messages*", status=403, code=50001, times=None)
    before = len(wire.requests)
    result = await anna.slash(thread, "act", action="Aim high")
    assert "aims high" in text(answer(result))
    await world.env.advance_time(3500)
    assert len(wire.requests) - before < 8
    world.env.backend.faults.clear()
    await world.env.advance_time(3600)
    assert "Anna aims high" in text(world.board(thread))
    assert await world.tables.outbox.owed_posts() == ()


async def test_closing_finishes_what_is_under_way(world: World, anna: MemberActor, ben: MemberActor) -> None:
    thread = await start_table(world, anna, ben)
    shown = await panel(world, anna, thread)
    press = world.press(anna, shown, "Keep the hand")
    press.deliver()
    await asyncio.sleep(0)
    await world.process.client.close()
    assert "Anna has chosen" in text(world.board(thread))
    assert world.process.client.is_closed()
    assert "It’s not your turn" in text(shown)


async def test_a_board_that_cannot_be_drawn_is_told_in_words(
    world: World, anna: MemberActor, ben: MemberActor, monkeypatch: pytest.MonkeyPatch, mishaps: Mishaps
) -> None:
    mishaps.expect()
    thread = await start_table(world, anna, ben)

    async def broken(*_: object, **__: object) -> bytes:
        raise ValueError("no such colour")

    with monkeypatch.context() as bug:
        bug.setattr(world.tables.pictures, "draw", broken)
        await choose(anna, await panel(world, anna, thread), "Keep the hand")
    (board,) = world.public(thread)
    assert "Anna has chosen" in text(board)
    assert "cards in the deck" in text(board)
    assert mishaps.records
    await choose(ben, answer(await ben.click(board, label=TURN)), "Keep the hand")
    report, _ = world.boards(thread)
    assert pictures(report)


async def test_a_bug_in_posting_is_logged_and_the_post_made_with_the_next(
    world: World, anna: MemberActor, ben: MemberActor, monkeypatch: pytest.MonkeyPatch, mishaps: Mishaps
) -> None:
    mishaps.expect()
    thread = await start_table(world, anna, ben)

    async def broken(*_: object, **__: object) -> None:
        raise ValueError("a bug")

    with monkeypatch.context() as bug:
        bug.setattr(world.tables.outbox, "page", broken)
        await choose(anna, await panel(world, anna, thread), "Keep the hand")
    assert "Anna has chosen" not in text(world.board(thread))
    assert mishaps.records
    await choose(ben, await panel(world, ben, thread), "Keep the hand")
    assert "Anna has chosen" in everything(world.boards(thread))


def test_no_privileged_intent_is_asked_for(world: World) -> None:
    wanted = {name for name, value in world.process.client.intents if value}
    assert wanted == {"guilds"}
    assert not wanted & {"members", "presences", "message_content"}
    assert isinstance(world.process.client.allowed_mentions, discord.AllowedMentions)
