"""What a table is asked to agree to, in public, and the seat that is offered to somebody."""

import discord

from bot.service.requests import Committed
from bot.service.table import Table
from bot.service.tables import Tables
from bot.service.votes import Ballot
from bot.store.rows import Chair, Person, UserId, VoteKind
from bot.titles.title import Words
from bot.ui import ids, messages
from bot.ui.client_base import Interaction, locale_of, words_of
from bot.ui.components import Pressable
from bot.ui.discord_errors import is_gone
from bot.ui.message import GOOD, PLAIN, Message, button
from bot.ui.people import register
from bot.ui.replies import MayNotWriteHere, in_place, show


async def call(interaction: Interaction, ballot: Ballot) -> None:
    """Asks the others, and tells the asker that they are asked."""
    await _post(interaction, ballot)
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
        await place.send(view=message.view(), allowed_mentions=messages.allowed_mentions(people))
    except discord.HTTPException as error:
        if is_gone(error):
            raise MayNotWriteHere from error
        raise


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
    yes, no = (ids.vote(ballot.table.id, ballot.seq, ballot.kind, what) for what in ("yes", "no"))
    return (
        Message(messages.OVER)
        .text(f"{asks}\n{messages.mentions(ballot.missing)}")
        .row(button(words("button-agree"), yes, GOOD), button(words("button-disagree"), no, PLAIN))
    )


def offer_message(ballot: Ballot, words: Words) -> Message:
    """Returns the offer of a seat to the one who is to take it."""
    offers = words("handover-offer", person=f"<@{ballot.about}>", seat=_seat(ballot, words))
    take = button(words("button-take-seat"), ids.accept(ballot.table.id, ballot.seq), GOOD)
    return Message(messages.OVER).text(offers).row(take)


def seat_name(chair: Chair, words: Words) -> str:
    """Returns what a seat is called, and who has it."""
    return words("handover-seat", seat=words(f"seat-{chair.key}"), people=messages.sitter(chair, words))


def _seat(ballot: Ballot, words: Words) -> str:
    assert ballot.seat is not None, "a seat is handed over"
    return seat_name(ballot.table.chair(ballot.seat), words)


KIND = "(?::(?P<kind>end|pause|replace))?"  # none: a wish to take back


class VoteButton(Pressable, template=rf"[uv]:{ids.PLACE}{KIND}:(?P<what>yes|no)"):
    """Agrees, or not, to what somebody wishes."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._vote(interaction))

    async def _vote(self, interaction: Interaction) -> None:
        # Who voted what is said in public, where the question was asked.
        tables = interaction.client.tables
        user_id, seq = UserId(interaction.user.id), int(self.named["seq"])
        kind = VoteKind(self.named["kind"] or VoteKind.UNDO)
        if self.named["what"] == "no":
            table = await tables.votes.disagree(self.game_id, user_id, kind=kind, seq=seq)
            refused = _words(tables, table)(f"vote-refused-{kind.value}", name=_name(table, user_id))
            await _close(interaction, refused)
            return
        result = await tables.votes.agree(
            self.game_id,
            user_id,
            kind=kind,
            seq=seq,
            interaction_id=interaction.id,
            locale=locale_of(interaction),
        )
        words = _words(tables, result.table)
        if isinstance(result, Committed):
            await _close(interaction, words(f"vote-done-{kind.value}"))
        elif result.missing:
            await interaction.edit_original_response(view=vote_message(result, words).view())
        else:
            await _post(interaction, result)
            await _close(interaction, words("vote-done-replace"))


class AcceptButton(Pressable, template=f"ka:{ids.PLACE}"):
    """*Take the seat*: only the one who was offered it."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._accept(interaction))

    async def _accept(self, interaction: Interaction) -> None:
        tables, taker = interaction.client.tables, await register(interaction)
        done = await tables.seats.accept(self.game_id, taker, seq=int(self.named["seq"]))
        await _close(interaction, _words(tables, done.table)("handover-accepted", name=taker.name))


async def _close(interaction: Interaction, text: str) -> None:
    await interaction.edit_original_response(view=Message(messages.OVER).text(text).view())


def _words(tables: Tables, table: Table) -> Words:
    return tables.catalogue.words(table.locale, table.title)


def _name(table: Table, user_id: UserId) -> str:
    return next((person.name for person in table.everyone if person.id == user_id), "")
