"""Several people on one seat: joining, permission to act, mentions, and leaving."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.service.errors import (
    AlreadyStarted,
    LastOfSeat,
    NoSuchFriend,
    NoSuchShare,
    NotATeam,
    NotCaptain,
    NotHost,
    NotSeated,
    NotYours,
    SeatTaken,
    TableFull,
)
from bot.service.playing.votes import Ballot
from bot.store import journal
from bot.store.rows import GameId, Person, PostKind, ReactionMode, RowKind, Status, UserId
from engine.core import SeatPlan
from tests.bot.house import ANN, BLUE, BOB, EVE, RED, House, house
from tests.duel import DUEL
from tests.duel.game import Line
from tests.opaque import AnyTitle, inside, with_rules

ZOE = Person(id=UserId(4), name="Zoe")

TEAMS: AnyTitle = with_rules(
    DUEL, seat_plan=lambda options: SeatPlan(keys=("red", "blue"), fewest=2, people=2)
)


@asynccontextmanager
async def _table(
    path: Path, *, reactions: ReactionMode = ReactionMode.ASK
) -> AsyncIterator[tuple[House, GameId]]:
    """Starts a game of Zoe, the captain of red, and Ann against Bob; Zoe's id is higher than Ann's."""
    async with house(path, TEAMS) as bot:
        game = await bot.lobby()
        await bot.tables.lobbies.take_seat(game, ZOE, RED)
        await bot.tables.lobbies.take_seat(game, ANN, RED)
        await bot.tables.lobbies.take_seat(game, BOB, BLUE)
        for captain in (ZOE, BOB):
            await bot.tables.standing_orders.set_reactions(game, captain.id, reactions)
        await bot.tables.lobbies.start(game, BOB.id)
        await bot.say(game, ANN, "keep")
        await bot.say(game, BOB, "keep")
        yield bot, game


async def _to_a_window_of_red(bot: House, game: GameId) -> None:
    """Plays until red has lost the lead and blue strikes."""
    for person, lowest in ((ANN, True), (BOB, False)):
        view = await bot.tables.views.look(game, person.id)
        if view.my_turn and not view.window:
            await bot.say(game, person, "aim")
            hand = inside(await bot.tables.views.look(game, person.id)).hand
            await bot.say(game, person, "strike", card=min(hand) if lowest else max(hand))
        if person is ANN:
            await bot.say(
                game, BOB, "parry", card=max(inside(await bot.tables.views.look(game, BOB.id)).hand)
            )
    assert (await bot.tables.views.look(game, None)).window


# --- sitting down ------------------------------------------------------------------------------------------


async def test_a_taken_side_can_be_joined_as_long_as_there_is_room(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", TEAMS) as bot:
        game = await bot.lobby()
        await bot.tables.lobbies.take_seat(game, ZOE)
        await bot.tables.lobbies.take_seat(game, BOB)
        lobby = await bot.tables.lobbies.take_seat(
            game, ANN
        )  # no seat is free: the smallest side, the first of several
        assert [chair.people for chair, _ in lobby.chairs] == [(ZOE, ANN), (BOB,)]
        assert [lobby.has_room(chair) for chair, _ in lobby.chairs] == [False, True]
        with pytest.raises(SeatTaken):
            await bot.tables.lobbies.take_seat(game, EVE, RED)
        lobby = await bot.tables.lobbies.take_seat(game, ANN)  # a seated person stays
        assert [chair.people for chair, _ in lobby.chairs] == [(ZOE, ANN), (BOB,)]
        lobby = await bot.tables.lobbies.take_seat(game, EVE)
        assert [chair.people for chair, _ in lobby.chairs] == [(ZOE, ANN), (BOB, EVE)]
        with pytest.raises(TableFull):
            await bot.tables.lobbies.take_seat(game, Person(id=UserId(5), name="Max"))


async def test_the_first_is_captain_and_the_next_in_line_follows(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", TEAMS) as bot:
        game = await bot.lobby()
        for person in (ZOE, ANN):
            await bot.tables.lobbies.take_seat(game, person, RED)
        lobby = await bot.tables.lobbies.take_seat(game, ZOE, RED)  # sitting down again changes nothing
        assert lobby.chairs[RED][0].captain == ZOE
        with pytest.raises(NotCaptain):
            await bot.tables.standing_orders.set_reactions(game, ANN.id, ReactionMode.NEVER)
        await bot.tables.standing_orders.set_reactions(game, ZOE.id, ReactionMode.NEVER)
    async with house(tmp_path / "bot.db", TEAMS) as bot:
        lobby = await bot.tables.lobbies.leave_seat(game, ZOE.id)
        assert lobby.chairs[RED][0].captain == ANN
        assert lobby.chairs[RED][0].reactions is ReactionMode.NEVER
        lobby = await bot.tables.lobbies.leave_seat(game, ANN.id)
        assert (
            lobby.chairs[RED][0].reactions is ReactionMode.AUTOMATIC
        )  # wishes end with the seat's last person


async def test_games_for_one_on_a_seat_have_no_teams(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        with pytest.raises(NotATeam):
            await bot.tables.teams.of_user(game, ANN.id)
        with pytest.raises(NotATeam):
            await bot.tables.teams.assign(game, ANN.id, "high", ANN.id)
        with pytest.raises(NotSeated):
            await bot.tables.teams.of_user(game, EVE.id)
        with pytest.raises(LastOfSeat):
            await bot.tables.leaving.part(game, ANN.id)


# --- playing -----------------------------------------------------------------------------------------------


async def test_a_team_is_one_player_with_one_hand(tmp_path: Path) -> None:
    async with _table(tmp_path / "bot.db") as (bot, game):
        views = [await bot.tables.views.look(game, person.id) for person in (ZOE, ANN)]
        assert views[0].view == views[1].view
        assert inside(views[0]).hand != inside(await bot.tables.views.look(game, BOB.id)).hand
        hands = {debt.user_id for debt in await bot.tables.outbox.owed_posts() if debt.kind is PostKind.HAND}
        assert hands == {ZOE.id, ANN.id, BOB.id}
        assert (await bot.tables.views.look(game, None)).asks == "Red: where do you aim?"
        await bot.say(game, ANN, "aim")
        report = await bot.say(game, ZOE, "strike")
        assert report.public[-1].lines[-2].startswith("Red aims")
        played = (await bot.database.read(journal.moves, game))[-2:]
        assert [(move.seat, move.by_user) for move in played] == [(RED, ANN.id), (RED, ZOE.id)]


async def test_the_captain_answers_chances_to_react(tmp_path: Path) -> None:
    async with _table(tmp_path / "bot.db") as (bot, game):
        await _to_a_window_of_red(bot, game)
        view = await bot.tables.views.look(game, ANN.id)
        assert (view.offers, view.my_turn, view.waits_for) == ((), False, (ZOE,))
        with pytest.raises(NotCaptain) as refusal:
            await bot.tables.play.choose(game, ANN.id, seq=view.seq, index=0)
        assert refusal.value.captain == "Zoe"
        with pytest.raises(NotCaptain):
            await bot.tables.standing_orders.give(game, ANN.id, ())
        assert (await bot.tables.views.look(game, ZOE.id)).my_turn
        await bot.say(game, ZOE, "yield")


async def test_what_is_assigned_is_refused_to_the_others(tmp_path: Path) -> None:
    async with _table(tmp_path / "bot.db") as (bot, game):
        team = await bot.tables.teams.assign(game, ZOE.id, "high", ANN.id)
        assert [(choice.label, owner) for choice, owner in team.shares] == [("high", ANN), ("low", None)]
        offers = (await bot.tables.views.look(game, ZOE.id)).offers
        assert [offer.label for offer in offers] == ["Aim low", "Peek at the deck", "Burn a card"]
        assert [offer.index for offer in offers] == [1, 2, 3]  # an index means the same for all
        seq, index = await bot.offer(game, ANN, "aim", line=Line.HIGH)
        with pytest.raises(NotYours) as refusal:
            await bot.tables.play.choose(game, ZOE.id, seq=seq, index=index)
        assert (refusal.value.share, refusal.value.friend) == ("high", "Ann")
        card = str(max(inside(await bot.tables.views.look(game, ZOE.id)).hand))
        with pytest.raises(NotYours):
            await bot.tables.play.order(game, ZOE.id, "strike", {"line": "high", "card": card})
        assert (await bot.tables.views.table(game)).seq == seq
        await bot.tables.play.order(game, ZOE.id, "strike", {"line": "low", "card": card})


async def test_those_are_called_whose_matter_it_is(tmp_path: Path) -> None:
    async with _table(tmp_path / "bot.db") as (bot, game):
        assert (await bot.tables.views.look(game, None)).waits_for == (ZOE, ANN)
        for share in ("high", "low"):
            await bot.tables.teams.assign(game, ZOE.id, share, ANN.id)
        assert (await bot.tables.views.look(game, None)).waits_for == (ANN,)
        report = await bot.say(game, ANN, "aim")
        assert report.public[-1].waits_for == (ZOE, ANN)  # any of the team may choose the card to strike with
        await bot.say(game, ANN, "strike")
        assert (await bot.tables.views.look(game, None)).waits_for == (BOB,)


async def test_a_friend_may_stand_in_only_where_the_host_allows_it(tmp_path: Path) -> None:
    async with _table(tmp_path / "bot.db") as (bot, game):
        await bot.tables.teams.assign(game, ZOE.id, "high", ANN.id)
        for person in (ZOE, BOB):
            with pytest.raises(NotHost):
                await bot.tables.teams.let_substitute(game, person.id, True)
        await bot.tables.teams.let_substitute(game, ANN.id, True)
        assert len((await bot.tables.views.look(game, ZOE.id)).offers) == 4
    async with house(tmp_path / "bot.db", TEAMS) as bot:
        assert (await bot.tables.views.table(game)).settings.substitutes
        await bot.say(game, ZOE, "aim", line=Line.HIGH)
        last = (await bot.database.read(journal.moves, game))[-1]
        assert last.by_user == ZOE.id
        await bot.tables.standing_orders.set_reactions(game, ANN.id, ReactionMode.NEVER)
        await bot.tables.teams.let_substitute(game, ANN.id, False)
        with pytest.raises(NotCaptain):
            await bot.tables.standing_orders.set_reactions(game, ANN.id, ReactionMode.ASK)


async def test_only_what_is_free_or_theirs_is_given_away_by_others_than_the_captain(tmp_path: Path) -> None:
    async with _table(tmp_path / "bot.db") as (bot, game):
        await bot.tables.teams.assign(game, ANN.id, "High", ZOE.id)
        with pytest.raises(NotYours):
            await bot.tables.teams.assign(game, ANN.id, "high", ANN.id)
        await bot.tables.teams.assign(game, ZOE.id, "high", ANN.id)
        team = await bot.tables.teams.assign(game, ANN.id, "high", None)
        assert [owner for _, owner in team.shares] == [None, None]
        with pytest.raises(NoSuchShare):
            await bot.tables.teams.assign(game, ZOE.id, "sideways", ANN.id)
        with pytest.raises(NoSuchFriend):
            await bot.tables.teams.assign(game, ZOE.id, "high", BOB.id)


async def test_armed_teams_share_their_standing_orders(tmp_path: Path) -> None:
    async with _table(tmp_path / "bot.db", reactions=ReactionMode.AUTOMATIC) as (bot, game):
        card = str(max(inside(await bot.tables.views.look(game, ZOE.id)).hand))
        await bot.tables.standing_orders.give(game, ZOE.id, (card, "1"))
        assert (await bot.tables.standing_orders.show(game, ANN.id)).orders == (
            await bot.tables.standing_orders.show(game, ZOE.id)
        ).orders


# --- leaving -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["part", "resign"])
async def test_whoever_leaves_leaves_the_seat_to_the_others(tmp_path: Path, how: str) -> None:
    async with _table(tmp_path / "bot.db") as (bot, game):
        await bot.tables.teams.assign(game, ZOE.id, "high", ZOE.id)
        await bot.settle()
        report = await bot.told(getattr(bot.tables.leaving, how)(game, ZOE.id, interaction_id=9))
        assert report.table.status is Status.PLAYING
        assert report.public[-1].lines[-1] == "Zoe leaves the game. Their teammates play on."
        assert report.public[-1].asks == "Ann: where do you aim?"
        assert (await getattr(bot.tables.leaving, how)(game, ZOE.id, interaction_id=9)).repeated
        chair = report.table.chairs[RED]
        assert (chair.people, chair.shares, chair.former) == ((ANN,), {}, (ZOE,))
        row = (await bot.database.read(journal.moves, game))[-1]
        assert (row.kind, row.seat, row.by_user) == (RowKind.RESIGN, RED, ZOE.id)
    async with house(tmp_path / "bot.db", TEAMS) as bot:
        assert await bot.tables.views.of_user(ZOE.id) == ()
        assert (await bot.tables.views.look(game, ZOE.id)).viewer is None
        with pytest.raises(NotSeated):
            await bot.tables.standing_orders.show(game, ZOE.id)
        with pytest.raises(AlreadyStarted):
            await bot.tables.lobbies.leave_seat(game, ANN.id)
        await bot.say(game, ANN, "aim", line=Line.HIGH)
        assert "Zoe leaves the game. Their teammates play on." in await bot.tables.pages.log(game, None)
        done = await bot.tables.leaving.resign(game, ANN.id)  # she is the last of red
        assert done.table.status is Status.OVER
        assert done.table.outcome is not None
        assert done.table.outcome.winners == (BLUE,)
        assert (await bot.tables.pages.log(game, None))[-1] == "Ann resigns."
        for person, finished in ((ANN, 1), (BOB, 1), (ZOE, 0)):  # a person who left did not see the end
            assert (await bot.tables.records.of(person.id, locale="en")).total == finished, person.name


async def test_what_a_leaver_had_ordered_is_forgotten_and_not_what_others_had(tmp_path: Path) -> None:
    async with _table(tmp_path / "bot.db") as (bot, game):
        hand = inside(await bot.tables.views.look(game, ANN.id)).hand
        filled = {"line": "low", "card": str(max(hand)), "then": "high"}
        await bot.tables.play.order(game, ANN.id, "strike", filled)
        await bot.tables.leaving.part(game, ZOE.id)
        report = await bot.say(game, BOB, "yield")  # the rest of Ann's order continues
        assert report.public[-1].lines[-1] == "Ann aims high."
    async with _table(tmp_path / "other.db") as (bot, game):
        await bot.tables.play.order(game, ANN.id, "strike", filled)
        await bot.tables.leaving.part(game, ANN.id)
        report = await bot.say(game, BOB, "yield")
        assert report.public[-1].asks == "Zoe: where do you aim?"


async def test_one_of_a_team_is_enough_to_agree(tmp_path: Path) -> None:
    async with _table(tmp_path / "bot.db") as (bot, game):
        await bot.say(game, ANN, "burn")
        vote = await bot.tables.undo.ask(game, ZOE.id)
        assert isinstance(vote, Ballot)
        assert vote.missing == (BOB,)
