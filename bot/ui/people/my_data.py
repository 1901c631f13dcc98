"""*My data* and *Forget me*, the last two buttons of /me."""

from bot.service.people.my_data import Stakes
from bot.store.rows import UserId
from bot.titles.title import Words
from bot.ui.client_base import Interaction, user_of, words_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.message import GRAVE, LARGEST_FILES, Message, button
from bot.ui.kit.replies import in_place, privately, show
from bot.ui.people.me import show_own
from bot.ui.showing.messages import OVER

FILE = "my-data.json"


class MyDataButton(Pressable, kind=ids.my_data):
    """*My data*: sends the presser a file with their data."""

    async def press(self, interaction: Interaction) -> None:
        await privately(interaction, lambda: _hand_out(interaction))


class ForgetButton(Pressable, kind=ids.forget):
    """*Forget me*: deletes the presser's data after a confirmation."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._do(interaction))

    async def _do(self, interaction: Interaction) -> None:
        tables, user_id = interaction.client.tables, user_of(interaction)
        match self.named["what"]:
            case "forget":
                stakes = await tables.my_data.stakes(user_id)
                await show(interaction, confirmation(stakes, words_of(interaction)))
            case "forgotten":
                await _forget(interaction, user_id)
            case _:
                await show_own(interaction, await tables.people.of(user_id))


def confirmation(stakes: Stakes, words: Words) -> Message:
    """Returns the confirmation of *Forget me* with its consequences."""
    page = Message(OVER).text(f"### {words('forget-title')}").text(words("forget-means"))
    if stakes.playing:
        page.text(words("forget-playing", games=stakes.playing))
    if stakes.lobbies:
        page.text(words("forget-lobbies", lobbies=stakes.lobbies))
    page.small(words("forget-stays"))
    return page.row(
        button(words("button-forget-sure"), ids.forget("forgotten"), GRAVE),
        button(words("button-forget-not"), ids.forget("keep")),
    )


async def _hand_out(interaction: Interaction) -> None:
    data = await interaction.client.tables.my_data.export(user_of(interaction))
    words = words_of(interaction)
    if len(data) > LARGEST_FILES:
        await show(interaction, Message(OVER).text(words("my-data-large")))
    else:
        await show(interaction, Message(OVER).text(words("my-data-about")).file(FILE, data))


async def _forget(interaction: Interaction, user_id: UserId) -> None:
    client, words = interaction.client, words_of(interaction)
    await client.tables.my_data.forget(user_id)
    client.outbox_worker.forget(user_id)
    await show(interaction, Message(OVER).text(words("forget-done")))
