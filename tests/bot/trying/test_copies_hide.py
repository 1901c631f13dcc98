"""Every picture and text of a copy is the same from any state that looks the same to its person."""

from typing import Any

import pytest

from bot.service.model.position import Position
from bot.service.showing.views import copy_view
from bot.service.trying import lines
from bot.service.trying.chances import outcomes_of
from bot.store.rows import ReactionMode
from bot.testing.games import PlayedGame, games, words_of
from engine.core import Seat, SeededDice
from tests.duel.title import DUEL
from tests.opaque import AnyTitle, with_rules
from tests.titles import TITLES
from tests.visits import table_at

STEPS = 6  # tried from each position
every_title = pytest.mark.parametrize("title", [*TITLES, DUEL], ids=lambda title: str(title.id))


@every_title
def test_a_copy_shows_nothing_that_is_hidden(title: AnyTitle) -> None:
    """`redeal` is replaced by a function of the view alone; then both copies are the same in everything."""
    game, hidden = games(title)[0], 0
    for number, state in enumerate(game.sample(5)):
        for own in game.seats:
            other = title.rules.redeal(state, own, game.dice(("another", number)))
            hidden += other != state
            known, view = (
                title.rules.redeal(state, own, game.dice(("known", number))),
                title.rules.view(state, own),
            )

            def redeal(
                state: Any, viewer: Any, dice: Any, known: Any = known, view: Any = view, own: Seat = own
            ) -> Any:
                same = viewer == own and title.rules.view(state, viewer) == view
                return title.rules.redeal(known if same else state, viewer, dice)

            blind = with_rules(title, redeal=redeal)
            one, two = (_everything_shown(blind, game, each, own) for each in (state, other))
            assert one == two
    assert hidden or title.id == "falling_skies", "some games hide nothing"


def _everything_shown(title: AnyTitle, game: PlayedGame, state: Any, own: Seat) -> list[Any]:
    """Returns all texts and pictures of a copy, over some steps with the same dice."""
    position = table_at(title, state=state, reactions=ReactionMode.ASK, seats=len(game.seats))
    line, chance = lines.begin(title, state, own, 7), SeededDice(b"tries", 0)
    shown: list[Any] = []
    for step in range(STEPS):
        copy = lines.copy_of(position, line.reached[-1], step)
        shown += [*_shown(title, copy, own), title.codecs.events.encode(line.events)]
        if not copy.asked_seats:
            break
        seat = lines.acting_seat(copy, own)
        action = chance.pick(copy.legal(seat))
        line = lines.try_actions(position, line, seat, (action,), SeededDice(b"dice", step))
        if line.is_left_to_chance and step < 2:
            found = outcomes_of(position, line, own)
            shown.append([(one.odds, one.line.steps) for one in found.listed])
        if step == 1:
            line = lines.deal_again(title, line, own, 8)
    return shown


def _shown(title: AnyTitle, copy: Position, own: Seat) -> list[Any]:
    view = copy_view(copy, words_of(title), lines.acting_seat(copy, own), "en")
    scene = title.pictures.board(view.view, view.words)
    labels = [(offer.label, offer.hint, offer.icon) for offer in view.offers]
    orders = [(order.label, order.hint) for order in view.orders]
    return [view.asks, view.alt, view.text_board, view.hand_text, view.status, labels, orders, scene]
