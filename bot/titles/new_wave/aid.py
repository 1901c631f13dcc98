"""The aid of a turn of War of the Worlds: forced play, the hand and the row, in lines."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.titles.new_wave.hints import offer_line
from bot.titles.title import Words
from engine.core import Decision
from engine.new_wave import actions as do
from engine.new_wave.actions import AnyAction
from engine.new_wave.decisions import TakeTurn
from engine.new_wave.forecast import camp_on_turn
from engine.new_wave.view import CampView, View
from renderer.scenes.new_wave import names


def aid(view: View, decision: Decision, legal: Sequence[AnyAction], words: Words) -> list[str]:
    """Returns the aid of the player on turn; none for the questions within a card."""
    if not isinstance(decision, TakeTurn):
        return []
    lines = [*_hand(camp_on_turn(view), words), *_row(camp_on_turn(view), words)]
    may_end = any(isinstance(action, do.EndTurn) for action in legal)
    return lines if may_end else [words("aid-play-first"), *lines]


def _hand(camp: CampView, words: Words) -> Iterator[str]:
    if camp.hand:
        yield words("aid-hand")
    for held, count in Counter(camp.hand).items():
        told = tuple(names.mode(mode.id, words) for mode in held.modes)
        modes = f"{words('board-hand-or')} ".join(told) or names.card_brief(held.card, words)
        yield words("aid-card", card=names.card(held.card, words), count=count, modes=modes)


def _row(camp: CampView, words: Words) -> Iterator[str]:
    if camp.offer:
        yield words("aid-row", purse=camp.purse)
    for offer, count in Counter(camp.offer).items():
        yield offer_line(offer, count, names.card_brief(offer.card, words), words)
