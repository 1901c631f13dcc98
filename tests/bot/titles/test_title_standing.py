"""Standing orders of the miniatures game: the windows they fit, and how they are given and read."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.titles.miniatures.odds import Odds
from bot.titles.miniatures.sharing import Shares, subject
from bot.titles.miniatures.standing.order_kinds import AnyOrder
from bot.titles.miniatures.standing.orders import BookOrders
from bot.titles.title import Query, Standing, Words
from engine.core import Window
from engine.miniatures.actions import AnyAction
from engine.miniatures.pieces import side_of
from engine.miniatures.view import View
from tests.engine.games import catalogue, games
from tests.engine.miniatures.loading import referee_rules
from tests.engine.miniatures.position import Position
from tests.engine.miniatures.table import Table
from tests.engine.miniatures.words import spoken
from tests.titles import MINIATURES

BOOK = referee_rules().book
STANDING: Standing[AnyAction, View, Any] = BookOrders(BOOK, Odds(BOOK)).standing()
WORDS: Words = catalogue().words("en", MINIATURES)


class Case(Position, frozen=True, kw_only=True):
    """A window, and the answer in it under certain orders."""

    name: str
    counts: bool
    play: str
    orders: tuple[str, ...]


class Cases(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    case: tuple[Case, ...]


def _cases() -> tuple[Case, ...]:
    raw = tomllib.loads(Path(__file__).with_name("standing.toml").read_text(encoding="utf-8"))
    return msgspec.convert(raw, Cases).case


def _rows() -> Iterator[Any]:
    for case in _cases():
        for line in case.orders:
            orders, _, says = line.partition(" => ")
            yield pytest.param(case, orders, says.strip(), id=f"{case.name}: {line}")


@pytest.mark.parametrize(("case", "orders", "says"), list(_rows()))
def test_an_order_fits_its_window_and_no_other(case: Case, orders: str, says: str) -> None:
    table = Table(case)
    table.run(case.play)
    seat, decision = table.seat, table.rules.decision(table.state)
    assert isinstance(decision, Window)
    before = Table(case)
    given = tuple(_given(before.rules.view(before.state, seat), order) for order in orders.split(" + "))
    view, legal = table.rules.view(table.state, seat), table.rules.legal(table.state, seat)
    said = STANDING.answer(view, decision, legal, given)
    assert (spoken(BOOK, table.state, side_of(seat), said) if said is not None else "") == says
    assert STANDING.answer(view, decision, legal, ()) is None


@pytest.mark.parametrize("case", _cases(), ids=lambda case: str(case.name))
def test_what_counts_follows_from_what_everybody_sees(case: Case) -> None:
    table = Table(case)
    table.run(case.play)
    decision = table.rules.decision(table.state)
    assert decision is not None
    assert STANDING.counts(table.rules.view(table.state, None), decision) is case.counts


def _given(view: View, order: str) -> AnyOrder:
    """Gives an order as a player does, choice by choice."""
    chosen: tuple[str, ...] = ()
    for value in order.split():
        query = STANDING.step(view, chosen, WORDS)
        assert isinstance(query, Query), f"nothing more is asked after {chosen}"
        offered = [choice.value for choice in query.choices]
        assert value in offered, f"{value} is not among {offered}"
        chosen = (*chosen, value)
    made: AnyOrder | Query = STANDING.step(view, chosen, WORDS)
    assert not isinstance(made, Query), made
    assert STANDING.orders.decode(STANDING.orders.encode(made)) == made
    return made


HELD = Position(
    scenario="final-06-open",
    figures="DEK D4, SGT D5, S1 D6, M1 H8, TOR H7",
    human="ingenuity ingenuity splat lucky jammed artillery",
)


def _view(position: Position = HELD) -> View:
    table = Table(position)
    return table.rules.view(table.state, table.seat)


def test_what_can_be_ordered_is_what_is_held_and_works_in_a_window() -> None:
    query = STANDING.step(_view(), (), WORDS)
    assert [choice.label for choice in query.choices] == [
        "Human Ingenuity",
        "Splat!",
        "Lucky Escape",
        "Jammed",
        "which brave figure steps forward",
        "how to defend in a fight",
        "cards at the end of a round",
    ]


@pytest.mark.parametrize(
    ("chosen", "asks", "labels"),
    [
        (
            "f_ingenuity",
            "When do I play Human Ingenuity? On your own turn it replaces the second figure.",
            [
                "when one of your figures shoots",
                "when one of your figures fights",
                "when one of your figures has to survive",
            ],
        ),
        (
            "f_ingenuity survival",
            "For which figures?",
            ["anyone", "heroes only", "Deke, D4", "Sergeant, D5", "S1 (carbine, D6)"],
        ),
        (
            "f_splat enemy-survival",
            "For which figures?",
            ["anyone", "heroes only", "M1 (grunt, H8)", "General Tor, H7"],
        ),
        (
            "f_jammed jam",
            "How many cards must the row have?",
            ["any number of cards", "at least 2 cards", "at least 3 cards"],
        ),
        (
            "refill",
            "cards at the end of a round",
            [
                "keep them all",
                "ask me what to discard",
                "discard Human Ingenuity",
                "discard Splat!",
                "discard Lucky Escape",
                "discard Jammed",
                "discard Artillery Strike",
            ],
        ),
        ("authority", "Authority before a round", ["never use it", "ask me"]),
        (
            "stance",
            "how to defend in a fight",
            ["whichever is safer", "always fight back", "always dodge"],
        ),
    ],
)
def test_each_question_offers_what_there_is(chosen: str, asks: str, labels: list[str]) -> None:
    query = STANDING.step(_view(), tuple(chosen.split()), WORDS)
    assert query.asks == asks
    assert [choice.label for choice in query.choices] == labels


@pytest.mark.parametrize(
    ("order", "reads"),
    [
        ("f_ingenuity survival any 0", "Human Ingenuity when one of your figures has to survive"),
        (
            "f_ingenuity survival heroes 30",
            "Human Ingenuity when one of your figures has to survive (heroes only, at least 30% to kill)",
        ),
        ("f_lucky rescue DEK", "Lucky Escape when one of your figures is about to die (Deke)"),
        ("f_jammed jam 2", "Jammed when the enemy adds to or triggers support (at least 2 cards)"),
        ("brave cheapest", "which brave figure steps forward: the figure worth least to the enemy"),
        ("stance dodge", "how to defend in a fight: always dodge"),
    ],
)
def test_an_order_reads_as_a_sentence(order: str, reads: str) -> None:
    assert STANDING.describe(_view(), _given(_view(), order), WORDS) == reads


def test_an_order_lapses_with_the_last_card_of_its_kind() -> None:
    order, rest = _given(_view(), "f_ingenuity survival any 0"), _given(_view(), "stance fight")
    for hand, stands in (("ingenuity splat", True), ("splat", False), ("", False)):
        view = _view(msgspec.structs.replace(HELD, human=hand))
        assert STANDING.stands(view, order) is stands
        assert STANDING.stands(view, rest)


@pytest.mark.parametrize(
    ("first", "second", "same"),
    [
        ("f_ingenuity survival any 10", "f_ingenuity survival any 50", True),
        ("f_ingenuity survival any 10", "f_ingenuity survival heroes 10", False),
        ("f_ingenuity survival any 10", "f_ingenuity shot any 10", False),
        ("f_ingenuity survival any 10", "f_splat enemy-survival any 10", False),
        ("stance fight", "stance dodge", True),
        ("stance fight", "brave usual", False),
    ],
)
def test_of_two_orders_about_the_same_thing_one_holds(first: str, second: str, same: bool) -> None:
    about = [STANDING.about(_given(_view(), order)) for order in (first, second)]
    assert (about[0] == about[1]) is same


@pytest.mark.slow
def test_in_random_games_every_answer_is_legal() -> None:
    """Every possible order in the middle of a game, in every window of it."""
    standing = MINIATURES.standing
    assert standing is not None
    answered = 0
    for game in games(MINIATURES):
        orders: dict[int, dict[object, AnyOrder]] = {seat: {} for seat in game.seats}
        for step in game.steps:
            decision = MINIATURES.rules.decision(step.before)
            if not isinstance(decision, Window):
                continue
            view = MINIATURES.rules.view(step.before, step.seat)
            mine = orders[step.seat]
            mine |= {standing.about(order): order for order in _every(standing, view, ())}
            given = tuple(order for order in mine.values() if standing.stands(view, order))
            legal = MINIATURES.rules.legal(step.before, step.seat)
            answer = standing.answer(view, decision, legal, given)
            assert answer is None or answer in legal
            answered += answer is not None
    assert answered > 30


def _every(standing: Standing[AnyAction, View, Any], view: View, chosen: tuple[str, ...]) -> Iterator[Any]:
    """Yields every order that can be given, with the first and last choice of long lists."""
    step = standing.step(view, chosen, WORDS)
    if not isinstance(step, Query):
        yield step
        return
    values = [choice.value for choice in step.choices]
    for value in values if len(chosen) < 2 else {values[0], values[-1]}:
        yield from _every(standing, view, (*chosen, value))


# --- sharing a side ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("script", "action", "about"),
    [
        ("", "activate S1", "S1"),
        ("", "play cute figure=M1", None),
        ("", "play stealth figure=S1", "S1"),
        ("", "play artillery", None),
        ("activate SGT", "move D6", "SGT"),
        ("activate SGT", "finish", "SGT"),
        ("activate SGT\nmove D6\nmove D7\nlead", "activate S1", "S1"),
        ("activate SGT\nmove D6\nmove D7\nlead", "finish", "SGT"),
    ],
)
def test_an_action_is_about_the_figure_that_acts(script: str, action: str, about: str | None) -> None:
    table = Table(
        Position(
            scenario="final-03-open",
            figures="SGT D5, S1 D6 , S2 A1, M1 H8, M2 H7",
            human="cute stealth artillery",
        )
    )
    table.run(script)
    view = table.rules.view(table.state, table.seat)
    assert subject(view, table.legal()[action]) == about


def test_what_is_shared_out_is_every_figure_still_in_the_game() -> None:
    figures = "SGT D5, S1 D6, S2 waiting, S3 dead, S4 gone, M1 H8"
    shares = Shares(Odds(BOOK)).figures(_view(Position(figures=figures)), WORDS)
    assert [choice.label for choice in shares] == [
        "Sergeant, D5",
        "S1 (carbine, D6)",
        "S2 (carbine, not on the board yet)",
    ]
