"""The waiting list of a server: /play pairs two people, opens their table, and asks after three days."""

import asyncio
from collections.abc import Sequence
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.copies import replace
from bot.durations import DAY, HOUR
from bot.service.model.table import PACES
from bot.store.rows import Person, Status, UserId
from tests.bot.days.rings import rings
from tests.bot.players import GAME, choose, on_offer, panel
from tests.bot.wire.requests import Wire
from tests.bot.world import World, answer, buttons, parts, text

FIND, STOP, KEEP = "Find a game", "Stop looking", "Keep looking"
GAMES, PACES_LIST, AGAINST, WATCH = "fg:games", "fg:paces", "fg:against", "fg:watch"
CLOCK = ("_earliest", "due")  # reads of the alarm timer, in the background


async def _play(world: World, actor: MemberActor, **options: str) -> ResponseMessage:
    return answer(await actor.slash(world.channel, "play", **options))


async def _look(world: World, actor: MemberActor, paces: Sequence[str] = ("3d",)) -> ResponseMessage:
    """Opens the panel, chooses time limits, and begins to look for a game."""
    shown = await _play(world, actor)
    await actor.select(shown, list(paces), custom_id=PACES_LIST)
    await actor.click(shown, label=FIND)
    return shown


async def _block(world: World, who: MemberActor, *others: MemberActor) -> None:
    await world.tables.blocks.put(UserId(who.id), [UserId(other.id) for other in others])


async def _zone(world: World, actor: MemberActor, zone: str, quiet: tuple[int, int]) -> None:
    await world.tables.people.set_zone(UserId(actor.id), zone)
    await world.tables.people.set_quiet_hours(UserId(actor.id), *quiet)


async def _is_waiting(world: World, actor: MemberActor) -> bool:
    person = Person(id=UserId(actor.id), name="")
    return (await world.tables.waiting_list.of(world.guild.id, person)).is_waiting


# --- pairing -----------------------------------------------------------------------------------------------


