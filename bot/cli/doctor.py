"""`ackack doctor`: checks settings, database, disk and Discord; prints one line each, with a remedy."""

import argparse
import asyncio
import shutil
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from importlib.metadata import version
from os import environ
from pathlib import Path
from time import time
from types import SimpleNamespace

import aiohttp
import discord
import discord.app_commands

from bot.cli.console import CannotDo
from bot.cli.databases import query
from bot.cli.health import TOO_LONG, silence
from bot.settings import BadSetting, Settings, settings
from bot.store.database import sqlite
from bot.store.database.connection import Connection
from bot.store.database.interface import CannotOpen
from bot.store.database.opening import Address, address
from bot.titles import left_out, titles
from bot.titles.packs.folder import BadPack, pack_folders, read_pack
from bot.ui.kit.discord_errors import UNREACHABLE
from bot.ui.kit.permissions import NEEDED, invitation, names
from bot.ui.process.discord_internals import send_requests_to

LITTLE = 500 << 20  # bytes of free disk space that are too few
FAR_OFF = 30.0  # seconds by which the clock may differ from Discord's
PATIENCE = 20.0  # seconds for each of Discord's answers


@dataclass(frozen=True)
class Finding:
    """The result of one check; with a remedy it is a problem."""

    check: str
    said: str
    remedy: str = ""

    def __str__(self) -> str:
        sign = "FAIL" if self.remedy else "ok"
        line = f"{sign:<5} {self.check:<12} {self.said}"
        return f"{line}. {self.remedy}" if self.remedy else line


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of the command."""
    parser.epilog = "Exit codes: 0 everything is fine; 1 something needs you; 2 a setting is invalid."
    parser.add_argument(
        "--channel", type=int, help="also check the bot's permissions in this channel (its ID)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Prints a line per check; the exit code is 1 if something is wrong."""
    try:
        chosen = settings(environ)
    except BadSetting as error:
        raise CannotDo(str(error)) from error
    is_well = True
    for finding in (*_here(chosen), *asyncio.run(_at_discord(chosen, arguments.channel))):
        print(finding)
        is_well = is_well and not finding.remedy
    return 0 if is_well else 1


# --- this machine ------------------------------------------------------------------------------------------


def _here(chosen: Settings) -> Iterator[Finding]:
    yield Finding("version", f"Ack-Ack {version('ackack')}, Python {sys.version.split()[0]}")
    yield from _titles()
    yield from _packs(chosen.packs)
    where = address(chosen.database)
    yield _database(where)
    if isinstance(where, Path):
        yield _disk(where)
    seen = _silence(where)
    yield _bot(seen)
    if chosen.metrics is not None:
        yield _port(*chosen.metrics, is_running=seen is not None and seen < TOO_LONG)


def _titles() -> Iterator[Finding]:
    yield Finding("games", ", ".join(title.id for title in titles()))
    for title_id, reason in left_out().items():
        yield Finding("games", f"{title_id} is left out: {reason}", "Update or remove its package.")


def _packs(folder: Path | None) -> Iterator[Finding]:
    """Yields the packs that can be used, and the first fault of each other one."""
    if folder is None:
        return
    if not folder.is_dir():
        yield Finding("packs", f"{folder} is no folder", "Set ACKACK_PACKS to the folder of your packs.")
        return
    known = {title.id: title for title in titles()}
    for path in pack_folders(folder):
        try:
            pack = read_pack(path, known)
            yield Finding("packs", f"{path.name}: {pack.content.name}, for {pack.content.game}")
        except BadPack as error:
            yield Finding("packs", f"{path.name} is left out: {error}", f"Run ackack pack check {path}.")


def _database(where: Address) -> Finding:
    if isinstance(where, Path) and not where.exists():
        return Finding("database", f"{where} does not exist yet; the first start creates it")
    try:
        games = query(where, _games)
        fault = sqlite.fault(where) if isinstance(where, Path) else None
    except (CannotDo, CannotOpen) as error:
        return Finding(
            "database", str(error), "Check ACKACK_DATABASE, the file's permissions and the server."
        )
    if fault is not None:
        return Finding("database", f"{where} is damaged: {fault}", "Stop the bot and restore a backup.")
    return Finding("database", f"{where} answers: {games} games")


def _games(db: Connection) -> int:
    return int(db.execute("select count(*) from games").fetchone()[0])


def _disk(where: Path) -> Finding:
    folder = next(each for each in where.absolute().parents if each.exists())
    free = shutil.disk_usage(folder).free
    said = f"{free / (1 << 30):.1f} GiB free in {folder}"
    return Finding(
        "disk", said, "Free some space: games cannot be saved without it." if free < LITTLE else ""
    )


def _silence(where: Address) -> float | None:
    try:
        return silence(where) if not isinstance(where, Path) or where.exists() else None
    except CannotDo:  # the check of the database reports it
        return None


