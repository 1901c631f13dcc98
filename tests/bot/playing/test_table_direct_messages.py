"""Whole games in the bot's direct messages: a solo game, and one against the computer."""

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.enums import InteractionType
from simcord.interactions import base_payload

from bot.service.model.table import Offer, SeatView
from bot.ui.process.contexts import ANYWHERE, ON_SERVERS
from tests.bot.players import TURN, best, open_orders, seen, way_to
from tests.bot.world import Press, Shown, World, answer, buttons, list_with, options, text
from tests.duel.title import DUEL
from tests.opaque import AnyTitle
from tests.titles import FALLING_SKIES

MOST_MOVES = 400
GUILD, BOT_DM, PRIVATE_CHANNEL = 0, 1, 2
BY_SERVER, BY_USER = 0, 1


@pytest.fixture(params=(DUEL, FALLING_SKIES), ids=lambda title: str(title.id))
def title(request: pytest.FixtureRequest) -> AnyTitle:
    chosen: AnyTitle = request.param
    return chosen


@pytest.mark.slow  # whole games on a simulated Discord
async def test_a_whole_game_is_opened_and_played_in_direct_messages(
    world: World, title: AnyTitle, anna: MemberActor
) -> None:
    place = anna.user.dm_channel
    await anna.user.slash("new", game=title.id)
    lobby = world.public(place)[-1]
    if title is DUEL:
        await anna.user.click(lobby, label="Add computer")
        lobby = world.public(place)[-1]
    await anna.user.click(lobby, label="Start")
    for _ in range(MOST_MOVES):
        view = await seen(world, anna)
        if not view.my_turn:
            break
        await _press(world, anna, place, view, best(view))
        assert (await seen(world, anna)).seq > view.seq
    ended = [message for message in world.public(place) if text(message).startswith("## 🏁")]
    assert len(ended) == 2, "the card and the end"
    assert not [message for message in world.public(place) if TURN in buttons(message)]
    assert world.public() == [], "no channel of a server shows it"
    assert await world.tables.outbox.owed_posts() == ()


def _question(world: World, place: ChannelHandle) -> discord.Message:
    """Returns the latest message with a question; hands are direct messages, too."""
    return [message for message in world.public(place) if TURN in buttons(message)][-1]


async def _press(
    world: World, anna: MemberActor, place: ChannelHandle, view: SeatView, wanted: Offer
) -> None:
    """Presses the buttons that lead to an action, below the board or in the panel."""
    board = _question(world, place)
    is_open = bool(open_orders(board))
    shown: Shown = board if is_open else answer(await anna.user.click(board, label=TURN))
    for pages, label in way_to(view, wanted.index):
        for wanted_label in (*["Next"] * pages, label):
            shown = _question(world, place) if is_open else shown
            found = [one for one in (*buttons(shown), *options(shown)) if one.startswith(wanted_label[:70])]
            chosen = found[0]
            if chosen in buttons(shown):
                await anna.user.click(shown, custom_id=buttons(shown)[chosen]["custom_id"])
            else:
                await anna.user.select(shown, [options(shown)[chosen]], custom_id=list_with(shown, chosen))


async def test_every_command_says_where_it_can_be_used(world: World) -> None:
    for command in await world.process.client.commands():
        contexts, installs = set(command["contexts"]), set(command["integration_types"])
        if command["name"] in ON_SERVERS:
            assert (contexts, installs) == ({GUILD}, {BY_SERVER})
        else:
            assert contexts >= {GUILD, BOT_DM}
            assert installs == {BY_SERVER, BY_USER}
            assert (PRIVATE_CHANNEL in contexts) == (command["name"] in ANYWHERE)


async def test_a_table_is_refused_on_a_server_that_has_not_added_the_bot(
    world: World, anna: MemberActor
) -> None:
    command = next(one for one in world.env.backend.commands[None].values() if one["name"] == "new")
    options = [{"name": "game", "type": 3, "value": "duel"}]
    record, payload = base_payload(
        world.env.backend,
        type=InteractionType.APPLICATION_COMMAND,
        channel_id=world.channel.id,
        guild_id=world.guild.id,
        user_id=anna.id,
        data={"id": command["id"], "name": "new", "type": 1, "options": options},
    )
    payload["authorizing_integration_owners"] = {str(BY_USER): str(anna.id)}
    refused = Press(world, record, payload).deliver()
    await world.env.settle()
    assert "I’m not on this server" in text(answer(refused))
    assert "/new in my direct messages" in text(answer(refused))
    assert world.public() == []
