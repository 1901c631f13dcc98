"""Time at a table: visits, deadlines, absences and automatic events."""

from pathlib import Path
from typing import Any

import pytest

from bot.copies import replace
from bot.durations import DAY, HOUR
from bot.service.errors import AlreadyStarted
from bot.service.model import automatic_answers
from bot.service.model.ping_rules import Ping, ping
from bot.service.model.table import DEFAULT_PACE, TableSettings
from bot.service.model.turn_clock import LOBBY_CLOSES, SLEEP_ENDS
from bot.store import alarms, games
from bot.store.rows import (
    Alarm,
    AlarmKind,
    ByWhom,
    GameId,
    Person,
    PostKind,
    Preferences,
    Press,
    Status,
    UserId,
)
from engine.core import Seat
from tests.bot.house import ANN, BLUE, BOB, EVE, GUILD, RED, Clock, House, house
from tests.bot.players import best

PACE = DEFAULT_PACE
NOON = 1_768_651_200.0  # 12:00 UTC on a Saturday in January


async def _alarms(bot: House, *kinds: AlarmKind) -> list[Alarm]:
    every = await bot.database.read(alarms.due, float("inf"))
    return [alarm for alarm in every if not kinds or alarm.kind in kinds]


async def _wait(bot: House, seconds: float) -> None:
    """Advances the clock and rings all alarms due on the way."""
    until = bot.clock.time + seconds
    while (due := await bot.tables.alarms.earliest()) is not None and due <= until:
        bot.clock.time = max(bot.clock.time, due)
        await bot.tables.alarms.ring()
    bot.clock.time = until


async def _act(bot: House, game: GameId, person: Person) -> None:
    """Makes a good move for a person, an hour later."""
    bot.clock.time += HOUR
    view = await bot.tables.views.look(game, person.id)
    await bot.tables.play.choose(game, person.id, seq=view.seq, index=best(view).index)


async def _by_whom(bot: House, game: GameId) -> list[tuple[int | None, ByWhom]]:
    moves = await bot.tables.pages._positions.moves(game, 3)
    return [(move.seat, move.by_whom) for move in moves]


