"""Changes of a running table: hosts, ends, pauses, seats handed over, lost places."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.copies import replace
from bot.durations import DAY, HOUR
from bot.service.errors import (
    AlreadySeated,
    BadPause,
    NoSuchSeat,
    NothingToAgree,
    NotHost,
    NotPaused,
    NotPlaying,
    NotSeated,
    NotYourVote,
    OthersPlay,
    SeenOtherSide,
    ServerFull,
    Stale,
    StillThere,
    TooManyLobbies,
)
from bot.service.lobby.lobbies import MOST_LOBBIES
from bot.service.model import next_host
from bot.service.people.server_settings import USUAL_TABLES
from bot.service.playing.requests import Committed
from bot.service.playing.votes import Ballot
from bot.service.running.writer import TableWriter
from bot.store import alarms, games
from bot.store.rows import (
    AlarmKind,
    GameId,
    OwedPost,
    Person,
    PostKind,
    ReactionMode,
    Status,
    UserId,
    VoteKind,
)
from engine.core import Seat, SeatPlan
from engine.kit.edit import swap
from tests.bot.house import ANN, BLUE, BOB, CHANNEL, EVE, GUILD, RED, THREAD, House, house
from tests.bot.players import best
from tests.bot.playing.test_service_orders import Gallery
from tests.duel import DUEL
from tests.opaque import AnyTitle, inside, with_rules

ZOE = Person(id=UserId(4), name="Zoe")
GREEN = Seat(2)

THREE: AnyTitle = with_rules(
    DUEL,
    setup=lambda options, seats, dice: Gallery().setup(options, seats, dice),
    seat_plan=lambda options: Gallery().seat_plan(options),
    view=lambda state, viewer: Gallery().view(state, viewer),
)
TEAMS: AnyTitle = with_rules(
    DUEL, seat_plan=lambda options: SeatPlan(keys=("red", "blue"), fewest=2, people=2)
)


@asynccontextmanager
async def _three(path: Path) -> AsyncIterator[tuple[House, GameId]]:
    """Starts a game of Ann, the host, Bob and Eve, each on a seat."""
    async with house(path, THREE) as bot:
        game = await bot.lobby()
        for person in (ANN, BOB, EVE):
            await bot.tables.lobbies.take_seat(game, person)
            await bot.tables.standing_orders.set_reactions(game, person.id, ReactionMode.ASK)
        await bot.tables.lobbies.start(game, ANN.id)
        await bot.say(game, ANN, "keep")
        await bot.say(game, BOB, "keep")
        yield bot, game


async def _notices(bot: House, to: UserId | None = None) -> list[str]:
    """Returns the notices to the table, or to one person."""
    owed = await bot.tables.outbox.owed_posts()
    return [await _sentence(bot, post) for post in owed if _is_notice(post, to)]


def _is_notice(post: OwedPost, to: UserId | None) -> bool:
    return post.kind is PostKind.NOTICE and post.user_id == to


async def _sentence(bot: House, post: OwedPost) -> str:
    return (await bot.tables.outbox.notice(post)).sentence


# --- the host ----------------------------------------------------------------------------------------------


async def test_the_host_who_gives_up_is_followed_by_the_next_and_ends_nothing(tmp_path: Path) -> None:
    async with _three(tmp_path / "bot.db") as (bot, game):
        done = await bot.tables.leaving.resign(game, ANN.id)
        assert done.table.host == BOB
        assert await _notices(bot) == ["Bob is the host now."]
        with pytest.raises(NotHost):
            await bot.tables.ending.end(game, ANN.id)
    async with house(tmp_path / "bot.db", THREE) as bot:
        assert (await bot.tables.views.table(game)).host == BOB
        with pytest.raises(OthersPlay):
            await bot.tables.ending.end(game, BOB.id)
        await bot.tables.leaving.resign(game, EVE.id)
        done = await bot.tables.ending.end(game, BOB.id)
        assert done.table.status is Status.ENDED, "nobody else is there"


async def test_who_is_away_or_gone_does_not_become_host(tmp_path: Path) -> None:
    async with _three(tmp_path / "bot.db") as (bot, game):
        positions = bot.tables.pages._positions
        position = await positions.at(game)
        assert next_host.next_host(position) == BOB
        chairs = swap(position.chairs, BLUE, replace(position.chairs[BLUE], away=True))
        assert next_host.next_host(replace(position, chairs=chairs)) == EVE
        await bot.tables.leaving.resign(game, BOB.id)
        assert next_host.next_host(await positions.at(game)) == EVE


async def test_a_host_of_a_team_who_parts_leaves_the_role_to_the_next(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", TEAMS) as bot:
        game = await bot.lobby()
        for person, seat in ((ZOE, RED), (ANN, RED), (BOB, BLUE)):
            await bot.tables.lobbies.take_seat(game, person, seat)
        await bot.tables.lobbies.start(game, ANN.id)
        assert (await bot.tables.leaving.part(game, ANN.id)).table.host == ZOE
        await bot.tables.teams.let_substitute(game, ZOE.id, True)
        with pytest.raises(NotHost):
            await bot.tables.teams.let_substitute(game, ANN.id, False)


# --- ending ------------------------------------------------------------------------------------------------


async def test_all_who_sit_there_can_end_a_game(tmp_path: Path) -> None:
    async with _three(tmp_path / "bot.db") as (bot, game):
        ballot = await bot.tables.ending.ask(game, BOB.id)
        assert isinstance(ballot, Ballot)
        assert (ballot.kind, ballot.asked_by, ballot.missing) == (VoteKind.END, BOB, (ANN, EVE))
        with pytest.raises(NotSeated):
            await bot.tables.votes.agree(game, ZOE.id, number=ballot.number)
        await bot.say(game, ANN, "aim")  # the game continues meanwhile, and the vote stays open
        still = await bot.tables.votes.agree(game, EVE.id, number=ballot.number)
        assert isinstance(still, Ballot)
        assert still.missing == (ANN,)
        done = await bot.tables.votes.agree(game, ANN.id, number=ballot.number, interaction_id=9)
        assert done.table.status is Status.ENDED
        assert (await bot.tables.pages.log(game, None))[-1].startswith("Everyone at the table has agreed")
        again = await bot.tables.votes.agree(game, ANN.id, number=ballot.number, interaction_id=9)
        assert isinstance(again, Committed)
        assert again.repeated


async def test_one_who_disagrees_lets_the_game_go_on(tmp_path: Path) -> None:
    async with _three(tmp_path / "bot.db") as (bot, game):
        ballot = await bot.tables.ending.ask(game, BOB.id)
        assert isinstance(ballot, Ballot)
        await bot.tables.votes.disagree(game, EVE.id, number=ballot.number)
        with pytest.raises(NothingToAgree):
            await bot.tables.votes.agree(game, ANN.id, number=ballot.number)
        await bot.say(game, ANN, "aim")


async def test_asking_for_the_same_is_agreeing(tmp_path: Path) -> None:
    async with _three(tmp_path / "bot.db") as (bot, game):
        await bot.tables.ending.ask(game, BOB.id)
        ballot = await bot.tables.ending.ask(game, EVE.id)
        assert isinstance(ballot, Ballot)
        assert (ballot.asked_by, ballot.missing) == (BOB, (ANN,))


async def test_a_vote_falls_when_somebody_leaves(tmp_path: Path) -> None:
    async with _three(tmp_path / "bot.db") as (bot, game):
        ballot = await bot.tables.ending.ask(game, BOB.id)
        assert isinstance(ballot, Ballot)
        await bot.tables.leaving.resign(game, BOB.id)
        with pytest.raises(NothingToAgree):
            await bot.tables.votes.agree(game, ANN.id, number=ballot.number)


async def test_a_moderator_is_named_as_such(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        with pytest.raises(NotHost):
            await bot.tables.ending.end(game, EVE.id)
        await bot.tables.ending.end(game, EVE.id, moderator=True)
        assert (await bot.tables.pages.log(game, None))[-1] == "A moderator has ended the game."
        with pytest.raises(NotPlaying):
            await bot.tables.ending.end(game, EVE.id, moderator=True)


async def test_who_sits_alone_ends_the_game_without_asking_anybody(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.solo()
        done = await bot.tables.ending.ask(game, ANN.id)
        assert done.table.status is Status.ENDED


# --- pausing -----------------------------------------------------------------------------------------------


async def test_a_pause_needs_all_and_stops_the_clocks(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.paced()
        ballot = await bot.tables.pausing.ask(game, ANN.id, 3)
        assert isinstance(ballot, Ballot)
        assert (ballot.about, ballot.missing) == (3, (BOB,))
        assert (await bot.tables.views.table(game)).paused_until is None
        done = await bot.tables.votes.agree(game, BOB.id, number=ballot.number)
        assert done.table.paused_until == bot.clock.time + 3 * DAY
        assert done.table.deadline is None
        (alarm,) = await bot.database.read(alarms.due, float("inf"))
        assert (alarm.kind, alarm.due) == (AlarmKind.RESUME, done.table.paused_until)
        (told,) = await _notices(bot)
        assert "you can still play" in told
        with pytest.raises(NothingToAgree):
            await bot.tables.votes.agree(game, BOB.id, number=ballot.number)
        await bot.say(game, ANN, "aim")
    async with house(tmp_path / "bot.db") as bot:
        assert (await bot.tables.views.table(game)).paused_until is not None


async def test_anybody_at_the_table_ends_a_pause_and_so_does_time(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.solo()
        with pytest.raises(NotPaused):
            await bot.tables.pausing.resume(game, ANN.id)
        await bot.tables.pausing.ask(game, ANN.id)  # alone: takes effect at once
        with pytest.raises(NotSeated):
            await bot.tables.pausing.resume(game, EVE.id)
        await bot.tables.pausing.resume(game, ANN.id)
        assert (await bot.tables.views.table(game)).paused_until is None
        await bot.tables.pausing.ask(game, ANN.id)
        bot.clock.time += 8 * DAY
        await bot.tables.alarms.ring()
        assert (await bot.tables.views.table(game)).paused_until is None
        assert (await _notices(bot))[-1].startswith("The pause is over")


async def test_a_pause_that_was_set_again_is_not_ended_by_the_alarm_of_the_first(tmp_path: Path) -> None:
    """Two processes read the same due alarm, or a person is quicker than the alarm."""
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.solo()
        await bot.tables.pausing.ask(game, ANN.id, 3)
        (first,) = await bot.database.read(alarms.due, float("inf"))
        bot.clock.time += 3 * DAY
        await bot.tables.pausing.resume(game, ANN.id)
        await bot.tables.pausing.ask(game, ANN.id, 7)
        await bot.tables.alarms._ring(first)
        assert (await bot.tables.views.table(game)).paused_until == bot.clock.time + 7 * DAY
        assert not any(told.startswith("The pause is over") for told in (await _notices(bot))[-1:])


@pytest.mark.parametrize("days", [0, 15, -1])
async def test_a_pause_is_no_longer_than_two_weeks(tmp_path: Path, days: int) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        with pytest.raises(BadPause):
            await bot.tables.pausing.ask(game, ANN.id, days)


# --- seats handed on ---------------------------------------------------------------------------------------


async def test_a_seat_is_given_to_somebody_who_accepts_and_the_hand_is_theirs_alone(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        hand = inside(await bot.tables.views.look(game, ANN.id)).hand
        ballot = await bot.tables.seats.ask(game, ANN.id, EVE.id)
        assert ballot.missing == ()
        with pytest.raises(NotSeated):
            await bot.tables.seats.accept(game, ZOE, number=ballot.number)
        done = await bot.tables.seats.accept(game, EVE, number=ballot.number)
        chair = done.table.chairs[RED]
        assert (chair.people, chair.former) == ((EVE,), (ANN,))
        assert done.table.host == EVE
        assert (await bot.tables.views.look(game, ANN.id)).viewer is None
        assert inside(await bot.tables.views.look(game, EVE.id)).hand == hand
        with pytest.raises(NothingToAgree):
            await bot.tables.seats.accept(game, EVE, number=ballot.number)
        assert [post.user_id for post in await bot.tables.outbox.owed_posts() if post.kind is PostKind.HAND][
            -1
        ] == EVE.id
    async with house(tmp_path / "bot.db") as bot:
        assert await bot.tables.views.of_user(ANN.id) == ()
        with pytest.raises(NotSeated):
            await bot.tables.standing_orders.show(game, ANN.id)
        await bot.say(game, EVE, "aim")


async def test_what_the_former_owner_had_ordered_is_withdrawn(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        hand = inside(await bot.tables.views.look(game, ANN.id)).hand
        filled = {"line": "low", "card": str(max(hand)), "then": "high"}
        await bot.tables.play.order(game, ANN.id, "strike", filled)
        ballot = await bot.tables.seats.ask(game, ANN.id, EVE.id)
        await bot.tables.seats.accept(game, EVE, number=ballot.number)
        report = await bot.say(game, BOB, "yield")
        assert report.public[-1].asks == "Eve: where do you aim?"


async def test_the_others_hand_a_seat_on_and_its_owner_has_no_say(tmp_path: Path) -> None:
    async with _three(tmp_path / "bot.db") as (bot, game):
        with pytest.raises(StillThere):
            await bot.tables.seats.ask(game, BOB.id, ZOE.id, RED)
        bot.clock.time += DAY
        ballot = await bot.tables.seats.ask(game, BOB.id, ZOE.id, RED)
        assert ballot.missing == (EVE,)
        with pytest.raises(NothingToAgree):
            await bot.tables.seats.accept(game, ZOE, number=ballot.number)
        with pytest.raises(NotYourVote):
            await bot.tables.votes.disagree(game, ANN.id, number=ballot.number)
        agreed = await bot.tables.votes.agree(game, EVE.id, number=ballot.number)
        assert isinstance(agreed, Ballot)
        assert agreed.missing == ()
        done = await bot.tables.seats.accept(game, ZOE, number=ballot.number)
        assert done.table.chairs[RED].people == (ZOE,)
        assert "Zoe has taken over your seat" in (await _notices(bot, ANN.id))[0]


async def test_one_alone_cannot_send_the_other_away(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        ballot = await bot.tables.seats.ask(game, ANN.id, EVE.id, BLUE)
        assert ballot.missing == (BOB,)
        await bot.tables.votes.disagree(game, BOB.id, number=ballot.number)
        with pytest.raises(NothingToAgree):
            await bot.tables.seats.accept(game, EVE, number=ballot.number)


async def test_a_seat_goes_to_nobody_who_sits_there_or_has_seen_another_hand(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        with pytest.raises(AlreadySeated):
            await bot.tables.seats.ask(game, ANN.id, BOB.id)
        with pytest.raises(NoSuchSeat):
            await bot.tables.seats.ask(game, ANN.id, EVE.id, GREEN)
        ballot = await bot.tables.seats.ask(game, ANN.id, EVE.id)
        await bot.tables.seats.accept(game, EVE, number=ballot.number)
        with pytest.raises(SeenOtherSide):
            await bot.tables.seats.ask(game, BOB.id, ANN.id)
        ballot = await bot.tables.seats.ask(game, EVE.id, ANN.id)  # back to her old seat
        done = await bot.tables.seats.accept(game, ANN, number=ballot.number)
        assert (done.table.chairs[RED].people, done.table.chairs[RED].former) == ((ANN,), (EVE,))


async def test_a_seat_is_taken_over_only_while_its_people_are_away(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.paced()
        with pytest.raises(Stale):
            await bot.tables.seats.take_over(game, RED, EVE)
        await _leave_alone(bot, game)
        table = await bot.tables.seats.take_over(game, RED, EVE)
        chair = table.chairs[RED]
        assert (chair.people, chair.former, chair.away, chair.missed) == ((EVE,), (ANN,), False, 0)
        assert (await bot.tables.views.look(game, ANN.id)).viewer is None
        assert "Eve has taken over your seat" in (await _notices(bot, ANN.id))[0]


async def test_the_host_who_is_away_is_followed_by_one_who_is_there(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.paced()
        await _leave_alone(bot, game)
        assert (await bot.tables.views.table(game)).host == BOB
        assert "Bob is the host now." in await _notices(bot)


async def _leave_alone(bot: House, game: GameId) -> None:
    """Ann misses her visits until the computer stands in; Bob keeps playing."""
    for _ in range(20):
        table = await bot.tables.views.table(game)
        if table.chairs[RED].away:
            return
        bot.clock.time += HOUR if BLUE in table.asked else 3 * DAY + 1
        if BLUE in table.asked:
            view = await bot.tables.views.look(game, BOB.id)
            await bot.tables.play.choose(game, BOB.id, seq=view.seq, index=best(view).index)
        await bot.tables.alarms.ring()
    raise AssertionError("Ann is still there")


# --- places ------------------------------------------------------------------------------------------------


async def test_a_table_moves_and_says_so(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        assert [table.id for table in await bot.tables.places.of_thread(THREAD)] == [game]
        await bot.tables.places.move(game, 201)
        assert (await bot.tables.views.table(game)).place == 201
        assert await bot.tables.places.of_thread(THREAD) == ()
        assert "moved here" in (await _notices(bot))[0]


async def test_a_table_whose_place_is_gone_ends_and_its_people_are_told(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game, lobby = await bot.duel(), await bot.lobby()
        for table in await bot.tables.places.of_channel(CHANNEL):
            await bot.tables.ending.lose(table.id)
        for each in (game, lobby):
            assert (await bot.tables.views.table(each)).status is Status.ENDED
            await bot.tables.ending.lose(each)  # a second time changes nothing
        assert len(await _notices(bot, BOB.id)) == 1
        assert (await bot.tables.pages.log(game, None))[-1].startswith("The channel of this game")


async def test_the_tables_of_a_server_sleep_until_the_bot_is_back(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.paced()
        assert await bot.tables.places.asleep(GUILD) == ()
        await bot.tables.places.sleep(GUILD)
        bot.clock.time += 30 * DAY
        await bot.tables.alarms.ring()
        table = await bot.tables.views.table(game)
        assert (table.status, table.deadline) == (Status.PLAYING, None)
        assert await bot.tables.places.asleep(GUILD) == (game,)
        await bot.tables.places.wake(game)
        await bot.tables.places.awake(GUILD)
        assert await bot.tables.places.asleep(GUILD) == ()
        table = await bot.tables.views.table(game)
        assert table.deadline is not None
        assert table.deadline > bot.clock.time


async def test_tables_that_a_killed_process_stopped_wake_up_and_say_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path / "bot.db") as bot:
        both = (await bot.paced(), await bot.paced())
        change = TableWriter.change

        async def change_one(self: TableWriter, game_id: GameId, *args: Any, **kwargs: Any) -> Any:
            if game_id == both[0]:
                raise KeyboardInterrupt
            return await change(self, game_id, *args, **kwargs)

        with monkeypatch.context() as patch:
            patch.setattr(TableWriter, "change", change_one)
            with pytest.raises(KeyboardInterrupt):
                await bot.tables.places.sleep(GUILD)
    async with house(tmp_path / "bot.db") as bot:
        for _ in range(2):  # a process that wakes them may be killed, too
            assert sorted(await bot.tables.places.asleep(GUILD)) == list(both)
            for game in both:
                await bot.tables.places.wake(game)
        assert all([(await bot.tables.views.table(game)).deadline for game in both])
        assert len(await _notices(bot)) == 1, "one has never slept"


async def test_a_pause_that_was_agreed_goes_on_when_the_bot_is_back(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.solo()
        await bot.tables.pausing.ask(game, ANN.id, 14)
        paused = (await bot.tables.views.table(game)).paused_until
        await bot.tables.places.wake(game)
        assert (await bot.tables.views.table(game)).paused_until == paused


# --- how many ----------------------------------------------------------------------------------------------


async def test_a_person_has_few_lobbies_and_a_server_not_too_many_tables(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        opened = [await bot.lobby() for _ in range(MOST_LOBBIES)]
        with pytest.raises(TooManyLobbies):
            await bot.lobby()
        await bot.tables.ending.end(opened[0], ANN.id)
        await bot.lobby()
        await bot.tables.servers.make_room(GUILD)
        for number in range(USUAL_TABLES - MOST_LOBBIES):
            await bot.tables.lobbies.open(
                "duel", Person(id=UserId(100 + number), name="?"), channel_id=CHANNEL, guild_id=GUILD,
                locale="en", options={},
            )  # fmt: skip
        assert len(await bot.database.read(games.in_guild, GUILD)) == USUAL_TABLES
        with pytest.raises(ServerFull):
            await bot.tables.servers.make_room(GUILD)
