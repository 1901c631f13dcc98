"""*My data* and *Forget me*: a person gets all data about them, and can delete it."""

import json
from pathlib import Path

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.proof.seed import Scheme
from bot.store.database import copying
from bot.store.rows import GameId, Preferences, Status, UserId
from tests.bot.forgetting import (
    NAME,
    NICK,
    Abroad,
    ask_again,
    cells,
    give_up,
    leftovers,
    seat,
    start,
    traces,
    verify,
)
from tests.bot.players import choose, panel
from tests.bot.world import World, answer, buttons, text

SURE = "Yes, forget me"


@pytest.fixture
def scheme() -> Scheme:
    """The real seed scheme."""
    return Scheme.CUT


@pytest.fixture
def quillon(world: World) -> MemberActor:
    """The person to be forgotten."""
    return world.join("quillon", global_name=NAME)


async def forget(world: World, actor: MemberActor) -> ResponseMessage:
    """Presses *Forget me* and confirms."""
    shown = answer(await actor.slash(world.channel, "me"))
    await actor.click(shown, label="Forget me")
    await actor.click(shown, label=SURE)
    return shown


# --- being forgotten ---------------------------------------------------------------------------------------


async def test_who_is_forgotten_at_two_servers_is_found_nowhere_and_others_play_on(
    world: World, quillon: MemberActor, ben: MemberActor, carl: MemberActor, tmp_path: Path
) -> None:
    abroad = Abroad(world, quillon, carl)
    running = await start(world, world.channel, quillon, ben)
    finished = await start(world, abroad.channel, abroad.quillon, abroad.carl)
    await give_up(abroad.carl, finished)
    await ask_again(world, abroad.carl, abroad.channel)
    others = await start(world, world.channel, ben, carl)
    await choose(ben, await panel(world, ben, others), "Aim high")
    await seat(world, abroad.channel, abroad.quillon, abroad.carl, name=f"{NICK}'s last stand")
    panel_of_own = answer(await quillon.slash(world.channel, "me", zone="Europe/Berlin"))
    await quillon.select(panel_of_own, ["3"], custom_id="me:away")
    await quillon.slash(running, "table undo")
    known = (str(quillon.id), NAME, NICK)
    before = {where.split(".")[0] for where, _ in await traces(world, *known)}
    assert {"games", "sitters", "moves", "people", "absences", "outbox", "shakes"} <= before

    shown = await forget(world, quillon)

    assert "know nothing about you" in text(shown)
    assert await traces(world, *known) == []
    assert not leftovers(tmp_path)
    assert await world.tables.people.of(UserId(quillon.id)) == Preferences(user_id=UserId(quillon.id))
    statuses = [(await world.tables.views.table(GameId(number))).status for number in range(1, 6)]
    lobby, playing, over = Status.LOBBY, Status.PLAYING, Status.OVER
    assert statuses == [over, over, lobby, playing, lobby]
    assert NICK not in text(world.public(abroad.channel)[-2])
    assert "Red** · free" in text(world.public(abroad.channel)[-2])

    await give_up(carl, others)
    rows = [await verify(world, GameId(number)) for number in (1, 2, 4)]
    assert min(rows) >= 4
    assert "Someone" in text(answer(await ben.slash(running, "log")))


async def test_within_a_game_the_stranger_stays_the_same_and_is_another_in_the_next(
    world: World, quillon: MemberActor, ben: MemberActor, tmp_path: Path
) -> None:
    for _ in range(2):
        await give_up(ben, await start(world, world.channel, quillon, ben))
    await forget(world, quillon)
    sitters = await world.process.database.read(copying.page, "sitters", None)
    moves = await world.process.database.read(copying.page, "moves", None)
    strangers = [
        {row["user_id"] for row in sitters if row["game_id"] == game}
        | {row["by_user"] for row in moves if row["game_id"] == game and row["by_user"] is not None}
        for game in (1, 2)
    ]
    (first,), (second,) = (seen - {ben.id} for seen in strangers)
    assert isinstance(first, int)
    assert isinstance(second, int)
    assert first < 0
    assert second < 0
    assert first != second, "games cannot be put together by it"


async def test_nothing_is_forgotten_before_the_second_press(
    world: World, quillon: MemberActor, ben: MemberActor, tmp_path: Path
) -> None:
    await start(world, world.channel, quillon, ben)
    before = await traces(world, str(quillon.id))
    shown = answer(await quillon.slash(world.channel, "me"))
    await quillon.click(shown, label="Forget me")
    assert "You’re playing **one game** and would resign it" in text(shown)
    await quillon.click(shown, label="No, keep everything")
    assert "Forget me" in buttons(shown)
    assert await traces(world, str(quillon.id)) == before


