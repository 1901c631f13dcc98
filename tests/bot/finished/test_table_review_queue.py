"""Messages about reviews: several queued at once, a resigned game, a stopped bot."""

import asyncio

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.service.finished.review_analysis import Review, Reviewer
from bot.ui.finished import review as ui
from tests.bot.players import open_table
from tests.bot.world import World, answer, text

LONG = 60.0  # seconds of a review, by Discord's clock


@pytest.fixture
def lengthy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes reviews slow."""
    review = Reviewer.review

    async def take_long(reviewer: Reviewer) -> Review:
        await asyncio.sleep(LONG)
        return await review(reviewer)

    monkeypatch.setattr(Reviewer, "review", take_long)


async def _resigned(world: World, anna: MemberActor, ben: MemberActor) -> None:
    await open_table(world, anna)
    lobby = world.public()[-1]
    for actor in (anna, ben):
        await actor.click(lobby, label="Join")
    await anna.click(lobby, label="Start")
    asked = answer(await anna.slash(world.channel.threads[-1], "table resign"))
    await anna.click(asked, label="Resign")
    await world.env.settle()


def _press(world: World, actor: MemberActor, number: int) -> InteractionResult:
    """Presses *Review* below the last board of a game without waiting for the answer."""
    place = world.channel.threads[number]
    return world.press(actor, world.board(place), "Review").deliver()


async def _said(world: World, result: InteractionResult) -> str:
    """Advances time a moment and returns the text of an answer."""
    await world.env.advance_time(ui.LOOK_AGAIN)
    return text(answer(result))


@pytest.mark.usefixtures("lengthy")
async def test_who_waits_for_a_review_is_told_how_many_come_before_it(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    for _ in range(3):
        await _resigned(world, anna, ben)
    first = _press(world, anna, 0)
    assert "0% done" in await _said(world, first)
    second = _press(world, ben, 1)
    assert "One review is ahead of yours." in await _said(world, second)
    third = _press(world, anna, 2)
    assert "2 reviews are ahead of yours." in await _said(world, third)
    await world.env.advance_time(LONG)
    assert "chance to win" in text(answer(first))
    assert "0% done" in await _said(world, second)
    assert "One review is ahead of yours." in await _said(world, third)
    await world.env.advance_time(2 * LONG)
    assert "chance to win" in text(answer(second))
    assert "chance to win" in text(answer(third))


@pytest.mark.usefixtures("lengthy")
async def test_nobody_is_left_with_an_answer_that_cannot_be_changed_any_more(
    world: World, anna: MemberActor, ben: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ui, "LONGEST_ANSWER", LONG / 2)
    await _resigned(world, anna, ben)
    asked = _press(world, anna, 0)
    await world.env.advance_time(LONG / 2 + ui.LOOK_AGAIN)
    assert "use /review again later" in text(answer(asked))
    await world.env.advance_time(LONG)
    shown = answer(await anna.slash(world.thread(), "review"))  # it was made all the same
    assert "chance to win" in text(shown)


async def test_the_resignation_is_named_as_what_decided_the_game(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _resigned(world, anna, ben)
    shown = answer(await ben.click(world.board(world.thread()), label="Review"))
    said = text(shown)
    assert "Anna resigned with a " in said
    assert "chance to win." in said
    assert "no clearly better move" not in said  # none was searched for


@pytest.mark.usefixtures("lengthy")
async def test_who_waits_when_the_bot_is_stopped_is_told_so_and_nothing_is_logged(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _resigned(world, anna, ben)
    waiting = _press(world, anna, 0)
    assert "0% done" in await _said(world, waiting)
    await world.process.client.close()
    assert "about to restart" in text(answer(waiting))
