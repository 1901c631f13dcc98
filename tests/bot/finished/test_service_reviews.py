"""Reviews: after more urgent work, one at a time, and without claims that chance may explain."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bot.service.errors import ReviewInterrupted
from bot.service.finished import review_analysis
from bot.service.finished.review_analysis import Review, Reviewer, TurningPoint, Why, is_clearly_more
from bot.service.running import estimates
from bot.service.running.computers import Computers, think
from bot.service.running.estimates import PlayoutSeries, Shares, play_slice
from bot.service.running.worker_processes import Worker
from bot.service.showing.replay import states_by_row
from bot.store import reviews
from bot.store.rows import GameId
from bot.titles import title_of
from bot.titles.packs.shelf import reference
from engine.core import Seat, SeededDice
from engine.kit.playouts import QuickDice
from tests.bot.house import ANN, BOB, House, house
from tests.bot.running.test_service_computers import _task
from tests.duel import DUEL
from tests.opaque import AnyTitle

GAMES = 5
OLD = b'{"marks":[{"seq":1,"round":null,"chances":[0.9,0.9]}],"turning_points":[]}'


class OnRequest(Executor):
    """An executor that holds its work until the test runs it."""

    def __init__(self) -> None:
        self.jobs: list[tuple[Future[Any], Any]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        self.jobs.append((future, fn))
        return future

    @property
    def under_way(self) -> list[object]:
        """The functions that wait to be run."""
        return [job.func for _, job in self.jobs]

    def do(self, kind: object) -> None:
        """Runs the first job of a kind."""
        found = next(one for one in self.jobs if one[1].func is kind)
        self.jobs.remove(found)
        future, job = found
        future.set_result(job())


def _line(title: AnyTitle = DUEL, last: int = 3) -> PlayoutSeries:
    state = title.rules.setup(title.codecs.options_type(), 2, SeededDice(b"x", 0)).state
    return PlayoutSeries(state=state, seats=2, luck=1, first=0, last=last)


async def test_a_thought_waits_for_no_slice_of_a_review(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(estimates, "SLICE", 0.0)  # one move per slice
    executor = OnRequest()
    computers = Computers(executor, find=lambda _: DUEL)
    reviews_of_two = [asyncio.create_task(computers.play_out(DUEL, _line())) for _ in range(2)]
    await _until(lambda: bool(executor.jobs))
    executor.do(play_slice)
    await _until(lambda: executor.under_way == [play_slice])  # one at a time
    thought = asyncio.create_task(computers.choose(DUEL, _task()))
    await _until(lambda: executor.under_way == [play_slice, think])
    assert computers.waiting == 1
    executor.do(think)
    assert await thought in _task().legal
    assert executor.under_way == [play_slice]  # still the same slice
    while not all(review.done() for review in reviews_of_two):
        if executor.jobs:
            executor.do(play_slice)
        await asyncio.sleep(0)
    assert [len((await review)[0]) for review in reviews_of_two] == [3, 3]


async def test_a_review_that_ends_does_not_stop_the_playouts_of_a_puzzle(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    closed: list[Worker] = []
    monkeypatch.setattr(Worker, "close", lambda worker: closed.append(worker))
    executor = OnRequest()
    computers = Computers(executor, find=lambda _: DUEL)
    tried = asyncio.create_task(computers.play_out(DUEL, _line()))
    await _until(lambda: bool(executor.jobs))
    computers.rest()
    assert closed == []
    while not tried.done():
        if executor.jobs:
            executor.do(play_slice)
        await asyncio.sleep(0)
    computers.rest()
    assert len(closed) == 1


async def _until(condition: Callable[[], bool]) -> None:
    """Waits for a condition; one that does not come true within half a minute is a failure, not a hang."""
    with suppress(TimeoutError):
        async with asyncio.timeout(30):
            while not condition():  # noqa: ASYNC110 - the condition has no event to wait for
                await asyncio.sleep(0.001)
    assert condition()


async def test_playouts_end_the_same_in_one_slice_or_in_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(estimates, "SLICE", 60.0)
    whole = play_slice(lambda _: DUEL, reference(DUEL), _line(last=8))
    assert whole.left is None
    monkeypatch.setattr(estimates, "SLICE", 0.0)
    left: PlayoutSeries | None = _line(last=8)
    ended: list[Shares] = []
    while left is not None:
        part = play_slice(lambda _: DUEL, reference(DUEL), left)
        ended += part.ended
        left = part.left
    assert tuple(ended) == whole.ended
    assert {sum(shares) for shares in ended} == {1.0}
    assert len(set(ended)) == 2  # either may win


def test_a_slice_ends_in_the_middle_of_a_game_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    assert estimates.SLICE < 0.1, "a worker is free again within a tenth of a second"
    monkeypatch.setattr(estimates, "SLICE", 0.0)
    part = play_slice(lambda _: DUEL, reference(DUEL), _line(last=8))
    assert part.ended == ()
    assert part.left is not None
    assert part.left.begun is not None


async def _resigned(bot: House) -> GameId:
    game_id = await bot.duel()
    await bot.tables.leaving.resign(game_id, ANN.id)
    return game_id


class Held:
    """Holds reviews after their start until the test releases them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[Reviewer] = []
        self.go_on = asyncio.Semaphore(0)
        self._review = Reviewer.review
        monkeypatch.setattr(Reviewer, "review", lambda reviewer: self._hold(reviewer))

    async def _hold(self, reviewer: Reviewer) -> Review:
        self.begun.append(reviewer)
        await self.go_on.acquire()
        return await self._review(reviewer)


