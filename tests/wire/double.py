"""Discord's double: a small server with the gateway and the REST routes the bot uses.

It checks every body as `tests/bot/wire` does, and fails on demand: broken connections before or after a
request is processed, 429, 5xx, slowness.
"""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from tests.bot.wire import rules
from tests.bot.wire.requests import Request, Upload
from tests.bot.wire.spec import described
from tests.wire.gateway import Gateway
from tests.wire.world import (
    APPLICATION,
    BOT,
    CHANNEL,
    DIRECT,
    EVERYTHING,
    Channel,
    Json,
    World,
    member,
    parts,
    snowflake,
    user,
)  # fmt: skip

TOKEN = "a-token-of-the-double.that-nobody-may-read"
LARGEST = 64 << 20  # bytes
EPHEMERAL = 1 << 6
THINKING, UPDATING, MESSAGE, UPDATE, MODAL = 5, 6, 4, 7, 9
SUBCOMMAND, STRING, INTEGER, USER = 1, 3, 4, 6  # types of options
TEXT_INPUT, LABEL = 4, 18  # types of components in a modal


@dataclass
class Asked:
    """An interaction: the press or command, and the answers to it."""

    id: int
    token: str
    payload: Json
    source: Json | None  # the message whose button was pressed
    answered: asyncio.Event = field(default_factory=asyncio.Event)  # the callback has arrived
    told: asyncio.Event = field(default_factory=asyncio.Event)  # a followup has arrived
    first: int | None = None  # the type of the callback
    original: Json | None = None
    edits: int = 0  # of the message that answers it
    words: list[Json] = field(default_factory=list)  # all messages that answer it


class Refusal(Exception):
    """An error response of the double."""

    def __init__(self, status: int, code: int, message: str = "refused") -> None:
        super().__init__(message)
        self.status, self.code, self.message = status, code, message


class Cut(Exception):
    """The connection breaks."""


# A fault is called for every request, before and after it is processed; it may wait, raise or kill.
Fault = Callable[[Request, bool], Awaitable[None]]


