"""/me: the private panel with a person's preferences, edited in place."""

from collections.abc import Awaitable, Collection, Iterable, Iterator, Mapping
from datetime import date

import discord

from bot.durations import DAY, HOUR
from bot.service.errors import BadOption
from bot.service.people.preferences import People
from bot.store.people import Switch
from bot.store.rows import Preferences, UserId
from bot.text.catalogue import Catalogue
from bot.titles.title import Words
from bot.ui.client_base import Interaction, use_language_of, user_of, words_of
from bot.ui.finished.games_command import back_everywhere
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.message import GOOD, GRAVE, PLAIN, Message, button
from bot.ui.kit.replies import in_place, show
from bot.ui.kit.translator import language_names
from bot.ui.people.absences import BACK, add_absence, begin_of, day_of
from bot.ui.people.zones import spelling, time_in
from renderer.words import enumerate_items

HOURS_A_DAY = 24
NO_QUIET = (0, 0)
NIGHTS = ((20, 6), (20, 8), (21, 7), (21, 9), (22, 6), (22, 7), (22, 8), (22, 10), (23, 7), (23, 8), (23, 9),
          (0, 7), (0, 8), (0, 9), (0, 10), (1, 9), (1, 10), (2, 10), (3, 11))  # fmt: skip
DAYS_OF_WORK = ((6, 14), (8, 16), (9, 17))  # for people awake at night, or busy at work
AUTOMATIC = "auto"


async def show_own(interaction: Interaction, prefs: Preferences, first: date | None = None) -> None:
    """Shows the asker's preferences; `first` is the day that the absence they plan begins on."""
    use_language_of(interaction, prefs)
    tables = interaction.client.tables
    left, words = await tables.people.days_left(prefs.user_id), words_of(interaction)
    page = Message().text(f"### {words('me-title')}").small(words("me-for-you"))
    if absences := await tables.presence.absences(prefs.user_id):
        page.text(words("me-absent", count=len(absences))).row(back_everywhere(words))
    panel = own_panel(page, prefs, tables.now(), left, tables.catalogue, words, first)
    if await tables.watching.games_of(prefs.user_id):
        panel.row(button(words("button-watched"), ids.watched("list")))
    await show(interaction, panel)


def own_panel(
    page: Message,
    prefs: Preferences,
    now: float,
    days_left: int,
    catalogue: Catalogue,
    words: Words,
    first: date | None = None,
) -> Message:
    """Returns a page with all preferences added."""
    _zone(page, prefs, now, words)
    page.select(ids.own("quiet"), words("me-quiet"), _hours(prefs, words))
    page.text(f"**{words('me-days')}**")
    page.any_of(ids.own("days"), words("me-no-days"), _days(prefs, words))
    add_absence(page, prefs, now, days_left, words, first)
    page.text(f"**{words('me-wishes')}**").row(
        _switch("hand", prefs.hand_by_dm, words),
        _switch("invites", prefs.invites_by_dm, words),
        _switch("heads-up", prefs.heads_up, words),
        _switch("lessons", prefs.lessons, words),
        _switch("nudges", prefs.nudges, words),
    )
    if prefs.zone is not None:
        page.text(f"**{words('me-letter')}**\n-# {words('me-letter-means')}")
        page.select(ids.own("letter"), words("me-letter"), _letters(prefs, words))
    page.text(f"**{words('me-language')}**")
    page.select(ids.own("locale"), words("me-language"), _languages(prefs, catalogue, words))
    return page.row(
        button(words("button-block-list"), ids.block("list")),
        button(words("button-my-data"), ids.my_data("data")),
        button(words("button-forget-me"), ids.forget("forget"), GRAVE),
    )


def _zone(page: Message, prefs: Preferences, now: float, words: Words) -> None:
    """Adds the time zone and the heading of the quiet hours."""
    if prefs.zone is None:
        page.text(words("me-zone-none")).small(_hours_from_moves(prefs, now, words) or words("me-zone-means"))
    else:
        known = words("me-zone", zone=spelling(prefs.zone), time=time_in(prefs.zone, now))
        page.beside(known, button(words("button-clear"), ids.own("zone")))
    page.text(f"**{words('me-quiet')}**\n-# {words('me-quiet-means')}")


def _hours_from_moves(prefs: Preferences, now: float, words: Words) -> str:
    """Returns the quiet hours that are learnt from a person's moves, in words; "": none."""
    resting = prefs.in_zone(None).resting
    if resting is None:
        return ""
    today = now - now % DAY
    times = {hour: f"<t:{int(today + hour * HOUR)}:t>" for hour in range(2 * HOURS_A_DAY)}
    spans = [
        words("me-hours", since=times[since], until=times[until]) for since, until in _spans_of_hours(resting)
    ]
    return words("me-zone-learnt", hours=enumerate_items(spans, words))


def _spans_of_hours(hours: Collection[int]) -> Iterator[tuple[int, int]]:
    """Yields the begin and end of each run of consecutive hours of a day."""
    for first in sorted(hours):
        if (first - 1) % HOURS_A_DAY not in hours:
            later = range(first, first + HOURS_A_DAY)
            yield first, next(hour for hour in later if hour % HOURS_A_DAY not in hours)


def _hours(prefs: Preferences, words: Words) -> list[discord.SelectOption]:
    present = _present_hours(prefs)
    offered = dict.fromkeys((NO_QUIET, *NIGHTS, *DAYS_OF_WORK, present))
    return [
        discord.SelectOption(
            label=_span(hours, words), value=f"{hours[0]}-{hours[1]}", default=hours == present
        )
        for hours in offered
    ]


