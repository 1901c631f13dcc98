"""Reshuffles the hidden cards: the ones face down and the ones left in the box."""

from msgspec.structs import replace

from engine.core import Dice, Viewer
from engine.dice_game.state import State
from engine.kit.ready.hands import deal_again


def redeal(state: State, viewer: Viewer, dice: Dice) -> State:
    """Returns a random state that looks the same to the viewer; all viewers see the same here."""
    *below, box = deal_again(dice, *(stack[1:] for stack in state.stacks), state.box)
    stacks = tuple((*stack[:1], *cards) for stack, cards in zip(state.stacks, below, strict=True))
    return replace(state, stacks=stacks, box=box)
