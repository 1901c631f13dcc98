"""Where Discord is: its own address, a proxy that shares out its rate limit, or a double of it in a test."""

import discord.gateway
import discord.http
import yarl


def send_requests_to(api: str) -> None:
    """Lets all requests go to another address, which has the paths of Discord's own.

    discord.py knows no other way than this attribute; every request and every answer to an interaction is
    built on it.
    """
    discord.http.Route.BASE = api


def reconnect_at(gateway: str) -> None:
    """Lets connections that cannot be resumed begin where Discord says that new ones begin."""
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
