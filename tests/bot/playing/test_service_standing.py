"""Standing orders at the tables: given in secret, kept, followed at once, and invisible until they act."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.copies import replace
from bot.service.errors import CannotOrder, NoStandingOrders, NotPlaying, NotSeated, TooManyOrders
from bot.service.playing.standing_orders import MOST_ORDERS, OrderQuestion, SeatReactions
from bot.store import games, journal
from bot.store.rows import ByWhom, GameId, Move, OwedPost, Person, ReactionMode, Status
from bot.titles.title import Choice, Commands, Query
from engine.core import AtAGlance, Data, Level, Window
from tests.bot.house import ANN, BLUE, BOB, EVE, RED, House, house
from tests.bot.playing.test_service_orders import Gallery
from tests.bot.report import Report
from tests.duel import DUEL
from tests.duel.game import Aim, CardId, Line, Parry, Strike
from tests.duel.title import STANDING
from tests.opaque import AnyTitle, inside

# A game whose computer always passes: any answer in a window comes from the orders.
TIMID: AnyTitle = replace(DUEL, minds={Level.NORMAL: AtAGlance(lambda view, decision, legal, dice: legal[0])})


async def _moves(bot: House, game: GameId) -> tuple[Move, ...]:
    return await bot.database.read(journal.moves, game)


async def _hand(bot: House, game: GameId, person: Person) -> tuple[CardId, ...]:
    hand: tuple[CardId, ...] = inside(await bot.tables.views.look(game, person.id)).hand
    return hand


async def _arm(bot: House, game: GameId, person: Person, card: CardId, least: int = 1) -> SeatReactions:
    armed = await bot.tables.standing_orders.give(game, person.id, (str(card), str(least)))
    assert isinstance(armed, SeatReactions)
    return armed


async def _strike(bot: House, game: GameId, card: CardId | None = None) -> Report:
    await bot.say(game, ANN, "aim", line=Line.HIGH)
    return await bot.say(game, ANN, "strike", **({} if card is None else {"card": card}))


async def test_people_react_automatically_unless_they_say_otherwise(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", TIMID) as bot:
        game = await bot.lobby()
        await bot.tables.lobbies.take_seat(game, ANN, RED)
        await bot.tables.lobbies.take_seat(game, BOB, BLUE)
        assert (await bot.tables.standing_orders.show(game, BOB.id)).reactions is ReactionMode.AUTOMATIC
        await bot.tables.lobbies.start(game, ANN.id)
        await bot.say(game, ANN, "keep")
        await bot.say(game, BOB, "keep")
        report = await _strike(bot, game)
        told = [line for page in report.public for line in page.lines]
        assert "Bob does not parry." in told
        assert report.table.deadline is None
        last = (await _moves(bot, game))[-1]
        assert (last.seat, last.by_whom, last.by_user) == (BLUE, ByWhom.STANDING, None)


@pytest.mark.parametrize(("least", "parries"), [(1, True), (24, False)])
async def test_an_order_answers_when_it_fits_and_not_otherwise(
    tmp_path: Path, least: int, parries: bool
) -> None:
    sharp = replace(TIMID, standing=replace(STANDING, step=_of_any_strength))
    async with house(tmp_path / "bot.db", sharp) as bot:
        game = await bot.duel(ReactionMode.AUTOMATIC)
        card = max(await _hand(bot, game, BOB))
        await _arm(bot, game, BOB, card, least)
        report = await _strike(bot, game, min(await _hand(bot, game, ANN)))
        told = [line for page in report.public for line in page.lines]
        assert (f"Bob parries with the {card}." in told) is parries
        assert ("Bob does not parry." in told) is not parries


def _of_any_strength(view: Any, chosen: tuple[str, ...], words: Any) -> Any:
    made = STANDING.step(view, chosen, words)
    if isinstance(made, Query) and len(chosen) == 1:
        return Query(asks=made.asks, choices=tuple(Choice(value=str(n), label=str(n)) for n in range(1, 25)))
    return made


async def test_an_order_is_kept_through_a_restart_and_lapses_with_its_card(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel(ReactionMode.AUTOMATIC, goal="3")
        card = max(await _hand(bot, game, BOB))
        await _arm(bot, game, BOB, card)
    async with house(tmp_path / "bot.db") as bot:
        armed = await bot.tables.standing_orders.show(game, BOB.id)
        assert [order.text for order in armed.orders] == [f"parry a stroke of at least 1 with the {card}"]
        await _strike(bot, game)
        assert card not in await _hand(bot, game, BOB)
        assert (await bot.tables.standing_orders.show(game, BOB.id)).orders == ()
    async with house(tmp_path / "bot.db") as bot:
        assert (await bot.tables.standing_orders.show(game, BOB.id)).orders == ()
        record = await bot.database.read(games.record, game)
        assert record is not None
        assert record.orders == ()


async def test_orders_are_given_step_by_step(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        hand = await _hand(bot, game, BOB)
        first = await bot.tables.standing_orders.give(game, BOB.id, ())
        assert isinstance(first, OrderQuestion)
        assert (first.query.asks, first.back, first.labels) == ("Parry with which card?", None, ())
        assert [choice.value for choice in first.query.choices] == [str(card) for card in hand]
        second = await bot.tables.standing_orders.give(game, BOB.id, (str(hand[0]),))
        assert isinstance(second, OrderQuestion)
        assert (second.chosen, second.back) == ((str(hand[0]),), ())
        assert second.labels == (f"the {hand[0]}",)
        assert [choice.label for choice in second.query.choices] == [
            "at least 1",
            "at least 10",
            "at least 20",
        ]
        assert (await bot.tables.standing_orders.show(game, BOB.id)).orders == ()


async def test_a_lone_choice_takes_itself_and_is_passed_over_on_the_way_back(tmp_path: Path) -> None:
    def step(view: Any, chosen: tuple[str, ...], words: Any) -> Any:
        if len(chosen) == 1:
            return Query(asks="sure?", choices=(Choice(value="yes", label="yes"),))
        return STANDING.step(view, chosen[:1] + chosen[2:], words)

    async with house(tmp_path / "bot.db", replace(DUEL, standing=replace(STANDING, step=step))) as bot:
        game = await bot.duel()
        card = str((await _hand(bot, game, BOB))[0])
        asked = await bot.tables.standing_orders.give(game, BOB.id, (card,))
        assert isinstance(asked, OrderQuestion)
        assert (asked.chosen, asked.back, asked.labels) == ((card, "yes"), (), (f"the {card}",))
        assert isinstance(
            await bot.tables.standing_orders.give(game, BOB.id, (card, "yes", "10")), SeatReactions
        )


async def test_orders_are_replaced_removed_and_limited(tmp_path: Path) -> None:
    def step(view: Any, chosen: tuple[str, ...], words: Any) -> Any:
        """Offers an order for every card of the game."""
        if not chosen:
            cards = tuple(Choice(value=str(number), label=str(number)) for number in range(1, 25))
            return Query(asks="", choices=cards)
        return STANDING.step(view, chosen, words)

    free = replace(STANDING, step=step, stands=lambda view, order: True)
    async with house(tmp_path / "bot.db", replace(DUEL, standing=free)) as bot:
        game = await bot.duel()
        await _arm(bot, game, BOB, CardId(1), 1)
        armed = await _arm(bot, game, BOB, CardId(1), 20)
        (order,) = armed.orders
        assert order.text == "parry a stroke of at least 20 with the 1"
        for number in range(2, MOST_ORDERS + 1):
            armed = await _arm(bot, game, BOB, CardId(number))
        with pytest.raises(TooManyOrders):
            await _arm(bot, game, BOB, CardId(20))
        armed = await _arm(bot, game, BOB, CardId(1), 10)  # replaces another order about the same card
        assert len(armed.orders) == MOST_ORDERS
        armed = await bot.tables.standing_orders.withdraw(game, BOB.id, order.mark)  # it is already gone
        assert len(armed.orders) == MOST_ORDERS
        armed = await bot.tables.standing_orders.withdraw(game, BOB.id, armed.orders[-1].mark)
        assert [each.text for each in armed.orders] == [
            f"parry a stroke of at least 1 with the {number}" for number in range(2, MOST_ORDERS + 1)
        ]
        assert (await bot.tables.standing_orders.show(game, ANN.id)).orders == ()


async def test_what_is_not_there_cannot_be_ordered(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        lobby = await bot.lobby()
        await bot.tables.lobbies.take_seat(lobby, ANN, RED)
        with pytest.raises(NotPlaying):
            await bot.tables.standing_orders.give(lobby, ANN.id, ())
        assert not (await bot.tables.standing_orders.show(lobby, ANN.id)).can_order
        game = await bot.duel()
        (theirs, *_) = await _hand(bot, game, ANN)
        mine = str((await _hand(bot, game, BOB))[0])
        for chosen in ((str(theirs),), (str(theirs), "1"), (mine, "7"), ("nonsense",)):
            with pytest.raises(CannotOrder):
                await bot.tables.standing_orders.give(game, BOB.id, chosen)
        for ask in (
            bot.tables.standing_orders.show(game, EVE.id),
            bot.tables.standing_orders.give(game, EVE.id, ()),
        ):
            with pytest.raises(NotSeated):
                await ask
    async with house(tmp_path / "other.db", replace(TIMID, standing=None)) as bot:
        game = await bot.duel(ReactionMode.AUTOMATIC)
        with pytest.raises(NoStandingOrders):
            await bot.tables.standing_orders.give(game, BOB.id, ())
        report = await _strike(bot, game)
        assert any("does not parry" in line for page in report.public for line in page.lines)


async def test_whoever_is_asked_is_asked_whatever_they_have_ordered(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel()
        card = max(await _hand(bot, game, BOB))
        await _arm(bot, game, BOB, card)
        report = await _strike(bot, game)
        assert report.public[-1].waits_for == (BOB,)
        assert report.table.deadline is not None
        # Switching to automatic reactions answers the open question.
        report = await bot.told(
            bot.tables.standing_orders.set_reactions(game, BOB.id, ReactionMode.AUTOMATIC)
        )
        assert f"Bob parries with the {card}. (automatic reaction)" in report.lines[BLUE]
        assert (await bot.tables.views.table(game)).deadline is None


async def test_never_rests_standing_orders(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel(ReactionMode.NEVER)
        await _arm(bot, game, BOB, max(await _hand(bot, game, BOB)))
        report = await _strike(bot, game)
        assert any("Bob does not parry" in line for page in report.public for line in page.lines)
        assert len((await bot.tables.standing_orders.show(game, BOB.id)).orders) == 1


async def test_giving_an_order_disturbs_nobody(tmp_path: Path) -> None:
    """It changes neither another person's panel, nor queued posts, nor the journal."""
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.lobby()
        await bot.tables.lobbies.take_seat(game, ANN, RED)
        await bot.tables.lobbies.take_seat(game, BOB, BLUE)
        await bot.tables.lobbies.start(game, ANN.id)
        seen = await bot.tables.views.look(game, ANN.id)
        await bot.say(game, BOB, "keep")
        owed, announced = await _owed(bot), list(bot.announced)
        await _arm(bot, game, BOB, (await _hand(bot, game, BOB))[0])
        await bot.tables.standing_orders.set_reactions(game, BOB.id, ReactionMode.NEVER)
        assert (await _owed(bot), bot.announced) == (owed, announced)
        await bot.tables.play.choose(
            game, ANN.id, seq=seen.seq, index=0
        )  # seen before, and still the question
        assert [move.seq for move in await _moves(bot, game)] == [0, 1, 2]


