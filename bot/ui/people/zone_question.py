"""*When do you sleep?*: asks people for their time zone, once, when they first sit down."""

import discord

from bot.ui.client_base import Interaction, user_of, words_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.message import PLAIN, Message, button
from bot.ui.kit.replies import in_place, show, tell
from bot.ui.people.me import quiet_hours
from bot.ui.people.zones import likely_zones, spelling, time_in
from bot.ui.showing.messages import OVER

ASKED = "zone-asked"  # the one-time notice


async def ask_for_zone(interaction: Interaction) -> None:
    """Asks for the time zone in a private message of its own, unless it is set or was asked for."""
    message = Message()
    if await add_question(interaction, message):
        await tell(interaction, message)


async def add_question(interaction: Interaction, message: Message) -> bool:
    """Adds the question to a private answer, unless it was asked before; tells whether it was added."""
    tables, user_id, words = interaction.client.tables, user_of(interaction), words_of(interaction)
    if (await tables.people.of(user_id)).zone is not None:
        return False
    if not await tables.key_values.first_notice(user_id, ASKED):
        return False
    now = tables.now()
    options = [
        discord.SelectOption(label=f"{spelling(zone)} · {time_in(zone, now)}", value=zone)
        for zone in likely_zones(interaction.locale.value, now)
    ]
    message.text(words("zone-ask"))
    message.select(ids.zone_question("zone"), words("zone-ask-time"), options)
    message.row(button(words("button-not-now"), ids.zone_question("later"), PLAIN))
    return True


class ZoneQuestion(Pressable, kind=ids.zone_question):
    """The select of time zones, and *Not now*."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._answer(interaction))

    async def _answer(self, interaction: Interaction) -> None:
        words = words_of(interaction)
        if self.named["what"] == "later":
            await show(interaction, Message(OVER).text(words("zone-later")))
            return
        zone = self.value
        prefs = await interaction.client.tables.people.set_zone(user_of(interaction), zone)
        said = words("zone-set", zone=spelling(zone), hours=quiet_hours(prefs, words))
        await show(interaction, Message(OVER).text(said))