async def test_a_visit_has_its_pace_and_a_reminder_at_half(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.paced()
        begun = bot.clock.time
        assert (await bot.tables.views.table(game)).deadline == begun + PACE
        assert {(alarm.kind, alarm.due - begun) for alarm in await _alarms(bot)} == {
            (AlarmKind.HALF, PACE / 2),
            (AlarmKind.DEADLINE, PACE),
        }


async def test_without_a_pace_people_are_reminded_and_count_as_away_after_two_weeks(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.paced(pace=None)
        begun = bot.clock.time
        assert {(alarm.kind, alarm.due - begun) for alarm in await _alarms(bot)} == {
            (AlarmKind.WAITS, 3 * DAY),
            (AlarmKind.WAITING, 7 * DAY),
            (AlarmKind.ABSENT, 14 * DAY),
        }
        await _wait(bot, 14 * DAY - 1)
        assert not (await bot.tables.views.table(game)).chair(RED).away
        await _wait(bot, 2)
        table = await bot.tables.views.table(game)
        assert (table.chair(RED).away, table.asked) == (True, (RED,)), "nobody plays for her"
        assert (await bot.tables.outbox.present(game)).asleep
        await _wait(bot, SLEEP_ENDS)
        assert (await bot.tables.views.table(game)).status is Status.ENDED


async def test_without_a_pace_whoever_plays_is_waited_for_anew(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.paced(pace=None)
        await _wait(bot, 13 * DAY)
        await bot.say(game, ANN, "aim")
        await _wait(bot, 13 * DAY)
        assert not (await bot.tables.views.table(game)).chair(RED).away
        await _wait(bot, 2 * DAY)
        assert (await bot.tables.views.table(game)).chair(RED).away
        assert await bot.tables.presence.back(game, ANN.id)
        assert not (await bot.tables.outbox.present(game)).asleep
        assert len(await _alarms(bot)) == 3


async def test_a_solo_game_without_a_pace_ends_by_itself(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.solo()
        await _wait(bot, 27 * DAY)
        assert (await bot.tables.views.table(game)).status is Status.PLAYING
        await _wait(bot, 2 * DAY)
        assert (await bot.tables.views.table(game)).status is Status.ENDED


async def test_the_clock_stands_while_its_owner_acts_and_leaves_an_hour(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.paced()
        deadline = bot.clock.time + PACE
        bot.clock.time += DAY
        await bot.say(game, ANN, "aim")
        assert (await bot.tables.views.table(game)).deadline == deadline
        bot.clock.time = deadline - 60
        await bot.tables.undo.ask(game, ANN.id)
        assert (await bot.tables.views.table(game)).deadline == bot.clock.time + HOUR


async def test_the_computer_plays_a_visit_nobody_has_come_for(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.paced()
        await _wait(bot, 2 * PACE)
        table = await bot.tables.views.table(game)
        assert table.asked == (BLUE,), "Ann's visit is over"
        assert set(await _by_whom(bot, game)) == {(RED, ByWhom.CLOCK)}
        assert (table.chair(RED).missed, table.chair(RED).away) == (1, False)
        log = await bot.tables.pages.log(game, BOB.id)
        assert log.count("Ann ran out of time. The computer plays this turn.") == 1


async def test_two_who_are_asked_at_the_same_time_and_stay_silent_are_both_late(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        lobby = await bot.tables.lobbies.open(
            "duel",
            ANN,
            channel_id=1,
            guild_id=GUILD,
            locale="en",
            options={},
            settings=TableSettings(pace=PACE),
        )
        game = lobby.table.id
        for seat, person in ((RED, ANN), (BLUE, BOB)):
            await bot.tables.lobbies.take_seat(game, person, seat)
        await bot.tables.lobbies.start(game, ANN.id)
        assert (await bot.tables.views.table(game)).asked == (RED, BLUE)
        await _wait(bot, 2 * PACE)
        table = await bot.tables.views.table(game)
        assert [chair.missed for chair in table.chairs] == [1, 1]
        assert table.asked == (RED,), "the computer has kept both hands"


async def test_an_own_act_makes_good_for_a_miss(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.paced()
        await _wait(bot, 2 * PACE)
        while BLUE in (await bot.tables.views.table(game)).asked:
            await _act(bot, game, BOB)
        await _act(bot, game, ANN)
        assert (await bot.tables.views.table(game)).chair(RED).missed == 0


async def _until_away(bot: House, game: GameId) -> None:
    """Bob plays whenever asked; Ann stays silent until the computer stands in."""
    for _ in range(60):
        table = await bot.tables.views.table(game)
        if table.chair(RED).away or table.status is not Status.PLAYING:
            return
        if BLUE in table.asked:
            await _act(bot, game, BOB)
        else:
            await _wait(bot, PACE)
    raise AssertionError("Ann was never taken for away")


async def test_after_two_misses_the_computer_stands_in_at_once_until_the_owner_is_back(
    tmp_path: Path,
) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.paced()
        await _until_away(bot, game)
        table = await bot.tables.views.table(game)
        assert table.status is Status.PLAYING
        assert table.asked == (BLUE,), "nobody waits for Ann any more"
        page = await bot.tables.outbox.present(game)
        assert page.waits_for == (BOB,)
        assert not page.asleep
        assert await bot.tables.presence.back(game, ANN.id)
        assert not await bot.tables.presence.back(game, ANN.id), "she is there already"
        assert not (await bot.tables.views.table(game)).chair(RED).away
        assert not await bot.tables.presence.back(game, EVE.id)


async def test_a_table_where_everybody_is_away_sleeps_and_ends(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.paced()
        for _ in range(20):
            await _wait(bot, PACE)
            if (await bot.tables.outbox.present(game)).asleep:
                break
        asleep = await bot.tables.views.table(game)
        assert asleep.status is Status.PLAYING
        assert all(chair.away for chair in asleep.chairs)
        await _wait(bot, SLEEP_ENDS - PACE)
        assert (await bot.tables.views.table(game)).seq == asleep.seq, "nothing is played for nobody"
        calls = [owed for owed in await bot.tables.outbox.owed_posts(game) if owed.kind is PostKind.CALL]
        assert calls[-1].user_id is None, "all are told before it ends"
        await _wait(bot, PACE)
        assert (await bot.tables.views.table(game)).status is Status.ENDED
        log = await bot.tables.pages.log(game, ANN.id)
        assert log[-1] == "Nobody has played here for a long time, so this game ends without a result."
        assert await _alarms(bot) == []


async def test_nobody_answers_a_chance_to_react_at_a_sleeping_table(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.paced()
        await bot.say(game, ANN, "aim")
        await bot.say(game, ANN, "strike")
        position = await bot.tables.pages._positions.at(game)
        assert position.is_in_window
        one = tuple(replace(chair, away=chair.seat == BLUE) for chair in position.chairs)
        assert automatic_answers.next_answer(replace(position, chairs=one)) is not None
        every = tuple(replace(chair, away=True) for chair in position.chairs)
        assert automatic_answers.next_answer(replace(position, chairs=every)) is None


async def test_who_comes_back_to_a_sleeping_table_plays_on(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.paced()
        while not (await bot.tables.outbox.present(game)).asleep:
            await _wait(bot, PACE)
        asked = (await bot.tables.views.table(game)).asked[0]
        who = (ANN, BOB)[asked]
        await _act(bot, game, who)
        table = await bot.tables.views.table(game)
        assert not table.chair(asked).away
        assert table.chair(Seat(1 - asked)).away, "the other is not, and the computer plays for them"
        assert await _alarms(bot, AlarmKind.SLEEP) == []


async def test_alone_nobody_waits_so_there_is_no_deadline_but_an_end(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        lobby = await bot.tables.lobbies.open(
            "duel",
            ANN,
            channel_id=1,
            guild_id=GUILD,
            locale="en",
            options={},
            settings=TableSettings(pace=PACE),
        )
        game = lobby.table.id
        await bot.tables.lobbies.take_seat(game, ANN, RED)
        await bot.tables.lobbies.seat_computer(game, ANN.id)
        await bot.tables.lobbies.start(game, ANN.id)
        begun = bot.clock.time
        assert (await bot.tables.views.table(game)).deadline is None
        assert [(alarm.kind, alarm.due - begun) for alarm in await _alarms(bot)] == [
            (AlarmKind.WAITS, DAY),
            (AlarmKind.WAITING, 3 * DAY),
            (AlarmKind.SLEEP, PACE + SLEEP_ENDS),
        ]


async def test_a_deadline_keeps_out_of_the_night_and_follows_what_is_set_later(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", clock=Clock(NOON)) as bot:
        game = await bot.paced(pace=8 * HOUR)
        assert (await bot.tables.views.table(game)).deadline == NOON + 8 * HOUR
        await bot.tables.people.set_zone(ANN.id, "Asia/Tokyo")  # where it is 21:00 now
        await bot.tables.presence.follow(ANN.id)
        moved = (await bot.tables.views.table(game)).deadline
        assert moved == NOON + 13 * HOUR, "ten in the morning there: two hours after eight"
        (reminder,) = await _alarms(bot, AlarmKind.HALF, AlarmKind.LAST)
        assert reminder.due == NOON + 11 * HOUR, "half of it is over at night, so it comes in the morning"


async def test_the_zone_of_a_server_counts_at_once_for_those_who_have_set_none(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", clock=Clock(NOON)) as bot:
        game = await bot.paced(pace=8 * HOUR)
        await bot.tables.servers.set_zone(GUILD, "Asia/Tokyo")
        await bot.tables.presence.follow_server(GUILD)
        assert (await bot.tables.views.table(game)).deadline == NOON + 13 * HOUR
        assert len(await _alarms(bot, AlarmKind.HALF, AlarmKind.LAST)) == 1
        await bot.tables.people.set_zone(ANN.id, "UTC")
        await bot.tables.presence.follow(ANN.id)
        assert (await bot.tables.views.table(game)).deadline == NOON + 8 * HOUR


@pytest.mark.parametrize("whose", ["person", "server"])
async def test_clocks_follow_a_change_that_a_killed_process_has_left(tmp_path: Path, whose: str) -> None:
    clock = Clock(NOON)
    async with house(tmp_path / "bot.db", clock=clock) as bot:
        game = await bot.paced(pace=8 * HOUR)
        if whose == "person":
            await bot.tables.people.set_zone(ANN.id, "Asia/Tokyo")
        else:
            await bot.tables.servers.set_zone(GUILD, "Asia/Tokyo")
    async with house(tmp_path / "bot.db", clock=clock) as bot:
        await bot.tables.presence.catch_up()
        assert (await bot.tables.views.table(game)).deadline == NOON + 13 * HOUR
        bot.announced.clear()
        await bot.tables.presence.catch_up()
        assert bot.announced == [], "once"


async def test_a_change_while_clocks_follow_another_is_not_forgotten(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", clock=Clock(NOON)) as bot:
        game = await bot.paced(pace=8 * HOUR)
        await bot.tables.people.set_zone(ANN.id, "Asia/Tokyo")
        read = bot.database.read

        async def read_and_change(work: Any, *args: Any) -> Any:
            found = await read(work, *args)
            if work is games.of_user:
                await bot.tables.people.set_quiet_hours(ANN.id, 0, 0)
            return found

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(bot.database, "read", read_and_change)
            await bot.tables.presence.follow(ANN.id)
        await bot.tables.presence.catch_up()
        assert (await bot.tables.views.table(game)).deadline == NOON + 8 * HOUR


async def test_reminders_follow_quiet_hours_even_where_the_deadline_need_not(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", clock=Clock(NOON)) as bot:
        game = await bot.paced()
        (half,) = await _alarms(bot, AlarmKind.HALF)
        assert half.due == NOON + PACE / 2  # midnight
        before = (await bot.tables.views.table(game)).deadline
        await bot.tables.people.set_zone(ANN.id, "UTC")
        await bot.tables.presence.follow(ANN.id)
        (half,) = await _alarms(bot, AlarmKind.HALF)
        assert half.due == NOON + PACE / 2 + 8 * HOUR
        assert (await bot.tables.views.table(game)).deadline == before


async def test_an_absence_stops_the_clock(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", clock=Clock(NOON)) as bot:
        game = await bot.paced()
        await bot.tables.people.away(ANN.id, NOON + 5 * DAY)
        await bot.tables.presence.follow(ANN.id)
        assert (await bot.tables.views.table(game)).deadline == NOON + 5 * DAY + PACE
        assert (await bot.tables.outbox.present(game)).away_until == {ANN.id: NOON + 5 * DAY}


async def test_a_visit_that_begins_at_night_calls_in_the_morning(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", clock=Clock(NOON)) as bot:
        await bot.tables.people.set_zone(BOB.id, "Pacific/Auckland")  # 01:00
        game = await bot.paced()
        while RED in (await bot.tables.views.table(game)).asked:
            await _act(bot, game, ANN)
        (nudge,) = await _alarms(bot, AlarmKind.NUDGE)
        assert (nudge.seat, nudge.due) == (BLUE, NOON + 7 * HOUR)
        await _wait(bot, 7 * HOUR)
        (call,) = (owed for owed in await bot.tables.outbox.owed_posts(game) if owed.kind is PostKind.CALL)
        assert (call.user_id, call.subject) == (BOB.id, AlarmKind.NUDGE)


@pytest.mark.parametrize("begun", [HOUR, 3 * HOUR, 4.5 * HOUR], ids=["23:00", "01:00", "02:30"])
async def test_a_visit_that_begins_at_night_leaves_two_hours_in_the_morning(
    tmp_path: Path, begun: float
) -> None:
    """Eight hours from then on end before eight, at nine, and half past ten."""
    async with house(tmp_path / "bot.db", clock=Clock(NOON + 10 * HOUR + begun)) as bot:
        await bot.tables.people.set_zone(ANN.id, "UTC")
        game = await bot.paced(pace=8 * HOUR)
        assert (await bot.tables.views.table(game)).deadline == max(
            NOON + 22 * HOUR, bot.clock.time + 8 * HOUR
        )


async def test_a_reminder_is_owed_once_however_often_it_rings(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.paced()
        (half,) = await _alarms(bot, AlarmKind.HALF)
        bot.clock.time = half.due
        assert await bot.tables.alarms.ring() == (game,)
        assert await bot.tables.alarms.ring() == ()
        await bot.tables.alarms._ring(half)  # as if two alarms had rung at once
        calls = [owed for owed in await bot.tables.outbox.owed_posts(game) if owed.kind is PostKind.CALL]
        assert len(calls) == 1
        assert len(calls[0].ids) == 1


async def test_a_lobby_nobody_touches_closes_and_opens_again(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.lobby()
        await _wait(bot, LOBBY_CLOSES - 1)
        await bot.tables.lobbies.take_seat(game, BOB, BLUE)
        await _wait(bot, LOBBY_CLOSES - 1)
        assert (await bot.tables.views.table(game)).status is Status.LOBBY, "somebody came in between"
        await _wait(bot, 1)
        assert (await bot.tables.views.table(game)).status is Status.ENDED
        assert [owed.kind for owed in await bot.tables.outbox.owed_posts(game)] == [PostKind.CARD]
        lobby = await bot.tables.lobbies.reopen(game, ANN)
        assert lobby.table.chair(BLUE).people == (BOB,)
        assert [alarm.due for alarm in await _alarms(bot)] == [bot.clock.time + LOBBY_CLOSES]
        with pytest.raises(AlreadyStarted):
            await bot.tables.lobbies.reopen(game, ANN)


SLEEPER = Preferences(user_id=ANN.id, zone="Europe/Berlin")  # 13:00 at noon
NIGHT = replace(SLEEPER, zone="America/Los_Angeles")  # 04:00

PINGS = [
    (SLEEPER, None, Ping.NOTIFY),
    (SLEEPER, Press(user_id=BOB.id, at=NOON - 5), Ping.NOTIFY),
    (SLEEPER, Press(user_id=ANN.id, at=NOON - 5), Ping.SILENT),
    (SLEEPER, Press(user_id=ANN.id, at=NOON - HOUR), Ping.NOTIFY),
    (NIGHT, Press(user_id=BOB.id, at=NOON - 5), Ping.LATER),
    (NIGHT, Press(user_id=ANN.id, at=NOON - 5), Ping.SILENT),
    (replace(SLEEPER, days_off=frozenset({5})), None, Ping.LATER),
    (replace(SLEEPER, away_until=NOON + 1), None, Ping.LATER),
    (Preferences(user_id=UserId(9)), None, Ping.NOTIFY),
]


@pytest.mark.parametrize(("person", "press", "expected"), PINGS)
def test_who_is_called(person: Preferences, press: Press | None, expected: Ping) -> None:
    assert ping(person, press, NOON) is expected
