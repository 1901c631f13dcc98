"""Lines of the miniatures' panel that name a card: the engine keeps their odds, and they fit everywhere."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.service.showing.views import seat_view
from bot.store.rows import ReactionMode, UserId
from bot.text.catalogue import Catalogue
from engine.core import LeftToChance, NoDice, Seat
from engine.kit.percent import percent
from engine.miniatures import decisions as ask
from engine.miniatures.state import State
from tests.engine.games import play
from tests.titles import MINIATURES, TITLES
from tests.visits import table_at

WITH_CARD = "whole-with-card"
LONGEST_LABEL, LONGEST_HINT = 100, 80  # Discord's limit for an entry; the part of a hint that a phone shows
ACTING = (ask.ChooseAction, ask.ChooseOpponent, ask.ShootAgain, ask.MoveFreely)
SCENARIOS = ("final-01", "final-06", "final-09", "beta-01")

catalogue = Catalogue(TITLES, strict=True)


def _acting(scenario: str) -> Iterator[tuple[State, Seat]]:
    """Yields positions of a random game in which a figure acts."""
    for step in play(MINIATURES, {"scenario": scenario}, 0).steps:
        if isinstance(MINIATURES.rules.decision(step.before), ACTING):
            yield step.before, step.seat


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_line_keeps_its_promise_in_the_window_it_names_a_card_for(scenario: str) -> None:
    words, checked = catalogue.words("en", MINIATURES), 0
    for state, seat in _acting(scenario):
        for order in MINIATURES.commands.whole(state, seat, words):
            if order.kind == WITH_CARD:
                promised = order.hint.partition("%")[0].split(" → ")
                before, after = _chances(state, seat, order.actions)
                assert promised[0] == before
                assert promised[1] == (after or promised[1])
                checked += after is not None
    assert checked > 5


def _chances(state: State, seat: Seat, actions: tuple[Any, ...]) -> tuple[str, str | None]:
    """Plays an order; returns the odds in its own window, and in the enemy's after the card if one opens.

    A defender fights back when asked, as the odds of a line assume.
    """
    rules = MINIATURES.rules
    *before, card = actions
    for action in before:
        state = rules.apply(state, seat, action, NoDice()).state
    while (decision := rules.decision(state)) is not None and decision.seats != (seat,):
        state = rules.apply(state, Seat(1 - seat), rules.legal(state, Seat(1 - seat))[0], NoDice()).state
    assert isinstance(decision, ask.BeforeTest | ask.BeforeHunt)
    assert card in rules.legal(state, seat)
    chance = _exact(state, decision)
    try:
        after = rules.apply(state, seat, card, NoDice()).state
    except LeftToChance:
        return chance, None
    theirs = rules.decision(after)
    assert isinstance(theirs, ask.BeforeTest | ask.BeforeHunt)
    return chance, _exact(after, theirs)


def _exact(state: State, decision: ask.BeforeTest | ask.BeforeHunt) -> str:
    fray = MINIATURES.rules.view(state, None).fray
    return str(decision.chance) if fray is None else percent(fray.chance)


@pytest.mark.parametrize("locale", catalogue.locales)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_line_fits_in_every_language(scenario: str, locale: str) -> None:
    lines = 0
    for state, seat in list(_acting(scenario))[::3]:
        position = table_at(MINIATURES, state=state, reactions=ReactionMode.AUTOMATIC)
        view = seat_view(position, catalogue, UserId(seat + 1), locale, hints=False)
        for order in view.orders:
            if order.kind == WITH_CARD:
                assert len(order.label) <= LONGEST_LABEL, order.label
                assert len(order.hint) <= LONGEST_HINT, order.hint
                lines += 1
    assert lines


@pytest.mark.parametrize("locale", catalogue.locales)
def test_the_longest_hint_fits_in_every_language(locale: str) -> None:
    words = catalogue.words(locale, MINIATURES)
    assert len(words("hint-swayed-own", before=">99", after=">99")) <= LONGEST_HINT
