"""Reshuffles the cards hidden from a viewer: the order of the decks, and the other hand."""

from msgspec.structs import replace

from engine.core import Dice, Viewer
from engine.kit.ready.hands import deal_again
from engine.new_wave.state import Camp, State, seat_of


def redeal(state: State, viewer: Viewer, dice: Dice) -> State:
    """Returns a random state that looks the same to the viewer."""
    camps = {side: _deal_camp(camp, dice, own=seat_of(side) == viewer) for side, camp in state.camps.items()}
    return replace(state, camps=camps)


def _deal_camp(camp: Camp, dice: Dice, *, own: bool) -> Camp:
    """Shuffles both piles, and the hand with the supply if it is not the viewer's own."""
    deck = dice.shuffle(camp.deck)
    if own:
        return replace(camp, deck=deck, supply=dice.shuffle(camp.supply))
    hand, supply = deal_again(dice, camp.hand, camp.supply)
    return replace(camp, deck=deck, hand=hand, supply=supply)
