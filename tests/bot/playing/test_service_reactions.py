"""The four reaction modes: the seats asked, the answers given, and the secrecy of hands."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.copies import replace
from bot.service.model import automatic_answers
from bot.service.model.automatic_answers import Reaction
from bot.service.model.position import Position
from bot.store import journal
from bot.store.rows import ByWhom, GameId, Move, ReactionMode
from engine.core import AtAGlance, Decision, Dice, Level, Seat, SeededDice, Step, Window
from engine.miniatures.actions import Decline
from engine.miniatures.pieces import side_of
from tests.bot.house import ANN, BLUE, BOB, RED, House, house
from tests.bot.report import Report
from tests.duel import DUEL, DuelRules
from tests.duel.game import AnyEvent, CardId, Line, Options, State
from tests.duel.title import STANDING
from tests.engine.games import play
from tests.opaque import AnyTitle, inside
from tests.titles import TITLES
from tests.visits import table_at

MODES = tuple(ReactionMode)
DEALS = 4  # deals of the hidden cards
(MINIATURES,) = (title for title in TITLES if title.id == "miniatures")


class Thinker:
    """A computer that chooses the first or the last legal action, and counts its calls."""

    def __init__(self, *, bold: bool) -> None:
        self.thoughts = 0
        self._which = -1 if bold else 0

    def __call__(self, view: Any, decision: Any, legal: tuple[Any, ...], dice: Dice) -> Any:
        self.thoughts += 1
        return legal[self._which]


class Redealt(DuelRules):
    """Deals the cards hidden from Ann again."""

    def __init__(self, deal: int) -> None:
        self._chance = bytes([deal]) * 32

    def setup(self, options: Options, seats: int, dice: Dice) -> Step[State, AnyEvent]:
        state, events = super().setup(options, seats, dice)
        return Step(self.redeal(state, RED, SeededDice(self._chance, 0)), events)


async def _strike(bot: House, game: GameId, *, strong: bool) -> Report:
    hand: tuple[CardId, ...] = inside(await bot.tables.views.look(game, ANN.id)).hand
    await bot.say(game, ANN, "aim", line=Line.HIGH)
    return await bot.say(game, ANN, "strike", card=max(hand) if strong else min(hand))


def _played_by(thinker: "Thinker") -> AnyTitle:
    return replace(DUEL, minds={Level.NORMAL: AtAGlance(thinker)})


async def _last(bot: House, game: GameId) -> Move:
    return (await bot.database.read(journal.moves, game))[-1]


# --- seats and answers -------------------------------------------------------------------------------------


@pytest.mark.parametrize("bold", [True, False])
async def test_where_no_order_fits_the_computer_answers_at_once(tmp_path: Path, bold: bool) -> None:
    async with house(tmp_path / "bot.db", _played_by(Thinker(bold=bold))) as bot:
        game = await bot.duel(ReactionMode.AUTOMATIC)
        told = [line for page in (await _strike(bot, game, strong=True)).public for line in page.lines]
        assert any("Bob parries" in line for line in told) is bold
        assert ("Bob does not parry." in told) is not bold
        last = await _last(bot, game)
        assert (last.seat, last.by_whom, last.by_user) == (BLUE, ByWhom.STANDING, None)


async def test_an_order_that_fits_goes_before_the_computer(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", _played_by(Thinker(bold=False))) as bot:
        game = await bot.duel(ReactionMode.AUTOMATIC)
        card = inside(await bot.tables.views.look(game, BOB.id)).hand[0]
        await bot.tables.standing_orders.give(game, BOB.id, (str(card), "1"))
        report = await _strike(bot, game, strong=True)
        assert f"Bob parries with the {card}." in [line for page in report.public for line in page.lines]


@pytest.mark.parametrize("strong", [True, False])
async def test_who_wants_to_be_asked_when_it_counts_is_asked_then(tmp_path: Path, strong: bool) -> None:
    counting = replace(STANDING, counts=lambda view, decision: strong)
    async with house(tmp_path / "bot.db", replace(DUEL, standing=counting)) as bot:
        game = await bot.duel(ReactionMode.COUNTS)
        report = await _strike(bot, game, strong=strong)
        assert report.public[-1].window is strong
        assert (report.table.deadline is not None) is strong
        if strong:  # if they stay silent, the clock answers
            bot.clock.time += 10 * report.table.settings.window_seconds
            await bot.tables.alarms.ring()
            assert (await bot.tables.views.table(game)).deadline is None


async def test_what_counts_is_told_by_the_view_of_nobody(tmp_path: Path) -> None:
    seen: list[tuple[Any, Decision]] = []

    def counts(view: Any, decision: Decision) -> bool:
        seen.append((view, decision))
        return False

    async with house(tmp_path / "bot.db", replace(DUEL, standing=replace(STANDING, counts=counts))) as bot:
        await _strike(bot, await bot.duel(ReactionMode.COUNTS), strong=True)
    assert seen
    assert all(view.viewer is None for view, _ in seen)


# --- secrecy -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("strong", [True, False], ids=["strong", "weak"])
@pytest.mark.parametrize("mode", MODES)
async def test_a_window_looks_the_same_whatever_the_seat_holds(
    tmp_path: Path, mode: ReactionMode, strong: bool
) -> None:
    """Bob's cards are dealt again; everything visible to others stays the same except Bob's action."""
    asked = mode is ReactionMode.ASK or (mode is ReactionMode.COUNTS and strong)
    noticed: dict[str, dict[str, Any]] = {}
    hands = set()
    for deal in range(DEALS):
        hand, leader, others = await _notice(tmp_path / f"{deal}.db", mode, deal, strong)
        assert noticed.setdefault(leader, others) == others  # the leader is public
        assert (others["waits"], others["thoughts"]) == (asked, 0 if asked else 1)
        hands.add(hand)
    assert len(hands) > len(noticed)


async def _notice(
    path: Path, mode: ReactionMode, deal: int, strong: bool
) -> tuple[object, str, dict[str, Any]]:
    """Returns Bob's hand, the next seat after a stroke at Bob, and everything visible to others."""
    thinker = Thinker(bold=deal % 2 == 0)  # the computer's choice for a hand is a secret too
    counting = replace(STANDING, counts=lambda view, decision: strong)
    title = replace(_played_by(thinker), rules=Redealt(deal), standing=counting)
    async with house(path, title) as bot:
        game = await bot.duel(mode)
        hand = inside(await bot.tables.views.look(game, BOB.id)).hand
        if deal % 3 == 0:
            await bot.tables.standing_orders.give(game, BOB.id, (str(hand[0]), "1"))
        report = await _strike(bot, game, strong=strong)
        rows = await bot.database.read(journal.moves, game)
        return (
            hand,
            str(report.public[-1].asked),
            {
                "rows": [_form(row) for row in rows],
                "posts": [
                    (owed.kind, owed.turn, owed.first, owed.last, owed.user_id)
                    for owed in await bot.tables.outbox.owed_posts()
                    if owed.user_id != BOB.id
                ],
                "announced": len(bot.announced),
                "waits": bool(report.table.deadline),
                "window": report.public[-1].window,
                "thoughts": thinker.thoughts,
            },
        )


