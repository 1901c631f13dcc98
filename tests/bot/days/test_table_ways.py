"""Changes of a running table, and lost places: people play on, or the game ends clearly."""

import discord
import pytest
import simcord
from simcord.actors import MemberActor
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from bot.durations import DAY, HOUR
from bot.store.rows import Status, UserId
from tests.bot.conftest import Mishaps
from tests.bot.players import GAME, TURN, choose, on_offer, open_table, panel, seen, start_table
from tests.bot.wire.requests import Wire
from tests.bot.world import World, answer, buttons, everything, pictures, text


async def _past_the_swap(world: World, thread: ChannelHandle, *actors: MemberActor) -> None:
    for actor in actors:
        await choose(actor, await panel(world, actor, thread), "Keep the hand")


async def _begun(world: World, *actors: MemberActor) -> ChannelHandle:
    thread = await start_table(world, *actors)
    await _past_the_swap(world, thread, *actors)
    return thread


async def _plays_on(world: World, actor: MemberActor, place: ChannelHandle) -> None:
    """Opens the panel from the latest board and makes a move, which the board then shows."""
    await choose(actor, await panel(world, actor, place), "Aim high")
    assert "aims high" in text(world.board(place))


def _forbid(world: World, *places: ChannelHandle, **denied: bool) -> None:
    """Takes permissions from the bot, or gives all back when none is named."""
    deny = discord.Permissions(**denied).value
    for place in places:
        overwrites = [
            Overwrite(target_id=world.env.backend.bot_user.id, type=OverwriteType.MEMBER, allow=0, deny=deny)
        ]
        world.env.backend.edit_channel(place.id, {}, overwrites=overwrites)


async def _status(world: World) -> Status:
    return (await world.tables.views.table(GAME)).status


# --- threads and channels ----------------------------------------------------------------------------------


