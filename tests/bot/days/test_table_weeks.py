"""Weeks at a table, by Discord's clock: silent players, sleeping tables, and returning people."""

import pytest
from simcord.actors import MemberActor

from bot.durations import DAY
from bot.proof.check import check
from bot.proof.record import read
from bot.store.rows import ByWhom, Status, UserId
from tests.bot.players import GAME, HAND, TURN, best, seen, start_table
from tests.bot.world import World, answer, buttons, text
from tests.opaque import AnyTitle
from tests.titles import POLISHED, TITLES

pytestmark = pytest.mark.slow  # whole games on a simulated Discord

BACK = "I\u2019m back"
TAKE = "Take over"
THREE_WEEKS = 21 * DAY


@pytest.fixture(params=TITLES, ids=lambda title: str(title.id))
def title(request: pytest.FixtureRequest) -> AnyTitle:
    chosen: AnyTitle = request.param
    return chosen


def _players(title: AnyTitle, *people: MemberActor) -> tuple[MemberActor, ...]:
    """Returns as many players as the game needs; some games are for one."""
    return people[: len(title.rules.seat_plan(title.codecs.options_type()).keys)]


async def _status(world: World) -> Status:
    return (await world.tables.views.table(GAME)).status


async def _play(world: World, actor: MemberActor) -> None:
    """Plays well for a person for as long as they are on turn."""
    while (await seen(world, actor)).my_turn:
        await _one_act(world, actor)
    await world.env.settle()


async def _one_act(world: World, actor: MemberActor) -> None:
    view = await seen(world, actor)
    choice = world.tables.play.choose(GAME, UserId(actor.id), seq=view.seq, index=best(view).index)
    await world.inside(choice)


async def _until_next_alarm(world: World) -> bool:
    """Advances time to the next alarm; returns whether there was one."""
    due = await world.tables.alarms.earliest()
    if due is None:
        return False
    await world.env.advance_time(max(due - world.now(), 0) + 2)
    return True


async def _pass_time(world: World, until: float, *playing: MemberActor) -> None:
    """Advances time while some people play whenever they are asked; ends early with the game."""
    while world.now() < until and await _status(world) is Status.PLAYING:
        for actor in playing:
            await _play(world, actor)
        due = await world.tables.alarms.earliest()
        step = until if due is None else min(due, until)
        await world.env.advance_time(max(step - world.now(), 0) + 2)


async def test_with_one_silent_from_the_start_the_game_ends_with_the_computer_standing_in(
    world: World, title: AnyTitle, anna: MemberActor, ben: MemberActor
) -> None:
    players = _players(title, anna, ben)
    place = await start_table(world, *players, game=title.id, reactions=None)
    await _pass_time(world, world.now() + THREE_WEEKS, anna)
    if len(players) == 1:  # there is no other player to be silent
        assert await _status(world) is Status.OVER
        return
    table = await world.tables.views.table(GAME)
    assert table.status is Status.OVER
    assert table.outcome is not None
    check(read((await world.tables.proofs.of(GAME)).text), world.tables.titles.get)
    rows = await world.tables.pages._positions.moves(GAME)
    silent = table.seat_of(UserId(ben.id))
    stood_in = [row for row in rows if row.by_whom is ByWhom.CLOCK]
    assert stood_in
    assert {row.seat for row in stood_in} == {silent}
    assert not any(row.by_user == ben.id for row in rows)
    assert await world.tables.outbox.owed_posts() == ()
    assert BACK not in buttons(world.board(place)), "the game is over"


async def test_with_everybody_silent_the_table_sleeps_and_ends(
    world: World, title: AnyTitle, anna: MemberActor, ben: MemberActor
) -> None:
    players = _players(title, anna, ben)
    place = await start_table(world, *players, game=title.id, reactions=None, pace="8h")
    if len(players) > 1:
        await _pass_time(world, world.now() + 4 * DAY)
        asleep = text(world.board(place))
        assert "the game is on hold" in asleep
        assert BACK in buttons(world.board(place))
    await _pass_time(world, world.now() + THREE_WEEKS)
    assert await _status(world) is Status.ENDED
    assert "this game ends without a result" in text(world.board(place))
    assert TURN not in buttons(world.board(place))
    assert not await _until_next_alarm(world)


async def test_the_owner_comes_back_on_day_nine_and_plays_on(
    world: World, title: AnyTitle, anna: MemberActor, ben: MemberActor
) -> None:
    players = _players(title, anna, ben)
    place = await start_table(world, *players, game=title.id, reactions=None)
    begun = world.now()
    if len(players) == 1:
        await _pass_time(world, begun + 9 * DAY)
        assert (await seen(world, anna)).my_turn, "alone, one's table waits"
        return
    await _until_away(world, anna)
    assert "Away: Ben. The computer is standing in." in text(world.board(place))
    await _pass_time(world, begun + 9 * DAY)
    if await _status(world) is not Status.PLAYING:
        assert title not in POLISHED, "the game should not be over so soon"
        return
    answer(await ben.click(world.board(place), label=BACK))
    assert not (await world.tables.views.table(GAME)).chairs[1].away
    while not (await seen(world, ben)).my_turn:
        await _one_act(world, anna)
    await _one_act(world, ben)
    await world.env.settle()
    last = (await world.tables.pages._positions.moves(GAME))[-1]
    assert ben.id in {last.by_user, *(row.by_user for row in await world.tables.pages._positions.moves(GAME))}
    assert BACK not in buttons(world.board(place))


async def _until_away(world: World, anna: MemberActor) -> None:
    """Anna plays until Ben, silent, counts as away."""
    while not (await world.tables.views.table(GAME)).chairs[1].away:
        if (await seen(world, anna)).my_turn:
            await _one_act(world, anna)
        else:
            await _until_next_alarm(world)
    await world.env.settle()


async def test_a_stranger_takes_the_seat_and_the_hand_is_theirs_alone(
    world: World, title: AnyTitle, anna: MemberActor, ben: MemberActor
) -> None:
    if len(_players(title, anna, ben)) == 1:  # a game for one needs no stand-in
        await start_table(world, anna, game=title.id)
        assert not any(label.startswith(TAKE) for label in buttons(world.board(world.thread())))
        return
    place = await start_table(world, anna, ben, game=title.id, reactions=None)
    await _until_away(world, anna)
    cleo = world.join("Cleo")
    (take,) = (label for label in buttons(world.board(place)) if label.startswith(TAKE))
    assert "already has a seat" in text(answer(await anna.click(world.board(place), label=take)))
    answer(await cleo.click(world.board(place), label=take))
    table = await world.tables.views.table(GAME)
    assert [person.name for person in table.chairs[1].people] == ["Cleo"]
    assert not table.chairs[1].away
    assert "Cleo" in text(world.letters(ben)[-1]), "the former owner is told"
    assert "You don’t have a seat at this table" in text(
        answer(await ben.click(world.board(place), label=TURN))
    )
    if HAND in buttons(world.board(place)):
        assert "You don’t have a seat at this table" in text(
            answer(await ben.click(world.board(place), label=HAND))
        )
        assert world.letters(cleo), "the hand is hers now"
    while not (await seen(world, cleo)).my_turn:
        await _one_act(world, anna)
    await _one_act(world, cleo)
    await world.env.settle()
    asked = [board for board in world.boards(place) if TURN in buttons(board)]
    assert len(asked) == (await _status(world) is Status.PLAYING)
