"""The buttons of an invitation: *Accept* and *Not this time*, in the lobby or a direct message."""

import re

import discord

from bot.service.errors import TableError, TooManyGuests
from bot.store.rows import Person
from bot.ui.client_base import Interaction, user_of, words_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.message import Message
from bot.ui.kit.names import person, register
from bot.ui.kit.replies import NoComputers, in_place, show
from bot.ui.people.zone_question import ask_for_zone

WITH = "with"  # the option of /new
MOST_GUESTS = 5
_MENTION = re.compile(r"<@!?([0-9]{1,20})>")


class NoSuchGuest(TableError):
    """A text names other things than members of this server."""


async def guests_of(interaction: Interaction, typed: str) -> tuple[Person, ...]:
    """Returns the people that a text mentions; raises an error for bots, and for too many or other guests."""
    ids = tuple(dict.fromkeys(int(number) for number in _MENTION.findall(typed)))
    if _MENTION.sub("", typed).strip(" ,;&+") or (typed and not ids):
        raise NoSuchGuest
    if len(ids) > MOST_GUESTS:
        raise TooManyGuests(MOST_GUESTS)
    return tuple([await _guest(interaction, number) for number in ids])


async def _guest(interaction: Interaction, number: int) -> Person:
    if interaction.guild is None:
        raise NoSuchGuest
    try:
        member = interaction.guild.get_member(number) or await interaction.guild.fetch_member(number)
    except discord.NotFound:
        raise NoSuchGuest from None
    if member.bot:
        raise NoComputers
    return person(member)


class InvitationButton(Pressable, kind=ids.invitation):
    """*Accept* or *Not this time*."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._answer(interaction))

    async def _answer(self, interaction: Interaction) -> None:
        tables, what = interaction.client.tables, self.named["what"]
        if what == "accept":
            lobby = await tables.lobbies.take_seat(
                self.game_id, await register(interaction), as_guest=True, interaction_id=interaction.id
            )
        else:
            lobby = await tables.invitations.decline(
                self.game_id, user_of(interaction), interaction_id=interaction.id
            )
        if interaction.guild_id is None:  # the lobby's own message is drawn by the outbox worker
            told = words_of(interaction)(f"invite-{what}ed", place=f"<#{lobby.table.place}>")
            await show(interaction, Message().text(told))
        elif what == "accept":
            await ask_for_zone(interaction)
