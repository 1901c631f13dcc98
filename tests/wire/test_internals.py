"""The undocumented parts of discord.py behave as `bot/ui/process/discord_internals.py` expects."""

import asyncio
from collections.abc import AsyncIterator

import discord
import discord.http
import pytest
from discord.gateway import DiscordWebSocket

from bot.ui.kit.message import Message
from bot.ui.process import discord_internals
from bot.ui.process.discord_internals import ReconnectWebSocket
from bot.ui.process.shards import Gateway
from tests.wire.double import Double
from tests.wire.process import until
from tests.wire.world import APPLICATION, CHANNEL, said

ANNA = 71
HERE = "here"  # the name of this process at the double


class _Client(discord.AutoShardedClient):
    """A client that connects the shards it is asked for, like the bot's own."""

    async def launch_shards(self) -> None:
        """Connects no shard; called by `connect`."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identifies at once; discord.py waits five seconds."""


@pytest.fixture
async def client(double: Double, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[_Client]:
    """A client that has logged in at the double and waits for shards."""
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)  # is put back after the test
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    discord_internals.send_requests_to(double.api(HERE))
    client = _Client(intents=discord.Intents.none())
    await client.login(double.token)
    yield client
    await client.close()


async def _connect(client: _Client, number: int = 0, count: int = 1) -> asyncio.Task[None]:
    """Connects one shard of several."""
    discord_internals.connect_to(await discord_internals.gateway_of(client))
    discord_internals.name_shard_count(client, count)
    running = asyncio.create_task(client.connect())
    await asyncio.sleep(0)
    await discord_internals.launch_shard(client, number)
    return running


async def test_requests_go_to_the_chosen_address(client: _Client, double: Double) -> None:
    assert ("GET", "/users/@me") in [(each.method, each.path) for each in double.requests]


async def test_the_gateway_tells_its_address_and_limits(client: _Client, double: Double) -> None:
    double.shards, double.at_once = 4, 2
    expected = Gateway(url=f"{double.gateway.address}{HERE}/", advised=4, at_once=2)
    assert await discord_internals.gateway_of(client) == expected


async def test_a_shard_connects_at_the_chosen_gateway(client: _Client, double: Double) -> None:
    running = await _connect(client)
    await until(lambda: double.gateway.shards() == {HERE: [0]})
    assert not running.done()


async def test_a_session_that_is_over_begins_again_at_the_chosen_gateway(
    client: _Client, double: Double
) -> None:
    await _connect(client)
    await until(lambda: double.gateway.connected())
    await double.gateway.invalidate()
    await until(lambda: len(double.gateway.identified) == 2)


async def test_a_shard_names_its_number_and_the_count_of_shards(client: _Client, double: Double) -> None:
    await _connect(client, 3, 4)
    await until(lambda: double.gateway.identified == [(3, 4)])
    assert client.shard_count == 4


async def test_commands_are_replaced(client: _Client, double: Double) -> None:
    await discord_internals.upload_commands(client, APPLICATION, [{"name": "new", "description": "A game"}])
    assert [each["name"] for each in double.world.commands] == ["new"]


async def test_an_answer_is_edited_and_deleted_by_its_token(client: _Client, double: Double) -> None:
    asked = await double.command(ANNA, "hand")
    asked.original = double.world.post(double.world.hidden, {"content": "thinking"}, (), double.address)
    message = Message().text("Your hand").picture(b"a picture", "hand.png", "Two cards.")
    await discord_internals.edit_answer(client, asked.token, message.view(), message.files())
    assert "Your hand" in said(asked.original)
    assert [each["filename"] for each in asked.original["attachments"]] == ["hand.png"]
    await discord_internals.delete_answer(client, asked.token)
    last = double.requests[-1]
    assert (last.method, last.segments[-2:]) == ("DELETE", ("messages", "@original"))


async def test_a_thread_is_opened_at_a_message_of_a_server_that_is_not_known(
    client: _Client, double: Double
) -> None:
    message = double.world.post(double.world.channels[CHANNEL], {"content": "a lobby"}, (), double.address)
    opened = await discord_internals.open_thread(client, CHANNEL, int(message["id"]), "Ann, Bob", 10080)
    assert opened == int(message["id"])
    assert opened in double.world.channels


async def test_a_shard_that_may_not_connect_ends_the_client_with_an_exception(
    client: _Client, double: Double
) -> None:
    running = await _connect(client)
    double.gateway.sends_away = True
    shard = client.get_shard(0)
    assert shard is not None
    await shard.reconnect()
    with pytest.raises(ReconnectWebSocket):
        await running


def test_nothing_is_said_about_voice(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("warn_nacl", "warn_dave"):  # discord.py warns once a process, perhaps in an earlier test
        monkeypatch.setattr(discord.VoiceClient, name, True)
    discord_internals.go_without_voice()
    discord.AutoShardedClient(intents=discord.Intents.none())
    assert "voice" not in caplog.text
