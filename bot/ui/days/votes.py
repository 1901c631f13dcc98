"""Messages and buttons of votes and seat offers."""

from bot.service.model.table import pace_name
from bot.service.playing.votes import Ballot
from bot.store.rows import Chair, PostKind, VoteKind
from bot.titles.title import Words
from bot.ui.client_base import Interaction, locale_of, user_of, words_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.message import GOOD, PLAIN, Message, button
from bot.ui.kit.names import register
from bot.ui.kit.replies import MayNotWriteHere, in_place, show
from bot.ui.showing import messages


async def call(interaction: Interaction, ballot: Ballot) -> None:
    """Confirms to the asker that the vote was posted; raises `MayNotWriteHere` if it was refused."""
    client, table = interaction.client, ballot.table
    kind = PostKind.VOTE if ballot.missing else PostKind.OFFER
    await client.outbox_worker.flush(table.id)
    if await client.tables.outbox.post(table.id, kind, ballot.number) is None:
        owed = await client.tables.outbox.owed_posts(table.id)
        is_owed = any((post.kind, post.turn) == (kind, ballot.number) for post in owed)
        if not is_owed or client.outbox_worker.is_mute(table.place):
            raise MayNotWriteHere
    asked = "vote-asked" if ballot.missing else "handover-offered"
    await show(interaction, Message().text(words_of(interaction)(asked)))


def vote_message(ballot: Ballot, words: Words) -> Message:
    """Returns the message of an open vote, with mentions of the missing people."""
    name, about = ballot.asked_by.name, ballot.about
    match ballot.kind:
        case VoteKind.UNDO:
            asks = words("undo-vote", name=name, moves=about)
        case VoteKind.END:
            asks = words("end-vote", name=name)
        case VoteKind.PAUSE:
            asks = words("pause-vote", name=name, days=about)
        case VoteKind.PACE:
            asks = words("pace-vote", name=name, pace=words(f"pace-{pace_name(about)}"))
        case VoteKind.REPLACE:
            asks = words("replace-vote", name=name, person=f"<@{about}>", seat=_seat(ballot, words))
    yes, no = (ids.vote(ballot.table.id, ballot.number, what) for what in ("yes", "no"))
    return (
        Message(messages.OVER)
        .text(f"{asks}\n{messages.mentions(ballot.missing)}")
        .row(button(words("button-agree"), yes, GOOD), button(words("button-disagree"), no, PLAIN))
    )


def offer_message(ballot: Ballot, words: Words) -> Message:
    """Returns the message of a seat offer."""
    offers = words("handover-offer", person=f"<@{ballot.about}>", seat=_seat(ballot, words))
    take = button(words("button-take-seat"), ids.accept(ballot.table.id, ballot.number), GOOD)
    return Message(messages.OVER).text(offers).row(take)


def seat_name(chair: Chair, words: Words) -> str:
    """Returns the name of a seat with its people."""
    return words("handover-seat", seat=words(f"seat-{chair.key}"), people=messages.sitter(chair, words))


def _seat(ballot: Ballot, words: Words) -> str:
    assert ballot.seat is not None, "a seat is handed over"
    return seat_name(ballot.table.chair(ballot.seat), words)


class VoteButton(Pressable, kind=ids.vote):
    """*Agree* and *Disagree* below a question."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._vote(interaction))

    async def _vote(self, interaction: Interaction) -> None:
        votes, user_id = interaction.client.tables.votes, user_of(interaction)
        number = int(self.named["number"])
        if self.named["what"] == "no":
            await votes.disagree(self.game_id, user_id, number=number, interaction_id=interaction.id)
        else:
            await votes.agree(
                self.game_id,
                user_id,
                number=number,
                interaction_id=interaction.id,
                locale=locale_of(interaction),
            )


class AcceptButton(Pressable, kind=ids.accept):
    """*Take the seat*: accepts a seat offer; only its recipient may."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._accept(interaction))

    async def _accept(self, interaction: Interaction) -> None:
        taker = await register(interaction)
        await interaction.client.tables.seats.accept(
            self.game_id, taker, number=int(self.named["number"]), interaction_id=interaction.id
        )
