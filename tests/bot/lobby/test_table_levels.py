"""The level of the computer, chosen and seen at a table."""

from simcord.actors import MemberActor

from tests.bot.players import GAME
from tests.bot.world import World, answer, everything, parts, text


async def _with_computer(world: World, anna: MemberActor) -> None:
    await anna.slash(world.channel, "new", game="duel", goal="3")
    await anna.click(world.public()[-1], label="Add computer")


async def test_the_level_is_chosen_in_the_lobby_and_shown_on_the_board(
    world: World, anna: MemberActor
) -> None:
    await anna.slash(world.channel, "new", game="duel", goal="3")
    assert not [part for part in parts(world.public()[-1]) if part.get("custom_id") == "lv:1"]
    await anna.click(world.public()[-1], label="Add computer")
    assert "**Blue** · the computer (normal)" in text(world.public()[-1])
    await anna.select(world.public()[-1], ["hard"], custom_id="lv:1")
    assert "**Blue** · the computer (hard)" in text(world.public()[-1])
    await anna.click(world.public()[-1], label="Start")
    assert "Blue: the computer (hard)" in text(world.board(world.thread()))


async def test_strangers_choose_no_level(world: World, anna: MemberActor, ben: MemberActor) -> None:
    await _with_computer(world, anna)
    result = await ben.select(world.public()[-1], ["easy"], custom_id="lv:1")
    assert "You don’t have a seat at this table" in text(answer(result))
    assert "the computer (normal)" in text(world.public()[-1])


async def test_the_host_changes_the_level_of_a_running_game(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _with_computer(world, anna)
    await anna.click(world.public()[-1], label="Start")
    thread = world.thread()
    refused = answer(await ben.slash(thread, "table computer", level="easy"))
    assert "Only the host can do this" in text(refused)
    done = answer(await anna.slash(thread, "table computer", level="easy", seat="Blue"))
    assert "Done" in text(done)
    assert "new level (Blue): easy" in everything(world.public(thread))
    assert "Blue: the computer (easy)" in text(world.board(thread))


async def test_a_level_or_seat_that_does_not_fit_is_refused(world: World, anna: MemberActor) -> None:
    await _with_computer(world, anna)
    await anna.click(world.public()[-1], label="Start")
    wrong = answer(await anna.slash(world.thread(), "table computer", level="brilliant"))
    assert "doesn’t work for “level”" in text(wrong)
    wrong = answer(await anna.slash(world.thread(), "table computer", level="easy", seat="Red"))
    assert "The computer doesn’t play that seat" in text(wrong)
    table = await world.tables.views.table(GAME)
    assert {chair.level.value for chair in table.chairs if chair.computer} == {"normal"}
