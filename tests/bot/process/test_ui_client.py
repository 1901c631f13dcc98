"""The client: response times, unexpected events, shutdown."""

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from pathlib import Path
from typing import Any

import pytest
from discord import Locale, app_commands
from simcord.actors import MemberActor

from bot.store.database.shard_part import Part
from bot.text.catalogue import Catalogue
from bot.ui.client import GameMaster, pressable
from bot.ui.kit import first_answer
from bot.ui.kit.translator import Translator, describe
from bot.ui.process.heartbeat import NAME, Heartbeat, name_here
from bot.ui.process.shards import Shards
from bot.ui.serving import Retries, serve, stop_signals
from tests.bot.conftest import Mishaps
from tests.bot.players import HAND, TURN, choose, panel, start_table
from tests.bot.world import World, answer, text


async def test_what_is_there_soon_is_the_first_answer(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    """One request instead of two: for private answers, edits in place and refusals."""
    thread = await start_table(world, anna, ben)
    shown = await panel(world, anna, thread)
    before = len(world.env.backend.http_requests)
    results = [
        await ben.click(world.board(thread), label=HAND),
        await ben.slash(thread, "act", action="9:9"),
        await anna.click(shown, label="Keep the hand"),
    ]
    assert not any(result.deferred for result in results)
    assert "You hold" in text(answer(results[0]))
    assert "The game has moved on" in text(answer(results[1]))
    assert "It’s not your turn" in text(shown)
    sent = [request.path for request in world.env.backend.http_requests[before:]]
    assert sum(path.endswith("/callback") for path in sent) == 3
    assert not any(path.startswith("/webhooks") for path in sent)


async def test_the_acknowledgement_waits_for_nothing(
    world: World, anna: MemberActor, ben: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waits only a moment for a picture being drawn or a busy table."""
    thread = await start_table(world, anna, ben)
    shown = await panel(world, anna, thread)
    gate = asyncio.Event()
    tables = world.tables
    slow = {"draw": tables.pictures, "look": tables.views, "choose": tables.play}

    def held(work: Callable[..., Awaitable[object]]) -> object:
        async def wait(*args: object, **kwargs: object) -> object:
            await world.env.external_wait(gate.wait(), reason="busy")
            return await work(*args, **kwargs)

        return wait

    for name, service in slow.items():
        monkeypatch.setattr(service, name, held(getattr(service, name)))
    board = world.board(thread)
    results = [
        world.press(ben, board, HAND).deliver(),
        world.press(ben, board, TURN).deliver(),
        world.press(anna, shown, "Keep the hand").deliver(),
    ]
    await asyncio.sleep(0.05)
    assert not any(result.acknowledged for result in results)
    await world.env.advance_time(first_answer.ACKNOWLEDGE_AFTER)
    assert all(result.deferred for result in results)
    gate.set()
    await world.env.settle()
    assert "You hold" in text(answer(results[0]))
    assert "It’s not your turn" in text(shown)


@pytest.mark.parametrize("code", [10062, 40060], ids=["too late", "answered already"])
async def test_what_was_on_its_way_for_long_and_cannot_be_acknowledged_is_not_done(
    world: World, anna: MemberActor, ben: MemberActor, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    """Discord has reported a failure to the person, and they may have pressed another button since."""
    thread = await start_table(world, anna, ben)
    shown = await panel(world, anna, thread)
    monkeypatch.setattr(first_answer, "TOO_OLD", -1.0)
    world.env.inject_error("POST", "/interactions/*/callback", status=404, code=code)
    await choose(anna, shown, "Keep the hand")
    assert "Anna has chosen" not in text(world.board(thread))


@pytest.mark.parametrize("code", [10062, 40060], ids=["too late", "answered already"])
async def test_a_move_whose_answer_discord_refuses_stands_once(
    world: World, anna: MemberActor, ben: MemberActor, code: int
) -> None:
    thread = await start_table(world, anna, ben)
    shown = await panel(world, anna, thread)
    press = world.press(anna, shown, "Keep the hand")
    world.env.inject_error("POST", "/interactions/*/callback", status=404, code=code)
    press.deliver()
    await world.env.settle()
    press.deliver()
    await world.env.settle()
    assert text(world.board(thread)).count("Anna has chosen") == 1
    assert "It’s not your turn" in text(shown)


async def test_a_command_discord_still_shows_but_we_no_longer_have_is_answered(
    world: World, anna: MemberActor, mishaps: Mishaps
) -> None:
    mishaps.expect()
    world.process.client.tree.remove_command("games")
    result = await anna.slash(world.channel, "games")
    assert "command has changed" in text(answer(result))
    (error,) = world.env.errors
    assert isinstance(error, app_commands.CommandNotFound)
    assert not mishaps.records


REFUSING = {
    "acknowledged before": ("PATCH", "/webhooks/*/messages/@original", -1.0),
    "answered at once": ("POST", "/interactions/*/callback", first_answer.TOO_OLD),
}


@pytest.mark.parametrize(("method", "path", "too_old"), REFUSING.values(), ids=REFUSING)
async def test_an_answer_to_a_dismissed_panel_is_a_new_message(
    world: World,
    anna: MemberActor,
    ben: MemberActor,
    monkeypatch: pytest.MonkeyPatch,
    method: str,
    path: str,
    too_old: float,
) -> None:
    thread = await start_table(world, anna, ben)
    shown = await panel(world, anna, thread)
    monkeypatch.setattr(first_answer, "TOO_OLD", too_old)
    world.env.inject_error(method, path, status=404, code=10008)
    result = await anna.click(shown, label="Keep the hand")
    told = result.followups[0] if result.followups else result.response
    assert told is not None
    assert told.ephemeral
    assert told.id != shown.id
    assert "It’s not your turn" in text(told)
    assert "Anna has chosen" in text(world.board(thread))


async def test_sigterm_closes_cleanly(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    client = GameMaster(world.tables)

    async def connected(token: str) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(client, "start", connected)
    with stop_signals() as asked:
        serving = asyncio.create_task(serve(client, "token", asked))
        await asyncio.sleep(0.05)
        os.kill(os.getpid(), signal.SIGTERM)
        await serving
    assert client.is_closed()


async def test_pauses_between_attempts_to_connect_grow_up_to_a_minute(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses: list[float] = []

    async def time_out(waiting: Coroutine[Any, Any, bool], seconds: float) -> None:
        waiting.close()
        pauses.append(seconds)
        raise TimeoutError

    monkeypatch.setattr(asyncio, "wait_for", time_out)
    retries = Retries(asyncio.Event())
    for _ in range(7):
        await retries.pause("PostgreSQL", OSError("away"))
    assert pauses == [2, 4, 8, 16, 32, 60, 60]
    retries.begin_again()
    await retries.pause("PostgreSQL", OSError("away"))
    assert pauses[-1] == 1, "it was connected for a while"


async def test_what_discord_says_against_us_is_raised(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    client = GameMaster(world.tables)

    async def refused(token: str) -> None:
        raise PermissionError(token)

    monkeypatch.setattr(client, "start", refused)
    with pytest.raises(PermissionError):
        await serve(client, "a wrong one", asyncio.Event())
    assert client.is_closed()


async def test_descriptions_are_translated_where_there_are_words(tmp_path: Path) -> None:
    folder = tmp_path / "common" / "text"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text("command-new = Open a table\n", encoding="utf-8")
    (folder / "de.ftl").write_text("command-new = Einen Tisch eröffnen\n", encoding="utf-8")
    catalogue = Catalogue([], common=tmp_path / "common")
    translator, english = Translator(catalogue), describe(catalogue, "command-new")
    where: app_commands.TranslationContextTypes = app_commands.TranslationContext(
        app_commands.TranslationContextLocation.other, None
    )
    told = [await translator.translate(english, locale, where) for locale in (Locale.german, Locale.french)]
    assert (english.message, *told) == ("Open a table", "Einen Tisch eröffnen", None)


async def test_a_connected_bot_gives_a_sign_of_life_and_takes_it_back_when_it_stops(world: World) -> None:
    connected = False
    heartbeat = Heartbeat(world.tables.key_values, lambda: connected, world.process.client.pulse)
    heartbeat.start()
    await asyncio.sleep(0.05)
    assert await world.tables.key_values.recall(NAME) is None
    connected = True
    for _ in range(100):
        await asyncio.sleep(0.05)
        if beat := await world.tables.key_values.recall(NAME):
            break
    assert abs(float(beat or 0) - time.time()) < 60
    await heartbeat.stop()
    assert await world.tables.key_values.recall(NAME) == ""


async def test_one_of_several_processes_that_stops_says_so_for_its_own_host_only(world: World) -> None:
    heartbeat = Heartbeat(world.tables.key_values, lambda: True, world.process.client.pulse, is_shared=True)
    heartbeat.start()
    for _ in range(100):
        await asyncio.sleep(0.05)
        if beat := await world.tables.key_values.recall(NAME):
            break
    assert await world.tables.key_values.recall(name_here()) == beat
    await heartbeat.stop()
    assert await world.tables.key_values.recall(name_here()) == ""
    assert await world.tables.key_values.recall(NAME) == beat


class _Two(Shards):
    """Two shards of a process that has not connected them; the second waits to identify."""

    is_shared = True

    @property
    def part(self) -> Part:
        return Part(shards=frozenset({0, 1}), count=2)

    @property
    def waiting(self) -> Mapping[int, float]:
        return {1: 40.0}


async def test_shards_that_are_not_connected_are_told_to_the_heartbeat(world: World) -> None:
    client = GameMaster(world.tables, shards=_Two())
    assert client.deaf_shards() == {0: False, 1: True}
    assert not client.is_ready()


def test_no_two_buttons_are_known_by_the_same_pattern() -> None:
    patterns = [kind.__discord_ui_compiled_template__.pattern for kind in pressable()]
    assert sorted(pattern for pattern in patterns if patterns.count(pattern) > 1) == []
