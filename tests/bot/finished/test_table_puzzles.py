"""*Find the better move*: a turning point as a puzzle, with three tries, odds and a hint."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.local.run import Unwaited
from bot.service.errors import NoPuzzle, NoReviewYet
from bot.service.finished.game_playouts import GamePlayouts
from bot.service.finished.puzzles import MOST_PLAYOUTS, Attempt
from bot.service.finished.review_analysis import ChancesAfter, Review, TurningPoint
from bot.service.finished.reviews import Reviews
from bot.service.running.estimates import Shares
from bot.store.rows import GameId, UserId
from engine.core import Seat
from renderer.words import capitalise
from tests.bot.players import GAME, choose, on_offer, panel, start_table
from tests.bot.world import World, answer, buttons, parts, pictures, text
from tests.duel.title import DUEL

FIND, AT = "Find the better move", 2  # the row of Anna's decision


class Weighed:
    """Playouts whose results are fixed: the better move wins 70 of 100 games, every other one 40."""

    def __init__(self, better: object) -> None:
        self.better = better
        self.played = 0

    async def play(
        self, seq: int, first: int, count: int, viewer: Seat, action: object
    ) -> tuple[Shares, ...]:
        self.played += count
        wins = 7 if action == self.better else 4
        won = [float(number % 10 < wins) for number in range(first, first + count)]
        return tuple((one, 1 - one) for one in won)


@pytest.fixture
async def place(
    world: World, anna: MemberActor, ben: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> ChannelHandle:
    """A finished duel, whose review has one turning point; Anna's better move there is her last offer."""
    thread = await start_table(world, anna, ben)
    for actor in (anna, ben):
        await choose(actor, await panel(world, actor, thread), "Keep the hand")
    view = await world.tables.views.look(GAME, UserId(anna.id))
    encode = view.table.title.codecs.actions.encode
    point = TurningPoint(
        seq=AT,
        last=AT + 1,
        seat=0,
        at=AT,
        played=encode(view.offers[0].action),
        action=encode(view.offers[-1].action),
        gain=0.2,
        holds=True,
    )
    shown = await panel(world, anna, thread)
    await choose(anna, shown, on_offer(shown)[0])
    await anna.click(answer(await anna.slash(thread, "table resign")), label="Resign")
    await world.env.settle()
    marks = tuple(
        ChancesAfter(seq=seq, round=None, chances=(0.5, 0.5), margins=(0.1, 0.1))
        for seq in (AT - 1, AT, AT + 1)
    )
    review = Review(marks=marks, turning_points=(replace(point, seq=AT - 1, last=AT, holds=False), point))

    async def made(reviews: Reviews, game_id: GameId) -> Review:
        return review

    monkeypatch.setattr(Reviews, "of", made)
    monkeypatch.setattr(GamePlayouts, "play", Weighed(view.offers[-1].action).play)
    return thread


async def _open(actor: MemberActor, place: ChannelHandle) -> ResponseMessage:
    review = answer(await actor.slash(place, "review"))
    return answer(await actor.click(review, label=FIND))


async def _labels(world: World) -> list[str]:
    """Returns the moves of the puzzle in words; the last one is the better move."""
    puzzle = await world.tables.puzzles.of(GAME, 1, "en")
    return [capitalise(offer.label) for offer in puzzle.view.offers]


async def test_the_better_move_is_found(world: World, carl: MemberActor, place: ChannelHandle) -> None:
    shown = await _open(carl, place)
    assert "Anna was to play here. One move wins about 20 more games in 100" in text(shown)
    assert "You have 3 tries" in text(shown)
    (alt,) = pictures(shown)
    assert alt.startswith("A puzzle from a finished game.")
    labels = await _labels(world)
    await choose(carl, shown, labels[-1])
    assert f"**{labels[-1]}**: you’ve found it! That wins about 70 games in 100." in text(shown)
    assert list(buttons(shown)) == ["Play on from here"]


