"""/server: settings for the tables of a server, and their effect on /new."""

from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import discord
import pytest
from simcord import SetupError
from simcord.actors import MemberActor
from simcord.builders import RoleHandle
from simcord.results import InteractionResult, ResponseMessage

from bot.service.people import server_settings
from bot.store.rows import Person, ServerSettings, UserId
from tests.bot.players import GAME, open_table, start_table
from tests.bot.wire.requests import Wire
from tests.bot.world import World, answer, buttons, parts, text

STRING = 3


@pytest.fixture
def managers(world: World) -> RoleHandle:
    return world.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))


@pytest.fixture
def mona(world: World, managers: RoleHandle) -> MemberActor:
    """A person with the permission to manage the server."""
    return world.guild.add_member(world.env.create_user("mona", global_name="Mona"), roles=[managers])


async def opened(world: World, actor: MemberActor, **more: str) -> ResponseMessage:
    return answer(await actor.slash(world.channel, "server", **more))


async def pick(actor: MemberActor, shown: ResponseMessage, what: str, *values: Any) -> InteractionResult:
    return await actor.select(shown, values, custom_id=f"sv:{what}")


async def kept(world: World) -> ServerSettings:
    return await world.tables.servers.of(world.guild.id)


async def refusal(world: World, actor: MemberActor) -> str:
    """Returns the reason why a table is not opened; checks that none was."""
    before = len(world.public())
    told = answer(await actor.slash(world.channel, "new", game="duel"))
    assert len(world.public()) == before
    return text(told)


def chosen(shown: ResponseMessage, what: str) -> list[str | int]:
    (found,) = [part for part in parts(shown) if part.get("custom_id") == f"sv:{what}"]
    if found["type"] == STRING:
        return [option["label"] for option in found["options"] if option.get("default")]
    return [value["id"] for value in found.get("default_values", ())]


async def test_a_server_that_has_set_nothing_is_as_everywhere(world: World, mona: MemberActor) -> None:
    shown = await opened(world, mona)
    assert shown.ephemeral
    assert "Time zone:** not set" in text(shown)
    assert [chosen(shown, what) for what in ("channels", "opener", "caller")] == [[], [], []]
    assert chosen(shown, "pace") == ["default (3 days)"]
    assert "Clear" not in buttons(shown)
    assert await kept(world) == ServerSettings(guild_id=world.guild.id)


async def test_every_press_changes_the_panel_in_place_and_clear_takes_it_back(
    world: World, mona: MemberActor
) -> None:
    role = world.guild.create_role("Captains")
    crew = world.guild.create_role("Crew", mentionable=True)
    shown = await opened(world, mona, zone="europe/berlin")
    await pick(mona, shown, "channels", world.channel)
    await pick(mona, shown, "opener", role)
    await pick(mona, shown, "caller", crew)
    await pick(mona, shown, "pace", "28800")
    await pick(mona, shown, "tables", "3")
    await pick(mona, shown, "locale", "en")
    assert "Europe/Berlin (it’s" in text(shown)
    assert chosen(shown, "channels") == [world.channel.id]
    assert (chosen(shown, "opener"), chosen(shown, "caller")) == ([role.id], [crew.id])
    assert chosen(shown, "pace") == ["8 hours"]
    assert chosen(shown, "tables") == ["3 tables"]
    assert chosen(shown, "locale") == ["English"]
    assert await kept(world) == ServerSettings(
        guild_id=world.guild.id,
        channels=(world.channel.id,),
        locale="en",
        zone="Europe/Berlin",
        pace=28800,
        most_tables=3,
        opener_role=role.id,
        caller_role=crew.id,
    )
    await world.restart()
    for what in ("pace", "tables", "locale"):
        await pick(mona, shown, what, "any")
    await pick(mona, shown, "opener")
    for what in ("channels", "caller", "zone"):
        await mona.click(shown, custom_id=f"sv:{what}:clear")
    assert await kept(world) == ServerSettings(guild_id=world.guild.id)


async def test_a_pace_of_none_is_not_the_same_as_nothing_set(world: World, mona: MemberActor) -> None:
    shown = await opened(world, mona)
    await pick(mona, shown, "pace", "0")
    assert (await kept(world)).pace == 0
    assert chosen(shown, "pace") == ["no limit, nobody stands in"]


