"""A table among unkind people and on a bad day: odd input, missing rights, lost connections, old data."""

import pytest
import simcord
from simcord.actors import MemberActor
from simcord.enums import InteractionType
from simcord.interactions import base_payload
from simcord.results import InteractionResult, ResponseMessage

from tests.bot.conftest import Mishaps
from tests.bot.players import choose, on_offer, open_table, panel, start_table
from tests.bot.world import SELECT, World, answer, everything, parts, text

BROKEN = "went wrong"  # what an incident says; a person's mistake or Discord's never says it


async def _past_the_swap(world: World, *actors: MemberActor) -> None:
    for actor in actors:
        await choose(actor, await panel(world, actor, world.thread()), "Keep the hand")


# --- odd input ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed",
    ["9" * 5000 + ":0", "0:" + "9" * 5999, "٣:٣", "²:²", "-1:-1", "@everyone", "{ $seat }", "a" * 6000, "🛸"],
    ids=lambda typed: typed[:8],
)
async def test_whatever_is_typed_for_an_action_is_answered_kindly(
    world: World, anna: MemberActor, ben: MemberActor, typed: str
) -> None:
    thread = await start_table(world, anna, ben)
    before = (await world.tables.at(thread.id))[0].seq
    told = text(answer(await anna.slash(thread, "act", action=typed)))
    assert told
    assert BROKEN not in told
    assert (await world.tables.at(thread.id))[0].seq == before


async def test_an_option_left_blank_is_asked_for(world: World, anna: MemberActor, ben: MemberActor) -> None:
    thread = await start_table(world, anna, ben)
    await _past_the_swap(world, anna, ben)
    told = text(answer(await anna.slash(thread, "strike", line="high", card=" ")))
    assert "“card”" in told
    assert BROKEN not in told


async def _choose_value(
    world: World, actor: MemberActor, message: ResponseMessage, value: str
) -> InteractionResult:
    """Sends a choice from a list as a changed client could: with a value that was never offered."""
    (part,) = (part for part in parts(message) if part["type"] == SELECT)
    stored = world.env.backend.get_message(message.channel_id, message.id)
    record, payload = base_payload(
        world.env.backend,
        type=InteractionType.MESSAGE_COMPONENT,
        channel_id=stored.channel_id,
        guild_id=world.guild.id,
        user_id=actor.id,
        data={
            "custom_id": part["custom_id"],
            "component_type": SELECT,
            "id": part["id"],
            "values": [value],
        },
    )
    payload["message"] = simcord.backend.serializers.message_payload(world.env.backend, stored)
    record.source_message_id = stored.id
    world.env.backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    return InteractionResult(world.env, record)
