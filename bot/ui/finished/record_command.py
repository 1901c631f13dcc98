"""/record: the game statistics of a person, with a chart."""

from collections.abc import Iterable, Iterator, Mapping

import discord

from bot.service.errors import NotOnServer
from bot.service.finished.results import Against, Results, Tally
from bot.store.rows import Person
from bot.text.catalogue import Catalogue
from bot.titles.title import AnyTitle, Sketch, Words
from bot.ui.client_base import Interaction, locale_of, words_of
from bot.ui.kit.command_builder import CommandOption, Filled, build
from bot.ui.kit.message import Message
from bot.ui.kit.names import person
from bot.ui.kit.replies import privately, show
from bot.ui.kit.translator import SlashCommand, choice, describe
from bot.ui.showing.messages import time_span
from renderer.scenes import record as chart

PERSON, GAME = "person", "game"
MOST_LINES = 10  # of a breakdown
MOST_BARS = 6
CHART_FILE = "record.png"


def command(titles: Iterable[AnyTitle], catalogue: Catalogue) -> SlashCommand:
    """Returns /record."""
    games = [choice(catalogue, "title-name", title.id, title) for title in titles]
    options = [
        CommandOption(
            name=PERSON,
            description=describe(catalogue, "option-record-person"),
            required=False,
            kind=discord.User,
        ),
        CommandOption(
            name=GAME, description=describe(catalogue, "option-record-game"), required=False, choices=games
        ),
    ]

    async def run(interaction: Interaction, filled: Filled) -> None:
        await privately(interaction, lambda: _record(interaction, filled))

    return build("record", describe(catalogue, "command-record"), options, run)


async def _record(interaction: Interaction, filled: Filled) -> None:
    """Shows statistics: the asker's own of all games, another person's of games on this server."""
    tables, words, who = interaction.client.tables, words_of(interaction), _person(interaction)
    mine = who.id == interaction.user.id
    if not mine and interaction.guild_id is None:
        raise NotOnServer
    found = await tables.records.of(
        who.id,
        locale=locale_of(interaction),
        guild_id=None if mine else interaction.guild_id,
        title=filled.get(GAME),
    )
    if not found.total:
        none = words("record-none-mine") if mine else words("record-none-theirs", name=who.name)
        await show(interaction, Message().text(none))
        return
    title = words("record-mine") if mine else words("record-theirs", name=who.name)
    about = words("record-everywhere") if mine else words("record-here")
    sketch = _sketch(found, title, about, words, whole=GAME not in filled)
    message = Message().text(f"### {title}").small(about)
    drawn = await tables.pictures.sketch(lambda: sketch)
    if drawn is not None:
        message.picture(drawn.png, CHART_FILE, drawn.alt)
    for paragraph in _paragraphs(found, words, whole=GAME not in filled):
        message.text(paragraph)
    await show(interaction, message)


def _person(interaction: Interaction) -> Person:
    """Returns the person named in the command, else the asker."""
    named = getattr(interaction.namespace, PERSON, None)
    return person(named if isinstance(named, discord.User | discord.Member) else interaction.user)


# --- in words ----------------------------------------------------------------------------------------------


def _paragraphs(found: Results, words: Words, *, whole: bool) -> Iterator[str]:
    """Yields the paragraphs of a record: sums, streaks and breakdowns."""
    sums = [
        words(f"record-against-{kind.value}", tally=_tally(tally, words))
        for kind, tally in found.tallies.items()
        if tally.total
    ]
    if found.latest:
        sums.append(words("record-streaks", now=found.streak, best=found.best_streak))
    if found.visit is not None:
        sums.append(words("record-visit", time=time_span(found.visit, words)))
    if found.promptness.total:
        prompt = found.promptness
        sums.append(words("record-in-time", made=prompt.in_time, turns=prompt.total, percent=prompt.percent))
    yield "\n".join(sums)
    for heading, tallies in _breakdowns(found, words, whole=whole):
        lines = [
            f"- {words('record-entry', label=label, tally=_tally(tally, words))}"
            for label, tally in list(tallies.items())[:MOST_LINES]
        ]
        yield "\n".join([f"**{heading}**", *lines])


def _breakdowns(found: Results, words: Words, *, whole: bool) -> Iterator[tuple[str, Mapping[str, Tally]]]:
    """Yields the breakdowns with headings: by title, or for a single title by side and scenario; series."""
    several = whole and len(found.by_title) > 1
    if whole and found.by_title:
        yield words("record-by-title"), found.by_title
    if found.by_side and not several:
        yield words("record-by-side"), found.by_side
    if found.by_scenario and not several:
        yield words("record-by-scenario"), found.by_scenario
    if found.by_series:
        yield words("record-by-series"), found.by_series


def _tally(tally: Tally, words: Words) -> str:
    return words("record-tally", played=tally.total, won=tally.won, drawn=tally.drawn, lost=tally.lost)


# --- as a picture ------------------------------------------------------------------------------------------


def _sketch(found: Results, title: str, about: str, words: Words, *, whole: bool) -> Sketch:
    """Returns the chart with its alternative text."""
    by_game = whole and len(found.by_title) > 1
    rows = dict(found.by_title if by_game else found.by_side or found.by_scenario or found.by_title)
    bars = [_bar(label, tally, words) for label, tally in list(rows.items())[:MOST_BARS]]
    computer = found.tallies[Against.COMPUTER]
    if computer.total:
        bars.append(_bar(words("record-computer"), computer, words))
    shown = chart.Chart(
        title=title,
        about=about if by_game else next(iter(found.by_title), about),
        bars=tuple(bars),
        latest=tuple(verdict.value for verdict in found.latest),
        latest_label=words("record-latest"),
        key={verdict: words(f"record-{verdict}") for verdict in chart.VERDICTS},
    )
    return Sketch(scene=chart.scene(shown), alt=_alt(shown, rows, computer, words))


def _bar(label: str, tally: Tally, words: Words) -> chart.Bar:
    says = words("record-tally-short", won=tally.won, played=tally.total)
    return chart.Bar(label=label, says=says, won=tally.won, drawn=tally.drawn, lost=tally.lost)


def _alt(shown: chart.Chart, rows: Mapping[str, Tally], computer: Tally, words: Words) -> str:
    tallies = {**rows, words("record-computer"): computer} if computer.total else rows
    bars = " ".join(
        f"{words('record-entry', label=label, tally=_tally(tally, words))}."
        for label, tally in tallies.items()
    )
    results = ", ".join(words(f"record-{verdict}") for verdict in shown.latest)
    latest = words("record-alt-latest", results=results) if shown.latest else ""
    return words("record-alt", bars=bars, latest=latest).strip()