async def test_reviews_are_made_one_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(monkeypatch)
    async with house(tmp_path / "bot.db") as bot:
        games = [await _resigned(bot) for _ in range(GAMES)]
        asked: list[asyncio.Task[Review]] = []
        for game in games:  # one after another, so that their order is known
            asked.append(asyncio.create_task(bot.tables.reviews.of(game)))
            await _until(lambda game=game: bot.tables.reviews.ahead(game) == len(asked) - 1)  # type: ignore[misc]
        for number in range(GAMES):
            await _until(lambda number=number: len(held.begun) == number + 1)  # type: ignore[misc]
            assert [bot.tables.reviews.ahead(game) for game in games[number:]] == list(range(GAMES - number))
            held.go_on.release()
            await asked[number]
        assert len(held.begun) == GAMES


async def test_a_review_under_way_at_the_end_is_broken_off_quietly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(monkeypatch)
    async with house(tmp_path / "bot.db") as bot:
        games = [await _resigned(bot) for _ in range(2)]
        asked = [asyncio.create_task(bot.tables.reviews.of(game)) for game in games]
        await _until(lambda: len(held.begun) == 1)
        bot.tables.reviews.close()
        for one in asked:
            with pytest.raises(ReviewInterrupted):
                await one
        with pytest.raises(ReviewInterrupted):
            await bot.tables.reviews.of(games[0])


