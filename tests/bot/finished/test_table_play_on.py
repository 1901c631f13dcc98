"""*Play on from here*: a table against the computer from a turn of a finished game."""

import json

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.store.rows import GameId, Status, UserId
from bot.ui.kit import ids
from engine.core import Level, Seat
from tests.bot.players import GAME, choose, on_offer, panel, start_table
from tests.bot.world import World, answer, buttons, parts, text
from tests.duel.title import DUEL
from tests.opaque import AnyTitle
from tests.titles import FALLING_SKIES

PLAY_ON, SECOND = "Play on from here", GameId(2)
SEQ = 2  # both have kept their cards


async def _finished(world: World, anna: MemberActor, ben: MemberActor) -> ChannelHandle:
    """Plays two moves of a duel, one more of Anna's, and lets her resign."""
    place = await start_table(world, anna, ben)
    for actor in (anna, ben):
        await choose(actor, await panel(world, actor, place), "Keep the hand")
    shown = await panel(world, anna, place)
    await choose(anna, shown, on_offer(shown)[0])
    await anna.click(answer(await anna.slash(place, "table resign")), label="Resign")
    return place


async def _replay(world: World, actor: MemberActor, place: ChannelHandle, seq: int) -> ResponseMessage:
    """Opens the replay at the step after a row."""
    shown = answer(await actor.slash(place, "replay"))
    for _ in range(seq):
        await actor.click(shown, label="▶")
    return shown


async def test_a_game_is_played_on_from_a_step_of_its_replay(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await _finished(world, anna, ben)
    counted = (await world.tables.records.of(UserId(ben.id), locale="en")).total
    shown = await _replay(world, ben, place, SEQ)
    choices = answer(await ben.click(shown, label=PLAY_ON))
    (sides,) = [part for part in parts(choices) if part["type"] == 3]
    assert [(one["label"], one["default"]) for one in sides["options"]] == [("Red", False), ("Blue", True)]
    await ben.click(choices, label="Easy")
    assert "Your table is open" in text(choices)
    lobby = world.public()[-1]
    assert "Duel (from a position)" in text(lobby)
    assert "**Blue** · Ben" in text(lobby)
    table = await world.tables.views.table(SECOND)
    assert (table.chair(Seat(0)).computer, table.chair(Seat(0)).level) == (True, Level.EASY)
    await _has_begun_there(world, ben, lobby)
    await ben.click(answer(await ben.slash(world.channel.threads[-1], "table resign")), label="Resign")
    assert (await world.tables.records.of(UserId(ben.id), locale="en")).total == counted


async def _has_begun_there(world: World, ben: MemberActor, lobby: discord.Message) -> None:
    """Starts the table, and compares his view of its first row with his view at the step."""
    await ben.click(lobby, label="Start")
    positions = world.tables.reviews._positions
    then = await positions.state_at(await positions.at(GAME), SEQ)
    now = await positions.state_at(await positions.at(SECOND), 0)
    assert DUEL.rules.view(now, Seat(1)) == DUEL.rules.view(then, Seat(1))


async def test_another_side_is_chosen_from_the_list(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    place = await _finished(world, anna, ben)
    shown = await _replay(world, carl, place, SEQ)
    choices = answer(await carl.click(shown, label=PLAY_ON))
    await carl.select(choices, ["1"], custom_id=ids.play_on_side(GAME, SEQ))
    await carl.click(choices, label="Hard")
    assert "**Blue** · Carl" in text(world.public()[-1])
    assert (await world.tables.views.table(SECOND)).chair(Seat(0)).level is Level.HARD


async def test_what_was_hidden_then_is_dealt_anew(world: World, anna: MemberActor, ben: MemberActor) -> None:
    await _finished(world, anna, ben)
    lines = {await world.tables.position_lines.after_row(GAME, SEQ, Seat(1)) for _ in range(8)}
    assert len(lines) > 1


async def test_a_running_game_cannot_be_played_on(world: World, anna: MemberActor, ben: MemberActor) -> None:
    place = await start_table(world, anna, ben)
    before, shown = world.public(), await _replay(world, ben, place, 0)
    assert PLAY_ON not in buttons(shown)
    press = world.press(ben, shown, "As a file")
    forged = json.dumps(press.payload).replace(ids.replay_file(GAME), ids.play_on(GAME, 0))
    press.payload = json.loads(forged)
    result = press.deliver()
    await world.env.settle()
    assert "Nobody can play on from here" in text(answer(result))
    assert len(world.public()) == len(before)


async def test_the_end_of_a_game_and_one_without_notation_offer_nothing(
    world: World, anna: MemberActor, ben: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await _finished(world, anna, ben)
    shown = await _replay(world, ben, place, SEQ)
    assert PLAY_ON in buttons(shown)
    await ben.click(shown, label="⏭")
    assert PLAY_ON not in buttons(shown), "the hands are revealed there"
    monkeypatch.setitem(vars(DUEL.codecs), "has_notation", False)
    assert PLAY_ON not in buttons(await _replay(world, ben, place, SEQ))


@pytest.mark.parametrize("title", [FALLING_SKIES], ids=["falling_skies"])
async def test_a_game_for_one_is_opened_at_once(world: World, title: AnyTitle, anna: MemberActor) -> None:
    place = await start_table(world, anna, game=title.id)
    await anna.click(answer(await anna.slash(place, "table resign")), label="Resign")
    shown = await _replay(world, anna, place, 0)
    assert "Your table is open" in text(answer(await anna.click(shown, label=PLAY_ON)))
    await anna.click(world.public()[-1], label="Start")
    assert (await world.tables.views.table(SECOND)).status is Status.PLAYING
