"""A table whose title cannot be loaded waits for it: nothing is lost, and people read why."""

from simcord.actors import MemberActor

from bot.durations import DAY, HOUR
from bot.store.rows import UserId
from tests.bot.conftest import Mishaps
from tests.bot.players import choose, panel, start_table
from tests.bot.world import World, answer, everything, text
from tests.duel import DUEL
from tests.titles import DICE_GAME


async def test_a_table_waits_until_its_title_is_back(
    world: World, anna: MemberActor, ben: MemberActor, mishaps: Mishaps
) -> None:
    mishaps.expect()  # warnings about the waiting table
    thread = await start_table(world, anna, ben, pace="24h")
    await choose(anna, await panel(world, anna, thread), "Keep the hand")
    game = await world.tables.views.of_user(UserId(anna.id))
    seen = len(world.public(thread))

    world.titles = {DICE_GAME.id: DICE_GAME}
    await world.restart()
    told = text(answer(await ben.slash(thread, "board")))
    assert told == (
        "I can’t load this table’s game right now. The table waits, and nothing is lost. "
        "Tell whoever runs this bot, or open another game with /new."
    )
    assert "One of your games is waiting because I can’t load it right now." in text(
        answer(await ben.slash(world.channel, "games"))
    )
    await world.env.advance_time(3 * DAY)
    assert len(world.public(thread)) == seen

    world.titles = {DUEL.id: DUEL}
    await world.restart()
    assert [table.id for table in await world.tables.views.of_user(UserId(anna.id))] == [
        one.id for one in game
    ]
    await choose(ben, await panel(world, ben, thread), "Keep the hand")
    assert "Ben has chosen" in everything(world.boards(thread))
    await world.env.advance_time(2 * DAY + 2 * HOUR)
    assert await world.tables.alarms.earliest() is not None
