"""The undocumented parts of discord.py that this bot uses, tried with version 2.7.

No other module touches them. `tests/wire/test_internals.py` has a test for each, to run with a new version
before the bound in `pyproject.toml` is raised.
"""

from collections.abc import Sequence
from typing import Any, Literal

import discord
import discord.http
import yarl
from discord.gateway import DiscordWebSocket
from discord.gateway import ReconnectWebSocket as ReconnectWebSocket  # raised when Discord closes a shard
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context

from bot.ui.process.shards import Gateway

ThreadArchiveDuration = Literal[60, 1440, 4320, 10080]


def send_requests_to(api: str) -> None:
    """Sends all requests and answers to another base address instead of Discord's."""
    discord.http.Route.BASE = api


def go_without_voice() -> None:
    """Keeps discord.py from warning at every start that its voice parts are not installed."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def connect_to(gateway: Gateway) -> None:
    """Sets the address of new connections, also after a session that cannot be resumed."""
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway.url)


async def gateway_of(client: discord.Client) -> Gateway:
    """Requests the gateway's address and limits."""
    advised, url, limit = await client.http.get_bot_gateway()
    return Gateway(url=url, advised=advised, at_once=max(1, limit.get("max_concurrency", 1)))


def name_shard_count(client: discord.AutoShardedClient, count: int) -> None:
    """Sets the number of shards that a shard names when it identifies."""
    client.shard_count = client._connection.shard_count = count


async def launch_shard(client: discord.AutoShardedClient, number: int) -> None:
    """Connects one shard."""
    await client.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, number)


async def edit_answer(
    client: discord.Client, token: str, view: discord.ui.LayoutView, files: Sequence[discord.File]
) -> None:
    """Edits the answer to an interaction by its token; discord.py does so only by the interaction."""
    answers = _answers(client, token)
    with handle_message_parameters(view=view, attachments=files) as sent:
        await async_context.get().edit_original_interaction_response(
            answers.id,
            token,
            session=answers.session,
            proxy=answers.proxy,
            proxy_auth=answers.proxy_auth,
            payload=sent.payload,
            multipart=sent.multipart,
            files=sent.files,
        )


async def delete_answer(client: discord.Client, token: str) -> None:
    """Deletes the answer to an interaction by its token."""
    answers = _answers(client, token)
    await async_context.get().delete_original_interaction_response(
        answers.id, token, session=answers.session, proxy=answers.proxy, proxy_auth=answers.proxy_auth
    )


def _answers(client: discord.Client, token: str) -> discord.Webhook:
    assert client.application_id is not None, "set by the login"
    return discord.Webhook.partial(client.application_id, token, client=client)


async def open_thread(
    client: discord.Client, channel_id: int, message_id: int, name: str, minutes: ThreadArchiveDuration
) -> int:
    """Opens a thread at a message and returns its id; discord.py does so only on a server it is connected to.

    A press may arrive at a process that does not hold the shard of its server.
    """
    thread = await client.http.start_thread_with_message(
        channel_id, message_id, name=name, auto_archive_duration=minutes
    )
    return int(thread["id"])


async def upload_commands(
    client: discord.Client, application: int, commands: Sequence[Any]
) -> dict[str, int]:
    """Replaces all global commands by these payloads; returns their ids by name."""
    known = await client.http.bulk_upsert_global_commands(application, payload=list(commands))
    return {command["name"]: int(command["id"]) for command in known}
