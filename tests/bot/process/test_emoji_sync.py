"""Emoji of our own on Discord: uploaded once, by their content, and used where they are."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from simcord.actors import MemberActor

from bot.ui.process import emoji_sync
from renderer.shapes import Box, Sprite
from tests.bot.conftest import Mishaps
from tests.bot.players import choose_openly, open_orders, start_table
from tests.bot.wire.requests import Request, Wire
from tests.bot.world import World, answer, buttons, text
from tests.titles import DICE_GAME

pytestmark = pytest.mark.slow  # emoji are drawn and uploaded

ICONS = {name: DICE_GAME.pictures.emoji[name] for name in ("nuke", "martian", "ray_gun")}


@pytest.fixture
async def world(tmp_path: Path, wire: Wire, mishaps: Mishaps) -> AsyncIterator[World]:
    """A server whose bot uploads three emoji."""
    world = World(tmp_path / "tables.db", {DICE_GAME.id: DICE_GAME}, emoji=ICONS)
    await world.start()
    try:
        yield world
    finally:
        await world.stop()
    if not mishaps.expected:
        world.env.raise_errors()


def of_emoji(wire: Wire) -> list[Request]:
    return [request for request in wire.requests if "emojis" in request.segments]


def uploaded(wire: Wire) -> list[str]:
    return [request.body["name"] for request in of_emoji(wire) if request.method == "POST"]


async def settle(world: World) -> None:
    await world.env.advance_time(emoji_sync.PAUSES[0] + 1)
    await world.env.advance_time(emoji_sync.SETTLED + 1)
    await world.env.settle()


async def test_emoji_are_uploaded_once_and_known_after_a_restart(world: World, wire: Wire) -> None:
    await settle(world)
    assert uploaded(wire) == ["nuke", "martian", "ray_gun"]
    assert set(world.tables.catalogue.icons) == set(ICONS)
    wire.requests.clear()
    await world.restart()
    await settle(world)
    assert [request.method for request in of_emoji(wire)] == ["GET"]
    assert set(world.tables.catalogue.icons) == set(ICONS)
    assert re.fullmatch(r"<:nuke:\d+>", world.tables.catalogue.icons["nuke"])


async def test_only_what_has_changed_is_replaced_and_what_is_old_is_removed(
    world: World, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    await settle(world)
    foreign = world.env.backend.create_application_emoji("by_the_owner")
    wire.requests.clear()
    world.emoji = {"nuke": ICONS["nuke"], "martian": Sprite("die", Box(0, 0, 78, 78), ("martian", "set"))}
    monkeypatch.setattr(emoji_sync, "source_digest", lambda: "another version")
    await world.restart()
    await settle(world)
    assert uploaded(wire) == ["martian"]
    there = {one.name: one.id for one in world.env.backend.application_emojis.values()}
    assert set(there) == {"nuke", "martian", "by_the_owner"}
    assert there["by_the_owner"] == foreign.id
    assert world.tables.catalogue.icons["martian"] == f"<:martian:{there['martian']}>"
    assert "ray_gun" not in world.tables.catalogue.icons


async def test_a_refused_emoji_stays_a_word_and_is_tried_again(
    world: World, wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(request: Request) -> BaseException | None:
        if request.method == "POST" and "emojis" in request.segments and request.body["name"] == "martian":
            return refused
        return None

    refused = discord.HTTPException(_Response(), {"code": 50035, "message": "Invalid Form Body"})
    wire.break_on(refuse)
    await settle(world)
    assert set(world.tables.catalogue.icons) == {"nuke", "ray_gun"}
    assert "martian stays a word" in caplog.text
    wire.mend()
    wire.requests.clear()
    await world.restart()
    await settle(world)
    assert uploaded(wire) == ["martian"]


class _Response:
    status, reason = 400, "Bad Request"


async def test_dice_are_emoji_in_reports_and_words_in_files(
    world: World, wire: Wire, anna: MemberActor
) -> None:
    await settle(world)
    place = await start_table(world, anna, computer=True, game=DICE_GAME.id)
    wire.requests.clear()
    for _ in range(12):
        if any("<:nuke:" in text(message) for message in world.public(place)):
            break
        (first, *_) = open_orders(world.board(place)) or [""]
        if first:
            await choose_openly(world, anna, place, first)
        await world.env.settle()
    told = "\n".join(text(message) for message in world.public(place))
    assert re.search(r"rolls (<:(ray_gun|martian|nuke):\d+>){10}", told), told
    assert "[[" not in told
    await anna.slash(place, "log")
    (log,) = [file.text for request in wire.requests for file in request.files if file.name.endswith(".txt")]
    assert "nuke" in log
    assert "<:" not in log
    assert "[[" not in log


async def test_until_they_are_there_words_are_used(world: World, anna: MemberActor) -> None:
    place = await start_table(world, anna, computer=True, game=DICE_GAME.id)
    assert world.tables.catalogue.icons == {}
    assert buttons(world.board(place))
    assert "[[" not in text(answer(await anna.slash(place, "log")))


async def test_a_discord_out_of_reach_is_asked_again_later(
    world: World, wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    wire.break_on(lambda request: OSError("no route") if "emojis" in request.segments else None)
    await settle(world)
    assert "emoji stay words for now" in caplog.text
    wire.mend()
    await world.env.advance_time(emoji_sync.PAUSES[1])
    await settle(world)
    assert set(world.tables.catalogue.icons) == set(ICONS)
