"""From /new to the first board: seats, and the place of the game."""

import discord
import pytest
from simcord.actors import MemberActor

from bot.service.model.table import PACES
from bot.store.rows import UserId
from tests.bot.players import GAME, open_table, start_table
from tests.bot.tongues import speak
from tests.bot.world import World, answer, buttons, options, parts, text
from tests.opaque import AnyTitle
from tests.titles import NEW_WAVE


async def test_new_opens_a_lobby_with_a_button_for_every_seat(world: World, anna: MemberActor) -> None:
    result = await anna.slash(world.channel, "new", game="duel", goal="1", watch="watch")
    (lobby,) = world.public()
    assert "Duel" in text(lobby)
    assert "whoever has enough points first wins" in text(lobby)
    assert "/help" in text(lobby)
    assert "one point" in text(lobby)
    assert "**Red** · free" in text(lobby)
    assert [part["label"] for part in parts(lobby) if part["type"] == 2] == [
        "Take seat",
        "Take seat",
        "Join",
        "Leave",
        "Add computer",
        "Start",
        "Reactions",
        "Options",
        "Cancel",
    ]
    assert answer(result).ephemeral


async def test_who_opens_a_table_is_seated_and_may_only_watch(world: World, anna: MemberActor) -> None:
    await anna.slash(world.channel, "new", game="duel")
    assert "**Red** · Anna\n**Blue** · free" in text(world.public()[-1])
    await anna.click(world.public()[-1], label="Join")  # already has a seat
    assert "**Red** · Anna\n**Blue** · free" in text(world.public()[-1])
    await anna.click(world.public()[-1], label="Leave")
    assert "**Red** · free\n**Blue** · free" in text(world.public()[-1])


