"""Retention: where a server wants it, finished games lose the names of people automatically."""

from pathlib import Path

import discord
import pytest
from simcord.actors import MemberActor

from bot.durations import DAY
from bot.proof.seed import Scheme
from bot.service.errors import BadOption
from bot.service.people.anonymous import Anonymiser
from bot.service.people.retention import AT_ONCE, Retention
from bot.store.rows import GameId, Status, UserId
from tests.bot.conftest import Mishaps
from tests.bot.forgetting import (
    NAME,
    Abroad,
    ask_again,
    give_up,
    leftovers,
    seat,
    start,
    traces,
    verify,
)
from tests.bot.world import World, answer, parts, text

MONTH = 30 * DAY


@pytest.fixture
def scheme() -> Scheme:
    """The real seed scheme."""
    return Scheme.CUT


@pytest.fixture
def quillon(world: World) -> MemberActor:
    """The person whose name will be removed."""
    return world.join("quillon", global_name=NAME)


@pytest.fixture
def mona(world: World) -> MemberActor:
    """A person with the permission to manage the server."""
    role = world.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    return world.guild.add_member(world.env.create_user("mona", global_name="Mona"), roles=[role])


async def wish(world: World, mona: MemberActor, value: str = "30") -> str:
    """Sets the retention period; returns the text of the panel."""
    shown = answer(await mona.slash(world.channel, "server"))
    await mona.select(shown, [value], custom_id="sv:forget")
    (menu,) = [part for part in parts(shown) if part.get("custom_id") == "sv:forget"]
    (chosen,) = [option["label"] for option in menu["options"] if option.get("default")]
    return f"{text(shown)}\n{chosen}"


async def named(world: World, actor: MemberActor, *names: str) -> list[tuple[str, str]]:
    """Returns the places in the database, at tables, that still name a person."""
    found = await traces(world, str(actor.id), *names)
    return [(where, value) for where, value in found if where.split(".")[0] not in ("people", "notices")]


async def test_names_are_lost_when_their_time_has_come_and_everything_else_stays(
    world: World, quillon: MemberActor, ben: MemberActor, mona: MemberActor, tmp_path: Path
) -> None:
    said = await wish(world, mona)
    assert said.endswith("30 days after the end")
    assert "no longer count in /record" in said
    thread = await start(world, world.channel, quillon, ben, name=f"{NAME}'s last stand")
    await give_up(ben, thread)
    before = (await world.tables.proofs.of(GameId(1))).text
    log = text(answer(await mona.slash(thread, "log")))
    await world.env.advance_time(MONTH - 60)
    assert await named(world, quillon, NAME), "not a minute early"
    assert "1 played, 1 won" in text(answer(await quillon.slash(world.channel, "record")))

    await world.env.advance_time(120)

    assert await named(world, quillon, NAME) == []
    assert await named(world, ben, "Ben") == []
    assert not leftovers(tmp_path)
    assert (await world.tables.proofs.of(GameId(1))).text == before, "the same file, with the same mark"
    assert await verify(world, GameId(1)) >= 4
    assert text(answer(await ben.slash(thread, "log"))) == log.replace(NAME, "Someone").replace(
        "Ben", "Someone"
    )
    for actor in (quillon, ben):
        told = text(answer(await actor.slash(world.channel, "record")))
        assert "You haven’t finished a game yet" in told
    assert await world.tables.alarms.earliest() is None


async def test_only_finished_games_of_that_server_that_are_old_enough_are_touched(
    world: World,
    quillon: MemberActor,
    ben: MemberActor,
    carl: MemberActor,
    mona: MemberActor,
    tmp_path: Path,
) -> None:
    abroad = Abroad(world, quillon, carl)
    await give_up(abroad.carl, await start(world, abroad.channel, abroad.quillon, abroad.carl))
    running = await start(world, world.channel, quillon, ben, pace="none")
    await give_up(ben, await start(world, world.channel, quillon, ben))
    await wish(world, mona)
    await world.env.advance_time(15 * DAY)
    for actor in (quillon, ben):  # a game that nobody plays would end by itself
        await world.inside(world.tables.presence.back(GameId(2), UserId(actor.id)))
    await world.env.advance_time(MONTH - 16 * DAY)
    await give_up(quillon, await start(world, world.channel, quillon, ben))
    await world.env.advance_time(2 * DAY)
    seated = [
        {person.id for chair in table.chairs for person in chair.people}
        for table in [await world.tables.views.table(GameId(number)) for number in range(1, 5)]
    ]
    assert [UserId(quillon.id) in people for people in seated] == [True, True, False, True]
    assert (await world.tables.views.table(GameId(2))).status is Status.PLAYING
    await give_up(ben, running)
    assert [await verify(world, GameId(number)) >= 3 for number in range(1, 5)] == [True] * 4


