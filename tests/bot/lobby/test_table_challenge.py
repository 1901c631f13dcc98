"""The user command *Challenge*: three choices, then an invitation that is accepted, refused or expires."""

import json
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.durations import DAY
from bot.store.rows import UserId
from bot.ui.kit.ids import challenge
from tests.bot.days.rings import rings
from tests.bot.players import GAME
from tests.bot.wire.requests import Wire
from tests.bot.world import World, answer, buttons, parts, text

ACCEPT, DECLINE, SEND, SELECT = "Accept", "Not this time", "Send challenge", 3


async def _begin(world: World, anna: MemberActor, other: MemberActor) -> ResponseMessage:
    return answer(await anna.context_menu(world.channel, "Challenge", other))


def _lists(panel: ResponseMessage) -> dict[str, dict[str, Any]]:
    """Returns the lists of a panel by their subject."""
    found = [part for part in parts(panel) if part["type"] == SELECT]
    return {_read(part["custom_id"])["what"]: part for part in found}


def _read(custom_id: str) -> Any:
    return challenge.read(custom_id)


async def _challenge(world: World, anna: MemberActor, other: MemberActor) -> None:
    await anna.click(await _begin(world, anna, other), label=SEND)


async def test_three_choices_open_a_table_and_the_challenged_accepts(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    panel = await _begin(world, anna, ben)
    assert f"Challenge <@{ben.id}>" in text(panel)
    assert list(_lists(panel)) == ["game", "scenario", "pace"]
    await anna.select(panel, ["duel"], custom_id=_lists(panel)["game"]["custom_id"])
    await anna.select(panel, ["3"], custom_id=_lists(panel)["scenario"]["custom_id"])
    await anna.select(panel, ["8h"], custom_id=_lists(panel)["pace"]["custom_id"])
    assert world.public() == []
    await anna.click(panel, label=SEND)
    lobby = world.public()[-1]
    assert [user.id for user in lobby.mentions] == [ben.id]
    assert "**Blue** · kept for Ben" in text(lobby)
    table = await world.tables.views.table(GAME)
    assert table.settings.pace == 8 * 3600
    assert "Goal: **3 points**" in text(lobby)
    await ben.click(lobby, label=ACCEPT)
    assert "**Red** · Anna\n**Blue** · Ben" in text(world.public()[-1])
    assert len(world.public()) == 1


async def test_a_challenge_is_refused(world: World, anna: MemberActor, ben: MemberActor) -> None:
    await _challenge(world, anna, ben)
    await ben.click(world.public()[-1], label=DECLINE)
    assert "**Blue** · free" in text(world.public()[-1])
    assert "Ben can’t join" in text(world.letters(anna)[-1])


async def test_a_challenge_expires_after_two_days(world: World, anna: MemberActor, ben: MemberActor) -> None:
    await _challenge(world, anna, ben)
    await world.env.advance_time(2 * DAY + 60)
    lobby = world.public()[-1]
    assert "**Blue** · free" in text(lobby)
    assert ACCEPT not in buttons(lobby)
    assert "No answer from Ben" in text(world.letters(anna)[-1])


async def test_a_challenge_of_a_blocked_person_looks_unanswered(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    for guest in (ben, carl):
        await world.tables.people.switch(UserId(guest.id), "invites_by_dm", True)
    await world.tables.blocks.put(UserId(ben.id), [UserId(anna.id)])
    shown = [text(await _begin(world, anna, guest)) for guest in (carl, ben)]
    assert shown[0].replace(str(carl.id), str(ben.id)) == shown[1]
    for guest in (carl, ben):
        await _challenge(world, anna, guest)
    of_carl, of_ben = (text(lobby) for lobby in world.public()[-2:])
    named = of_carl.replace("Carl", "Ben").replace(str(carl.id), str(ben.id))
    assert named.split("sealed")[0] == of_ben.split("sealed")[0]
    assert len(rings(wire, carl)) == 1, "in the channel; the direct message is silent"
    assert rings(wire, ben) == world.letters(ben) == []
    refused = answer(await ben.click(world.public()[-1], label=ACCEPT))
    assert "All seats are taken" in text(refused)
    await world.env.advance_time(2 * DAY + 60)
    assert [text(letter).split(" in two days")[0] for letter in world.letters(anna)] == [
        "No answer from Carl",
        "No answer from Ben",
    ]


async def test_nobody_challenges_themselves_or_a_bot(world: World, anna: MemberActor) -> None:
    refused = text(await _begin(world, anna, anna))
    assert "can’t challenge yourself" in refused
    assert "/new" in refused
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    assert "Bots don’t play" in text(await _begin(world, anna, robot))
    assert world.public() == []


@pytest.mark.parametrize("choice", [("game", "chess"), ("scenario", "7"), ("pace", "1h")])
async def test_a_choice_that_is_not_offered_is_refused(
    world: World, anna: MemberActor, ben: MemberActor, choice: tuple[str, str]
) -> None:
    panel = await _begin(world, anna, ben)
    fields = {"game": "duel", "scenario": "", "pace": "", **dict([choice])}
    forged = challenge("send", ben.id, *fields.values())
    press = world.press(anna, panel, SEND)
    press.payload = json.loads(json.dumps(press.payload).replace(buttons(panel)[SEND]["custom_id"], forged))
    result = press.deliver()
    await world.env.settle()
    assert "Pick a value from the list" in text(result.followups[-1])
    assert world.public() == []
