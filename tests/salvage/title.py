"""The title of Salvage, from defaults alone."""

from collections.abc import Sequence
from pathlib import Path

from bot.titles.defaults import board, rules_from, text_board, verb
from bot.titles.title import (
    Artwork,
    Choice,
    Codecs,
    Commands,
    Namer,
    Package,
    Setup,
    Title,
    Wording,
    Words,
    namer,
)
from engine.core import AtAGlance, Decision, Dice, Level
from renderer.shapes import Scene
from tests.salvage.game import AnyAction, AnyEvent, Bid, Options, PartId, SalvageRules, State, View

FOLDER = Path(__file__).parent
SEATS = ("red", "blue", "green", "white")
NAMERS: dict[object, Namer] = {PartId: namer(lambda part, words: words("part-name", number=part))}

_table = text_board("round", "points", "coins", "held", "waiting", namers=NAMERS, seats=SEATS)


def _purses(words: Words) -> Sequence[Choice]:
    return [Choice(value=str(coins), label=words("purse", coins=coins)) for coins in (4, 6, 8)]


def _hand_text(view: View, words: Words) -> str:
    if not view.hand and not view.pack:
        return ""
    hand, pack = (", ".join(map(str, parts)) or "-" for parts in (view.hand, view.pack))
    return words("hand-text", hand=hand, pack=pack)


def _hand(view: View, words: Words) -> Scene | None:
    return board(_hand_text)(view, words) if _hand_text(view, words) else None


def _computer(view: View, decision: Decision, legal: tuple[AnyAction, ...], dice: Dice) -> AnyAction:
    """Bids at most one more; otherwise chooses the last: the lot is in no order."""
    bids = [action for action in legal if isinstance(action, Bid)]
    return bids[0] if bids and dice.draw(2) else legal[-1]


def title() -> Title[State, AnyAction, AnyEvent, View, Options]:
    """Builds the title."""
    rules = SalvageRules()
    return Title(
        id="salvage",
        rules=rules,
        codecs=Codecs(state_type=State, action_type=AnyAction, event_type=AnyEvent, options_type=Options),
        setup=Setup(choices={"coins": _purses}),
        pictures=Artwork(board=board(_table), hand=_hand),
        wording=Wording(namers=NAMERS, alt=_table, text_board=_table, hand_text=_hand_text),
        commands=Commands(
            verbs=(verb("bid", Bid, rules, NAMERS),), lookups=(rules_from(FOLDER / "rules.md"),)
        ),
        minds={Level.NORMAL: AtAGlance(_computer)},
        package=Package(folder=FOLDER),
    )