async def test_a_choice_made_by_mistake_can_be_taken_back_for_a_day(
    world: World, quillon: MemberActor, ben: MemberActor, mona: MemberActor, tmp_path: Path
) -> None:
    await give_up(ben, await start(world, world.channel, quillon, ben))
    await world.env.advance_time(2 * MONTH)
    await wish(world, mona)
    await world.env.advance_time(DAY - 60)
    assert await named(world, quillon, NAME)
    assert (await wish(world, mona, "any")).endswith("never")
    await world.env.advance_time(2 * DAY)
    assert await named(world, quillon, NAME)
    await wish(world, mona)
    await world.env.advance_time(DAY - 60)
    await wish(world, mona)  # setting the same value again delays nothing
    await world.env.advance_time(120)
    assert await named(world, quillon, NAME) == []


async def test_what_was_due_while_no_bot_was_there_is_done_afterwards(
    world: World, quillon: MemberActor, ben: MemberActor, mona: MemberActor, tmp_path: Path
) -> None:
    await wish(world, mona)
    for _ in range(AT_ONCE // 5):
        await give_up(ben, await start(world, world.channel, quillon, ben))
    await world.process.client._alarm.stop()
    await world.env.advance_time(2 * MONTH)
    assert await named(world, quillon, NAME), "nobody was there to do it"
    await world.restart()
    await world.env.advance_time(5)
    assert await named(world, quillon, NAME) == []


async def test_what_is_cut_off_half_way_is_finished_later(
    world: World,
    quillon: MemberActor,
    ben: MemberActor,
    mona: MemberActor,
    tmp_path: Path,
    mishaps: Mishaps,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mishaps.expect()
    await wish(world, mona)
    await give_up(ben, await start(world, world.channel, quillon, ben))
    done = Anonymiser.replace

    async def once(self: Anonymiser, game_id: GameId, user_id: UserId) -> None:
        if user_id == max(quillon.id, ben.id):
            raise RuntimeError("the power is gone")
        await done(self, game_id, user_id)

    with monkeypatch.context() as power:
        power.setattr(Anonymiser, "replace", once)
        await world.env.advance_time(MONTH + 60)
    later = max(quillon, ben, key=lambda actor: actor.id)
    sooner = min(quillon, ben, key=lambda actor: actor.id)
    assert await named(world, later)
    assert not await named(world, sooner)
    assert [record.getMessage() for record in mishaps.records] == ["the names of game 1"]
    await world.restart()
    await world.env.advance_time(60 * 60 + 60)
    assert not await named(world, later)
    assert await verify(world, GameId(1)) >= 4


async def test_many_tables_are_done_a_few_at_a_time(
    world: World, quillon: MemberActor, ben: MemberActor, mona: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    batches = []
    anonymise_due = Retention.anonymise_due

    async def counted(self: Retention) -> tuple[GameId, ...]:
        batches.append(await anonymise_due(self))
        return batches[-1]

    monkeypatch.setattr("bot.service.people.retention.AT_ONCE", 2)
    monkeypatch.setattr(Retention, "anonymise_due", counted)
    for _ in range(3):
        await give_up(ben, await start(world, world.channel, quillon, ben))
    await wish(world, mona)
    await world.env.advance_time(MONTH + 60)
    assert [len(batch) for batch in batches if batch] == [2, 1]


async def test_a_lobby_that_closed_is_a_table_too_and_can_still_be_opened_again(
    world: World, quillon: MemberActor, ben: MemberActor, mona: MemberActor, tmp_path: Path
) -> None:
    await wish(world, mona)
    lobby = await seat(world, world.channel, quillon)
    await world.env.advance_time(2 * MONTH)
    assert await named(world, quillon, NAME) == []
    await ben.click(lobby, label="Reopen")
    assert "**Red** · free\n**Blue** · free" in text(world.public()[-1])
    await ben.click(lobby, label="Join")
    await world.env.advance_time(2 * MONTH)
    assert await named(world, ben) == [], "and then it counts from the new end"


async def test_after_that_nobody_can_be_asked_to_a_rematch_and_is_told_why(
    world: World, quillon: MemberActor, ben: MemberActor, mona: MemberActor
) -> None:
    await wish(world, mona)
    await give_up(ben, await start(world, world.channel, quillon, ben))
    await world.env.advance_time(MONTH + 60)
    told = text(answer(await ask_again(world, ben, world.channel)))
    assert told.startswith("This game no longer has its players’ names")


async def test_no_other_span_can_be_set(world: World, mona: MemberActor) -> None:
    with pytest.raises(BadOption):
        await world.tables.servers.set_forget_days(world.guild.id, 0)
