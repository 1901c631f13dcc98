"""Reshuffles the hidden cards: the ones face down and the ones left in the box."""

from msgspec.structs import replace

from engine.core import Dice, Viewer
from engine.dice_game.state import State


def redeal(state: State, viewer: Viewer, dice: Dice) -> State:
    """Returns a random state that looks the same to the viewer; all viewers see the same here."""
    unseen = [card for stack in state.stacks for card in stack[1:]] + list(state.box)
    pile = list(dice.shuffle(unseen))
    stacks = []
    for stack in state.stacks:
        below, pile = pile[: max(0, len(stack) - 1)], pile[max(0, len(stack) - 1) :]
        stacks.append((*stack[:1], *below))
    return replace(state, stacks=tuple(stacks), box=tuple(pile))
