"""*Watch*: an onlooker is sent a digest a day, or only the end, silently and once."""

import json

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.durations import DAY, HOUR
from bot.store.rows import GameId, UserId, WatchMode
from tests.bot.conftest import Mishaps
from tests.bot.days.rings import rings
from tests.bot.forgetting import give_up, traces
from tests.bot.players import start_table
from tests.bot.wire.requests import Wire
from tests.bot.world import World, answer, buttons, options, pictures, text

GAME = GameId(1)


async def _act(world: World, *actors: MemberActor) -> None:
    """Everyone whose turn it is takes the first legal action."""
    for actor in actors:
        user_id = UserId(actor.id)
        view = await world.tables.views.look(GAME, user_id)
        if view.my_turn:
            await world.inside(world.tables.play.choose(GAME, user_id, seq=view.seq, index=0))
    await world.env.settle()


async def _begin(world: World, carl: MemberActor, *players: MemberActor) -> None:
    place = await start_table(world, *players, goal="9")
    await carl.click(world.board(place), label="Watch")


def _digests(world: World, actor: MemberActor) -> list[str]:
    return [text(one) for one in world.letters(actor)]


async def _mode(world: World, actor: MemberActor) -> WatchMode | None:
    return (await world.tables.watching.of(GAME, UserId(actor.id), None)).mode


@pytest.mark.parametrize("where", ["card", "board"])
async def test_one_press_sends_a_digest_a_day_without_a_ping(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor, carl: MemberActor, where: str
) -> None:
    place = await start_table(world, anna, ben, goal="9")
    pressed = world.public()[0] if where == "card" else world.board(place)
    panel = answer(await carl.click(pressed, label="Watch"))
    assert "Once a day" in text(panel)
    assert list(buttons(panel)) == ["Only the result", "Stop watching"]
    await _act(world, anna, ben)
    assert world.letters(carl) == []
    wire.requests.clear()
    await world.env.advance_time(DAY)
    (digest,) = world.letters(carl)
    assert "Since the last digest" in text(digest)
    assert "Waiting for" in text(digest)
    assert pictures(digest), "the board is shown"
    assert "/channels/" in text(digest), "and the way to it"
    assert rings(wire, carl) == [], "it is silent"


