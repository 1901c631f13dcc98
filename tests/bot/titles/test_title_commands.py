"""The commands of every title: any input gets a polite refusal, and nothing hidden shows in them."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bot.text.catalogue import ENGLISH
from bot.titles.title import Verb
from engine.core import LeftToChance, NoDice, Private, Refused, Revealing, Seat, play, tag_of
from engine.miniatures.pieces import MarkerKind
from tests.engine.games import EVERY, catalogue, games
from tests.engine.miniatures.position import Position, set_up
from tests.facts import facts_of
from tests.opaque import AnyTitle
from tests.titles import MINIATURES, TITLES

TYPED = ("²", "٣", "-1", "9" * 5000, "x", "a" * 6000, "@everyone", "- - - ² ²", "{ $seat }", ":", "🛸")
DEEP = 2  # offers of a slot that are followed to the next slot
POSITIONS = 6  # per game
OFTEN_ENOUGH = 5  # checks per kind of move in one game

real_titles = pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.id))
every_title = pytest.mark.parametrize("title", EVERY, ids=lambda title: str(title.id))


def _asked(title: AnyTitle) -> Iterator[tuple[Any, Seat, Any]]:
    """Yields positions with a seat to decide, each also with redealt hidden parts."""
    for game in games(title)[:4]:
        for number, state in enumerate(game.sample(POSITIONS)):
            decision = title.rules.decision(state)
            for seat in decision.seats if decision else ():
                yield state, seat, title.rules.redeal(state, seat, game.dice((number, seat, "commands")))


def _orders(title: AnyTitle, verb: Verb[Any, Any, Any], state: Any, seat: Seat) -> Iterator[dict[str, str]]:
    """Yields orders filled in from the offered choices, slot by slot."""
    words = catalogue().words(ENGLISH, title)
    filled: list[dict[str, str]] = [{}]
    for slot in verb.slots:
        further = [] if slot.required else list(filled)
        for so_far in filled:
            offered = verb.complete(state, seat, so_far, slot.name, words)
            further += [{**so_far, slot.name: choice.value} for choice in offered[:DEEP]]
        filled = further
    yield from filled


def _all_told(title: AnyTitle, verb: Verb[Any, Any, Any], state: Any, seat: Seat) -> list[Any]:
    """Returns all that a player can learn from a command without playing it."""
    words = catalogue().words(ENGLISH, title)
    told: list[Any] = []
    for filled in _orders(title, verb, state, seat):
        told.append((filled, _planned(verb, state, seat, filled)))
        for slot in verb.slots:
            others = {name: value for name, value in filled.items() if name != slot.name}
            told.append(tuple(verb.complete(state, seat, others, slot.name, words)))
    return told


def _planned(verb: Verb[Any, Any, Any], state: Any, seat: Seat, filled: dict[str, str]) -> Any:
    try:
        return verb.plan(state, seat, filled)
    except Refused as error:
        return error.refusal


@pytest.mark.slow
@every_title
def test_what_commands_offer_and_refuse_does_not_change_with_what_is_hidden(title: AnyTitle) -> None:
    for state, seat, dealt in _asked(title):
        for verb in title.commands.verbs:
            assert _all_told(title, verb, dealt, seat) == _all_told(title, verb, state, seat), verb.name


@every_title
def test_whole_orders_are_legal_and_do_not_change_with_what_is_hidden(title: AnyTitle) -> None:
    words = catalogue().words(ENGLISH, title)
    for state, seat, dealt in _asked(title):
        orders = tuple(title.commands.whole(state, seat, words))
        assert tuple(title.commands.whole(dealt, seat, words)) == orders
        legal = title.rules.legal(state, seat)
        assert all(order.actions[0] in legal and len(order.actions) > 1 for order in orders)
        assert len({order.actions for order in orders}) == len(orders)


@every_title
def test_a_verb_offers_nothing_while_it_could_not_answer(title: AnyTitle) -> None:
    """Outside the decisions it answers, a verb offers nothing, and the open question is repeated."""
    words = catalogue().words(ENGLISH, title)
    for state, seat, _ in _asked(title):
        for verb in title.commands.verbs:
            if verb.slots and not isinstance(title.rules.decision(state), verb.answers):
                assert not verb.complete(state, seat, {}, verb.slots[0].name, words), verb.name


@pytest.mark.slow
@real_titles
def test_what_is_taken_back_freely_has_taught_the_player_nothing(title: AnyTitle) -> None:
    """A move whose result depends on hidden parts cannot be undone freely."""
    for game in games(title):
        seen: Counter[tuple[str, ...]] = Counter()
        for number, step in enumerate(game.steps):
            kind = (tag_of(step.action), *map(tag_of, step.events))
            seen[kind] += 1
            told = any(isinstance(event, Private | Revealing) for event in step.events)
            if step.draws or told or seen[kind] > OFTEN_ENOUGH:
                continue
            dealt = title.rules.redeal(step.before, step.seat, game.dice((number, "undone")))
            other = title.rules.apply(dealt, step.seat, step.action, NoDice())
            assert other.events == step.events, (game.name, number)
            assert title.rules.view(other.state, step.seat) == title.rules.view(step.after, step.seat)


@pytest.mark.slow
@real_titles
def test_whatever_is_typed_is_planned_or_refused(title: AnyTitle) -> None:
    for state, seat, _ in _asked(title):
        for verb in title.commands.verbs:
            for typed in TYPED:
                _planned(verb, state, seat, {slot.name: typed for slot in verb.slots})
            for filled in list(_orders(title, verb, state, seat))[:2]:
                for name in (slot.name for slot in verb.slots):
                    for typed in TYPED:
                        _planned(verb, state, seat, {**filled, name: f"{filled.get(name, '')} {typed}"})
                        _planned(verb, state, seat, {**filled, name: typed})


@pytest.mark.parametrize("number", ["²", "9" * 5000, "-1", "x"], ids=["power", "long", "negative", "word"])
def test_the_row_of_a_card_is_a_number_or_left_open(number: str) -> None:
    state = set_up(MINIATURES.rules, Position(scenario="final-01", human="artillery"))  # type: ignore[arg-type] # as below
    (card,) = MINIATURES.rules.view(state, Seat(0)).hand
    (play,) = (verb for verb in MINIATURES.commands.verbs if verb.name == "card")
    _planned(play, state, Seat(0), {"card": f"{card.id} - - - {number} {number}"})


@pytest.mark.parametrize("kind", list(MarkerKind))
def test_moves_beyond_a_marker_do_not_tell_what_it_is(kind: MarkerKind) -> None:
    """Joe repairs artefacts and would be asked about one, so his path would end there."""
    position = Position(
        scenario="final-01",
        figures="JOE A1 heroics=2, S1 H1, M1 H8",
        markers=f"A2 {kind.value}, B1 {kind.value}",
    )
    state = set_up(MINIATURES.rules, position)  # type: ignore[arg-type] # Title.rules is the protocol's
    (move,) = (verb for verb in MINIATURES.commands.verbs if verb.name == "move")
    words = catalogue().words(ENGLISH, MINIATURES)
    offered = move.complete(state, Seat(0), {"figure": "JOE"}, "to", words)
    assert {choice.value for choice in offered} == {"A2", "B1"}
    with pytest.raises(Refused):
        move.plan(state, Seat(0), {"figure": "JOE", "to": "A3"})


# --- values of another moment ------------------------------------------------------------------------------

A_FEW = 6  # values per slot


@pytest.mark.slow
@real_titles
def test_a_value_of_another_moment_is_refused_in_every_slot(title: AnyTitle) -> None:
    moments = [(state, seat) for state, seat, _ in _asked(title)]
    elsewhere = _offered_anywhere(title, moments)
    taken = set()
    for state, seat in moments:
        for verb in title.commands.verbs:
            for filled in _orders(title, verb, state, seat):
                if not _goes(title, verb, state, seat, filled):
                    continue
                for slot, others, offered in _slots(title, verb, state, seat, filled):
                    for value in elsewhere[verb.name, slot]:
                        if value not in offered and _goes(title, verb, state, seat, {**others, slot: value}):
                            taken.add((verb.name, slot))
    assert taken <= set(facts_of(title.id).other_moments)


def _slots(
    title: AnyTitle, verb: Verb[Any, Any, Any], state: Any, seat: Seat, filled: dict[str, str]
) -> Iterator[tuple[str, dict[str, str], set[str]]]:
    """Yields every slot of a command, with the values of the others and its offered values."""
    words = catalogue().words(ENGLISH, title)
    for slot in verb.slots:
        others = {name: value for name, value in filled.items() if name != slot.name}
        offered = verb.complete(state, seat, others, slot.name, words)
        yield slot.name, others, {choice.value for choice in offered}


def _offered_anywhere(title: AnyTitle, moments: list[tuple[Any, Seat]]) -> dict[tuple[str, str], list[str]]:
    """Returns the values offered in each slot at any of the moments."""
    found: dict[tuple[str, str], list[str]] = {}
    for state, seat in moments:
        for verb in title.commands.verbs:
            for filled in ({}, *_orders(title, verb, state, seat)):
                for slot, _, offered in _slots(title, verb, state, seat, filled):
                    known = found.setdefault((verb.name, slot), [])
                    known.extend(sorted(offered - set(known))[: A_FEW - len(known)])
    return found


def _goes(title: AnyTitle, verb: Verb[Any, Any, Any], state: Any, seat: Seat, filled: dict[str, str]) -> bool:
    """Tells whether an order is taken, as far as can be seen before dice and others decide."""
    if not isinstance(title.rules.decision(state), verb.answers):
        return False
    try:
        for action in verb.plan(state, seat, filled):
            step = play(title.rules, state, seat, action, NoDice())
            state, decision = step.state, title.rules.decision(step.state)
            hidden = any(isinstance(event, Private | Revealing) for event in step.events)
            if hidden or decision is None or seat not in decision.seats:
                break
    except LeftToChance:
        pass
    except Refused:
        return False
    return True