async def test_to_be_forgotten_twice_changes_nothing_more(
    world: World, quillon: MemberActor, ben: MemberActor, tmp_path: Path
) -> None:
    await give_up(ben, await start(world, world.channel, quillon, ben))
    await forget(world, quillon)
    before = await cells(world)
    await forget(world, quillon)
    assert await cells(world) == before


async def test_nobody_is_asked_to_a_rematch_who_was_forgotten(
    world: World, quillon: MemberActor, ben: MemberActor
) -> None:
    thread = await start(world, world.channel, quillon, ben)
    await give_up(quillon, thread)
    await forget(world, quillon)
    await ask_again(world, ben, world.channel)
    lobby = await world.tables.lobbies.show(GameId(2))
    assert lobby.kept == {}
    assert "<@-" not in text(world.public()[-1])


async def test_who_comes_back_is_a_new_person(world: World, quillon: MemberActor, ben: MemberActor) -> None:
    await give_up(ben, await start(world, world.channel, quillon, ben))
    await forget(world, quillon)
    lobby = await seat(world, world.channel, quillon)
    assert NAME in text(world.public()[-1]), text(lobby)


@pytest.mark.parametrize("watches", [False, True])
async def test_who_is_forgotten_before_the_cut_leaves_an_open_lobby(
    world: World, quillon: MemberActor, ben: MemberActor, carl: MemberActor, watches: bool
) -> None:
    more = {"watch": "watch"} if watches else {}
    await quillon.slash(world.channel, "new", game="duel", **more)
    lobby = world.public()[-1]
    for actor in (ben, carl)[: 2 if watches else 1]:
        await actor.click(lobby, label="Join")
    await quillon.click(lobby, label="Start")
    assert "Cut the deck" in buttons(world.public()[0])
    await forget(world, quillon)
    assert await traces(world, NAME, str(quillon.id)) == []
    assert "Join" in buttons(world.public()[0])


async def test_a_word_of_a_cut_is_handed_out_to_who_cut(
    world: World, quillon: MemberActor, ben: MemberActor
) -> None:
    await start(world, world.channel, quillon, ben)
    shown = answer(await ben.slash(world.channel, "me"))
    (file,) = answer(await ben.click(shown, label="My data")).attachments
    assert json.loads(await file.read())["decks_cut"] == [{"game_id": 1, "word": "snip"}]


async def test_a_lobby_that_closed_opens_again_without_those_who_are_forgotten(
    world: World, quillon: MemberActor, ben: MemberActor
) -> None:
    lobby = await seat(world, world.channel, quillon)
    await quillon.click(answer(await quillon.slash(world.channel, "table end")), label="End game")
    await forget(world, quillon)
    await ben.click(lobby, label="Reopen")
    assert "**Red** · free\n**Blue** · free" in text(world.public()[-1])
    assert (await world.tables.views.table(GameId(1))).host.id == ben.id


# --- my data -----------------------------------------------------------------------------------------------


async def test_all_that_is_kept_is_handed_out_to_the_one_it_is_about(
    world: World, quillon: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    abroad = Abroad(world, quillon, carl)
    thread = await start(world, world.channel, quillon, ben)
    await start(world, abroad.channel, abroad.quillon, abroad.carl, name="The long one")
    shown = answer(await quillon.slash(world.channel, "me", zone="Europe/Berlin"))
    handed = answer(await quillon.click(shown, label="My data"))
    assert handed.ephemeral
    (file,) = handed.attachments
    assert file.filename == "my-data.json"
    data = json.loads(await file.read())
    assert data["user_id"] == str(quillon.id)
    assert [each["zone"] for each in data["settings"]] == ["Europe/Berlin"]
    assert [each["name"] for each in data["seats"]] == [NAME, NICK]
    assert {each["guild_id"] for each in data["seats"]} == {world.guild.id, abroad.guild_id}
    assert [each["table_name"] for each in data["seats"]] == ["", "The long one"]
    assert [each["word"] for each in data["given_to_the_dice"]] == ["rattle", "rattle"]
    assert data["decks_cut"] == []
    assert {each["kind"] for each in data["moves"]} == {"move"}
    told = json.dumps(data)
    table = (await world.tables.views.at(thread.id))[0]
    secret = (1).to_bytes(32, "big").hex()
    assert table.secret is None
    assert secret not in told
    assert not {"Ben", str(ben.id), "Carl", str(carl.id)} & set(told.split('"'))
