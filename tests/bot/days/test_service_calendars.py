"""Quiet hours, days off and absences, in each person's time zone."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.service.model.calendars import (
    after_waking_time,
    avoiding,
    is_quiet,
    local_time,
    next_waking,
    zone_called,
    zone_names,
)
from bot.store.rows import Preferences, UserId

BERLIN, PHOENIX, DENVER, NEW_YORK = "Europe/Berlin", "America/Phoenix", "America/Denver", "America/New_York"
MON, TUE, WED, THU, FRI, SAT, SUN = range(7)


def at(when: str, zone: str = BERLIN) -> float:
    """Returns a local time of a zone as a timestamp."""
    return datetime.fromisoformat(when).replace(tzinfo=ZoneInfo(zone)).timestamp()


def prefs(
    zone: str | None = BERLIN,
    quiet: tuple[int, int] = (22, 8),
    off: tuple[int, ...] = (),
    away: float | None = None,
) -> Preferences:
    return Preferences(
        user_id=UserId(1),
        zone=zone,
        quiet_from=quiet[0],
        quiet_to=quiet[1],
        days_off=frozenset(off),
        away_until=away,
    )


NIGHT = prefs()
WEEKEND = prefs(off=(SAT, SUN))

# 2026-11-17 is a Tuesday. Clocks in Berlin go back on 2026-10-25, forward on 2027-03-28 (both Sundays).
WAKING = [
    ("at noon nothing speaks against it", NIGHT, "2026-11-17T12:00", "2026-11-17T12:00"),
    ("a second before quiet hours", NIGHT, "2026-11-17T21:59:59", "2026-11-17T21:59:59"),
    ("quiet hours begin", NIGHT, "2026-11-17T22:00", "2026-11-18T08:00"),
    ("after midnight", NIGHT, "2026-11-18T03:20", "2026-11-18T08:00"),
    ("quiet hours end", NIGHT, "2026-11-18T08:00", "2026-11-18T08:00"),
    ("quiet hours within a day", prefs(quiet=(9, 17)), "2026-11-17T09:00", "2026-11-17T17:00"),
    ("quiet hours within a day, before", prefs(quiet=(9, 17)), "2026-11-17T08:59", "2026-11-17T08:59"),
    ("none at all", prefs(quiet=(0, 0)), "2026-11-18T03:20", "2026-11-18T03:20"),
    ("the same hour twice is none", prefs(quiet=(22, 22)), "2026-11-17T22:30", "2026-11-17T22:30"),
    ("until midnight", prefs(quiet=(18, 0)), "2026-11-17T20:00", "2026-11-18T00:00"),
    ("a day off and the night after it", prefs(off=(TUE,)), "2026-11-17T12:00", "2026-11-18T08:00"),
    ("the night before a weekend lasts till Monday", WEEKEND, "2026-11-20T23:00", "2026-11-23T08:00"),
    (
        "a weekend without quiet hours",
        prefs(quiet=(0, 0), off=(SAT, SUN)),
        "2026-11-21T00:00",
        "2026-11-23T00:00",
    ),
    ("days off without a day between", prefs(off=(TUE, WED, THU)), "2026-11-17T00:30", "2026-11-20T08:00"),
    ("seven days off are none", prefs(off=tuple(range(7))), "2026-11-17T12:00", "2026-11-17T12:00"),
    (
        "seven days off still leave quiet hours",
        prefs(off=tuple(range(7))),
        "2026-11-17T23:00",
        "2026-11-18T08:00",
    ),
    ("the night the clocks go back", NIGHT, "2026-10-24T23:00", "2026-10-25T08:00"),
    ("the night the clocks go forward", NIGHT, "2027-03-27T23:00", "2027-03-28T08:00"),
    ("an end that the clocks skip", prefs(quiet=(22, 2)), "2027-03-27T23:00", "2027-03-28T03:00"),
    ("no zone, no quiet hours", prefs(zone=None, off=(TUE,)), "2026-11-17T23:00", "2026-11-17T23:00"),
    ("a zone nobody knows", prefs(zone="Mars/Olympus", off=(TUE,)), "2026-11-17T23:00", "2026-11-17T23:00"),
    ("away until noon", prefs(away=at("2026-11-19T12:00")), "2026-11-17T12:00", "2026-11-19T12:00"),
    ("away until midnight", prefs(away=at("2026-11-19T00:00")), "2026-11-17T12:00", "2026-11-19T08:00"),
    ("back again", prefs(away=at("2026-11-17T11:00")), "2026-11-17T12:00", "2026-11-17T12:00"),
]


@pytest.mark.parametrize(
    ("who", "moment", "waking"), [row[1:] for row in WAKING], ids=[row[0] for row in WAKING]
)
def test_people_are_reached_when_they_are_awake(who: Preferences, moment: str, waking: str) -> None:
    assert next_waking(at(moment), who) == at(waking)
    assert is_quiet(at(moment), who) == (moment != waking)


AVOIDING = [
    ("by day a deadline stays", NIGHT, "2026-11-17T12:00", "2026-11-17T12:00"),
    ("a night moves it to ten in the morning", NIGHT, "2026-11-18T04:00", "2026-11-18T10:00"),
    ("a weekend to Monday at ten", WEEKEND, "2026-11-21T15:00", "2026-11-23T10:00"),
    (
        "into quiet hours, so once more",
        prefs(away=at("2026-11-17T21:00")),
        "2026-11-17T20:00",
        "2026-11-18T10:00",
    ),
    ("the clocks go back", NIGHT, "2026-10-25T02:30", "2026-10-25T10:00"),
    ("the clocks go forward", NIGHT, "2027-03-28T01:30", "2027-03-28T10:00"),
    ("no hour of the day is long enough", prefs(quiet=(9, 8)), "2026-11-17T12:00", "2026-11-18T08:00"),
    ("six days off", prefs(off=(MON, TUE, WED, THU, FRI, SAT)), "2026-11-17T12:00", "2026-11-22T10:00"),
]


@pytest.mark.parametrize(
    ("who", "moment", "deadline"), [row[1:] for row in AVOIDING], ids=[row[0] for row in AVOIDING]
)
def test_deadlines_avoid_sleep(who: Preferences, moment: str, deadline: str) -> None:
    assert avoiding(at(moment), who) == at(deadline)


@pytest.mark.parametrize("zone", [BERLIN, PHOENIX, DENVER, NEW_YORK, "Asia/Kathmandu", "America/Santiago"])
def test_a_year_of_deadlines_falls_between_eight_and_ten_in_every_zone(zone: str) -> None:
    who = prefs(zone=zone, off=(SUN,))
    place = ZoneInfo(zone)
    for hours in range(0, 366 * 24, 5):
        moment = at("2026-06-01T00:30") + hours * 60 * 60
        deadline = avoiding(moment, who)
        shown = datetime.fromtimestamp(deadline, place)
        assert deadline >= moment
        assert shown.weekday() != SUN
        assert 8 <= shown.hour < 22
        if deadline != moment:
            assert (shown.hour, shown.minute) == (10, 0)


def test_plus_one_and_minus_seven_are_eight_hours_apart() -> None:
    night_in_berlin = at("2026-11-18T03:00", BERLIN)  # 19:00 in Denver and Phoenix
    assert is_quiet(night_in_berlin, prefs(BERLIN))
    assert not is_quiet(night_in_berlin, prefs(DENVER))
    assert next_waking(at("2026-11-18T23:00", PHOENIX), prefs(PHOENIX)) == at("2026-11-19T16:00", BERLIN)


def test_a_night_of_the_change_is_an_hour_longer_or_shorter() -> None:
    back, forth = at("2026-10-24T22:00"), at("2027-03-27T22:00")
    assert next_waking(back, NIGHT) - back == timedelta(hours=11).total_seconds()
    assert next_waking(forth, NIGHT) - forth == timedelta(hours=9).total_seconds()


def test_the_zone_of_the_server_stands_in_for_one_not_set() -> None:
    night = at("2026-11-18T03:00")
    assert not is_quiet(night, prefs(zone=None))
    assert is_quiet(night, prefs(zone=None).in_zone(BERLIN))
    assert not is_quiet(night, prefs(zone=DENVER).in_zone(BERLIN))
    assert not is_quiet(night, prefs(zone=None).in_zone(None))


def test_zones_are_found_by_name() -> None:
    assert zone_called("europe/berlin") == BERLIN
    assert zone_called(" America/New york ") == NEW_YORK
    assert zone_called("utc") == "UTC"
    assert zone_called("Mars/Olympus") is None
    assert zone_called("") is None
    assert "Etc/GMT+3" not in zone_names()
    shown = local_time(at("2026-11-17T12:00"), DENVER)
    assert shown is not None
    assert shown.strftime("%H:%M") == "04:00"
    assert local_time(0.0, None) is None


# Berlin's clocks: 2027-03-28 has no hour from two to three, 2026-10-25 has it twice.
AWAKE = [
    ("six hours from noon", NIGHT, "2026-11-17T12:00", 6, "2026-11-17T18:00"),
    ("the rest of them in the morning", NIGHT, "2026-11-17T20:00", 6, "2026-11-18T12:00"),
    ("from the night on", NIGHT, "2026-11-18T03:00", 2, "2026-11-18T10:00"),
    ("none of a weekend", WEEKEND, "2026-11-20T21:00", 2, "2026-11-23T09:00"),
    ("clocks go forward in the night", NIGHT, "2027-03-27T21:30", 1, "2027-03-28T08:30"),
    ("clocks go back in the night", NIGHT, "2026-10-24T21:30", 1, "2026-10-25T08:30"),
    ("clocks go forward meanwhile", prefs(quiet=(0, 0)), "2027-03-28T00:00", 6, "2027-03-28T07:00"),
    ("clocks go back meanwhile", prefs(quiet=(0, 0)), "2026-10-25T00:00", 6, "2026-10-25T05:00"),
    ("without a zone", prefs(None), "2026-11-18T03:20", 6, "2026-11-18T09:20"),
    ("after an absence", prefs(away=at("2026-11-20T10:15")), "2026-11-17T12:00", 1, "2026-11-20T11:15"),
]


@pytest.mark.parametrize(("what", "person", "moment", "hours", "expected"), AWAKE)
def test_time_a_person_is_awake(
    what: str, person: Preferences, moment: str, hours: float, expected: str
) -> None:
    assert after_waking_time(at(moment), hours * 3600, person) == at(expected), what
