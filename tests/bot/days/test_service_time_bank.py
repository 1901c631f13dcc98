"""Time banks: drawn on before the computer plays, earned back, and kept through everything a table does."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.durations import DAY, HOUR, MINUTE
from bot.service.model.changes.days import PaceChanged
from bot.service.model.position import Position
from bot.service.model.table import DEFAULT_PACE
from bot.store import alarms
from bot.store.rows import Alarm, AlarmKind, ByWhom, GameId, Person, ReactionMode, Visit
from engine.core import Seat
from tests.bot.house import ANN, BLUE, BOB, EVE, RED, Clock, House, house

PACE = DEFAULT_PACE
NOON = 1_768_651_200.0  # 12:00 UTC on a Saturday in January


async def _paced(
    bot: House, pace: int | None = PACE, reactions: ReactionMode = ReactionMode.AUTOMATIC
) -> GameId:
    return await bot.paced(pace, reactions)


async def _wait(bot: House, seconds: float) -> None:
    """Advances the clock and rings all alarms due on the way."""
    until = bot.clock.time + seconds
    while (due := await bot.tables.alarms.earliest()) is not None and due <= until:
        bot.clock.time = max(bot.clock.time, due)
        await bot.tables.alarms.ring()
    bot.clock.time = until


async def _position(bot: House, game: GameId) -> Position:
    return await bot.tables.pages._positions.at(game)


async def _visit(bot: House, game: GameId, seat: Seat = RED) -> Visit:
    return (await _position(bot, game)).visits[seat]


async def _used(bot: House, game: GameId, seat: Seat = RED) -> float:
    return (await _position(bot, game)).chairs[seat].bank_used


async def _alarms(bot: House, *kinds: AlarmKind) -> Sequence[Alarm]:
    every = await bot.database.read(alarms.due, float("inf"))
    return [alarm for alarm in every if alarm.kind in kinds]


async def _turn(bot: House, game: GameId, person: Person) -> None:
    """Lets a person play, badly, until another seat is asked, in no time."""
    seat = (await _position(bot, game)).seat_of(person.id)
    while seat in (await _position(bot, game)).asked_seats:
        view = await bot.tables.views.look(game, person.id)
        await bot.tables.play.choose(game, person.id, seq=view.seq, index=view.offers[-1].index)


async def _played_by_clock(bot: House, game: GameId) -> bool:
    rows = await bot.tables.pages._positions.moves(game)
    return any(row.by_whom is ByWhom.CLOCK for row in rows)


# --- drawing -----------------------------------------------------------------------------------------------


async def test_when_the_time_is_up_the_bank_runs_before_the_computer_plays(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await _paced(bot)
        begun = bot.clock.time
        await _wait(bot, PACE)
        assert (await bot.tables.views.table(game)).asked == (RED,)
        assert await _visit(bot, game) == Visit(
            since=begun, deadline=begun + 2 * PACE, bank_from=begun + PACE
        )
        assert (await bot.tables.views.table(game)).is_on_bank
        await _wait(bot, PACE - MINUTE)
        assert not await _played_by_clock(bot, game)
        await _wait(bot, MINUTE)
        assert await _played_by_clock(bot, game)
        chair = (await _position(bot, game)).chairs[RED]
        assert (chair.missed, chair.bank_used) == (1, PACE)


async def test_an_empty_bank_gives_no_more_time(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await _paced(bot)
        await _wait(bot, 2 * PACE)
        await _turn(bot, game, BOB)
        begun = bot.clock.time
        assert (await _position(bot, game)).asked_seats == (RED,)
        assert {alarm.due - begun for alarm in await _alarms(bot, AlarmKind.LAST)} == {0.9 * PACE}
        await _wait(bot, PACE)
        assert (await _position(bot, game)).chairs[RED].away


async def test_the_bank_is_charged_with_what_was_drawn(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await _paced(bot)
        await _wait(bot, PACE + 5 * HOUR)
        assert await _used(bot, game) == 0, "it is charged when the turn is over"
        await _turn(bot, game, ANN)
        assert await _used(bot, game) == 5 * HOUR
        assert not (await _position(bot, game)).chairs[RED].missed


async def test_an_act_near_the_end_of_the_bank_gets_its_hour(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await _paced(bot)
        await _wait(bot, 2 * PACE - MINUTE)
        await bot.say(game, ANN, "aim")
        visit = await _visit(bot, game)
        assert (visit.bank_from, visit.deadline) == (None, bot.clock.time + HOUR)
        assert await _used(bot, game) == PACE - MINUTE
        await _wait(bot, HOUR + 2 * MINUTE)
        assert await _played_by_clock(bot, game)


async def test_reminders_come_at_half_of_the_time_and_near_the_end_of_the_bank(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        await _paced(bot)
        begun = bot.clock.time
        kinds = (AlarmKind.HALF, AlarmKind.LAST)
        assert [(one.kind, one.due - begun) for one in await _alarms(bot, *kinds)] == [
            (AlarmKind.HALF, PACE / 2)
        ]
        await _wait(bot, PACE)
        (last,) = await _alarms(bot, *kinds)
        assert (last.kind, last.due) == (AlarmKind.LAST, begun + 1.8 * PACE)


@pytest.mark.parametrize("left", [0.0, 0.05, 0.1, 0.15, 0.5, 1.0])
async def test_the_last_reminder_comes_once_however_much_the_bank_has(tmp_path: Path, left: float) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await _paced(bot)
        await _wait(bot, PACE + (1 - left) * PACE - (0 if left else 30))
        await _turn(bot, game, ANN)
        await _wait(bot, PACE * 0.6)  # not prompt
        await _turn(bot, game, BOB)
        position = await _position(bot, game)
        assert position.asked_seats == (RED,)
        bank, begun, rung = PACE - position.chairs[RED].bank_used, bot.clock.time, 0
        while not await _played_by_clock(bot, game):
            due = await _alarms(bot, AlarmKind.LAST, AlarmKind.DEADLINE)
            assert {alarm.seat for alarm in due} == {RED}
            first = min(due, key=lambda alarm: alarm.due)
            rung += first.kind is AlarmKind.LAST
            await _wait(bot, first.due - bot.clock.time)
        assert rung == 1
        assert bot.clock.time - begun == pytest.approx(PACE + (bank if left else 0))


# --- earning -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("part", "earned"), [(0.0, 0.25), (0.4, 0.25), (0.5, 0.25), (0.6, 0.0), (1.0, 0.0)])
async def test_a_prompt_turn_returns_a_quarter_and_a_slow_one_nothing(
    tmp_path: Path, part: float, earned: float
) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await _paced(bot)
        await _wait(bot, 2 * PACE - HOUR)
        await _turn(bot, game, ANN)
        await _turn(bot, game, BOB)
        await _wait(bot, part * PACE)
        await _turn(bot, game, ANN)
        assert await _used(bot, game) == PACE - HOUR - earned * PACE


async def test_a_bank_holds_no_more_than_one_time_limit(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await _paced(bot)
        await _wait(bot, PACE + HOUR)
        await _turn(bot, game, ANN)
        await _turn(bot, game, BOB)
        await _turn(bot, game, ANN)
        assert await _used(bot, game) == 0
        assert (await bot.tables.views.table(game)).banks[RED] == PACE


async def test_a_turn_that_begins_in_the_night_is_prompt_from_the_morning_on(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", clock=Clock(NOON)) as bot:
        game = await _paced(bot, pace=8 * HOUR)
        await _wait(bot, 9 * HOUR)
        await _turn(bot, game, ANN)
        assert await _used(bot, game) == HOUR
        await bot.tables.people.set_zone(ANN.id, "UTC")
        await _wait(bot, 2 * HOUR)  # 23:00
        await _turn(bot, game, BOB)
        await _wait(bot, 10 * HOUR)  # an hour after eight in the morning
        await _turn(bot, game, ANN)
        assert await _used(bot, game) == 0


# --- everything else that happens at a table ---------------------------------------------------------------


async def test_without_a_limit_there_is_no_bank(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await _paced(bot, pace=None)
        assert (await bot.tables.views.table(game)).banks == {}


async def test_alone_there_is_no_bank(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        assert (await bot.tables.views.table(await bot.solo())).banks == {}


async def test_a_reaction_draws_nothing(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await _paced(bot, DAY, ReactionMode.ASK)
        await bot.say(game, ANN, "aim")
        await bot.say(game, ANN, "strike")
        position = await _position(bot, game)
        assert (position.is_in_window, position.asked_seats) == (True, (BLUE,))
        await _wait(bot, DAY)
        assert not (await _position(bot, game)).is_in_window, "it is answered at once"
        assert await _used(bot, game, BLUE) == 0


async def test_while_others_react_the_bank_stands(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await _paced(bot, DAY, ReactionMode.ASK)
        await _wait(bot, DAY + HOUR)
        await bot.say(game, ANN, "aim")
        await bot.say(game, ANN, "strike")
        assert (await _position(bot, game)).asked_seats == (BLUE,)
        assert await _used(bot, game) == HOUR
        await _wait(bot, 20 * HOUR)
        await _turn(bot, game, BOB)
        assert await _used(bot, game) == HOUR
        assert (await _visit(bot, game)).deadline == bot.clock.time + DAY


async def test_a_bank_survives_a_restart(tmp_path: Path) -> None:
    clock = Clock()
    async with house(tmp_path / "bot.db", clock=clock) as bot:
        game = await _paced(bot)
        await _wait(bot, PACE + HOUR)
        visit = await _visit(bot, game)
    async with house(tmp_path / "bot.db", clock=clock) as bot:
        assert await _visit(bot, game) == visit
        await _turn(bot, game, ANN)
    async with house(tmp_path / "bot.db", clock=clock) as bot:
        assert await _used(bot, game) == HOUR


async def test_another_limit_fills_all_banks(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await _paced(bot)
        await _wait(bot, 2 * PACE)
        assert await _used(bot, game) == PACE
        await bot.tables.presence._writer.change(game, lambda position: PaceChanged(pace=DAY))
        assert (await bot.tables.views.table(game)).banks == {RED: DAY, BLUE: DAY}
        await bot.tables.presence._writer.change(game, lambda position: PaceChanged(pace=10 * MINUTE))
        assert set((await bot.tables.views.table(game)).banks.values()) == {10 * MINUTE}


async def test_another_limit_while_the_bank_runs_fills_it(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await _paced(bot)
        await _wait(bot, PACE + DAY)
        await bot.tables.presence._writer.change(game, lambda position: PaceChanged(pace=DAY))
        visit = await _visit(bot, game)
        assert (visit.bank_from, visit.deadline) == (None, bot.clock.time + DAY)
        assert await _used(bot, game) == 0


async def test_a_pause_stops_the_bank_and_afterwards_the_turn_has_its_time(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await _paced(bot)
        await _wait(bot, PACE + 5 * HOUR)
        await bot.tables.pausing.ask(game, ANN.id, 5)
        number = (await _position(bot, game)).game.votes_called
        await bot.tables.votes.agree(game, BOB.id, number=number)
        assert await _used(bot, game) == 5 * HOUR
        await _wait(bot, 5 * DAY)
        visit = await _visit(bot, game)
        assert (visit.bank_from, visit.deadline) == (None, bot.clock.time + PACE)
        assert await _used(bot, game) == 5 * HOUR


async def test_lost_time_draws_nothing(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await _paced(bot)
        await _wait(bot, PACE + 5 * HOUR)
        await bot.tables.connected_time.count()
        before = await _visit(bot, game)
        bot.clock.time += 30 * HOUR
        await bot.tables.connected_time.count()
        after = await _visit(bot, game)
        assert before.bank_from is not None
        assert after.bank_from == before.bank_from + 30 * HOUR
        await _turn(bot, game, ANN)
        assert await _used(bot, game) == pytest.approx(5 * HOUR)


async def test_quiet_hours_in_which_the_bank_would_end_are_not_drawn(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", clock=Clock(NOON)) as bot:
        game = await _paced(bot, pace=8 * HOUR)
        await bot.tables.people.set_zone(ANN.id, "UTC")
        await _wait(bot, 8 * HOUR)  # 20:00; the bank would end at four in the morning
        assert (await _visit(bot, game)).deadline == NOON + 22 * HOUR
        await _wait(bot, 13 * HOUR)  # nine in the morning
        await _turn(bot, game, ANN)
        assert await _used(bot, game) == 7 * HOUR, "an hour of it was left"


async def test_an_absence_stops_the_bank(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await _paced(bot)
        begun = bot.clock.time
        await _wait(bot, PACE + HOUR)
        await bot.tables.people.away(ANN.id, bot.clock.time + 5 * DAY)
        await bot.tables.presence.follow(ANN.id)
        assert (await _visit(bot, game)).deadline == begun + 2 * PACE + 5 * DAY
        await _wait(bot, 5 * DAY)
        await _turn(bot, game, ANN)
        assert await _used(bot, game) == HOUR


async def test_an_absence_at_a_table_that_plays_on_ends_the_turn_and_draws_nothing_more(
    tmp_path: Path,
) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await _paced(bot, pace=DAY)
        await _wait(bot, DAY + HOUR)
        await bot.tables.people.away(ANN.id, bot.clock.time + 5 * DAY)
        await bot.tables.presence.follow(ANN.id)
        chair = (await _position(bot, game)).chairs[RED]
        assert (await _position(bot, game)).asked_seats != (RED,)
        assert (chair.missed, chair.bank_used) == (0, HOUR)


async def test_a_seat_that_is_given_away_keeps_its_bank_and_an_abandoned_one_is_full(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await _paced(bot)
        await _wait(bot, PACE + DAY)
        ballot = await bot.tables.seats.ask(game, ANN.id, EVE.id)
        await bot.tables.seats.accept(game, EVE, number=ballot.number)
        assert (await _position(bot, game)).chairs[RED].people == (EVE,)
        assert await _used(bot, game) == DAY
        await bot.tables.presence.depart(game, EVE.id)
        assert await _used(bot, game) == DAY
        await bot.tables.seats.take_over(game, RED, ANN)
        assert await _used(bot, game) == 0