def _bot(seen: float | None) -> Finding:
    if seen is None:
        return Finding("bot", "not running with this database")
    if seen > TOO_LONG:
        return Finding(
            "bot", f"no sign of life for {seen:.0f} seconds", "Look into its log, or start it again."
        )
    return Finding("bot", "running and connected")


def _port(host: str, port: int, *, is_running: bool) -> Finding:
    if is_running:
        return Finding("metrics", f"{host}:{port}, used by the running bot")
    try:
        with socket.create_server((host, port)):
            return Finding("metrics", f"{host}:{port} is free")
    except OSError as error:
        said = f"{host}:{port} cannot be used: {error.strerror or error}"
        return Finding("metrics", said, "Choose another address or port in ACKACK_METRICS.")


# --- Discord -----------------------------------------------------------------------------------------------


async def _at_discord(chosen: Settings, channel: int | None) -> list[Finding]:
    if chosen.token is None:
        remedy = "Copy it from Discord's developer pages into DISCORD_TOKEN."
        return [Finding("token", "DISCORD_TOKEN is not set", remedy)]
    if chosen.api is not None:
        send_requests_to(chosen.api)
    found: list[Finding] = []
    try:
        async with asyncio.timeout(PATIENCE * 3), _login(chosen.token, found) as client:
            found += [await _application(client), await _commands(client)]
            if channel is not None:
                found.append(await _permissions(client, channel))
    except discord.LoginFailure:
        found.append(
            Finding("token", "Discord refuses it", "Copy it again, or reset it on the developer pages.")
        )
    except (*UNREACHABLE, discord.HTTPException, TimeoutError) as error:
        said = f"cannot be reached: {type(error).__name__} {error}".strip()
        found.append(Finding("discord", said, "Check your network, a proxy, and Discord's status page."))
    return found


@asynccontextmanager
async def _login(token: str, found: list[Finding]) -> AsyncIterator[discord.Client]:
    """Logs in without a gateway connection; adds the findings about token and clock."""
    skews: list[float] = []
    client = discord.Client(intents=discord.Intents.none(), http_trace=_dates(skews.append))
    async with client:
        await client.login(token)
        found.append(Finding("token", "accepted"))
        if skews:
            found.append(_clock(min(skews, key=abs)))
        yield client


def _dates(note: Callable[[float], None]) -> aiohttp.TraceConfig:
    """Returns a trace that reports the difference between this clock and Discord's, in seconds."""

    async def note_date(_: object, __: SimpleNamespace, answer: aiohttp.TraceRequestEndParams) -> None:
        if "Date" in answer.response.headers:
            note(time() - parsedate_to_datetime(answer.response.headers["Date"]).timestamp())

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(note_date)
    return trace


def _clock(skew: float) -> Finding:
    said = f"{abs(skew):.0f} seconds {'ahead of' if skew > 0 else 'behind'} Discord's"
    if abs(skew) > FAR_OFF:
        return Finding("clock", said, "Set it by NTP: deadlines and reminders depend on it.")
    return Finding("clock", said)


async def _application(client: discord.Client) -> Finding:
    assert client.application_id is not None, "set by the login"
    return Finding("invitation", invitation(client.application_id))


async def _commands(client: discord.Client) -> Finding:
    known = await discord.app_commands.CommandTree(client).fetch_commands()
    if not known:
        return Finding("commands", "none are registered", "Start the bot once with `ackack run`.")
    return Finding("commands", f"{len(known)} are registered")


async def _permissions(client: discord.Client, number: int) -> Finding:
    """Returns the permissions that the bot lacks in a channel."""
    try:
        channel = await client.fetch_channel(number)
        assert isinstance(channel, discord.abc.GuildChannel | discord.Thread)
        guild = await client.fetch_guild(channel.guild.id)
        rights = await _rights(client, guild, channel)
    except (discord.NotFound, discord.Forbidden, AssertionError):
        return Finding(
            "permissions", f"channel {number} is not visible", "Invite the bot, and let it see the channel."
        )
    lacking = discord.Permissions(NEEDED.value & ~rights.value)
    if lacking.value:
        return Finding(
            "permissions", f"missing: {', '.join(names(lacking))}", f"Grant them in channel {number}."
        )
    return Finding("permissions", f"complete in channel {number}")


async def _rights(
    client: discord.Client, guild: discord.Guild, channel: discord.abc.GuildChannel | discord.Thread
) -> discord.Permissions:
    assert client.user is not None, "set by the login"
    parent = channel.parent_id if isinstance(channel, discord.Thread) else channel.id
    found = next(each for each in await guild.fetch_channels() if each.id == parent)
    return found.permissions_for(await guild.fetch_member(client.user.id))
