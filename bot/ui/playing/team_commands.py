"""/table assign and /table stand-in, for teams."""

from collections.abc import Iterable

from discord import app_commands

from bot.service.errors import NoSuchFriend
from bot.service.playing.teams import Team
from bot.store.rows import UserId
from bot.text.catalogue import Catalogue
from bot.titles.title import AnyTitle, Choice, Words
from bot.ui.client_base import Interaction, locale_of, user_of, words_of
from bot.ui.kit.command_builder import CommandOption, Filled, build
from bot.ui.kit.menus import fitting
from bot.ui.kit.message import Message
from bot.ui.kit.replies import privately, show, show_all, table_here
from bot.ui.kit.translator import SlashCommand, choice, describe
from bot.ui.showing.messages import texts

TO, ALLOWED = "to", "allowed"
ANYBODY = "anybody"
YES, NO = "yes", "no"


def assign(titles: Iterable[AnyTitle], catalogue: Catalogue) -> SlashCommand:
    """Returns /table assign; the first title with teams names the option of the share."""
    share = next((title.sharing.option for title in titles if title.sharing is not None), "share")
    options = [
        CommandOption(name=share, description=describe(catalogue, "option-assign-share"), required=False),
        CommandOption(name=TO, description=describe(catalogue, "option-assign-to"), required=False),
    ]

    async def run(interaction: Interaction, filled: Filled) -> None:
        await privately(interaction, lambda: _assign(interaction, filled.get(share), filled.get(TO, ANYBODY)))

    return build("assign", describe(catalogue, "command-table-assign"), options, run, _complete)


async def _assign(interaction: Interaction, share: str | None, to: str) -> None:
    """Assigns a share to a member of the asker's team, and shows all shares."""
    team = await _team(interaction)
    if share is not None:
        friend = _find_friend(team, to, interaction.client.tables.catalogue)
        team = await interaction.client.tables.teams.assign(
            team.game_id,
            user_of(interaction),
            share,
            friend,
            locale_of(interaction),
            interaction_id=interaction.id,
        )
    await show_all(interaction, texts(_list(team, words_of(interaction))))


async def _team(interaction: Interaction) -> Team:
    table = await table_here(interaction)
    user_id = user_of(interaction)
    return await interaction.client.tables.teams.of_user(table.id, user_id, locale_of(interaction))


def _find_friend(team: Team, typed: str, catalogue: Catalogue) -> UserId | None:
    """Returns the team member that was chosen or typed; None: anybody."""
    anybody = {catalogue.words(language)("team-anybody").casefold() for language in catalogue.locales}
    if typed.casefold() in (ANYBODY, *anybody):
        return None
    for person in team.people:
        if typed.casefold() in (str(person.id), person.name.casefold()):
            return person.id
    raise NoSuchFriend


def _list(team: Team, words: Words) -> str:
    lines = [
        words("team-share", share=choice.label, owner=owner.name if owner else words("team-anybody"))
        for choice, owner in team.shares
    ]
    return "\n".join([words("team-captain", name=team.people[0].name), *(lines or [words("team-nothing")])])


async def _complete(
    interaction: Interaction, slot: str, filled: Filled, typed: str
) -> list[app_commands.Choice[str]]:
    team = await _team(interaction)
    if slot != TO:
        return fitting([choice for choice, _ in (*team.groups, *team.shares)], typed)
    anybody = Choice(value=ANYBODY, label=words_of(interaction)("team-anybody"))
    friends = [Choice(value=str(person.id), label=person.name) for person in team.people]
    return fitting([*friends, anybody], typed)


def stand_in(catalogue: Catalogue) -> SlashCommand:
    """Returns /table stand-in."""
    choices = [
        choice(catalogue, "choice-yes", YES),
        choice(catalogue, "choice-no", NO),
    ]
    option = CommandOption(
        name=ALLOWED,
        description=describe(catalogue, "option-stand-in-allowed"),
        required=True,
        choices=choices,
    )

    async def run(interaction: Interaction, filled: Filled) -> None:
        await privately(interaction, lambda: _stand_in(interaction, filled[ALLOWED]))

    return build("stand-in", describe(catalogue, "command-table-stand-in"), [option], run)


async def _stand_in(interaction: Interaction, allowed: str) -> None:
    """Sets whether team members may act for each other at this table."""
    table = await table_here(interaction)
    user_id = user_of(interaction)
    await interaction.client.tables.teams.let_substitute(
        table.id, user_id, allowed == YES, interaction_id=interaction.id
    )
    await show(interaction, Message().text(words_of(interaction)(f"stand-in-{allowed}")))
