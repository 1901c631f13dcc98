"""A hall: a forum of the server in which each table is a post, with tags for its game and its state."""

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from bot.service.model.table import Table
from bot.store.rows import GameId, Status
from bot.ui.showing.sending import Sender
from tests.bot.conftest import Mishaps
from tests.bot.forgetting import give_up
from tests.bot.players import cut
from tests.bot.wire.requests import Wire
from tests.bot.world import World, answer, buttons, text

GAME = GameId(1)
STATES = ["players wanted", "running", "finished"]


@pytest.fixture
def mona(world: World) -> MemberActor:
    """A person with the permission to manage the server."""
    managers = world.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    return world.guild.add_member(world.env.create_user("mona", global_name="Mona"), roles=[managers])


@pytest.fixture
async def forum(world: World, mona: MemberActor) -> ChannelHandle:
    """A forum that the server has named as its hall."""
    forum = world.guild.create_forum_channel("hall")
    panel = answer(await mona.slash(world.channel, "server"))
    await mona.select(panel, [forum], custom_id="sv:hall")
    return forum


async def _forbid(world: World, forum: ChannelHandle, **denied: bool) -> None:
    """Takes permissions in the forum from the bot."""
    backend = world.env.backend
    deny = discord.Permissions(**denied).value
    me = Overwrite(target_id=backend.bot_user.id, type=OverwriteType.MEMBER, allow=0, deny=deny)
    backend.edit_channel(forum.id, {}, overwrites=[me])
    await world.env.settle()


async def _name_tags(world: World, forum: ChannelHandle, *names: str, moderated: bool = False) -> None:
    tags = [
        {"id": str(number), "name": name, "moderated": moderated, "emoji_id": None, "emoji_name": None}
        for number, name in enumerate(names, start=1)
    ]
    world.env.backend.edit_channel(forum.id, {"available_tags": tags})
    await world.env.settle()


def _tags(world: World, post: ChannelHandle) -> set[str]:
    """Returns the names of the tags of a post."""
    stored = world.env.backend.get_channel(post.id)
    assert stored.parent_id is not None
    names = {
        int(tag["id"]): tag["name"] for tag in world.env.backend.get_channel(stored.parent_id).available_tags
    }
    return {names[tag] for tag in stored.applied_tags}


def _is_closed(world: World, post: ChannelHandle) -> bool:
    stored = world.env.backend.get_channel(post.id).thread_metadata
    return stored is not None and stored.archived


async def _open(world: World, forum: ChannelHandle, host: MemberActor, **more: str) -> ChannelHandle:
    known = {post.id for post in forum.threads}
    told = answer(await host.slash(world.channel, "new", game="duel", **more))
    (post,) = [post for post in forum.threads if post.id not in known]
    assert f"<#{post.id}>" in text(told), "the answer leads there"
    return post


async def _start(world: World, post: ChannelHandle, host: MemberActor, other: MemberActor) -> None:
    lobby = world.public(post)[0]
    await other.click(lobby, label="Join")
    await host.click(lobby, label="Start")
    if any("Cut the deck" in buttons(message) for message in world.public(post)):
        await cut(world, other, post)


async def _table(world: World) -> Table:
    return await world.tables.views.table(GAME)


async def test_a_table_is_a_post_from_its_lobby_to_its_end(
    world: World, forum: ChannelHandle, anna: MemberActor, ben: MemberActor
) -> None:
    post = await _open(world, forum, anna)
    assert post.name == "Duel · players wanted"
    assert _tags(world, post) == {"players wanted", "Duel"}
    lobby = world.public(post)[0]
    assert "Start" in buttons(lobby), "the lobby's message is the first of the post"
    assert world.public() == [], "and nothing stands in the channel"
    assert not _is_closed(world, post)
    await _start(world, post, anna, ben)
    assert not _is_closed(world, post)
    assert (await _table(world)).place == post.id, "the game is played in the post itself"
    assert [one.id for one in forum.threads] == [post.id]
    assert _tags(world, post) == {"running", "Duel"}
    assert "players wanted" not in (post.name or "")
    assert world.boards(post)
    await give_up(anna, post)
    assert _tags(world, post) == {"finished", "Duel"}
    assert (post.name or "").startswith("🏁")
    assert _is_closed(world, post)


