"""The block list: blocked people never meet, and see nothing but a full table."""

from simcord.actors import MemberActor

from bot.durations import DAY, HOUR
from bot.store.rows import UserId
from tests.bot.days.rings import rings
from tests.bot.players import GAME, start_table
from tests.bot.wire.requests import Wire
from tests.bot.world import World, answer, buttons, text

USERS = "bk:people"


async def _block(world: World, who: MemberActor, *others: MemberActor) -> None:
    panel = answer(await who.slash(world.channel, "me"))
    await who.click(panel, label="Block list")
    await who.select(panel, list(others), custom_id=USERS)
    known = await world.tables.blocks.of(UserId(who.id))
    assert known == tuple(sorted(UserId(other.id) for other in others))


async def _full_table(world: World, actor: MemberActor, *players: MemberActor) -> tuple[str, str]:
    """Returns what a person reads who joins a full table, and who takes a seat of it."""
    await players[0].slash(world.channel, "new", game="duel")
    lobby = world.public()[-1]
    before = world.press(actor, lobby, "Take seat")
    await players[1].click(lobby, label="Join")
    joined = text(answer(await actor.slash(world.channel, "table join")))
    result = before.deliver()
    await world.env.settle()
    await players[0].click(world.public()[-1], label="Cancel")
    return joined, text(answer(result))


async def test_the_blocked_one_sees_a_full_table_and_so_does_the_blocker(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    full, taken = await _full_table(world, anna, ben, carl)
    await _block(world, ben, anna)
    for host, other in ((ben, anna), (anna, ben)):
        await host.slash(world.channel, "new", game="duel")
        lobby = world.public()[-1]
        before = text(lobby)
        assert text(answer(await other.click(lobby, label="Join"))) == full
        assert text(answer(await other.click(lobby, label="Take seat"))) == taken
        assert text(answer(await other.slash(world.channel, "table join"))) == full
        assert text(world.public()[-1]) == before
        await carl.click(lobby, label="Join")  # anyone else may
        assert "Carl" in text(world.public()[-1])
        await host.click(world.public()[-1], label="Cancel")


async def test_the_blocked_one_cannot_join_a_table_of_somebody_else(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await _block(world, ben, anna)
    await carl.slash(world.channel, "new", game="duel", watch="watch")
    await ben.click(world.public()[-1], label="Join")
    refused = answer(await anna.click(world.public()[-1], label="Join"))
    assert "All seats are taken" in text(refused)
    assert "**Blue** · free" in text(world.public()[-1])


async def test_an_invitation_of_a_blocked_person_looks_unanswered(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await world.tables.people.switch(UserId(ben.id), "invites_by_dm", True)
    await _block(world, ben, anna)
    for guest in (carl, ben):
        await anna.slash(world.channel, "new", game="duel", **{"with": f"<@{guest.id}>"})
    of_carl, of_ben = (text(lobby) for lobby in world.public()[-2:])
    named = of_carl.replace("Carl", "Ben").replace(str(carl.id), str(ben.id))
    assert named.split("sealed")[0] == of_ben.split("sealed")[0]
    assert len(rings(wire, carl)) == 1
    assert rings(wire, ben) == []
    assert world.letters(ben) == []
    refused = answer(await ben.click(world.public()[-1], label="Accept"))
    assert "All seats are taken" in text(refused)
    await world.env.advance_time(2 * DAY + 60)
    assert [text(letter).split(" in two days")[0] for letter in world.letters(anna)] == [
        "No answer from Carl",
        "No answer from Ben",
    ]


async def test_a_seat_handed_over_never_brings_them_together(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await start_table(world, carl, ben)
    await _block(world, ben, anna)
    await carl.slash(world.thread(), "table replace", person=anna.user)
    offer = next(message for message in world.public(world.thread()) if "Take the seat" in buttons(message))
    await anna.click(offer, label="Take the seat")
    assert (await world.tables.views.table(GAME)).seat_of(UserId(anna.id)) is None


async def test_the_offer_of_a_seat_pings_nobody_who_has_blocked_the_asker(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    """The message looks like that to another person, also in its flags; only the notification is missing."""
    dora = world.join("dora", global_name="Dora")
    await start_table(world, carl, ben)
    await _block(world, anna, carl)
    offers = []
    for actor in (dora, anna):
        wire.requests.clear()
        await carl.slash(world.thread(), "table replace", person=actor.user)
        bodies = [request.body or {} for request in wire.requests if request.method == "POST"]
        offers += [body for body in bodies if "Take the seat" in str(body)]
        assert len(rings(wire, actor)) == (1 if actor is dora else 0)
        await world.env.advance_time(2 * HOUR)
    of_dora, of_anna = offers
    assert of_dora.get("flags") == of_anna.get("flags")


async def test_a_rematch_never_brings_them_together_and_looks_unanswered(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    lobbies, refused = [], []
    for is_blocked in (False, True):
        place = await start_table(world, anna, ben, where="here")
        await anna.click(answer(await anna.slash(place, "table resign")), label="Resign")
        await world.tables.blocks.put(UserId(ben.id), [UserId(anna.id)] if is_blocked else [])
        wire.requests.clear()
        await anna.click(world.board(place), label="Rematch")
        lobby = world.public()[-1]
        lobbies.append(text(lobby).split("sealed")[0])
        assert len(rings(wire, ben)) == (0 if is_blocked else 1)
        refused.append(text(answer(await ben.click(lobby, label="Join"))) if is_blocked else "")
        await anna.click(world.public()[-1], label="Cancel")
    assert lobbies[0] == lobbies[1]
    assert "All seats are taken" in refused[1]


async def test_no_list_of_the_blocked_one_differs(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    """`/games`, `/play`, `/record` and the commands of a table are the same with and without the block."""
    shown = []
    place = await start_table(world, carl, ben)
    await ben.slash(world.channel, "new", game="duel")
    for is_blocked in (False, True):
        await world.tables.blocks.put(UserId(ben.id), [UserId(anna.id)] if is_blocked else [])
        shown.append(
            [
                text(answer(await anna.slash(world.channel, "games"))),
                text(answer(await anna.slash(world.channel, "play"))),
                text(answer(await anna.slash(world.channel, "record", person=ben.user))),
                text(answer(await anna.slash(place, "board"))),
                text(answer(await anna.slash(place, "log"))),
            ]
        )
    assert shown[0] == shown[1]


async def test_the_list_is_private_data_and_can_be_emptied(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _block(world, ben, anna)
    assert str(anna.id).encode() in await world.tables.my_data.export(UserId(ben.id))
    assert str(ben.id).encode() not in await world.tables.my_data.export(UserId(anna.id))
    await _block(world, ben)
    await ben.slash(world.channel, "new", game="duel")
    await anna.click(world.public()[-1], label="Join")
    assert "**Blue** · Anna" in text(world.public()[-1])
