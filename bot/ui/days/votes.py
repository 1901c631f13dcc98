"""What a table is asked to agree to, in public, and the seat that is offered to somebody."""

import logging

import discord

from bot.service.model.table import Table
from bot.service.playing.votes import Ballot
from bot.service.running.requests import Committed
from bot.service.tables import Tables
from bot.store.rows import Chair, Person, UserId, VoteKind
from bot.titles.title import Words
from bot.ui.client_base import Interaction, locale_of, words_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.discord_errors import is_gone
from bot.ui.kit.message import GOOD, PLAIN, Message, button
from bot.ui.kit.names import register
from bot.ui.kit.replies import MayNotWriteHere, in_place, show
from bot.ui.showing import messages

log = logging.getLogger(__name__)


async def call(interaction: Interaction, ballot: Ballot) -> None:
    """Asks the others, and tells the asker that they are asked."""
    await _post(interaction, ballot)
    await _close_earlier(interaction, ballot)
    asked = "vote-asked" if ballot.missing else "handover-offered"
    await show(interaction, Message().text(words_of(interaction)(asked)))


async def _post(interaction: Interaction, ballot: Ballot) -> None:
    words = _words(interaction.client.tables, ballot.table)
    people = ballot.missing
    message = vote_message(ballot, words)
    if not people:  # all have agreed: now it is for the one who is to sit down
        people = (Person(id=UserId(ballot.about), name=""),)
        message = offer_message(ballot, words)
    place = interaction.client.get_partial_messageable(ballot.table.place)
    try:
        sent = await place.send(view=message.view(), allowed_mentions=messages.allowed_mentions(people))
    except discord.HTTPException as error:
        if is_gone(error):
            raise MayNotWriteHere from error
        raise
    await interaction.client.tables.votes.note_post(ballot, channel_id=sent.channel.id, message_id=sent.id)


async def _close_earlier(interaction: Interaction, ballot: Ballot) -> None:
    """Closes the message of the question that this one has replaced; one that is gone stays gone."""
    if ballot.replaces is None:
        return
    place = interaction.client.get_partial_messageable(ballot.replaces.channel_id)
    words = _words(interaction.client.tables, ballot.table)
    closed = Message(messages.OVER).text(words("vote-replaced", name=ballot.asked_by.name))
    try:
        await place.get_partial_message(ballot.replaces.message_id).edit(view=closed.view())
    except discord.HTTPException as error:  # pressing its buttons is refused all the same
        log.info("the question %s is not closed: %s", ballot.replaces.message_id, error)


def vote_message(ballot: Ballot, words: Words) -> Message:
    """Returns the question for those who have not answered yet."""
    name, about = ballot.asked_by.name, ballot.about
    match ballot.kind:
        case VoteKind.UNDO:
            asks = words("undo-vote", name=name, moves=about)
        case VoteKind.END:
            asks = words("end-vote", name=name)
        case VoteKind.PAUSE:
            asks = words("pause-vote", name=name, days=about)
        case VoteKind.REPLACE:
            asks = words("replace-vote", name=name, person=f"<@{about}>", seat=_seat(ballot, words))
    yes, no = (ids.vote(ballot.table.id, ballot.number, ballot.kind, what) for what in ("yes", "no"))
    return (
        Message(messages.OVER)
        .text(f"{asks}\n{messages.mentions(ballot.missing)}")
        .row(button(words("button-agree"), yes, GOOD), button(words("button-disagree"), no, PLAIN))
    )


def offer_message(ballot: Ballot, words: Words) -> Message:
    """Returns the offer of a seat to the one who is to take it."""
    offers = words("handover-offer", person=f"<@{ballot.about}>", seat=_seat(ballot, words))
    take = button(words("button-take-seat"), ids.accept(ballot.table.id, ballot.number), GOOD)
    return Message(messages.OVER).text(offers).row(take)


def seat_name(chair: Chair, words: Words) -> str:
    """Returns what a seat is called, and who has it."""
    return words("handover-seat", seat=words(f"seat-{chair.key}"), people=messages.sitter(chair, words))


def _seat(ballot: Ballot, words: Words) -> str:
    assert ballot.seat is not None, "a seat is handed over"
    return seat_name(ballot.table.chair(ballot.seat), words)


class VoteButton(Pressable, template=rf"vn:{ids.QUESTION}:(?P<kind>undo|end|pause|replace):(?P<what>yes|no)"):
    """*Agree* and *Disagree* below a question."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._vote(interaction))

    async def _vote(self, interaction: Interaction) -> None:
        # Who voted what is said in public, where the question was asked.
        tables = interaction.client.tables
        user_id, number, kind = UserId(interaction.user.id), int(self.named["number"]), self.named["kind"]
        if self.named["what"] == "no":
            table = await tables.votes.disagree(self.game_id, user_id, number=number)
            await _close(
                interaction, _words(tables, table)(f"vote-refused-{kind}", name=_name(table, user_id))
            )
            return
        result = await tables.votes.agree(
            self.game_id, user_id, number=number, interaction_id=interaction.id, locale=locale_of(interaction)
        )
        words = _words(tables, result.table)
        if isinstance(result, Committed):
            await _close(interaction, words(f"vote-done-{kind}"))
        elif result.missing:
            await interaction.edit_original_response(view=vote_message(result, words).view())
        else:
            await _post(interaction, result)
            await _close(interaction, words("vote-done-replace"))


class AcceptButton(Pressable, template=f"ko:{ids.QUESTION}"):
    """*Take the seat*: only the one who was offered it."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._accept(interaction))

    async def _accept(self, interaction: Interaction) -> None:
        tables, taker = interaction.client.tables, await register(interaction)
        done = await tables.seats.accept(self.game_id, taker, number=int(self.named["number"]))
        await _close(interaction, _words(tables, done.table)("handover-accepted", name=taker.name))


async def _close(interaction: Interaction, text: str) -> None:
    await interaction.edit_original_response(view=Message(messages.OVER).text(text).view())


def _words(tables: Tables, table: Table) -> Words:
    return tables.catalogue.words(table.locale, table.title)


def _name(table: Table, user_id: UserId) -> str:
    return next((person.name for person in table.everyone if person.id == user_id), "")