class Double:
    """The server; use `open()`."""

    def __init__(self, token: str = TOKEN, shards: int = 1, at_once: int = 16) -> None:
        """Creates as many guilds as shards, each on another shard."""
        self.token = token
        self.shards = shards  # the recommended number
        self.at_once = at_once  # shards that may identify within five seconds
        self.world = World(servers=shards)
        self.gateway = Gateway(self.world, token)
        self.requests: list[Request] = []
        self.complaints: list[str] = []
        self.faults: list[Fault] = []
        self.asked: dict[str, Asked] = {}
        self.address = ""

    def api(self, process: str) -> str:
        """Returns the API address for one process, by which the double recognises it."""
        return f"{self.address}/{process}/api/v10"

    @contextlib.asynccontextmanager
    async def open(self, port: int = 0) -> AsyncIterator["Double"]:
        """Listens on a local port while the context is open."""
        application = web.Application(client_max_size=LARGEST)
        application.router.add_get("/gateway/{process}/", self.gateway.take)
        application.router.add_route("*", "/{process}/api/v10/{path:.*}", self._take)
        runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", port)
        await site.start()
        host, number = runner.addresses[0][:2]
        self.address = f"http://{host}:{number}"
        self.gateway.address = f"ws://{host}:{number}/gateway/"
        try:
            yield self
        finally:
            await runner.cleanup()

    # --- requests ------------------------------------------------------------------------------------------

    async def _take(self, http: web.Request) -> web.StreamResponse:
        request, names = await _read(http)
        self.requests.append(request)
        self._check(request)
        try:
            await self._break(request, False)
            if http.headers.get("Authorization") not in (f"Bot {self.token}", None):
                raise Refusal(401, 0, "401: Unauthorized")
            answer = self._work(request, names)
            await self._break(request, True)
        except Refusal as error:
            return _json({"message": error.message, "code": error.code, "retry_after": 0.2}, error.status)
        except Cut:
            if http.transport is not None:
                http.transport.abort()
            raise asyncio.CancelledError from None
        return web.Response(status=204, headers=LIMITS) if answer is None else _json(answer, 200)

    async def _break(self, request: Request, done: bool) -> None:
        for fault in list(self.faults):
            await fault(request, done)

    def _check(self, request: Request) -> None:
        spec = described()
        self.complaints += [
            f"{request.method} {request.path}: {name}: {what}" for name, what in rules.complaints(request)
        ]
        self.complaints += [
            f"{request.method} {request.path}: {what}" for what in (spec.complaints(request) if spec else ())
        ]

    def _work(self, request: Request, names: tuple[str, ...]) -> Any:
        body = request.body or {}
        match (request.method, *request.segments):
            case ("GET", "users", "@me"):
                return user(BOT, "ackack", bot=True)
            case ("GET", "oauth2", "applications", "@me") | ("GET", "applications", "@me"):
                return _application()
            case ("GET", "gateway", "bot"):
                return self._gateway(request)
            case ("PUT", "applications", _, "commands"):
                numbered = [
                    {"id": str(snowflake()), "application_id": str(APPLICATION), "version": "1", **one}
                    for one in body
                ]
                self.world.commands = numbered
                return numbered
            case ("GET", "applications", _, "commands"):
                return [{"description": "", **one} for one in self.world.commands]  # menus have none
            case (method, "applications", _, "emojis", *rest):
                return self._emoji(method, rest, body)
            case ("GET", "guilds", number):
                return self.gateway.guild(int(number))
            case ("GET", "guilds", number, "channels"):
                return [self.world.channels[self.world.servers[int(number)]].payload()]
            case ("POST", "interactions", _, token, "callback"):
                return self._answer(token, body, names)
            case ("POST", "webhooks", _, token):
                return self._follow_up(token, body, names)
            case (method, "webhooks", _, token, "messages", which):
                return self._of_answer(method, token, which, body, names)
            case ("POST", "users", "@me", "channels"):
                return self.world.direct_to(int(body["recipient_id"])).payload()
            case ("GET", "guilds", _, "members", number) if int(number) in self.world.left:
                raise Refusal(404, 10007, "Unknown Member")
            case ("GET", "guilds", _, "members", number):
                return member(int(number), f"user{number}")
            case (_, "channels", number, *rest):
                return self._in_channel(request, self._channel(int(number)), rest, body, names)
        raise Refusal(404, 0, "404: Not Found")

    def _emoji(self, method: str, rest: list[str], body: Json) -> Any:
        """Lists, creates or deletes an emoji of the application; names are unique, as on Discord."""
        there = self.world.emoji
        match (method, *rest):
            case ("GET",):
                return {"items": list(there.values())}
            case ("POST",):
                if any(one["name"] == body["name"] for one in there.values()):
                    raise Refusal(400, 50035, "Invalid Form Body")
                made = {"id": str(snowflake()), "name": body["name"], "roles": [], "animated": False}
                there[made["id"]] = {**made, "require_colons": True, "managed": False, "available": True}
                return there[made["id"]]
            case ("DELETE", number) if number in there:
                del there[number]
                return None
        raise Refusal(404, 10014, "Unknown Emoji")

    def _gateway(self, request: Request) -> Json:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": self.at_once}
        url = f"{self.gateway.address}{request.process}/"
        return {"url": url, "shards": self.shards, "session_start_limit": limit}

    def _in_channel(
        self, request: Request, channel: Channel, rest: list[str], body: Json, names: tuple[str, ...]
    ) -> Any:
        params = request.params or {}
        match (request.method, *rest):
            case ("GET",) | ("PATCH",):
                return channel.payload()
            case ("GET", "messages"):
                return self.world.latest(channel, int(params.get("limit", 50)))
            case ("POST", "messages"):
                return self.world.post(channel, body, names, self.address)
            case ("PATCH", "messages", number):
                return self.world.edit(_message(channel, number), body, names, self.address)
            case ("DELETE", "messages", number):
                self.world.delete(channel, _message(channel, number))
                return None
            case ("POST", "messages", number, "threads"):
                if int(number) in self.world.channels:
                    raise Refusal(400, 160004, "A thread has already been created for this message")
                return self.world.open_thread(channel.id, int(number), body["name"]).payload()
            case ("POST", "threads"):
                return self.world.open_thread(channel.id, snowflake(), body["name"]).payload()
        raise Refusal(404, 0, "404: Not Found")

    def _channel(self, number: int) -> Channel:
        if number not in self.world.channels:
            raise Refusal(404, 10003, "Unknown Channel")
        return self.world.channels[number]

    # --- interactions --------------------------------------------------------------------------------------

    def _answer(self, token: str, body: Json, names: tuple[str, ...]) -> Json:
        asked = self._of(token)
        if asked.first is not None:
            raise Refusal(400, 40060, "Interaction has already been acknowledged.")
        asked.first = body["type"]
        data = body.get("data") or {}
        message: Json | None = None
        if asked.first in (THINKING, MESSAGE):
            asked.original = message = self._post_hidden(asked, data, names)
        elif asked.first in (UPDATING, UPDATE):
            asked.original = asked.source
        if asked.first == UPDATE and asked.original is not None:
            message = self.world.edit(asked.original, data, names, self.address)
            asked.edits += 1
        asked.answered.set()
        if asked.first in (MESSAGE, UPDATE) and message is not None:
            asked.words.append(message)
            asked.told.set()
        resource = {} if message is None else {"resource": {"type": asked.first, "message": message}}
        return {"interaction": {"id": str(asked.id), "type": asked.payload["type"]}, **resource}

    def _follow_up(self, token: str, body: Json, names: tuple[str, ...]) -> Json:
        asked = self._of(token)
        message = self._post_hidden(asked, body, names)
        asked.words.append(message)
        asked.told.set()
        return message

    def _post_hidden(self, asked: Asked, body: Json, names: tuple[str, ...]) -> Json:
        message = self.world.post(self.world.hidden, body, names, self.address)
        message["channel_id"] = asked.payload["channel_id"]
        return message

    def _of_answer(
        self, method: str, token: str, which: str, body: Json, names: tuple[str, ...]
    ) -> Json | None:
        asked = self._of(token)
        message = asked.original if which == "@original" else None
        if which != "@original":
            found = self.world.find(int(which))
            message = found[1] if found else None
        if message is None:
            raise Refusal(404, 10008, "Unknown Message")
        if method == "GET":
            return message
        if method == "DELETE":
            return None
        self.world.edit(message, body, names, self.address)
        asked.edits += 1
        asked.words.append(message)
        asked.told.set()
        return message

    def _of(self, token: str) -> Asked:
        if token not in self.asked:
            raise Refusal(404, 10062, "Unknown interaction")
        return self.asked[token]

    # --- people --------------------------------------------------------------------------------------------

    async def command(
        self,
        who: int,
        name: str,
        /,
        place: int = CHANNEL,
        people: Mapping[str, int] | None = None,
        through: Collection[str] = (),
        **options: str | int,
    ) -> Asked:
        """Sends a command of a person; `table start` is the name of a subcommand.

        `people` are the options whose values are users. `through` is as in `press`.
        """
        top, _, sub = name.partition(" ")
        given: list[Json] = [
            {"type": STRING if isinstance(value, str) else INTEGER, "name": option, "value": value}
            for option, value in options.items()
        ]
        named = people or {}
        given += [{"type": USER, "name": option, "value": str(number)} for option, number in named.items()]
        if sub:
            given = [{"type": SUBCOMMAND, "name": sub, "options": given}]
        known = next((one["id"] for one in self.world.commands if one["name"] == top), str(snowflake()))
        data: Json = {"id": known, "name": top, "type": 1, "options": given}
        if named:
            data["resolved"] = {"users": {str(one): user(one, f"user{one}") for one in named.values()}}
        return await self._ask(2, who, place, data, through=through)

    async def submit(self, who: int, message: Json, custom_id: str, **fields: str) -> Asked:
        """Sends a modal that was opened by a button of a message."""
        filled = [
            {
                "type": LABEL,
                "id": number,
                "component": {"type": TEXT_INPUT, "custom_id": name, "value": value},
            }
            for number, (name, value) in enumerate(fields.items(), 1)
        ]
        data = {"custom_id": custom_id, "components": filled}
        return await self._ask(5, who, int(message["channel_id"]), data, message)

    async def press(
        self, who: int, message: Json, custom_id: str, *values: str, through: Collection[str] = ()
    ) -> Asked:
        """Sends a press of a button or a choice from a list.

        `through` names the processes that get it; by default those of the guild's shard. As a shard changes
        hands, two processes hear of the same press.
        """
        part = next(
            (part for part in parts(message) if part.get("custom_id") == custom_id), {"type": 2, "id": 1}
        )
        data: Json = {"custom_id": custom_id, "component_type": part["type"], "id": part["id"]}
        if part["type"] != 2:
            data["values"] = list(values)
        return await self._ask(3, who, int(message["channel_id"]), data, message, through)

    def in_private(self, who: int, message: Json) -> Json:
        """Returns a message as if it were in a person's direct messages, where its buttons work too."""
        return {**message, "channel_id": str(self.world.direct_to(who).id)}

    async def _ask(
        self,
        kind: int,
        who: int,
        place: int,
        data: Json,
        source: Json | None = None,
        through: Collection[str] = (),
    ) -> Asked:
        number, token, channel = snowflake(), f"interaction-token-{snowflake()}", self.world.channels[place]
        payload: Json = {
            "id": str(number),
            "application_id": str(APPLICATION),
            "type": kind,
            "token": token,
            "version": 1,
            "channel_id": str(place),
            "channel": channel.payload(),
            "locale": "en-US",
            "app_permissions": EVERYTHING,
            "entitlements": [],
            "attachment_size_limit": 10 << 20,
            "data": data,
            **(_in_private(who) if channel.kind == DIRECT else _on_server(who, channel.guild)),
        }
        if source is not None:
            payload["message"] = source
        asked = self.asked[token] = Asked(id=number, token=token, payload=payload, source=source)
        guild = None if channel.kind == DIRECT else channel.guild
        await self.gateway.dispatch("INTERACTION_CREATE", payload, guild, through)
        return asked


