"""Optional heads-up messages: the player before has begun their turn."""

from datetime import timedelta
from zoneinfo import ZoneInfo

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.store.rows import UserId
from bot.titles.title import as_any_title
from engine.core import tag_of
from tests.bot.players import GAME, seen, start_table
from tests.bot.world import World, answer, text
from tests.opaque import AnyTitle
from tests.titles import DICE_GAME

pytestmark = pytest.mark.slow  # a real game on a simulated Discord, its first picture drawn with a cold cache


@pytest.fixture
def title() -> AnyTitle:
    return as_any_title(DICE_GAME)


async def want(world: World, actor: MemberActor) -> None:
    shown = answer(await actor.slash(world.channel, "me", zone="Europe/Berlin"))
    await actor.click(shown, label="Heads-up when you’re next: off")


async def on_turn(world: World, *actors: MemberActor) -> tuple[MemberActor, MemberActor, MemberActor]:
    """Returns the person on turn, the next one and the one after, in seating order."""
    for number, actor in enumerate(actors):
        if (await seen(world, actor)).my_turn:
            first, second, third = (*actors[number:], *actors[:number])
            return first, second, third
    raise AssertionError("nobody is asked")


async def act(world: World, actor: MemberActor, place: ChannelHandle) -> None:
    """Makes any move that does not end the turn."""
    view = await seen(world, actor)
    offer = next(offer for offer in view.offers if tag_of(offer.action) != "stop")
    await actor.slash(place, "act", action=f"{view.seq}:{offer.index}")


async def at(world: World, hour: int) -> None:
    """Advances time to an hour in Berlin."""
    now = world.env.now().astimezone(ZoneInfo("Europe/Berlin"))
    then = now.replace(hour=hour, minute=0, second=0, microsecond=0)
    await world.env.advance_time(((then - now) % timedelta(days=1)).total_seconds())


async def test_the_next_person_hears_once_that_the_one_before_them_has_begun(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    everyone = (anna, ben, carl)
    for actor in everyone:
        await want(world, actor)
    await at(world, 12)
    thread = await start_table(world, *everyone, game="dice_game", reactions=None)
    first, second, third = await on_turn(world, *everyone)
    assert [world.letters(actor) for actor in everyone] == [[], [], []]
    await act(world, first, thread)
    (letter,) = world.letters(second)
    name = (await seen(world, first)).table.everyone
    begun = next(person.name for person in name if person.id == first.id)
    assert text(letter) == f"You’re up next at <#{thread.id}>. It’s {begun}’s turn now."
    if (await seen(world, first)).my_turn:
        await act(world, first, thread)
    assert len(world.letters(second)) == 1
    assert world.letters(first) == []
    assert world.letters(third) == []
    assert await world.tables.outbox.owed_posts(GAME) == ()


@pytest.mark.parametrize(("wants", "hour"), [(False, 12), (True, 23)])
async def test_nobody_hears_who_does_not_want_to_or_sleeps(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor, wants: bool, hour: int
) -> None:
    everyone = (anna, ben, carl)
    for actor in everyone:
        await world.tables.people.set_zone(UserId(actor.id), "Europe/Berlin")
        await world.tables.people.switch(UserId(actor.id), "heads_up", wants)
    await at(world, hour)
    thread = await start_table(world, *everyone, game="dice_game", reactions=None)
    first, *_ = await on_turn(world, *everyone)
    await act(world, first, thread)
    assert [world.letters(actor) for actor in everyone] == [[], [], []]