async def _owed(bot: House) -> list[OwedPost]:
    """Returns the owed posts without the revision of their table, which every change raises."""
    return [replace(post, revision=0) for post in await bot.tables.outbox.owed_posts()]


async def test_a_card_named_for_ones_own_turn_is_not_played_in_anothers(tmp_path: Path) -> None:
    def plan(state: Any, seat: Any, filled: Mapping[str, str]) -> tuple[Any, ...]:
        card = CardId(int(filled["card"]))
        return Aim(line=Line.HIGH), Strike(card=min(state.hands[seat])), Parry(card=card)

    feint = replace(TIMID, commands=Commands(verbs=(replace(DUEL.commands.verbs[0], plan=plan),)))
    async with house(tmp_path / "bot.db", feint) as bot:
        game = await bot.duel(goal="3")
        best = max(await _hand(bot, game, ANN))
        await bot.tables.standing_orders.set_reactions(game, ANN.id, ReactionMode.AUTOMATIC)
        await bot.tables.play.order(game, ANN.id, "strike", {"line": "high", "card": str(best)})
        await bot.say(game, BOB, "parry", card=max(await _hand(bot, game, BOB)))
        assert (await bot.tables.views.look(game, None)).asked == (BLUE,)
        await bot.say(game, BOB, "aim")
        await bot.say(game, BOB, "strike")
        assert best in await _hand(bot, game, ANN)
        assert any(move.seat == RED and move.by_whom is ByWhom.STANDING for move in await _moves(bot, game))