def _form(row: Move) -> tuple[object, ...]:
    """Returns a row without its action and results."""
    return row.seq, row.kind, row.seat, row.turn, row.cause, row.by_user, row.by_whom, row.at


@pytest.mark.parametrize("scenario", ["final-01", "final-06"])
@pytest.mark.parametrize("mode", MODES)
def test_the_miniatures_answer_windows_alike_for_every_hand(scenario: str, mode: ReactionMode) -> None:
    kinds: set[str] = set()
    for state, others in _windows(scenario):
        kinds.add(type(MINIATURES.rules.decision(state)).__name__)
        (form,) = {
            _answer_form(table_at(MINIATURES, state=each, reactions=mode)) for each in (state, *others)
        }
        if mode in (ReactionMode.AUTOMATIC, ReactionMode.NEVER):
            assert form == (False, Reaction)
        if mode is ReactionMode.ASK:
            assert form == (True, type(None))
    assert {"BeforeTest", "RefillHand"} <= kinds


@pytest.mark.parametrize("scenario", ["final-01", "final-06", "beta-01"])
@pytest.mark.parametrize("mode", [ReactionMode.AUTOMATIC, ReactionMode.COUNTS])
def test_in_a_players_own_turn_the_computer_plays_no_card_for_them(scenario: str, mode: ReactionMode) -> None:
    """The computer's choice becomes a pass there; in other turns and at the end of a round it is played."""
    passed: set[str] = set()
    done: set[str] = set()
    for step in play(MINIATURES, {"scenario": scenario}, 0).steps:
        position = table_at(MINIATURES, state=step.before, reactions=mode)
        answer = automatic_answers.next_answer(position)
        if isinstance(answer, Reaction):
            legal = position.legal(answer.seat)
            seen: Any = position.view(None)
            own = seen.turn is side_of(answer.seat) and legal[0] == Decline()
            assert answer.with_thought(legal[-1]).action == (legal[0] if own else legal[-1])
            (passed if own else done).add(type(position.decision).__name__)
    assert "BeforeTest" in passed & done
    assert "RefillHand" in done - passed


async def test_an_order_for_ones_own_turn_looks_like_none_until_it_acts(tmp_path: Path) -> None:
    """In a window of one's own turn the computer is also asked once, and its choice is ignored."""
    thinker = Thinker(bold=True)
    own = replace(STANDING, spends_turn=lambda view, decision: True)
    async with house(tmp_path / "bot.db", replace(_played_by(thinker), standing=own)) as bot:
        game = await bot.duel(ReactionMode.AUTOMATIC)
        report = await _strike(bot, game, strong=True)
        assert "Bob does not parry." in [line for page in report.public for line in page.lines]
        last = await _last(bot, game)
        assert (last.seat, last.by_whom, last.by_user) == (BLUE, ByWhom.STANDING, None)
        assert thinker.thoughts == 1


def _windows(scenario: str) -> Iterator[tuple[Any, list[Any]]]:
    """Yields windows of a random game, each also with redealt hidden cards."""
    game = play(MINIATURES, {"scenario": scenario}, 0)
    for number, step in enumerate(game.steps):
        decision = MINIATURES.rules.decision(step.before)
        if isinstance(decision, Window) and number % 3 == 0:
            other = Seat(1 - step.seat)
            deals = [game.dice((number, deal)) for deal in range(2)]
            yield step.before, [MINIATURES.rules.redeal(step.before, other, dice) for dice in deals]


def _answer_form(position: Position) -> tuple[bool, type]:
    """Returns whether the table waits, and the kind of answer."""
    answer = automatic_answers.next_answer(position)
    if isinstance(answer, Reaction):
        legal = position.legal(answer.seat)
        said = answer.with_thought(legal[-1])
        assert said.action in legal
        assert (said.by_whom, said.by_user, said.plans) == (ByWhom.STANDING, None, {})
    return bool(automatic_answers.waiting_seats(position)), type(answer)
