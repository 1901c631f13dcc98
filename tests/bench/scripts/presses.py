"""Presses per second at many tables, boards posted, on a fake Discord with 80 ms delay; any checkout.

Prints the time from a press to its answer in milliseconds (median and 99th percentile) and the processor
time per press. The presses come at fixed times, whether or not earlier ones have been answered.
"""

import asyncio
import importlib
import json
import random
import sys
import tempfile
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import discord
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter

moves = importlib.import_module("moves")  # a script in this folder, whichever checkout is measured
_client = moves.either("bot.ui.client", "bot.client")

TABLES, A_SECOND, SECONDS, WARM = 600, 40, 20, 5
DELAY = 0.08  # seconds until Discord answers
MESSAGE, UPDATE = 4, 7  # response types: a new message, an edit of the pressed one
APPLICATION, GUILD = 1, 300
CHANNEL = {"id": "100", "type": 0, "name": "games", "position": 0}
WHEN = "2026-01-01T00:00:00+00:00"


class Discord:
    """A fake Discord that answers every request after a delay, and records when a press was answered."""

    def __init__(self) -> None:
        self.answered: dict[str, float] = {}
        self._another = asyncio.Event()
        self._number = 10_000

    async def all_answered(self, count: int) -> None:
        """Waits until this many presses have been answered."""
        while len(self.answered) < count:
            self._another.clear()
            await self._another.wait()

    async def request(self, *_: Any, **more: Any) -> Any:
        await asyncio.sleep(DELAY)
        self._number += 1
        return _message(self._number, [])

    async def webhook(self, route: Any, *_: Any, **more: Any) -> Any:
        await asyncio.sleep(DELAY)
        if route.method == "PATCH" or _answers(more):
            self.answered.setdefault(route.webhook_token, perf_counter())
            self._another.set()
        self._number += 1
        if route.path.endswith("/callback"):
            return {"interaction": {"id": "1", "type": 3, "response_message_id": str(self._number)}}
        return _message(self._number, [])


def _answers(more: dict[str, Any]) -> bool:
    """Tells whether a response is the answer itself, and not a deferral."""
    payload = more.get("payload") or {}
    return payload.get("type") in (MESSAGE, UPDATE)


def _message(number: int, components: list[Any]) -> dict[str, Any]:
    author = {"id": str(APPLICATION), "username": "ackack", "discriminator": "0", "avatar": None, "bot": True}
    empty: dict[str, Any] = {name: [] for name in ("mentions", "mention_roles", "attachments", "embeds")}
    return {
        **empty, "id": str(number), "channel_id": "100", "author": author, "content": "", "timestamp": WHEN,
        "edited_timestamp": None, "tts": False, "mention_everyone": False, "pinned": False, "type": 0,
        "components": components, "flags": 64,
    }  # fmt: skip


def _press(number: int, user: int, custom_id: str) -> dict[str, Any]:
    """Returns the gateway payload of a button press in a private panel."""
    button = {"type": 2, "style": 1, "label": "x", "custom_id": custom_id, "id": 2}
    person = {"id": str(user), "username": f"u{user}", "discriminator": "0", "avatar": None}
    moment = discord.utils.time_snowflake(discord.utils.utcnow())
    return {
        "id": str(moment + number), "token": f"t{number}",
        "application_id": str(APPLICATION), "type": 3, "version": 1,
        "guild_id": str(GUILD), "channel_id": "100", "channel": CHANNEL,
        "member": {"user": person, "roles": [], "joined_at": WHEN, "permissions": "0", "deaf": False,
                   "mute": False, "flags": 0, "avatar": None},
        "locale": "en-US", "guild_locale": "en-US", "app_permissions": "8", "entitlements": [],
        "authorizing_integration_owners": {}, "context": 0, "attachment_size_limit": 10_000_000,
        "data": {"component_type": 2, "custom_id": custom_id, "id": 2},
        "message": _message(1, [{"type": 1, "id": 1, "components": [button]}]),
    }  # fmt: skip