async def test_orders_of_another_shape_or_of_nobody_lapse(tmp_path: Path) -> None:
    class ParryOften(Data, frozen=True):
        often: int

    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel(ReactionMode.AUTOMATIC)
        await _arm(bot, game, BOB, (await _hand(bot, game, BOB))[0])
    other = replace(DUEL, standing=replace(STANDING, order_type=ParryOften))
    async with house(tmp_path / "bot.db", other) as bot:
        assert (await bot.tables.standing_orders.show(game, BOB.id)).orders == ()
        await _strike(bot, game)
    three = replace(DUEL, rules=Gallery())
    async with house(tmp_path / "three.db", three) as bot:
        game = await bot.lobby()
        for person in (ANN, BOB, EVE):
            await bot.tables.lobbies.take_seat(game, person)
        await bot.tables.lobbies.start(game, ANN.id)
        await _arm(bot, game, BOB, (await _hand(bot, game, BOB))[0])
        await bot.tables.leaving.resign(game, BOB.id)  # the computer takes over and ignores the orders
        record = await bot.database.read(games.record, game)
        assert record is not None
        assert record.orders == ()


# --- nothing shows before it acts --------------------------------------------------------------------------

WAYS = ("can’t give an order", "an order that does not fit", "three orders that do not fit", "never")