async def test_what_was_told_is_not_told_again_and_a_day_without_news_is_silent(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await _begin(world, carl, anna, ben)
    since = (await world.tables.views.table(GAME)).seq
    await _act(world, anna, ben)
    await world.env.advance_time(DAY)
    seq = (await world.tables.views.table(GAME)).seq
    told = await world.tables.pages.log(GAME, None, since=since + 1, until=seq)
    (first,) = _digests(world, carl)
    assert told
    assert all(line in first for line in told), "everything since the press, nothing before"
    await world.env.advance_time(DAY)
    assert _digests(world, carl) == [first], "nothing has happened"
    await _act(world, anna, ben)
    news = await world.tables.pages.log(GAME, None, since=seq + 1)
    await world.env.advance_time(DAY)
    second = _digests(world, carl)[-1]
    assert news
    assert all(line in second for line in news)
    assert told[0] not in second


async def test_a_watcher_of_the_end_gets_only_that(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    place = await start_table(world, anna, ben, goal="9")
    panel = answer(await carl.click(world.board(place), label="Watch"))
    panel = answer(await carl.click(panel, label="Only the result"))
    assert "When the game ends" in text(panel)
    assert list(buttons(panel)) == ["Daily digest", "Stop watching"]
    await _act(world, anna, ben)
    await world.env.advance_time(DAY)
    assert world.letters(carl) == []
    await give_up(anna, place)
    (end,) = world.letters(carl)
    assert "🏁" in text(end)
    assert "win" in text(end), "who has won"
    assert "Since the last" not in text(end)
    assert list(buttons(end)) == ["Replay"]
    assert await _mode(world, carl) is None, "there is nothing more to watch"


async def test_the_same_press_shows_what_is_sent_and_stops_it(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    place = await start_table(world, anna, ben, goal="9")
    panel = answer(await carl.click(world.board(place), label="Watch"))
    await carl.click(panel, label="Only the result")
    again = answer(await carl.click(world.board(place), label="Watch"))
    assert "When the game ends" in text(again), "a second press changes nothing by itself"
    stopped = answer(await carl.click(again, label="Stop watching"))
    assert "not watching" in text(stopped)
    await give_up(anna, place)
    assert world.letters(carl) == []


async def test_me_lists_watched_games_and_stops_them(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    assert "Watched games" not in buttons(answer(await carl.slash(world.channel, "me")))
    await _begin(world, carl, anna, ben)
    listed = answer(await carl.click(answer(await carl.slash(world.channel, "me")), label="Watched games"))
    assert "Anna" in text(listed)
    (game,) = options(listed)
    panel = answer(await carl.select(listed, [options(listed)[game]], custom_id="wl:game"))
    stopped = answer(await carl.click(panel, label="Stop watching"))
    assert "not watching" in text(stopped)
    assert await _mode(world, carl) is None
    assert "Watched games" not in buttons(answer(await carl.slash(world.channel, "me")))


async def test_nobody_watches_their_own_game(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    place = await start_table(world, anna, ben, goal="9")
    assert "You’re playing" in text(answer(await anna.click(world.board(place), label="Watch")))
    assert await _mode(world, anna) is None


async def test_an_outage_sends_a_missed_digest_once(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await _begin(world, carl, anna, ben)
    await _act(world, anna, ben)
    await world.stay_down(2.5 * DAY)
    await world.env.settle()
    assert len(_digests(world, carl)) == 1
    await world.restart()
    await world.env.settle()
    assert len(_digests(world, carl)) == 1


async def test_a_digest_that_discord_refuses_for_a_while_is_sent_later(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor, mishaps: Mishaps
) -> None:
    mishaps.expect()
    await _begin(world, carl, anna, ben)
    await _act(world, anna, ben)
    world.env.inject_error("POST", f"/channels/{carl.user.dm_channel.id}/messages", status=500, times=5)
    await world.env.advance_time(DAY + HOUR)
    assert len(_digests(world, carl)) == 1


async def test_a_person_who_takes_no_direct_messages_is_sent_no_more(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor, mishaps: Mishaps
) -> None:
    mishaps.expect()
    await _begin(world, carl, anna, ben)
    await _act(world, anna, ben)
    door = f"/channels/{carl.user.dm_channel.id}/messages"
    world.env.inject_error("POST", door, status=403, code=50007, times=None)
    await world.env.advance_time(DAY)
    assert await _mode(world, carl) is None


async def test_a_person_who_may_no_longer_see_the_table_is_sent_no_more(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await _begin(world, carl, anna, ben)
    await _act(world, anna, ben)
    denied = discord.Permissions(view_channel=True).value
    hidden = Overwrite(target_id=carl.id, type=OverwriteType.MEMBER, allow=0, deny=denied)
    world.env.backend.edit_channel(world.channel.id, {}, overwrites=[hidden])
    await world.env.advance_time(DAY)
    assert world.letters(carl) == []
    assert await _mode(world, carl) is None


async def test_watched_games_are_handed_out_and_forgotten(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await _begin(world, carl, anna, ben)
    user_id = UserId(carl.id)
    (kept,) = json.loads(await world.tables.my_data.export(user_id))["watched_games"]
    assert (kept["game_id"], kept["mode"]) == (GAME, "daily")
    await _act(world, anna, ben)
    await world.inside(world.tables.my_data.forget(user_id))
    assert await _mode(world, carl) is None
    assert await traces(world, str(carl.id)) == []
    await world.env.advance_time(DAY)
    assert world.letters(carl) == []
