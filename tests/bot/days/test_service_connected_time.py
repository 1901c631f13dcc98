"""Connected time: the clocks that an interruption moves, and the time left after it."""

import random
from math import inf
from pathlib import Path

import pytest

from bot.durations import DAY, HOUR, MINUTE
from bot.service.model.calendars import after_waking_time, is_quiet, zone_names
from bot.store import alarms, outbox
from bot.store.database.connection import Connection
from bot.store.database.shard_part import EVERYTHING, Part
from bot.store.rows import AlarmKind, DuePost, GameId, Preferences, Status, UserId
from tests.bot.days.test_service_calendars import at
from tests.bot.house import ANN, BOB, GUILD, RED, Clock, House, house
from tests.bot.players import best

NOON = 1_768_651_200.0  # 12:00 UTC on a Saturday in January


async def _clocks(bot: House, game: GameId) -> dict[AlarmKind, float]:
    """Returns the times of a table's alarms."""
    every = await bot.database.read(alarms.due, inf)
    return {alarm.kind: alarm.due for alarm in every if alarm.game_id == game}


async def _deadline(bot: House, game: GameId) -> float:
    deadline = (await bot.tables.views.table(game)).deadline
    assert deadline is not None
    return deadline


async def test_an_interruption_moves_everything_that_is_due_later(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.paced(pace=DAY)
        await bot.tables.connected_time.count()
        before, deadline = await _clocks(bot, game), await _deadline(bot, game)
        bot.clock.time += 4 * HOUR
        await bot.tables.connected_time.count()
        assert await _clocks(bot, game) == {kind: due + 4 * HOUR for kind, due in before.items()}
        assert await _deadline(bot, game) == deadline + 4 * HOUR
        await bot.tables.connected_time.count()
        assert await _deadline(bot, game) == deadline + 4 * HOUR, "it is counted once"


async def test_a_deadline_just_after_the_return_is_moved_like_the_others(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.paced(pace=DAY)
        await bot.tables.connected_time.count()
        deadline = await _deadline(bot, game)
        bot.clock.time += 0.99 * DAY
        await bot.tables.connected_time.count()
        assert await _deadline(bot, game) == deadline + 0.99 * DAY


async def test_a_minute_counts_as_connected(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.paced(pace=DAY)
        await bot.tables.connected_time.count()
        await bot.settle()
        deadline = await _deadline(bot, game)
        for _ in range(5):
            bot.clock.time += MINUTE
            await bot.tables.connected_time.count()
        assert await _deadline(bot, game) == deadline
        assert await bot.tables.outbox.owed_posts() == (), "no board is drawn again for that"


LEFT = {  # by pace: what everybody keeps
    3 * DAY: 6 * HOUR,
    DAY: 6 * HOUR,
    8 * HOUR: 2 * HOUR,
    HOUR: HOUR,
}


@pytest.mark.parametrize("pace", LEFT)
async def test_people_keep_a_quarter_of_the_pace_and_an_hour_they_are_awake(
    tmp_path: Path, pace: int
) -> None:
    async with house(tmp_path / "bot.db", clock=Clock(NOON)) as bot:
        game = await bot.paced(pace=pace)
        bot.clock.time = NOON + pace - 60
        await bot.tables.connected_time.count()
        bot.clock.time += 30 * DAY
        await bot.tables.connected_time.count()
        assert await _deadline(bot, game) == bot.clock.time + LEFT[pace]


async def test_at_night_the_time_that_is_left_begins_in_the_morning(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", clock=Clock(NOON)) as bot:
        await bot.tables.people.set_zone(ANN.id, "UTC")
        game = await bot.paced(pace=8 * HOUR)
        bot.clock.time = NOON + 8 * HOUR - MINUTE
        await bot.tables.connected_time.count()
        bot.clock.time = NOON + 15 * HOUR  # 3 in the morning
        await bot.tables.connected_time.count()
        assert await _deadline(bot, game) == NOON + 22 * HOUR, "two hours from eight on"


async def test_where_no_connection_is_known_people_keep_the_least(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.paced(pace=DAY)
        bot.clock.time += 2 * DAY
        await bot.tables.connected_time.count()
        assert await _deadline(bot, game) == bot.clock.time + 6 * HOUR
        await bot.tables.alarms.ring()
        assert (await bot.tables.views.table(game)).chair(RED).missed == 0


@pytest.mark.parametrize("hours", [-12, 12])
async def test_a_clock_that_is_set_changes_nothing_about_the_time_that_is_left(
    tmp_path: Path, hours: int
) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.paced(pace=DAY)
        await bot.tables.connected_time.count()
        left = await _deadline(bot, game) - bot.clock.time
        bot.clock.time += hours * HOUR
        await bot.tables.connected_time.count()
        assert await _deadline(bot, game) - bot.clock.time == left


async def test_a_reminder_that_was_given_is_not_given_again(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.paced(pace=DAY)
        await bot.tables.connected_time.count()
        begun = bot.clock.time
        for elapsed in (0.5, 0.9):
            bot.clock.time = begun + elapsed * DAY
            await bot.tables.connected_time.count(patience=inf)
            await bot.tables.alarms.ring()
        bot.clock.time += 30 * HOUR
        await bot.tables.connected_time.count()
        assert set(await _clocks(bot, game)) == {AlarmKind.DEADLINE}
        assert await _deadline(bot, game) == bot.clock.time + 6 * HOUR


async def _bobs_visit_at_night(bot: House) -> GameId:
    """Ann hands over while it is night for Bob."""
    await bot.tables.people.set_zone(BOB.id, "Pacific/Auckland")  # 01:00
    game = await bot.paced()
    while RED in (await bot.tables.views.table(game)).asked:
        view = await bot.tables.views.look(game, ANN.id)
        await bot.tables.play.choose(game, ANN.id, seq=view.seq, index=best(view).index)
    return game


NIGHT_ENDS = NOON + 7 * HOUR
NUDGES = {  # hours of downtime from noon: when Bob is called
    "before the morning": (3, NIGHT_ENDS),
    "over the morning": (14, NOON + 14 * HOUR),
    "until the next night": (26, NIGHT_ENDS + DAY),
}


@pytest.mark.parametrize("case", NUDGES)
async def test_a_call_that_was_due_meanwhile_comes_when_its_person_is_awake(
    tmp_path: Path, case: str
) -> None:
    hours, called = NUDGES[case]
    async with house(tmp_path / "bot.db", clock=Clock(NOON)) as bot:
        game = await _bobs_visit_at_night(bot)
        await bot.tables.connected_time.count()
        await bot.settle()
        assert (await _clocks(bot, game))[AlarmKind.NUDGE] == NIGHT_ENDS
        bot.clock.time = NOON + hours * HOUR
        await bot.tables.connected_time.count()
        assert (await _clocks(bot, game))[AlarmKind.NUDGE] == called
        await bot.tables.people.switch(BOB.id, "heads_up", True)
        await bot.tables.presence.follow(BOB.id)
        assert AlarmKind.NUDGE in await _clocks(bot, game) or called <= bot.clock.time, "it stays set"


async def test_whoever_was_not_told_before_an_interruption_is_called_in_the_morning(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", clock=Clock(NOON)) as bot:
        await bot.tables.people.set_zone(BOB.id, "Europe/Berlin")  # 13:00
        game = await bot.paced()
        while RED in (await bot.tables.views.table(game)).asked:
            view = await bot.tables.views.look(game, ANN.id)
            await bot.tables.play.choose(game, ANN.id, seq=view.seq, index=best(view).index)
        await bot.tables.connected_time.count()
        assert AlarmKind.NUDGE not in await _clocks(bot, game)
        bot.clock.time = at("2026-01-18T03:00")  # the board is posted now, without a ring
        await bot.tables.connected_time.count()
        assert (await _clocks(bot, game)).get(AlarmKind.NUDGE) == at("2026-01-18T08:00")


async def test_a_pause_ends_when_it_was_to_end_and_a_lobby_stays_open_longer(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        paused = await bot.solo()
        await bot.tables.pausing.ask(paused, ANN.id)
        lobby = await bot.lobby()
        await bot.tables.connected_time.count()
        before = {game: await _clocks(bot, game) for game in (paused, lobby)}
        bot.clock.time += 30 * DAY
        await bot.tables.connected_time.count()
        assert await _clocks(bot, paused) == before[paused]
        assert await _clocks(bot, lobby) == {AlarmKind.CLOSE: before[lobby][AlarmKind.CLOSE] + 30 * DAY}
        await bot.tables.alarms.ring()
        assert (await bot.tables.views.table(paused)).paused_until is None
        assert (await bot.tables.views.table(lobby)).status is Status.LOBBY


async def test_a_sleeping_table_sleeps_longer_by_what_nobody_could_come_back_in(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.paced()
        while not (await bot.tables.outbox.present(game)).asleep:
            due = await bot.tables.alarms.earliest()
            assert due is not None
            bot.clock.time = due
            await bot.tables.alarms.ring()
        await bot.tables.connected_time.count()
        before = await _clocks(bot, game)
        bot.clock.time += 30 * DAY
        await bot.tables.connected_time.count()
        assert await _clocks(bot, game) == {kind: due + 30 * DAY for kind, due in before.items()}


async def test_a_crash_on_the_way_leaves_all_clocks_as_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path / "bot.db") as bot:
        games = [await bot.paced(pace=DAY) for _ in range(3)]
        await bot.tables.connected_time.count()
        before = [await _deadline(bot, game) for game in games]
        bot.clock.time += 2 * DAY
        with monkeypatch.context() as crash:
            owe, owed = outbox.owe, iter(range(9))

            def failing(db: Connection, game_id: GameId, seq: int, dues: tuple[DuePost, ...]) -> None:
                if next(owed) == 2:
                    raise ConnectionError
                owe(db, game_id, seq, dues)

            crash.setattr(outbox, "owe", failing)
            with pytest.raises(ConnectionError):
                await bot.tables.connected_time.count()
        assert [await _deadline(bot, game) for game in games] == before
        await bot.tables.connected_time.count()
        assert [await _deadline(bot, game) for game in games] == [each + 2 * DAY for each in before]


async def test_a_move_decided_before_the_clocks_moved_is_made_after_it(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.paced(pace=DAY)
        await bot.tables.connected_time.count()
        position = await bot.tables.pages._positions.at(game)
        bot.clock.time += 5 * HOUR
        await bot.tables.connected_time.count()
        bot.tables.pages._positions._keep(position)  # as if it had been remembered just after
        await bot.say(game, ANN, "aim")
        assert await _deadline(bot, game) == position.visits[RED].since + DAY + 5 * HOUR


async def test_each_shard_has_an_interruption_of_its_own(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.paced(pace=DAY)
        deadline, mine = await _deadline(bot, game), (GUILD >> 22) % 2
        parts = [Part(shards=frozenset({shard}), count=2) for shard in (mine, 1 - mine)]
        for part in parts:
            await bot.tables.connected_time.count(part)
        bot.clock.time += 5 * HOUR
        await bot.tables.connected_time.count(parts[1])
        assert await _deadline(bot, game) == deadline
        bot.clock.time += 5 * HOUR
        await bot.tables.connected_time.count(parts[0])
        assert await _deadline(bot, game) == deadline + 10 * HOUR
        bot.clock.time += 5 * HOUR
        await bot.tables.connected_time.count(EVERYTHING)
        assert await _deadline(bot, game) == deadline + 15 * HOUR, "one shard now: the last of the two counts"


async def test_the_boards_and_cards_of_all_tables_are_owed_with_their_new_deadlines(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        games = [await bot.paced(pace=DAY) for _ in range(3)]
        await bot.tables.connected_time.count()
        await bot.settle()
        bot.announced.clear()
        bot.clock.time += 2 * DAY
        await bot.tables.connected_time.count()
        owed = await bot.tables.outbox.owed_posts()
        assert sorted((post.game_id, post.kind.value) for post in owed) == [
            (game, kind) for game in games for kind in ("board", "card")
        ]
        assert bot.announced == games


def test_with_any_calendar_nobody_is_left_with_less_than_a_waking_quarter() -> None:
    chance, zones = random.Random(7), zone_names()
    for _ in range(2000):
        person = Preferences(
            user_id=UserId(1),
            zone=chance.choice((None, *chance.sample(zones, 3))),
            quiet_from=(since := chance.randrange(24)),
            quiet_to=(since + chance.randrange(17)) % 24,
            days_off=frozenset(chance.sample(range(7), chance.randrange(7))),
        )
        now = NOON + chance.random() * 400 * DAY
        least = chance.choice((1, 2, 6)) * HOUR
        enough = after_waking_time(now, least, person)
        assert enough >= now + least
        awake = sum(not is_quiet(now + minute * 60, person) for minute in range(int((enough - now) // 60)))
        assert abs(awake * 60 - least) <= 61 * 7, person