async def test_tags_are_made_once_for_all_tables(
    world: World, wire: Wire, forum: ChannelHandle, anna: MemberActor, ben: MemberActor
) -> None:
    for host in (anna, ben):
        await _open(world, forum, host)
    names = [tag["name"] for tag in world.env.backend.get_channel(forum.id).available_tags]
    assert sorted(names) == sorted([*STATES, "Duel"])
    made = [one for one in wire.requests if one.method == "PATCH" and one.path == f"/channels/{forum.id}"]
    assert len(made) == 1


async def test_without_permission_the_tags_that_are_there_are_used(
    world: World, forum: ChannelHandle, anna: MemberActor, ben: MemberActor
) -> None:
    await _forbid(world, forum, manage_channels=True)
    await _name_tags(world, forum, "Players Wanted", "Other")
    assert _tags(world, await _open(world, forum, anna)) == {"Players Wanted"}, "however it is spelt"
    await _name_tags(world, forum, "players wanted", moderated=True)
    assert _tags(world, await _open(world, forum, ben)) == set(), "it is for moderators alone"


async def test_a_tag_in_another_language_is_used(
    world: World, forum: ChannelHandle, anna: MemberActor
) -> None:
    await _name_tags(world, forum, "Leute gesucht", "läuft", "beendet")
    post = await _open(world, forum, anna)
    assert _tags(world, post) == {"Leute gesucht", "Duel"}


async def test_a_forum_full_of_tags_gets_no_more(
    world: World, forum: ChannelHandle, anna: MemberActor
) -> None:
    await _name_tags(world, forum, *(f"tag {number}" for number in range(19)))
    post = await _open(world, forum, anna)
    assert len(world.env.backend.get_channel(forum.id).available_tags) == 20
    assert _tags(world, post) == {"players wanted"}


