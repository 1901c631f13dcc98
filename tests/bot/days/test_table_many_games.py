"""Many games at once: *Next game*, the pages of /games, and the way back to all tables."""

import re

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.durations import HOUR
from bot.store.rows import GameId, Person, UserId
from tests.bot.players import choose, choose_openly, on_offer, open_orders, panel, start_table
from tests.bot.world import World, answer, buttons, text
from tests.titles import DICE_GAME

NAMED = re.compile(r"- \*\*(\w+) · Duel\*\*")
LINK = re.compile(r"https://discord\.com/channels/[\d@me]+/\d+/\d+")
KEEP = "Keep the hand"


async def _in_new_channel(
    world: World, *actors: MemberActor, name: str, pace: str = "3d", game: str = "duel"
) -> ChannelHandle:
    """Starts a game in a channel of its own, where both are asked to keep their cards."""
    world.channel = world.guild.create_text_channel(name.lower())
    reactions = "ask" if game == "duel" else None
    return await start_table(
        world, *actors, name=name, pace=pace, where="here", game=game, reactions=reactions
    )


async def _games(actor: MemberActor, place: ChannelHandle) -> ResponseMessage:
    return answer(await actor.slash(place, "games"))


# --- the next game -----------------------------------------------------------------------------------------


async def test_after_a_turn_one_press_opens_the_most_urgent_of_all_channels(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    first = await _in_new_channel(world, anna, ben, name="First")
    await _in_new_channel(world, anna, ben, name="Slow")
    await _in_new_channel(world, anna, ben, name="Urgent", pace="8h")
    shown = await choose(anna, await panel(world, anna, first), KEEP)
    assert "Next game (2)" in buttons(shown)
    assert await _asking(world, anna) == [GameId(3), GameId(2)], "eight hours are less than three days"
    await anna.click(shown, label="Next game (2)")
    assert KEEP in buttons(shown), "the question itself, in the same message"
    await choose(anna, shown, KEEP)
    assert await _asking(world, anna) == [GameId(2)]
    await anna.click(shown, label="Next game (1)")
    await choose(anna, shown, KEEP)
    assert not any(label.startswith("Next game") for label in buttons(shown))
    assert await _asking(world, anna) == []


async def _asking(world: World, actor: MemberActor) -> list[GameId]:
    """Returns the games that wait for a person, the most urgent first."""
    return list(await world.tables.cards.waiting_for(UserId(actor.id)))


async def test_a_panel_that_went_on_to_another_game_is_not_deleted_for_the_first(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    first = await _in_new_channel(world, anna, ben, name="First")
    await _in_new_channel(world, anna, ben, name="Second")
    shown = await choose(anna, await panel(world, anna, first), KEEP)
    await anna.click(shown, label="Next game (1)")
    again = await panel(world, anna, first)
    assert again.id != shown.id
    await choose(anna, shown, KEEP)
    assert await _asking(world, anna) == [], "the second game was answered in the message it went to"


@pytest.mark.slow  # pictures of a real game are drawn
@pytest.mark.parametrize("title", [DICE_GAME], ids=["dice game"])
async def test_a_turn_played_on_the_board_leads_to_the_next_game_too(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    first = await _in_new_channel(world, anna, ben, name="First", game=DICE_GAME.id)
    second = await _in_new_channel(world, anna, ben, name="Second", game=DICE_GAME.id)
    for game_id, place in ((GameId(1), first), (GameId(2), second)):
        while game_id in await _asking(world, ben):
            await choose_openly(world, ben, place, open_orders(world.board(place))[-1])
    while GameId(1) in await _asking(world, anna):
        told = await choose_openly(world, anna, first, open_orders(world.board(first))[-1])
    shown = answer(told)
    assert "not your turn" in text(shown)
    await anna.click(shown, label="Next game (1)")
    assert on_offer(shown), "the question of the second game"


async def test_next_game_says_so_when_another_was_quicker(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    first = await _in_new_channel(world, anna, ben, name="First")
    second = await _in_new_channel(world, anna, ben, name="Second")
    shown = await choose(anna, await panel(world, anna, first), KEEP)
    await choose(anna, await panel(world, anna, second), KEEP)
    await anna.click(shown, label="Next game (1)")
    assert "No game is waiting for you now." in text(shown)
    assert "**First · Duel**" in text(shown)


async def test_an_onlooker_is_offered_no_next_game(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    first = await _in_new_channel(world, anna, ben, name="First")
    await _in_new_channel(world, carl, ben, name="Second")
    refused = answer(await carl.click(world.board(first), label="Take your turn"))
    assert "You don’t have a seat" in text(refused)
    assert buttons(refused) == {}


# --- /games ------------------------------------------------------------------------------------------------


async def test_games_are_listed_by_the_time_left(world: World, anna: MemberActor, ben: MemberActor) -> None:
    for name, pace in (("Long", "none"), ("Slow", "3d"), ("Daily", "24h")):
        await _in_new_channel(world, anna, ben, name=name, pace=pace)
        await world.env.advance_time(HOUR)
    place = await _in_new_channel(world, anna, ben, name="Urgent", pace="8h")
    shown = await _games(anna, place)
    assert NAMED.findall(text(shown)) == ["Urgent", "Daily", "Slow", "Long"]
    assert len(LINK.findall(text(shown))) == 4, "each has a link to its board"
    await anna.click(shown, label="Next game (4)")
    assert KEEP in buttons(shown)
    assert await _asking(world, anna) == [GameId(4), GameId(3), GameId(2), GameId(1)]


async def test_no_game_is_missing_from_the_pages(world: World, anna: MemberActor, ben: MemberActor) -> None:
    for number in range(34):
        lobby = await world.tables.lobbies.open(
            "duel",
            Person(id=UserId(9000 + number), name="Host"),
            channel_id=world.channel.id,
            guild_id=world.guild.id,
            locale="en",
            options={},
            name=f"{number:02} {'long ' * 11}",
        )
        await world.tables.lobbies.take_seat(lobby.table.id, _person(anna if number % 2 else ben))
    shown, found = await _games(anna, world.channel), []
    for page in range(1, 40):
        assert len(text(shown)) <= 4000
        found += re.findall(r"- \*\*(\d\d) long", text(shown))
        following = [label for label in buttons(shown) if label.startswith(f"Page {page + 1} of ")]
        if not following:
            break
        await anna.click(shown, label=following[0])
    assert sorted(found) == [f"{number:02}" for number in range(34)]
    assert found[:17] == sorted(found[:17], reverse=True), "her own come first"
    assert all(int(name) % 2 for name in found[:17])
    await anna.click(shown, label="Previous")
    assert found[-1] not in re.findall(r"- \*\*(\d\d) long", text(shown))


def _person(actor: MemberActor) -> Person:
    return Person(id=UserId(actor.id), name=actor.name)


# --- back everywhere ---------------------------------------------------------------------------------------


async def _away_at_two(world: World, anna: MemberActor, ben: MemberActor) -> None:
    """The computer plays for Anna at two tables, because she has missed her turns."""
    for name in ("First", "Second"):
        await _in_new_channel(world, anna, ben, name=name, pace="8h")
    for _ in range(12):
        if len(await world.tables.presence.absences(UserId(anna.id))) == 2:
            return
        for game_id in await world.tables.cards.waiting_for(UserId(ben.id)):
            view = await world.tables.views.look(game_id, UserId(ben.id))
            await world.inside(world.tables.play.choose(game_id, UserId(ben.id), seq=view.seq, index=0))
        await world.env.advance_time(8 * HOUR + 60)
    pytest.fail("Anna is still waited for")


@pytest.mark.parametrize("command", ["games", "me"])
async def test_a_person_who_comes_back_finds_the_door_to_all_tables(
    world: World, anna: MemberActor, ben: MemberActor, command: str
) -> None:
    await _away_at_two(world, anna, ben)
    shown = answer(await anna.slash(world.channel, command))
    said = "stands in for you here" if command == "games" else "You’re marked as away at 2 tables."
    assert said in text(shown)
    assert "I’m back everywhere" in buttons(shown)
    await anna.click(shown, label="I’m back everywhere")
    assert "You’re back at 2 tables." in text(shown)
    assert await world.tables.presence.absences(UserId(anna.id)) == ()
    assert "I’m back everywhere" not in buttons(answer(await anna.slash(world.channel, "games")))
    assert "I’m back everywhere" not in buttons(answer(await anna.slash(world.channel, "me")))


async def test_back_everywhere_twice_changes_nothing(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _away_at_two(world, anna, ben)
    shown = answer(await anna.slash(world.channel, "games"))
    press = world.press(anna, shown, "I’m back everywhere")
    press.deliver()
    press.deliver()
    await world.env.settle()
    assert await world.tables.presence.absences(UserId(anna.id)) == ()