async def test_only_those_who_manage_the_server_may_set_anything(
    world: World, anna: MemberActor, mona: MemberActor, managers: RoleHandle
) -> None:
    with pytest.raises(SetupError, match="not visible"):
        await anna.slash(world.channel, "server")
    shown = await opened(world, mona)
    world.env.backend.remove_member_role(world.guild.id, mona.id, managers.id)
    refused = await pick(mona, shown, "tables", "1")
    (told,) = refused.followups
    assert "“Manage Server”" in text(told)
    assert await kept(world) == ServerSettings(guild_id=world.guild.id)


async def test_a_zone_nobody_knows_is_refused(world: World, mona: MemberActor) -> None:
    assert "a time zone called" in text(await opened(world, mona, zone="Mars/Olympus"))
    offered = await mona.autocomplete(world.channel, "server", "zone", "berlin")
    assert [choice["value"] for choice in offered] == ["Europe/Berlin"]


async def test_tables_are_opened_only_where_the_server_wants_them(
    world: World, anna: MemberActor, mona: MemberActor
) -> None:
    arena = world.guild.create_text_channel("arena")
    await pick(mona, await opened(world, mona), "channels", arena)
    assert f"you can open tables in <#{arena.id}>" in await refusal(world, anna)
    await anna.slash(arena, "new", game="duel")
    assert len(world.public(arena)) == 1


async def test_a_channel_that_is_gone_shuts_nobody_out(
    world: World, anna: MemberActor, mona: MemberActor
) -> None:
    arena = world.guild.create_text_channel("arena")
    await pick(mona, await opened(world, mona), "channels", arena)
    world.env.backend.delete_channel(arena.id)
    await world.env.settle()
    await open_table(world, anna)
    assert len(world.public()) == 1


async def test_tables_are_opened_by_those_who_have_the_role(
    world: World, anna: MemberActor, mona: MemberActor
) -> None:
    role = world.guild.create_role("Captains")
    cleo = world.guild.add_member(world.env.create_user("cleo"), roles=[role])
    await pick(mona, await opened(world, mona), "opener", role)
    assert f"the role <@&{role.id}>" in await refusal(world, anna)
    await open_table(world, cleo)
    await open_table(world, mona)  # they could give themselves the role anyway
    assert len(world.public()) == 2


async def test_there_are_no_more_tables_than_the_server_wants(
    world: World, anna: MemberActor, ben: MemberActor, mona: MemberActor
) -> None:
    await pick(mona, await opened(world, mona), "tables", "1")
    await open_table(world, anna)
    assert "This server allows one table at a time" in await refusal(world, ben)
    end = answer(await anna.slash(world.channel, "table end"))
    await anna.click(end, label="End game")
    await open_table(world, ben)
    assert len(world.public()) == 2


async def test_a_server_that_allows_more_tables_than_the_default_has_room_for_them(
    world: World, anna: MemberActor, ben: MemberActor, mona: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_settings, "USUAL_TABLES", 1)
    await open_table(world, anna)
    assert "This server allows one table at a time" in await refusal(world, ben)
    await pick(mona, await opened(world, mona), "tables", "500")
    await world.inside(_fill(world, 30))
    await open_table(world, ben)
    await world.tables.servers.set_most_tables(world.guild.id, 32)
    assert "All 32 tables on this server are in use" in await refusal(world, ben)


async def _fill(world: World, number: int) -> None:
    """Opens tables of other people on the server."""
    for each in range(number):
        await world.tables.lobbies.open(
            "duel",
            Person(id=UserId(9000 + each), name="Host"),
            channel_id=world.channel.id,
            guild_id=world.guild.id,
            locale="en",
            options={},
        )


async def at(world: World, hour: int) -> None:
    """Advances time to an hour in Berlin."""
    now = world.env.now().astimezone(ZoneInfo("Europe/Berlin"))
    then = now.replace(hour=hour, minute=0, second=0, microsecond=0)
    then = then if then > now else then + timedelta(days=1)
    await world.env.advance_time((then - now).total_seconds())


def mentioned(wire: Wire) -> list[list[int]]:
    """Returns the roles each message was allowed to mention."""
    allowed = [
        request.body.get("allowed_mentions") or {}
        for request in wire.requests
        if isinstance(request.body, dict)
    ]
    return [each["roles"] for each in allowed if each.get("roles")]


