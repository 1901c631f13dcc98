"""Personal settings, as the service stores them."""

from contextlib import suppress
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.durations import DAY
from bot.service.errors import BadOption, NoSuchZone, TooLongAway, TooQuiet
from bot.service.people import preferences
from bot.service.running.writer import TableWriter
from bot.store import people
from bot.store.rows import PostKind, Preferences, UserId
from tests.bot.house import ANN, BOB, EVE, Clock, House, house


async def test_who_has_set_nothing_has_the_defaults(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        known = await bot.tables.people.of(ANN.id)
        assert known == Preferences(user_id=ANN.id)
        assert (known.quiet_from, known.quiet_to, known.hand_by_dm, known.heads_up) == (22, 8, True, False)


async def test_what_is_set_stays_also_after_a_restart(tmp_path: Path) -> None:
    clock = Clock()
    async with house(tmp_path / "bot.db", clock=clock) as bot:
        who = bot.tables.people
        await who.set_zone(ANN.id, "europe/berlin")
        await who.set_quiet_hours(ANN.id, 20, 6)
        await who.set_days_off(ANN.id, (5, 6))
        await who.switch(ANN.id, "hand_by_dm", False)
        await who.switch(ANN.id, "heads_up", True)
        await who.switch(ANN.id, "lessons", False)
        await who.set_locale(ANN.id, "en")
        set_by_ann = await who.away(ANN.id, clock.time + 3 * DAY)
        assert await who.of(ANN.id) == set_by_ann
    async with house(tmp_path / "bot.db", clock=clock) as bot:
        assert await bot.tables.people.of(ANN.id) == set_by_ann
        assert set_by_ann == Preferences(
            user_id=ANN.id,
            zone="Europe/Berlin",
            quiet_from=20,
            quiet_to=6,
            days_off=frozenset({5, 6}),
            away_from=clock.time,
            away_until=clock.time + 3 * DAY,
            hand_by_dm=False,
            heads_up=True,
            lessons=False,
            locale="en",
        )
        both = await bot.tables.people.of_all([ANN.id, BOB.id])
        assert both == {ANN.id: set_by_ann, BOB.id: Preferences(user_id=BOB.id)}
        cleared = await bot.tables.people.set_zone(ANN.id, None)
        assert cleared.zone is None
        assert (await bot.tables.people.set_locale(ANN.id, None)).locale is None


async def test_what_does_not_fit_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        who, heard = bot.tables.people, list[UserId]()
        who.listen(heard.append)
        with pytest.raises(NoSuchZone):
            await who.set_zone(ANN.id, "Mars/Olympus")
        with pytest.raises(TooQuiet):
            await who.set_quiet_hours(ANN.id, 8, 1)
        with pytest.raises(BadOption):
            await who.set_quiet_hours(ANN.id, 24, 8)
        with pytest.raises(BadOption):
            await who.set_days_off(ANN.id, (7,))
        with pytest.raises(BadOption):
            await who.set_locale(ANN.id, "tlh")
        with pytest.raises(BadOption):
            await who.away(ANN.id, bot.clock.time)
        assert await who.of(ANN.id) == Preferences(user_id=ANN.id)
        assert heard == []


async def test_changes_are_told_to_those_who_listen(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        heard: list[tuple[UserId, str | None]] = []
        await bot.tables.people.set_zone(EVE.id, "Asia/Tokyo")
        bot.tables.people.listen(lambda user_id: heard.append((user_id, "first")))
        bot.tables.people.listen(lambda user_id: heard.append((user_id, "second")))
        await bot.tables.people.set_quiet_hours(ANN.id, 0, 0)
        await bot.tables.people.back(BOB.id)
        assert heard == [(ANN.id, "first"), (ANN.id, "second"), (BOB.id, "first"), (BOB.id, "second")]


async def test_memory_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preferences, "MOST_PEOPLE", 2)
    async with house(tmp_path / "bot.db") as bot:
        for number in range(1, 6):
            await bot.tables.people.set_quiet_hours(UserId(number), number, 8)
        known = await bot.tables.people.of_all(UserId(number) for number in range(1, 6))
        assert [each.quiet_from for each in known.values()] == [1, 2, 3, 4, 5]


async def leave(bot: House, days: float) -> None:
    await bot.tables.people.away(ANN.id, bot.clock.time + days * DAY)


async def test_nobody_is_away_for_more_than_fourteen_days_of_sixty(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        with pytest.raises(TooLongAway) as refused:
            await leave(bot, 14.1)
        assert refused.value.left == 14
        await leave(bot, 10)
        bot.clock.time += 20 * DAY
        assert await bot.tables.people.days_left(ANN.id) == 4
        with pytest.raises(TooLongAway) as refused:
            await leave(bot, 5)
        assert (refused.value.left, refused.value.most, refused.value.of) == (4, 14, 60)
        await leave(bot, 4)
        bot.clock.time += 4 * DAY
        assert await bot.tables.people.days_left(ANN.id) == 0
        bot.clock.time += 36 * DAY  # sixty days after the start of the first absence
        assert await bot.tables.people.days_left(ANN.id) == 10
        bot.clock.time += 24 * DAY
        assert await bot.tables.people.days_left(ANN.id) == 14


async def test_coming_back_early_saves_days(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        await leave(bot, 14)
        bot.clock.time += 2 * DAY
        assert (await bot.tables.people.of(ANN.id)).is_away(bot.clock.time)
        await bot.tables.people.back(ANN.id)
        assert not (await bot.tables.people.of(ANN.id)).is_away(bot.clock.time)
        assert await bot.tables.people.days_left(ANN.id) == 12
        await bot.tables.people.back(ANN.id)  # a second time changes nothing
        assert await bot.tables.people.days_left(ANN.id) == 12


async def test_an_absence_taken_back_at_once_has_never_been(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        await leave(bot, 14)
        await bot.tables.people.back(ANN.id)
        assert await bot.database.read(people.absences, ANN.id, 0.0) == ()
        await leave(bot, 14)
        bot.clock.time -= DAY  # the clock was ahead and is corrected
        await bot.tables.people.back(ANN.id)
        assert await bot.database.read(people.absences, ANN.id, 0.0) == ()
        assert await bot.tables.people.days_left(ANN.id) == 14


async def test_an_absence_is_made_longer_or_shorter_on_the_way(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        await leave(bot, 7)
        bot.clock.time += 3 * DAY
        await leave(bot, 11)
        with pytest.raises(TooLongAway):
            await leave(bot, 12)
        await leave(bot, 1)
        bot.clock.time += DAY
        assert await bot.tables.people.days_left(ANN.id) == 10


async def test_the_zone_of_a_server_counts_for_those_who_have_set_none(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        who = bot.tables.people
        bot.clock.time = datetime(2026, 11, 17, 3, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()
        await who.set_zone(BOB.id, "America/Denver")
        assert not await who.is_quiet(ANN.id)
        assert await who.is_quiet(ANN.id, "Europe/Berlin")
        assert not await who.is_quiet(BOB.id, "Europe/Berlin")
        assert (await who.of(ANN.id)).zone is None


async def test_a_name_leaves_the_card_also_if_the_process_is_killed_in_between(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(*_: object) -> None:
        raise KeyboardInterrupt

    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        await bot.tables.leaving.resign(game, BOB.id)
        await bot.settle()
        monkeypatch.setattr(TableWriter, "change", killed)
        with suppress(KeyboardInterrupt):
            await bot.tables.my_data.forget(BOB.id)
    async with house(tmp_path / "bot.db") as bot:
        assert "Bob" not in [person.name for person in (await bot.tables.views.table(game)).everyone]
        assert [owed.kind for owed in await bot.tables.outbox.owed_posts(game)] == [PostKind.CARD]
