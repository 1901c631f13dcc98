"""/record: a private summary of a person's games and wins, with a chart."""

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.store.rows import GameId, UserId
from tests.bot.players import start_table
from tests.bot.world import World, answer, pictures, text


async def record(world: World, actor: MemberActor, **more: object) -> ResponseMessage:
    return answer(await actor.slash(world.channel, "record", **more))


async def play(world: World, winner: MemberActor, loser: MemberActor) -> None:
    """Plays a duel until one of them resigns."""
    await start_table(world, winner, loser, where="here")
    await world.env.advance_time(60 * 60)
    give_up = answer(await loser.slash(world.channel, "table resign"))
    await loser.click(give_up, label="Resign")


async def test_a_record_counts_games_streaks_and_time(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await play(world, anna, ben)
    await play(world, anna, ben)
    await play(world, ben, anna)
    before = len(world.public())
    shown = await record(world, anna)
    assert shown.ephemeral
    assert "### Your record" in text(shown)
    assert "**With other people:** 3 played, 2 won, 0 drawn, 1 lost" in text(shown)
    assert "**Winning streak:** 0 (best: 2)" in text(shown)
    assert "**A turn takes**" in text(shown)
    assert "- Red: 2 played, 2 won, 0 drawn, 0 lost" in text(shown)
    assert "- Blue: 1 played, 0 won, 0 drawn, 1 lost" in text(shown)
    assert "**By scenario**\n- 2 points: 3 played" in text(shown)
    (alt,) = pictures(shown)
    assert "Red: 2 played, 2 won, 0 drawn, 0 lost." in alt
    assert "newest last: won, won, lost." in alt
    assert len(world.public()) == before


async def test_somebody_elses_record_is_of_this_server(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await play(world, anna, ben)
    shown = await record(world, carl, person=anna)
    assert "### Anna\N{RIGHT SINGLE QUOTATION MARK}s record" in text(shown)
    assert "Finished games on this server" in text(shown)
    assert "1 played, 1 won" in text(shown)
    assert (await world.tables.records.of(UserId(anna.id), locale="en", guild_id=1)).total == 0


async def test_games_against_the_computer_are_apart_and_called_off_ones_nowhere(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await start_table(world, anna, computer=True, where="here")
    await anna.click(answer(await anna.slash(world.channel, "table resign")), label="Resign")
    await start_table(world, anna, ben, where="here")
    await anna.click(answer(await anna.slash(world.channel, "table end")), label="Ask the others")
    await ben.click(world.public()[-1], label="Agree")
    shown = await record(world, anna)
    assert "**Against the computer:** 1 played, 0 won, 0 drawn, 1 lost (counted separately)" in text(shown)
    assert "With other people" not in text(shown)
    assert "Winning streak" not in text(shown)
    assert "Against the computer: 1 played" in pictures(shown)[0]


async def test_who_has_played_nothing_gets_kind_words(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    assert "You haven’t finished a game yet" in text(await record(world, anna))
    assert "Ben hasn’t finished a game on this server yet" in text(await record(world, anna, person=ben))
    assert "You haven’t finished a game yet" in text(await record(world, anna, game="duel"))


async def test_in_a_direct_message_only_ones_own_record_is_shown(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await play(world, anna, ben)
    assert "1 played, 1 won" in text(answer(await anna.user.slash("record")))
    told = answer(await anna.user.slash("record", person=ben.user))
    assert "Use this command on a server" in text(told)


@pytest.mark.parametrize("game", [None, "duel"])
async def test_a_record_survives_a_restart(
    world: World, anna: MemberActor, ben: MemberActor, game: str | None
) -> None:
    await play(world, anna, ben)
    await world.restart()
    shown = await record(world, anna, **({} if game is None else {"game": game}))
    assert "1 played, 1 won" in text(shown)
    assert ("**By game**" in text(shown)) == (game is None)
    assert (await world.tables.views.table(GameId(1))).outcome is not None