async def test_a_role_is_called_once_when_a_table_looks_for_players(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor, mona: MemberActor
) -> None:
    crew = world.guild.create_role("Crew", mentionable=True)
    await pick(mona, await opened(world, mona, zone="Europe/Berlin"), "caller", crew)
    await at(world, 12)
    await open_table(world, anna)
    assert f"Players wanted, <@&{crew.id}>!" in text(world.public()[-1])
    assert mentioned(wire) == [[crew.id]]
    await ben.click(world.public()[-1], label="Join")
    assert "Players wanted" not in text(world.public()[-1])
    assert mentioned(wire) == [[crew.id]]


@pytest.mark.parametrize("hour", [22, 3, 7])
async def test_nobody_is_called_at_night(
    world: World, wire: Wire, anna: MemberActor, mona: MemberActor, hour: int
) -> None:
    crew = world.guild.create_role("Crew", mentionable=True)
    await pick(mona, await opened(world, mona, zone="Europe/Berlin"), "caller", crew)
    await at(world, hour)
    await open_table(world, anna)
    assert "Players wanted" not in text(world.public()[-1])
    assert mentioned(wire) == []


async def test_a_call_that_discord_would_not_let_through_is_pointed_out(
    world: World, mona: MemberActor
) -> None:
    silent = world.guild.create_role("Silent")
    may = discord.Permissions(discord.Permissions.all_channel().value)
    may.update(mention_everyone=False)
    for role in world.guild.roles.values():
        if role.name != "Managers":
            world.env.backend.edit_role(world.guild.id, role.id, {"permissions": may.value})
    await world.env.settle()
    shown = await opened(world, mona)
    await pick(mona, shown, "caller", silent)
    assert "allow anyone to @mention it" in text(shown)


async def test_everybody_is_not_called(world: World, mona: MemberActor) -> None:
    refused = await pick(mona, await opened(world, mona), "caller", world.guild.default_role)
    (told,) = refused.followups
    assert "Everyone has that role" in text(told)
    assert (await kept(world)).caller_role is None


@pytest.mark.parametrize(
    ("pace", "shown"), [("any", "3 days"), ("28800", "8 hours"), ("0", "no limit, nobody stands in")]
)
async def test_tables_have_the_pace_of_the_server_unless_the_host_chooses(
    world: World, anna: MemberActor, mona: MemberActor, pace: str, shown: str
) -> None:
    await pick(mona, await opened(world, mona), "pace", pace)
    await open_table(world, anna)
    assert f"Time per turn: **{shown}**" in text(world.public()[-1])
    await open_table(world, anna, pace="24h")
    assert "Time per turn: **24 hours**" in text(world.public()[-1])


async def test_a_closed_lobby_is_opened_again_only_while_there_is_room(
    world: World, anna: MemberActor, ben: MemberActor, mona: MemberActor
) -> None:
    await pick(mona, await opened(world, mona), "tables", "1")
    await open_table(world, anna)
    await anna.click(answer(await anna.slash(world.channel, "table end")), label="End game")
    closed = world.public()[-1]
    await open_table(world, ben)
    refused = await anna.click(closed, label="Reopen")
    (told,) = refused.followups
    assert "This server allows one table at a time" in text(told)


async def test_a_new_zone_moves_the_clocks_of_games_under_way(
    world: World, mona: MemberActor, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, pace="8h")
    before = (await world.tables.views.table(GAME)).deadline
    assert before is not None
    (night,) = [  # the hour that is about half past two when time runs out
        zone
        for zone in ("Asia/Tokyo", "America/Los_Angeles")
        if 0 <= datetime.fromtimestamp(before, ZoneInfo(zone)).hour < 8
    ][:1]
    await opened(world, mona, zone=night)
    await world.env.settle()
    after = (await world.tables.views.table(GAME)).deadline
    assert after is not None
    assert datetime.fromtimestamp(after, ZoneInfo(night)).hour == 10
    assert f"<t:{int(after)}:R>" in text(world.board(place))


async def test_managers_allow_more_tables_than_the_default(world: World, mona: MemberActor) -> None:
    shown = await opened(world, mona)
    assert chosen(shown, "tables") == ["default (100)"]
    await pick(mona, shown, "tables", "500")
    assert chosen(shown, "tables") == ["500 tables"]
    assert (await kept(world)).most_tables == 500
