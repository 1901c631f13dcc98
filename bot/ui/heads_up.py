"""Tells somebody by direct message that they are next, if they still are."""

import discord

from bot.service.tables import Tables
from bot.store.rows import OwedPost
from bot.ui.discord_errors import reason
from bot.ui.message import Message


async def say_who_is_next(client: discord.Client, tables: Tables, owed: OwedPost) -> None:
    """Sends the word that is owed; who is asked by now, or has left, needs none."""
    assert owed.user_id is not None, "it is for somebody"
    page = await tables.outbox.present(owed.game_id)
    table, waits_for = page.table, page.waits_for
    if not waits_for or owed.user_id in (person.id for person in waits_for):
        await tables.outbox.give_up(owed, "it is their turn, or nobody's")
        return
    prefs = await tables.people.of(owed.user_id)
    words = tables.catalogue.words(prefs.language or table.locale, table.title)
    people = ", ".join(person.name for person in waits_for)
    message = Message().text(words("call-next", people=people, place=f"<#{table.place}>"))
    try:
        channel = await client.create_dm(discord.Object(owed.user_id))
        await channel.send(view=message.view(), nonce=owed.nonce)
    except (discord.Forbidden, discord.NotFound) as error:
        await tables.outbox.give_up(owed, reason(error))
    else:
        await tables.outbox.done(owed)