LIMITS = {
    "X-RateLimit-Limit": "1000",
    "X-RateLimit-Remaining": "999",
    "X-RateLimit-Reset": "9999999999",
    "X-RateLimit-Reset-After": "1",
    "X-RateLimit-Bucket": "everything",
    "Via": "1.1 double",
}


def _on_server(who: int, guild: int) -> Json:
    return {
        "guild_id": str(guild),
        "guild": {"id": str(guild), "locale": "en-US", "features": []},
        "member": member(who, f"user{who}"),
        "guild_locale": "en-US",
        "authorizing_integration_owners": {"0": str(guild)},
        "context": 0,
    }


def _in_private(who: int) -> Json:
    return {"user": user(who, f"user{who}"), "authorizing_integration_owners": {"0": "0"}, "context": 1}


def _json(value: Any, status: int) -> web.Response:
    """Answers as Discord does: discord.py takes no other content type for JSON."""
    return web.Response(
        body=json.dumps(value).encode(), status=status, headers={**LIMITS, "Content-Type": "application/json"}
    )


async def _read(http: web.Request) -> tuple[Request, tuple[str, ...]]:
    """Returns a request with its body, as JSON or multipart, and the names of its files."""
    body: Any = None
    files: list[Upload] = []
    if http.content_type.startswith("multipart/"):
        async for part in await http.multipart():
            assert isinstance(part, BodyPartReader), "nothing is nested"
            content = await part.read(decode=False)
            if part.name == "payload_json":
                body = json.loads(content)
            else:
                files.append(Upload(name=part.filename or "", size=len(content)))
    elif raw := await http.read():
        body = json.loads(raw)
    path = "/" + http.match_info["path"]
    request = Request(
        method=http.method,
        path=path,
        params=dict(http.query),
        body=body,
        files=tuple(files),
        process=http.match_info["process"],
    )
    return request, tuple(file.name for file in files)


def _message(channel: Channel, number: str) -> Json:
    if int(number) not in channel.messages:
        raise Refusal(404, 10008, "Unknown Message")
    return channel.messages[int(number)]


def _application() -> Json:
    return {
        "id": str(APPLICATION),
        "name": "ackack",
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "owner": user(1, "owner"),
        "team": None,
        "summary": "",
    }