async def _open(tables: Any, title: Any, number: int) -> int:
    from bot.store.rows import Person, UserId

    lobbies = getattr(tables, "lobbies", tables)
    people = [Person(id=UserId(2 * number + seat), name=f"P{seat}") for seat in (1, 2)]
    opened = await lobbies.open(
        title.id, people[0], channel_id=100 + number, guild_id=GUILD, locale="en", options={}
    )
    for person, chair in zip(people, opened.table.chairs, strict=False):
        await lobbies.take_seat(opened.table.id, person, chair.seat)
    await lobbies.start(opened.table.id, people[0].id)
    return int(opened.table.id)


async def _next_press(tables: Any, game: int, number: int, chance: random.Random) -> dict[str, Any] | None:
    """Returns a random press by the person that must decide; None: the game is over."""
    positions = tables.pages._positions if hasattr(tables, "pages") else tables._book
    position = await (positions.at(game) if hasattr(positions, "at") else positions.position(game))
    asked = position.asked_seats if hasattr(position, "asked_seats") else position.asked
    if not asked:
        return None
    seat = asked[0]
    index = chance.randrange(len(position.legal(seat)))
    user = position.chairs[seat].people[0].id
    return _press(number, user, f"m:{game}:{position.game.seq}:{index}")


async def _run(seed: int, watched: AbstractContextManager[None] | None = None) -> dict[str, float]:
    fake, chance = Discord(), random.Random(seed)
    HTTPClient.request = fake.request  # type: ignore[method-assign]
    AsyncWebhookAdapter.request = fake.webhook  # type: ignore[method-assign,assignment]
    every = moves._titles()
    with tempfile.TemporaryDirectory() as folder:
        database = await moves.open_at(Path(folder) / "t.db")
        tables = moves._tables(database, *every)
        _settle()
        games = [await _open(tables, every[number % len(every)], number) for number in range(TABLES)]
        client = _client.GameMaster(tables)
        await client._async_setup_hook()
        client._connection.application_id = APPLICATION
        client.add_dynamic_items(*_pressable())
        client._connection.user = discord.ClientUser(state=client._connection, data=_message(1, [])["author"])
        begun: dict[str, float] = {}
        start, cpu = perf_counter(), process_time()
        with watched or nullcontext():
            for number in range(A_SECOND * SECONDS):
                await asyncio.sleep(max(0.0, start + number / A_SECOND - perf_counter()))
                press = await _next_press(tables, chance.choice(games), number + 1, chance)
                if press is not None:
                    begun[press["token"]] = perf_counter()
                    client._connection.parse_interaction_create(press)
            with suppress(TimeoutError):
                await asyncio.wait_for(fake.all_answered(len(begun)), 2 * SECONDS)
        spent = process_time() - cpu
        worker = client.outbox_worker
        await worker.stop()
        await tables.close()
        await database.close()
    late = [(fake.answered.get(each, perf_counter()) - begun[each]) * 1000 for each in begun]
    late = sorted(late[A_SECOND * WARM :])  # the first boards of a process are drawn cold
    return {
        "answer, median ms": late[len(late) // 2],
        "answer, p99 ms": late[len(late) * 99 // 100],
        "processor ms a press": spent / len(begun) * 1000,
        "answered, of a hundred": 100 * len(fake.answered) / len(begun),
    }


def _settle() -> None:
    """Sets up the garbage collector as a serving process does."""
    moves.either("bot.ui.serving", "bot.serving").spare_the_collector()


def _pressable() -> tuple[Any, ...]:
    return tuple(_client.pressable() if hasattr(_client, "pressable") else _client.PRESSABLE)


if __name__ == "__main__":
    discord.utils.setup_logging(level=40)
    print(json.dumps(asyncio.run(_run(int(sys.argv[1])))))
