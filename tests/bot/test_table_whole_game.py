"""Two people play a game from /new to its end with nothing but commands and buttons."""

import random

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from tests.bot.players import on_offer, panel, start_table, take_any_turn
from tests.bot.world import World, answer, buttons, text

MOST_ROUNDS = 400


async def _act(world: World, actor: MemberActor, place: ChannelHandle, chance: random.Random) -> bool:
    """Types /act and takes what is offered; False when nothing is."""
    offered = await actor.autocomplete(place, "act", "action", "")
    if not offered:
        return False
    result = await actor.slash(place, "act", action=chance.choice(offered)["value"])
    assert answer(result).ephemeral
    return True


@pytest.mark.parametrize("title", ["duel"])
async def test_two_people_play_to_the_end(
    world: World, anna: MemberActor, ben: MemberActor, title: str
) -> None:
    chance = random.Random(7)
    place = await start_table(world, anna, ben, game=title)
    for number in range(MOST_ROUNDS):
        if not buttons(world.board(place)).get("Take your turn"):
            break
        actor = (anna, ben)[number % 2]
        if number % 3:
            await _act(world, actor, place, chance)
        else:
            shown = await panel(world, actor, place)
            if on_offer(shown):
                await take_any_turn(actor, shown, chance)
    last = world.board(place)
    assert "wins" in text(last) or "Nobody" in text(last)
    assert "The seed of the dice was" in text(last)
    # One message a turn: no board but the last has buttons, and none is lost.
    assert all(not buttons(board) for board in world.boards(place)[:-1])
    games = text(answer(await anna.slash(world.channel, "games")))
    assert "No game is being played" in games
