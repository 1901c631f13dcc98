"""The search for leaks finds planted ones."""

from msgspec.structs import replace

from bot.testing.leaks import leaks
from engine.core import Decision, Seat, Viewer
from tests.duel import DUEL, DuelRules
from tests.duel.game import AnyAction, ChooseCard, State, View
from tests.engine.games import games


class _InTheView(DuelRules):
    """Leaks one bit of a hand through the size of the deck."""

    def view(self, state: State, viewer: Viewer) -> View:
        honest = super().view(state, viewer)
        odd = sum(card % 2 for card in state.hands[1]) % 2
        return honest if viewer == 1 else replace(honest, deck=honest.deck + odd)


class _InTheQuestion(DuelRules):
    """Leaks through the question: it differs when the next card is a good one."""

    def decision(self, state: State) -> Decision | None:
        honest = super().decision(state)
        if isinstance(honest, ChooseCard) and state.deck and state.deck[0] > 12:
            return ChooseCard(seats=(Seat(1),), line=honest.line)
        return honest


class _InTheList(DuelRules):
    """Leaks through the legal actions: offers no parry when the attacker holds an unbeatable card."""

    def legal(self, state: State, seat: Seat) -> tuple[AnyAction, ...]:
        honest = super().legal(state, seat)
        return honest[:1] if max(state.hands[1 - seat], default=0) > 20 else honest


def test_an_honest_game_has_none() -> None:
    for game in games(DUEL):
        found, changed = leaks(game, DuelRules())
        assert found == []
        assert changed


def test_each_kind_is_found() -> None:
    for rules, kind in (
        (_InTheView(), "view"),
        (_InTheQuestion(), "question"),
        (_InTheList(), "legal"),
    ):
        found = [leak for game in games(DUEL) for leak in leaks(game, rules)[0]]
        assert any(kind in leak for leak in found), kind
