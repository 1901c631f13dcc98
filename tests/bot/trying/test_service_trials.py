"""Trials: private copies on which one person plays both sides; the table itself notices nothing."""

import json
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from bot.service.errors import LineDoesNotFit, NotSeated, Stale, TooManyLines, UnfairAdvice
from bot.service.model.position import Position
from bot.service.trying import lines, trial_lines, trials
from bot.service.trying.lines import TrialLine
from bot.service.trying.trials import Trial
from bot.store.database import copying
from bot.store.rows import GameId, Person, ReactionMode
from bot.testing.games import games
from engine.core import Seat, SeededDice, tag_of
from tests.bot.house import ANN, BLUE, BOB, EVE, RED, House, house
from tests.opaque import AnyTitle
from tests.titles import TITLES
from tests.visits import table_at


async def try_out(bot: House, trial: Trial, kind: str, user: Person = ANN, **wanted: object) -> Trial:
    """Tries the first offer of a kind, for the seat that is asked on the copy."""
    view = bot.tables.trials.show(trial, "en").view
    for offer in view.offers:
        if tag_of(offer.action) == kind and all(
            getattr(offer.action, name) == value for name, value in wanted.items()
        ):
            return await bot.tables.trial_play.choose(view.table.id, user.id, trial.row.edits, offer.index)
    raise AssertionError(f"{kind} is not offered: {[each.label for each in view.offers]}")


async def a_stroke(bot: House, game: GameId, user: Person = ANN) -> Trial:
    """Tries a stroke that the other side does not parry."""
    trial = await bot.tables.trials.open(game, user.id)
    for kind in ("aim", "strike", "yield"):
        trial = await try_out(bot, trial, kind, user)
    return trial


async def everything_stored(bot: House, *but: str) -> dict[str, Any]:
    """Returns all rows of the database, without some tables."""
    return {
        table: await bot.database.read(copying.page, table, None)
        for table in copying.TABLES
        if table not in but
    }