async def test_three_misses_bring_odds_a_hint_and_the_answer(
    world: World, carl: MemberActor, place: ChannelHandle
) -> None:
    shown, labels = await _open(carl, place), await _labels(world)
    for number, label in enumerate(labels[:3], start=1):
        assert labels[-1] not in text(shown)
        await choose(carl, shown, label)
        assert f"**{label}** wins about 40 games in 100, the better move 70." in text(shown)
        assert ("Hint: look at" in text(shown)) == (number == 2)
    assert f"The better move was **{labels[-1]}**." in text(shown)
    assert list(buttons(shown)) == ["Play on from here"]


async def test_the_same_try_twice_counts_once(world: World, carl: MemberActor, place: ChannelHandle) -> None:
    shown, labels = await _open(carl, place), await _labels(world)
    for _ in range(2):
        await choose(carl, shown, labels[0])
    assert "You have 2 tries" in text(shown)


async def test_a_review_hides_the_better_move_of_a_puzzle(
    world: World, carl: MemberActor, place: ChannelHandle
) -> None:
    review, labels = answer(await carl.slash(place, "review")), await _labels(world)
    assert f"There’s a better move: ||{labels[-1]}||" in text(review)
    assert f"Better: **{labels[-1]}**" in text(review), "a turning point without a puzzle"
    assert [part["label"] for part in parts(review) if part.get("label") == FIND] == [FIND]


async def test_a_puzzle_shows_what_its_player_saw(world: World, place: ChannelHandle) -> None:
    puzzle = await world.tables.puzzles.of(GAME, 1, "en")
    positions = world.tables.reviews._positions
    state = await positions.state_at(await positions.at(GAME), AT)
    assert puzzle.view.view == DUEL.rules.view(state, Seat(0))
    assert puzzle.view.board.mark == "PUZZLE"


async def test_a_tried_move_is_played_out_once(
    world: World, place: ChannelHandle, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = await world.tables.puzzles.of(GAME, 1, "en")
    weighed = Weighed(puzzle.better.action)
    monkeypatch.setattr(GamePlayouts, "play", weighed.play)

    async def both() -> list[Attempt]:
        return await asyncio.gather(*(world.tables.puzzles.attempt(puzzle, 0) for _ in range(2)))

    one, two = await world.inside(both())
    assert one == two == await world.tables.puzzles.attempt(puzzle, 0)
    assert weighed.played == 2 * MOST_PLAYOUTS


async def test_only_a_turning_point_that_holds_is_a_puzzle(world: World, place: ChannelHandle) -> None:
    for number in (0, 2):
        with pytest.raises(NoPuzzle):
            await world.tables.puzzles.of(GAME, number, "en")


async def test_a_running_game_has_no_puzzle(world: World, anna: MemberActor, ben: MemberActor) -> None:
    await start_table(world, anna, ben)
    with pytest.raises(NoReviewYet):
        await world.tables.puzzles.of(GAME, 1, "en")


async def test_no_action_at_the_local_page_waits_for_a_try(
    world: World, carl: MemberActor, place: ChannelHandle, monkeypatch: pytest.MonkeyPatch
) -> None:
    released, play = asyncio.Event(), GamePlayouts.play

    async def held(*given: Any) -> tuple[Shares, ...]:
        await released.wait()
        return await play(*given)

    monkeypatch.setattr(GamePlayouts, "play", staticmethod(held))
    monkeypatch.setattr(world.tables.reviews, "background", Unwaited(world.env))
    shown, labels = await _open(carl, place), await _labels(world)
    await choose(carl, shown, labels[-1])
    assert "you’ve found it" not in text(shown)
    released.set()
    for _ in range(500):
        if "you’ve found it" in text(shown):
            break
        await asyncio.sleep(0.01)
        await world.env.settle()
    assert "you’ve found it" in text(shown)
