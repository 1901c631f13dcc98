"""`/board position:` shows a position as a line, and `/new from:` opens a table from it."""

import re

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.proof.check import check
from bot.proof.game_text import game_of, read_game, write_game
from bot.proof.record import read
from bot.proof.seed import Scheme
from bot.service.errors import OptionsOfPosition
from bot.store.rows import GameId, UserId
from bot.titles.position_line import read_position
from engine.core import Seat
from tests.bot.players import seen, start_table
from tests.bot.world import World, answer, buttons, parts, text
from tests.duel.title import DUEL

KNOWN = {DUEL.id: DUEL}.get
SECOND = GameId(2)


async def line_of(world: World, actor: MemberActor, place: ChannelHandle) -> str:
    shown = answer(await actor.slash(place, "board", position="position"))
    assert shown.ephemeral
    found = re.search(r"```\n(.*)\n```", text(shown))
    assert found is not None
    return found[1]


async def open_from(world: World, actor: MemberActor, line: str, **more: str) -> str:
    return text(answer(await actor.slash(world.channel, "new", game="duel", **{"from": line, **more})))


async def test_everyone_gets_a_line_of_what_they_see_and_of_nothing_else(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    place = await start_table(world, anna, ben)
    state = (await seen(world, anna)).view
    for actor, viewer, name in ((anna, Seat(0), "red"), (ben, Seat(1), "blue"), (carl, None, "nobody")):
        line = read_position(await line_of(world, actor, place), KNOWN)
        assert (line.seen, line.seats) == (name, ("red", "blue"))
        assert DUEL.rules.view(line.state, viewer) == (await seen(world, actor)).view
    lines = {await line_of(world, carl, place) for _ in range(6)}
    assert len(lines) > 1, "an onlooker's line deals the hands at random"
    assert state == (await seen(world, anna)).view


async def test_a_table_opened_from_a_line_says_so_and_keeps_its_options_and_seats(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, where="here")
    line = await line_of(world, anna, place)
    await anna.click(answer(await anna.slash(world.channel, "table resign")), label="Resign")
    assert "The options come with the position" in await open_from(world, anna, line, goal="1")
    assert "Your table is open" in await open_from(world, anna, line)
    lobby = next(one for one in reversed(world.public()) if "Add computer" in buttons(one))
    assert "Duel (from a position)" in text(lobby)
    options = answer(await anna.click(lobby, label="Options"))
    lists = [part["custom_id"] for part in parts(options) if part["type"] == 3]
    assert lists == ["lo:2:pace", "lo:2:language"]
    with pytest.raises(OptionsOfPosition):
        await world.tables.lobbies.choose(SECOND, UserId(anna.id), "goal", "3")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("nonsense", "I can’t read that position at “nonsense”"),
        ("duel.1()[red,blue]@all goal=2", "I can’t read that position"),
        ("chess.1()[white,black]@all", "I can’t read that position"),
        (
            "duel.1()[red,blue]@all goal=2 deck=[] hands=[[],[]] scores=[2,0] gone=[] frame=aiming(7,high)",
            "Nobody can play on",
        ),
    ],
)
async def test_a_line_that_is_no_position_is_refused_with_a_way_out(
    world: World, anna: MemberActor, line: str, complaint: str
) -> None:
    assert complaint in await open_from(world, anna, line)
    assert world.public() == []


@pytest.mark.parametrize("scheme", [Scheme.CUT])
async def test_a_game_from_a_position_can_be_proved_and_told_as_text(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, where="here")
    line = await line_of(world, anna, place)
    await anna.click(answer(await anna.slash(world.channel, "table resign")), label="Resign")
    counted = (await world.tables.records.of(UserId(anna.id), locale="en")).total
    await start_table(world, anna, ben, where="here", **{"from": line})  # type: ignore[arg-type] # all of them are texts
    now = read_position(await line_of(world, anna, place), KNOWN)
    then = read_position(line, KNOWN)
    assert DUEL.rules.view(now.state, Seat(0)) == DUEL.rules.view(then.state, Seat(0))
    await anna.click(answer(await anna.slash(world.channel, "table resign")), label="Resign")
    proof = await world.tables.proofs.of(SECOND)
    record = read(proof.text)
    assert record.head.start == line
    assert check(record, KNOWN).is_proved
    written = write_game(game_of(record, DUEL))
    assert read_game(written, KNOWN) == game_of(record, DUEL)
    assert written.startswith(line)
    assert (await world.tables.records.of(UserId(anna.id), locale="en")).total == counted
