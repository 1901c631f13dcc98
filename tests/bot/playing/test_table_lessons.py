"""Lessons at a table: shown once per person and kind of question, never to experienced players."""

import pytest
from simcord.actors import MemberActor

from bot.store.rows import UserId
from tests.bot.players import GAME, best, choose, on_offer, panel, seen, start_table
from tests.bot.world import World, answer, text
from tests.opaque import AnyTitle
from tests.titles import DICE_GAME, POLISHED

pytestmark = pytest.mark.slow  # real games on a simulated Discord

BULB, WELCOME = "💡", "First invasion?"
TARGET, THROW = "Choose a card to attack", "Too many nukes end your turn"


@pytest.mark.parametrize("title", POLISHED, ids=lambda title: str(title.id))
async def test_the_first_question_of_every_game_begins_with_a_lesson(
    world: World, anna: MemberActor, title: AnyTitle
) -> None:
    alone = title.rules.seat_plan(title.codecs.options_type()).fewest == 1
    place = await start_table(world, anna, computer=not alone, game=title.id, reactions=None)
    assert WELCOME in text(world.board(place))
    shown = await panel(world, anna, place)
    assert BULB in text(shown)
    assert text(shown).index(BULB) < text(shown).index((await seen(world, anna)).asks)
    assert on_offer(shown)
    assert BULB not in text(await panel(world, anna, place))  # already shown


@pytest.mark.parametrize("title", [DICE_GAME], ids=["dice"])
class TestInTheDiceGame:
    async def test_each_kind_of_question_is_explained_when_it_comes(
        self, world: World, anna: MemberActor, ben: MemberActor
    ) -> None:
        place = await start_table(world, anna, ben, game="dice_game", reactions=None)
        first, second = (anna, ben) if (await seen(world, anna)).my_turn else (ben, anna)
        shown = await panel(world, first, place)
        assert TARGET in text(shown)
        label = on_offer(shown)[0]
        await choose(first, shown, label)
        assert THROW in text(shown)
        assert BULB not in text(await panel(world, second, place))  # they are not on turn

    async def test_each_of_two_newcomers_is_led_in_on_their_own_first_turn(
        self, world: World, anna: MemberActor, ben: MemberActor
    ) -> None:
        place = await start_table(world, anna, ben, game="dice_game", reactions=None)
        for turns in range(3):
            asked = anna if (await seen(world, anna)).my_turn else ben
            assert (WELCOME in text(world.board(place))) is (turns < 2)
            while (await seen(world, asked)).my_turn:
                view = await seen(world, asked)
                await asked.slash(place, "act", action=f"{view.seq}:{best(view).index}")

    async def test_who_has_switched_them_off_gets_none(self, world: World, anna: MemberActor) -> None:
        settings = answer(await anna.slash(world.channel, "me"))
        await anna.click(settings, label="Tips: on")
        place = await start_table(world, anna, computer=True, game="dice_game", reactions=None)
        assert WELCOME not in text(world.board(place))
        assert BULB not in text(await panel(world, anna, place))

    async def test_lessons_outlive_a_restart_and_count_for_all_tables(
        self, world: World, anna: MemberActor
    ) -> None:
        place = await start_table(world, anna, computer=True, game="dice_game", reactions=None)
        assert BULB in text(await panel(world, anna, place))
        await world.restart()
        assert BULB not in text(await panel(world, anna, place))

    async def test_nobody_is_welcomed_who_has_finished_a_game(self, world: World, anna: MemberActor) -> None:
        place = await start_table(world, anna, computer=True, game="dice_game", reactions=None)
        assert WELCOME in text(world.board(place))
        await world.tables.leaving.resign(GAME, UserId(anna.id))
        await world.env.settle()
        await start_table(world, anna, computer=True, game="dice_game", reactions=None, where="here")
        assert WELCOME not in text(world.board())
