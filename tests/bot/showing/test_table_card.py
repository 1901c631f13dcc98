"""The table's card in the channel, its name, its line in /games, and the rematch."""

import re

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.store.rows import GameId, Status, UserId
from tests.bot.players import GAME, best, choose, on_offer, open_table, panel, seen, start_table
from tests.bot.wire.requests import Wire
from tests.bot.world import World, answer, buttons, text
from tests.titles import DICE_GAME

REMATCH = "Rematch"
LINK = re.compile(r"https://discord\.com/channels/([\d@me]+)/(\d+)/(\d+)")


async def _past_the_swap(world: World, place: ChannelHandle, *actors: MemberActor) -> None:
    for actor in actors:
        await choose(actor, await panel(world, actor, place), "Keep the hand")


async def _strike(world: World, place: ChannelHandle, actor: MemberActor) -> None:
    shown = await panel(world, actor, place)
    await choose(actor, shown, "Aim high")
    await choose(actor, shown, on_offer(shown)[0])


async def _give_up(world: World, place: ChannelHandle, actor: MemberActor) -> None:
    await actor.click(answer(await actor.slash(place, "table resign")), label="Resign")


def _card(world: World) -> discord.Message:
    """Returns the first message of the channel: the lobby, then the card."""
    return world.public()[0]


def _link(world: World) -> tuple[str, ...]:
    """Returns the place and the message that the card links to."""
    found = LINK.search(text(_card(world)))
    assert found is not None
    return found.groups()[1:]


def _posts(world: World) -> list[discord.Message]:
    """Returns the bot's posts in the channel, without Discord's own thread notice."""
    return [message for message in world.public() if message.type is discord.MessageType.default]


def _edits(wire: Wire, message: discord.Message) -> int:
    path = f"/channels/{message.channel.id}/messages/{message.id}"
    return sum(request.method == "PATCH" and request.path == path for request in wire.requests)


# --- names -------------------------------------------------------------------------------------------------


