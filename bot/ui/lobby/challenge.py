"""The user command *Challenge*: game, scenario and time limit, then an invitation as by `/new with:`."""

from dataclasses import dataclass

import discord
from discord import app_commands

from bot.copies import replace
from bot.service.errors import BadOption, TableError
from bot.service.model.table import PACES
from bot.text.catalogue import Catalogue
from bot.ui.client_base import Interaction, locale_of, user_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.menus import MOST_CHOICES, clip
from bot.ui.kit.message import GOOD, Message, button
from bot.ui.kit.replies import NoComputers, in_place, privately, show
from bot.ui.kit.translator import describe
from bot.ui.lobby import invitations
from bot.ui.lobby.table_commands import GAME, PACE, may_open, open_table
from bot.ui.showing.messages import SEATS
from renderer.words import capitalise, dash

SCENARIO, SEND = "scenario", "send"


class ChallengesThemselves(TableError):
    """A person has challenged themselves."""


@dataclass(frozen=True, kw_only=True)
class Draft:
    """A challenge before it is sent: the choices so far; "" stands for the default."""

    user: str  # the id of the challenged person
    game: str = ""
    scenario: str = ""
    pace: str = ""

    def id(self, what: str) -> str:
        """Returns the id of a component that holds the draft."""
        return ids.challenge(what, self.user, self.game, self.scenario, self.pace)

    def with_choice(self, what: str, value: str) -> "Draft":
        """Returns the draft with another choice; another game has other scenarios."""
        match what:
            case "game":
                return replace(self, game=value, scenario="")
            case "scenario":
                return replace(self, scenario=value)
        return replace(self, pace=value)


def command(catalogue: Catalogue) -> app_commands.ContextMenu:
    """Returns *Challenge*, in the menu of a person's name."""

    async def run(interaction: Interaction, user: discord.Member) -> None:
        await privately(interaction, lambda: _begin(interaction, user))

    return app_commands.ContextMenu(name=describe(catalogue, "command-challenge"), callback=run)


async def _begin(interaction: Interaction, member: discord.Member) -> None:
    """Shows the choices, unless the person cannot be challenged or no table can be opened here."""
    may_open(interaction)
    if member.bot:
        raise NoComputers
    if member.id == user_of(interaction):
        raise ChallengesThemselves
    first = next(iter(interaction.client.tables.waiting_list.titles), None)
    await _show(interaction, Draft(user=str(member.id), game="" if first is None else first.id))


async def _show(interaction: Interaction, draft: Draft) -> None:
    tables, locale = interaction.client.tables, locale_of(interaction)
    title = tables.titles.get(draft.game)
    words = tables.catalogue.words(locale, title)
    page = Message(SEATS[0]).text(f"### {words('challenge-title', name=f'<@{draft.user}>')}")
    named = [
        (one.id, tables.catalogue.words(locale, one)("title-name")) for one in tables.waiting_list.titles
    ]
    _list(page, draft.id("game"), words("option-new-game"), named, draft.game)
    if title is not None and title.setup.scenario:
        name = title.setup.scenario[0]
        offered = [(one.value, one.label) for one in title.setup.choices[name](words)]
        _list(page, draft.id(SCENARIO), words(f"option-{dash(name)}"), offered, draft.scenario)
    paces = [(name, words(f"pace-{name}")) for name in PACES]
    _list(page, draft.id("pace"), words("option-new-pace"), paces, draft.pace)
    await show(interaction, page.row(button(words("button-challenge"), draft.id(SEND), GOOD)))


def _list(page: Message, custom_id: str, asks: str, offered: list[tuple[str, str]], chosen: str) -> None:
    page.select(
        custom_id,
        capitalise(asks),
        [
            discord.SelectOption(label=clip(label, 100), value=value, default=value == chosen)
            for value, label in offered[:MOST_CHOICES]
        ],
    )


def _check_choice(interaction: Interaction, draft: Draft, what: str, value: str) -> None:
    """Raises `BadOption` for a value that no list offers."""
    titles = interaction.client.tables.titles
    offered = {"game": list(titles), "pace": list(PACES)}.get(what)
    if offered is None:
        title = titles.get(draft.game)
        words = interaction.client.tables.catalogue.words(locale_of(interaction), title)
        names = () if title is None else title.setup.scenario[:1]
        offered = [one.value for name in names if title for one in title.setup.choices[name](words)]
    if value not in offered:
        raise BadOption(what)


class ChallengeChoice(Pressable, kind=ids.challenge):
    """The lists of a challenge, and the button that sends it."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._do(interaction))

    async def _do(self, interaction: Interaction) -> None:
        named = self.named
        draft = Draft(user=named["user"], game=named["game"], scenario=named["scenario"], pace=named["pace"])
        if named["what"] == SEND:
            await self._send(interaction, draft)
        else:
            _check_choice(interaction, draft, named["what"], self.value)
            await _show(interaction, draft.with_choice(named["what"], self.value))

    async def _send(self, interaction: Interaction, draft: Draft) -> None:
        title = interaction.client.tables.titles.get(draft.game)
        if title is None:
            raise BadOption(GAME)
        filled = {GAME: draft.game, invitations.WITH: f"<@{draft.user}>"}
        if draft.pace:
            filled[PACE] = draft.pace
        if draft.scenario and title.setup.scenario:
            filled[title.setup.scenario[0]] = draft.scenario
        await open_table(interaction, filled)