def quiet_hours(prefs: Preferences, words: Words) -> str:
    """Returns the quiet hours of a person in words."""
    return _span(_present_hours(prefs), words)


def _present_hours(prefs: Preferences) -> tuple[int, int]:
    return NO_QUIET if prefs.quiet_from == prefs.quiet_to else (prefs.quiet_from, prefs.quiet_to)


def _span(hours: tuple[int, int], words: Words) -> str:
    if hours == NO_QUIET:
        return words("me-no-quiet")
    return words("me-hours", since=f"{hours[0]:02}:00", until=f"{hours[1]:02}:00")


def _days(prefs: Preferences, words: Words) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(label=words(f"day-{day}"), value=str(day), default=day in prefs.days_off)
        for day in range(7)
    ]


def _switch(what: str, on: bool, words: Words) -> discord.ui.Button[discord.ui.LayoutView]:
    label = words(f"me-{what}-on") if on else words(f"me-{what}-off")
    return button(label, ids.own_wish(what, int(not on)), GOOD if on else PLAIN)


def _letters(prefs: Preferences, words: Words) -> list[discord.SelectOption]:
    hours = {AUTOMATIC: words("me-letter-none")}
    hours |= {str(hour): words("me-letter-at", time=f"{hour:02}:00") for hour in range(HOURS_A_DAY)}
    chosen = AUTOMATIC if prefs.letter_hour is None else str(prefs.letter_hour)
    return [
        discord.SelectOption(label=label, value=value, default=value == chosen)
        for value, label in hours.items()
    ]


def _languages(prefs: Preferences, catalogue: Catalogue, words: Words) -> list[discord.SelectOption]:
    automatic = discord.SelectOption(
        label=words("me-language-auto"), value=AUTOMATIC, default=prefs.locale is None
    )
    return [
        automatic,
        *(
            discord.SelectOption(label=name, value=locale, default=prefs.locale == locale)
            for locale, name in language_names(catalogue)
        ),
    ]


class OwnSetting(Pressable, kind=ids.own):
    """A select of the panel, or the button that clears the time zone."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._set(interaction))

    async def _set(self, interaction: Interaction) -> None:
        people, user_id = interaction.client.tables.people, user_of(interaction)
        if self.named["what"] == "first":
            await show_own(interaction, await people.of(user_id), day_of(self.value))
        else:
            await show_own(interaction, await self._change(people, user_id, interaction.client.tables.now()))

    def _change(self, people: People, user_id: UserId, now: float) -> Awaitable[Preferences]:
        match self.named["what"]:
            case "zone":
                return people.set_zone(user_id, None)
            case "quiet":
                return people.set_quiet_hours(user_id, *_quiet_hours(self.values))
            case "days":
                return people.set_days_off(user_id, _numbers(self.values, "days"))
            case "letter":
                return people.set_letter(user_id, _letter_hour(self.values))
            case "away":
                return _leave(people, user_id, self.values, now)
            case _:
                return people.set_locale(user_id, None if self.value == AUTOMATIC else self.value)


class PlannedAbsence(Pressable, kind=ids.own_absence):
    """The length of an absence that begins on a chosen day."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._plan(interaction))

    async def _plan(self, interaction: Interaction) -> None:
        tables, user_id = interaction.client.tables, user_of(interaction)
        prefs, now, day = await tables.people.of(user_id), tables.now(), day_of(self.named["day"])
        assert day is not None, "the id holds a day"
        since = begin_of(day, now, prefs.zone)
        await show_own(interaction, await _leave(tables.people, user_id, self.values, now, since))


def _leave(
    people: People, user_id: UserId, values: list[str], now: float, since: float | None = None
) -> Awaitable[Preferences]:
    """Begins or plans an absence of some days, or ends it."""
    if values == [BACK]:
        return people.back(user_id)
    (days,) = _numbers(values, "away", exactly=1)
    return people.away(user_id, (now if since is None else since) + days * DAY, since)


SWITCHES: Mapping[str, Switch] = {
    "hand": "hand_by_dm",
    "invites": "invites_by_dm",
    "heads-up": "heads_up",
    "lessons": "lessons",
    "nudges": "nudges",
}


class OwnWish(Pressable, kind=ids.own_wish):
    """A switch of the panel; its id holds the wanted value, so a double press is harmless."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._set(interaction))

    async def _set(self, interaction: Interaction) -> None:
        people, user_id = interaction.client.tables.people, user_of(interaction)
        prefs = await people.switch(user_id, SWITCHES[self.named["what"]], self.named["wanted"] == "1")
        await show_own(interaction, prefs)


def _letter_hour(values: list[str]) -> int | None:
    """Returns the hour of the daily letter that was chosen; None: no letter."""
    return None if values == [AUTOMATIC] else _numbers(values, "letter", exactly=1)[0]


def _quiet_hours(values: list[str]) -> tuple[int, int]:
    since, until = _numbers("-".join(values).split("-"), "quiet", exactly=2)
    return since, until


def _numbers(values: Iterable[str], what: str, exactly: int | None = None) -> list[int]:
    """Returns chosen values as numbers; raises `BadOption` for invalid ones."""
    chosen = list(values)
    if not all(value.isdecimal() and len(value) <= 2 for value in chosen):
        raise BadOption(what)
    if exactly is not None and len(chosen) != exactly:
        raise BadOption(what)
    return [int(value) for value in chosen]