async def test_two_strangers_find_each_other_and_play_a_turn(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    shown = await _look(world, anna)
    assert "I’ve been looking for someone" in text(shown)
    assert "Nobody else is waiting" in text(shown)
    assert world.public() == []
    found = await _play(world, ben, game="duel")
    assert f"I’ve found you a game of Duel with Anna. Go to <#{world.channel.id}>" in text(found)
    (lobby,) = world.public()
    assert "**Red** · Anna\n**Blue** · Ben" in text(lobby)
    assert f"<@{anna.id}> and <@{ben.id}>, you both wanted to play" in text(lobby)
    assert (len(rings(wire, anna)), len(rings(wire, ben))) == (2, 0), "Ben reads it in the answer"
    (letter,) = world.letters(anna)
    assert "I’ve found you a game of Duel with Ben" in text(letter)
    table = await world.tables.views.table(GAME)
    assert table.settings.pace == PACES["3d"]
    assert not await _is_waiting(world, anna)
    assert not await _is_waiting(world, ben)
    await anna.click(lobby, label="Start")
    place = world.thread()
    for actor in (anna, ben):
        await choose(actor, await panel(world, actor, place), "Keep the hand")
    before = (await world.tables.views.table(GAME)).seq
    asked = await panel(world, anna, place)
    await choose(anna, asked, on_offer(asked)[0])
    assert (await world.tables.views.table(GAME)).seq > before


async def test_people_are_paired_by_game_and_time_limit(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await _look(world, anna, ["8h"])
    shown = await _look(world, ben, ["24h", "none"])
    assert "Duel, 8 hours: one other person is waiting." in text(shown)
    assert world.public() == []
    shown = await _look(world, carl, ["3d"])
    assert "Duel, 24 hours: one other person is waiting.\nDuel, 8 hours: one other" in text(shown)
    assert world.public() == []
    await carl.select(shown, ["3d", "24h"], custom_id=PACES_LIST)
    assert "I’ve found you a game of Duel with Ben" in text(shown)
    assert (await world.tables.views.table(GAME)).settings.pace == DAY
    assert await _is_waiting(world, anna)


async def test_several_others_are_counted(world: World, anna: MemberActor) -> None:
    others = [world.join(f"Guest {number}") for number in range(2)]
    for other in others:
        await _block(world, other, *(one for one in others if one is not other))
        await _look(world, other)
    assert "Duel, 3 days: 2 others are waiting." in text(await _play(world, anna))


async def test_the_most_waking_hours_in_common_come_first(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await _zone(world, anna, "Asia/Tokyo", (22, 8))
    await _zone(world, ben, "Europe/Berlin", (22, 8))
    await _zone(world, carl, "Europe/Paris", (22, 8))
    await _block(world, anna, ben)  # else they would be paired before Carl comes
    await _look(world, anna)
    await _look(world, ben)
    assert "with Ben" in text(await _look(world, carl))
    assert await _is_waiting(world, anna), "who has waited longer"


async def test_a_short_time_limit_wants_enough_hours_in_common(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _zone(world, anna, "UTC", (20, 8))
    await _zone(world, ben, "UTC", (9, 18))
    await _look(world, anna, ["8h"])
    shown = await _look(world, ben, ["8h"])
    assert "Nobody else is waiting" in text(shown), "three hours a day are too few"
    assert world.public() == []
    await ben.select(shown, ["8h", "24h"], custom_id=PACES_LIST)
    assert world.public() == []
    again = await _play(world, anna)
    await anna.select(again, ["24h"], custom_id=PACES_LIST)
    assert "I’ve found you a game" in text(again)


async def test_two_who_press_at_the_same_moment_get_one_table(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    panels = [(actor, await _play(world, actor)) for actor in (anna, ben)]
    presses = [world.press(actor, shown, FIND) for actor, shown in panels]
    for press in presses:
        press.deliver()
    await world.env.settle()
    assert len(world.public()) == 1
    assert any("I’ve found you a game of Duel" in text(shown) for _, shown in panels)
    assert not await _is_waiting(world, anna)
    assert not await _is_waiting(world, ben)


async def test_of_two_searches_at_once_the_later_learns_of_the_table(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    waiting_list, found = world.tables.waiting_list, []
    people = [Person(id=UserId(one.id), name=name) for one, name in ((anna, "Anna"), (ben, "Ben"))]
    seekers = [await waiting_list.of(world.guild.id, one) for one in people]
    for seeker in seekers:
        await world.inside(waiting_list.wait(seeker))
    partners = [(seeker, (await world.tables.pairing.partners(seeker))[0]) for seeker in seekers]
    for seeker, partner in partners:  # both have seen each other by now
        pairing = world.tables.pairing.pair(
            seeker, partner, channel_id=world.channel.id, hall=False, locale="en", interaction_id=None
        )
        found.append(await world.inside(pairing))
    await world.env.settle()
    assert [lobby is None for lobby in found] == [False, True]
    assert (await waiting_list.of(world.guild.id, people[1])).game_id == GAME
    assert len(world.public()) == 1


async def test_a_press_that_is_delivered_twice_searches_once(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _look(world, anna)
    press = world.press(ben, await _play(world, ben), FIND)
    press.deliver()
    await world.env.settle()
    press.deliver()
    await world.env.settle()
    assert len(world.public()) == 1
    assert not await _is_waiting(world, ben)


async def test_a_person_who_cannot_see_the_channel_is_not_paired_there(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _look(world, anna)
    hidden = world.guild.create_text_channel(
        "hidden", overwrites={anna: discord.PermissionOverwrite(view_channel=False)}
    )
    shown = answer(await ben.slash(hidden, "play", game="duel"))
    assert "I’ve been looking" in text(shown)
    assert world.public(hidden) == []
    assert "I’ve found you a game" in text(await _play(world, ben))


async def test_a_person_who_has_left_the_server_leaves_the_list(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _look(world, anna)
    world.env.backend.remove_member(world.guild.id, anna.id)
    assert "I’ve been looking" in text(await _look(world, ben))
    assert not await _is_waiting(world, anna)


async def test_the_computer_plays_until_somebody_comes(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    shown = await _play(world, anna, game="duel", against="computer")
    assert f"Until then, play the computer in <#{world.channel.id}>" in text(shown)
    (lobby,) = world.public()
    assert "**Red** · Anna\n**Blue** · the computer" in text(lobby)
    await anna.click(lobby, label="Start")
    assert (await world.tables.views.table(GAME)).status is Status.PLAYING
    before = world.public()
    await _play(world, anna)
    assert len(world.public()) == len(before), "only one table against the computer"
    assert "with Anna" in text(await _play(world, ben, game="duel"))


async def test_a_table_against_the_computer_that_a_crash_has_kept_from_opening_is_opened_later(
    world: World, anna: MemberActor
) -> None:
    """The process is killed when she is on the list, and her table is not there yet."""
    seeker = await world.tables.waiting_list.of(world.guild.id, Person(id=UserId(anna.id), name="Anna"))
    await world.inside(world.tables.waiting_list.wait(replace(seeker, computer=True)))
    await world.restart()
    assert "Until then, play the computer" in text(await _play(world, anna))
    assert len(world.public()) == 1
    assert "Until then" not in text(await _play(world, anna))
    assert len(world.public()) == 1


async def test_a_refused_search_changes_nothing(world: World, anna: MemberActor, ben: MemberActor) -> None:
    other = world.guild.create_text_channel("elsewhere")
    await world.tables.servers.set_channels(world.guild.id, [other.id])
    refused = await _play(world, anna, game="duel", pace="8h")
    assert f"<#{other.id}>" in text(refused)
    assert not await _is_waiting(world, anna)
    await world.tables.servers.set_channels(world.guild.id, [])
    assert "Nobody else is waiting" in text(await _play(world, ben))


# --- the panel ---------------------------------------------------------------------------------------------


async def test_games_has_a_button_to_the_panel(world: World, anna: MemberActor) -> None:
    shown = answer(await anna.slash(world.channel, "games"))
    await anna.click(shown, label=FIND)
    assert "Pick games and time limits" in text(shown)
    await anna.click(shown, label=FIND)
    assert STOP in buttons(shown)
    await anna.click(shown, label=STOP)
    assert FIND in buttons(shown)
    assert not await _is_waiting(world, anna)


async def test_there_is_no_list_in_direct_messages(world: World, anna: MemberActor) -> None:
    assert FIND not in buttons(answer(await anna.user.slash("games")))


async def test_the_last_choice_is_offered_again(world: World, anna: MemberActor) -> None:
    shown = await _look(world, anna, ["24h", "8h"])
    await anna.click(shown, label=STOP)
    await world.restart()
    lists = {part.get("custom_id"): part for part in parts(await _play(world, anna))}
    chosen = [option["value"] for option in lists[PACES_LIST]["options"] if option.get("default")]
    assert chosen == ["24h", "8h"]


# --- three days --------------------------------------------------------------------------------------------


async def test_after_three_days_it_asks_once_and_goes_on(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _look(world, anna)
    await world.env.advance_time(3 * DAY - HOUR)
    assert world.letters(anna) == []
    await world.env.advance_time(2 * HOUR)
    (asked,) = world.letters(anna)
    assert "looking for a game on Bases and Barracks for three days" in text(asked)
    await anna.user.click(asked, label=KEEP)
    assert "I’ll keep looking" in text(world.letters(anna)[-1])
    await world.env.advance_time(3 * DAY - HOUR)
    assert len(world.letters(anna)) == 1
    await world.env.advance_time(2 * HOUR)
    assert len(world.letters(anna)) == 2
    assert "with Anna" in text(await _look(world, ben))


async def test_without_an_answer_the_wait_ends(world: World, anna: MemberActor, ben: MemberActor) -> None:
    await _look(world, anna)
    await world.env.advance_time(3 * DAY + HOUR)
    assert await _is_waiting(world, anna)
    await world.env.advance_time(3 * DAY + HOUR)
    assert not await _is_waiting(world, anna)
    assert len(world.letters(anna)) == 1
    assert "I’ve been looking" in text(await _look(world, ben))
    late = await anna.user.click(world.letters(anna)[0], label=KEEP)
    assert "no longer looking for a game there" in text(late.followups[-1])


async def test_who_has_enough_stops(world: World, anna: MemberActor) -> None:
    await _look(world, anna)
    await world.env.advance_time(3 * DAY + HOUR)
    await anna.user.click(world.letters(anna)[0], label=STOP)
    assert "I’ve stopped looking" in text(world.letters(anna)[0])
    assert not await _is_waiting(world, anna)


@pytest.mark.parametrize(("down", "up"), [(1, 72), (80, 1)])
async def test_a_restart_loses_no_place_and_asks_nothing_twice(
    world: World, anna: MemberActor, ben: MemberActor, down: int, up: int
) -> None:
    await _look(world, anna)
    await world.stay_down(down * HOUR)
    await world.env.advance_time(up * HOUR)
    assert len(world.letters(anna)) == 1
    await world.restart()
    await world.env.advance_time(HOUR)
    assert len(world.letters(anna)) == 1
    assert "with Anna" in text(await _look(world, ben))


async def test_a_question_that_was_sent_but_not_stored_is_not_sent_again(
    world: World, anna: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _look(world, anna)
    stored = asyncio.Event()

    async def loses(*_: object) -> None:
        stored.set()  # and nothing is written: the process is killed before

    monkeypatch.setattr(world.tables.waiting_list, "note_asked", loses)
    await world.env.advance_time(3 * DAY + 1)
    assert stored.is_set()
    assert len(world.letters(anna)) == 1
    await world.restart()
    await world.env.advance_time(10 * HOUR)
    assert len(world.letters(anna)) == 1


# --- a table opens -----------------------------------------------------------------------------------------


async def test_a_person_is_told_once_when_a_table_of_a_game_opens(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    shown = await _play(world, anna)
    await anna.select(shown, ["duel"], custom_id=WATCH)
    await anna.slash(world.channel, "new", game="duel")
    assert world.letters(anna) == [], "it is her own"
    await ben.slash(world.channel, "new", game="duel", **{"with": f"<@{world.join('Dora').id}>"})
    assert world.letters(anna) == [], "no seat is free"
    await ben.slash(world.channel, "new", game="duel")
    (letter,) = world.letters(anna)
    assert f"A table for Duel is open in <#{world.channel.id}>" in text(letter)
    await world.restart()
    await ben.click(world.public()[-1], label="Cancel")
    await ben.slash(world.channel, "new", game="duel")
    assert len(world.letters(anna)) == 1, "once"


# --- blocks ------------------------------------------------------------------------------------------------


async def test_blocked_people_never_meet_by_the_waiting_list(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    """Neither learns that the other waits: every text is that of an empty list."""
    for actor in (anna, ben, carl):
        await _zone(world, actor, "UTC", (0, 0))
    empty = text(await _look(world, anna))
    await anna.click(await _play(world, anna), label=STOP)
    await _block(world, ben, anna)
    for actor in (ben, anna):
        assert text(await _look(world, actor)) == empty
    for actor in (ben, anna):
        assert text(await _play(world, actor)) == empty
        assert await _is_waiting(world, actor)
    assert world.public() == []
    assert rings(wire, anna) == rings(wire, ben) == []
    assert "I’ve found you a game" in text(await _look(world, carl)), "anyone else is paired"


async def test_a_blocked_person_is_not_told_of_a_table(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await _block(world, ben, anna)
    for actor in (anna, carl):
        await actor.select(await _play(world, actor), ["duel"], custom_id=WATCH)
    await ben.slash(world.channel, "new", game="duel")
    assert world.letters(anna) == []
    assert len(world.letters(carl)) == 1
    lists = {part.get("custom_id"): part for part in parts(await _play(world, anna))}
    assert [option.get("default") for option in lists[WATCH]["options"]] == [True], "she is still waiting"


async def test_a_block_takes_as_many_reads_as_none(
    world: World, anna: MemberActor, ben: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time of an answer says nothing: with and without a block it reads and writes the same."""
    calls: list[str] = []
    database = world.process.database
    for name in ("read", "write"):
        monkeypatch.setattr(database, name, _counted(getattr(database, name), calls))
    await _zone(world, anna, "UTC", (0, 0))
    await _calls(world, anna, calls)
    alone = await _calls(world, anna, calls)
    await _block(world, ben, anna)
    await _look(world, ben)
    assert await _calls(world, anna, calls) == alone


def _counted(original: Any, calls: list[str]) -> Any:
    """Returns a method of the database that notes the names of the functions it runs."""

    def run(work: Any, *args: Any, **more: Any) -> Any:
        calls.append(work.__name__)
        return original(work, *args, **more)

    return run


async def _calls(world: World, anna: MemberActor, calls: list[str]) -> list[str]:
    shown = await _play(world, anna)
    calls.clear()
    await anna.click(shown, label=FIND)
    made = list(calls)
    await anna.click(shown, label=STOP)
    return sorted(name for name in made if name not in CLOCK)


# --- personal data -----------------------------------------------------------------------------------------


async def test_the_list_is_private_data(world: World, anna: MemberActor, ben: MemberActor) -> None:
    await _look(world, anna)
    await anna.select(await _play(world, anna), ["duel"], custom_id=WATCH)
    data = await world.tables.my_data.export(UserId(anna.id))
    assert b"looking_for_a_game" in data
    assert b"told_of_tables" in data
    await world.tables.my_data.forget(UserId(anna.id))
    assert not await _is_waiting(world, anna)
    assert await world.tables.table_watches.of(world.guild.id, UserId(anna.id)) == ()
    assert "I’ve been looking" in text(await _look(world, ben))


async def test_a_server_that_removes_the_bot_has_no_list_any_more(world: World, anna: MemberActor) -> None:
    await _look(world, anna)
    await world.tables.waiting_list.close(world.guild.id)
    await world.env.advance_time(4 * DAY)
    assert world.letters(anna) == []
