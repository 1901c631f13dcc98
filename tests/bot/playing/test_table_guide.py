"""Guided first games: offered at the first start of a title, on the real table, and left at any step."""

import re

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.store.rows import UserId
from tests.bot.players import GAME, NOT_SEATED, best, choose, on_offer, panel, seen, start_table
from tests.bot.world import World, answer, buttons, text
from tests.opaque import AnyTitle, action_of, inside
from tests.titles import DICE_GAME, POLISHED

pytestmark = pytest.mark.slow  # real games on a simulated Discord

GUIDE, ALONE, DONE = "Guide me", "Stop the guide", "You know the basics now."
STEP = re.compile(r"🧭 \*\*Step (\d) of (\d)\.\*\* (.+)")
GREEN = 3  # the style of a coloured button
MOST_MOVES = 40  # of a person before their guide is over


async def start_first(world: World, anna: MemberActor, title: AnyTitle) -> ChannelHandle:
    alone = title.rules.seat_plan(title.codecs.options_type()).fewest == 1
    return await start_table(world, anna, computer=not alone, game=title.id, reactions=None)


async def guided(world: World, anna: MemberActor, place: ChannelHandle) -> ResponseMessage:
    return answer(await anna.click(world.board(place), label=GUIDE))


def highlighted(shown: ResponseMessage) -> str | None:
    """Returns the label of the choice that the guide highlights."""
    found = [label for label, one in buttons(shown).items() if one["custom_id"].startswith("gm:")]
    return found[0] if found else None


def step_of(shown: ResponseMessage) -> int | None:
    """Returns the number of the step that a panel shows."""
    found = STEP.search(text(shown))
    return None if found is None else int(found[1])


async def play_any(world: World, anna: MemberActor, place: ChannelHandle) -> None:
    view = await seen(world, anna)
    await anna.slash(place, "act", action=f"{view.seq}:{best(view).index}")


@pytest.mark.parametrize("title", POLISHED, ids=lambda title: str(title.id))
async def test_a_first_game_leads_through_its_first_moves(
    world: World, anna: MemberActor, title: AnyTitle
) -> None:
    place = await start_first(world, anna, title)
    assert "*Guide me* leads you" in text(world.board(place))
    shown, steps = await guided(world, anna, place), []
    for _ in range(MOST_MOVES):
        step, move = step_of(shown), highlighted(shown)
        assert ALONE in buttons(shown), "the way out is there, also between two steps"
        if step is None:
            assert ("🧭 Your choice. Then I go on." in text(shown)) is (move is None)
            assert ("🧭 I’d choose this. Then I go on." in text(shown)) is (move is not None)
        else:
            assert move is not None, "a step highlights a choice"
            steps.append(step)
        if move is None:
            await play_any(world, anna, place)
            shown = await panel(world, anna, place)
            continue
        assert [label for label, one in buttons(shown).items() if one["style"] == GREEN] == [move]
        assert len(on_offer(shown)) > 1, "the other choices are there"
        before = (await seen(world, anna)).seq
        await anna.click(shown, label=move)
        assert (await seen(world, anna)).seq > before, "it is played on the real table"
        if DONE in text(shown):
            break
    assert DONE in text(shown)
    assert len(steps) >= 3
    assert steps == sorted(set(steps))
    assert steps[0] == 1, "only steps that apply are counted"
    assert step_of(await panel(world, anna, place)) is None


@pytest.mark.parametrize("title", [DICE_GAME], ids=["dice"])
@pytest.mark.parametrize(
    ("wants_martians", "told"), [(True, "This card wants Martians"), (False, "You can roll Martians again.")]
)
async def test_it_tells_of_martians_what_is_true_for_the_target(
    world: World, anna: MemberActor, wants_martians: bool, told: str
) -> None:
    place = await start_first(world, anna, DICE_GAME)
    await guided(world, anna, place)
    view = await seen(world, anna)
    locks = {
        offer.index: inside(view).card(action_of(offer).location).locks_martians for offer in view.offers
    }
    target = next(index for index, locked in locks.items() if locked is wants_martians)
    await anna.slash(place, "act", action=f"{view.seq}:{target}")
    await world.tables.guides.pass_step(GAME, UserId(anna.id), 1)
    shown = await panel(world, anna, place)
    assert step_of(shown) == 2
    assert told in text(shown)


@pytest.mark.parametrize("title", [DICE_GAME], ids=["dice"])
class TestInTheDiceGame:
    async def test_it_is_offered_once(self, world: World, anna: MemberActor) -> None:
        await start_first(world, anna, DICE_GAME)
        await start_table(world, anna, computer=True, game="dice_game", reactions=None, where="here")
        assert GUIDE not in buttons(world.board())

    async def test_it_can_be_left_at_any_step(self, world: World, anna: MemberActor) -> None:
        place = await start_first(world, anna, DICE_GAME)
        shown = await guided(world, anna, place)
        await anna.click(shown, label=ALONE)
        assert step_of(shown) is None
        assert on_offer(shown)
        assert step_of(await panel(world, anna, place)) is None

    async def test_another_choice_leads_on_as_well(self, world: World, anna: MemberActor) -> None:
        place = await start_first(world, anna, DICE_GAME)
        shown = await guided(world, anna, place)
        move = highlighted(shown)
        assert move is not None
        plain = [label for label in on_offer(shown) if label != move]
        other = next(label for label in plain if label not in move)
        await choose(anna, shown, other)
        assert step_of(shown) == 2

    async def test_it_advises_as_before_until_its_next_step_fits(
        self, world: World, anna: MemberActor
    ) -> None:
        place = await start_first(world, anna, DICE_GAME)
        first = highlighted(await guided(world, anna, place))
        await world.tables.guides.pass_step(GAME, UserId(anna.id), 2)
        shown = await panel(world, anna, place)
        assert step_of(shown) is None
        assert highlighted(shown) == first

    async def test_it_outlives_a_restart(self, world: World, anna: MemberActor) -> None:
        place = await start_first(world, anna, DICE_GAME)
        shown = await guided(world, anna, place)
        await anna.click(shown, label=highlighted(shown))
        await world.restart()
        assert step_of(await panel(world, anna, place)) == 2

    async def test_nobody_else_is_led(self, world: World, anna: MemberActor, ben: MemberActor) -> None:
        place = await start_first(world, anna, DICE_GAME)
        assert NOT_SEATED in text(answer(await ben.click(world.board(place), label=GUIDE)))
        assert (await world.tables.own_tables.of(GAME, UserId(ben.id))).guide == 0

    async def test_it_is_not_offered_to_two_people(
        self, world: World, anna: MemberActor, ben: MemberActor
    ) -> None:
        place = await start_table(world, anna, ben, game="dice_game", reactions=None)
        assert GUIDE not in buttons(world.board(place))

    async def test_it_is_not_offered_without_tips(self, world: World, anna: MemberActor) -> None:
        await anna.click(answer(await anna.slash(world.channel, "me")), label="Tips: on")
        place = await start_first(world, anna, DICE_GAME)
        assert GUIDE not in buttons(world.board(place))