async def test_a_forum_that_requires_tags_gets_one(
    world: World, forum: ChannelHandle, anna: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _forbid(world, forum, manage_channels=True)
    await _name_tags(world, forum, "anything")
    requires = discord.ChannelFlags(require_tag=True)  # which the simulation does not know
    monkeypatch.setattr(discord.ForumChannel, "flags", requires)
    assert _tags(world, await _open(world, forum, anna)) == {"anything"}


@pytest.mark.parametrize(
    "denied", ["send_messages", "send_messages_in_threads", "attach_files", "view_channel"]
)
async def test_where_the_forum_takes_no_posts_the_table_stays_in_the_channel(
    world: World, forum: ChannelHandle, anna: MemberActor, mona: MemberActor, denied: str
) -> None:
    await _forbid(world, forum, **{denied: True})
    await anna.slash(world.channel, "new", game="duel")
    assert forum.threads == []
    assert "Start" in buttons(world.public()[0])
    if denied != "view_channel":  # which hides the forum from the panel
        assert "I can’t post there" in text(answer(await mona.slash(world.channel, "server")))


async def test_after_the_forum_is_deleted_tables_open_in_the_channel(
    world: World, forum: ChannelHandle, anna: MemberActor, ben: MemberActor
) -> None:
    post = await _open(world, forum, anna)
    await _start(world, post, anna, ben)
    world.env.backend.delete_channel(forum.id)
    await world.env.settle()
    assert (await _table(world)).status is Status.ENDED
    assert "channel" in text(world.letters(anna)[-1]), "its people are told"
    await anna.slash(world.channel, "new", game="duel")
    assert "Start" in buttons(world.public()[0])


async def test_a_running_game_whose_post_is_deleted_gets_another(
    world: World, forum: ChannelHandle, anna: MemberActor, ben: MemberActor
) -> None:
    post = await _open(world, forum, anna)
    await _start(world, post, anna, ben)
    world.env.backend.delete_channel(post.id)
    await world.env.settle()
    (other,) = forum.threads
    assert (await _table(world)).place == other.id
    assert world.boards(other), "the board is there again"
    assert _tags(world, other) == {"running", "Duel"}


async def test_a_lobby_whose_post_is_deleted_gets_another(
    world: World, forum: ChannelHandle, anna: MemberActor, ben: MemberActor
) -> None:
    post = await _open(world, forum, anna)
    world.env.backend.delete_channel(post.id)
    await world.env.settle()
    (other,) = forum.threads
    assert "Start" in buttons(world.public(other)[0])
    await _start(world, other, anna, ben)
    assert world.boards(other)


@pytest.mark.parametrize("crashes", [False, True], ids=["goes on", "crashes"])
async def test_a_post_whose_answer_is_lost_is_found_again(
    world: World,
    forum: ChannelHandle,
    anna: MemberActor,
    monkeypatch: pytest.MonkeyPatch,
    mishaps: Mishaps,
    crashes: bool,
) -> None:
    mishaps.expect()
    send = Sender.send_as_post

    async def send_and_lose(self: Sender, *args: Any, **more: Any) -> discord.Message:
        await send(self, *args, **more)
        raise TimeoutError("the answer is lost")

    with monkeypatch.context() as patch:
        patch.setattr(Sender, "send_as_post", send_and_lose)
        await anna.slash(world.channel, "new", game="duel")
    (post,) = forum.threads
    assert (await _table(world)).thread_id is None
    if crashes:
        await world.restart()
    await world.env.advance_time(60)
    assert [one.id for one in forum.threads] == [post.id]
    assert (await _table(world)).thread_id == post.id
    assert "Start" in buttons(world.public(post)[0])


async def test_a_rematch_is_another_post(
    world: World, forum: ChannelHandle, anna: MemberActor, ben: MemberActor
) -> None:
    post = await _open(world, forum, anna)
    await _start(world, post, anna, ben)
    await give_up(anna, post)
    await anna.click(world.public(post)[-1], label="Rematch")
    other = next(one for one in forum.threads if one.id != post.id)
    assert "players wanted" in _tags(world, other)


async def test_a_lobby_that_is_cancelled_closes_and_opens_again(
    world: World, forum: ChannelHandle, anna: MemberActor
) -> None:
    post = await _open(world, forum, anna)
    await anna.click(world.public(post)[0], label="Cancel")
    assert _is_closed(world, post)
    assert "finished" in _tags(world, post)
    await anna.click(world.public(post)[0], label="Reopen")
    assert not _is_closed(world, post)
    assert "players wanted" in _tags(world, post)


async def test_without_a_hall_again_tables_open_in_the_channel(
    world: World, forum: ChannelHandle, mona: MemberActor, anna: MemberActor
) -> None:
    panel = answer(await mona.slash(world.channel, "server"))
    await mona.click(panel, custom_id="sv:hall:clear")
    await anna.slash(world.channel, "new", game="duel")
    assert forum.threads == []
    assert "Start" in buttons(world.public()[0])


async def test_a_table_played_on_from_is_a_post_of_its_own(
    world: World, forum: ChannelHandle, anna: MemberActor, ben: MemberActor
) -> None:
    post = await _open(world, forum, anna)
    await _start(world, post, anna, ben)
    await anna.click(answer(await anna.slash(post, "table resign")), label="Resign")
    shown = answer(await ben.slash(post, "replay"))
    choices = answer(await ben.click(shown, label="Play on from here"))
    await ben.click(choices, label="Normal")
    (other,) = [one for one in forum.threads if one.id != post.id]
    assert "(from a position)" in text(world.public(other)[0])
