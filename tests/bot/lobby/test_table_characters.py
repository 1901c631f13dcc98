"""Characters at a table: chosen in the lobby, named on the board, heard at the end."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord.actors import MemberActor

from tests.bot.conftest import Mishaps
from tests.bot.players import GAME
from tests.bot.wire.requests import Wire
from tests.bot.world import World, answer, everything, parts, running, text
from tests.duel import DUEL
from tests.titles import DICE_GAME


@pytest.fixture
async def world(tmp_path: Path, wire: Wire, mishaps: Mishaps) -> AsyncIterator[World]:
    """A server with the dice game, whose computers are characters, and the duel, whose computers are not."""
    titles = {title.id: title for title in (DICE_GAME, DUEL)}
    async with running(World(tmp_path / "tables.db", titles)) as world:
        yield world


async def _lobby(world: World, anna: MemberActor) -> None:
    await anna.slash(world.channel, "new", game="dice_game")
    await anna.click(world.public()[-1], label="Join")
    await anna.click(world.public()[-1], label="Add computer")


async def test_a_character_is_chosen_in_the_lobby_and_named_on_the_board(
    world: World, anna: MemberActor
) -> None:
    await _lobby(world, anna)
    (select,) = [part for part in parts(world.public()[-1]) if part.get("custom_id") == "lv:1"]
    offered = {one["value"]: (one["label"], one["description"]) for one in select["options"]}
    assert list(offered) == ["pip", "bazz", "marlow", "scrap", "zorra", "ames"]
    assert offered["marlow"] == ("Marlow · normal", "Never leaves cover without a good reason")
    (drawn,) = [one["label"] for one in select["options"] if one.get("default")]
    assert f"{drawn.split(' · ')[0]} (computer, normal)" in text(world.public()[-1])
    await anna.select(world.public()[-1], ["zorra"], custom_id="lv:1")
    assert "Zorra (computer, hard)" in text(world.public()[-1])
    await anna.click(world.public()[-1], label="Start")
    assert "Zorra (computer, hard)" in text(world.board(world.thread()))
    (chair,) = [one for one in (await world.tables.views.table(GAME)).chairs if one.computer]
    assert chair.character == "zorra"


async def test_a_face_stands_beside_the_name_where_discord_has_it(world: World, anna: MemberActor) -> None:
    world.tables.catalogue.icons["us_sergeant"] = "<:us_sergeant:7>"
    await _lobby(world, anna)
    await anna.select(world.public()[-1], ["marlow"], custom_id="lv:1")
    assert "· <:us_sergeant:7> Marlow (computer, normal)" in text(world.public()[-1])
    await anna.select(world.public()[-1], ["pip"], custom_id="lv:1")
    assert "· Pip (computer, easy)" in text(world.public()[-1]), "this face is no emoji yet"


async def test_the_host_names_another_one_during_the_game(world: World, anna: MemberActor) -> None:
    await _lobby(world, anna)
    await anna.click(world.public()[-1], label="Start")
    thread = world.thread()
    done = answer(await anna.slash(thread, "table computer", level="ames"))
    assert "Done" in text(done)
    assert "Playing for the computer from now on: Ames (" in everything(world.public(thread))
    assert "Ames (computer, hard)" in text(world.board(thread))
    await anna.slash(thread, "table computer", level="Pip · easy")
    assert "Pip (computer, easy)" in text(world.board(thread))


async def test_a_character_has_the_last_word_and_sits_down_again(world: World, anna: MemberActor) -> None:
    await _lobby(world, anna)
    await anna.select(world.public()[-1], ["zorra"], custom_id="lv:1")
    await anna.click(world.public()[-1], label="Start")
    thread = world.thread()
    asked = answer(await anna.slash(thread, "table resign"))
    await anna.click(asked, label="Resign")
    end = world.boards(thread)[-1]
    assert "> **Zorra:** “Ack! One more planet for my collection.”" in text(end)
    assert text(end).count("Zorra") == 1
    await anna.click(end, label="Rematch")
    assert "Zorra (computer, hard)" in text(world.public()[-1])


async def test_a_game_without_characters_has_levels_and_no_last_word(world: World, anna: MemberActor) -> None:
    await anna.slash(world.channel, "new", game="duel", goal="3")
    await anna.click(world.public()[-1], label="Add computer")
    (select,) = [part for part in parts(world.public()[-1]) if part.get("custom_id") == "lv:1"]
    assert [one["value"] for one in select["options"]] == ["easy", "normal", "hard"]
    await anna.click(world.public()[-1], label="Start")
    thread = world.thread()
    await anna.click(answer(await anna.slash(thread, "table resign")), label="Resign")
    assert "“" not in text(world.boards(thread)[-1])