async def test_a_table_whose_thread_is_deleted_goes_on_in_a_new_one(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    world.env.backend.delete_channel(thread.id)
    await world.env.settle()
    new = world.thread()
    assert "The game has moved here" in everything(world.public(new))
    await _plays_on(world, anna, new)
    assert await world.tables.outbox.owed_posts() == ()


async def test_without_the_right_to_open_threads_it_goes_on_in_the_channel(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    world.env.inject_error("POST", "/channels/*/threads", status=403, code=50013, times=None)
    world.env.backend.delete_channel(thread.id)
    await world.env.settle()
    assert "The game has moved here" in everything(world.public())
    await _plays_on(world, anna, world.channel)


async def test_a_thread_that_was_deleted_while_no_bot_was_there_is_missed_at_the_next_command(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    backend = world.env.backend
    backend.channels.pop(thread.id)
    backend.messages.pop(thread.id)
    backend.get_guild(world.guild.id).thread_ids.remove(thread.id)
    await world.restart()
    told = text(answer(await anna.slash(world.channel, "act", action="Aim high")))
    assert "aims high" in told
    await world.env.settle()
    new = world.thread()
    assert "aims high" in text(world.board(new))
    assert "The game has moved here" in everything(world.public(new))


async def test_a_command_in_the_channel_finds_the_table_that_waits_for_the_asker(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    assert "There’s no game in this channel" in text(
        answer(await ben.slash(world.channel, "act", action="Aim high"))
    )
    await anna.slash(world.channel, "act", action="Aim high")
    assert "aims high" in text(world.board(thread))


async def test_a_locked_thread_is_left_for_the_channel(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    shown = await panel(world, anna, thread)
    env = world.env
    env.inject_error("*", f"/channels/{thread.id}/messages*", status=400, code=50083, times=None)
    env.inject_error("PATCH", f"/channels/{thread.id}", status=403, code=50013, times=None)
    env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=160004, times=None)
    env.inject_error("POST", "/channels/*/threads", status=403, code=50013, times=None)
    await choose(anna, shown, "Aim high")
    assert "Anna aims high" in text(world.board(world.channel))
    assert "The game has moved here" in everything(world.public())
    await choose(anna, shown, on_offer(shown)[0])
    assert await world.tables.outbox.owed_posts() == ()


async def test_a_thread_that_was_folded_away_is_unfolded_by_a_post(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    shown = await panel(world, anna, thread)
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    world.env.inject_error("*", f"/channels/{thread.id}/messages*", status=400, code=50083, times=2)
    await choose(anna, shown, "Aim high")
    metadata = world.env.backend.get_channel(thread.id).thread_metadata
    assert metadata is not None
    assert not metadata.archived
    assert "Anna aims high" in text(world.board(thread))
    assert "moved" not in everything(world.public())


async def test_the_tables_of_a_deleted_channel_end_and_their_people_hear_of_it(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    world.env.backend.delete_channel(thread.id)
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert await _status(world) is Status.ENDED
    for actor in (anna, ben):
        assert "its channel is gone" in everything(world.letters(actor))
    assert await world.tables.outbox.owed_posts() == ()


async def test_a_table_opened_in_a_thread_moves_to_the_channel_around_it(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    raw = world.env.backend.create_thread(world.channel.id, "chat", anna.id)
    await world.env.settle()
    place = ChannelHandle(world.env, world.guild, raw)
    await anna.slash(place, "new", game="duel")
    world.env.backend.delete_channel(raw.id)
    await world.env.settle()
    assert "Duel" in text(world.public()[-1])
    for actor in (anna, ben):
        await actor.click(world.public()[-1], label="Join")
    await anna.click(world.public()[-1], label="Start")
    assert await _status(world) is Status.PLAYING


# --- rights ------------------------------------------------------------------------------------------------


async def test_a_bot_that_may_not_post_says_so_and_posts_when_it_may(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    _forbid(world, thread, world.channel, view_channel=True, send_messages=True)
    await anna.slash(thread, "act", action="Aim high")
    assert "aims high" not in text(world.board(thread))
    told = text(answer(await anna.slash(thread, "board")))
    assert "I’m not allowed to post here" in told
    _forbid(world, thread, world.channel)
    await ben.slash(thread, "board")
    await world.env.settle()
    assert "aims high" in text(world.board(thread))
    assert "I’m not allowed" not in text(answer(await anna.slash(thread, "board")))
    assert await world.tables.outbox.owed_posts() == ()
    assert len(_live_boards(world, thread, world.channel)) == 1


def _live_boards(world: World, *places: ChannelHandle) -> list[int]:
    """Returns the messages of some places by which the present question can be answered."""
    return [message.id for place in places for message in world.public(place) if TURN in buttons(message)]


async def _plays_until(
    world: World, place: ChannelHandle, thread_id: int | None, *actors: MemberActor
) -> None:
    """Plays on until the table is in another thread, or (None) in the channel."""
    for _ in range(20):
        table = await world.tables.views.table(GAME)
        if table.thread_id == thread_id:
            return
        actor = actors[table.asked[0]]
        shown = await panel(world, actor, place)
        await choose(actor, shown, on_offer(shown)[-1 if "Let it pass" in on_offer(shown) else 0])
    raise AssertionError("it stays where it is")


async def test_a_table_that_may_not_post_in_threads_for_a_while_returns_to_its_thread(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben, goal="9")
    await _past_the_swap(world, thread, anna, ben)
    _forbid(world, world.channel, send_messages_in_threads=True)
    await _plays_until(world, thread, None, anna, ben)
    assert "The game has moved here" in everything(world.public())
    assert len(_live_boards(world, thread, world.channel)) == 1
    _forbid(world, world.channel)
    await world.restart()
    await _plays_until(world, world.channel, thread.id, anna, ben)
    assert "The game has moved here" in everything(world.public(thread))
    assert len(_live_boards(world, thread, world.channel)) == 1


async def test_no_second_board_stays_in_a_thread_that_was_archived_and_locked_for_a_while(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    shown = await panel(world, anna, thread)
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    world.env.inject_error("PATCH", f"/channels/{thread.id}/messages*", status=400, code=50083, times=1)
    await choose(anna, shown, "Aim high")
    assert len(_live_boards(world, thread, world.channel)) == 1
    assert len(world.boards(thread)) == 2, "the report and the question, nothing twice"


async def test_no_second_board_stays_in_a_thread_that_was_withdrawn_for_a_while(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    shown = await panel(world, anna, thread)
    for path in (f"/channels/{thread.id}/messages*", f"/channels/{thread.id}"):
        world.env.inject_error("*", path, status=403, code=50001, times=None)
    await choose(anna, shown, "Aim high")
    assert len(_live_boards(world, world.channel)) == 1
    assert len(_live_boards(world, thread)) == 1, "nobody can remove it now"
    world.env.backend.faults.clear()
    await _plays_until(world, world.channel, thread.id, anna, ben)
    assert len(_live_boards(world, thread, world.channel)) == 1


# --- servers -----------------------------------------------------------------------------------------------


class Kick:
    """Removes the bot from the server; the server and its messages stay."""

    def __init__(self, world: World) -> None:
        self._backend = backend = world.env.backend
        self._guild = backend.get_guild(world.guild.id)
        numbers = (*self._guild.channel_ids, *self._guild.thread_ids)
        self._channels = {number: backend.channels[number] for number in numbers}
        self._messages = {number: backend.messages[number] for number in self._channels}
        backend.remove_guild(self._guild.id)

    def invite(self) -> None:
        """Adds the bot again."""
        self._backend.channels |= self._channels
        self._backend.messages |= self._messages
        self._backend.guilds[self._guild.id] = self._guild
        payload = dict(simcord.backend.serializers.guild_create_payload(self._backend, self._guild))
        payload.pop("unavailable", None)  # present only when a server is back after an outage
        self._backend.emit("GUILD_CREATE", payload)

    def forget(self, channel_id: int) -> None:
        """Deletes a channel or thread meanwhile."""
        del self._channels[channel_id], self._messages[channel_id]
        for numbers in (self._guild.channel_ids, self._guild.thread_ids):
            if channel_id in numbers:
                numbers.remove(channel_id)


async def test_a_bot_that_is_invited_again_goes_on_with_its_tables(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    kick = Kick(world)
    await world.env.settle()
    assert await _status(world) is Status.PLAYING
    assert (await world.tables.views.table(GAME)).deadline is None
    kick.invite()
    await world.env.settle()
    assert "I’m back on this server" in everything(world.public(thread))
    assert (await world.tables.views.table(GAME)).deadline is not None
    await _plays_on(world, anna, thread)


async def test_an_agreed_pause_goes_on_after_a_kick_and_ends_on_its_day(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    await anna.slash(thread, "table pause", days=14)
    await ben.click(world.public(thread)[-1], label="Agree")
    agreed = (await world.tables.views.table(GAME)).paused_until
    assert agreed == world.now() + 14 * DAY
    kick = Kick(world)
    await world.env.advance_time(2 * DAY)
    kick.invite()
    await world.env.settle()
    assert "I’m back on this server" in everything(world.public(thread))
    assert (await world.tables.views.table(GAME)).paused_until == agreed
    await world.env.advance_time(12 * DAY + 60)
    table = await world.tables.views.table(GAME)
    assert table.paused_until is None
    assert table.deadline is not None


async def test_a_pause_that_would_have_ended_during_a_kick_is_over(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    await anna.slash(thread, "table pause", days=3)
    await ben.click(world.public(thread)[-1], label="Agree")
    kick = Kick(world)
    await world.env.advance_time(5 * DAY)
    kick.invite()
    await world.env.settle()
    assert (await world.tables.views.table(GAME)).deadline is not None
    await _plays_on(world, anna, thread)


async def test_where_the_thread_is_gone_meanwhile_the_table_moves(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    kick = Kick(world)
    await world.env.settle()
    kick.forget(thread.id)
    kick.invite()
    await world.env.settle()
    await _plays_on(world, anna, world.thread())


async def test_where_the_channel_is_gone_meanwhile_the_table_ends(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    kick = Kick(world)
    await world.env.settle()
    for place in (thread, world.channel):
        kick.forget(place.id)
    kick.invite()
    await world.env.settle()
    assert await _status(world) is Status.ENDED
    assert "its channel is gone" in everything(world.letters(ben))


async def test_who_has_left_the_server_is_not_waited_for_after_the_first_reminder(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    world.env.backend.remove_member(world.guild.id, anna.id)
    await world.env.settle()
    await world.env.advance_time(1.5 * DAY + 60)
    table = await world.tables.views.table(GAME)
    assert table.chairs[0].away
    assert 1 in table.asked, "the computer plays for her, and Ben is asked"
    assert "Take over Red" in buttons(world.board(thread))
    assert "Ben is the host now" in everything(world.public(thread))


# --- host, end, pause, replace -----------------------------------------------------------------------------


async def test_all_who_sit_there_end_a_game_without_its_host(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await open_table(world, carl)  # the host does not play
    for actor in (anna, ben):
        await actor.click(world.public()[-1], label="Join")
    await carl.click(world.public()[-1], label="Start")
    thread = world.thread()
    await anna.click(answer(await anna.slash(thread, "table end")), label="Ask the others")
    question = world.public(thread)[-1]
    assert {user.id for user in question.mentions} == {ben.id}
    await ben.click(question, label="Agree")
    assert await _status(world) is Status.ENDED
    assert "Everyone at the table has agreed" in text(world.board(thread))


async def test_a_vote_to_end_is_refused(world: World, anna: MemberActor, ben: MemberActor) -> None:
    thread = await _begun(world, anna, ben)
    await ben.click(answer(await ben.slash(thread, "table end")), label="Ask the others")
    await anna.click(world.public(thread)[-1], label="Disagree")
    assert "Anna said no, so the game goes on" in everything(world.public(thread))
    await _plays_on(world, anna, thread)


async def test_a_moderator_ends_a_game_and_is_named_as_such(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    assert "Only the host" in text(answer(await carl.slash(thread, "table end")))
    role = world.guild.create_role("moderators", permissions=discord.Permissions(manage_threads=True))
    world.env.backend.add_member_role(world.guild.id, carl.id, role.id)
    await world.env.settle()
    await carl.click(answer(await carl.slash(thread, "table end")), label="End game")
    assert "A moderator has ended the game" in text(world.board(thread))


async def test_a_table_is_paused_by_all_and_goes_on_when_one_likes(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    await anna.slash(thread, "table pause", days=3)
    await ben.click(world.public(thread)[-1], label="Agree")
    assert "you can still play" in everything(world.public(thread))
    assert "paused, resumes" in text(world.board(thread))
    await world.env.advance_time(2 * 24 * 3600)
    await _plays_on(world, anna, thread)
    assert "isn’t paused" not in text(answer(await ben.slash(thread, "table resume")))
    assert "The pause is over" in everything(world.public(thread))
    assert "isn’t paused" in text(answer(await ben.slash(thread, "table resume")))


async def test_the_time_limit_is_changed_by_all(world: World, anna: MemberActor, ben: MemberActor) -> None:
    thread = await _begun(world, anna, ben)
    await anna.slash(thread, "table pace", pace="8h")
    question = world.public(thread)[-1]
    assert "Anna wants to change the time limit per turn: 8 hours" in text(question)
    assert (await world.tables.views.table(GAME)).settings.pace == 3 * DAY
    await ben.click(question, label="Agree")
    assert "The time limit per turn is now: 8 hours" in everything(world.public(thread))
    await world.restart()
    table = await world.tables.views.table(GAME)
    assert table.settings.pace == 8 * HOUR
    assert table.deadline == world.now() + 8 * HOUR
    await ben.slash(thread, "table pace", pace="none")
    await anna.click(world.public(thread)[-1], label="Disagree")
    assert (await world.tables.views.table(GAME)).settings.pace == 8 * HOUR
    assert "the time limit stays as it is" in everything(world.public(thread))


async def test_the_time_limit_of_a_lobby_is_changed_at_once(world: World, anna: MemberActor) -> None:
    await open_table(world, anna)
    await anna.slash(world.channel, "table pace", pace="24h")
    assert "24 hours" in text(world.public()[-1])


async def test_a_seat_is_handed_to_somebody_who_plays_on(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    hand = text(answer(await anna.slash(thread, "hand")))
    await anna.slash(thread, "table replace", person=carl)
    offer = world.public(thread)[-1]
    assert {user.id for user in offer.mentions} == {carl.id}
    assert "don’t have a seat" in text(answer(await ben.click(offer, label="Take the seat")))
    await carl.click(offer, label="Take the seat")
    assert "Carl takes over Red from Anna" in everything(world.public(thread))
    assert "don’t have a seat" in text(answer(await anna.slash(thread, "hand")))
    assert text(answer(await carl.slash(thread, "hand"))).splitlines()[-1] == hand.splitlines()[-1]
    await _plays_on(world, carl, thread)
    assert "Carl" in text(world.public()[0])


async def test_the_others_seat_is_handed_on_only_if_they_agree(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    offered = await anna.autocomplete(thread, "table replace", "seat", "")
    assert [choice["name"] for choice in offered] == ["Red (Anna)", "Blue (Ben)"]
    await anna.slash(thread, "table replace", person=carl, seat=offered[1]["value"])
    await ben.click(world.public(thread)[-1], label="Agree")
    offer = next(message for message in world.public(thread) if "Take the seat" in buttons(message))
    await carl.click(offer, label="Take the seat")
    assert (await seen(world, carl)).viewer == 1
    assert "Carl has taken over your seat" in everything(world.letters(ben))


async def test_consent_counts_for_the_question_it_was_given_to_and_no_other(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    await anna.slash(thread, "table pause", days=5)
    late = world.press(anna, world.public(thread)[-1], "Agree")
    await ben.slash(thread, "table pause", days=7)
    result = late.deliver()
    await world.env.settle()
    assert "vote is already over" in text(answer(result))
    assert "you can still play" not in everything(world.public(thread))
    await anna.click(world.public(thread)[-1], label="Agree")
    assert "you can still play" in everything(world.public(thread))


async def test_a_question_that_is_asked_again_and_so_agreed_to_closes(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    await anna.slash(thread, "table pause", days=3)
    late = world.press(ben, world.public(thread)[-1], "Agree")
    await ben.slash(thread, "table pause", days=3)
    (question,) = [
        message for message in world.public(thread) if "Everyone agreed. The game" in text(message)
    ]
    assert not buttons(question)
    await ben.slash(thread, "table resume")
    result = late.deliver()
    await world.env.settle()
    assert "vote is already over" in text(answer(result))
    assert not (await world.tables.views.table(GAME)).paused_until


async def test_a_question_that_was_replaced_closes(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    await anna.slash(thread, "table replace", person=carl, seat="1")
    first = world.public(thread)[-1].id
    await ben.click(answer(await ben.slash(thread, "table end")), label="Ask the others")
    (closed,) = [message for message in world.public(thread) if message.id == first]
    assert not buttons(closed)
    assert "Ben has asked something else since" in text(closed)


async def test_a_bot_or_somebody_who_sits_there_is_offered_no_seat(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    robot = world.join("robot", bot=True)
    assert "Bots don’t play" in text(answer(await anna.slash(thread, "table replace", person=robot)))
    assert "already has a seat" in text(answer(await anna.slash(thread, "table replace", person=ben)))


async def test_when_the_host_has_left_the_next_one_is_host(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    await anna.slash(thread, "table replace", person=carl)
    await carl.click(world.public(thread)[-1], label="Take the seat")
    assert "Carl is the host now" in everything(world.public(thread))
    assert "Only the host" in text(answer(await anna.slash(thread, "table end")))
    await carl.click(answer(await carl.slash(thread, "table end")), label="Ask the others")
    await ben.click(world.public(thread)[-1], label="Agree")
    assert await _status(world) is Status.ENDED


async def test_the_seat_of_somebody_who_is_away_is_taken_by_a_stranger(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await start_table(world, anna, ben, goal="3")
    for _ in range(30):
        table = await world.tables.views.table(GAME)
        if table.chairs[0].away:
            break
        if 1 in table.asked:
            shown = await panel(world, ben, thread)
            await choose(ben, shown, on_offer(shown)[0])
        else:
            await world.env.advance_time(3 * 24 * 3600 + 60)
    board = world.board(thread)
    assert "do not sit" not in text(answer(await carl.click(board, label="Take over Red")))
    assert (await seen(world, carl)).viewer == 0
    assert (await seen(world, anna)).viewer is None
    assert "Carl has taken over your seat" in everything(world.letters(anna))


# --- how many ----------------------------------------------------------------------------------------------


async def test_a_person_opens_no_more_than_three_lobbies(world: World, anna: MemberActor) -> None:
    for _ in range(3):
        await open_table(world, anna)
    told = text(answer(await anna.slash(world.channel, "new", game="duel")))
    assert "You have 3 tables still looking for players" in told


async def test_a_table_whose_lobby_cannot_be_shown_does_not_stay(
    world: World, anna: MemberActor, monkeypatch: pytest.MonkeyPatch, mishaps: Mishaps
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a bug")

    mishaps.expect()
    monkeypatch.setattr("bot.ui.showing.posting.lobby_message", broken)
    await anna.slash(world.channel, "new", game="duel")
    assert await _status(world) is Status.ENDED
    assert await world.tables.views.of_user(UserId(anna.id)) == ()


async def test_a_lobby_that_discord_does_not_take_at_once_is_posted_later(
    world: World, anna: MemberActor, wire: Wire
) -> None:
    wire.break_on(lambda request: OSError("no way out") if request.path.endswith("/messages") else None)
    told = text(answer(await anna.slash(world.channel, "new", game="duel")))
    assert "keep trying" in told
    assert not world.public()
    wire.mend()
    await world.env.advance_time(16)
    (lobby,) = world.public()
    await anna.click(lobby, label="Add computer")
    await anna.click(lobby, label="Start")
    assert await _status(world) is Status.PLAYING


async def test_a_game_that_begins_before_its_lobby_is_posted_has_a_thread_all_the_same(
    world: World, anna: MemberActor, ben: MemberActor, wire: Wire
) -> None:
    wire.break_on(lambda request: OSError("no way out") if request.path.endswith("/messages") else None)
    await anna.slash(world.channel, "new", game="duel")
    await ben.slash(world.channel, "table join")
    wire.mend()
    await anna.slash(world.channel, "table start")
    assert await _status(world) is Status.PLAYING
    assert pictures(world.board(world.thread()))
