"""The state of the double: servers, channels, people, and every message."""

import itertools
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

EPOCH = 1420070400000  # milliseconds; the epoch of snowflakes
APPLICATION, BOT = 1100, 1101
GUILD, CHANNEL = 4_400_000_000_000, 4_400_000_000_001  # the first server and its channel
NEXT = 1 << 22  # from one server's id to the next, which is on the next shard
NONCE_MEMORY = 300.0  # seconds; Discord's documentation says "the past few minutes"
EVERYTHING = str((1 << 50) - 1)  # permissions
TEXT_CHANNEL, DIRECT, PUBLIC_THREAD = 0, 1, 11
NOW = "2026-01-01T00:00:00+00:00"

Json = dict[str, Any]

_numbers = itertools.count()


def snowflake() -> int:
    """Returns a unique snowflake of this moment."""
    return ((int(time.time() * 1000) - EPOCH) << 22) + next(_numbers) % (1 << 22)


@dataclass
class Channel:
    """A channel with its messages."""

    id: int
    kind: int
    name: str = ""
    parent: int | None = None
    guild: int = GUILD
    messages: dict[int, Json] = field(default_factory=dict)

    def payload(self) -> Json:
        plain = {"id": str(self.id), "type": self.kind, "name": self.name, "permissions": EVERYTHING}
        if self.kind == DIRECT:
            return {**plain, "recipients": []}
        plain |= {"guild_id": str(self.guild), "position": 0, "permission_overwrites": [], "parent_id": None}
        if self.kind == PUBLIC_THREAD:
            thread = {"archived": False, "auto_archive_duration": 10080, "archive_timestamp": NOW}
            plain |= {"parent_id": str(self.parent), "owner_id": str(BOT), "thread_metadata": thread}
            plain |= {"message_count": 0, "member_count": 1}
        return plain


class World:
    """Everything behind the address."""

    def __init__(self, servers: int = 1) -> None:
        self.servers = {GUILD + number * NEXT: CHANNEL + number * NEXT for number in range(servers)}
        self.channels = {
            channel: Channel(id=channel, kind=TEXT_CHANNEL, name="games", guild=guild)
            for guild, channel in self.servers.items()
        }
        self.hidden = Channel(id=0, kind=TEXT_CHANNEL)  # messages that only one person sees
        self.commands: list[Json] = []
        self.emoji: dict[str, Json] = {}  # of the application, by their ids
        self.left: set[int] = set()  # people who are no longer on the server
        self.lost: set[str] = set()  # nonces of messages that were deleted with their channel
        self._direct: dict[int, Channel] = {}
        self._nonces: dict[tuple[int, str], tuple[float, int]] = {}
        self._passed = 0.0  # seconds that have passed only here

    # --- places --------------------------------------------------------------------------------------------

    def open_thread(self, parent: int, number: int, name: str) -> Channel:
        guild = self.channels[parent].guild
        thread = Channel(id=number, kind=PUBLIC_THREAD, name=name, parent=parent, guild=guild)
        self.channels[number] = thread
        return thread

    def close(self, channel: Channel) -> None:
        """Deletes a channel or thread with its messages."""
        self.lost |= {str(message["nonce"]) for message in channel.messages.values()}
        del self.channels[channel.id]

    def direct_to(self, user_id: int) -> Channel:
        if user_id not in self._direct:
            channel = Channel(id=snowflake(), kind=DIRECT)
            self._direct[user_id] = self.channels[channel.id] = channel
        return self._direct[user_id]

    # --- messages ------------------------------------------------------------------------------------------

    def post(self, channel: Channel, body: Json, files: tuple[str, ...], address: str) -> Json:
        """Posts a message; returns the earlier one for a nonce repeated within minutes."""
        key = (channel.id, str(body.get("nonce")))
        if body.get("enforce_nonce") and key in self._nonces:
            at, number = self._nonces[key]
            if self._now() - at < NONCE_MEMORY:
                return channel.messages[number]
        message = {
            **_blank(snowflake(), channel.id),
            "nonce": body.get("nonce"),
            "flags": body.get("flags", 0),
            "content": body.get("content") or "",
        }
        self._fill(message, body, files, address)
        channel.messages[int(message["id"])] = message
        self._nonces[key] = (self._now(), int(message["id"]))
        return message

    def latest(self, channel: Channel, limit: int) -> list[Json]:
        """Returns the last messages of a channel, the newest first; Discord does not tell their nonces."""
        found = sorted(channel.messages.values(), key=lambda message: -int(message["id"]))[:limit]
        return [{key: value for key, value in message.items() if key != "nonce"} for message in found]

    def let_pass(self, seconds: float) -> None:
        """Lets time pass for the double, so that it forgets nonces."""
        self._passed += seconds

    def _now(self) -> float:
        return time.monotonic() + self._passed

    def edit(self, message: Json, body: Json, files: tuple[str, ...], address: str) -> Json:
        message["flags"] |= body.get("flags") or 0
        self._fill(message, body, files, address)
        return message

    def delete(self, channel: Channel, message: Json) -> None:
        del channel.messages[int(message["id"])]
        self._nonces = {key: known for key, known in self._nonces.items() if known[1] != int(message["id"])}

    def _fill(self, message: Json, body: Json, files: tuple[str, ...], address: str) -> None:
        if files or body.get("attachments") is not None:
            message["attachments"] = [_attachment(name, address) for name in files]
        if body.get("components") is not None:
            numbers = itertools.count(1)
            message["components"] = [_shown(part, numbers, address) for part in body["components"]]

    def find(self, number: int) -> tuple[Channel, Json] | None:
        """Returns a message and its channel."""
        for channel in (*self.channels.values(), self.hidden):
            if number in channel.messages:
                return channel, channel.messages[number]
        return None


def _blank(number: int, channel_id: int) -> Json:
    return {
        "id": str(number),
        "channel_id": str(channel_id),
        "author": user(BOT, "ackack", bot=True),
        "timestamp": NOW,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "components": [],
    }


def user(number: int, name: str, bot: bool = False) -> Json:
    return {
        "id": str(number),
        "username": name,
        "global_name": name.title(),
        "discriminator": "0",
        "avatar": None,
        "bot": bot,
    }


def member(number: int, name: str) -> Json:
    return {
        "user": user(number, name),
        "roles": [],
        "joined_at": NOW,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": EVERYTHING,
    }


def _attachment(name: str, address: str) -> Json:
    url = f"{address}/cdn/{name}"
    return {"id": str(snowflake()), "filename": name, "size": 1, "url": url, "proxy_url": url}


def _shown(part: Json, numbers: Iterator[int], address: str) -> Json:
    """Returns a component as Discord sends it back: with ids and the addresses of its pictures."""
    shown = {"id": next(numbers), **part}
    if "components" in part:
        shown["components"] = [_shown(child, numbers, address) for child in part["components"]]
    if "accessory" in part:
        shown["accessory"] = _shown(part["accessory"], numbers, address)
    for item in part.get("items", ()):
        item["media"] = {"url": item["media"]["url"].replace("attachment://", f"{address}/cdn/")}
    return shown


def parts(message: Mapping[str, Any]) -> Iterator[Json]:
    """Yields every component of a message, at any depth."""
    waiting = list(message.get("components", ()))
    while waiting:
        part = waiting.pop(0)
        yield part
        waiting[:0] = [*part.get("components", ()), *([part["accessory"]] if "accessory" in part else ())]


def said(message: Mapping[str, Any]) -> str:
    """Returns the whole text of a message."""
    return "\n".join(
        [message.get("content") or "", *(part["content"] for part in parts(message) if part["type"] == 10)]
    )
