"""The gateway of the double: hello, identify, heartbeat, resume, reconnect, shards and events."""

import asyncio
import contextlib
import json
import secrets
import time
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from tests.wire.world import APPLICATION, BOT, EVERYTHING, NOW, TEXT_CHANNEL, Json, World, member, user

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
WRONG_TOKEN = 4004
ENDS = (1000, 1001)  # close codes after which a session cannot be resumed
INTERVAL = 2000  # milliseconds


@dataclass
class Session:
    """One shard's session; sent events can be replayed."""

    id: str
    shard: tuple[int, int]
    process: str
    sent: list[Json] = field(default_factory=list)
    socket: web.WebSocketResponse | None = None

    async def send(self, event: str, data: Any) -> None:
        frame = {"op": DISPATCH, "t": event, "s": len(self.sent) + 1, "d": data}
        self.sent.append(frame)
        await self.put(frame)

    async def put(self, frame: Json) -> None:
        if self.socket is not None and not self.socket.closed:
            with contextlib.suppress(ConnectionError):  # killed just now: the socket is gone
                await self.socket.send_str(json.dumps(frame))


class Gateway:
    """The sessions of the bot's processes."""

    def __init__(self, world: World, token: str) -> None:
        self._world = world
        self._token = token
        self.sessions: dict[str, Session] = {}
        self.identified: list[tuple[int, int]] = []  # every shard that began a new session, in order
        self.identified_at: list[float] = []
        self.rights = EVERYTHING  # permissions of everyone at every server
        self.resumed = 0
        self.heartbeats = 0
        self.address = ""
        self.silent = False  # True: no connection is accepted
        self.sends_away = False  # True: every new connection is asked to reconnect

    async def take(self, request: web.Request) -> web.StreamResponse:
        """Serves one connection until it ends."""
        if self.silent:
            return web.Response(status=503)
        process = request.match_info["process"]
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        hello = {"op": RECONNECT} if self.sends_away else {"op": HELLO, "d": {"heartbeat_interval": INTERVAL}}
        await socket.send_str(json.dumps(hello))
        session: Session | None = None
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            frame = json.loads(message.data)
            if frame["op"] == HEARTBEAT:
                self.heartbeats += 1
                with contextlib.suppress(ConnectionError):  # killed just now: the socket is gone
                    await socket.send_str(json.dumps({"op": ACK}))
            elif frame["op"] == IDENTIFY:
                session = await self._identify(socket, frame["d"], process)
            elif frame["op"] == RESUME:
                session = await self._resume(socket, frame["d"])
        if session is not None and session.socket is socket:
            session.socket = None
            if socket.close_code in ENDS:
                self.sessions.pop(session.id, None)
        return socket

    async def _identify(self, socket: web.WebSocketResponse, data: Json, process: str) -> Session | None:
        if data["token"] != self._token:
            await socket.close(code=WRONG_TOKEN)
            return None
        number, count = data.get("shard", (0, 1))
        session = Session(id=secrets.token_hex(8), shard=(number, count), process=process, socket=socket)
        self.sessions[session.id] = session
        self.identified.append((number, count))
        self.identified_at.append(time.monotonic())
        mine = [guild for guild in self._world.servers if shard_of(guild, count) == number]
        await session.send("READY", self._ready(session, mine))
        for guild in mine:
            await session.send("GUILD_CREATE", self.guild(guild))
        return session

    async def _resume(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        session = self.sessions.get(data["session_id"])
        if session is None or data["token"] != self._token:
            await socket.send_str(json.dumps({"op": INVALID, "d": False}))
            return None
        session.socket = socket
        self.resumed += 1
        for frame in session.sent[data["seq"] or 0 :]:
            await session.put(frame)
        await session.send("RESUMED", {})
        return session

    def connected(self, count: int = 1) -> bool:
        """Tells whether this many shards are connected."""
        return len({shard for shards in self.shards().values() for shard in shards}) >= count

    def shards(self) -> dict[str, list[int]]:
        """Returns the connected shards, by process."""
        found: dict[str, list[int]] = {}
        for session in self.sessions.values():
            if session.socket is not None and not session.socket.closed:
                found.setdefault(session.process, []).append(session.shard[0])
        return found

    def listens(self, guild_id: int) -> bool:
        """Tells whether a connected shard serves a guild."""
        return any(self._hears(session, guild_id) for session in self.sessions.values())

    def forget(self, process: str) -> None:
        """Ends the sessions of a killed process, which cannot be resumed."""
        for session in [each for each in self.sessions.values() if each.process == process]:
            session.socket = None
            del self.sessions[session.id]

    async def dispatch(
        self, event: str, data: Json, guild_id: int | None, through: Collection[str] = ()
    ) -> bool:
        """Sends an event to every session of its shard, or to these processes; tells whether there is one."""
        hearing = [
            session
            for session in self.sessions.values()
            if (session.process in through if through else self._hears(session, guild_id))
        ]
        for session in hearing:
            await session.send(event, data)
        return bool(hearing)

    def _hears(self, session: Session, guild_id: int | None) -> bool:
        """Tells whether a session gets the events of a guild; direct messages go to the first shard."""
        number, count = session.shard
        return session.socket is not None and number == (0 if guild_id is None else shard_of(guild_id, count))

    async def ask_to_reconnect(self) -> None:
        for session in list(self.sessions.values()):
            await session.put({"op": RECONNECT, "d": None})

    async def invalidate(self) -> None:
        for session in list(self.sessions.values()):
            await session.put({"op": INVALID, "d": False})

    async def cut(self) -> None:
        """Breaks all connections without a close frame."""
        for session in list(self.sessions.values()):
            if session.socket is not None and session.socket._req is not None:
                transport = session.socket._req.transport
                if transport is not None:
                    transport.abort()
        await asyncio.sleep(0)

    def _ready(self, session: Session, guilds: list[int]) -> Json:
        return {
            "v": 10,
            "user": user(BOT, "ackack", bot=True),
            "session_id": session.id,
            "resume_gateway_url": f"{self.address}{session.process}/",
            "shard": list(session.shard),
            "application": {"id": str(APPLICATION), "flags": 0},
            "guilds": [{"id": str(number), "unavailable": True} for number in guilds],
        }

    def guild(self, guild: int) -> Json:
        """Returns a server as Discord describes it to a bot that joins."""
        channels = [each.payload() for each in self._world.channels.values() if each.guild == guild]
        return {
            "id": str(guild),
            "name": "Bases and Barracks",
            "owner_id": "1",
            "member_count": 2,
            "members": [member(BOT, "ackack")],
            "roles": [_everyone(guild, self.rights)],
            "channels": [each for each in channels if each["type"] == TEXT_CHANNEL],
            "threads": [each for each in channels if each.get("thread_metadata")],
            "joined_at": NOW,
            "preferred_locale": "en-US",
            "features": [],
            "emojis": [],
            "stickers": [],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "system_channel_flags": 0,
            "afk_timeout": 0,
            "large": False,
        }


def shard_of(guild_id: int, count: int) -> int:
    return (guild_id >> 22) % count


def _everyone(guild: int, rights: str) -> Json:
    return {
        "id": str(guild),
        "name": "@everyone",
        "permissions": rights,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "position": 0,
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
