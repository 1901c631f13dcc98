"""Advice is one press away where it is fair; elsewhere the bot says why not."""

import pytest
from simcord.actors import MemberActor

from tests.bot.players import panel, seen, start_table
from tests.bot.world import World, answer, buttons, text
from tests.opaque import AnyTitle
from tests.titles import NEW_WAVE, TITLES

ADVICE, DO_IT = "What would you do?", "Confirm"


@pytest.fixture
def title(request: pytest.FixtureRequest) -> AnyTitle:
    found: AnyTitle = getattr(request, "param", NEW_WAVE)
    return found


def _room(title: AnyTitle) -> int:
    """Returns the number of seats."""
    return len(title.rules.seat_plan(title.codecs.options.decode(b"{}")).keys)


def on(*titles: AnyTitle) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("title", titles, indirect=True, ids=lambda one: one.id)


@on(*(title for title in TITLES if _room(title) > 1))
async def test_against_the_computer_advice_is_one_press_away(
    world: World, anna: MemberActor, title: AnyTitle
) -> None:
    place = await start_table(world, anna, computer=True, game=title.id)
    shown = await panel(world, anna, place)
    view = await seen(world, anna)
    told = answer(await anna.click(shown, label=ADVICE))
    assert "I’d say: **" in text(told)
    await anna.click(told, label=DO_IT)
    assert (await seen(world, anna)).seq > view.seq


@on(NEW_WAVE)
async def test_against_people_advice_is_refused_with_the_reason(
    world: World, anna: MemberActor, ben: MemberActor, title: AnyTitle
) -> None:
    place = await start_table(world, anna, ben, game=title.id)
    assert ADVICE not in buttons(await panel(world, anna, place))
    told = text(answer(await anna.slash(place, "advice")))
    assert told.startswith("I don’t give hints against other people")