async def test_nobody_can_tell_what_is_ordered(tmp_path: Path) -> None:
    """The same game with different orders: journal, posts, pages and announcements are the same."""
    seen = [await _a_few_strokes(tmp_path / f"{number}.db", way) for number, way in enumerate(WAYS)]
    assert seen[0]["rows"]
    for other in seen[1:]:
        for name, value in seen[0].items():
            assert other[name] == value, name


async def _a_few_strokes(path: Path, way: str) -> dict[str, Any]:
    """Plays the same strokes, and returns everything visible to others than Bob."""
    never_fits = replace(STANDING, answer=lambda view, decision, legal, orders: None)
    async with house(path, replace(TIMID, standing=never_fits)) as bot:
        game = await bot.duel(ReactionMode.NEVER if way == "never" else ReactionMode.AUTOMATIC, goal="3")
        wanted = {"an order that does not fit": 1, "three orders that do not fit": 3}.get(way, 0)
        reports: list[Report] = []
        while not reports or reports[-1].table.status is Status.PLAYING:
            for card in (await _hand(bot, game, BOB))[:wanted]:
                await _arm(bot, game, BOB, card, 20)
            for person in (ANN, BOB):
                view = await bot.tables.views.look(game, person.id)
                while view.my_turn:
                    assert not view.window
                    call = bot.tables.play.choose(game, person.id, seq=view.seq, index=0)
                    reports.append(await bot.told(call))
                    view = await bot.tables.views.look(game, person.id)
        rows = [replace(move, at=0.0) for move in await _moves(bot, game)]
        return {
            "rows": rows,
            "posts": [
                (d.kind, d.turn, d.first, d.last, d.user_id) for d in await bot.tables.outbox.owed_posts()
            ],
            "announced": bot.announced,
            "log": await bot.tables.pages.log(game, None),
            "opponent's log": await bot.tables.pages.log(game, ANN.id),
            "pages": [_page(page) for report in reports for page in report.public],
            "opponent's lines": [report.lines[RED] for report in reports],
        }


def _page(page: Any) -> tuple[Any, ...]:
    return (
        page.report,
        page.lines,
        page.asks,
        page.asked,
        page.waits_for,
        page.window,
        page.deadline,
        page.view,
    )


async def test_what_is_answered_at_once_is_announced_with_its_answer(tmp_path: Path) -> None:
    """No message of the table ever shows a window in which no seat is asked."""
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.duel(ReactionMode.AUTOMATIC)
        shown: list[bool] = []

        def look(game_id: GameId) -> None:
            position = bot.tables.pages._positions._positions[game_id]
            shown.append(isinstance(position.decision, Window))

        bot.tables.listen(look)
        await _strike(bot, game)
        assert shown == [False, False]  # after aiming, and after all that followed the stroke