async def test_a_kept_review_of_the_first_format_is_made_anew(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await _resigned(bot)
        await bot.database.write(reviews.keep, game, DUEL.rules.version, OLD, 1.0)
        review = await bot.tables.reviews.of(game)
        assert review.marks[0].chances != (0.9, 0.9)
        assert await bot.tables.reviews.of(game) == review


# --- claims


async def _played(bot: House) -> GameId:
    """Plays a long duel to its end."""
    game_id = await bot.duel(goal="3")
    for number in range(500):
        table = await bot.tables.views.table(game_id)
        if not table.asked:
            return game_id
        person = (ANN, BOB)[table.asked[0]]
        view = await bot.tables.views.look(game_id, person.id)
        index = Random(number).choice(view.offers).index
        await bot.tables.play.choose(game_id, person.id, seq=view.seq, index=index)
    raise AssertionError("it does not end")


class Coins:
    """Playouts of a game in which no move matters: each result is a coin toss."""

    def __init__(self, seed: int, seconds: float = 0.01) -> None:
        """`seconds` is the processor time of a batch."""
        self._seed = seed
        self._seconds = seconds

    async def play_out(self, title: AnyTitle, line: PlayoutSeries) -> tuple[tuple[Shares, ...], float]:
        chance = Random(f"{self._seed} {line.luck} {line.first}")
        ended = [chance.choice([(1.0, 0.0), (0.0, 1.0)]) for _ in range(line.last - line.first)]
        return tuple(ended), self._seconds

    async def reconsider(self, title: AnyTitle, task: Any) -> Any:
        return task.legal[0]


async def _reviewer(bot: House, game_id: GameId, computers: object) -> Reviewer:
    positions = bot.tables.reviews._positions
    position = await positions.at(game_id)
    moves = await positions.moves(game_id)
    states = dict(states_by_row(position.title, moves, await positions.snapshots(position)))
    rows = [row for row in moves if row.seq in states]
    return Reviewer(position, states, rows, cast(Computers, computers), lambda done: None)


@pytest.mark.parametrize("seconds", [0.01, 10.0], ids=["quick", "slow"])
async def test_noise_is_no_turning_point(tmp_path: Path, seconds: float) -> None:
    """A game that takes long to play out has few playouts, and wide margins."""
    async with house(tmp_path / "bot.db") as bot:
        game = await _played(bot)
        for seed in range(40):
            review = await (await _reviewer(bot, game, Coins(seed, seconds))).review()
            assert len(review.marks) >= 4
            end = review.marks[-1].seq  # a player who is even until the last turn wins with it
            assert [point for point in review.turning_points if point.last != end] == []
            assert all(point.action is None for point in review.turning_points)


async def test_a_swing_that_the_margins_show_is_a_turning_point(tmp_path: Path) -> None:
    class Decided(Coins):
        """Even playouts up to a row; from then on the later winner always wins."""

        async def play_out(self, title: AnyTitle, line: PlayoutSeries) -> tuple[tuple[Shares, ...], float]:
            ended, spent = await super().play_out(title, line)
            return ((shares,) * len(ended), spent) if line.luck >= middle else (ended, spent)

    async with house(tmp_path / "bot.db") as bot:
        reviewer = await _reviewer(bot, await _played(bot), Decided(1))
        middle = reviewer._turns[len(reviewer._turns) // 2 - 1].last
        winner = _winner(reviewer)
        shares = (1.0 - winner, float(winner))
        review = await reviewer.review()
        (point,) = review.turning_points
        assert point.last == middle
        before, after = review.mark(point.seq), review.mark(point.last)
        assert before.chances[winner] + before.margins[winner] < after.chances[winner] - after.margins[winner]


def _winner(reviewer: Reviewer) -> Seat:
    outcome = reviewer._position.outcome
    assert outcome is not None, "the game is over"
    return outcome.winners[0]


async def test_there_are_as_many_playouts_as_small_margins_need(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        review = await (await _reviewer(bot, await _played(bot), Coins(1))).review()
        assert max(margin for mark in review.marks for margin in mark.margins) <= 0.06


async def test_chances_of_all_seats_add_up_at_every_mark(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        review = await bot.tables.reviews.of(await _played(bot))
        assert {round(sum(mark.chances), 9) for mark in review.marks} == {1.0}
        assert all(margin > 0 for mark in review.marks[:-1] for margin in mark.margins)
        assert review.marks[-1].margins == (0.0, 0.0)


async def test_the_resignation_that_ended_a_game_is_a_turning_point(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        view = await bot.tables.views.look(game, ANN.id)
        await bot.tables.play.choose(game, ANN.id, seq=view.seq, index=0)
        await bot.tables.leaving.resign(game, BOB.id)
        review = await bot.tables.reviews.of(game)
        point = review.turning_points[-1]
        assert (point.why, point.seat, point.action) == (Why.RESIGNED, 1, None)
        assert point.last == review.marks[-1].seq
        assert point.last - point.seq == 1
        assert 0 < review.mark(point.seq).chances[1] < 1
        assert review.mark(point.last).chances == (1.0, 0.0)


async def test_a_puzzle_is_a_better_move_that_the_computer_finds_again_each_time(tmp_path: Path) -> None:
    class Doubtful(Coins):
        """Chooses the last action some times, and then the first."""

        times = 0

        async def reconsider(self, title: AnyTitle, task: Any) -> Any:
            self.times -= 1
            return task.legal[-1 if self.times >= 0 else 0]

    async with house(tmp_path / "bot.db") as bot:
        game = await _played(bot)
        for times in (0, 1, review_analysis.AGAIN - 1, review_analysis.AGAIN):
            computers = Doubtful(1)
            computers.times = times
            reviewer = await _reviewer(bot, game, computers)
            point = _point_of_first_move(reviewer)
            assert await reviewer._holds(point) == (times == review_analysis.AGAIN)
            assert not await reviewer._holds(replace(point, action=None))


def _point_of_first_move(reviewer: Reviewer) -> TurningPoint:
    """Returns a turning point at the first decision with a choice, whose better action is the last one."""
    for before, row in pairwise(reviewer._rows):
        if row.seat is not None and row.action is not None:
            legal = reviewer._title.rules.legal(reviewer._states[before.seq], row.seat)
            if len(legal) > 1:
                action = reviewer._title.codecs.actions.encode(legal[-1])
                return TurningPoint(seq=before.seq, last=row.seq, seat=row.seat, at=before.seq, action=action)
    raise AssertionError("nobody has a choice")


def test_a_better_move_is_one_that_chance_does_not_explain() -> None:
    assert is_clearly_more([1.0] * 20 + [0.0] * 60)
    assert not is_clearly_more([1.0] * 30 + [-1.0] * 22 + [0.0] * 28)  # a tenth more, perhaps by luck
    assert not is_clearly_more([0.01] * 80)  # certain, but too small to mention


def test_a_claim_of_six_vp_does_not_lower_the_chance() -> None:
    """Claims in games of computers, estimated by as many playouts as a review uses."""
    title = title_of("dice_game")
    claims = [claim for seed in (1, 2) for claim in _claims_of_six(title, seed)]
    assert len(claims) >= 3
    for before, after, seat in claims:
        chances = [_chance(title, state, seat) for state in (before, after)]
        assert chances[1] > chances[0] - review_analysis.SWING / 2


def _claims_of_six(title: AnyTitle, seed: int) -> list[tuple[Any, Any, Seat]]:
    """Returns the positions before and after each turn of a game that ends with a claim of 6 VP."""
    rules, dice = title.rules, QuickDice(seed)
    state = rules.setup(title.codecs.options_type(), 2, dice).state
    begun, found = state, []
    while (decision := rules.decision(state)) is not None:
        (seat,) = decision.seats
        legal = rules.legal(state, seat)
        action = title.computer(rules.view(state, seat), decision, legal, dice)
        had = cast(Any, rules.view(state, seat)).players[seat].vp
        state = rules.apply(state, seat, action, dice).state
        has = cast(Any, rules.view(state, seat)).players[seat].vp
        following = rules.decision(state)
        if following is None or following.seats != (seat,):
            if has - had == 6 and following is not None:
                found.append((begun, state, seat))
            begun = state
    return found


def _chance(title: AnyTitle, state: Any, seat: Seat) -> float:
    left: PlayoutSeries | None = PlayoutSeries(
        state=state, seats=2, luck=7, first=0, last=review_analysis.BATCH * 4
    )
    ended: list[Shares] = []
    while left is not None:
        part = play_slice(lambda _: title, reference(title), left)
        ended += part.ended
        left = part.left
    return sum(shares[seat] for shares in ended) / len(ended)
