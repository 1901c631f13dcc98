"""Checks that every title has to pass, over random games; a failed one raises `AssertionError`."""

import pickle
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from bot.testing.games import AnyTitle, PlayedGame, games, names, words_of
from bot.testing.leaks import leaks
from bot.testing.replay import replay
from bot.text.catalogue import ENGLISH
from engine.core import NoDice, RecordedDice, Refusal, Refused, Seat, Viewer, Window, play, tag_of, visible

MOST_ACTIONS = 12  # tried per position
OFTEN_ENOUGH = 3  # checks per kind of event in one game


def every_game_comes_to_an_end_with_an_outcome(title: AnyTitle) -> None:
    for game in games(title):
        outcome = title.rules.outcome(game.end)
        assert outcome is not None, game.name
        assert outcome.reason in title.rules.reasons
        assert set(outcome.winners) <= set(game.seats)
        assert len(outcome.scores) in (0, len(game.seats))
        assert title.rules.decision(game.end) is None
        assert all(title.rules.legal(game.end, seat) == () for seat in game.seats)


def a_game_that_asks_is_not_over(title: AnyTitle) -> None:
    for game in games(title):
        for step in game.steps:
            assert title.rules.outcome(step.before) is None


def whoever_is_not_asked_has_nothing_to_choose_from(title: AnyTitle) -> None:
    for game in games(title):
        for state in game.sample():
            decision = title.rules.decision(state)
            asked = decision.seats if decision else ()
            assert len(set(asked)) == len(asked)
            for seat in game.seats:
                assert bool(title.rules.legal(state, seat)) == (seat in asked), (game.name, decision, seat)


def an_index_names_an_action(title: AnyTitle) -> None:
    for game in games(title):
        for state in game.sample():
            for seat in _asked_seats(title, state):
                legal = title.rules.legal(state, seat)
                assert legal == title.rules.legal(
                    title.codecs.states.decode(title.codecs.states.encode(state)), seat
                )
                assert len(set(map(title.codecs.actions.encode, legal))) == len(legal)


