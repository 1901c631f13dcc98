"""/new with: people are asked once, accept or decline, and seats are kept for them for two days."""

from simcord.actors import MemberActor

from bot.durations import DAY, HOUR
from bot.store.rows import UserId
from tests.bot.days.rings import rings
from tests.bot.players import GAME, start_table
from tests.bot.wire.requests import Wire
from tests.bot.world import World, answer, buttons, text

ACCEPT, DECLINE = "Accept", "Not this time"


async def _invite(world: World, host: MemberActor, *guests: MemberActor, **more: str) -> None:
    named = " ".join(f"<@{guest.id}>" for guest in guests)
    await host.slash(world.channel, "new", game="duel", **{"with": named}, **more)


async def test_an_invited_person_is_pinged_once_and_accepts(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await _invite(world, anna, ben)
    lobby = world.public()[-1]
    assert [user.id for user in lobby.mentions] == [ben.id]
    assert "**Blue** · kept for Ben" in text(lobby)
    refused = text(answer(await carl.click(lobby, label="Join")))
    assert "kept for Ben" in refused
    assert "No open invitation here is for you" in text(answer(await carl.click(lobby, label=ACCEPT)))
    await ben.click(lobby, label=ACCEPT)
    lobby = world.public()[-1]
    assert "**Red** · Anna\n**Blue** · Ben" in text(lobby)
    assert ACCEPT not in buttons(lobby)
    assert len(world.public()) == 1
    await anna.click(lobby, label="Start")
    assert (await world.tables.views.table(GAME)).seat_of(UserId(ben.id)) == 1


async def test_a_declined_seat_is_free_and_the_host_is_told(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await _invite(world, anna, ben)
    await ben.click(world.public()[-1], label=DECLINE)
    lobby = world.public()[-1]
    assert "**Blue** · free" in text(lobby)
    assert ACCEPT not in buttons(lobby)
    (told,) = world.letters(anna)
    assert "Ben can’t join your game of Duel" in text(told)
    await carl.click(lobby, label="Join")
    assert "**Blue** · Carl" in text(world.public()[-1])


async def test_a_seat_is_kept_for_two_days_and_then_free(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await _invite(world, anna, ben)
    await world.env.advance_time(2 * DAY - HOUR)
    assert "kept for Ben" in text(world.public()[-1])
    await world.env.advance_time(2 * HOUR)
    assert "**Blue** · free" in text(world.public()[-1])
    assert "No answer from Ben" in text(world.letters(anna)[-1])
    await carl.click(world.public()[-1], label="Join")
    assert "**Blue** · Carl" in text(world.public()[-1])


async def test_a_restart_keeps_the_invitation_and_its_end(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _invite(world, anna, ben)
    await world.restart()
    assert "kept for Ben" in text(world.public()[-1])
    await world.env.advance_time(3 * DAY)
    assert "**Blue** · free" in text(world.public()[-1])
    assert len(world.letters(anna)) == 1


async def test_a_private_lobby_is_for_the_invited_only(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await _invite(world, anna, ben)
    panel = answer(await anna.click(world.public()[-1], label="Options"))
    await anna.select(panel, ["private"], custom_id="lo:1:door")
    lobby = world.public()[-1]
    assert "invited people only" in text(lobby)
    await ben.click(lobby, label=DECLINE)
    lobby = world.public()[-1]
    refused = text(answer(await carl.click(lobby, label="Join")))
    assert "Only people Anna has invited" in refused
    assert "/new" in refused
    await ben.click(lobby, label="Join")  # they have changed their mind
    assert "**Blue** · Ben" in text(world.public()[-1])
    await ben.click(world.public()[-1], label="Leave")
    await anna.click(world.public()[-1], label="Release seats")
    await carl.click(world.public()[-1], label="Join")
    assert "**Blue** · Carl" in text(world.public()[-1])


async def test_an_invitation_by_direct_message_is_answered_there(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await world.tables.people.switch(UserId(ben.id), "invites_by_dm", True)
    await _invite(world, anna, ben)
    (letter,) = world.letters(ben)
    assert "Anna invites you to play Duel" in text(letter)
    await ben.user.click(letter, label=ACCEPT)
    assert "**Blue** · Ben" in text(world.public()[-1])
    assert ACCEPT not in buttons(world.letters(ben)[-1])


async def test_an_invited_person_who_wants_direct_messages_is_pinged_once(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    await world.tables.people.switch(UserId(ben.id), "invites_by_dm", True)
    wire.requests.clear()
    await _invite(world, anna, ben)
    assert len(rings(wire, ben)) == 1
    assert len(world.letters(ben)) == 1


async def test_impossible_invitations_are_refused_and_open_nothing(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    nobody = await anna.slash(world.channel, "new", game="duel", **{"with": "my friends"})
    assert "Mention people who are here" in text(answer(nobody))
    people = [world.join(f"Guest {number}") for number in range(4)]
    await _invite(world, anna, ben, carl, *people[:3])
    assert world.public() == []


async def test_a_host_who_invites_themselves_is_only_seated(world: World, anna: MemberActor) -> None:
    await _invite(world, anna, anna)
    assert "**Red** · Anna\n**Blue** · free" in text(world.public()[-1])


async def test_a_started_game_has_no_invitation_left(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await start_table(world, anna, ben)
    await _invite(world, anna, carl)
    await anna.click(world.public()[-1], label="Release seats")
    assert ACCEPT not in buttons(world.public()[-1])