async def test_both_sides_are_played_on_a_copy(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        trial = await bot.tables.trials.open(game, ANN.id)
        assert bot.tables.trials.show(trial, "en").view.viewer == RED
        trial = await try_out(bot, await try_out(bot, trial, "aim"), "strike")
        assert bot.tables.trials.show(trial, "en").view.viewer == BLUE, "the other side is hers, too"
        trial = await try_out(bot, trial, "parry")
        assert trial.line.is_left_to_chance
        assert (await bot.tables.views.table(game)).seq == trial.row.seq == 2, "the table stands still"


async def test_the_table_is_byte_for_byte_the_same(tmp_path: Path) -> None:
    async def play(path: Path, *, tries: bool) -> tuple[dict[str, Any], list[GameId], Any]:
        async with house(path) as bot:
            game = await bot.duel()
            for kind in ("aim", "strike"):
                if tries:
                    await _try_everything(bot, game)
                await bot.say(game, ANN, kind)
                bot.clock.time += 60
            view = await bot.tables.views.look(game, BOB.id)
            seen = (view.asks, view.alt, view.hand_text, view.text_board, [one.label for one in view.offers])
            return await everything_stored(bot, "trials"), bot.announced, seen

    with_trials, without = (
        await play(tmp_path / "tried.db", tries=True),
        await play(tmp_path / "plain.db", tries=False),
    )
    assert with_trials == without


async def _try_everything(bot: House, game: GameId) -> None:
    """Uses every tool of a trial, as both players."""
    for user in (ANN, BOB):
        trial = await bot.tables.trials.open(game, user.id)
        while "strike" not in {tag_of(one.action) for one in bot.tables.trials.show(trial, "en").view.offers}:
            trial = await try_out(bot, trial, "aim" if not trial.position.is_in_window else "yield", user)
        trial = await try_out(bot, await try_out(bot, trial, "strike", user), "yield", user)
        for edit in (
            bot.tables.trial_play.roll_again,
            bot.tables.trial_play.deal,
            bot.tables.trial_play.undo,
        ):
            trial = await edit(game, user.id, trial.row.edits)
        trial = await bot.tables.trial_lines.add(game, user.id, trial.row.edits)
        trial = await bot.tables.trial_play.switch_dice(game, user.id, trial.row.edits)
        await bot.tables.trial_lines.delete(game, user.id, trial.row.edits)


async def test_undo_goes_back_to_the_beginning(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        first = await bot.tables.trials.open(game, ANN.id)
        trial = await a_stroke(bot, game)
        while trial.line.steps:
            trial = await bot.tables.trial_play.undo(game, ANN.id, trial.row.edits)
        assert trial.line.state == first.line.state


async def test_a_restart_keeps_the_lines(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        await a_stroke(bot, game)
        named = await bot.tables.trial_lines.name(game, ANN.id, "high *road*")
    async with house(tmp_path / "bot.db") as bot:
        again = await bot.tables.trials.open(game, ANN.id)
        assert (again.row, again.line) == (named.row, named.line)
        assert again.row.name == "high *road*"


async def test_lines_end_with_the_game(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        await a_stroke(bot, game)
        await bot.tables.leaving.resign(game, BOB.id)
        assert (await everything_stored(bot))["trials"] == []


async def test_every_hidden_card_is_as_likely_wherever_it_lies(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        state: Any = (await bot.tables.pages._positions.at(game)).state
        held = dict.fromkeys((*state.deck, *state.hands[BLUE]), 0)
        trial = await bot.tables.trials.open(game, ANN.id)
        for _ in range(300):
            trial = await bot.tables.trial_play.deal(game, ANN.id, trial.row.edits)
            dealt: Any = trial.line.state
            assert dealt.hands[RED] == state.hands[RED]
            for card in dealt.hands[BLUE]:
                held[card] += 1
        share = 300 * len(state.hands[BLUE]) / len(held)
        assert all(0.6 * share < times < 1.5 * share for times in held.values()), held
        assert len(trial.line.steps) == 1, "two deals in a row are one step"


# --- dice --------------------------------------------------------------------------------------------------


async def test_outcomes_have_odds_and_one_of_them_is_chosen(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        stroke = await a_stroke(bot, game)
        trial, found = await bot.tables.trial_play.outcomes(game, ANN.id, stroke.row.edits)
        assert found.exact
        assert sum(one.odds for one in found.listed) == pytest.approx(1)
        assert [one.odds for one in found.listed] == sorted((one.odds for one in found.listed), reverse=True)
        last = len(found.listed) - 1
        chosen = await bot.tables.trial_play.choose_outcome(game, ANN.id, trial.row.edits, last)
        assert chosen.line.state == found.listed[last].line.state
        assert bot.tables.trials.show(chosen, "en").odds == found.listed[last].odds
        labels = bot.tables.trial_play.labels(trial, found, "en")
        assert len(set(labels)) == len(labels)


async def test_dice_show_the_most_likely_outcome(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        trial = await bot.tables.trials.open(game, ANN.id)
        trial = await bot.tables.trial_play.switch_dice(game, ANN.id, trial.row.edits)
        stroke = await a_stroke(bot, game)
        _, found = await bot.tables.trial_play.outcomes(game, ANN.id, stroke.row.edits)
        assert stroke.line.state == found.listed[0].line.state
        assert bot.tables.trials.show(stroke, "en").odds == found.listed[0].odds


async def test_dice_roll_again(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        trial, seen = await a_stroke(bot, game), set()
        for _ in range(40):
            trial = await bot.tables.trial_play.roll_again(game, ANN.id, trial.row.edits)
            seen.add(trial.line.steps[-1].draws)
            assert len(trial.line.steps) == 3
        assert len(seen) > 5


# --- lines -------------------------------------------------------------------------------------------------


async def test_several_lines_each_with_its_name(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game, lines = await bot.duel(), bot.tables.trial_lines
        first = await lines.name(game, ANN.id, "rush")
        stroke = await a_stroke(bot, game)
        second = await lines.add(game, ANN.id, stroke.row.edits)
        assert (second.line.steps, second.row.name, len(second.rows)) == ((), "", 2)
        back = await lines.open(game, ANN.id, second.row.edits, first.row.number)
        assert (back.row.name, back.line) == ("rush", stroke.line)
        left = await lines.delete(game, ANN.id, back.row.edits)
        assert [row.number for row in left.rows] == [second.row.number]
        fresh = await lines.delete(game, ANN.id, left.row.edits)
        assert (len(fresh.rows), fresh.line.steps) == (1, ())


async def test_lines_are_limited_in_number_and_length(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game, lines = await bot.duel(), bot.tables.trial_lines
        trial = await bot.tables.trials.open(game, ANN.id)
        for _ in range(trial_lines.MOST_LINES - 1):
            trial = await lines.add(game, ANN.id, trial.row.edits)
        with pytest.raises(TooManyLines):
            await lines.add(game, ANN.id, trial.row.edits)
        long = await lines.name(game, ANN.id, "x" * 500)
        assert len(long.row.name) == trial_lines.LONGEST_NAME


@pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.id))
def test_fifty_of_the_longest_lines_take_at_most_64_mebibytes(title: AnyTitle) -> None:
    """A line has at most 150 steps; its panel is shown once, which fills the caches of its last state."""
    game = games(title)[0]
    position = table_at(title, state=game.start, reactions=ReactionMode.ASK, seats=len(game.seats))
    warm_up = _long_line(title, position, 10)
    assert warm_up.steps
    tracemalloc.start()
    try:
        line = _long_line(title, position, lines.MOST_STEPS)
        stored = lines.encode_steps(line.steps)
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(line.steps) >= 30
    assert stored
    assert trials.MOST_OPEN * taken <= 64 * 1024**2, f"{taken / 1024:.0f} KiB a line"


def _long_line(title: AnyTitle, position: Position, most: int) -> TrialLine:
    """Plays a line of random orders for both sides, until it is full or the game is over."""
    line, chance = lines.begin(title, position.state, Seat(0), 7), SeededDice(b"long line", 0)
    while len(line.steps) < most:
        copy = lines.copy_of(position, line.reached[-1], len(line.steps))
        if not copy.asked_seats:
            break
        seat = lines.acting_seat(copy, Seat(0))
        action = chance.pick(copy.legal(seat))
        line = lines.try_actions(position, line, seat, (action,), SeededDice(b"dice", len(line.steps)))
    return line


async def test_memory_holds_fifty_trials(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "MOST_OPEN", 2)
    async with house(tmp_path / "bot.db") as bot:
        for _ in range(4):
            await a_stroke(bot, await bot.duel())
        assert len(bot.tables.trials._open._kept) == 2


async def test_a_line_that_has_passed_is_carried_over(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        tried = await a_stroke(bot, game)
        aim = tried.line.steps[0]
        view = await bot.tables.views.look(game, ANN.id)
        offer = next(
            one
            for one in view.offers
            if view.table.title.codecs.actions.encode(one.action).decode() == aim.action
        )
        await bot.tables.play.choose(game, ANN.id, seq=view.seq, index=offer.index)
        trial = await bot.tables.trials.open(game, ANN.id)
        assert trial.has_passed
        assert trial.can_carry_over
        carried = await bot.tables.trial_lines.carry_over(game, ANN.id, trial.row.edits)
        assert not carried.has_passed
        assert [step.action for step in carried.line.steps] == [step.action for step in tried.line.steps[1:]]
        assert carried.line.steps[-1].draws == tried.line.steps[-1].draws, "the dice fall as before"


async def test_a_line_that_fits_no_more_is_not_carried_over(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        tried = await bot.tables.trials.open(game, ANN.id)
        await try_out(bot, tried, "peek")
        await bot.say(game, ANN, "burn")
        trial = await bot.tables.trials.open(game, ANN.id)
        assert trial.has_passed
        assert not trial.can_carry_over
        with pytest.raises(LineDoesNotFit):
            await bot.tables.trial_lines.carry_over(game, ANN.id, trial.row.edits)


async def test_a_line_without_steps_follows_the_table(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        await bot.tables.trials.open(game, ANN.id)
        await bot.say(game, ANN, "aim")
        assert not (await bot.tables.trials.open(game, ANN.id)).has_passed


# --- refusals ----------------------------------------------------------------------------------------------


async def test_an_outdated_press_changes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        trial = await bot.tables.trials.open(game, ANN.id)
        await try_out(bot, trial, "aim")
        before = await everything_stored(bot)
        with pytest.raises(Stale):
            await try_out(bot, trial, "aim")
        with pytest.raises(Stale):
            await bot.tables.trial_play.choose(game, ANN.id, trial.row.edits + 1, 99)
        assert await everything_stored(bot) == before


async def test_an_onlooker_has_no_trial(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        with pytest.raises(NotSeated):
            await bot.tables.trials.open(game, EVE.id)


async def test_the_computer_advises_only_against_computers(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        trial = await bot.tables.trials.open(game, ANN.id)
        assert not bot.tables.trials.show(trial, "en").fair
        with pytest.raises(UnfairAdvice):
            await bot.tables.trial_play.advise(game, ANN.id, trial.row.edits, "en")
        alone = await bot.solo()
        trial = await bot.tables.trials.open(alone, ANN.id)
        advice = await bot.tables.trial_play.advise(alone, ANN.id, trial.row.edits, "en")
        assert advice.offer in bot.tables.trials.show(trial, "en").view.offers
        assert advice.reason


async def test_my_data_has_the_lines_and_forget_me_deletes_them(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        await a_stroke(bot, game)
        await a_stroke(bot, game, BOB)
        named = await bot.tables.trial_lines.name(game, ANN.id, "my secret plan")
        (line,) = json.loads(await bot.tables.my_data.export(ANN.id))["tried_lines"]
        assert (line["game_id"], line["name"], line["seq"]) == (game, "my secret plan", named.row.seq)
        assert [step["seat"] for step in json.loads(line["steps"])] == [RED, RED, BLUE]
        await bot.tables.my_data.forget(ANN.id)
        assert "my secret plan" not in str(await everything_stored(bot))
