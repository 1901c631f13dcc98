"""Redeals the information hidden from a viewer: other hands, the deck, face-down markers."""

from msgspec.structs import replace

from engine.core import Dice, Viewer
from engine.miniatures.content import Content, EventId
from engine.miniatures.pieces import CardId, Side, side_of
from engine.miniatures.state import AnyFrame, Refilling, State, Thinning


def redeal(content: Content, state: State, viewer: Viewer, dice: Dice) -> State:
    """Returns a state that looks the same to the viewer, with the same cards and markers in total."""
    return _redeal_markers(_redeal_hands(content, state, viewer, dice), dice)


def _redeal_hands(content: Content, state: State, viewer: Viewer, dice: Dice) -> State:
    """Shuffles the other hands together with the deck; events are never in a hand (R11.1)."""
    strangers = [side for side in Side if viewer is None or side is not side_of(viewer)]
    events = set(content.decks[content.scenarios[state.scenario].ruleset].events)
    unseen: list[CardId | EventId] = [
        *state.deck,
        *(card for side in strangers for card in state.hands[side]),
    ]
    holdable = list(dice.shuffle(card for card in unseen if card not in events))
    hands = dict(state.hands)
    for side in strangers:
        hands[side] = tuple(CardId(holdable.pop()) for _ in state.hands[side])
    deck = dice.shuffle([*holdable, *(card for card in state.deck if card in events)])
    stack = tuple(_redeal_frame(frame, hands, strangers, dice) for frame in state.stack)
    return replace(state, hands=hands, deck=deck, stack=stack)


def _redeal_frame(
    frame: AnyFrame, hands: dict[Side, tuple[CardId, ...]], strangers: list[Side], dice: Dice
) -> AnyFrame:
    """Redeals a frame's cards: drawn cards are the last of the new hand, discards are guessed."""
    match frame:
        case Refilling(side=side, drawn=drawn) if side in strangers and drawn:
            return replace(frame, drawn=hands[side][-len(drawn) :])
        case Refilling(side=side, aside=aside) if side in strangers and aside:
            return replace(frame, aside=_random_cards(hands[side], len(hands[side]), dice))
        case Thinning(waiting=waiting, aside=aside):
            guesses = {
                side: _random_cards(hands[side], len(hands[side]) - (side in waiting), dice)
                for side in strangers
            }
            return replace(frame, aside={**aside, **guesses})
    return frame


def _random_cards(hand: tuple[CardId, ...], most: int, dice: Dice) -> tuple[CardId, ...]:
    """Returns random cards of a hand, at most this many."""
    count = dice.pick(range(most + 1))
    return tuple(dice.shuffle(hand)[:count])


def _redeal_markers(state: State, dice: Dice) -> State:
    """Shuffles the face-down markers with the ones set aside (R18.2)."""
    down = [marker for marker in state.markers if not marker.face_up]
    kinds = list(dice.shuffle([*(marker.kind for marker in down), *state.spare]))
    markers = tuple(
        marker if marker.face_up else replace(marker, kind=kinds.pop()) for marker in state.markers
    )
    return replace(state, markers=markers, spare=tuple(kinds))