async def test_a_table_is_called_by_its_name_wherever_it_is_spoken_of(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await open_table(world, anna, name="Sunday  war")
    assert "## Sunday war · Duel" in text(_card(world))
    for actor in (anna, ben):
        await actor.click(_card(world), label="Join")
    await anna.click(_card(world), label="Start")
    assert world.thread().name == "Sunday war · Duel: Anna and Ben"
    assert "## Sunday war · Duel" in text(_card(world))
    assert "**Sunday war · Duel**" in text(answer(await ben.slash(world.channel, "games")))
    assert "Sunday war · Duel" in text(world.letters(anna)[0])


async def test_a_name_neither_pings_nor_formats(world: World, anna: MemberActor) -> None:
    await open_table(world, anna, name="@everyone <@1> **x** [y](https://z)")
    shown = text(_card(world))
    assert "\N{FULLWIDTH COMMERCIAL AT}everyone" in shown
    assert not any(sign in shown for sign in ("@everyone", "<@1>", "**x**", "](https://z"))


@pytest.mark.parametrize("name", ["x" * 61, "\N{ZERO WIDTH SPACE}"], ids=["too long", "nothing to see"])
async def test_a_name_that_cannot_be_shown_is_refused_kindly(
    world: World, anna: MemberActor, name: str
) -> None:
    told = text(answer(await anna.slash(world.channel, "new", game="duel", name=name)))
    assert "between 1 and 60 characters" in told
    assert world.public() == []
    assert await world.tables.views.in_guild(world.guild.id) == ()


# --- the card ----------------------------------------------------------------------------------------------


async def test_the_lobby_lives_on_as_the_card_of_the_game(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    card = _card(world)
    shown = text(card)
    assert "**Red** · Anna\n**Blue** · Ben" in shown
    now = int(world.now())
    asked = re.findall(r"Waiting for (\w+) \(asked <t:(\d+):R>", shown)
    assert [name for name, _ in asked] == ["Anna", "Ben"], "both are asked whether they swap"
    assert all(now - 60 <= int(at) <= now for _, at in asked)
    found = LINK.search(shown)
    assert found is not None
    board = world.board(thread)
    assert found.groups() == (str(world.guild.id), str(thread.id), str(board.id))
    assert f"<#{thread.id}>" in shown
    assert list(buttons(card)) == ["Watch"]
    assert len(_posts(world)) == 1


async def test_the_card_follows_a_hand_over_and_no_other_move(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _past_the_swap(world, thread, anna, ben)
    assert "Waiting for Anna" in text(_card(world))
    assert "Waiting for Ben" not in text(_card(world))
    shown, before = await panel(world, anna, thread), _edits(wire, _card(world))
    await choose(anna, shown, "Aim high")
    assert _edits(wire, _card(world)) == before
    await choose(anna, shown, on_offer(shown)[0])
    assert _edits(wire, _card(world)) == before + 1
    assert "Waiting for Ben" in text(_card(world))
    assert "due <t:" in text(_card(world)), "a chance to react has a clock"


async def test_against_the_computer_the_card_is_drawn_once_a_hand_over(
    world: World, wire: Wire, anna: MemberActor
) -> None:
    thread = await start_table(world, anna, computer=True)
    assert "Waiting for Anna" in text(_card(world))
    shown, before = await panel(world, anna, thread), _edits(wire, _card(world))
    await choose(anna, shown, "Keep the hand")
    assert "Waiting for Anna" in text(_card(world))
    assert _edits(wire, _card(world)) <= before + 1


async def test_the_card_links_to_the_newest_board_also_when_the_same_person_goes_on(
    world: World, anna: MemberActor
) -> None:
    thread = await start_table(world, anna, computer=True)
    first = world.board(thread)
    await choose(anna, await panel(world, anna, thread), "Keep the hand")
    assert world.board(thread).id != first.id, "the next turn has begun"
    assert _link(world) == (str(thread.id), str(world.board(thread).id))


async def test_the_card_links_to_the_board_in_a_new_thread(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _past_the_swap(world, thread, anna, ben)
    world.env.backend.delete_channel(thread.id)
    await world.env.settle()
    assert world.thread().id == thread.id, "it is opened at the same message"
    assert _link(world) == (str(thread.id), str(world.board(world.thread()).id))


async def test_a_table_in_the_channel_itself_has_a_card_too(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, where="here")
    await _past_the_swap(world, place, anna, ben)
    found = LINK.search(text(_card(world)))
    assert found is not None
    assert found.groups() == (str(world.guild.id), str(place.id), str(world.board(place).id))


async def test_the_card_says_how_the_game_ended_and_offers_a_rematch(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _give_up(world, thread, anna)
    shown = text(_card(world))
    assert "Ben wins: nobody else is left in the game." in shown
    assert "to move" not in shown
    assert list(buttons(_card(world))) == [REMATCH]


async def test_the_card_says_that_the_host_has_broken_a_game_off(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, computer=True)
    await anna.click(answer(await anna.slash(thread, "table end")), label="End game")
    assert "The host has ended the game." in text(_card(world))


async def test_the_card_says_who_is_away_and_no_longer_when_they_are_back(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben, pace="8h", goal="9")
    await choose(ben, await panel(world, ben, thread), "Keep the hand")
    for _ in range(
        4
    ):  # Anna's first visit, her time bank, Ben's reaction to the move made for her, her second
        assert "(away)" not in text(_card(world))
        await world.env.advance_time(8 * 3600 + 60)
    assert "**Red** · Anna (away)" in text(_card(world))
    await panel(world, anna, thread)
    assert "(away)" not in text(_card(world))


@pytest.mark.parametrize("code", [10008, 30046], ids=["deleted", "edited too often"])
async def test_a_card_that_is_gone_is_no_harm(
    world: World, anna: MemberActor, ben: MemberActor, code: int
) -> None:
    thread = await start_table(world, anna, ben)
    status = 404 if code == 10008 else 400
    world.env.inject_error("PATCH", f"/channels/*/messages/{_card(world).id}", status=status, code=code)
    await _past_the_swap(world, thread, anna, ben)
    assert await world.tables.outbox.owed_posts() == ()
    assert len(_posts(world)) == 1, "nothing is posted in its place"


async def test_a_card_owed_when_the_bot_was_killed_is_drawn_after_the_restart(
    world: World, anna: MemberActor, ben: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await start_table(world, anna, ben)
    await _past_the_swap(world, thread, anna, ben)
    shown = await panel(world, anna, thread)
    with monkeypatch.context() as dying:
        dying.setattr(world.process.client.outbox_worker, "kick", lambda game_id: None)
        await choose(anna, shown, "Aim high")
        await choose(anna, shown, on_offer(shown)[0])
    assert "Waiting for Ben" not in text(_card(world))
    await world.restart()
    assert "Waiting for Ben" in text(_card(world))
    assert await world.tables.outbox.owed_posts() == ()


# --- rematch -----------------------------------------------------------------------------------------------


async def _over(world: World, anna: MemberActor, ben: MemberActor, name: str = "A table") -> None:
    await start_table(world, anna, ben, goal="1", name=name)
    await _give_up(world, world.thread(), anna)


def _lobby(world: World) -> discord.Message:
    return world.public()[-1]


def _called(wire: Wire, message: discord.Message) -> list[str]:
    """Returns the people that the last message in a channel may notify."""
    path = f"/channels/{message.channel.id}/messages"
    sent = [request.body for request in wire.requests if (request.method, request.path) == ("POST", path)]
    allowed = sent[-1]["allowed_mentions"]
    assert allowed["parse"] == []
    return [str(user) for user in allowed["users"]]


async def test_a_rematch_asks_the_same_people_with_sides_swapped(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    await _over(world, anna, ben, name="Sunday war")
    result = await anna.click(_card(world), label=REMATCH)
    lobby = _lobby(world)
    assert f"/{lobby.channel.id}/{lobby.id}" in text(answer(result))
    shown = text(lobby)
    assert "## Sunday war · Duel" in shown
    assert "one point" in shown
    assert "**Red** · kept for Ben\n**Blue** · Anna" in shown
    assert [user.id for user in lobby.mentions] == [ben.id], "who has pressed is not called"
    assert _called(wire, lobby) == [str(ben.id)]
    assert not lobby.flags.silent
    await ben.click(lobby, label="Join")
    assert "**Red** · Ben\n**Blue** · Anna" in text(_lobby(world))
    await ben.click(_lobby(world), label="Start")
    assert len(world.channel.threads) == 2


async def test_nobody_is_woken_for_a_rematch(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    await _over(world, anna, ben)
    await world.tables.people.set_zone(UserId(ben.id), "UTC")  # it is midnight there
    await anna.click(_card(world), label=REMATCH)
    lobby = _lobby(world)
    assert f"<@{ben.id}>" in text(lobby)
    assert _called(wire, lobby) == []
    assert lobby.flags.silent


async def test_a_rematch_is_opened_once_whoever_presses(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _over(world, anna, ben)
    presses = [world.press(actor, _card(world), REMATCH) for actor in (anna, ben, anna)]
    results = [press.deliver() for press in presses]
    await world.env.settle()
    assert len(_posts(world)) == 2
    assert all(str(_lobby(world).id) in text(answer(result)) for result in results)
    await world.restart()
    await ben.click(_card(world), label=REMATCH)
    assert len(_posts(world)) == 2


async def test_a_stranger_asks_for_no_rematch(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await _over(world, anna, ben)
    told = text(answer(await carl.click(_card(world), label=REMATCH)))
    assert "Only the players" in told
    assert len(_posts(world)) == 1


async def test_a_kept_seat_is_for_nobody_else_until_it_is_opened(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await _over(world, anna, ben)
    await anna.click(_card(world), label=REMATCH)
    for label in ("Join", "Take seat"):
        told = text(answer(await carl.click(_lobby(world), label=label)))
        assert "kept for Ben" in told
    assert "kept for Ben" in text(answer(await anna.click(_lobby(world), label="Add computer")))
    assert "don’t have a seat" in text(answer(await carl.click(_lobby(world), label="Release seats")))
    await anna.click(_lobby(world), label="Release seats")
    assert "**Red** · free" in text(_lobby(world))
    assert "Release seats" not in buttons(_lobby(world))
    await carl.click(_lobby(world), label="Join")
    assert "**Red** · Carl\n**Blue** · Anna" in text(_lobby(world))


async def test_a_seat_is_kept_again_for_somebody_who_gets_up(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _over(world, anna, ben)
    await anna.click(_card(world), label=REMATCH)
    await anna.click(_lobby(world), label="Leave")
    assert "**Blue** · kept for Anna" in text(_lobby(world))
    await anna.click(_lobby(world), label="Release seats")
    await ben.click(_lobby(world), label="Join")
    assert "**Red** · Ben\n**Blue** · free" in text(_lobby(world))


async def test_the_computer_sits_down_again_by_itself(world: World, anna: MemberActor) -> None:
    thread = await start_table(world, anna, computer=True)
    await anna.slash(thread, "table computer", level="hard")
    await _give_up(world, thread, anna)
    await anna.click(_card(world), label=REMATCH)
    assert "**Red** · the computer (hard)\n**Blue** · Anna" in text(_lobby(world))
    assert not buttons(_lobby(world))["Start"].get("disabled")


async def test_a_rematch_that_cannot_be_posted_is_closed_and_may_be_asked_for_again(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _over(world, anna, ben)
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403, code=50013)
    told = text(answer(await anna.click(_card(world), label=REMATCH)))
    assert "I need “Send Messages”" in told
    assert (await world.tables.views.table(GameId(GAME + 1))).status is Status.ENDED
    await ben.click(_card(world), label=REMATCH)
    assert "**Red** · Ben\n**Blue** · kept for Anna" in text(_lobby(world))


async def test_a_server_that_is_full_opens_no_rematch_but_shows_one_that_is_open(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await _over(world, anna, ben)
    await world.tables.servers.set_most_tables(world.guild.id, 1)
    await open_table(world, carl)
    before = len(_posts(world))
    told = text(answer(await anna.click(_card(world), label=REMATCH)))
    assert "and it’s in use" in told
    assert len(_posts(world)) == before
    await carl.click(answer(await carl.slash(world.channel, "table end")), label="End game")
    await anna.click(_card(world), label=REMATCH)
    shown = text(answer(await ben.click(_card(world), label=REMATCH)))
    assert str(_lobby(world).id) in shown


@pytest.mark.slow  # pictures of a real game are drawn
@pytest.mark.parametrize("title", [DICE_GAME], ids=["dice game"])
async def test_the_card_of_a_game_with_rounds_tells_the_round(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await start_table(world, anna, ben, game=DICE_GAME.id, reactions=None)
    assert "Round 1" in text(_card(world))
    assert "Round 1" in text(answer(await anna.slash(world.channel, "games")))


# --- /games ------------------------------------------------------------------------------------------------


async def test_games_lists_the_nearest_deadline_first_with_the_way_there(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await start_table(world, anna, ben, name="Second", where="here")
    await _past_the_swap(world, world.channel, anna, ben)
    await world.env.advance_time(3600)
    await start_table(world, anna, ben, name="First", where="here")
    await world.env.advance_time(3600)
    await open_table(world, carl, name="Third")
    shown = text(answer(await anna.slash(world.channel, "games")))
    assert "Your games here" in shown
    names = re.findall(r"- \*\*(\w+) · Duel\*\*", shown)
    assert names == ["Second", "First", "Third"], "what is due first comes first, lobbies of others last"
    places = [found[1] for found in LINK.findall(shown)]
    assert places == [str(world.channel.id)] * 3
    assert "looking for players" in shown


async def test_games_are_found_from_another_server_and_from_a_direct_message(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben, name="Sunday war")
    for shown in (text(answer(await anna.user.slash("games"))), await _from_elsewhere(world, anna)):
        assert "Your games on other servers" in shown
        assert "**Sunday war · Duel**" in shown
        assert f"/{world.guild.id}/{thread.id}/" in shown
        assert f"<#{thread.id}>" not in shown, "there Discord cannot name the channel"


async def _from_elsewhere(world: World, actor: MemberActor) -> str:
    guild = world.env.create_guild("Elsewhere", preferred_locale="en-US")
    channel = guild.create_text_channel("elsewhere")
    member = guild.add_member(actor.user)
    await world.env.settle()
    return text(answer(await member.slash(channel, "games")))


async def test_a_table_in_a_direct_message_is_listed_with_its_way(world: World, anna: MemberActor) -> None:
    await anna.user.slash("new", game="duel", name="Alone")
    (table,) = await world.tables.views.at(anna.user.dm_channel.id)
    lobby = world.letters(anna)[-1]
    await anna.user.click(lobby, label="Join")
    shown = text(answer(await anna.slash(world.channel, "games")))
    assert "Your games in direct messages" in shown
    assert f"https://discord.com/channels/@me/{table.channel_id}/{lobby.id}" in shown


@pytest.mark.parametrize("title", [DICE_GAME], ids=["dice"])
async def test_the_name_of_a_thread_tells_round_score_and_turn_at_most_every_ten_minutes(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben, game="dice_game", reactions=None)
    assert thread.name == "Mars Attacks: The Dice Game: Anna and Ben"
    first = await _whole_turn(world, thread, anna, ben)
    named = thread.name or ""
    assert re.fullmatch(r"Mars Attacks: The Dice Game · Round \d · .+ · waiting for (Anna|Ben)", named)
    await _whole_turn(world, thread, anna, ben)
    assert thread.name == named, "Discord allows two in ten minutes, and one is kept for the end"
    await world.env.advance_time(601)
    assert thread.name != named, "the rename has waited"
    assert (thread.name or "").endswith(f"waiting for {first.name.title()}")
    assert _renames(wire, thread.id) == 2
    assert await _whole_turn(world, thread, anna, ben) is first
    await world.restart()
    await world.env.advance_time(601)
    assert _renames(wire, thread.id) == 2, "a rename that waits ends with its process"
    await _whole_turn(world, thread, anna, ben)
    assert _renames(wire, thread.id) == 3


async def _whole_turn(world: World, thread: ChannelHandle, *actors: MemberActor) -> MemberActor:
    """Lets the player on turn play to its end; returns them."""
    asked = next(iter([actor for actor in actors if (await seen(world, actor)).my_turn]))
    while (view := await seen(world, asked)).my_turn:
        await asked.slash(thread, "act", action=f"{view.seq}:{best(view).index}")
    return asked


async def test_a_thread_that_people_have_renamed_keeps_its_name(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben, goal="9")
    channel = world.process.client.get_channel(thread.id)
    assert isinstance(channel, discord.Thread)
    await channel.edit(name="Our cellar")
    for _ in range(4):
        for actor in (anna, ben):
            view = await seen(world, actor)
            if view.my_turn:
                await actor.slash(thread, "act", action=f"{view.seq}:{best(view).index}")
    assert thread.name == "Our cellar"


def _renames(wire: Wire, thread: int) -> int:
    """Returns how often a thread was renamed."""
    return sum(
        request.method == "PATCH" and request.path.endswith(f"/channels/{thread}")
        for request in wire.requests
    )