async def test_options_and_pace_are_changed_from_the_lobby(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await anna.slash(world.channel, "new", game="duel", goal="1")
    assert "**one point**" in text(world.public()[-1])
    refused = answer(await ben.click(world.public()[-1], label="Options"))
    assert "You don’t have a seat at this table" in text(refused)
    shown = answer(await anna.click(world.public()[-1], label="Options"))
    lists = {part["custom_id"]: part["options"] for part in parts(shown) if part["type"] == 3}
    assert [one["value"] for one in lists["lo:1:goal"] if one.get("default")] == ["1"]
    await anna.select(shown, ["3"], custom_id="lo:1:goal")
    assert "**3 points**" in text(world.public()[-1])
    await anna.select(shown, ["24h"], custom_id="lo:1:pace")
    table = await world.tables.views.table(GAME)
    assert table.settings.pace == PACES["24h"]
    assert table.seat_of(UserId(anna.id)) == 0


async def test_a_lobby_is_cancelled_by_its_host_and_opened_again(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await anna.slash(world.channel, "new", game="duel")
    await ben.click(world.public()[-1], label="Join")
    assert "host" in text(answer(await ben.click(world.public()[-1], label="Cancel")))
    await anna.click(world.public()[-1], label="Cancel")
    assert "Cancel" not in buttons(world.public()[-1])
    await anna.click(world.public()[-1], label="Reopen")
    assert "**Red** · Anna\n**Blue** · Ben" in text(world.public()[-1])


async def test_a_cancelled_lobby_is_reopened_by_its_people_only(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await anna.slash(world.channel, "new", game="duel")
    await ben.click(world.public()[-1], label="Join")
    await anna.click(world.public()[-1], label="Cancel")
    refused = text(answer(await carl.click(world.public()[-1], label="Reopen")))
    assert "/new" in refused, "a way out"
    assert "Reopen" in buttons(world.public()[-1])
    await ben.click(world.public()[-1], label="Reopen")
    assert "Cancel" in buttons(world.public()[-1])


async def test_options_are_offered_only_for_the_game_chosen(world: World, anna: MemberActor) -> None:
    offered = await anna.autocomplete(world.channel, "new", "goal", "", game="duel")
    assert [choice["name"] for choice in offered] == ["one point", "2 points", "3 points", "9 points"]
    narrowed = await anna.autocomplete(world.channel, "new", "goal", "one", game="duel")
    assert [choice["value"] for choice in narrowed] == ["1"]
    assert await anna.autocomplete(world.channel, "new", "goal", "") == []


async def test_an_option_that_was_never_offered_is_refused(world: World, anna: MemberActor) -> None:
    result = await anna.slash(world.channel, "new", game="duel", goal="99")
    assert "doesn’t work for" in text(answer(result))
    assert world.public() == []


async def test_join_takes_the_first_free_seat_and_leave_frees_it(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await open_table(world, anna)
    await anna.click(world.public()[-1], label="Join")
    await ben.click(world.public()[-1], label="Join")
    assert "**Red** · Anna\n**Blue** · Ben" in text(world.public()[-1])
    await anna.click(world.public()[-1], label="Leave")
    assert "**Red** · free\n**Blue** · Ben" in text(world.public()[-1])


async def test_a_seat_can_be_picked_and_changed(world: World, anna: MemberActor) -> None:
    await open_table(world, anna)
    lobby = world.public()[-1]
    blue = [part for part in parts(lobby) if part.get("label") == "Take seat"][1]
    await anna.click(lobby, custom_id=blue["custom_id"])
    assert "**Red** · free\n**Blue** · Anna" in text(world.public()[-1])
    await anna.click(world.public()[-1], label="Take seat")
    assert "**Red** · Anna\n**Blue** · free" in text(world.public()[-1])


async def test_the_computer_takes_a_seat_and_is_sent_away(world: World, anna: MemberActor) -> None:
    await open_table(world, anna)
    await anna.click(world.public()[-1], label="Add computer")
    assert "**Red** · the computer" in text(world.public()[-1])
    await anna.click(world.public()[-1], label="Remove")
    assert "**Red** · free" in text(world.public()[-1])


async def test_a_third_player_finds_no_seat(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await open_table(world, anna)
    lobby = world.public()[-1]
    late = world.press(carl, lobby, "Join")
    await anna.click(lobby, label="Join")
    await ben.click(world.public()[-1], label="Join")
    result = late.deliver()
    await world.env.settle()
    assert "All seats are taken" in text(answer(result))


async def test_two_people_reaching_for_one_seat_are_both_answered(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await open_table(world, anna)
    lobby = world.public()[-1]
    first, second = (world.press(actor, lobby, "Take seat") for actor in (anna, ben))
    results = [first.deliver(), second.deliver()]
    await world.env.settle()
    seated = text(world.public()[-1])
    assert ("· Anna" in seated) != ("· Ben" in seated)
    said = [text(one) for result in results for one in result.followups if one.ephemeral]
    assert sum("When do you sleep?" not in answer for answer in said) == 1, "one of them is refused"


async def test_start_waits_until_enough_seats_are_taken(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await open_table(world, anna)
    await anna.click(world.public()[-1], label="Join")
    assert buttons(world.public()[-1])["Start"]["disabled"]
    result = await anna.slash(world.channel, "table start")
    assert "players to start" in text(answer(result))
    await ben.slash(world.channel, "table join")
    assert not buttons(world.public()[-1]).get("Start", {}).get("disabled")


async def test_start_opens_a_thread_named_after_game_and_players(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    assert thread.name == "Duel: Anna and Ben"
    (board,) = world.boards(thread)
    assert "swap a card?" in text(board)
    assert world.boards(world.channel) == []
    lobby = world.public()[0]
    assert f"<#{thread.id}>" in text(lobby)
    assert list(buttons(lobby)) == ["Watch"]


async def test_the_host_may_keep_the_game_in_the_channel(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await start_table(world, anna, ben, where="here")
    assert world.channel.threads == []
    assert len(world.boards(world.channel)) == 1


async def test_without_the_right_to_open_threads_the_game_stays_in_the_channel(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    world.env.inject_error("POST", "/channels/*/messages/*/threads", status=403, code=50013)
    await open_table(world, anna)
    for actor in (anna, ben):
        await actor.click(world.public()[-1], label="Join")
    await anna.click(world.public()[-1], label="Start")
    assert world.channel.threads == []
    assert len(world.boards(world.channel)) == 1


async def test_start_pressed_by_both_at_once_starts_one_game(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await open_table(world, anna)
    for actor in (anna, ben):
        await actor.click(world.public()[-1], label="Join")
    lobby = world.public()[-1]
    results = [world.press(actor, lobby, "Start").deliver() for actor in (anna, ben)]
    await world.env.settle()
    assert len(world.channel.threads) == 1
    assert len(world.boards(world.thread())) == 1
    refused = [text(message) for result in results for message in result.followups]
    assert refused == ["This game has already started. You can watch it, or open a table with /new."]


async def test_a_stranger_cannot_start_or_seat_the_computer(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await open_table(world, anna)
    assert "don’t have a seat" in text(answer(await carl.click(world.public()[-1], label="Add computer")))
    for actor in (anna, ben):
        await actor.click(world.public()[-1], label="Join")
    assert "don’t have a seat" in text(answer(await carl.click(world.public()[-1], label="Start")))
    assert world.channel.threads == []


async def test_a_table_is_not_opened_where_the_bot_may_not_post(world: World, anna: MemberActor) -> None:
    silent = world.guild.create_text_channel(
        "silent", overwrites={world.guild.default_role: discord.PermissionOverwrite(send_messages=False)}
    )
    result = await anna.slash(silent, "new", game="duel")
    assert "Send Messages" in text(answer(result))
    assert world.public(silent) == []


async def test_a_deleted_lobby_message_comes_back(world: World, anna: MemberActor) -> None:
    await open_table(world, anna)
    world.env.backend.delete_message(world.channel.id, world.public()[-1].id)
    await anna.slash(world.channel, "table join")
    assert "**Red** · Anna" in text(world.public()[-1])


async def test_the_host_breaks_the_lobby_off(world: World, anna: MemberActor, ben: MemberActor) -> None:
    await open_table(world, anna)
    assert "Only the host" in text(answer(await ben.slash(world.channel, "table end")))
    asked = answer(await anna.slash(world.channel, "table end"))
    await anna.click(asked, label="End game")
    assert "This table is closed" in text(world.public()[-1])
    assert list(buttons(world.public()[-1])) == ["Reopen"]


async def test_the_first_table_of_a_person_speaks_their_language(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    speak(world, {anna: "de"})
    await anna.slash(world.channel, "new", game="duel")
    assert "Starten" in buttons(world.public()[-1])
    await anna.slash(world.channel, "new", game="duel")
    assert "Start" in buttons(world.public()[-1]), "later tables speak the language of the server"
    await world.tables.servers.set_locale(world.guild.id, "fr")
    speak(world, {ben: "de"})
    await ben.slash(world.channel, "new", game="duel")
    assert "Commencer" in buttons(world.public()[-1]), "a language that the server has chosen comes first"


async def test_a_grey_start_says_why(world: World, anna: MemberActor) -> None:
    await anna.slash(world.channel, "new", game="duel", watch="watch")
    needed = "You need 2 players to start, at least one of them a person."
    assert needed in text(world.public()[-1])
    for _ in range(2):  # two computers cannot play alone
        await anna.click(world.public()[-1], label="Add computer")
    assert buttons(world.public()[-1])["Start"]["disabled"]
    assert needed in text(world.public()[-1])
    await anna.click(world.public()[-1], custom_id="c:1:free:0")
    await anna.click(world.public()[-1], label="Join")
    assert not buttons(world.public()[-1])["Start"]["disabled"]
    assert needed not in text(world.public()[-1])


async def test_new_answers_with_the_options_of_the_chosen_game(world: World, anna: MemberActor) -> None:
    shown = answer(await anna.slash(world.channel, "new", game="duel"))
    lists = [part["custom_id"] for part in parts(shown) if part["type"] == 3]
    assert "lo:1:goal" in lists
    assert {name.rpartition(":")[2] for name in lists} - {"zone"} <= {"goal", "pace", "language"}
    await anna.select(shown, [options(shown)["one point"]], custom_id="lo:1:goal")
    assert "one point" in text(world.public()[-1])


@pytest.mark.parametrize("title", [NEW_WAVE], ids=["wave"])
async def test_the_lobby_names_only_options_that_differ_from_the_default(
    world: World, anna: MemberActor, title: AnyTitle
) -> None:
    await anna.slash(world.channel, "new", game=title.id)
    assert "UFOs" not in text(world.public()[-1])
    assert "Swapped offers" not in text(world.public()[-1])
    await anna.slash(world.channel, "new", game=title.id, ufos_fly_free="true")
    assert "UFOs fly free" in text(world.public()[-1])
