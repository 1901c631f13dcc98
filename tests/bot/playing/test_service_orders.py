"""Orders of several actions, standing orders, the clock and computers: automatic play."""

import asyncio
import multiprocessing
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.copies import replace
from bot.durations import DAY
from bot.proof.check import check
from bot.proof.record import read
from bot.service.errors import NotAllowed, NotSeated, UnknownVerb
from bot.service.playing.requests import Committed
from bot.service.running.computers import Computers, Task
from bot.store import alarms, games, journal
from bot.store.rows import AlarmKind, ByWhom, GameId, Move, Person, ReactionMode, Status
from bot.titles.title import Commands
from engine.core import AtAGlance, Dice, Level, Outcome, Seat, SeatPlan, SeededDice, Step, Viewer
from tests.bot.conftest import Mishaps
from tests.bot.house import ANN, BLUE, BOB, EVE, RED, Clock, House, Inline, house
from tests.duel import DUEL, DuelRules, Options, title_of
from tests.duel.game import SEATS, Aim, AnyAction, AnyEvent, Burn, CardId, Line, State, Strike, View
from tests.opaque import inside


async def _moves(bot: House, game: GameId) -> tuple[Move, ...]:
    return await bot.database.read(journal.moves, game)


async def _actions(bot: House, game: GameId, since: int) -> list[tuple[int | None, str, ByWhom]]:
    """Returns the actions from a row on: the seat, the action, and its decider."""
    return [
        (move.seat, str(DUEL.codecs.actions.decode(move.action).__struct_config__.tag), move.by_whom)
        for move in (await _moves(bot, game))[since:]
        if move.action is not None
    ]


async def _plans(bot: House, game: GameId) -> list[int]:
    """Returns the seats with the rest of an order."""
    record = await bot.database.read(games.record, game)
    assert record is not None
    return [plan.seat for plan in record.plans]


async def _card(bot: House, game: GameId, person: Person, which: Any = max) -> str:
    return str(which(inside(await bot.tables.views.look(game, person.id)).hand))


