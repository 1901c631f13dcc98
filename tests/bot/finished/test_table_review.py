"""Reviews of finished games: /review and the button below the last board, in every game."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.service.finished import review_analysis
from bot.service.finished.review_analysis import Review
from bot.store.rows import GameId, UserId
from engine.core import SeededDice
from engine.kit.percent import percent
from renderer.scenes import review as chart
from renderer.shapes import Scene, Track
from tests.bot.conftest import Mishaps
from tests.bot.players import start_table
from tests.bot.reviews import shorten_reviews
from tests.bot.wire.requests import Wire
from tests.bot.world import World, answer, buttons, parts, pictures, running, text
from tests.opaque import AnyTitle
from tests.titles import TITLES

pytestmark = pytest.mark.slow  # replays whole games

PATIENCE = 60.0
MOST_MOVES = 900
MOST_BYTES = 8 * 1024 * 1024
GAME = GameId(1)


@pytest.fixture(params=TITLES, ids=lambda title: str(title.id))
def title(request: pytest.FixtureRequest) -> AnyTitle:
    chosen: AnyTitle = request.param
    return chosen


@pytest.fixture
async def world(tmp_path: Path, title: AnyTitle, wire: Wire, mishaps: Mishaps) -> AsyncIterator[World]:
    """A server on which this one game is played."""
    async with running(World(tmp_path / "tables.db", {title.id: title}, PATIENCE)) as world:
        yield world


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    shorten_reviews(monkeypatch)


@pytest.fixture
def charts(monkeypatch: pytest.MonkeyPatch) -> list[chart.Chart]:
    """The drawn charts."""
    drawn: list[chart.Chart] = []
    scene = chart.scene

    def noted(shown: chart.Chart) -> Scene:
        drawn.append(shown)
        return scene(shown)

    monkeypatch.setattr(chart, "scene", noted)
    return drawn


async def _play_out(world: World, anna: MemberActor) -> None:
    """Plays Anna's seat as the computer would, to the end."""
    user_id = UserId(anna.id)
    for number in range(MOST_MOVES):
        view = await world.tables.views.look(GAME, user_id, hints=False)
        if not view.offers or view.decision is None:
            break
        legal = tuple(offer.action for offer in view.offers)
        action = view.table.title.computer(view.view, view.decision, legal, SeededDice(b"x", number))
        await world.tables.play.choose(GAME, user_id, seq=view.seq, index=legal.index(action))


async def test_a_finished_game_is_reviewed_in_every_title(
    world: World, title: AnyTitle, anna: MemberActor, ben: MemberActor, charts: list[chart.Chart]
) -> None:
    alone = len(title.rules.seat_plan(title.codecs.options_type()).keys) == 1
    place = await start_table(world, anna, computer=not alone, game=title.id)
    refused = answer(await anna.slash(place, "review"))
    assert "once it’s finished" in text(refused)
    assert "Review" not in buttons(world.board(place))
    await world.inside(_play_out(world, anna))
    await world.env.settle()
    shown = answer(await anna.click(world.board(place), label="Review"))
    assert shown.ephemeral
    assert "chance to win" in text(shown)
    assert pictures(shown)[0].startswith("The chance to win over the game")
    assert sum(file.size for file in shown.attachments) < MOST_BYTES
    again = answer(await ben.slash(place, "review"))  # cached: an onlooker gets the same at once
    assert text(again) == text(shown)
    review = await world.tables.reviews.of(GAME)
    _check(review, title)
    _check_words(text(shown), charts[0], review)
    assert len(pictures(shown)) == 1 + len(review.turning_points)
    can_go_on = bool(review.turning_points) and title.codecs.has_notation
    assert ("Play on from here" in buttons(shown)) == can_go_on
    assert [part for part in parts(shown) if part["type"] == 12]


def _check(review: Review, title: AnyTitle) -> None:
    seats = len(review.marks[0].chances)
    for mark in review.marks:
        assert all(0 <= chance <= 1 for chance in mark.chances)
        assert seats == 1 or abs(sum(mark.chances) - 1) < 1e-9
    assert [mark.seq for mark in review.marks] == sorted({mark.seq for mark in review.marks})
    assert len(review.turning_points) <= 2
    for point in review.turning_points:
        assert point.seq < point.last
        if point.action is not None:
            assert point.gain is not None
            assert point.at is not None
            title.codecs.actions.decode(point.action)


def _check_words(said: str, shown: chart.Chart, review: Review) -> None:
    """Checks that the text of a turning point has the numbers at the marks of the chart."""
    assert [course.chances for course in shown.courses] == list(
        zip(*[mark.chances for mark in review.marks], strict=True)
    )
    _check_bands(shown, review)
    assert len(shown.turns) == len(review.turning_points)
    for turn in shown.turns:
        chances = shown.courses[turn.course].chances
        assert f"{percent(chances[turn.start])}% before, {percent(chances[turn.end])}% after" in said
    if shown.turns:
        assert "The numbers mark the turns that decided it" in said
        assert "Better: " in said or "no clearly better move" in said
    else:
        assert "No single turn decided this game" in said


def _check_bands(shown: chart.Chart, review: Review) -> None:
    """Checks that each curve is drawn in a band as high as its margins of error."""
    margins = list(zip(*[mark.margins for mark in review.marks], strict=True))
    assert [course.margins for course in shown.courses] == margins
    shapes = chart.scene(shown).shapes
    bands = [one for one in shapes if isinstance(one, Track) and one.style.startswith("band")]
    assert len(bands) == len(shown.courses)
    for band in bands:
        upper, lower = band.points[0], band.points[-1]
        assert upper.x == lower.x
        assert upper.y < lower.y, "nobody knows how a game ends that has just begun"


@pytest.mark.parametrize("title", TITLES[1:2], indirect=True, ids=["dice_game"])
async def test_a_review_is_made_once_however_many_ask(
    world: World, title: AnyTitle, anna: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start_table(world, anna, computer=True, game=title.id)
    await world.inside(_play_out(world, anna))
    await world.env.settle()
    made: list[Any] = []
    review = review_analysis.Reviewer.review

    async def counted(look: review_analysis.Reviewer) -> Review:
        made.append(look)
        return await review(look)

    monkeypatch.setattr(review_analysis.Reviewer, "review", counted)
    first = await world.inside(world.tables.reviews.of(GAME))
    await world.restart()
    assert await world.inside(world.tables.reviews.of(GAME)) == first
    assert len(made) == 1
