"""Deals what a viewer cannot see anew."""

from msgspec.structs import replace

from engine.core import Dice, Viewer
from tests.duel.game import SEATS, CardId, State, Swapping


def redeal(state: State, viewer: Viewer, dice: Dice) -> State:
    """Returns a position the viewer cannot tell from this one."""
    hidden = [seat for seat in SEATS if seat != viewer]
    pool = list(dice.shuffled((*state.deck, *(card for seat in hidden for card in state.hands[seat]))))
    hands = tuple(
        hand if seat == viewer else tuple(pool.pop() for _ in hand)
        for seat, hand in zip(SEATS, state.hands, strict=True)
    )
    dealt = replace(state, hands=hands, deck=tuple(pool))
    if not isinstance(state.frame, Swapping):
        return dealt
    return replace(dealt, frame=_answers(dealt, state.frame, viewer, dice))


def _answers(state: State, frame: Swapping, viewer: Viewer, dice: Dice) -> Swapping:
    """What others have answered in secret is drawn from what they now hold."""

    def answer(seat: int, given: CardId | None) -> CardId | None:
        if seat == viewer or seat in frame.waiting:
            return given
        return dice.pick((None, *state.hands[seat]))

    return replace(frame, answers=tuple(answer(seat, given) for seat, given in enumerate(frame.answers)))
