"""Results: counts of finished games and lengths of visits."""

from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest

from bot.copies import replace
from bot.durations import HOUR
from bot.service.errors import UnknownTitle
from bot.service.finished.results import Against, Results, Tally, Verdict, verdict_of, visits
from bot.store.rows import Act, ByWhom, FinishedGame, GameId, Person, UserId
from bot.titles.title import as_any_title
from engine.core import Seat
from tests.bot.house import ANN, BLUE, BOB, CHANNEL, EVE, GUILD, RED, House, house
from tests.titles import DICE_GAME

WON, LOST = Verdict.WON, Verdict.LOST


async def results(bot: House, person: Person = ANN, **more: object) -> Results:
    return await bot.tables.records.of(person.id, locale="en", **more)  # type: ignore[arg-type]


async def finish(bot: House, loser: Person, goal: str = "2") -> GameId:
    """Plays a duel of Ann as red and Bob until one resigns."""
    game = await bot.duel(goal=goal)
    bot.clock.time += HOUR
    await bot.tables.leaving.resign(game, loser.id)
    return game


async def test_who_has_finished_nothing_has_no_results(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        await bot.duel()  # still in play
        await bot.tables.ending.end(await bot.duel(), ANN.id, moderator=True)  # called off
        found = await results(bot)
        assert (found.total, found.streak, found.best_streak, found.latest) == (0, 0, 0, ())
        assert found.visit is None


async def test_games_are_counted_by_side_and_scenario(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        for loser, goal in ((BOB, "1"), (BOB, "2"), (ANN, "2"), (BOB, "2")):
            await finish(bot, loser, goal=goal)
        anns, bobs = await results(bot), await results(bot, BOB)
        assert anns.tallies == {
            Against.PEOPLE: Tally(won=3, lost=1),
            Against.COMPUTER: Tally(),
            Against.ALONE: Tally(),
        }
        assert anns.by_title == {"Duel": Tally(won=3, lost=1)}
        assert anns.by_side == {"Red": Tally(won=3, lost=1)}
        assert anns.by_scenario == {"2 points": Tally(won=2, lost=1), "one point": Tally(won=1)}
        assert anns.latest == (WON, WON, LOST, WON)
        assert (anns.streak, anns.best_streak) == (1, 2)
        assert bobs.by_side == {"Blue": Tally(won=1, lost=3)}
        assert (bobs.streak, bobs.best_streak) == (0, 1)
        assert (await results(bot, EVE)).total == 0


async def test_the_computer_is_counted_apart(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        await finish(bot, BOB)
        solo = await bot.solo()
        bot.clock.time += HOUR
        await bot.tables.leaving.resign(solo, ANN.id)
        found = await results(bot)
        assert found.tallies[Against.PEOPLE] == Tally(won=1)
        assert found.tallies[Against.COMPUTER] == Tally(lost=1)
        assert found.by_title == {"Duel": Tally(won=1)}
        assert (found.latest, found.streak) == ((WON,), 1)
        assert found.total == 2


async def test_only_games_of_a_server_or_title_are_counted_where_that_is_wanted(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        await finish(bot, BOB)
        assert (await results(bot, guild_id=GUILD)).total == 1
        assert (await results(bot, guild_id=GUILD + 1)).total == 0
        assert (await results(bot, title="duel")).total == 1
        with pytest.raises(UnknownTitle):
            await results(bot, title="chess")


async def test_who_gives_up_has_lost_also_when_the_others_play_on(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", title=as_any_title(DICE_GAME)) as bot:
        lobby = await bot.tables.lobbies.open(
            "dice_game", ANN, channel_id=CHANNEL, guild_id=GUILD, locale="en", options={}
        )
        game = lobby.table.id
        for person in (ANN, BOB, EVE):
            await bot.tables.lobbies.take_seat(game, person)
        await bot.tables.lobbies.start(game, ANN.id)
        await bot.tables.leaving.resign(game, ANN.id)
        assert (await results(bot)).total == 0  # still in play for the others
        for person in (BOB, EVE):
            await bot.tables.leaving.resign(game, person.id)
        for person in (ANN, BOB, EVE):
            found = await results(bot, person)
            assert found.tallies[Against.PEOPLE] == Tally(lost=1)
            assert found.by_side == {}
            assert list(found.by_scenario.values()) == [Tally(lost=1)]


# --- visits ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("winners", "reason", "seats", "verdict"),
    [
        ((0,), "points", 2, Verdict.WON),
        ((1,), "points", 2, Verdict.LOST),
        ((), "stalemate", 2, Verdict.DRAWN),
        ((), "resigned", 3, Verdict.LOST),
        ((), "skull", 1, Verdict.LOST),
        ((0,), "researched", 1, Verdict.WON),
    ],
)
def test_a_game_without_a_winner_is_a_draw_but_not_for_one_alone(
    winners: tuple[int, ...], reason: str, seats: int, verdict: Verdict
) -> None:
    outcome = msgspec.json.encode({"winners": winners, "reason": reason})
    assert verdict_of(replace(played(), outcome=outcome, keys=tuple("abc"[:seats]))) is verdict
    assert (
        verdict_of(replace(played(), outcome=outcome, keys=tuple("abc"[:seats]), resigned=True))
        is Verdict.LOST
    )


ME, THEM = UserId(1), UserId(2)


def played(*acts: tuple[float, str]) -> FinishedGame:
    """Returns a game; `setup` has no seat, `me` and `them` act, `order` answers for my seat automatically."""
    known: Mapping[str, tuple[Seat | None, UserId | None, ByWhom]] = {
        "setup": (None, THEM, ByWhom.PLAYER),
        "me": (RED, ME, ByWhom.PLAYER),
        "friend": (RED, UserId(3), ByWhom.PLAYER),
        "order": (RED, None, ByWhom.STANDING),
        "clock": (RED, None, ByWhom.CLOCK),
        "them": (BLUE, THEM, ByWhom.PLAYER),
        "computer": (BLUE, None, ByWhom.COMPUTER),
    }
    rows = ((*known[who], at) for at, who in acts)
    return FinishedGame(
        id=GameId(1),
        title="duel",
        options=b"{}",
        outcome=None,
        seat=RED,
        key="red",
        resigned=False,
        keys=("red", "blue"),
        with_people=True,
        acts=tuple(Act(seat=seat, by_user=user, by_whom=by, at=at) for seat, user, by, at in rows),
    )


@pytest.mark.parametrize(
    ("acts", "spans"),
    [
        ([(0, "setup")], []),
        ([(0, "setup"), (60, "me")], [60]),
        ([(0, "setup"), (60, "me"), (90, "me"), (100, "them")], [90]),
        ([(0, "setup"), (60, "me"), (100, "them"), (130, "me")], [60, 30]),
        ([(0, "setup"), (10, "them"), (15, "order"), (20, "them"), (50, "me")], [30]),
        ([(0, "setup"), (10, "me"), (20, "order"), (30, "me"), (40, "them")], [30]),
        ([(0, "setup"), (10, "me"), (10, "computer"), (25, "me")], [10, 15]),
        ([(0, "setup"), (10, "friend"), (20, "me"), (30, "friend")], [10]),
        ([(0, "setup"), (900, "clock"), (910, "them"), (950, "me")], [40]),
    ],
)
def test_a_visit_lasts_from_being_asked_to_handing_over(
    acts: list[tuple[float, str]], spans: list[float]
) -> None:
    assert list(visits(played(*acts), ME)) == spans


async def test_the_mean_visit_is_measured_over_all_games(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        await finish(bot, ANN)
        first = (await results(bot)).visit
        assert first is not None
        assert 0 < first <= HOUR