def each_legal_action_applies(title: AnyTitle) -> None:
    for game in games(title):
        for number, state in enumerate(game.sample(15)):
            for seat in _asked_seats(title, state):
                legal = title.rules.legal(state, seat)
                for action in legal[:: max(1, len(legal) // MOST_ACTIONS)]:
                    after = play(title.rules, state, seat, action, game.dice((number, action))).state
                    decision = title.rules.decision(after)
                    assert (decision is None) == (title.rules.outcome(after) is not None)


def an_action_that_is_not_legal_is_refused_with_a_reason_in_words(title: AnyTitle) -> None:
    for game in games(title):
        pool = list({title.codecs.actions.encode(step.action): step.action for step in game.steps}.values())
        for number, state in enumerate(game.sample(8)):
            for seat in game.seats:
                legal = title.rules.legal(state, seat)
                view = title.rules.view(state, seat)
                foreign = [action for action in pool if action not in legal]
                stride = max(1, len(foreign) // MOST_ACTIONS)
                for action in foreign[number % stride :: stride]:
                    refusal = _refusal(title, state, seat, action)
                    assert _sentence(game, "refusal", refusal, view)


def values_survive_the_codec(title: AnyTitle) -> None:
    for game in games(title):
        assert title.codecs.options.decode(title.codecs.options.encode(game.options)) == game.options
        assert title.codecs.events.decode(title.codecs.events.encode(game.setup_events)) == game.setup_events
        for step in game.steps:
            assert title.codecs.actions.decode(title.codecs.actions.encode(step.action)) == step.action
            assert title.codecs.events.decode(title.codecs.events.encode(step.events)) == step.events
        for state in game.sample():
            assert title.codecs.states.decode(title.codecs.states.encode(state)) == state


def the_journal_replays_to_the_same_state(title: AnyTitle) -> None:
    for game in games(title):
        setup = title.rules.setup(game.dealt, len(game.seats), RecordedDice(game.setup_draws))
        assert setup.state == game.start
        moves = [(step.seat, step.action, step.draws) for step in game.steps]
        assert replay(title.rules, setup.state, moves) == game.end
        half = len(moves) // 2
        if half:  # also from a position that was stored and loaded in between
            woken = title.codecs.states.decode(title.codecs.states.encode(game.steps[half].before))
            assert replay(title.rules, woken, moves[half:]) == game.end


def nothing_changes_for_a_viewer_when_what_they_cannot_see_is_dealt_again(title: AnyTitle) -> None:
    changed = 0
    for game in games(title):
        found, dealt = leaks(game, title.rules)
        assert not found
        changed += dealt
    assert changed or _shows_all(title), "redealing changes nothing, so a leak could not be found"


def _shows_all(title: AnyTitle) -> bool:
    """Tells whether onlookers see as much as any player, so that nothing can be hidden."""
    return all(
        _seen_fields(title, state, viewer) == _seen_fields(title, state, None)
        for game in games(title)
        for state in game.sample(8)
        for viewer in game.seats
    )


def _seen_fields(title: AnyTitle, state: Any, viewer: Viewer) -> dict[str, Any]:
    """Returns the fields of a view, but not whose it is."""
    fields: dict[str, Any] = msgspec.structs.asdict(title.rules.view(state, viewer))
    return {name: value for name, value in fields.items() if name != "viewer"}


def what_is_answered_in_the_open_tells_nothing_hidden(title: AnyTitle) -> None:
    words = words_of(title).words(ENGLISH, title)
    for game in games(title):
        for number, state in enumerate(game.sample()):
            decision = title.rules.decision(state)
            if decision is None or not title.openness.open_orders(decision):
                continue
            dealt = title.rules.redeal(state, None, game.dice((number, "open")))
            view = title.rules.view(state, None)
            for seat in decision.seats:
                legal = title.rules.legal(state, seat)
                assert title.rules.legal(dealt, seat) == legal, decision
                assert all(isinstance(title.wording.hint(view, action, words), str) for action in legal)


def the_answer_of_the_clock_is_legal(title: AnyTitle) -> None:
    for game in games(title):
        for state in game.sample():
            decision = title.rules.decision(state)
            for seat in game.seats:
                idle = title.rules.idle(state, seat)
                assert idle is None or idle in title.rules.legal(state, seat)
                if isinstance(decision, Window) and seat in decision.seats:
                    assert idle is not None, f"{tag_of(decision)} would stall the table"


def every_position_has_words_and_a_picture(title: AnyTitle) -> None:
    words = words_of(title).words(ENGLISH, title)
    for game in games(title):
        for state in game.sample(8):
            decision = title.rules.decision(state)
            for viewer in game.viewers:
                view = title.rules.view(state, viewer)
                assert title.wording.alt(view, words)
                assert title.wording.text_board(view, words)
                hand = title.pictures.hand
                assert hand is None or hand(view, words) is None or title.wording.hand_text(view, words)
                assert title.pictures.board(view, words).shapes
                if decision is not None:
                    assert _sentence(game, "decision", decision, view)
                legal = () if viewer is None else title.rules.legal(state, viewer)
                for action in legal:
                    assert _sentence(game, "action", action, view)
                    title.wording.hint(view, action, words)
                if decision is not None and legal:
                    assert all(title.wording.aid(view, decision, legal, words))


def everything_told_has_words_for_everyone_who_hears_it(title: AnyTitle) -> None:
    for game in games(title):
        heard: Counter[str] = Counter()
        for step in game.steps:
            heard.update(map(tag_of, step.events))
            if not any(heard[tag_of(event)] <= OFTEN_ENOUGH for event in step.events):
                continue
            for viewer in game.viewers:
                view = title.rules.view(step.after, viewer)
                assert all(_sentence(game, "event", event, view) for event in visible(step.events, viewer))


def the_computer_chooses_a_legal_action_from_its_view_alone(title: AnyTitle) -> None:
    for game in games(title)[:3]:
        for number, state in enumerate(game.sample(8)):
            decision = title.rules.decision(state)
            for seat in _asked_seats(title, state):
                view = title.rules.view(state, seat)
                assert pickle.loads(pickle.dumps(view)) == view
                legal = title.rules.legal(state, seat)
                assert decision is not None
                assert title.computer(view, decision, legal, game.dice((number, "computer"))) in legal


def _refusal(title: AnyTitle, state: Any, seat: Seat, action: Any) -> Refusal:
    """Returns the reason why an action is not legal."""
    try:
        play(title.rules, state, seat, action, NoDice())
    except Refused as refused:
        return refused.refusal
    raise AssertionError(f"{tag_of(action)} is not in the list of legal actions, yet it is played")


def _asked_seats(title: AnyTitle, state: Any) -> tuple[Any, ...]:
    decision = title.rules.decision(state)
    return decision.seats if decision else ()


def _sentence(game: PlayedGame, kind: str, value: Any, view: Any) -> str:
    return words_of(game.title).describe(
        game.title, kind, value, view=view, seats=names(game), locale=ENGLISH
    )


CHECKS: tuple[Callable[[AnyTitle], None], ...] = (
    every_game_comes_to_an_end_with_an_outcome,
    a_game_that_asks_is_not_over,
    whoever_is_not_asked_has_nothing_to_choose_from,
    an_index_names_an_action,
    each_legal_action_applies,
    an_action_that_is_not_legal_is_refused_with_a_reason_in_words,
    values_survive_the_codec,
    the_journal_replays_to_the_same_state,
    nothing_changes_for_a_viewer_when_what_they_cannot_see_is_dealt_again,
    what_is_answered_in_the_open_tells_nothing_hidden,
    the_answer_of_the_clock_is_legal,
    every_position_has_words_and_a_picture,
    everything_told_has_words_for_everyone_who_hears_it,
    the_computer_chooses_a_legal_action_from_its_view_alone,
)
