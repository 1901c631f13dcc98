"""`/rules` as a booklet: an overview first, pages turned in place, all of them in the contents."""

import json

import pytest
from simcord.actors import MemberActor

from tests.bot.conftest import Mishaps
from tests.bot.players import help_page, open_table, start_table
from tests.bot.world import World, answer, buttons, options, pictures, text
from tests.opaque import AnyTitle
from tests.titles import DICE_GAME, FALLING_SKIES, MINIATURES, POLISHED

pytestmark = pytest.mark.slow  # real games on a simulated Discord

OVERVIEW, NEXT, BACK = "The game in a minute", "Next", "Back"


def _heading(message: str) -> str:
    return message.splitlines()[0].removeprefix("### ")


@pytest.mark.parametrize("title", POLISHED, ids=lambda title: str(title.id))
async def test_the_booklet_is_read_from_end_to_end_before_the_game(
    world: World, anna: MemberActor, title: AnyTitle
) -> None:
    await open_table(world, anna, game=title.id)
    shown = answer(await anna.slash(world.channel, "rules"))
    assert shown.ephemeral
    contents = list(options(shown))
    assert contents[0] == _heading(text(shown)) == OVERVIEW
    assert BACK not in buttons(shown)
    read = [OVERVIEW]
    while NEXT in buttons(shown):
        await anna.click(shown, label=NEXT)
        read.append(_heading(text(shown)))
        assert f"page {len(read)} of {len(contents)}" in text(shown)
    assert read == contents
    await anna.click(shown, label=BACK)
    assert _heading(text(shown)) == contents[-2]


@pytest.mark.parametrize("title", [MINIATURES], ids=["miniatures"])
async def test_the_overview_says_the_goal_a_turn_and_how_one_wins(world: World, anna: MemberActor) -> None:
    await open_table(world, anna, game="miniatures")
    told = text(answer(await anna.slash(world.channel, "rules")))
    assert "Humans and Martians fight over a ruined town" in told
    assert "Eight soldiers enter" in told  # the scenario of this table
    assert "**A turn, step by step**\n1. Activate one of your figures" in told
    assert "**How you win**\nThe first side with 8 points" in told


@pytest.mark.parametrize("title", [DICE_GAME], ids=["dice"])
async def test_a_page_is_found_in_the_contents_also_after_a_restart(world: World, anna: MemberActor) -> None:
    await open_table(world, anna, game="dice_game")
    shown = answer(await anna.slash(world.channel, "rules"))
    await world.restart()
    await anna.select(shown, [options(shown)["Claiming cards"]])
    assert _heading(text(shown)) == "Claiming cards"
    assert "**Monuments**: " in text(shown)


@pytest.mark.parametrize("title", [DICE_GAME], ids=["dice"])
async def test_a_page_beyond_the_last_is_the_last(world: World, anna: MemberActor) -> None:
    await open_table(world, anna, game="dice_game")
    shown = answer(await anna.slash(world.channel, "rules"))
    press = world.press(anna, shown, NEXT)
    press.payload = json.loads(json.dumps(press.payload).replace('"rp:1:1"', '"rp:1:99"'))  # too far
    press.deliver()
    await world.env.settle()
    assert _heading(text(shown)) == list(options(shown))[-1]


@pytest.mark.parametrize("title", [DICE_GAME], ids=["dice"])
async def test_the_lobby_has_the_rules_for_everybody_one_press_away(
    world: World, anna: MemberActor, carl: MemberActor
) -> None:
    await open_table(world, anna, game="dice_game")
    shown = answer(await carl.click(world.public()[-1], label="Rules"))
    assert shown.ephemeral
    assert _heading(text(shown)) == OVERVIEW


@pytest.mark.parametrize("title", [DICE_GAME], ids=["dice"])
async def test_a_topic_is_still_answered_alone(world: World, anna: MemberActor) -> None:
    await open_table(world, anna, game="dice_game")
    told = answer(await anna.slash(world.channel, "rules", topic="Claiming"))
    assert text(told).startswith("**Claiming** (R10")
    assert not buttons(told)


@pytest.mark.parametrize("title", [DICE_GAME], ids=["dice"])
async def test_without_a_table_there_is_no_booklet(world: World, anna: MemberActor) -> None:
    assert "There’s no game in this channel" in text(answer(await anna.slash(world.channel, "rules")))


@pytest.mark.parametrize("title", [DICE_GAME], ids=["dice"])
async def test_a_page_shows_its_pictures_and_the_next_one_does_not(world: World, anna: MemberActor) -> None:
    await open_table(world, anna, game="dice_game")
    shown = answer(await anna.slash(world.channel, "rules"))
    assert pictures(shown) == []
    await anna.select(shown, [options(shown)["Claiming cards"]])
    (words,) = pictures(shown)
    assert words.startswith("Claiming a card.")
    assert words in text(shown)
    (attached,) = shown.attachments
    assert attached.filename == "rules-1.png"
    await anna.click(shown, label=NEXT)
    assert pictures(shown) == []
    assert not shown.attachments


@pytest.mark.parametrize("title", [DICE_GAME], ids=["dice"])
async def test_a_picture_is_drawn_once_and_its_words_stay_when_it_cannot_be(
    world: World, anna: MemberActor, mishaps: Mishaps, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_table(world, anna, game="dice_game")
    shown = answer(await anna.slash(world.channel, "rules"))
    contents = options(shown)
    await anna.select(shown, [contents["Claiming cards"]])
    monkeypatch.setattr("renderer.render", lambda *given, **more: 1 / 0)
    await anna.select(shown, [contents["Claiming cards"]])
    assert len(pictures(shown)) == 1
    mishaps.expect()
    await anna.select(shown, [contents["Rolling the dice"]])
    assert _heading(text(shown)) == "Rolling the dice"
    assert pictures(shown) == []


@pytest.mark.parametrize("title", [DICE_GAME], ids=["dice"])
async def test_a_topic_shows_its_picture_too(world: World, anna: MemberActor) -> None:
    await open_table(world, anna, game="dice_game")
    (words,) = pictures(answer(await anna.slash(world.channel, "rules", topic="Nuked")))
    assert words.startswith("Nuked.")


HIDDEN = ("hand", "table reactions", "table assign", "table stand-in")


@pytest.mark.parametrize(
    ("title", "missing"),
    [(MINIATURES, ()), (DICE_GAME, HIDDEN), (FALLING_SKIES, HIDDEN)],
    ids=["miniatures", "dice", "skies"],
)
async def test_help_lists_only_what_the_game_has(
    world: World, anna: MemberActor, title: AnyTitle, missing: tuple[str, ...]
) -> None:
    await start_table(world, anna, computer=title is not FALLING_SKIES, game=title.id)
    told = text(await help_page(world.thread(), anna, "Commands of every game"))
    assert [name for name in HIDDEN if f"</{name}:" not in told] == list(missing)
    assert "</rules:" in text(await help_page(world.thread(), anna, "Commands of this game"))