async def test_an_order_is_all_its_actions(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        card = await _card(bot, game, ANN)
        report = await bot.tables.play.order(
            game, ANN.id, "strike", {"line": "low", "card": card}, interaction_id=5
        )
        assert await _actions(bot, game, 3) == [
            (RED, "aim", ByWhom.PLAYER),
            (RED, "strike", ByWhom.PLAYER),
        ]
        assert list(report.lines) == [
            "Ann aims low.",
            f"Ann strikes low with the {card}.",
        ]
        again = await bot.tables.play.order(
            game, ANN.id, "strike", {"line": "low", "card": card}, interaction_id=5
        )
        assert again.repeated
        assert again.lines == report.lines
        assert (await bot.tables.views.table(game)).seq == 4


async def test_what_is_typed_as_an_offer_reads_is_taken_for_it(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        card = await _card(bot, game, ANN)
        for nonsense in ("", "the", "ace of spades", f"the {card}0"):
            with pytest.raises(NotAllowed, match="Not now"):
                await bot.tables.play.order(game, ANN.id, "strike", {"line": "low", "card": nonsense})
        with pytest.raises(NotAllowed, match="Not now"):
            await bot.tables.play.order(game, BOB.id, "strike", {"line": "low", "card": "the 1"})
        report = await bot.tables.play.order(game, ANN.id, "strike", {"line": "low", "card": f" The {card}"})
        assert report.lines[-1] == f"Ann strikes low with the {card}."


async def test_an_order_that_cannot_be_done_is_refused_whole(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        with pytest.raises(NotAllowed, match="You do not hold the 99"):
            await bot.tables.play.order(game, ANN.id, "strike", {"line": "low", "card": "99"})
        with pytest.raises(NotAllowed, match="not your turn"):
            await bot.tables.play.order(game, BOB.id, "strike", {"line": "low", "card": "1"})
        with pytest.raises(UnknownVerb):
            await bot.tables.play.order(game, ANN.id, "castle", {})
        with pytest.raises(UnknownVerb):
            await bot.tables.play.order(game, ANN.id, "count", {"what": "deck"})
        assert (await bot.tables.views.table(game)).seq == 2


class _Omens(DuelRules):
    """Forbids aiming high once a card of the given kind has been turned over."""

    def __init__(self, bad: int) -> None:
        self.bad = bad  # odd or even

    def legal(self, state: State, seat: Seat) -> tuple[AnyAction, ...]:
        legal = super().legal(state, seat)
        forbidden = any(card % 2 == self.bad for card in state.gone)
        return tuple(action for action in legal if not (forbidden and action == Aim(line=Line.HIGH)))


@pytest.mark.parametrize("bad", [0, 1], ids=["even", "odd"])
async def test_an_order_is_not_refused_for_what_only_doing_it_would_show(tmp_path: Path, bad: int) -> None:
    """Otherwise a player could learn the next card by asking, without turning it over."""

    def plan(state: State, seat: Seat, filled: Mapping[str, str]) -> tuple[AnyAction, ...]:
        return Burn(), Aim(line=Line.HIGH)

    verb = replace(DUEL.commands.verbs[0], plan=plan)
    async with house(
        tmp_path / "bot.db", replace(DUEL, rules=_Omens(bad), commands=Commands(verbs=(verb,)))
    ) as bot:
        game = await bot.duel()
        before = (await bot.tables.views.table(game)).seq
        await bot.tables.play.order(game, ANN.id, "strike", {"line": "high", "card": "1"})
        said = [what for _, what, _ in await _actions(bot, game, before + 1)]
        (burned,) = inside(await bot.tables.views.look(game, None)).gone
        assert said == (["burn"] if burned % 2 == bad else ["burn", "aim"])
        stopped = (await bot.tables.views.look(game, ANN.id)).stopped
        assert stopped == ("Aim high" if burned % 2 == bad else "")
        for onlooker in (BOB.id, EVE.id, None):
            assert (await bot.tables.views.look(game, onlooker)).stopped == ""
        if stopped:  # Ann's next action drops it
            await bot.say(game, ANN, "aim", line=Line.LOW)
        assert await _plans(bot, game) == []


async def test_what_is_left_of_an_order_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        filled = {"line": "low", "card": await _card(bot, game, ANN), "then": "high"}
        await bot.tables.play.order(game, ANN.id, "strike", filled)
    async with house(tmp_path / "bot.db") as bot:
        since = (await bot.tables.views.table(game)).seq + 1
        await bot.say(game, BOB, "yield")  # the highest card can only be beaten by chance, see SEED
        assert await _actions(bot, game, since) == [
            (BLUE, "yield", ByWhom.PLAYER),
            (RED, "aim", ByWhom.PLAYER),
        ]
        assert (await _moves(bot, game))[-1].by_user == ANN.id
        assert (await bot.tables.views.look(game, ANN.id)).asks == "Strike high with which card?"


async def test_what_is_left_of_an_order_is_dropped_when_it_no_longer_fits(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel(goal="3")
        filled = {"line": "low", "card": await _card(bot, game, ANN, min), "then": "high"}
        await bot.tables.play.order(game, ANN.id, "strike", filled)
        await bot.say(game, BOB, "parry", card=max(inside(await bot.tables.views.look(game, BOB.id)).hand))
        assert (await bot.tables.views.look(game, None)).asked == (BLUE,)
        await bot.say(game, BOB, "aim")
        assert await _plans(bot, game) == [RED]
        since = (await bot.tables.views.table(game)).seq + 1
        await bot.say(game, BOB, "strike")  # asks Ann to parry, which her order did not foresee
        assert await _actions(bot, game, since) == [(BLUE, "strike", ByWhom.PLAYER)]
        assert await _plans(bot, game) == []


async def test_taking_back_drops_what_is_left_of_an_order(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        filled = {"line": "low", "card": await _card(bot, game, ANN), "then": "high"}
        await bot.tables.play.order(game, ANN.id, "strike", filled)
        vote = await bot.tables.undo.ask(game, ANN.id)
        assert isinstance(vote, Committed)  # at once: the stroke has only asked Bob, and rolled no dice
        assert await _plans(bot, game) == []


async def test_never_keeps_an_order_through_an_own_window(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel(goal="3")
        await bot.tables.standing_orders.set_reactions(game, ANN.id, ReactionMode.NEVER)
        filled = {"line": "low", "card": await _card(bot, game, ANN, min), "then": "high"}
        await bot.tables.play.order(game, ANN.id, "strike", filled)
        await bot.say(game, BOB, "parry", card=max(inside(await bot.tables.views.look(game, BOB.id)).hand))
        await bot.say(game, BOB, "aim")
        since = (await bot.tables.views.table(game)).seq + 1
        await bot.say(game, BOB, "strike")
        assert (await _actions(bot, game, since))[:2] == [
            (BLUE, "strike", ByWhom.PLAYER),
            (RED, "yield", ByWhom.STANDING),
        ]
        assert await _plans(bot, game) == [RED]


async def test_never_lets_every_window_pass_at_once(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        await bot.tables.standing_orders.set_reactions(game, BOB.id, ReactionMode.NEVER)
        await bot.say(game, ANN, "aim")
        since = (await bot.tables.views.table(game)).seq + 1
        report = await bot.say(game, ANN, "strike")
        assert (await _actions(bot, game, since))[:2] == [
            (RED, "strike", ByWhom.PLAYER),
            (BLUE, "yield", ByWhom.STANDING),
        ]
        assert report.table.deadline is None
        assert any(line.startswith("The dice show") for line in report.lines[RED])


async def test_never_answers_an_open_window_and_is_not_for_strangers(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        await bot.say(game, ANN, "aim")
        await bot.say(game, ANN, "strike")
        with pytest.raises(NotSeated):
            await bot.tables.standing_orders.set_reactions(game, EVE.id, ReactionMode.NEVER)
        report = await bot.tables.standing_orders.set_reactions(game, BOB.id, ReactionMode.NEVER)
        assert "Bob does not parry. (automatic reaction)" in report.lines
        assert (await bot.tables.views.look(game, BOB.id)).reactions is ReactionMode.NEVER
        assert (await _moves(bot, game))[-1].by_whom is ByWhom.STANDING


async def test_the_clock_answers_for_a_silent_player_and_not_before(tmp_path: Path) -> None:
    clock = Clock()
    async with house(tmp_path / "bot.db", clock=clock) as bot:
        game = await bot.duel()
        assert await _deadlines(bot) == []
        await bot.say(game, ANN, "aim")
        report = await bot.say(game, ANN, "strike")
        assert [report.table.deadline] == [clock.time + DAY] == await _deadlines(bot)
    clock.time += DAY - 1
    async with house(tmp_path / "bot.db", clock=clock) as bot:
        await bot.tables.alarms.ring()
        assert (await bot.tables.views.table(game)).seq == report.table.seq
        clock.time += 1
        assert await bot.tables.alarms.ring() == (game,)
        late = await bot.tables.pages.log(game, ANN.id, since=report.table.seq + 1)
        assert late[0] == "Bob ran out of time. The computer plays this turn."
        assert "parr" in late[1], "the computer answers as it thinks best"
        (answer,) = await bot.tables.pages._positions.moves(game, report.table.seq + 1)
        assert answer.by_whom is ByWhom.CLOCK
        assert await _deadlines(bot) == []


async def _deadlines(bot: House) -> list[float]:
    """Returns the deadlines of all visits, at all tables."""
    late = await bot.database.read(alarms.due, float("inf"))
    return [alarm.due for alarm in late if alarm.kind is AlarmKind.DEADLINE]


async def test_an_answer_stops_the_clock(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        await bot.say(game, ANN, "aim")
        await bot.say(game, ANN, "strike")
        await bot.say(game, BOB, "yield")
        assert await _deadlines(bot) == []


async def test_the_computer_plays_until_a_person_is_asked(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.solo()
        assert (await bot.tables.views.look(game, None)).asked == (RED,)
        report = await bot.say(game, ANN, "keep")
        while report.table.status is Status.PLAYING:
            view = await bot.tables.views.look(game, ANN.id)
            assert view.my_turn
            report = await bot.told(bot.tables.play.choose(game, ANN.id, seq=view.seq, index=0))
        by_computer = [move for move in await _moves(bot, game) if move.by_whom is ByWhom.COMPUTER]
        assert {move.seat for move in by_computer} == {BLUE}
        assert all(move.by_user is None for move in by_computer)
        check(read((await bot.tables.proofs.of(game)).text), bot.tables.titles.get)


async def test_a_computer_cut_short_goes_on_after_a_restart(tmp_path: Path) -> None:
    class Dead(Inline):
        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Any:
            raise asyncio.CancelledError  # the process ends here

    async with house(tmp_path / "bot.db", thinking=Dead()) as bot:
        game = await bot.lobby()
        await bot.tables.lobbies.take_seat(game, ANN, RED)
        await bot.tables.lobbies.seat_computer(game, ANN.id)
        with pytest.raises(asyncio.CancelledError):
            await bot.tables.lobbies.start(game, ANN.id)
    async with house(tmp_path / "bot.db") as bot:
        assert (await bot.tables.views.table(game)).seq == 0
        await bot.tables.autopilot.wake()
        assert (await _moves(bot, game))[-1].by_whom is ByWhom.COMPUTER


async def test_a_computer_that_cannot_play_leaves_it_to_chance(tmp_path: Path, mishaps: Mishaps) -> None:
    mishaps.expect()
    fool = replace(DUEL, minds={Level.NORMAL: AtAGlance(lambda *question: Strike(card=CardId(99)))})
    async with house(tmp_path / "bot.db", fool) as bot:
        game = await bot.solo()
        report = await bot.say(game, ANN, "keep")
        assert report.table.status is Status.PLAYING
        assert (await _moves(bot, game))[1].by_whom is ByWhom.COMPUTER
    assert [record.name for record in mishaps.records] == ["bot.service.running.computers"]


@pytest.mark.slow
async def test_a_computer_thinks_in_a_process_of_its_own_and_survives_its_death() -> None:
    computers = Computers(find=title_of)
    rules = DUEL.rules
    state = rules.setup(DUEL.codecs.options_type(), 2, SeededDice(b"x", 0)).state
    decision = rules.decision(state)
    assert decision is not None
    legal = rules.legal(state, RED)
    task = Task(level=Level.NORMAL, view=rules.view(state, RED), decision=decision, legal=legal, luck=b"luck")
    try:
        first = await computers.choose(DUEL, task)
        assert first in legal
        (worker,) = multiprocessing.active_children()
        worker.kill()
        assert await computers.choose(DUEL, task) == first
        assert worker not in multiprocessing.active_children()
    finally:
        computers.close()


async def test_resigning_ends_a_duel(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        report = await bot.told(bot.tables.leaving.resign(game, ANN.id, interaction_id=3))
        assert report.table.status is Status.OVER
        assert report.table.outcome is not None
        assert report.table.outcome.winners == (BLUE,)
        assert report.public[-1].lines[-1] == "Ann resigns."
        assert report.public[-1].asks == "Bob wins: nobody else is left in the game."
        assert (await bot.tables.leaving.resign(game, ANN.id, interaction_id=3)).repeated
    async with house(tmp_path / "bot.db") as bot:
        assert (await bot.tables.views.look(game, None)).asks == "Bob wins: nobody else is left in the game."


class Gallery(DuelRules):
    """A duel with a third seat that only watches."""

    def setup(self, options: Options, seats: int, dice: Dice) -> Step[State, AnyEvent]:
        return super().setup(options, len(SEATS), dice)

    def seat_plan(self, options: Options) -> SeatPlan:
        return SeatPlan(keys=("red", "blue", "blue"), fewest=3)

    def view(self, state: State, viewer: Viewer) -> View:
        return super().view(state, viewer if viewer in SEATS else None)


async def test_where_several_are_left_the_computer_plays_the_seat_on(tmp_path: Path) -> None:
    three = replace(DUEL, rules=Gallery())
    async with house(tmp_path / "bot.db", three) as bot:
        game = await bot.lobby()
        for person in (ANN, BOB, EVE):
            await bot.tables.lobbies.take_seat(game, person)
        await bot.tables.lobbies.start(game, ANN.id)
        report = await bot.told(bot.tables.leaving.resign(game, ANN.id))
        assert report.table.status is Status.PLAYING
        assert report.table.chairs[RED].computer
        assert report.table.chairs[RED].people == ()
        assert report.public[-1].lines[-2:] == ("Red resigns.", "Red has chosen.")
        assert (await bot.tables.views.look(game, BOB.id)).my_turn
        with pytest.raises(NotSeated):
            await bot.tables.leaving.resign(game, ANN.id)
        done = await bot.tables.leaving.resign(game, EVE.id)
        assert done.table.status is Status.PLAYING
        done = await bot.tables.leaving.resign(game, BOB.id)  # no player is left
        assert done.table.outcome == Outcome(winners=(), reason="resigned")


async def test_lookups_answer_from_the_askers_view(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        assert (
            await bot.tables.play.look_up(game, ANN.id, "count", {"what": "hand"}) == "3 cards in your hand."
        )
        assert await bot.tables.play.look_up(game, None, "count", {"what": "hand"}) == "0 cards in your hand."
        with pytest.raises(UnknownVerb):
            await bot.tables.play.look_up(game, ANN.id, "strike", {})
        cards = await bot.tables.play.complete(game, ANN.id, "strike", {}, "card")
        assert len(cards) == 3
        assert await bot.tables.play.complete(game, BOB.id, "strike", {}, "card") == ()
        assert await bot.tables.play.complete(game, None, "count", {}, "what")
