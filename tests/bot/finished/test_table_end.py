"""The end of a game is a post: result, scores, honours, buttons and files, completed by a review."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.service.errors import ReviewInterrupted
from bot.service.finished import review_analysis
from bot.service.finished.review_analysis import Review, TurningPoint
from bot.store.rows import GameId, PostKind, UserId
from tests.bot.conftest import Mishaps
from tests.bot.players import GAME, TURN, best, seen, start_table
from tests.bot.wire.requests import Wire
from tests.bot.world import World, answer, buttons, everything, pictures, running, text
from tests.duel.title import DUEL
from tests.opaque import AnyTitle
from tests.titles import DICE_GAME, POLISHED

pytestmark = pytest.mark.slow  # whole games on a simulated Discord

PATIENCE = 60.0
MOST_MOVES = 900


@pytest.fixture
async def world(tmp_path: Path, wire: Wire, mishaps: Mishaps) -> AsyncIterator[World]:
    """A server on which every game is played."""
    titles = {title.id: title for title in (*POLISHED, DUEL)}
    async with running(World(tmp_path / "tables.db", titles, PATIENCE)) as world:
        yield world


async def _play_out(world: World, *actors: MemberActor) -> None:
    for _ in range(MOST_MOVES):
        asked = [actor for actor in actors if (await seen(world, actor)).my_turn]
        if not asked:
            return
        view = await seen(world, asked[0])
        order = world.tables.play.choose(GAME, UserId(asked[0].id), seq=view.seq, index=best(view).index)
        await world.inside(order)
        await world.env.settle()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("title", POLISHED, ids=lambda title: title.id)
async def test_a_whole_game_ends_with_a_post_that_says_who_won_and_how(
    world: World, anna: MemberActor, title: AnyTitle
) -> None:
    alone = title.rules.seat_plan(title.codecs.options_type()).fewest == 1
    place = await start_table(world, anna, computer=not alone, game=title.id, reactions=None)
    await _play_out(world, anna)
    *reports, end = world.boards(place)
    assert all(len(pictures(report)) == 1 for report in reports)
    assert not any(TURN in buttons(report) for report in reports)
    table = await world.tables.views.table(GAME)
    words = world.tables.catalogue.words("en", title)
    assert text(end).startswith("## 🏁 ")
    assert words("end-scores") in text(end)
    assert " moves, " in text(end)
    assert {"Rematch", "Replay", "Review", "Board as text"} <= set(buttons(end))
    assert {file.filename for file in end.attachments} == {"game-1.json", "replay-1.html"}
    assert table.secret is not None
    assert table.secret not in text(end), "the numbers are folded into the files"
    assert text(end).count("🔒") == 1
    ending = await world.tables.endings.of(GAME)
    assert ending.honours
    assert all(honour in text(end) for honour in ending.honours)
    assert (place.name or "").startswith("🏁 "), "the list of threads tells, too"
    assert text(world.public()[0]).startswith("## 🏁 ")
    card = await world.tables.cards.of_table(GAME)
    assert card.shown is not None
    assert card.shown.message_id == end.id
    assert await world.tables.outbox.owed_posts() == ()


async def _ended(world: World, place: ChannelHandle) -> str:
    end = world.board(place)
    assert len([message for message in world.public(place) if text(message).startswith("## 🏁")]) == 1
    assert world.public(place)[-1].id == end.id, "it is the last message"
    return text(end)


async def test_a_resignation_is_a_new_post_that_calls_the_others_once(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game=DICE_GAME.id, reactions=None)
    before = len(wire.requests)
    await anna.click(answer(await anna.slash(place, "table resign")), label="Resign")
    told = await _ended(world, place)
    assert "Ben wins" in told
    assert "Anna resigns" in told
    called = [
        users
        for request in wire.requests[before:]
        if request.method == "POST"
        and request.path.endswith("/messages")
        and (users := (request.body.get("allowed_mentions") or {}).get("users"))
    ]
    assert [[str(user) for user in users] for users in called] == [[str(ben.id)]]


async def test_an_end_by_vote_says_so_on_post_and_card(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game=DICE_GAME.id, reactions=None)
    await ben.click(answer(await ben.slash(place, "table end")), label="Ask the others")
    await anna.click(world.public(place)[-1], label="Agree")
    told = await _ended(world, place)
    assert "Everyone at the table has agreed" in told
    assert "Review" not in buttons(world.board(place)), "there is nothing to review"
    assert "Everyone at the table has agreed" in everything(world.public())


async def test_a_table_that_runs_out_of_people_says_so(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game=DICE_GAME.id, reactions=None, pace="8h")
    for _ in range(40):
        await world.env.advance_time(24 * 3600)
    assert "Nobody has played here for a long time" in await _ended(world, place)


async def test_after_a_crash_the_end_is_posted_once(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game=DICE_GAME.id, reactions=None)
    sent: list[object] = []

    def lost(request: object) -> BaseException | None:
        body = str(getattr(request, "body", ""))
        if "🏁" not in body or sent:
            return None
        sent.append(request)
        return ConnectionError("the process ends before Discord takes it")

    wire.break_on(lost)
    await anna.slash(place, "table resign")
    await world.inside(world.tables.leaving.resign(GAME, UserId(anna.id)))
    await world.env.settle()
    assert sent
    wire.mend()
    await world.restart()
    await world.env.settle()
    await _ended(world, place)
    assert await world.tables.outbox.post(GAME, PostKind.END) is not None


async def test_the_end_is_completed_once_by_its_review_also_after_a_restart(
    world: World, anna: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_analysis, "BUDGET", 0.2)
    monkeypatch.setattr(review_analysis, "BUDGET_FOR_BETTER", 0.1)
    monkeypatch.setattr(review_analysis, "BATCH", 4)
    place = await start_table(world, anna, computer=True, game=DICE_GAME.id, reactions=None)
    make = world.tables.reviews.of
    asked = []

    async def never(game_id: object) -> None:
        asked.append(game_id)
        raise ReviewInterrupted

    world.tables.reviews_ends = True
    monkeypatch.setattr(world.tables.reviews, "of", never)
    await _play_out(world, anna)
    end = world.board(place)
    assert asked
    assert "I’m looking for the turning points" in text(end)
    assert pictures(end) == []
    (owed,) = await world.tables.outbox.owed_posts()
    assert owed.kind is PostKind.END

    async def of_first_turn(game_id: GameId) -> Review:
        review = await make(game_id)
        first, second = review.marks[:2]
        point = TurningPoint(seq=first.seq, last=second.seq, seat=0)
        return msgspec.structs.replace(review, turning_points=(point,))

    monkeypatch.setattr(world.tables.reviews, "of", of_first_turn)
    await world.inside(world.process.client.outbox_worker.flush(GAME))
    await world.env.settle()
    done = world.board(place)
    assert done.id == end.id
    assert "I’m looking for the turning points" not in text(done)
    assert pictures(done)[0].startswith("The chance to win")
    said = text(done).partition("The chance to win")[2]
    quoted = re.search(r"after \(round 1\)\.\n> (.+)", said)
    assert quoted is not None
    assert re.search(r" (stops|gets nuked|claims|moves|pays?) ", quoted[1]), "it says how the turn ended"
    assert "wins with the most VP: " in text(done)
    assert await world.tables.outbox.owed_posts() == ()


async def test_an_end_whose_review_fails_is_completed_without_it(
    world: World, anna: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await start_table(world, anna, computer=True, game=DICE_GAME.id, reactions=None)
    first: list[set[str]] = []

    async def fails(game_id: object) -> None:
        first.append({file.filename for file in world.board(place).attachments})
        raise RuntimeError("no playout ends")

    world.tables.reviews_ends = True
    monkeypatch.setattr(world.tables.reviews, "of", fails)
    await world.inside(world.tables.leaving.resign(GAME, UserId(anna.id)))
    await world.env.settle()
    assert first == [{"game-1.json"}], "the replay comes with its turning points"
    done = world.board(place)
    assert "I’m looking for the turning points" not in text(done)
    assert {file.filename for file in done.attachments} == {"game-1.json", "replay-1.html"}
    assert await world.tables.outbox.owed_posts() == ()
